import { createStore, type StoreApi } from 'zustand/vanilla'
import type { OptionRef } from '#shared/domain/configuration.types.ts'
import { type FavoriteStorage, keyOf } from './favorite-storage.ts'

interface FavoritesState {
  /** Keys of the options that are favourites. */
  readonly options: ReadonlySet<string>
  /** Item → how many of its options are (FAV-8). */
  readonly counts: ReadonlyMap<string, number>
}

/** What the user likes in the open unit: on screen at once, kept by itself, taken back when that fails. */
export interface Favorites {
  readonly state: StoreApi<FavoritesState>
  readonly toggle: (option: OptionRef) => void
}

/** Loads by itself; a failure leaves none, and is no reason not to configure. */
export function createFavorites(storage: FavoriteStorage): Favorites {
  const state = createStore<FavoritesState>()(() => stateOf([]))
  let options: readonly OptionRef[] = []
  /** Writes go one after the other: a heart touched twice ends as it was touched last. */
  let writing: Promise<void> = storage.load().then(takeLoaded, () => takeLoaded([]))
  /** Option → what was touched before the favourites were there, as it was touched last. */
  const touched = new Map<string, { readonly option: OptionRef; readonly isOne: boolean }>()
  /** Options that were found as favourites: those need not be added. */
  const found = new Set<string>()
  let isLoading = true

  function takeLoaded(loaded: readonly OptionRef[]): void {
    isLoading = false
    for (const option of loaded) found.add(keyOf(option))
    const added = [...touched.values()].flatMap(({ option, isOne }) => (isOne ? [option] : []))
    show([...loaded.filter((option) => !touched.has(keyOf(option))), ...added])
    touched.clear()
  }

  async function write(option: OptionRef, isOne: boolean): Promise<void> {
    if (isOne && found.has(keyOf(option))) return
    await (isOne ? storage.add(option) : storage.remove(option))
    found.delete(keyOf(option))
  }

  function show(next: readonly OptionRef[]): void {
    options = next
    state.setState(stateOf(next))
  }
  const without = ({ itemId, productId }: OptionRef) =>
    options.filter((option) => option.itemId !== itemId || option.productId !== productId)

  return {
    state,
    toggle(option) {
      const wasOne = state.getState().options.has(keyOf(option))
      if (isLoading) touched.set(keyOf(option), { option, isOne: !wasOne })
      show(wasOne ? without(option) : [...options, option])
      writing = writing
        .then(() => write(option, !wasOne))
        .catch(() => show(wasOne ? [...without(option), option] : without(option)))
    },
  }
}

function stateOf(options: readonly OptionRef[]): FavoritesState {
  const counts = new Map<string, number>()
  for (const { itemId } of options) counts.set(itemId, (counts.get(itemId) ?? 0) + 1)
  return { options: new Set(options.map(keyOf)), counts }
}
