import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useParams } from 'react-router-dom'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { checkoutPath, dashboardPath, floorPlanPath, homePath, roomPath } from '#renderer/unit/address/paths.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { useShownRoomIds } from '#renderer/unit/state/derive.ts'
import { getFloorPlan } from '#renderer/parts/overview/unit-facts.ts'
import { ReturnLinks } from '#renderer/features/return-links/index.ts'
import { getLogo } from '#renderer/session/index.ts'
import { UserMenu } from '#renderer/features/user-menu/index.ts'
import { hasPage } from '#renderer/platform/app-variants.ts'
import { type LinkTab, LinkTabs } from '#renderer/ui/LinkTabs.tsx'
import { useRootAttribute } from '#renderer/ui/use-root-attribute.ts'
import { ProjectLogo } from '#renderer/ui/ProjectLogo.tsx'
import styles from './TopBar.module.css'
import { useScrolled } from './use-scrolled.ts'

/** px; further down the bar is dark (RES-7). */
const DARK_FROM = 10

/** Logo, the pages and rooms as tabs, and whose home it is, above every page of a residence (RES-4 to RES-7). */
export function TopBar() {
  const { t } = useTranslation('residence')
  const { basePath, name, typeLabel, project } = useOpenUnit()
  const { pathname } = useLocation()
  const tabs = useTabs()
  const isDark = useScrolled(DARK_FROM)
  const isInConfigurator = pathname.startsWith(basePath)
  // Without a page to close it to, the configurator's own bar does not lead out.
  const isOnlyWay = isInConfigurator && homePath(basePath, project) === basePath
  useRootAttribute('data-top-bar', isOnlyWay ? 'tabs' : isInConfigurator ? 'none' : 'all')
  const unitWords = (
    <>
      {/* The blank is for those who hear it. */}
      <small>{typeLabel}</small> <strong>{name}</strong>
    </>
  )
  return (
    <header
      className={`ww-screen-only ${styles.bar}`}
      data-dark={isDark || undefined}
      data-in-configurator={isInConfigurator || undefined}
      data-only-way={isOnlyWay || undefined}
    >
      <Link className={`ww-link ${styles.logo}`} to={homePath(basePath, project)} aria-label={t('topBar.toHome')}>
        <ProjectLogo url={getLogo(project)} alt="" />
      </Link>
      <LinkTabs className={styles.tabs} label={t('topBar.tabs')} links={tabs} />
      <div className={styles.end}>
        <ReturnLinks hosts={project.returnHosts} />
        {hasPage(project, 'checkout') ? (
          <Link
            className={`ww-link ${styles.unit}`}
            to={checkoutPath(basePath)}
            aria-label={t('topBar.toCheckout', { type: typeLabel, name })}
          >
            {unitWords}
          </Link>
        ) : (
          <p className={`ww-link ${styles.unit}`}>{unitWords}</p>
        )}
        {/* The configurator brings its own. */}
        {isInConfigurator ? null : <UserMenu />}
      </div>
    </header>
  )
}

/** RES-5: Home, the floor plan, one for each room. */
function useTabs(): readonly LinkTab[] {
  const { t } = useTranslation('residence')
  const { basePath, project, store, unit } = useOpenUnit()
  const { roomId } = useParams()
  const { pathname } = useLocation()
  const ids = useShownRoomIds()
  const rooms = useMemo(() => ids.flatMap((id) => store.prepared.room(id) ?? []), [ids, store])
  const openRoom = roomId === undefined ? undefined : store.prepared.room(roomId)

  // Without a drawing and without a room of it, the page would have nothing to show.
  const hasPlan = getFloorPlan(unit) !== null || rooms.some(({ mode }) => mode === 'FLOORPLAN_SELECTION')
  const hasFloorPlan = hasPlan && hasPage(project, 'floorplan')
  // The room where the layout is chosen has the floor plan's tab, whose page leads into it.
  const isBehindFloorPlan = ({ mode }: Room) => hasFloorPlan && mode === 'FLOORPLAN_SELECTION'
  const home = dashboardPath(basePath)
  const floorPlan = floorPlanPath(basePath)
  const roomTab = (room: Room): LinkTab => ({
    to: roomPath(basePath, room.slug),
    label: room.title,
    isOpen: openRoom?.id === room.id,
  })
  return [
    ...(hasPage(project, 'dashboard') ? [{ to: home, label: t('topBar.home'), isOpen: pathname === home }] : []),
    ...(hasFloorPlan
      ? [
          {
            to: floorPlan,
            label: t('topBar.floorPlan'),
            isOpen: pathname === floorPlan || (openRoom !== undefined && isBehindFloorPlan(openRoom)),
          },
        ]
      : []),
    ...rooms.filter((room) => !isBehindFloorPlan(room)).map(roomTab),
  ]
}
