import type { Code, Page } from '#renderer/platform/page.types.ts'

export const presentation = {
  name: 'presentation',
  /** PST-1: begins a presentation of a vacant unit, with nothing chosen. */
  addresses: { presentation: '/bp/:accountId/:projectId/:unitId/present' },
  audience: 'staff',
  layout: 'data',
  texts: ['presentation'],
  title: 'presentation:title',
  load: (): Code => import('./index.ts').then((code) => code.PresentationStart),
} as const satisfies Page
