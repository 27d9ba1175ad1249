import { createHmac } from 'node:crypto'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { countInWindows, type CountedWindow, findWindows, uncountInWindows } from './rate-limits.repository.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { getStorageTrouble } from '#server/platform/db/storage-trouble.ts'
import { WindowLimit } from './window-limit.ts'

/** How often something may happen in a window of time. */
export interface RateRule {
  /** Keeps the counts of one rule apart from those of another. */
  readonly name: string
  readonly limit: number
  readonly windowMs: number
  /** What it limits only reads: where nothing can be stored it goes on, and each process counts for itself. */
  readonly isOfReads?: boolean
}

/** A rule and what it counts by: an address, an e-mail, a token's hash, an id. */
export interface RateKey {
  readonly rule: RateRule
  readonly of: string
}

export type Taken =
  /** How often each may still happen, in the order of the keys. */
  | { readonly ok: true; readonly left: readonly number[] }
  /** Seconds until all of them may happen again. */
  | { readonly ok: false; readonly waitSeconds: number }

/** Counts what must not happen too often. The processes of a portal count together. */
export interface RateLimits {
  /** Counts once for each key, or for none where one of them has had its share. The keys differ. */
  take(keys: readonly RateKey[]): Promise<Taken>
  /** As if it had not happened; those of `anew` begin anew. `db`: a transaction that it belongs to. */
  giveBack(keys: readonly RateKey[], more?: { readonly anew: readonly RateKey[]; readonly db: Db }): Promise<void>
}

interface Parts {
  readonly database: Database
  /** The server's own secret: without it the table tells neither e-mails nor addresses. */
  readonly auditKey: Buffer
  /** ms since epoch. */
  readonly now: () => number
}

/** Limits in the database, so that several processes, or a new start, are no way around them. */
export function createRateLimits({ database, auditKey, now }: Parts): RateLimits {
  const storedKey = ({ rule, of }: RateKey) =>
    createHmac('sha256', auditKey).update(`limit ${rule.name}\n${of}`).digest('hex')

  async function takeStored(keys: readonly RateKey[]): Promise<Taken> {
    const at = now()
    const wanted = keys.map((key) => ({ limit: key.rule.limit, windowMs: key.rule.windowMs, key: storedKey(key) }))
    const storedKeys = wanted.map(({ key }) => key)
    // Whoever is refused costs a look, not a commit.
    const before = byKey(await findWindows(database.kysely, storedKeys, isoTime(at)))
    const waitSeconds = longestWait(wanted, before, { at, isAlreadyCounted: false })
    if (waitSeconds > 0) return { ok: false, waitSeconds }
    return database.transaction(async (db): Promise<Taken> => {
      const windows = wanted.map(({ key, windowMs }) => ({ key, windowEnd: isoTime(at + windowMs) }))
      const counted = byKey(await countInWindows(db, windows, isoTime(at)))
      // Others were faster since the look.
      const seconds = longestWait(wanted, counted, { at, isAlreadyCounted: true })
      if (seconds === 0) return { ok: true, left: wanted.map(({ key, limit }) => limit - countIn(counted, key)) }
      await uncountInWindows(db, { back: storedKeys })
      return { ok: false, waitSeconds: seconds }
    })
  }

  const takeHere = createLocalCounts(now)
  return {
    async take(keys) {
      try {
        return await takeStored(keys)
      } catch (error) {
        if (getStorageTrouble(error) === null || !keys.every(({ rule }) => rule.isOfReads)) throw error
        return takeHere(keys)
      }
    },

    giveBack: (keys, { anew, db } = { anew: [], db: database.kysely }) =>
      uncountInWindows(db, { back: keys.map(storedKey), anew: anew.map(storedKey) }),
  }
}

/** Counts in this process's memory. */
function createLocalCounts(now: () => number): (keys: readonly RateKey[]) => Taken {
  const limits = new Map<string, WindowLimit>()
  const getLimit = (rule: RateRule): WindowLimit => {
    const limit = limits.get(rule.name) ?? new WindowLimit({ ...rule, now })
    limits.set(rule.name, limit)
    return limit
  }
  return (keys) => {
    const waitSeconds = Math.max(0, ...keys.map(({ rule, of }) => getLimit(rule).wait(of)))
    if (waitSeconds > 0) return { ok: false, waitSeconds }
    return { ok: true, left: keys.map(({ rule, of }) => rule.limit - getLimit(rule).count(of)) }
  }
}

type Windows = ReadonlyMap<string, CountedWindow>

function byKey(windows: readonly CountedWindow[]): Windows {
  return new Map(windows.map((window) => [window.key, window]))
}

function countIn(windows: Windows, key: string): number {
  return windows.get(key)?.count ?? 0
}

/** Seconds until every key has something left; 0 = all have. `at`: ms since epoch. */
function longestWait(
  wanted: readonly { readonly key: string; readonly limit: number }[],
  windows: Windows,
  { at, isAlreadyCounted }: { readonly at: number; readonly isAlreadyCounted: boolean },
): number {
  const waits = wanted.map(({ key, limit }) => {
    const window = windows.get(key)
    if (window === undefined || window.count < (isAlreadyCounted ? limit + 1 : limit)) return 0
    return Math.max(1, Math.ceil((Date.parse(window.windowEnd) - at) / 1_000))
  })
  return Math.max(0, ...waits)
}
