import { visibleProducts } from '../visible-products.ts'
import type { Look } from '../look.types.ts'

/** Pixels of a thumbnail's side. */
export const SIDE = 320
/** WebP quality of thumbnails. */
export const QUALITY = 82

/** A thumbnail that is to be made: a product, and the room and slot that show it. */
export interface Wish {
  readonly productId: string
  readonly slot: string
  readonly roomId: string
  readonly look: Look
}

/** Every visible product once, where it is first offered. */
export function wishes(): Wish[] {
  const found = new Map<string, Wish>()
  for (const visible of visibleProducts()) {
    for (const productId of visible.productIds) {
      if (found.has(productId)) continue
      const look = visible.look(productId)
      found.set(productId, { productId, slot: visible.slot, roomId: visible.renderId, look })
    }
  }
  return [...found.values()]
}

/** A thumbnail's path in the package. */
export const thumbnailOf = (productId: string): string => `images/products/${productId}.webp`
