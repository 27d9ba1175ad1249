import { visibleProducts } from '../visible-products.ts'
import type { Look } from '../look.types.ts'

/** A product that has a thumbnail, and the room and slot that show it. */
export interface PicturedProduct {
  readonly productId: string
  readonly slot: string
  readonly roomId: string
  readonly look: Look
}

/** Every visible product once, where it is first offered. */
export function picturedProducts(): PicturedProduct[] {
  const found = new Map<string, PicturedProduct>()
  for (const visible of visibleProducts()) {
    for (const productId of visible.productIds) {
      if (found.has(productId)) continue
      const look = visible.look(productId)
      found.set(productId, { productId, slot: visible.slot, roomId: visible.renderId, look })
    }
  }
  return [...found.values()]
}
