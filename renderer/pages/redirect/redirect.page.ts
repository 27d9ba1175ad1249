import type { Code, Page } from '#renderer/platform/page.types.ts'

export const redirect = {
  name: 'redirect',
  /** NAV-45: outside the portals. */
  addresses: { redirect: '/redirect' },
  texts: ['access'],
  load: (): Code => import('./RedirectPage.tsx').then((code) => code.RedirectPage),
} as const satisfies Page
