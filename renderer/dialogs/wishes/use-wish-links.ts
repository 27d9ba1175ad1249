import { useCallback, useEffect, useRef, useState } from 'react'
import { listWishes } from '#renderer/parts/wishes/wish-model.ts'
import type { ApiError } from '#renderer/api/index.ts'
import { randomKey } from '#renderer/platform/random-key.ts'
import type { Favorites } from '#renderer/unit/favorites/favorites.store.ts'
import { type OpenUnit, useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { type OwnLinks, useOwnLinks } from './use-own-links.ts'
import type { NewWishLink, SharedWishes } from './wish-links.ts'

/** The link that is shown, or why there is none. */
type Shown =
  | { readonly kind: 'loading' | 'withdrawn' | 'nothing' }
  | { readonly kind: 'ready'; readonly link: NewWishLink }
  | { readonly kind: 'failed'; readonly error: ApiError }

interface Sharing {
  readonly shown: Shown
  /** Makes one, of what is marked now. */
  readonly make: () => void
  readonly links: OwnLinks['links']
  readonly withdraw: OwnLinks['withdraw']
}

interface LastLink {
  readonly content: string
  /** The same for each try: where an answer was lost, the next one gets the link that was made. */
  readonly key: string
  /** null = no answer has come. */
  readonly link: NewWishLink | null
}

/** The same favourites have the same link, however often the dialog opens. */
const LAST = new WeakMap<Favorites, LastLink>()

/** A link to what is marked, asked for at once, and the links of before (WSH-5, WSH-7). */
export function useWishLinks(): Sharing {
  const unit = useOpenUnit()
  const [shown, setShown] = useState<Shown>({ kind: 'loading' })
  const { server, links, look, withdraw: withdrawOwn } = useOwnLinks()

  const make = useCallback(async () => {
    const { favorites } = unit
    const wishes = favorites === null ? [] : getWishes(unit, favorites)
    if (favorites === null || wishes.length === 0) return setShown({ kind: 'nothing' })
    const content = JSON.stringify(wishes)
    setShown({ kind: 'loading' })
    let last = LAST.get(favorites)
    if (last?.content === content && last.link !== null) {
      const { link } = last
      const own = await look()
      // Unless it has been withdrawn elsewhere meanwhile.
      if (own === null || own.some(({ id }) => id === link.id)) return setShown({ kind: 'ready', link })
      last = undefined
    }
    const key = last?.content === content ? last.key : randomKey()
    LAST.set(favorites, { content, key, link: null })
    const result = await server.create(wishes, key)
    if (result.ok) LAST.set(favorites, { content, key, link: result.value })
    setShown(result.ok ? { kind: 'ready', link: result.value } : { kind: 'failed', error: result.error })
    await look()
  }, [unit, server, look])

  // Once for the dialog, also where effects run twice.
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    void make()
  }, [make])

  const withdraw = async (id: string) => {
    if (!(await withdrawOwn(id))) return false
    const { favorites } = unit
    const last = favorites === null ? undefined : LAST.get(favorites)
    if (last?.link?.id === id) setShown({ kind: 'withdrawn' })
    // One without an answer may be this very one.
    const isLast = last?.link === null || last?.link.id === id
    if (favorites !== null && isLast) LAST.delete(favorites)
    return true
  }
  return { shown, make: () => void make(), links, withdraw }
}

function getWishes({ store, basePath }: OpenUnit, favorites: Favorites): SharedWishes {
  const { configuration } = store.state.getState()
  return listWishes(configuration, favorites.state.getState().options, basePath).rooms.flatMap(({ wishes }) =>
    wishes.map(({ item, product }) => ({ roomBookSubLineItemId: item.id, productId: product.id })),
  )
}
