import type { Code, Page } from '#renderer/platform/page.types.ts'

export const style = {
  name: 'style',
  /** START-4, in both portals. */
  addresses: {
    style: '/:portalId/:accountId/:projectId/:unitId/style',
    presentedStyle: '/bp/:accountId/:projectId/:unitId/present/style',
  },
  title: 'style:title',
  layout: 'unit',
  texts: ['style', 'design-lines', 'configurator'],
  load: (): Code => import('./StylePage.tsx').then((code) => code.StylePage),
} as const satisfies Page
