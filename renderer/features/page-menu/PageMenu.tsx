import ListItemButton from '@mui/material/ListItemButton'
import { type CSSProperties, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink, useParams } from 'react-router-dom'
import { roomPath } from '#renderer/unit/address/paths.ts'
import { useFavoriteTotal } from '#renderer/unit/favorites/use-favorites.ts'
import { useUnitNews } from '#renderer/unit/news/use-unit-news.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { useShownRoomIds } from '#renderer/unit/state/derive.ts'
import { useSession } from '#renderer/session/index.ts'
import { SWITCHING, useSeveralUnits } from '#renderer/own-units/index.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { hasPage } from '#renderer/platform/app-variants.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { type MenuPage, menuEntries } from './menu-entries.ts'
import styles from './PageMenu.module.css'

interface PageMenuProps {
  readonly isTiles?: boolean
  /** Tiles that are no phone's alone: on wider screens all pages are among them (decision 41). */
  readonly isAnywhere?: boolean
  readonly style?: CSSProperties | undefined
}

/** What a dashboard on a phone leads to in other ways. */
const LED_TO: readonly MenuPage[] = ['overview', 'configurator']

/**
 * The way to the other pages of the unit: a list beside the page (SHL-71); or, on phones, two columns of tiles,
 * without the page itself and the configurator, which the dashboard leads to (SHL-61..69, decision 41).
 */
export function PageMenu({ isTiles = false, isAnywhere = false, style }: PageMenuProps) {
  const { t } = useTranslation('dashboard')
  const entries = useMenuEntries().filter(({ page }) =>
    isTiles ? isAnywhere || !LED_TO.includes(page) : page !== 'units',
  )
  const wishes = useFavoriteTotal()
  if (entries.length === 0) return null
  return (
    <nav
      className={`ww-screen-only ${isTiles ? styles.tiles : styles.list}`}
      aria-label={t('menu.label')}
      style={style}
    >
      <ul className="ww-row ww-wrap ww-gap-12">
        {entries.map(({ page, icon, to }) => (
          <li key={page} data-wide={(isAnywhere && LED_TO.includes(page)) || undefined}>
            <ListItemButton component={NavLink} to={to} state={page === 'units' ? SWITCHING : undefined}>
              <NamedIcon name={icon} />
              {page === 'wishes' && wishes > 0 ? t('menu.wishesCounted', { count: wishes }) : t(`menu.${page}`)}
              <NewsMark page={page} />
            </ListItemButton>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** SHL-70: how much is new there; of dates, that the next one is near or over. */
function NewsMark({ page }: { page: MenuPage }) {
  const { t } = useTranslation('dashboard')
  const news = useUnitNews()
  if (news === undefined) return null
  const { nextDeadline } = news
  if (page === 'deadlines') {
    if (nextDeadline === null || nextDeadline.status === 'pending') return null
    return (
      <>
        <span className={styles.dot} data-urgent={nextDeadline.status === 'overdue' || undefined} />
        <span className="visually-hidden">{t(`menu.deadline.${nextDeadline.status}`)}</span>
      </>
    )
  }
  const count = page === 'inbox' ? news.unreadThreads : page === 'documents' ? news.newDocuments : 0
  if (count === 0) return null
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
      <span className="visually-hidden">{t('menu.unread', { count })}</span>
    </>
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
