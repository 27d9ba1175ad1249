import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import type { UnitInSight } from '#renderer/unit/data/unit-in-sight.types.ts'
import { getLogo } from '#renderer/session/index.ts'
import { PageHeader } from '#renderer/ui/PageHeader.tsx'
import { ProjectLogo } from '#renderer/ui/ProjectLogo.tsx'
import { useTitle } from '#renderer/ui/use-title.ts'
import content from '#renderer/parts/overview/UnitOverview.module.css'
import styles from './DashboardOpening.module.css'
import page from './ClassicDashboard.module.css'
import { Banner } from './Banner.tsx'
import banner from './Banner.module.css'
import { DesignedOpening } from './designed-parts.ts'
import { getDesign } from './get-design.ts'

const ROOMS_TO_COME = ['first', 'second', 'third']

/**
 * The dashboard while the catalogue is on its way: the picture and what is known of the unit at once, and the places of
 * what only the catalogue can tell. Prices and progress are never guessed.
 */
export function DashboardOpening(known: Omit<UnitInSight, 'loader'>) {
  const design = getDesign(known.project)
  return design === null ? <ClassicOpening {...known} /> : <DesignedOpening {...known} design={design} />
}

function ClassicOpening({ project, unit }: Omit<UnitInSight, 'loader'>) {
  const { t } = useTranslation('configurator')
  useTitle(unit?.displayName ?? project.name, project.name)
  return (
    <div className={`ww-page ${page.page}`} data-menu={project.dashboardMenu ?? 'left'}>
      <PageHeader logo={<ProjectLogo url={getLogo(project)} alt="" />}>{null}</PageHeader>
      <div className={`ww-stack ww-gap-20 ww-content ${page.body}`}>
        {project.dashboardMenu === 'absent' ? null : <div className={styles.menu} />}
        <main>
          <output className="visually-hidden">{t('loading.title')}</output>
          <div className={content.dashboard}>
            <Banner project={project}>
              {unit === null ? (
                <Skeleton className={banner.unit} width="10rem" />
              ) : (
                <h1 className={banner.unit}>{unit.displayName}</h1>
              )}
              <Skeleton variant="rounded" className={banner.toCome} />
            </Banner>
            <div className={content.columns} aria-hidden="true">
              <div className={content.selection}>
                <Skeleton variant="rounded" className={styles.card} />
              </div>
              <div className={content.rooms}>
                <div className={styles.rooms}>
                  {ROOMS_TO_COME.map((room) => (
                    <Skeleton key={room} variant="rounded" className={styles.room} />
                  ))}
                </div>
              </div>
            </div>
          </div>
        </main>
      </div>
    </div>
  )
}
