import type { Item, Product } from '#shared/domain/catalogue/catalogue.types.ts'
import type { PreparedCatalogue } from '#shared/domain/index.ts'
import { MOST_WISHES } from '#shared/contracts/entities/wish.schema.ts'
import { readKey } from './favorite-storage.ts'
import type { Favorites } from './favorites.store.ts'

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

/** What of them goes along under a code, as the contract has it. `favorites`: null = there are none here. */
export function wishesToTake(
  prepared: PreparedCatalogue,
  favorites: Favorites | null,
): { roomBookSubLineItemId: string; productId: string }[] {
  if (favorites === null) return []
  return listKnownFavorites(prepared, favorites.state.getState().options)
    .slice(0, MOST_WISHES)
    .map(({ item, product }) => ({ roomBookSubLineItemId: item.id, productId: product.id }))
}
