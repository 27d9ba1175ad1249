import type { Page } from '#renderer/platform/page.types.ts'

export const documents = {
  name: 'documents',
  /** NAV-8, in both portals. */
  addresses: { documents: '/:portalId/:accountId/:projectId/:unitId/documents' },
  variants: ['default'],
  texts: ['access'],
} as const satisfies Page
