import type { Page } from '#renderer/platform/page.types.ts'

export const flatFinder = {
  name: 'flatFinder',
  /** NAV-18. */
  addresses: {
    flatFinders: '/mp/:accountId/:projectId/flat-finder',
    flatFinder: '/mp/:accountId/:projectId/flat-finder/:flatFinderId',
  },
  texts: ['access'],
} as const satisfies Page
