import type {
  Catalogue,
  DesignLine,
  DesignLineGroup,
  Item,
  LineItem,
  Option,
  Product,
  Room,
  Rule,
  RuleClause,
  Section,
  SubSection,
  UpgradeBundle,
  UpgradeBundleGroup,
} from '#shared/domain/catalogue/catalogue.types.ts'
import { completed, numbered } from './catalogue-filling.ts'

/**
 * Small builders for hand-written tests: each names only what the test is about and fills in the
 * rest with the plainest value. Amounts are integer cents. `aCatalogue` numbers positions and
 * display numbers, and adds the rooms and products that are mentioned but not given.
 */

/** An option with a fixed price of 0 cents unless said otherwise. */
export function anOption(productId: string, overrides: Partial<Omit<Option, 'productId'>> = {}): Option {
  return {
    productId,
    priceMode: 'fixed',
    price: 0,
    isMinimumPrice: false,
    quantity: null,
    quantityOnRequest: false,
    isConfigurable: false,
    isPortalOffer: false,
    ...overrides,
  }
}

/** An option with a fixed price in cents: `fixedOption('oak', 1800_00)`. */
export function fixedOption(productId: string, price: number, overrides: Partial<Option> = {}): Option {
  return anOption(productId, { price, ...overrides })
}

/** An option priced by quantity; `price` is cents for one unit. */
export function perUnitOption(productId: string, price: number, overrides: Partial<Option> = {}): Option {
  return anOption(productId, { priceMode: 'per_unit', price, ...overrides })
}

/** An item in room `room` whose product group is its own id and whose default is its first option. */
export function anItem(id: string, overrides: Partial<Omit<Item, 'id'>> = {}): Item {
  return {
    id,
    position: 1,
    title: id,
    displayNumber: '',
    description: '',
    roomId: 'room',
    productGroupId: id,
    trade: 'FLI',
    cancelled: false,
    visible: true,
    quantity: 1,
    quantityUnit: 'Stk',
    quantityHidden: false,
    quantityRange: null,
    defaultProductId: overrides.options?.[0]?.productId ?? null,
    options: [],
    ...overrides,
  }
}

/** A line item that is not optional, counts and is visible. */
export function aLineItem(
  id: string,
  subLineItems: readonly Item[],
  overrides: Partial<Omit<LineItem, 'id' | 'subLineItems'>> = {},
): LineItem {
  return {
    id,
    position: 1,
    title: id,
    displayNumber: '',
    optional: false,
    activated: false,
    cancelled: false,
    visible: true,
    replacementTotal: 0,
    replacesLineItemIds: [],
    subLineItems,
    ...overrides,
  }
}

/** An optional line item that nobody has activated yet. */
export function anOptionalLineItem(
  id: string,
  subLineItems: readonly Item[],
  overrides: Partial<Omit<LineItem, 'id' | 'subLineItems' | 'optional'>> = {},
): LineItem {
  return { ...aLineItem(id, subLineItems, overrides), optional: true }
}

export function aSubSection(id: string, lineItems: readonly LineItem[]): SubSection {
  return { id, position: 1, title: id, lineItems }
}

export function aSection(id: string, subSections: readonly SubSection[]): Section {
  return { id, position: 1, title: id, subSections }
}

export function aRoom(id: string, overrides: Partial<Omit<Room, 'id'>> = {}): Room {
  return {
    id,
    slug: id,
    title: id,
    description: '',
    position: 1,
    roomType: 'LIVING_AREA',
    mode: 'FLOORPLAN_SELECTION',
    showEmpty: false,
    configuratorGroups: [],
    configuratorAlignment: 'right',
    configuratorBehaviour: 'dynamic',
    positionUpgradeBundles: 'TOP',
    labelUpgradeBundles: '',
    hintUpgradeBundles: '',
    placeholderUpgradeBundles: '',
    labelDesignLines: '',
    hintDesignLines: '',
    disclaimerText: '',
    renderId: null,
    previewUrl: null,
    panoramaUrl: null,
    ...overrides,
  }
}

export function aProduct(id: string, overrides: Partial<Omit<Product, 'id'>> = {}): Product {
  return {
    id,
    sku: id,
    title: id,
    subtitle: '',
    displayHint: '',
    description: '',
    supplier: '',
    series: '',
    trades: [],
    thumbUrl: null,
    images: [],
    files: [],
    videos: [],
    ...overrides,
  }
}

/** A MULTI_SELECT group with none of the special behaviours. */
export function aBundleGroup(id: string, overrides: Partial<Omit<UpgradeBundleGroup, 'id'>> = {}): UpgradeBundleGroup {
  return {
    id,
    name: id,
    title: id,
    mode: 'MULTI_SELECT',
    dynamicCalculation: false,
    actsAsPreselection: false,
    actsAsProductGroup: false,
    locked: false,
    ...overrides,
  }
}

/** A bundle of group `group`, not its default, over the given line items. */
export function aBundle(
  id: string,
  lineItemIds: readonly string[],
  overrides: Partial<Omit<UpgradeBundle, 'id' | 'lineItemIds'>> = {},
): UpgradeBundle {
  return {
    id,
    groupId: 'group',
    default: false,
    name: id,
    title: id,
    description: '',
    summary: '',
    imageUrl: null,
    portalOffer: false,
    roomIds: [],
    lineItemIds,
    productIds: [],
    ...overrides,
  }
}

export function aDesignLine(
  id: string,
  productIds: readonly string[],
  overrides: Partial<Omit<DesignLine, 'id' | 'productIds'>> = {},
): DesignLine {
  return {
    id,
    name: id,
    title: id,
    position: 1,
    subtitle: '',
    description: '',
    summary: '',
    imageUrl: null,
    productIds,
    ...overrides,
  }
}

/** A group of scope room unless said otherwise. */
export function aDesignLineGroup(
  id: string,
  designLines: readonly DesignLine[],
  overrides: Partial<Omit<DesignLineGroup, 'id' | 'designLines'>> = {},
): DesignLineGroup {
  return {
    id,
    name: id,
    title: id,
    description: '',
    displayMessage: '',
    scope: 'room',
    severity: 'info',
    designLines: designLines.map((line, index) => ({ ...line, position: index + 1 })),
    ...overrides,
  }
}

/** A rule of scope room: `groups` are the product groups of the `when` and the `then` items. */
export function aRule(
  id: string,
  groups: readonly [when: string, then: string],
  clauses: readonly RuleClause[],
  overrides: Partial<Omit<Rule, 'id' | 'productGroupWhen' | 'productGroupThen' | 'rules'>> = {},
): Rule {
  return {
    id,
    productGroupWhen: groups[0],
    productGroupThen: groups[1],
    scope: 'room',
    rules: clauses,
    description: `${id} description`,
    hint: `${id} hint`,
    ...overrides,
  }
}

/** What `aCatalogue` takes: line items directly (one section, one sub-section), or sections. */
export interface CatalogueParts {
  readonly lineItems?: readonly LineItem[]
  readonly sections?: readonly Section[]
  readonly rooms?: readonly Room[]
  readonly products?: readonly Product[]
  readonly bundleGroups?: readonly UpgradeBundleGroup[]
  readonly bundles?: readonly UpgradeBundle[]
  readonly designLineGroups?: readonly DesignLineGroup[]
  readonly rules?: readonly Rule[]
  readonly revision?: string
  readonly configuratorBackendUrl?: string | null
}

/**
 * A well-formed catalogue: positions from 1 without gaps, dotted display numbers, every room,
 * product and bundle group that is mentioned present (given ones come first).
 */
export function aCatalogue(parts: CatalogueParts = {}): Catalogue {
  const sections = numbered(
    parts.sections ?? [aSection('section', [aSubSection('sub-section', parts.lineItems ?? [])])],
  )
  const items = sections.flatMap((s) => s.subSections.flatMap((u) => u.lineItems.flatMap((l) => l.subLineItems)))
  const lines = parts.designLineGroups?.flatMap((group) => group.designLines) ?? []
  const roomIds = items.flatMap((item) => (item.roomId === null ? [] : [item.roomId]))
  const productIds = [
    ...items.flatMap((item) => item.options.map((option) => option.productId)),
    ...lines.flatMap((line) => line.productIds),
  ]
  const groupIds = (parts.bundles ?? []).map((bundle) => bundle.groupId)
  return {
    id: 'catalogue',
    revision: parts.revision ?? 'r1',
    locale: 'de',
    rooms: completed(parts.rooms ?? [], roomIds, aRoom).map((room, index) => ({ ...room, position: index + 1 })),
    roomBook: { sections },
    products: completed(parts.products ?? [], productIds, aProduct),
    upgradeBundleGroups: completed(parts.bundleGroups ?? [], groupIds, aBundleGroup),
    upgradeBundles: parts.bundles ?? [],
    designLineGroups: parts.designLineGroups ?? [],
    rules: parts.rules ?? [],
    configuratorBackendUrl: parts.configuratorBackendUrl ?? null,
  }
}
