import type { PortalPage } from '#shared/contracts/entities/project.schema.ts'
import type { KnownPage, AppVariant } from './page.types.ts'
import { knownPages } from './routes.ts'

export type { AppVariant }

/** What of a project's configuration decides about its pages. */
export interface PagesOf {
  readonly variant: AppVariant
  /** As the project names them; absent = those of the variant. */
  readonly pages?: readonly PortalPage[] | undefined
}

/** Where a unit begins: its dashboard, or where the project has none (decision 38), the configurator. */
export function homePage(project: PagesOf): 'dashboard' | 'configurator' {
  return hasPage(project, 'dashboard') ? 'dashboard' : 'configurator'
}

/** Whether a page works in this project; the others are under construction (RES-1, RES-2). */
export function hasPage(project: PagesOf, name: PortalPage): boolean {
  const page = knownPages().find((known) => known.name === name)
  return page !== undefined && isPageOf(project, page)
}

/**
 * Whether a page works in this project. A residence may name its own, and so get extra routes or lose some (NAV-41,
 * decision 38); a page that has no content yet works nowhere (NAV-43).
 */
export function isPageOf({ variant, pages }: PagesOf, { name, variants, load }: KnownPage): boolean {
  if (load === undefined) return false
  if (variants === undefined) return true
  return variant === 'residence' && pages !== undefined
    ? pages.some((page) => page === name)
    : variants.includes(variant)
}
