import type { Code, Page } from '#renderer/platform/page.types.ts'

export const registration = {
  name: 'registration',
  addresses: {
    /** NAV-26..28: the token of an invitation leaves the address at once (decision 9). */
    registration: '/bp/:accountId/registration',
    projectRegistration: '/bp/:accountId/:projectId/registration',
  },
  audience: 'loggedOut',
  variants: ['default'],
  texts: ['access', 'login', 'footer'],
  load: (): Code => import('./index.ts').then((code) => code.RegistrationPage),
} as const satisfies Page
