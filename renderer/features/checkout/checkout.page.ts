import type { Code, Page } from '#renderer/platform/page.types.ts'

export const checkout = {
  name: 'checkout',
  /** NAV-4, in both portals. */
  addresses: {
    checkout: '/:portalId/:accountId/:projectId/:unitId/checkout',
    presentedCheckout: '/bp/:accountId/:projectId/:unitId/present/checkout',
  },
  layout: 'unit',
  variants: ['default', 'residence'],
  texts: ['checkout', 'configurator', 'footer'],
  load: (): Code => import('./index.ts').then((code) => code.CheckoutPage),
} as const satisfies Page
