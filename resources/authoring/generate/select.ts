import type { BundleGroupSpec } from '../catalogue/bundle.ts'
import { BUNDLE_GROUPS } from '../catalogue/bundles.ts'
import { DESIGN_LINE_GROUPS, type DesignLineGroupSpec } from '../catalogue/design-lines.ts'
import type { ItemSpec, RoomSlug } from '../catalogue/item.types.ts'
import { ITEMS } from '../catalogue/items.ts'
import { ROOM_BOOK } from '../catalogue/room-book.ts'
import type { SectionSpec } from '../catalogue/room-book.types.ts'
import { ROOMS, type RoomSpec } from '../catalogue/rooms.ts'
import type { RuleSpec } from '../catalogue/rule.ts'
import { RULES } from '../catalogue/rules.ts'
import { VARIANTS, type VariantSpec } from '../catalogue/variants.ts'

/** Which part of the authored catalogue a project offers. */
export interface Selection {
  readonly rooms: readonly RoomSlug[]
  /** Offer only the standard, what bundles and design lines name, and every second other product. */
  readonly isReduced: boolean
  /** With a design line of what is planned anyway. */
  readonly hasStandardLine?: true
}

/** The authored catalogue, cut to a project. */
export interface CatalogueSpec {
  readonly rooms: readonly RoomSpec[]
  readonly items: readonly ItemSpec[]
  readonly sections: readonly SectionSpec[]
  readonly bundleGroups: readonly BundleGroupSpec[]
  readonly designLineGroups: readonly DesignLineGroupSpec[]
  readonly rules: readonly RuleSpec[]
  readonly variants: readonly VariantSpec[]
}

const NAMED = new Set([
  ...BUNDLE_GROUPS.flatMap((group) => group.bundles.flatMap((bundle) => bundle.products)),
  // What is standard is kept anyway.
  ...DESIGN_LINE_GROUPS.flatMap((group) =>
    group.lines.flatMap((line) => (line.isOfStandard === undefined ? line.products : [])),
  ),
])

function reduced(item: ItemSpec): ItemSpec {
  const products = item.products.filter(
    (product, at) => at % 2 === 0 || product.id === item.standard || NAMED.has(product.id),
  )
  const kept = new Set(products.map((product) => product.id))
  return { ...item, products, changes: Object.fromEntries(Object.entries(item.changes).filter(([id]) => kept.has(id))) }
}

/** The part of the catalogue that a selection keeps; references to what is gone are left out. */
export function selectCatalogue(selection: Selection): CatalogueSpec {
  const rooms = ROOMS.filter((room) => selection.rooms.includes(room.slug))
  const items = ITEMS.filter((item) => item.room === null || selection.rooms.includes(item.room)).map((item) =>
    selection.isReduced ? reduced(item) : item,
  )
  const itemIds = new Set(items.map((item) => item.id))
  const productIds = new Set(items.flatMap((item) => item.products.map((product) => product.id)))
  const sections = keptSections(itemIds)
  const lineIds = new Set(
    sections.flatMap((section) => section.subSections.flatMap((sub) => sub.lines.map((line) => line.id))),
  )
  return {
    rooms,
    items,
    sections,
    bundleGroups: keptBundles(lineIds, productIds, new Set(selection.rooms)),
    designLineGroups: DESIGN_LINE_GROUPS.map((group) => ({
      ...group,
      lines: group.lines
        .filter((line) => line.isOfStandard === undefined || selection.hasStandardLine === true)
        .map((line) => ({ ...line, products: line.products.filter((id) => productIds.has(id)) })),
    })),
    rules: keptRules(items),
    variants: VARIANTS,
  }
}

function keptSections(itemIds: ReadonlySet<string>): SectionSpec[] {
  return ROOM_BOOK.map((section) => ({
    ...section,
    subSections: section.subSections
      .map((sub) => ({ ...sub, lines: sub.lines.filter((line) => line.itemIds.every((id) => itemIds.has(id))) }))
      .filter((sub) => sub.lines.length > 0),
  })).filter((section) => section.subSections.length > 0)
}

/** A bundle stays when all of its line items do; a group when it offers something besides its standard. */
function keptBundles(
  lineIds: ReadonlySet<string>,
  productIds: ReadonlySet<string>,
  rooms: ReadonlySet<RoomSlug>,
): BundleGroupSpec[] {
  return BUNDLE_GROUPS.map((group) => ({
    ...group,
    bundles: group.bundles
      .filter((bundle) => bundle.lines.every((id) => lineIds.has(id)) && bundle.rooms.every((room) => rooms.has(room)))
      .map((bundle) => ({ ...bundle, products: bundle.products.filter((id) => productIds.has(id)) })),
  })).filter((group) => group.bundles.some((bundle) => !bundle.isDefault))
}

/** Rules between product groups that are still there, over the products that are still there. */
function keptRules(items: readonly ItemSpec[]): RuleSpec[] {
  const productsByGroup = new Map<string, Set<string>>()
  for (const item of items) {
    const known = productsByGroup.get(item.group) ?? new Set<string>()
    productsByGroup.set(item.group, new Set([...known, ...item.products.map((product) => product.id)]))
  }
  return RULES.flatMap((rule) => {
    const whens = productsByGroup.get(rule.when)
    const thens = productsByGroup.get(rule.then)
    if (whens === undefined || thens === undefined) return []
    const clauses = rule.clauses
      .map((clause) => ({
        when: clause.when.filter((id) => whens.has(id)),
        then: clause.then.filter((id) => thens.has(id)),
      }))
      .filter((clause) => clause.when.length > 0)
    return clauses.length > 0 ? [{ ...rule, clauses }] : []
  })
}
