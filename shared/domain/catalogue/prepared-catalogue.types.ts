import type {
  BundleGroupMode,
  Catalogue,
  Item,
  LineItem,
  Option,
  Product,
  Room,
  UpgradeBundle,
} from './catalogue.types.ts'
import type { ConstraintNetwork } from './constraints.ts'
import type { IndexMarks } from '../kernel/index-set.ts'
import type { PriceDisplay } from './price-display.ts'

/** An item with everything that does not depend on selections, at hand by index. */
export interface PreparedItem {
  readonly index: number
  readonly item: Item
  readonly lineItemIndex: number
  /** `rooms.length` for an item of the whole unit. */
  readonly roomIndex: number
  readonly optionIndexByProductId: ReadonlyMap<string, number>
  readonly options: readonly PreparedOption[]
  /** `NONE` = nothing is fitted as standard. */
  readonly defaultOption: number
  readonly defaultTotal: number
  /** Visible, not cancelled: takes part as soon as its line item does. */
  readonly canTakePart: boolean
  /** More than one option, or a quantity to set. */
  readonly hasChoice: boolean
}

/** An option at the catalogue's quantity; a buyer's own quantity is reckoned anew. */
export interface PreparedOption {
  readonly option: Option
  readonly quantity: number
  /** Cents; 0 for a cancelled item. */
  readonly total: number
  readonly relativeTotal: number
  readonly isOnRequest: boolean
  readonly unitPrice: number | null
  readonly price: PriceDisplay
}

export interface PreparedLineItem {
  readonly index: number
  readonly lineItem: LineItem
  readonly subSectionIndex: number
  readonly firstItem: number
  readonly itemCount: number
  /** Room of its first item; `rooms.length` = the whole unit. Its replacement total belongs there. */
  readonly roomIndex: number
  /** Rooms that have an item of it. */
  readonly roomIndexes: readonly number[]
  readonly defaultTotal: number
  /** Indexes of the line items that it replaces. */
  readonly replaces: readonly number[]
}

export interface PreparedDesignLine {
  readonly groupIndex: number
  readonly lineItemIndex: number
  readonly id: string
  readonly products: ReadonlySet<string>
}

/** The catalogue with its indexes: made once, then shared by every configuration on it. */
export interface PreparedCatalogue {
  readonly catalogue: Catalogue
  readonly items: readonly PreparedItem[]
  readonly lineItems: readonly PreparedLineItem[]
  readonly sectionOfSubSection: Int32Array
  readonly sectionIds: readonly string[]
  readonly subSectionIds: readonly string[]
  readonly rooms: readonly Room[]
  /** Item indexes by room index, in room-book order; the last entry is the whole unit's. */
  readonly itemsOfRoom: readonly (readonly number[])[]
  readonly network: ConstraintNetwork
  readonly bundleGroups: readonly PreparedBundleGroup[]
  readonly bundles: readonly PreparedBundle[]
  /** Bundles that contain a line item, by line item index. */
  readonly bundlesOfLineItem: readonly (readonly number[])[]
  /** By design line group id, then design line id. */
  readonly designLines: ReadonlyMap<string, ReadonlyMap<string, PreparedDesignLine>>
  readonly itemIndexById: ReadonlyMap<string, number>
  readonly lineItemIndexById: ReadonlyMap<string, number>
  readonly roomIndexById: ReadonlyMap<string, number>
  readonly sectionIndexById: ReadonlyMap<string, number>
  readonly subSectionIndexById: ReadonlyMap<string, number>
  readonly bundleIndexById: ReadonlyMap<string, number>
  /** Scratch space of `revise`: says nothing about the catalogue. */
  readonly marks: { readonly changed: IndexMarks; readonly affected: IndexMarks }
  product(productId: string): Product | undefined
  item(itemId: string): Item | undefined
  lineItem(lineItemId: string): LineItem | undefined
  /** By id or slug (decision 32). */
  room(idOrSlug: string): Room | undefined
}

/** A product that a bundle selects when it is switched on (UPG-17). */
export interface BundleProduct {
  readonly itemIndex: number
  readonly option: number
}

export interface PreparedBundle {
  /** Of the bundle, or of the standalone line item. */
  readonly id: string
  readonly groupIndex: number
  /** null for a standalone optional line item (UPG-10). */
  readonly bundle: UpgradeBundle | null
  readonly isDefault: boolean
  readonly lineItemIndexes: readonly number[]
  /** For the standard of a group: line items that the bundles of the group bring or replace; else none. */
  readonly groupLineItemIndexes: readonly number[]
  readonly itemIndexes: readonly number[]
  readonly products: readonly BundleProduct[]
  readonly roomIndexes: readonly number[]
}

export interface PreparedBundleGroup {
  readonly id: string
  readonly name: string
  readonly title: string
  readonly mode: BundleGroupMode
  readonly dynamicCalculation: boolean
  readonly actsAsPreselection: boolean
  readonly actsAsProductGroup: boolean
  readonly locked: boolean
  readonly bundleIndexes: readonly number[]
}
