import ListItemButton from '@mui/material/ListItemButton'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink, useParams } from 'react-router-dom'
import { roomPath } from '#renderer/unit/address/paths.ts'
import { useFavoriteTotal } from '#renderer/unit/favorites/use-favorites.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { useShownRoomIds } from '#renderer/unit/state/derive.ts'
import { useSession } from '#renderer/session/index.ts'
import { SWITCHING, useSeveralUnits } from '#renderer/own-units/index.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { hasPage } from '#renderer/platform/app-variants.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { getNextDeadline } from '#renderer/parts/deadlines/use-deadlines.ts'
import { useUnitDeadlines } from '#renderer/parts/deadlines/use-unit-deadlines.ts'
import { menuEntries } from './menu-entries.ts'
import styles from './PageMenu.module.css'

/**
 * The way to the other pages of the unit: a list beside the page (SHL-71); or, on phones, two columns of tiles,
 * without the page itself and the configurator, which the dashboard leads to (SHL-61..69, decision 41).
 */
export function PageMenu({ isTiles = false }: { isTiles?: boolean }) {
  const { t } = useTranslation('dashboard')
  const entries = useMenuEntries().filter(({ page }) =>
    isTiles ? page !== 'overview' && page !== 'configurator' : page !== 'units',
  )
  const wishes = useFavoriteTotal()
  const next = getNextDeadline(useUnitDeadlines() ?? [])
  const isDue = next !== null && next.status !== 'pending'
  if (entries.length === 0) return null
  return (
    <nav className={`ww-screen-only ${isTiles ? styles.tiles : styles.list}`} aria-label={t('menu.label')}>
      <ul className="ww-row ww-wrap ww-gap-12">
        {entries.map(({ page, icon, to }) => (
          <li key={page}>
            <ListItemButton component={NavLink} to={to} state={page === 'units' ? SWITCHING : undefined}>
              <NamedIcon name={icon} />
              {page === 'deadlines' && isDue ? (
                <span className={styles.dot}>
                  <span className="visually-hidden">{t('menu.due')}: </span>
                </span>
              ) : null}
              {page === 'wishes' && wishes > 0 ? t('menu.wishesCounted', { count: wishes }) : t(`menu.${page}`)}
            </ListItemButton>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function useMenuEntries() {
  const { store, basePath, portal, project, favorites } = useOpenUnit()
  const hasWishes = favorites !== null
  const { accountId = '', projectId = '' } = useParams()
  const isBuyer = useSession((state) => state.user?.group === 'buyer')
  const { hasSeveral, look } = useSeveralUnits(portal === 'bp' && isBuyer ? projectId : undefined)
  useEffect(look, [look])
  const [firstId] = useShownRoomIds()
  const first = firstId === undefined ? undefined : store.prepared.room(firstId)
  const configuratorPath = first === undefined ? null : roomPath(basePath, first.slug)
  const unitsPath = hasSeveral ? linkTo('unitSelector', { accountId, projectId }) : null
  return useMemo(
    () =>
      menuEntries({
        portal,
        hasPage: (page) => hasPage(project, page),
        featureFlags: project.featureFlags,
        unitPath: basePath.replace(/\/configurator$/, ''),
        configuratorPath,
        hasWishes,
        unitsPath,
      }),
    [portal, project, basePath, configuratorPath, hasWishes, unitsPath],
  )
}
