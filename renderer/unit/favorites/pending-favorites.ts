import * as z from 'zod/mini'
import type { OptionRef } from '#shared/domain/configuration/configuration.types.ts'
import type { Keep } from '#renderer/platform/storage.ts'
import { getKey } from './favorite-storage.ts'

/** That an option is to be a favourite, or no longer. */
export interface PendingFavorite {
  readonly option: OptionRef
  readonly isOne: boolean
  /** ms since 1970. */
  readonly at: number
}

/** What is not known to be stored. */
export interface PendingFavorites {
  /** In their order; the last one of each option. */
  readonly read: () => readonly PendingFavorite[]
  /** Takes the place of an earlier one about the same option. */
  readonly put: (change: PendingFavorite) => void
  /** Stored, or refused; does nothing where another one has taken its place. */
  readonly forget: (change: PendingFavorite) => void
}

/** ms; as with choices. */
const MAX_AGE_MS = 7 * 24 * 60 * 60_000

const KeptSchema = z.array(
  z.strictObject({
    option: z.strictObject({ itemId: z.string(), productId: z.string() }),
    isOne: z.boolean(),
    at: z.number(),
  }),
)

/**
 * Keeps them in this browser, over a reload and a closed tab. All tabs of it share them, so that whoever sends one
 * sends what was meant last; sent twice it is the same.
 */
export function createKeptFavorites(
  userId: string,
  unitId: string,
  keep: Keep,
  now: () => number = Date.now,
): PendingFavorites {
  const place = `pending_favorites_${userId}_${unitId}`

  function read(): readonly PendingFavorite[] {
    try {
      const kept = KeptSchema.parse(JSON.parse(keep.getItem(place) ?? '[]'))
      return kept.filter(({ at }) => now() - at <= MAX_AGE_MS)
    } catch {
      return []
    }
  }
  function write(pending: readonly PendingFavorite[]): void {
    if (pending.length === 0) keep.removeItem(place)
    else keep.setItem(place, JSON.stringify(pending))
  }
  return {
    read,
    put: (change) => write([...read().filter(({ option }) => getKey(option) !== getKey(change.option)), change]),
    forget: (change) => write(read().filter((other) => !isSame(other, change))),
  }
}

function isSame(a: PendingFavorite, b: PendingFavorite): boolean {
  return getKey(a.option) === getKey(b.option) && a.isOne === b.isOne && a.at === b.at
}

/** For as long as the page: what goes to this browser's storage has arrived at once. */
export function createPassingFavorites(): PendingFavorites {
  let kept: readonly PendingFavorite[] = []
  return {
    read: () => kept,
    put: (change) => {
      kept = [...kept.filter(({ option }) => getKey(option) !== getKey(change.option)), change]
    },
    forget: (change) => {
      kept = kept.filter((other) => other !== change)
    },
  }
}
