/**
 * The catalogue: everything that can be chosen for a kind of unit, published once per revision and
 * never changed afterwards. All amounts are integer cents, gross, EUR. Quantities are decimal
 * numbers with at most three decimals. Texts are in one language.
 */

/** How an option's total comes about (ENG-38..41, domain.md "Option total"). */
export type PriceMode = 'fixed' | 'per_unit' | 'included' | 'on_request'

/** One thing that can be chosen for an item. */
export interface Option {
  readonly productId: string
  readonly priceMode: PriceMode
  /** Cents: the whole price when `fixed`, the price of one unit when `per_unit`, else ignored. */
  readonly price: number
  /** The real price may be higher: shown as "from" (ENG-39). It counts with `price`. */
  readonly isMinimumPrice: boolean
  /** Overrides the item's quantity; null = the item's. */
  readonly quantity: number | null
  /** The quantity is found out later: counts 0 and is flagged like on request. */
  readonly quantityOnRequest: boolean
  /** Has a picture mapping; a bundle selects the item's only configurable product (UPG-17). */
  readonly isConfigurable: boolean
  readonly isPortalOffer: boolean
}

/** A range for quantities that the buyer may set; all in the item's unit. */
export interface QuantityRange {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** Sub line item: one decision ("floor covering bathroom"). */
export interface Item {
  readonly id: string
  /** Counted from 1 within the line item, without gaps. */
  readonly position: number
  readonly title: string
  /** Dotted number for people, for example "3.2.1.4". */
  readonly displayNumber: string
  readonly description: string
  /** The room it belongs to; null = the whole unit. */
  readonly roomId: string | null
  /** What rules speak of: all items of one product group are alike to a rule. */
  readonly productGroupId: string
  /** Trade code, for example PRK, HLS, ELT, FLI. */
  readonly trade: string
  readonly cancelled: boolean
  readonly visible: boolean
  readonly quantity: number
  readonly quantityUnit: string
  readonly quantityHidden: boolean
  /** null = the buyer cannot set a quantity. */
  readonly quantityRange: QuantityRange | null
  /** Product id of the standard; null = nothing is fitted unless something is chosen. */
  readonly defaultProductId: string | null
  readonly options: readonly Option[]
}

/** A position of the building specification ("tiling bathroom") with one or more items. */
export interface LineItem {
  readonly id: string
  readonly position: number
  readonly title: string
  readonly displayNumber: string
  readonly optional: boolean
  /** Activated by the project team; a buyer's activation overrides it. Only matters when optional. */
  readonly activated: boolean
  readonly cancelled: boolean
  readonly visible: boolean
  /** Cents credited for the standard position that this one replaces. */
  readonly replacementTotal: number
  /** Line items that do not count while this optional one is activated. */
  readonly replacesLineItemIds: readonly string[]
  readonly subLineItems: readonly Item[]
}

export interface SubSection {
  readonly id: string
  readonly position: number
  readonly title: string
  readonly lineItems: readonly LineItem[]
}

export interface Section {
  readonly id: string
  readonly position: number
  readonly title: string
  readonly subSections: readonly SubSection[]
}

/** Four levels: sections > sub-sections > line items > items (ENG-1). */
export interface RoomBook {
  readonly sections: readonly Section[]
}

/** What a product is made of to the eye. Alike in two products when the key is, whatever the language (LIKE-1). */
export interface Material {
  readonly key: string
  readonly title: string
}

/** Texts and media of a product for display; the engine looks at `id`, and at material and colour to find what is alike. */
export interface Product {
  readonly id: string
  readonly sku: string
  readonly title: string
  readonly subtitle: string
  readonly displayHint: string
  readonly description: string
  readonly supplier: string
  readonly series: string
  readonly trades: readonly string[]
  /** null = not known, as in catalogues from before there was such a thing. */
  readonly material?: Material | null | undefined
  /** `#rrggbb`; null = not known, likewise. */
  readonly color?: string | null | undefined
  readonly thumbUrl: string | null
  readonly images: readonly { readonly url: string }[]
  readonly files: readonly { readonly id: string; readonly url: string; readonly fileName: string }[]
  readonly videos: readonly { readonly url: string }[]
}

/** API-86. */
export const ROOM_TYPES = [
  'HALLWAY',
  'LIVING_AREA',
  'BATHROOM_BATHTUB',
  'BATHROOM_FULL',
  'BATHROOM_SHOWER',
  'BATHROOM_GUEST',
  'KITCHEN',
  'GARAGE',
  'SMART_HOME',
  'WINDOWS',
  'DOORS',
  'GARDEN',
  'FACADE',
  'MASTER_BEDROOM',
  'NURSERY',
  'STORAGE_ROOM',
  'LAUNDRY',
  'STUDY',
] as const
export type RoomType = (typeof ROOM_TYPES)[number]

/** A titled group of a room's items (API-85). */
export interface ConfiguratorGroup {
  readonly id: string
  readonly title: string
  readonly subLineItemIds: readonly string[]
}

/** Where an item is seen in a panorama. */
export interface PanoramaHotspot {
  readonly subLineItemId: string
  /** Degrees to the right of the picture's middle, −180 to 180. */
  readonly yaw: number
  /** Degrees above the horizon, −90 to 90. */
  readonly pitch: number
}

/** A view of a room beside its own picture (API-84). */
export interface ConfiguratorView {
  /** Key of its layered picture in the picture mapping. */
  readonly viewId: string
  /** Its small picture, and all there is of it without a layered one. */
  readonly url: string | null
  /** Items that are seen in it. */
  readonly subLineItemIds: readonly string[]
  /** What its picture needs when an item is opened, to be loaded before an option is touched. */
  readonly prefetchUrlsBySubLineItemId?: Readonly<Record<string, readonly string[]>> | undefined
}

export interface Room {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly position: number
  readonly roomType: RoomType
  readonly mode: 'FLOORPLAN_SELECTION' | 'PRODUCT_SELECTION'
  /** Show the room even when nothing can be chosen in it (ENG-29). */
  readonly showEmpty: boolean
  readonly configuratorGroups: readonly ConfiguratorGroup[]
  readonly configuratorAlignment: 'left' | 'center' | 'right'
  readonly configuratorBehaviour: 'dynamic' | 'fixed_height'
  readonly positionUpgradeBundles: 'TOP' | 'BOTTOM'
  readonly labelUpgradeBundles: string
  readonly hintUpgradeBundles: string
  readonly placeholderUpgradeBundles: string
  readonly labelDesignLines: string
  readonly hintDesignLines: string
  readonly disclaimerText: string
  /** Key of the room in the picture mapping; null = the room has no layered picture. */
  readonly renderId: string | null
  readonly previewUrl: string | null
  /** The room all round, longitudes across and latitudes up, twice as wide as high (decision 22). */
  readonly panoramaUrl: string | null
  /** Key of the layers on the panorama in the picture mapping; without one it shows the room as built by default. */
  readonly panoramaRenderId?: string | null | undefined
  readonly panoramaHotspots?: readonly PanoramaHotspot[] | undefined
  /** Views to choose from; none = its own picture alone. */
  readonly configuratorViews?: readonly ConfiguratorView[] | undefined
}

export type BundleGroupMode = 'MULTI_SELECT' | 'SINGLE_SELECT'

export interface UpgradeBundleGroup {
  readonly id: string
  readonly name: string
  readonly title: string
  readonly mode: BundleGroupMode
  /** Display the bundle's price with the choices as they stand, instead of its base price. */
  readonly dynamicCalculation: boolean
  /** Bundles of this group only choose products: they activate nothing and have no base price. */
  readonly actsAsPreselection: boolean
  /** The group behaves as one item whose options are its bundles. */
  readonly actsAsProductGroup: boolean
  /** The project team has closed the group: selected bundles stay as they are (UPG-13). */
  readonly locked: boolean
}

export interface UpgradeBundle {
  readonly id: string
  readonly groupId: string
  /** The standard of its group: active when no other bundle of the group is (UPG-7). */
  readonly default: boolean
  readonly name: string
  readonly title: string
  readonly description: string
  readonly summary: string
  readonly imageUrl: string | null
  readonly portalOffer: boolean
  /** The room toggles it is offered in; empty = the rooms of its line items. */
  readonly roomIds: readonly string[]
  readonly lineItemIds: readonly string[]
  /** Narrows the configurable products to choose from (UPG-17); empty = all. */
  readonly productIds: readonly string[]
}

export type Scope = 'room' | 'unit'

export interface DesignLine {
  readonly id: string
  readonly name: string
  readonly title: string
  readonly position: number
  readonly subtitle: string
  readonly description: string
  readonly summary: string
  readonly imageUrl: string | null
  readonly productIds: readonly string[]
}

export interface DesignLineGroup {
  readonly id: string
  readonly name: string
  readonly title: string
  readonly description: string
  readonly displayMessage: string
  readonly scope: Scope
  readonly severity: 'info' | 'warning'
  readonly designLines: readonly DesignLine[]
}

/** If the `when` item has one of `when`, the `then` item must have one of `then` (RUL-1). */
export interface RuleClause {
  readonly when: readonly string[]
  readonly then: readonly string[]
}

export interface Rule {
  readonly id: string
  readonly productGroupWhen: string
  readonly productGroupThen: string
  readonly scope: Scope
  readonly rules: readonly RuleClause[]
  readonly description: string
  readonly hint: string
}

export interface Catalogue {
  readonly id: string
  readonly revision: string
  readonly locale: string
  readonly rooms: readonly Room[]
  readonly roomBook: RoomBook
  readonly products: readonly Product[]
  readonly upgradeBundleGroups: readonly UpgradeBundleGroup[]
  readonly upgradeBundles: readonly UpgradeBundle[]
  readonly designLineGroups: readonly DesignLineGroup[]
  readonly rules: readonly Rule[]
  /** Where the picture mapping is served; null = the project has no pictures (ENG-3). */
  readonly configuratorBackendUrl: string | null
}
