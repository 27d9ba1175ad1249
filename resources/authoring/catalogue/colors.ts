import type { ProductSpec } from './product.types.ts'

/**
 * Products by the beginning of their ids whose pictures show more of the room, or of what stands in front of them, than of
 * themselves: measured there, a black tap would have the colour of the tiles behind it. Their colour is that of their look.
 */
const SMALL_IN_PICTURE = [
  'accessories',
  'ambient',
  'audio',
  'balcony-door',
  'bathtub',
  'blind',
  'closet-walk-in',
  'doorbell',
  'drain',
  'fire',
  'frame',
  'handle',
  'hood',
  'kitchen-tap',
  'lamp',
  'motion',
  'oven',
  'screen',
  'shower',
  'skirting',
  'tap',
  'thermostat',
  'towel',
  'tv-wall',
  'wallbox',
  'window-handle',
  'worktop',
]

/** The colour that a product is authored with; null = what its picture shows. */
export function statedColor({ id, look }: Pick<ProductSpec, 'id' | 'look'>): string | null {
  const isSmall = SMALL_IN_PICTURE.some((start) => id === start || id.startsWith(`${start}-`))
  return isSmall && look.shape !== 'none' ? look.color : null
}
