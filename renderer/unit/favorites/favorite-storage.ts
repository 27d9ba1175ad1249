import * as z from 'zod/mini'
import type { OptionRef } from '#shared/domain/configuration/configuration.types.ts'
import { createFavorite, deleteFavorite, listFavorites } from '#shared/contracts/http/favorites.contract.ts'
import { callOrThrow } from '#renderer/api/index.ts'
import type { Keep } from '#renderer/platform/storage.ts'

/** What fails is sent again, and told where it is refused. */
const SILENT = { silent: true } as const

/** Where a unit's favourites are kept. Each call rejects when that fails. */
export interface FavoriteStorage {
  readonly load: () => Promise<readonly OptionRef[]>
  readonly add: (option: OptionRef) => Promise<void>
  readonly remove: (option: OptionRef) => Promise<void>
}

/**
 * On the server, in the buyer's name (FAV-3..5). The same favourite added or removed twice is added or removed once.
 * Errors: each call rejects with ApiFailure.
 */
export function createServerFavorites(unitId: string, buyerId: string): FavoriteStorage {
  /** Option → id of its favourite. */
  const ids = new Map<string, string>()
  const load = async () => {
    const favorites = await callOrThrow(listFavorites, { params: { unitId }, query: {}, ...SILENT })
    ids.clear()
    for (const favorite of favorites)
      ids.set(getKey({ itemId: favorite.roomBookSubLineItemId, productId: favorite.productId }), favorite.id)
    return favorites.map(({ roomBookSubLineItemId, productId }) => ({ itemId: roomBookSubLineItemId, productId }))
  }
  return {
    load,
    add: async (option) => {
      const body = { roomBookSubLineItemId: option.itemId, productId: option.productId, buyerId }
      const favorite = await callOrThrow(createFavorite, { params: { unitId }, query: {}, body, ...SILENT })
      ids.set(getKey(option), favorite.id)
    },
    remove: async (option) => {
      // Its id is not known when nobody answered as it was added: it may be there all the same.
      if (!ids.has(getKey(option))) await load()
      const favoriteId = ids.get(getKey(option))
      if (favoriteId === undefined) return
      await callOrThrow(deleteFavorite, { params: { unitId, favoriteId }, query: {}, ...SILENT })
      ids.delete(getKey(option))
    },
  }
}

export interface LocalFavorites extends FavoriteStorage {
  /** Beside those that are there. */
  readonly addAll: (options: readonly OptionRef[]) => Promise<void>
}

/** FAV-6. */
const LOCAL_KEY = 'favorites'

/** Unit → its favourites. What somebody else wrote under the key counts as none. */
const LocalSchema = z.record(z.string(), z.array(z.object({ itemId: z.string(), productId: z.string() })))

/** In this browser, for sample units (FAV-7, API-58). */
export function createLocalFavorites(unitId: string, keep: Keep): LocalFavorites {
  const readAll = () => {
    try {
      return LocalSchema.parse(JSON.parse(keep.getItem(LOCAL_KEY) ?? '{}'))
    } catch {
      return {}
    }
  }
  /** Those without `options`, and then `added`. */
  const change = (options: readonly OptionRef[], added: readonly OptionRef[]) => {
    const all = readAll()
    const keys = new Set(options.map(getKey))
    const others = (all[unitId] ?? []).filter((other) => !keys.has(getKey(other)))
    keep.setItem(LOCAL_KEY, JSON.stringify({ ...all, [unitId]: [...others, ...added] }))
  }
  return {
    load: async () => readAll()[unitId] ?? [],
    add: async (option) => change([option], [option]),
    addAll: async (options) => change(options, options),
    remove: async (option) => change([option], []),
  }
}

/** One text for an option. */
export function getKey({ itemId, productId }: OptionRef): string {
  return JSON.stringify([itemId, productId])
}

const KeySchema = z.array(z.string())

/** The option of a text that `getKey` made. */
export function readKey(key: string): OptionRef {
  const [itemId = '', productId = ''] = KeySchema.parse(JSON.parse(key))
  return { itemId, productId }
}
