import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { listWishes } from '#renderer/parts/wishes/wish-model.ts'
import type { ApiError } from '#renderer/api/index.ts'
import { theKiosk } from '#renderer/platform/shell.ts'
import { browserKeep } from '#renderer/platform/storage.ts'
import type { Favorites } from '#renderer/unit/favorites/favorites.store.ts'
import { type OpenUnit, useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import {
  createBuyerLinks,
  createKioskLinks,
  createVisitorLinks,
  type NewWishLink,
  type SharedWishes,
  type WishLink,
  type WishLinks,
} from './wish-links.ts'

/** The link that is shown, or why there is none. */
type Shown =
  | { readonly kind: 'loading' | 'withdrawn' | 'nothing' }
  | { readonly kind: 'ready'; readonly link: NewWishLink }
  | { readonly kind: 'failed'; readonly error: ApiError }

interface Sharing {
  readonly shown: Shown
  /** Makes one, of what is marked now. */
  readonly make: () => void
  /** One's own; null = not known yet, or nobody comes back to them here. */
  readonly links: readonly WishLink[] | 'failed' | null
  /** False = it still opens. */
  readonly withdraw: (id: string) => Promise<boolean>
}

/** The same favourites have the same link, however often the dialog opens. */
const LAST = new WeakMap<Favorites, { readonly content: string; readonly link: NewWishLink }>()

/** A link to what is marked, asked for at once, and the links of before (WSH-5, WSH-7). */
export function useWishLinks(): Sharing {
  const unit = useOpenUnit()
  const [shown, setShown] = useState<Shown>({ kind: 'loading' })
  const [links, setLinks] = useState<Sharing['links']>(null)
  const server = useMemo(() => createLinks(unit), [unit])
  const look = useCallback(async () => {
    const result = await server.list?.()
    if (result !== undefined) setLinks(result.ok ? result.value : 'failed')
  }, [server])

  const make = useCallback(async () => {
    const { favorites } = unit
    const wishes = favorites === null ? [] : getWishes(unit, favorites)
    if (favorites === null || wishes.length === 0) return setShown({ kind: 'nothing' })
    const content = JSON.stringify(wishes)
    const last = LAST.get(favorites)
    if (last?.content === content) setShown({ kind: 'ready', link: last.link })
    else {
      setShown({ kind: 'loading' })
      const result = await server.create(wishes)
      if (result.ok) LAST.set(favorites, { content, link: result.value })
      setShown(result.ok ? { kind: 'ready', link: result.value } : { kind: 'failed', error: result.error })
    }
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
    const result = await server.withdraw(id)
    if (!result.ok) return false
    if (unit.favorites !== null && LAST.get(unit.favorites)?.link.id === id) {
      LAST.delete(unit.favorites)
      setShown({ kind: 'withdrawn' })
    }
    await look()
    return true
  }
  return { shown, make: () => void make(), links, withdraw }
}

function createLinks({ isLocal, unit, project }: OpenUnit): WishLinks {
  if (!isLocal) return createBuyerLinks(unit.id)
  const sample = { id: unit.id, accountId: unit.accountId, projectId: project.id }
  return theKiosk() === null ? createVisitorLinks(sample, browserKeep) : createKioskLinks(sample)
}

function getWishes({ store, basePath }: OpenUnit, favorites: Favorites): SharedWishes {
  const { configuration } = store.state.getState()
  return listWishes(configuration, favorites.state.getState().options, basePath).rooms.flatMap(({ wishes }) =>
    wishes.map(({ item, product }) => ({ roomBookSubLineItemId: item.id, productId: product.id })),
  )
}
