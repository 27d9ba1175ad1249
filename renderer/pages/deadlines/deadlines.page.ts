import type { Page } from '#renderer/platform/page.types.ts'

export const deadlines = {
  name: 'deadlines',
  /** NAV-5, in both portals. */
  addresses: { deadlines: '/:portalId/:accountId/:projectId/:unitId/deadlines' },
  variants: ['default'],
  texts: ['access'],
} as const satisfies Page
