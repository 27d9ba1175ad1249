import type { Code, Page } from '#renderer/platform/page.types.ts'

export const budget = {
  name: 'budget',
  /** BUD-1, in both portals. */
  addresses: { budget: '/:portalId/:accountId/:projectId/:unitId/budget' },
  title: 'budget:title',
  layout: 'unit',
  texts: ['budget', 'dashboard', 'configurator', 'footer'],
  load: (): Code => import('./BudgetPage.tsx').then((code) => code.BudgetPage),
} as const satisfies Page
