import Skeleton from '@mui/material/Skeleton'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { readDashboard, type ReadItem } from '#shared/domain/designs/read-dashboard.ts'
import { getLogo, type ProjectConfig } from '#renderer/session/index.ts'
import { PageHeader } from '#renderer/ui/PageHeader.tsx'
import { ProjectLogo } from '#renderer/ui/ProjectLogo.tsx'
import { useTitle } from '#renderer/ui/use-title.ts'
import type { UnitInSight } from '#renderer/unit/data/unit-in-sight.types.ts'
import page from './ClassicDashboard.module.css'
import opening from './DashboardOpening.module.css'
import frame from './DesignedDashboard.module.css'
import styles from './DesignedOpening.module.css'
import type { Design } from './get-design.ts'
import { BannerItem } from './items/banner/BannerItem.tsx'
import { PageProjectContext } from './items/parts/page-project.ts'
import { makeItem } from './layouts/make-item.ts'
import { projectBanner } from './layouts/project-banner.ts'

/** More are below the edge of any screen. */
const SHOWN_ITEMS = 4

interface DesignedOpeningProps extends Omit<UnitInSight, 'loader'> {
  readonly design: Design
}

/** A dashboard of the team's own while the unit is on its way: its banner at once, and the places of what follows. */
export function DesignedOpening({ portal, project, unit, design }: DesignedOpeningProps) {
  const { t } = useTranslation('configurator')
  useTitle(unit?.displayName ?? project.name, project.name)
  const items = useMemo(
    () => (design.version === 'custom' ? readDashboard(design.outline).items.filter(({ isFaulty }) => !isFaulty) : []),
    [design],
  )
  const of = useMemo(() => ({ project, portal }), [project, portal])
  return (
    <PageProjectContext value={of}>
      <div className={`ww-page ${page.page} ${frame.page}`} data-menu={project.dashboardMenu ?? 'left'}>
        <PageHeader logo={<ProjectLogo url={getLogo(project)} alt="" />}>{null}</PageHeader>
        <div className={`ww-stack ww-gap-20 ww-content ${page.body}`}>
          {project.dashboardMenu === 'absent' ? null : <div className={opening.menu} />}
          <main>
            <output className="visually-hidden">{t('loading.title')}</output>
            <div className={styles.page} data-version={design.version}>
              {design.version === 'custom' ? (
                items
                  .slice(0, SHOWN_ITEMS)
                  .map((item) => <ItemToCome key={item.key} item={item} name={unit?.displayName ?? null} />)
              ) : (
                <LayoutToCome version={design.version} project={project} />
              )}
            </div>
          </main>
        </div>
      </div>
    </PageProjectContext>
  )
}

interface ItemToComeProps {
  readonly item: ReadItem
  /** Of the home; null = not known yet. */
  readonly name: string | null
}

function ItemToCome({ item, name }: ItemToComeProps) {
  if (isBanner(item)) return <BannerItem item={item} place="page" />
  if (name !== null && (item.type === 'BuyerGreeting' || item.type === 'MarketingUnitInfo')) {
    return (
      <div className={styles.named}>
        <h1 className={styles.name}>{name}</h1>
        <Skeleton variant="text" width="60%" />
      </div>
    )
  }
  const count = item.type === 'ContentRow' ? Math.max(1, item.items.length) : 1
  return (
    <div className={styles.row} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} variant="rounded" className={item.type === 'BuyerGreeting' ? styles.line : styles.card} />
      ))}
    </div>
  )
}

function isBanner(item: ReadItem): item is ReadItem<'DashboardBannerV2'> {
  return item.type === 'DashboardBannerV2'
}

interface LayoutToComeProps {
  readonly version: 'v2' | 'v3'
  readonly project: ProjectConfig
}

function LayoutToCome({ version, project }: LayoutToComeProps) {
  const item = useMemo(
    () => (version === 'v3' ? projectBanner(project) : makeItem('DashboardBannerV2')),
    [version, project],
  )
  const banner = isBanner(item) ? <BannerItem item={item} place="page" /> : null
  return (
    <>
      {version === 'v3' ? <Skeleton variant="rounded" className={styles.line} /> : null}
      <div className={styles.top}>
        <div className={styles.hero}>{banner}</div>
        {version === 'v3' ? <Skeleton variant="rounded" className={styles.card} /> : null}
      </div>
      <div className={styles.row} aria-hidden="true">
        <Skeleton variant="rounded" className={styles.card} />
        <Skeleton variant="rounded" className={styles.card} />
        <Skeleton variant="rounded" className={styles.card} />
      </div>
    </>
  )
}
