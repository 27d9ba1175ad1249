import * as z from 'zod/mini'
import type { OptionRef } from '#shared/domain/configuration/configuration.types.ts'
import type { Keep } from '#renderer/platform/storage.ts'
import { getKey } from './favorite-storage.ts'

/** That an option is to be a favourite, or no longer. */
export interface Wish {
  readonly option: OptionRef
  readonly isOne: boolean
  /** ms since 1970. */
  readonly at: number
}

/** What is not known to be stored. */
export interface KeptWishes {
  /** In their order; the last one of each option. */
  readonly read: () => readonly Wish[]
  /** Takes the place of an earlier one about the same option. */
  readonly put: (wish: Wish) => void
  /** Stored, or refused; does nothing where another one has taken its place. */
  readonly forget: (wish: Wish) => void
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
 * Keeps wishes in this browser, over a reload and a closed tab. All tabs of it share them, so that whoever sends one
 * sends what was wished last; sent twice it is the same.
 */
export function createKeptWishes(userId: string, unitId: string, keep: Keep, now: () => number = Date.now): KeptWishes {
  const place = `pending_favorites_${userId}_${unitId}`

  function read(): readonly Wish[] {
    try {
      const kept = KeptSchema.parse(JSON.parse(keep.getItem(place) ?? '[]'))
      return kept.filter(({ at }) => now() - at <= MAX_AGE_MS)
    } catch {
      return []
    }
  }
  function write(wishes: readonly Wish[]): void {
    if (wishes.length === 0) keep.removeItem(place)
    else keep.setItem(place, JSON.stringify(wishes))
  }
  return {
    read,
    put: (wish) => write([...read().filter(({ option }) => getKey(option) !== getKey(wish.option)), wish]),
    forget: (wish) => write(read().filter((other) => !isSame(other, wish))),
  }
}

function isSame(a: Wish, b: Wish): boolean {
  return getKey(a.option) === getKey(b.option) && a.isOne === b.isOne && a.at === b.at
}

/** For as long as the page: what goes to this browser's storage has arrived at once. */
export function createPassingWishes(): KeptWishes {
  let kept: readonly Wish[] = []
  return {
    read: () => kept,
    put: (wish) => {
      kept = [...kept.filter(({ option }) => getKey(option) !== getKey(wish.option)), wish]
    },
    forget: (wish) => {
      kept = kept.filter((other) => other !== wish)
    },
  }
}
