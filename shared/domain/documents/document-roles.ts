/** What documents can be that staff give to buyers, in the order of pages (API-117). */
export const DOCUMENT_ROLES = [
  'estimate_buyer',
  'floor_plan',
  'elektro_plan',
  'kitchen_plan',
  'plan',
  'contract',
  'terms',
  'other',
] as const
export type DocumentRole = (typeof DOCUMENT_ROLES)[number]

/** `public`: for everybody who sees the unit; `private`: for its buyers; `internal`: for the team alone (API-116). */
export const DOCUMENT_VISIBILITIES = ['public', 'private', 'internal'] as const
export type DocumentVisibility = (typeof DOCUMENT_VISIBILITIES)[number]

/** Under which heading of a page a document stands, in their order. */
export const DOCUMENT_GROUPS = ['quotes', 'plans', 'contract', 'other'] as const
export type DocumentGroup = (typeof DOCUMENT_GROUPS)[number]

/** Roles that packages bring, as the roles that they count as; what is not known is `other`. */
const OF_PACKAGES: ReadonlyMap<string, DocumentRole> = new Map([
  ['floor_plan_sales', 'floor_plan'],
  ['site_plan', 'plan'],
  ['building_specification', 'contract'],
  ['contract_annex', 'contract'],
  ['price_list', 'terms'],
  ['terms_of_sampling', 'terms'],
] as const)

const GROUPS: Readonly<Record<DocumentRole, DocumentGroup>> = {
  estimate_buyer: 'quotes',
  floor_plan: 'plans',
  elektro_plan: 'plans',
  kitchen_plan: 'plans',
  plan: 'plans',
  contract: 'contract',
  terms: 'contract',
  other: 'other',
}

/** What a role counts as, whoever has said it. */
export function getDocumentRole(role: string): DocumentRole {
  return DOCUMENT_ROLES.find((known) => known === role) ?? OF_PACKAGES.get(role) ?? 'other'
}

/** The heading of a role. */
export function getDocumentGroup(role: string): DocumentGroup {
  return GROUPS[getDocumentRole(role)]
}
