import type { PreparedItem } from './prepared-catalogue.types.ts'

/** From cheap to dear; what is on request has no amount, and comes last. */
export const PRICE_CLASSES = ['less', 'included', 'little', 'more', 'most', 'on_request'] as const
export type PriceClass = (typeof PRICE_CLASSES)[number]
const SURCHARGES = ['little', 'more', 'most'] as const

/**
 * How dear each option of an item is beside the others, in the catalogue's quantities (LIKE-6): cheaper than the standard
 * (`less`), at its price (`included`), on request; and of those that cost more, by the thirds into which their different
 * amounts fall when they are put in order: `little`, `more`, `most`. So one surcharge alone is `little`, the lower of two
 * is `little` and the higher `more`, and equal amounts are in one class.
 */
export function getPriceClasses({ options }: PreparedItem): readonly PriceClass[] {
  const surcharges = options.filter((option) => !option.isOnRequest && option.relativeTotal > 0)
  const amounts = [...new Set(surcharges.map((option) => option.relativeTotal))].sort((a, b) => a - b)
  return options.map(({ isOnRequest, relativeTotal }) => {
    if (isOnRequest) return 'on_request'
    if (relativeTotal < 0) return 'less'
    if (relativeTotal === 0) return 'included'
    return SURCHARGES[Math.floor((3 * amounts.indexOf(relativeTotal)) / amounts.length)] ?? 'most'
  })
}
