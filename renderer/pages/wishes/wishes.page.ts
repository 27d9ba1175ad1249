import type { Code, Page } from '#renderer/platform/page.types.ts'

export const wishes = {
  name: 'wishes',
  /** WSH-1, in both portals. */
  addresses: { wishes: '/:portalId/:accountId/:projectId/:unitId/wishes' },
  title: 'wishes:title',
  layout: 'unit',
  texts: ['wishes', 'dashboard', 'configurator', 'footer'],
  load: (): Code => import('./WishesPage.tsx').then((code) => code.WishesPage),
} as const satisfies Page
