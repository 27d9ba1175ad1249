import * as z from 'zod/mini'
import { type PageLocks, pageLocks } from '#renderer/platform/page-locks.ts'
import { randomKey } from '#renderer/platform/random-key.ts'
import { browserKeep, type Keep, type ListedKeep, tabKeep } from '#renderer/platform/storage.ts'
import type { WaitingWrite } from './saving.types.ts'

/** Whose choices for which unit. */
export interface KeptFor {
  /** null = nobody is logged in. */
  readonly userId: string | null
  readonly unitId: string
}

/** ms. A server that is away for days is survived; later nobody remembers what was chosen. */
const MAX_AGE_MS = 7 * 24 * 60 * 60_000
/** ms. After so long it is said that something comes back. */
const REMEMBERED_MS = 10 * 60_000

/** A change as it is kept in this browser. */
export const ChangeSchema = z.strictObject({
  buyerSelections: z.record(
    z.string(),
    z.nullable(z.strictObject({ productId: z.string(), quantity: z.nullable(z.number()) })),
  ),
  buyerLineItemActivations: z.record(
    z.string(),
    z.nullable(z.strictObject({ activated: z.boolean(), upgradeBundleId: z.nullable(z.string()) })),
  ),
  buyerDesignLineSelections: z.nullable(
    z.array(z.strictObject({ projectRoomId: z.string(), designLineId: z.string(), designLineGroupId: z.string() })),
  ),
})

const KeptSchema = z.strictObject({
  keptAt: z.number(),
  /** The page that kept it; not said by versions that kept in tabs alone. */
  page: z.optional(z.string()),
  writes: z.array(
    z.strictObject({
      key: z.string(),
      change: ChangeSchema,
      label: z.string(),
      actingId: z.optional(z.nullable(z.string())),
      baseRevision: z.optional(z.nullable(z.number())),
      /** What earlier versions called it. */
      sentOn: z.optional(z.nullable(z.number())),
      seen: z.optional(ChangeSchema),
    }),
  ),
})
type Kept = z.infer<typeof KeptSchema>

/** What was kept, and whether its user may have forgotten it. */
export interface Restored {
  readonly writes: readonly WaitingWrite[]
  readonly isOld: boolean
}

/** Where writes are kept, and how pages of one browser know of each other. */
export interface KeepPlaces {
  readonly tab: Keep
  readonly browser: ListedKeep
  /** null = pages cannot know of each other; then nothing is kept beyond the tab. */
  readonly locks: PageLocks | null
  /** Names this page among all. */
  readonly page: string
}

/** Keeps what is not known to be stored, with the keys it was sent with: nothing is stored twice (decision 8). */
export interface WriteKeep {
  /**
   * In this tab, over a reload or a page that was left too soon. `now` in ms.
   *
   * @param isWaiting also for a tab that is closed, and until it is stored: it may take longer than this page lives
   */
  readonly keep: (owner: KeptFor, writes: readonly WaitingWrite[], isWaiting: boolean, now?: number) => void
  /** What this tab kept, in its order; nothing where it cannot be read, or is too old. `now` in ms. */
  readonly ofTab: (owner: KeptFor, now?: number) => Restored
  /**
   * Hands over, one after the other, what pages of this browser kept that are gone; each is forgotten once it is taken.
   * Not what this tab kept, too. `now` in ms.
   *
   * @param isWanted false = who takes it is gone meanwhile, and it stays
   */
  readonly takeFromClosed: (
    owner: KeptFor,
    take: (restored: Restored) => void,
    isWanted: () => boolean,
    now?: number,
  ) => Promise<void>
}

function getKey({ userId, unitId }: KeptFor): string {
  return `pending_${userId ?? ''}_${unitId}`
}

export function createWriteKeep({ tab, browser, locks, page }: KeepPlaces): WriteKeep {
  /** Page that kept what this tab had when it was read: the same as that page's own. */
  const readFromTab = new Map<string, string>()
  const held = new Map<string, { readonly release: () => void }>()

  const getPlace = (owner: KeptFor, of: string) => `${getKey(owner)}_${of}`

  function keepInBrowser(owner: KeptFor, text: string | null): void {
    const place = getPlace(owner, page)
    if (text !== null && owner.userId !== null && locks !== null) {
      browser.setItem(place, text)
      if (!held.has(place)) held.set(place, locks.hold(place))
    } else if (held.has(place)) {
      browser.removeItem(place)
      held.get(place)?.release()
      held.delete(place)
    }
  }

  return {
    keep(owner, writes, isWaiting, now = Date.now()) {
      const text = writes.length === 0 ? null : JSON.stringify({ keptAt: now, page, writes })
      if (text === null) tab.removeItem(getKey(owner))
      else tab.setItem(getKey(owner), text)
      if (text === null || isWaiting) keepInBrowser(owner, text)
    },
    ofTab(owner, now = Date.now()) {
      const kept = parse(tab.getItem(getKey(owner)))
      if (kept?.page !== undefined) readFromTab.set(getKey(owner), kept.page)
      return restored(kept, now)
    },
    async takeFromClosed(owner, take, isWanted, now = Date.now()) {
      if (locks === null || owner.userId === null) return
      const prefix = getPlace(owner, '')
      for (const place of browser.keys().filter((key) => key.startsWith(prefix))) {
        await locks.ifFree(place, () => {
          if (!isWanted()) return
          const kept = parse(browser.getItem(place))
          const isKnown = kept?.page !== undefined && kept.page === readFromTab.get(getKey(owner))
          if (kept !== null && !isKnown) take({ ...restored(kept, now), isOld: true })
          browser.removeItem(place)
        })
      }
    },
  }
}

let ofThisPage: WriteKeep | null = null

/** That of this page. */
export function writeKeep(): WriteKeep {
  ofThisPage ??= createWriteKeep({ tab: tabKeep, browser: browserKeep, locks: pageLocks(), page: randomKey() })
  return ofThisPage
}

function parse(text: string | null): Kept | null {
  if (text === null) return null
  try {
    const parsed = z.safeParse(KeptSchema, JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

function restored(kept: Kept | null, now: number): Restored {
  if (kept === null || now - kept.keptAt > MAX_AGE_MS) return { writes: [], isOld: false }
  const writes = kept.writes.map(({ sentOn, baseRevision = sentOn, ...write }) => ({ ...write, baseRevision }))
  return { writes, isOld: now - kept.keptAt > REMEMBERED_MS }
}
