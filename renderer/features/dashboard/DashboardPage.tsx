import { lazy, Suspense } from 'react'
import { useSession } from '#renderer/session/index.ts'
import { useOpenUnit, useUnitValue } from '#renderer/unit/state/unit.context.ts'
import { PHONE, useMedia } from '#renderer/ui/use-media.ts'
import { Footer } from '#renderer/features/legal/index.ts'
import { useTitle } from '#renderer/ui/use-title.ts'
import { hasOwnChoice } from '#renderer/parts/overview/own-choice.ts'
import { UnitOverview } from '#renderer/parts/overview/UnitOverview.tsx'
import { useHolds } from '#renderer/unit/locks/locks.ts'
import { useUnitState } from '#renderer/unit/state/derive.ts'
import { ReturnedNotice } from '#renderer/parts/orders/ReturnedNotice.tsx'
import styles from './DashboardPage.module.css'
import { FirstVisit } from './FirstVisit.tsx'
import { LaterVisit } from './LaterVisit.tsx'
import { PageMenu } from './PageMenu.tsx'
import { UnitHeader } from '#renderer/features/unit-header/index.ts'
import { usePageTop } from '#renderer/features/unit-header/index.ts'

/** What staff chose in one's name: seldom there, so the page does not wait for it. */
const ActedNotice = lazy(async () => ({
  default: (await import('#renderer/parts/acting/ActedNotice.tsx')).ActedNotice,
}))

/** What the team proposes: as seldom. */
const ProposalNotices = lazy(async () => ({
  default: (await import('#renderer/parts/proposals/ProposalNotices.tsx')).ProposalNotices,
}))

/** The classic dashboard of the open unit (DSH-1, DSH-2), in both portals (NAV-3). */
export function DashboardPage() {
  const { name, project, portal } = useOpenUnit()
  const isSmall = useMedia(PHONE)
  const place = project.dashboardMenu ?? 'left'
  const hasChosen = useUnitValue(hasOwnChoice, null)
  const { completed } = useUnitState()
  const isBuyer = useSession(({ user }) => portal === 'bp' && user?.group === 'buyer')
  const isPart = useHolds().openedPart !== null
  useTitle(name, project.name)
  usePageTop()
  return (
    <div className={`ww-page ${styles.page}`} data-menu={place}>
      <UnitHeader />
      <div className={`ww-stack ww-gap-20 ww-content ${styles.body}`}>
        {isSmall || place === 'absent' ? null : <PageMenu />}
        <main>
          <Suspense>
            <ReturnedNotice withLink />
          </Suspense>
          {isBuyer ? (
            <Suspense fallback={null}>
              <ActedNotice />
              <ProposalNotices />
            </Suspense>
          ) : null}
          <UnitOverview
            top={hasChosen || completed || isPart ? <LaterVisit /> : <FirstVisit />}
            menu={isSmall ? <PageMenu isTiles /> : null}
          />
        </main>
      </div>
      <Footer />
    </div>
  )
}
