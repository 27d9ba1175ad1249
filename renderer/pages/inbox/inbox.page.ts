import type { Page } from '#renderer/platform/page.types.ts'

export const inbox = {
  name: 'inbox',
  /** NAV-7, NAV-10, in both portals. */
  addresses: {
    inbox: '/:portalId/:accountId/:projectId/:unitId/inbox',
    messageThread: '/:portalId/:accountId/:projectId/:unitId/inbox/:messageThreadId',
  },
  variants: ['default'],
  texts: ['access'],
} as const satisfies Page
