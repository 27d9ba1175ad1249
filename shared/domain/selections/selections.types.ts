/** What the buyer has decided; small, and all that is stored. Everything else is derived. */

/** A buyer's choice for one item; a quantity only where the item has a quantity range. */
export interface BuyerSelection {
  readonly productId: string
  readonly quantity: number | null
}

/** A buyer's word on an optional line item, and through which bundle (null = on its own). */
export interface LineItemActivation {
  readonly activated: boolean
  readonly upgradeBundleId: string | null
}

/** DSL-4. One line per room and group; a group of scope unit has an entry for every room. */
export interface DesignLineSelection {
  readonly projectRoomId: string
  readonly designLineId: string
  readonly designLineGroupId: string
}

export interface Selections {
  /** By item id. */
  readonly buyerSelections: Readonly<Record<string, BuyerSelection>>
  /** By line item id. */
  readonly buyerLineItemActivations: Readonly<Record<string, LineItemActivation>>
  readonly buyerDesignLineSelections: readonly DesignLineSelection[]
}

/**
 * The difference that one intent makes to the selections: what is written to the server and
 * applied there. `null` removes an entry. Design lines, when present, replace the whole list.
 */
export interface SelectionsChange {
  readonly buyerSelections: Readonly<Record<string, BuyerSelection | null>>
  readonly buyerLineItemActivations: Readonly<Record<string, LineItemActivation | null>>
  readonly buyerDesignLineSelections: readonly DesignLineSelection[] | null
}

/** Touches nothing; stored all the same, it renews the catalogue that the selections stand on (decision 5). */
export const NO_CHANGE: SelectionsChange = {
  buyerSelections: {},
  buyerLineItemActivations: {},
  buyerDesignLineSelections: null,
}

/** A title by language (`de`, `en`). */
export interface Titles {
  readonly [language: string]: string | undefined
}

/** A trade whose items stay as they are, since the deadline for them has run out (decisions 23 and 55). */
export interface LockedTrade {
  readonly trade: string
  /** The deadline's title in the project's source language. */
  readonly title: string
  /** The same in every language in which it has been written. */
  readonly titles?: Titles | undefined
  /** When the deadline ran out: UTC, ISO 8601. */
  readonly expiresAt: string
  /** The deadline's own id, whatever it is called within a unit. */
  readonly deadlineId?: string | undefined
}

/** The part of an order that the team has opened again; the rest of it stays as it was ordered (decision 59). */
export interface OpenedPart {
  readonly orderNumber: string
  readonly itemIds: readonly string[]
}

/** What the engine must know besides catalogue and selections. */
export interface Circumstances {
  /** The unit is completed: nothing can be chosen (ENG-35). */
  readonly completed: boolean
  /** Each trade once. */
  readonly lockedTrades: readonly LockedTrade[]
  /** null = nothing is held by an order. */
  readonly openedPart: OpenedPart | null
  /** Flag simplifiedConfiguration: items count as decided (ENG-45). */
  readonly simplifiedConfiguration: boolean
}

export const NO_SELECTIONS: Selections = {
  buyerSelections: {},
  buyerLineItemActivations: {},
  buyerDesignLineSelections: [],
}

export const OPEN_CIRCUMSTANCES: Circumstances = {
  completed: false,
  lockedTrades: [],
  openedPart: null,
  simplifiedConfiguration: false,
}
