import type { Code, Page } from '#renderer/platform/page.types.ts'

export const unitSelector = {
  name: 'unitSelector',
  /** NAV-16. */
  addresses: { unitSelector: '/bp/:accountId/:projectId/configurator/unitSelector' },
  texts: ['units', 'footer'],
  load: (): Code => import('./index.ts').then((code) => code.UnitSelectorPage),
} as const satisfies Page
