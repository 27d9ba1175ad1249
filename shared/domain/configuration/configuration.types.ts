import type { PriceDisplay } from '../catalogue/price-display.ts'
import type { LockedTrade, SelectionsChange } from '../selections/selections.types.ts'

/** An option as it stands in a configuration. Amounts in cents. */
export interface OptionView {
  readonly productId: string
  /** Whole price of the option at its quantity. */
  readonly total: number
  /** `total` less the total of the item's standard: what it costs more (or less). */
  readonly relativeTotal: number
  readonly unitPrice: number | null
  readonly quantity: number
  readonly isOnRequest: boolean
  readonly price: PriceDisplay
  readonly isDefault: boolean
  readonly valid: boolean
  readonly recommended: boolean
  /** It is the de-facto option, chosen or standard. */
  readonly selected: boolean
  readonly isBuyerSelection: boolean
}

/** An item as it stands in a configuration, without its options (cheap: for lists). */
export interface ItemState {
  readonly id: string
  readonly lineItemId: string
  readonly roomId: string | null
  /** Its line item counts and both are visible: only then is it shown and looked at by rules. */
  readonly takesPart: boolean
  readonly selectable: boolean
  readonly decided: boolean
  /** Takes part, selectable, not decided (domain.md "Pending"). */
  readonly pending: boolean
  readonly hasBuyerSelection: boolean
  /** Product of the de-facto option; null = nothing is fitted. */
  readonly defactoProductId: string | null
  readonly quantity: number
  /** De-facto option's total less the default's. */
  readonly total: number
  readonly isOnRequest: boolean
  /** The de-facto option breaks no rule. */
  readonly isValid: boolean
}

export interface ItemView extends ItemState {
  readonly options: readonly OptionView[]
}

export interface LineItemState {
  readonly id: string
  readonly optional: boolean
  readonly activated: boolean
  readonly replaced: boolean
  readonly cancelled: boolean
  readonly visible: boolean
  /** Its total is part of the section's and the unit's. */
  readonly counts: boolean
  readonly total: number
  readonly defaultTotal: number
  readonly buyerSelectionPending: boolean
  readonly upgradeBundleId: string | null
}

export interface RoomState {
  readonly id: string
  /** Cart room total: items and base prices (domain.md "Bundles"). */
  readonly total: number
  readonly itemsTotal: number
  readonly basePrice: number
  /** Counting items on request; they are 0 in every total (decision 3). */
  readonly onRequestCount: number
  readonly decidedCount: number
  readonly pendingCount: number
  /** 0..1; 1 when there is nothing to decide. */
  readonly progress: number
  readonly locked: boolean
  /** Unlocked and nothing pending (ENG-27). */
  readonly complete: boolean
  /** The unit is completed (CFG-27). */
  readonly sealed: boolean
  readonly shown: boolean
}

export interface UnitState {
  /** The surcharge of the whole configuration, cents; may be negative. */
  readonly total: number
  readonly onRequestCount: number
  readonly decidedCount: number
  readonly pendingCount: number
  readonly progress: number
  readonly completed: boolean
}

export interface BundleView {
  readonly id: string
  readonly groupId: string
  /** For a standalone optional line item (UPG-10) the bundle is made of just that. */
  readonly standaloneLineItemId: string | null
  readonly active: boolean
  readonly default: boolean
  readonly selectable: boolean
  /** Its group is closed, and so is its state: on or off, it stays so (UPG-13, decision 56). */
  readonly held: boolean
  /** What the card says: what it adds to the unit with its own products, or as altered (ADR 2 "Bundles"), cents. */
  readonly surcharge: number
  /** Active, yet something else is fitted than it says: what it is called is not what is chosen. */
  readonly altered: boolean
  /** Cents of the surcharge that the unit has already without it; negative where that is a credit, 0 for an active one. */
  readonly alreadyChosen: number
  readonly isPriceOnRequest: boolean
  readonly lineItemIds: readonly string[]
  readonly itemIds: readonly string[]
  readonly roomIds: readonly string[]
  readonly hasBuyerActivation: boolean
  readonly hasBuyerSelection: boolean
  /** Active, and none of its items is pending. */
  readonly completed: boolean
  readonly actsAsPreselection: boolean
}

export interface BundleGroupView {
  readonly id: string
  readonly name: string
  readonly title: string
  readonly mode: 'MULTI_SELECT' | 'SINGLE_SELECT'
  readonly actsAsProductGroup: boolean
  readonly locked: boolean
  /** Some bundle of it, not the default one, is active. */
  readonly selected: boolean
  readonly bundles: readonly BundleView[]
  /** Cents of its active bundles together; a line item of two of them counts once. */
  readonly activeSurcharge: number
}

export interface OptionRef {
  readonly itemId: string
  readonly productId: string
}

/** A rule that a wanted option breaks, and the other item that it clashes with (RUL-2). */
export interface RuleConflict {
  readonly ruleId: string
  readonly description: string
  readonly hint: string
  readonly itemId: string
  /** What that item has now; null = nothing. */
  readonly productId: string | null
}

/** An item that has to change with the wanted option, and what it may change to. */
export interface Alternative {
  readonly itemId: string
  /** What looks most like what the item has comes first (LIKE-8). Just one = there is nothing to choose. */
  readonly productIds: readonly string[]
  /** Part of the nearest way out: fewest items, then what looks most alike, then the smallest price difference. */
  readonly proposedProductId: string
}

export interface ConflictReport {
  readonly wanted: readonly OptionRef[]
  readonly conflicts: readonly RuleConflict[]
  readonly hints: readonly string[]
  readonly resolvable: boolean
  /** Empty when unresolvable. Any pick from the (narrowed) lists ends without a conflict. */
  readonly alternatives: readonly Alternative[]
  /** The alternatives with the buyer's picks so far: each list holds just what still ends without a conflict. */
  readonly narrow: (picks: readonly OptionRef[]) => readonly Alternative[]
}

export type IntentErrorCode =
  | 'UNIT_COMPLETED'
  | 'ITEM_UNKNOWN'
  | 'OPTION_UNKNOWN'
  | 'ITEM_NOT_SELECTABLE'
  | 'ITEM_LOCKED'
  | 'QUANTITY_NOT_ALLOWED'
  | 'QUANTITY_OUT_OF_RANGE'
  | 'LINE_ITEM_UNKNOWN'
  | 'LINE_ITEM_NOT_OPTIONAL'
  | 'LINE_ITEM_NOT_SELECTABLE'
  | 'BUNDLE_UNKNOWN'
  | 'BUNDLE_NOT_SELECTABLE'
  | 'BUNDLE_GROUP_LOCKED'
  | 'DESIGN_LINE_UNKNOWN'
  | 'DESIGN_LINE_OF_ALL_ROOMS'
  | 'ROOM_UNKNOWN'
  | 'CONFLICT'

/** Why an item stays as it is: a deadline that has run out, or an order of which the team has opened other items. */
export type Hold =
  | ({ readonly kind: 'deadline' } & Pick<LockedTrade, 'title' | 'titles' | 'expiresAt' | 'deadlineId'>)
  | { readonly kind: 'order'; readonly number: string }

/** An item that stays as it is, and why. */
export interface LockedItem {
  readonly itemId: string
  readonly hold: Hold
}

export interface IntentError {
  readonly code: IntentErrorCode
  /** Id of the item, line item, bundle, line or room the error is about. */
  readonly subjectId: string | null
  /** Only with CONFLICT. */
  readonly report: ConflictReport | null
  /** Only with ITEM_LOCKED: the items that would have changed, in room-book order. */
  readonly lockedItems: readonly LockedItem[]
}

/** `C` is the Configuration, generic here so that the types stay free of the engine's inside. */
export type IntentResult<C> =
  | { readonly ok: true; readonly configuration: C; readonly change: SelectionsChange }
  | { readonly ok: false; readonly error: IntentError }
