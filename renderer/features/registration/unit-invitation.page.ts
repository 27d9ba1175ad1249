import type { Code, Page } from '#renderer/platform/page.types.ts'

/** Further units for somebody who has an account. */
export const unitInvitation = {
  name: 'unitInvitation',
  addresses: { unitInvitation: '/bp/:accountId/users/units' },
  audience: 'either',
  texts: ['access', 'login', 'footer'],
  load: (): Code => import('./index.ts').then((code) => code.UnitInvitationPage),
} as const satisfies Page
