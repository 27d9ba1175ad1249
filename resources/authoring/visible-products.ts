import type { ItemSpec } from './catalogue/item.types.ts'
import { ITEMS } from './catalogue/items.ts'
import type { Look } from './look.types.ts'

/** One slot of a room picture, with the products that can stand there. */
export interface VisibleSlot {
  readonly renderId: string
  readonly slot: string
  readonly itemId: string
  /** Products of which there is something to see (`none` shapes are left out). */
  readonly productIds: string[]
  readonly look: (productId: string) => Look
}

/**
 * What the room pictures have to show, in room-book order; what a room shows of another one's comes last. The look of a
 * product that is not among the slot's products throws: an authoring mistake.
 */
export function visibleProducts(): VisibleSlot[] {
  const pictured = ITEMS.filter((item) => item.pictured)
  return [
    ...pictured.flatMap((item) => (item.room === null ? [] : [getSlot(item, item.room)])),
    ...pictured.flatMap((item) => item.alsoIn.map((room) => getSlot(item, room))),
  ]
}

function getSlot(item: ItemSpec, renderId: string): VisibleSlot {
  const looks = new Map(item.products.map((product) => [product.id, product.look]))
  return {
    renderId,
    slot: item.slot,
    itemId: item.id,
    productIds: item.products.filter((product) => product.look.shape !== 'none').map((product) => product.id),
    look: (productId) => {
      const found = looks.get(productId)
      if (found === undefined) throw new Error(`${item.id} has no product ${productId}`)
      return found
    },
  }
}
