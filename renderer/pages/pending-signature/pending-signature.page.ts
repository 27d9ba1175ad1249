import type { Code, Page } from '#renderer/platform/page.types.ts'

export const pendingSignature = {
  name: 'pendingSignature',
  /** NAV-44: outside the portals. */
  addresses: { pendingSignature: '/pending-signature' },
  texts: ['access'],
  title: 'access:pendingSignature.title',
  load: (): Code => import('./PendingSignaturePage.tsx').then((code) => code.PendingSignaturePage),
} as const satisfies Page
