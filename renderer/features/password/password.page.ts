import type { Code, Page } from '#renderer/platform/page.types.ts'

/** Asks for the mail; with the token of that mail, sets the new password (AUT-23). */
export const password = {
  name: 'password',
  /** NAV-29. */
  addresses: { password: '/bp/:accountId/users/password' },
  audience: 'loggedOut',
  texts: ['access', 'login', 'footer'],
  load: (): Code => import('./index.ts').then((code) => code.PasswordPage),
} as const satisfies Page
