import { createHash } from 'node:crypto'
import { ITEMS } from '../catalogue/items.ts'
import type { Look } from '../look.types.ts'
import { picturedProducts } from './pictured-products.ts'
import { getStage } from './stages.ts'
import { getMeasures } from './stated-measures.ts'

/** What the studio is told about a product that it takes. */
export interface StagedProduct {
  readonly id: string
  readonly stage: string
  readonly look: Look
  /** Metres; null where the product states none. */
  readonly measures: readonly [number, number] | null
}

/** All products whose thumbnails are taken in the studio. Throws when one of them is not in the catalogue. */
export function stagedProducts(): StagedProduct[] {
  const catalogue = new Map(ITEMS.flatMap((item) => item.products).map((product) => [product.id, product]))
  return picturedProducts().flatMap(({ productId, roomId, slot, look }) => {
    const stage = getStage(roomId, slot)
    if (stage === null) return []
    const product = catalogue.get(productId)
    if (product === undefined)
      throw new Error(`${roomId}/${slot} shows ${productId}, which the catalogue does not have`)
    return [{ id: productId, stage, look, measures: getMeasures(product.title.de, product.subtitle.de) }]
  })
}

/** The same as long as a product is shown alike in the studio: 16 hexadecimal digits of its stage, look and measures. */
export function computeFingerprint({ stage, look, measures }: StagedProduct): string {
  // In an order of its own: how a look is written down does not matter.
  const parts = Object.entries(look).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([stage, parts, measures]))
    .digest('hex')
    .slice(0, 16)
}
