import type { Namespace } from '#renderer/i18n/resources.types.ts'

const ACCESS = ['access', 'login', 'footer'] as const satisfies readonly Namespace[]

/**
 * The kinds of pages with the texts that they show first, by their path; the first that fits holds. The build writes
 * hints for each (ADR 13): `page-modules.ts` has their code.
 */
export const PAGES = [
  { path: /\/login\/?$/, kind: 'login', texts: ['login', 'footer'] },
  { path: /^\/bp(\/[^/]+){1,2}\/registration\/?$/, kind: 'registration', texts: ACCESS },
  { path: /^\/bp\/[^/]+\/users\/units\/?$/, kind: 'registration', texts: ACCESS },
  { path: /^\/bp\/[^/]+\/users\/password\/?$/, kind: 'password', texts: ACCESS },
  {
    path: /^\/(bp|mp)(\/[^/]+){3}\/settings\/?$/,
    kind: 'settings',
    texts: ['settings', 'login', 'session', 'footer'],
  },
  { path: /\/unitSelector$/, kind: 'unitSelector', texts: ['units', 'footer'] },
  {
    path: /^\/mp(\/[^/]+){3}\/configuration\/[^/]+\/?$/,
    kind: 'restore',
    texts: ['prospects', 'dashboard', 'configurator'],
  },
  { path: /^\/bp\/[^/]+\/outbox\/?$/, kind: 'outbox', texts: ['outbox'] },
  {
    path: /^\/bp\/[^/]+\/admin(\/(invitations|visits|(projects|devices)(\/[^/]+)?))?\/?$/,
    kind: 'admin',
    texts: ['admin', 'session', 'footer'],
  },
  {
    path: /^\/(bp|mp)(\/[^/]+){3}\/dashboard\/?$/,
    kind: 'dashboard',
    texts: ['dashboard', 'configurator', 'session', 'footer'],
  },
  {
    path: /^\/(bp|mp)(\/[^/]+){3}\/floorplan\/?$/,
    kind: 'floorPlan',
    texts: ['dashboard', 'configurator', 'session'],
  },
  {
    path: /^\/(bp|mp)(\/[^/]+){3}\/checkout\/?$/,
    kind: 'checkout',
    texts: ['checkout', 'configurator', 'footer'],
  },
  { path: /^\/(bp|mp)\/.*\/configurator/, kind: 'configurator', texts: ['configurator'] },
  { path: /^\/(bp|mp)\//, kind: 'other', texts: ['configurator'] },
] as const satisfies readonly { path: RegExp; kind: string; texts: readonly Namespace[] }[]

export type PageKind = (typeof PAGES)[number]['kind']

/** The kind of page behind a path, and its texts; null where the app has none. */
export function pageOf(path: string): { readonly kind: PageKind; readonly texts: readonly Namespace[] } | null {
  return PAGES.find((page) => page.path.test(path)) ?? null
}
