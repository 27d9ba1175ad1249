import type { Code, Page } from '#renderer/platform/page.types.ts'

/** The mails that the embedded default keeps. It says itself to whom it says nothing. */
export const outbox = {
  name: 'outbox',
  addresses: { outbox: '/bp/:accountId/outbox' },
  layout: 'data',
  texts: ['outbox'],
  load: (): Code => import('./index.ts').then((code) => code.OutboxPage),
} as const satisfies Page
