import type { KioskState, VisitPhase } from '#renderer/features/kiosk/index.ts'

interface Visit {
  readonly phase: VisitPhase
  readonly isTouched: boolean
}

/** What a page is made for: where it is another than at the page's beginning, the page begins anew once nobody is there. */
export function describePage(host: KioskState): string {
  const { programVersion, stage, accountId, project, manifestRevision, startUnit, settings } = host
  // All settings: the page's own policy is made of some of them.
  return JSON.stringify([programVersion, stage === 'ready', accountId, project, manifestRevision, startUnit, settings])
}

/**
 * Whether the visit has to end without the visitor's doing: it was ordered, there is something new while nobody is at
 * work, or the screen is taken for something else, which must not leave a configuration to whoever comes next.
 *
 * @param first the state that the page began with
 */
export function hasToEnd(first: KioskState, host: KioskState, { phase, isTouched }: Visit): boolean {
  if (host.resetOrders > first.resetOrders) return true
  if (first.stage === 'ready' && host.stage !== 'ready' && phase !== 'waiting') return true
  return describePage(host) !== describePage(first) && !isTouched
}
