import { ITEMS } from './catalogue/items.ts'
import type { Look } from './look.types.ts'

/** One drawable slot of a room picture, with the products that can stand there. */
export interface VisibleSlot {
  readonly roomSlug: string
  readonly renderId: string
  readonly slot: string
  readonly itemId: string
  /** Products that have something to draw (`none` shapes are left out). */
  readonly productIds: string[]
  readonly look: (productId: string) => Look
}

/**
 * What the room pictures have to show, in room-book order. The look of a product that is not among
 * the slot's products throws: an authoring mistake.
 */
export function visibleProducts(): VisibleSlot[] {
  return ITEMS.flatMap((item) => {
    const { room } = item
    if (room === null || !item.drawn) return []
    const looks = new Map(item.products.map((product) => [product.id, product.look]))
    const slot: VisibleSlot = {
      roomSlug: room,
      renderId: room,
      slot: item.slot,
      itemId: item.id,
      productIds: item.products.filter((product) => product.look.shape !== 'none').map((product) => product.id),
      look: (productId) => {
        const found = looks.get(productId)
        if (found === undefined) throw new Error(`${item.id} has no product ${productId}`)
        return found
      },
    }
    return [slot]
  })
}
