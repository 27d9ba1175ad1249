import { useOpenUnit } from '#renderer/features/configurator/index.ts'
import { PHONE, useMedia } from '#renderer/ui/use-media.ts'
import { Footer } from '#renderer/features/legal/index.ts'
import { useTitle } from '#renderer/ui/use-title.ts'
import { DashboardContent } from './DashboardContent.tsx'
import styles from './DashboardPage.module.css'
import { PageMenu } from './PageMenu.tsx'
import { UnitHeader } from './UnitHeader.tsx'
import { usePageTop } from './use-page-top.ts'

/** The classic dashboard of the open unit (DSH-1, DSH-2), in both portals (NAV-3). */
export function DashboardPage() {
  const { name, project } = useOpenUnit()
  const isSmall = useMedia(PHONE)
  const place = project.dashboardMenu ?? 'left'
  useTitle(name, project.name)
  usePageTop()
  return (
    <div className={styles.page} data-menu={place}>
      <UnitHeader />
      <div className={styles.body}>
        {isSmall || place === 'absent' ? null : <PageMenu />}
        <main>
          <DashboardContent menu={isSmall ? <PageMenu isTiles /> : null} />
        </main>
      </div>
      <Footer />
    </div>
  )
}
