import { lazy, Suspense } from 'react'
import { ReturnedNotice } from '#renderer/parts/orders/ReturnedNotice.tsx'
import { useSession } from '#renderer/session/index.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './TeamNotices.module.css'

/** What staff chose in one's name: seldom there, so the page does not wait for it. */
const ActedNotice = lazy(async () => ({
  default: (await import('#renderer/parts/acting/ActedNotice.tsx')).ActedNotice,
}))

/** What the team proposes: as seldom. */
const ProposalNotices = lazy(async () => ({
  default: (await import('#renderer/parts/proposals/ProposalNotices.tsx')).ProposalNotices,
}))

interface TeamNoticesProps {
  /** Of the page itself: an order that came back is looked at there, so nothing leads to it. */
  readonly isCheckout?: boolean
}

/**
 * What buyers hear of the team where their unit begins, whatever page that is (RES-14): an order that was sent back, what
 * was chosen in their name, and what is proposed to them.
 */
export function TeamNotices({ isCheckout = false }: TeamNoticesProps) {
  const { portal } = useOpenUnit()
  const isBuyer = useSession(({ user }) => portal === 'bp' && user?.group === 'buyer')
  return (
    <div className={`ww-screen-only ${styles.notices}`}>
      <Suspense>
        <ReturnedNotice leadsTo={isCheckout ? 'items' : 'checkout'} />
      </Suspense>
      {isBuyer ? (
        <Suspense fallback={null}>
          <ActedNotice />
          <ProposalNotices />
        </Suspense>
      ) : null}
    </div>
  )
}
