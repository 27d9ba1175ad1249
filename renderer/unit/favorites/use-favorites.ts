import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useSession } from '#renderer/session/index.ts'
import { browserKeep } from '#renderer/platform/storage.ts'
import type { OptionRef } from '#shared/domain/configuration/configuration.types.ts'
import { useOpenUnit } from '../state/unit.context.ts'
import { findOwnBuyer } from '../data/own-buyer.ts'
import type { UnitData } from '../data/unit-data.types.ts'
import { createLocalFavorites, createServerFavorites, getKey } from './favorite-storage.ts'
import { createFavorites, type Favorites } from './favorites.store.ts'
import { createKeptFavorites } from './pending-favorites.ts'
import { listKnownFavorites } from './known-favorites.ts'
import { registerFavorites } from './open-favorites.ts'

/** The favourites of a unit; null when the project has none (FAV-1), or nobody here may have any (FAV-5). */
export function useUnitFavorites(unit: UnitData, isLocal: boolean, isOffered: boolean): Favorites | null {
  const userId = useSession((session) => session.user?.id ?? null)
  const email = useSession((session) => session.user?.email ?? null)
  const buyerId = findOwnBuyer(unit, email)?.id ?? null
  const favorites = useMemo(() => {
    if (!isOffered) return null
    if (isLocal) return createFavorites(createLocalFavorites(unit.id, browserKeep))
    if (buyerId === null || userId === null) return null
    return createFavorites(createServerFavorites(unit.id, buyerId), createKeptFavorites(userId, unit.id, browserKeep))
  }, [unit.id, isLocal, isOffered, buyerId, userId])
  useEffect(() => {
    if (favorites !== null) registerFavorites(unit.id, favorites)
  }, [unit.id, favorites])
  return favorites
}

/** Whether an option is one. */
export function useIsFavorite(favorites: Favorites, { itemId, productId }: OptionRef): boolean {
  const key = getKey({ itemId, productId })
  return useSyncExternalStore(favorites.state.subscribe, () => favorites.state.getState().options.has(key))
}

const never = () => () => undefined

/** How many options of an item are favourites (FAV-8). */
export function useFavoriteCount(itemId: string): number {
  const { favorites } = useOpenUnit()
  return useSyncExternalStore(
    favorites?.state.subscribe ?? never,
    () => favorites?.state.getState().counts.get(itemId) ?? 0,
  )
}

const NONE: ReadonlySet<string> = new Set()

/** How many options of the unit are favourites that its catalogue still offers; 0 where there are none to have. */
export function useFavoriteTotal(): number {
  const { favorites, store } = useOpenUnit()
  const keys = useSyncExternalStore(
    favorites?.state.subscribe ?? never,
    () => favorites?.state.getState().options ?? NONE,
  )
  return useMemo(() => listKnownFavorites(store.prepared, keys).length, [store, keys])
}

/** Whether favourites are kept on this device alone, until the server can store them. */
export function useWaitingFavorites(): boolean {
  const { favorites } = useOpenUnit()
  return useSyncExternalStore(favorites?.state.subscribe ?? never, () => favorites?.state.getState().isWaiting ?? false)
}
