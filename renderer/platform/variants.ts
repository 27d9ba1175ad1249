import type { PortalPage } from '#shared/contracts/entities/project.schema.ts'
import type { RouteName } from './routes.ts'

/** The application's variants (SHL-78): all pages, one residence, the kiosk. */
export type Variant = 'default' | 'residence' | 'kiosk'

/** The addresses of each page; `ROUTES` says what they look like, and links to them are built by `linkTo`. */
export const PAGE_ROUTES = {
  login: ['login', 'usersLogin', 'projectLogin', 'projectUsersLogin'],
  registration: ['registration', 'registrationByToken', 'projectRegistration', 'projectRegistrationByToken'],
  configurator: ['configurator', 'room', 'item'],
  dashboard: ['dashboard'],
  checkout: ['checkout'],
  floorplan: ['floorplan'],
  deadlines: ['deadlines'],
  documents: ['documents'],
  inbox: ['inbox', 'messageThread'],
  settings: ['settings'],
} as const satisfies Readonly<Record<PortalPage, readonly RouteName[]>>

/**
 * Pages that have an address and no content yet, in every variant (NAV-43): no menu, tile or card leads there. A page
 * that is built is taken out of this list, and appears.
 */
export const COMING_PAGES = ['deadlines', 'documents', 'inbox'] as const satisfies readonly PortalPage[]

/**
 * The pages of each variant. A residence may name its own, and so get extra routes or lose some (NAV-41, decision 38).
 * The floor plan is everywhere but in the kiosk (decision 42).
 */
export const VARIANT_PAGES: Readonly<Record<Variant, readonly PortalPage[]>> = {
  default: [
    'login',
    'registration',
    'configurator',
    'dashboard',
    'checkout',
    'floorplan',
    'deadlines',
    'documents',
    'inbox',
    'settings',
  ],
  residence: ['login', 'configurator', 'dashboard', 'checkout', 'floorplan'],
  kiosk: ['configurator'],
}

/** What of a project's configuration decides about its pages. */
export interface PagesOf {
  readonly variant: Variant
  /** As the project names them; absent = those of the variant. */
  readonly pages?: readonly PortalPage[] | undefined
}

/** Where a unit begins: its dashboard, or where the project has none (decision 38), the configurator. */
export function homePage(project: PagesOf): 'dashboard' | 'configurator' {
  return hasPage(project, 'dashboard') ? 'dashboard' : 'configurator'
}

/** Whether a page works in this project; the others are under construction (RES-1, RES-2). */
export function hasPage({ variant, pages }: PagesOf, page: PortalPage): boolean {
  if (COMING_PAGES.some((coming) => coming === page)) return false
  const own = variant === 'residence' ? pages : undefined
  return (own ?? VARIANT_PAGES[variant]).includes(page)
}
