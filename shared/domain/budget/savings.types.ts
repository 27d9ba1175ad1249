/** What a buyer wants of a plan that brings the home under a budget (BUD-1, BUD-4). */
export interface SavingsWish {
  /** Cents that the unit's total, the surcharge of the whole configuration, may come to at most. */
  readonly budget: number
  /** Ids of items that matter: they stay as they are, and so does a bundle that has one of them. */
  readonly kept: ReadonlySet<string>
  /**
   * How much it hurts to have another product, at least 0 and compared to a thousandth; not finite = never.
   * `fromProductId` null = nothing is fitted. Asked once for each pair, in no promised order; has to answer the same.
   */
  readonly pain: (itemId: string, fromProductId: string | null, toProductId: string) => number
  /**
   * How much it hurts to give a bundle up that the buyer has switched on, or an optional line item that is offered like
   * one by itself, as `pain`. Left out: they stay.
   */
  readonly painOfBundle?: (bundleId: string) => number
  /** Partial answers that each round of the search may look at; what is found until then is the answer. */
  readonly nodes?: number
}

interface BudgetChangeBase {
  /** Names the change within its plan. */
  readonly key: string
  /** Cents by which the total falls; 0 or less for one that only lets another one fit. */
  readonly saving: number
  readonly pain: number
  /** Keys of the changes without which this one would break a rule. */
  readonly needs: readonly string[]
}

/** Another product in an item. */
export interface OptionChange extends BudgetChangeBase {
  readonly kind: 'option'
  readonly itemId: string
  /** null = nothing is fitted. In an item that comes back as a bundle goes: what it would have then. */
  readonly fromProductId: string | null
  readonly toProductId: string
  /** The buyer's own quantity, which stays; null = the catalogue's. */
  readonly quantity: number | null
}

/** A bundle that is switched off, with all that follows from that; several where they hang together. */
export interface BundleChange extends BudgetChangeBase {
  readonly kind: 'bundle'
  /** Of bundles, or of line items that are offered by themselves. */
  readonly bundleIds: readonly string[]
}

export type BudgetChange = OptionChange | BundleChange

/** Changes with what they come to, as the engine reckons it. */
export interface SavingsProposal {
  /** In room-book order. */
  readonly changes: readonly BudgetChange[]
  /** Cents of the unit with all of them. */
  readonly total: number
  readonly pain: number
  /** Nothing better exists; false = the search ended before it knew. */
  readonly isProvenBest: boolean
}

export type SavingsPlan =
  /** The total is not above the budget. */
  | { readonly kind: 'within'; readonly total: number }
  | ({ readonly kind: 'plan' } & SavingsProposal)
  /** The budget cannot be reached (or, unless proven, was not): the changes that lead to the lowest total instead. */
  | ({ readonly kind: 'short' } & SavingsProposal)
