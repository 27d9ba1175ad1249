import type { Code, Page } from '#renderer/platform/page.types.ts'

export const restore = {
  name: 'restore',
  /** NAV-19: a saved configuration by its token. */
  addresses: { restore: '/mp/:accountId/:projectId/:unitId/configuration/:configurationToken' },
  texts: ['prospects', 'dashboard', 'configurator'],
  load: (): Code => import('./index.ts').then((code) => code.RestorePage),
} as const satisfies Page
