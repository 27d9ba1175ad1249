import type { Code, Page } from '#renderer/platform/page.types.ts'

export const floorplan = {
  name: 'floorplan',
  /** NAV-6, in both portals. */
  addresses: {
    floorplan: '/:portalId/:accountId/:projectId/:unitId/floorplan',
    presentedFloorplan: '/bp/:accountId/:projectId/:unitId/present/floorplan',
  },
  layout: 'unit',
  /** Everywhere but in the kiosk (decision 42). */
  variants: ['default', 'residence'],
  texts: ['dashboard', 'configurator', 'session'],
  load: (): Code => import('./index.ts').then((code) => code.FloorPlanPage),
} as const satisfies Page
