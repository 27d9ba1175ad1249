import type { Code, Page } from '#renderer/platform/page.types.ts'

/** The first steps of an installation that nobody can log in to yet. */
export const setup = {
  name: 'setup',
  /** STP-2: outside the portals; the token leaves the address at once (decision 9). */
  addresses: { setup: '/setup' },
  texts: ['setup', 'access', 'login', 'session'],
  load: (): Code => import('./SetupPage.tsx').then((code) => code.SetupPage),
} as const satisfies Page
