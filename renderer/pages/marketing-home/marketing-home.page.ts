import type { Code, Page } from '#renderer/platform/page.types.ts'

/** Where an address of the marketing portal leads that names no page. */
export const marketingHome = {
  name: 'marketingHome',
  addresses: {
    /** NAV-21: leads to the first project. */
    marketingAccount: '/mp/:accountId',
    /** NAV-17: for now it leads to the first sample unit. */
    marketingProject: '/mp/:accountId/:projectId',
    /** NAV-20: as the project itself. */
    marketingConfigurator: '/mp/:accountId/:projectId/configurator',
    /** Decision 42: leads to the project's login in the buyer portal. */
    marketingLogin: '/mp/:accountId/:projectId/login',
    /** NAV-19. */
    marketingUnit: '/mp/:accountId/:projectId/:unitId',
  },
  texts: ['configurator'],
  load: (): Code => import('./MarketingHomePage.tsx').then((code) => code.MarketingHomePage),
} as const satisfies Page
