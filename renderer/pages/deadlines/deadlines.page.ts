import type { Code, Page } from '#renderer/platform/page.types.ts'

export const deadlines = {
  name: 'deadlines',
  /** NAV-5, in both portals. */
  addresses: { deadlines: '/:portalId/:accountId/:projectId/:unitId/deadlines' },
  variants: ['default'],
  title: 'deadlines:title',
  layout: 'unit',
  texts: ['deadlines', 'locks', 'dashboard', 'configurator', 'footer'],
  load: (): Code => import('./DeadlinesPage.tsx').then((code) => code.DeadlinesPage),
} as const satisfies Page
