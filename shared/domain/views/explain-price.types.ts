import type { PriceMode } from '../catalogue/catalogue.types.ts'

/** Something that has a price, and whose price can be explained. */
export type PriceSubject =
  /**
   * An option of an item: what it costs more than the standard. `at` the buyer's quantity, as in the list of options
   * (the catalogue's where the buyer set none), or at the catalogue's, as upgrades reckon.
   */
  | { readonly kind: 'option'; readonly itemId: string; readonly productId: string; readonly at: 'buyer' | 'catalogue' }
  /** What is fitted for an item. */
  | { readonly kind: 'item'; readonly itemId: string }
  /** What an upgrade's card says. */
  | { readonly kind: 'bundle'; readonly bundleId: string }
  /** The base price of optional line items in one room (null = the whole unit's own). */
  | { readonly kind: 'base'; readonly lineItemIds: readonly string[]; readonly roomId: string | null }
  /** null = the whole unit's own items. */
  | { readonly kind: 'room'; readonly roomId: string | null }
  | { readonly kind: 'unit' }

/** A product's own price: how many, at what price each. Whole price in cents, before any sign. */
export interface PricedProduct {
  readonly itemId: string
  readonly productId: string
  readonly priceMode: PriceMode
  /** Cents for one unit; null unless the price goes by quantity. */
  readonly unitCents: number | null
  readonly quantity: number
  readonly quantityUnit: string
  readonly quantityHidden: boolean
  readonly isMinimumPrice: boolean
  readonly isOnRequest: boolean
}

/** One amount of a chain; `cents` is signed: what it adds. */
export type ExplanationRow =
  /** The product itself. */
  | (PricedProduct & { readonly kind: 'product'; readonly cents: number })
  /** The standard that is not fitted: paid with the purchase price, or with the upgrade it belongs to. */
  | (PricedProduct & { readonly kind: 'credit'; readonly paidWith: 'purchase' | 'upgrade'; readonly cents: number })
  /** What an upgrade brings as its own standard. */
  | (PricedProduct & { readonly kind: 'standard'; readonly cents: number })
  /** The credit for standard positions that a line item takes the place of. */
  | {
      readonly kind: 'replacement'
      readonly lineItemId: string
      readonly replacedLineItemIds: readonly string[]
      readonly cents: number
    }
  /** A choice within a room or an upgrade: more (or less) than its standard. */
  | {
      readonly kind: 'item'
      readonly itemId: string
      /** null = nothing is fitted. */
      readonly productId: string | null
      readonly isOnRequest: boolean
      readonly cents: number
      readonly subject: PriceSubject
    }
  /** The base price of what is activated: an upgrade (null = a position of its own). */
  | {
      readonly kind: 'base'
      readonly bundleId: string | null
      readonly lineItemIds: readonly string[]
      readonly cents: number
      readonly subject: PriceSubject
    }
  | {
      readonly kind: 'room'
      readonly roomId: string | null
      readonly onRequestCount: number
      readonly cents: number
      readonly subject: PriceSubject
    }

/** The chain of amounts that leads to a figure. The lines add up to `cents` exactly. */
export interface PriceExplanation {
  readonly subject: PriceSubject
  /** The figure that is shown for the subject. */
  readonly cents: number
  readonly lines: readonly ExplanationRow[]
}
