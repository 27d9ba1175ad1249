import type { Item, Product } from '#shared/domain/catalogue/catalogue.types.ts'
import type { PreparedCatalogue } from '#shared/domain/index.ts'
import { readKey } from './favorite-storage.ts'

/** The favourites that the catalogue still offers: what was marked once may have left it. `keys`: of options. */
export function listKnownFavorites(
  prepared: PreparedCatalogue,
  keys: ReadonlySet<string>,
): { readonly item: Item; readonly product: Product }[] {
  return [...keys].map(readKey).flatMap(({ itemId, productId }) => {
    const item = prepared.item(itemId)
    const product = prepared.product(productId)
    if (item === undefined || product === undefined) return []
    return item.options.some((option) => option.productId === productId) ? [{ item, product }] : []
  })
}
