import { useOpenUnit } from '#renderer/features/configurator/index.ts'
import { useTitle } from '#renderer/ui/use-title.ts'
import { DashboardContent } from './DashboardContent.tsx'
import styles from './DashboardPage.module.css'
import { UnitHeader } from './UnitHeader.tsx'
import { usePageTop } from './use-page-top.ts'

/** The classic dashboard of the open unit (DSH-1, DSH-2), in both portals (NAV-3). */
export function DashboardPage() {
  const { name, project } = useOpenUnit()
  useTitle(name, project.name)
  usePageTop()
  return (
    <div className={styles.page}>
      <UnitHeader />
      <main className={styles.main}>
        <DashboardContent />
      </main>
    </div>
  )
}
