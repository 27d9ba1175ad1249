import * as z from 'zod/mini'
import type { Keep } from '#renderer/platform/storage.ts'
import { type Letter, LetterSchema, type PostedLetter, PostedLetterSchema } from './letter.types.ts'

/** ms; what was begun so long ago nobody remembers. What was sent off stays until it has gone out. */
const MAX_DRAFT_AGE_MS = 30 * 24 * 60 * 60_000
/** ms; the server keeps files that nothing names for a day. */
const FILES_AGE_MS = 23 * 60 * 60_000

/** Where a new thread's draft lies; a reply's lies under its thread's id. */
const NEW = 'new'

const KeptSchema = z.object({
  drafts: z.record(z.string(), LetterSchema),
  /** In the order in which they go out. */
  posted: z.array(PostedLetterSchema),
})

export interface KeptLetters {
  readonly drafts: Readonly<Record<string, Letter>>
  readonly posted: readonly PostedLetter[]
}

export interface LetterKeep {
  readonly read: () => KeptLetters
  readonly change: (change: (kept: KeptLetters) => KeptLetters) => void
  /** Hears of every change, in other tabs, too. Returns the stop function. */
  readonly listen: (listener: () => void) => () => void
}

/**
 * Letters that were begun or not sent yet, of one person about one unit: over reloads, logins and days, in all tabs of a
 * browser. They are shown to nobody else who uses it.
 *
 * @param now ms since epoch
 */
export function createLetterKeep(key: string, storage: Keep, now: () => number = Date.now): LetterKeep {
  const listeners = new Set<() => void>()

  function read(): KeptLetters {
    const kept = parse(storage.getItem(key))
    const drafts = Object.entries(kept.drafts).filter(([, { keptAt }]) => now() - keptAt <= MAX_DRAFT_AGE_MS)
    return {
      posted: kept.posted,
      drafts: Object.fromEntries(drafts.map(([place, draft]) => [place, withFiles(draft)])),
    }
  }

  /** Without files that are gone meanwhile. */
  function withFiles(draft: Letter): Letter {
    return now() - draft.keptAt > FILES_AGE_MS ? { ...draft, files: [] } : draft
  }

  return {
    read,
    change(change) {
      const next = change(read())
      const isEmpty = Object.keys(next.drafts).length === 0 && next.posted.length === 0
      if (isEmpty) storage.removeItem(key)
      else storage.setItem(key, JSON.stringify(next))
      for (const listener of listeners) listener()
    },
    listen(listener) {
      const hear = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener()
      }
      listeners.add(listener)
      window.addEventListener('storage', hear)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', hear)
      }
    },
  }
}

/** The draft of an answer in a thread; null = of a new thread. */
export function findDraft({ drafts }: KeptLetters, threadId: string | null): Letter | null {
  return drafts[threadId ?? NEW] ?? null
}

/** With this draft in its place; null = without one there. */
export function withDraft(kept: KeptLetters, threadId: string | null, draft: Letter | null): KeptLetters {
  const { [threadId ?? NEW]: _replaced, ...others } = kept.drafts
  return { ...kept, drafts: draft === null ? others : { ...others, [threadId ?? NEW]: draft } }
}

function parse(text: string | null): KeptLetters {
  const nothing = { drafts: {}, posted: [] }
  if (text === null) return nothing
  try {
    const parsed = z.safeParse(KeptSchema, JSON.parse(text))
    return parsed.success ? parsed.data : nothing
  } catch {
    return nothing
  }
}
