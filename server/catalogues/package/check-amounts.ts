import type { CatalogIndex, CatalogItem } from './catalog-index.ts'
import type { FaultSink } from './package-faults.ts'

/** Cents that an option may come to, whatever quantity is chosen: as much as the largest single price. */
const MAX_AMOUNT = 1_000_000_000

/**
 * Options that come to more than any single price may with the largest quantity that a buyer or a variant can have.
 * So every sum over a unit stays an integer that is exact: three such amounts an item leave room for three million items.
 */
export function checkAmounts({ catalog, items }: CatalogIndex, faults: FaultSink): void {
  for (const { item, path } of items) {
    const ofVariants = catalog.variants.flatMap((variant) => variant.quantities_by_id[item.id] ?? [])
    for (const [at, option] of item.options.entries()) {
      if (option.price_mode !== 'per_unit' || option.quantity_on_request) continue
      const quantity = largestQuantity(item, option.quantity, ofVariants)
      if (Math.abs(option.price) * quantity <= MAX_AMOUNT) continue
      faults.error(`${path}.options[${at}].price`, 'amountTooLarge', { quantity, millions: MAX_AMOUNT / 100_000_000 })
    }
  }
}

function largestQuantity(item: CatalogItem, own: number | null, ofVariants: readonly number[]): number {
  return Math.max(own ?? Math.max(item.quantity, ...ofVariants), item.quantity_range?.max ?? 0)
}
