import type { KioskState } from '#renderer/features/kiosk/index.ts'

/** What a page is made for: where it is another than at the page's beginning, the page begins anew once nobody is there. */
export function describePage(host: KioskState): string {
  const { programVersion, stage, accountId, project, manifestRevision, startUnit, settings } = host
  // All settings: the page's own policy is made of some of them.
  return JSON.stringify([programVersion, stage === 'ready', accountId, project, manifestRevision, startUnit, settings])
}
