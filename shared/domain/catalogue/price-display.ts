import type { Option } from './catalogue.types.ts'

/** How a price is to be said; the renderer formats and translates it (ENG-38..42). */
export type PriceDisplay =
  | { readonly kind: 'on_request' }
  /** A from-price: `cents` is the least it can be. */
  | { readonly kind: 'from'; readonly cents: number }
  /** `cents` more than the standard. */
  | { readonly kind: 'surcharge'; readonly cents: number }
  /** `cents` less than the standard (a positive figure). */
  | { readonly kind: 'credit'; readonly cents: number }
  /** Costs the same as the standard. */
  | { readonly kind: 'free' }

/**
 * How the price of an option is to be said (ENG-38..41): on request, from, a surcharge, a credit, or free.
 * `relativeTotal`: cents more than the standard.
 */
export function priceDisplay(
  option: Pick<Option, 'isMinimumPrice'>,
  relativeTotal: number,
  isOnRequest: boolean,
): PriceDisplay {
  if (isOnRequest) return { kind: 'on_request' }
  if (relativeTotal < 0) return { kind: 'credit', cents: -relativeTotal }
  if (option.isMinimumPrice && relativeTotal > 0) return { kind: 'from', cents: relativeTotal }
  if (relativeTotal === 0) return { kind: 'free' }
  return { kind: 'surcharge', cents: relativeTotal }
}
