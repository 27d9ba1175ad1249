import type { Code, Page } from '#renderer/platform/page.types.ts'

export const configurator = {
  name: 'configurator',
  addresses: {
    /** NAV-40, in both portals; without a room it leads to the first one (NAV-20). */
    configurator: '/:portalId/:accountId/:projectId/:unitId/configurator',
    room: '/:portalId/:accountId/:projectId/:unitId/configurator/:roomId',
    item: '/:portalId/:accountId/:projectId/:unitId/configurator/:roomId/:subLineItemId',
    /** PST-1: the same before people who look at a vacant unit. */
    presentedConfigurator: '/bp/:accountId/:projectId/:unitId/present/configurator',
    presentedRoom: '/bp/:accountId/:projectId/:unitId/present/configurator/:roomId',
    presentedItem: '/bp/:accountId/:projectId/:unitId/present/configurator/:roomId/:subLineItemId',
  },
  layout: 'unit',
  variants: ['default', 'residence', 'kiosk'],
  isNeeded: true,
  texts: ['configurator'],
  picture: { of: 'room', place: 'room' },
  load: (): Code => import('./index.ts').then((code) => code.ConfiguratorPage),
} as const satisfies Page
