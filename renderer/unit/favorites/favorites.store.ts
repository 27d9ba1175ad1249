import { createStore, type StoreApi } from 'zustand/vanilla'
import type { OptionRef } from '#shared/domain/configuration/configuration.types.ts'
import { type FavoriteStorage, getKey } from './favorite-storage.ts'
import { createPassingFavorites, type PendingFavorites, type PendingFavorite } from './pending-favorites.ts'
import type { FavoriteSender } from './favorite-sender.ts'

interface FavoritesState {
  /** Keys of the options that are favourites. */
  readonly options: ReadonlySet<string>
  /** Item → how many of its options are (FAV-8). */
  readonly counts: ReadonlyMap<string, number>
  /** Some are kept on this device alone, until the server can store them. */
  readonly isWaiting: boolean
  /** Whether those of before are known: `failed` = they may be more than these. */
  readonly loading: 'loading' | 'ready' | 'failed'
}

/** What the user likes in the open unit: on screen at once, kept by itself, taken back only when it is refused. */
export interface Favorites {
  readonly state: StoreApi<FavoritesState>
  readonly toggle: (option: OptionRef) => void
  /** Looks once more for those of before. */
  readonly reload: () => void
  /** Sends what was kept of before. */
  readonly send: () => void
  /** Sends nothing more; what could not be sent stays kept. */
  readonly stop: () => void
}

const timeout = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Loads by itself; a failure leaves none, and is no reason not to configure. `wait` in ms. */
export function createFavorites(
  storage: FavoriteStorage,
  pending: PendingFavorites = createPassingFavorites(),
  wait: (ms: number) => Promise<void> = timeout,
): Favorites {
  /** What is known to be stored. */
  const stored = new Map<string, OptionRef>()
  const state = createStore<FavoritesState>()(() => ({
    ...shown(stored, pending),
    isWaiting: false,
    loading: 'loading',
  }))
  let loading = load()
  const onWaiting = (isWaiting: boolean) => state.setState({ isWaiting })
  let sender: Promise<FavoriteSender> | null = null
  let isStopped = false

  function load(): Promise<void> {
    return storage.load().then(
      (loaded) => {
        for (const option of loaded) stored.set(getKey(option), option)
        state.setState({ ...shown(stored, pending), loading: 'ready' })
      },
      () => state.setState({ loading: 'failed' }),
    )
  }
  async function createSender(): Promise<FavoriteSender> {
    const { createFavoriteSender } = await import('./favorite-sender.ts')
    const attempt = (change: PendingFavorite) => loading.then(() => store(change))
    return createFavoriteSender({ pending, wait, attempt, onEnd: show, onWaiting })
  }
  async function send(): Promise<void> {
    if (isStopped || pending.read().length === 0) return
    sender ??= createSender()
    try {
      const { send: sendAll, stop } = await sender
      if (isStopped) stop()
      else sendAll()
    } catch {
      // What sends them could not be loaded: they stay kept until the network is back, or the next one is touched.
      sender = null
      onWaiting(true)
    }
  }

  async function store({ option, isOne }: PendingFavorite): Promise<void> {
    const key = getKey(option)
    if (isOne && stored.has(key)) return
    await (isOne ? storage.add(option) : storage.remove(option))
    if (isOne) stored.set(key, option)
    else stored.delete(key)
  }

  function show(): void {
    state.setState(shown(stored, pending))
  }

  return {
    state,
    toggle(option) {
      pending.put({ option, isOne: !state.getState().options.has(getKey(option)), at: Date.now() })
      show()
      void send()
    },
    reload() {
      if (state.getState().loading !== 'failed') return
      state.setState({ loading: 'loading' })
      loading = load()
    },
    send: () => void send(),
    stop() {
      isStopped = true
      void sender?.then(({ stop }) => stop())
    },
  }
}

/** What is stored, with what is pending on top of it. */
function shown(
  stored: ReadonlyMap<string, OptionRef>,
  pending: PendingFavorites,
): Pick<FavoritesState, 'options' | 'counts'> {
  const options = new Map(stored)
  for (const { option, isOne } of pending.read()) {
    if (isOne) options.set(getKey(option), option)
    else options.delete(getKey(option))
  }
  const counts = new Map<string, number>()
  for (const { itemId } of options.values()) counts.set(itemId, (counts.get(itemId) ?? 0) + 1)
  return { options: new Set(options.keys()), counts }
}
