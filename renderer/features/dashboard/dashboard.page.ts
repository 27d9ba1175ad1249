import type { UnitInSight } from '#renderer/unit/data/unit-in-sight.types.ts'
import type { Code, Page } from '#renderer/platform/page.types.ts'
import { BANNER_SIZES } from '#renderer/platform/picture-widths.ts'

export const dashboard = {
  name: 'dashboard',
  /** NAV-3, in both portals. */
  addresses: {
    dashboard: '/:portalId/:accountId/:projectId/:unitId/dashboard',
    presentedDashboard: '/bp/:accountId/:projectId/:unitId/present/dashboard',
  },
  layout: 'unit',
  variants: ['default', 'residence'],
  texts: ['dashboard', 'deadlines', 'configurator', 'session', 'footer'],
  picture: { of: 'project', place: 'hero', sizes: { default: BANNER_SIZES } },
  load: (): Code => import('./index.ts').then((code) => code.DashboardPage),
  opening: (): Code<UnitInSight> => import('./index.ts').then((code) => code.DashboardOpening),
} as const satisfies Page<UnitInSight>
