import type { CatalogFile } from '#shared/contracts/project-package.ts'
import type { ItemSpec } from '../catalogue/item.types.ts'
import type { ProductSpec } from '../catalogue/product.types.ts'

type PackageItem =
  CatalogFile['room_book']['sections'][number]['sub_sections'][number]['line_items'][number]['sub_line_items'][number]
export type PackageOption = PackageItem['options'][number]

/** Price of a product for an item in cents: its list price, or what it costs more than the standard. */
function getPrice(item: ItemSpec, product: ProductSpec, priceFactor: number): number {
  const list = (cents: number) => Math.round((cents * priceFactor) / 10) * 10
  if (item.pricing === 'list') return list(product.cents)
  const standard = item.products.find((candidate) => candidate.id === item.standard)
  return list(product.cents) - list(standard?.cents ?? 0)
}

function getPriceMode(item: ItemSpec, price: number, isOnRequest: boolean): PackageOption['price_mode'] {
  if (isOnRequest) return 'on_request'
  if (price === 0) return 'included'
  return item.unit === 'psch' ? 'fixed' : 'per_unit'
}

/** The options of an item, in the order of its products. */
export function listOptions(item: ItemSpec, priceFactor: number): PackageOption[] {
  return item.products.map((product) => {
    const change = item.changes[product.id] ?? {}
    const isOnRequest = change.onRequest ?? false
    const price = isOnRequest ? 0 : getPrice(item, product, priceFactor)
    return {
      product_id: product.id,
      price_mode: getPriceMode(item, price, isOnRequest || (change.quantityOnRequest === true && price === 0)),
      price,
      is_minimum_price: change.minimum ?? false,
      quantity: change.quantity ?? null,
      quantity_on_request: change.quantityOnRequest ?? false,
      is_configurable: true,
      is_portal_offer: change.portalOffer ?? false,
    }
  })
}
