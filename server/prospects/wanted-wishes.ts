import type { BodyOf } from '#shared/contracts/http/endpoint.ts'
import type { createWishLink } from '#shared/contracts/http/wish-lists.contract.ts'
import type { PreparedCatalogue } from '#shared/domain/index.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'
import type { Project } from '#server/projects/projects.repository.ts'
import type { Wish } from './take-home.repository.ts'

/** FAV-1: whether hearts are offered to visitors. */
export function hasWishes({ featureFlags }: Project): boolean {
  return featureFlags.mp['buyerFavorites'] === true
}

/** What was liked, as answers say it; nothing where hearts are not offered any more. */
export function tellWishes(project: Project, wishes: readonly Wish[]) {
  if (!hasWishes(project)) return []
  return wishes.map(({ itemId, productId }) => ({ roomBookSubLineItemId: itemId, productId }))
}

/** What was liked, in words and pictures of a catalogue; what that does not have is left out. */
export function nameWishes(named: PreparedCatalogue, wishes: readonly Wish[]) {
  return wishes.flatMap(({ itemId, productId }) => {
    const item = named.item(itemId)
    const product = named.product(productId)
    if (item === undefined || product === undefined) return []
    const room = named.room(item.roomId ?? '')?.title ?? ''
    return [{ room, item: item.title, product: product.title, thumbUrl: product.thumbUrl }]
  })
}

/** What somebody likes, each once. Errors: ITEM_UNKNOWN, OPTION_UNKNOWN where the unit's catalogue does not offer it. */
export function readWishes(
  prepared: PreparedCatalogue,
  wanted: BodyOf<typeof createWishLink>['wishes'],
): Result<readonly Wish[]> {
  const wishes = new Map<string, Wish>()
  for (const { roomBookSubLineItemId: itemId, productId } of wanted) {
    const item = prepared.item(itemId)
    if (item === undefined) return failedWith('ITEM_UNKNOWN', 'The unit has no such item.', { field: 'wishes' })
    if (!item.options.some((option) => option.productId === productId))
      return failedWith('OPTION_UNKNOWN', 'The item has no such option.', { field: 'wishes' })
    wishes.set(JSON.stringify([item.id, productId]), { itemId: item.id, productId })
  }
  return passed([...wishes.values()])
}
