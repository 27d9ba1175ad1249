import type { Code, PageInstead } from '#renderer/platform/page.types.ts'

/** RES-3: a residence has a dashboard of its own. */
export const residenceDashboard = {
  insteadOf: 'dashboard',
  variant: 'residence',
  load: (): Code => import('./index.ts').then((code) => code.ResidenceDashboardPage),
} as const satisfies PageInstead
