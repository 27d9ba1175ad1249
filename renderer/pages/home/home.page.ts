import type { Code, Page } from '#renderer/platform/page.types.ts'

/** Where an address of the buyer portal leads that names no page. */
export const home = {
  name: 'home',
  addresses: {
    /** Base path of the buyer portal. */
    account: '/bp/:accountId',
    /** NAV-36, NAV-37: lead to a unit's dashboard or first room (decision 71), or to the choice of a unit. */
    project: '/bp/:accountId/:projectId',
    projectConfigurator: '/bp/:accountId/:projectId/configurator',
    /** NAV-38. */
    unit: '/bp/:accountId/:projectId/:unitId',
  },
  texts: ['configurator'],
  load: (): Code => import('./HomePage.tsx').then((code) => code.HomePage),
} as const satisfies Page
