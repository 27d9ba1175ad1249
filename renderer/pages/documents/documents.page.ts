import type { Code, Page } from '#renderer/platform/page.types.ts'

export const documents = {
  name: 'documents',
  /** NAV-8, in both portals. */
  addresses: { documents: '/:portalId/:accountId/:projectId/:unitId/documents' },
  variants: ['default'],
  title: 'documents:title',
  layout: 'unit',
  texts: ['documents', 'files', 'dashboard', 'configurator', 'footer'],
  load: (): Code => import('./DocumentsPage.tsx').then((code) => code.DocumentsPage),
} as const satisfies Page
