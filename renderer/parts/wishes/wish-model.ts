import type { Item, Product } from '#shared/domain/catalogue/catalogue.types.ts'
import { itemState, type Configuration } from '#shared/domain/index.ts'
import { roomPath } from '#renderer/unit/address/paths.ts'
import { listKnownFavorites } from '#renderer/unit/favorites/known-favorites.ts'

/** Something that is marked with a heart. */
export interface Wish {
  readonly item: Item
  readonly product: Product
  /** Where it is in the configurator; null = no room shows it now. */
  readonly url: string | null
}

/** Wishes of one room. */
export interface WishRoom {
  /** '' = of the whole unit. */
  readonly id: string
  readonly title: string
  readonly wishes: readonly Wish[]
}

export interface Wishes {
  readonly rooms: readonly WishRoom[]
  readonly count: number
  /** Marked once, and not in the catalogue any more. */
  readonly goneCount: number
}

/** What is marked, in the order of rooms and room book (WSH-1). `keys`: of options; `basePath`: the configurator's. */
export function listWishes(configuration: Configuration, keys: ReadonlySet<string>, basePath: string): Wishes {
  const { prepared } = configuration
  const known = listKnownFavorites(prepared, keys)
    .map(({ item, product }) => {
      const room = item.roomId === null ? undefined : prepared.room(item.roomId)
      const isShown = room !== undefined && itemState(configuration, item.id).takesPart
      return { item, product, url: isShown ? roomPath(basePath, room.slug, item.id) : null }
    })
    .sort((a, b) => getOrder(prepared, a.item) - getOrder(prepared, b.item))
  const rooms = [...prepared.catalogue.rooms]
    .sort((a, b) => a.position - b.position)
    .map(({ id, title }) => ({ id, title, wishes: known.filter(({ item }) => item.roomId === id) }))
  const ofUnit = { id: '', title: '', wishes: known.filter(({ item }) => item.roomId === null) }
  return {
    rooms: [...rooms, ofUnit].filter(({ wishes }) => wishes.length > 0),
    count: known.length,
    goneCount: keys.size - known.length,
  }
}

function getOrder({ itemIndexById }: Configuration['prepared'], item: Item): number {
  return itemIndexById.get(item.id) ?? 0
}
