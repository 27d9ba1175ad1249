import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { PHONE, useMedia } from '#renderer/ui/use-media.ts'
import { Footer } from '#renderer/features/legal/index.ts'
import { useTitle } from '#renderer/ui/use-title.ts'
import { UnitOverview } from '#renderer/parts/overview/UnitOverview.tsx'
import { TeamNotices } from '#renderer/parts/notices/TeamNotices.tsx'
import { ApplicationBar } from './ApplicationBar.tsx'
import styles from './ClassicDashboard.module.css'
import { DeadlineCard } from './DeadlineCard.tsx'
import { VisitTop } from './VisitTop.tsx'
import { PageMenu } from '#renderer/features/page-menu/index.ts'
import { UnitHeader } from '#renderer/features/unit-header/index.ts'
import { usePageTop } from '#renderer/features/unit-header/index.ts'

/** The classic dashboard of the open unit (DSH-1, DSH-2). */
export function ClassicDashboard() {
  const { name, project } = useOpenUnit()
  const isSmall = useMedia(PHONE)
  const place = project.dashboardMenu ?? 'left'
  useTitle(name, project.name)
  usePageTop()
  return (
    <div className={`ww-page ${styles.page}`} data-menu={place}>
      <UnitHeader />
      <div className={`ww-stack ww-gap-20 ww-content ${styles.body}`}>
        {isSmall || place === 'absent' ? null : <PageMenu />}
        <main>
          <TeamNotices />
          <UnitOverview top={<VisitTop />} menu={isSmall ? <PageMenu isTiles /> : null} beside={<DeadlineCard />} />
        </main>
      </div>
      <Footer />
      <ApplicationBar />
    </div>
  )
}
