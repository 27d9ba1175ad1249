import type { Code, Page } from '#renderer/platform/page.types.ts'

export const settings = {
  name: 'settings',
  /** NAV-9, in both portals. */
  addresses: { settings: '/:portalId/:accountId/:projectId/:unitId/settings' },
  layout: 'data',
  variants: ['default'],
  texts: ['settings', 'login', 'session', 'footer'],
  load: (): Code => import('./index.ts').then((code) => code.SettingsPage),
} as const satisfies Page
