import type { Code, Page } from '#renderer/platform/page.types.ts'

export const inbox = {
  name: 'inbox',
  /** NAV-7, NAV-10, in both portals; `new` in place of a thread is the form for a new message (INB-3). */
  addresses: {
    inbox: '/:portalId/:accountId/:projectId/:unitId/inbox',
    messageThread: '/:portalId/:accountId/:projectId/:unitId/inbox/:messageThreadId',
  },
  layout: 'unit',
  variants: ['default'],
  texts: ['inbox', 'messages', 'files', 'errors', 'dashboard', 'configurator', 'footer'],
  load: (): Code => import('./InboxPage.tsx').then((code) => code.InboxPage),
} as const satisfies Page
