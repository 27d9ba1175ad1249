import type { Option } from './catalogue.types.ts'

/** How a price is to be said; the renderer formats and translates it (ENG-38..42). */
export type PriceDisplay =
  | { readonly kind: 'on_request' }
  /** A from-price: `cents` is the least it can be. */
  | { readonly kind: 'from'; readonly cents: number }
  /** `cents` more than the standard, with the price of one unit beside it where there is one. */
  | { readonly kind: 'surcharge'; readonly cents: number; readonly unitCents: number | null; readonly unit: string }
  /** `cents` less than the standard (a positive figure). */
  | { readonly kind: 'credit'; readonly cents: number }
  /** Costs the same as the standard. */
  | { readonly kind: 'free' }

/**
 * How the price of an option is to be said (ENG-38..41): on request, from, a surcharge (with the
 * unit price where there is one), a credit, or free. `relativeTotal`: cents more than the standard.
 */
export function priceDisplay(
  option: Pick<Option, 'priceMode' | 'isMinimumPrice' | 'price'>,
  relativeTotal: number,
  isOnRequest: boolean,
  quantityUnit: string,
): PriceDisplay {
  if (isOnRequest) return { kind: 'on_request' }
  if (relativeTotal < 0) return { kind: 'credit', cents: -relativeTotal }
  if (option.isMinimumPrice && relativeTotal > 0) return { kind: 'from', cents: relativeTotal }
  if (relativeTotal === 0) return { kind: 'free' }
  const unitCents = option.priceMode === 'per_unit' ? option.price : null
  return { kind: 'surcharge', cents: relativeTotal, unitCents, unit: quantityUnit }
}
