import type { Option } from './catalogue.types.ts'
import type { PriceDisplay } from '../configuration/configuration.types.ts'

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
