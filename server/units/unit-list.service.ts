import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Locale } from '#shared/contracts/primitives.ts'
import type { UnitFiguresService } from '#server/configurations/unit-figures.ts'
import { type CacheLease, isLeaseValid, LeaseMarks, narrowLease } from '#server/platform/cache/cache-lease.ts'
import type { ChangeClock } from '#server/platform/cache/change-clock.ts'
import { LruCache } from '#server/platform/cache/lru-cache.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { type Content, JSON_TYPE } from '#server/platform/files/content.ts'
import { projectsWith } from '#server/identity/rights.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import { nextBerlinMidnight } from '#server/projects/berlin-days.ts'
import { createListMemory, type ListMemory, type ListWish, readUnitList } from './unit-list.ts'

export interface UnitListService {
  /** All units that the caller may see (UNT-1), and how long that holds. `locale` null = each project's own language. */
  answer(caller: Caller, locale: Locale | null): Promise<UnitListAnswer>
}

export interface UnitListAnswer {
  readonly content: Content
  readonly lease: CacheLease
}

interface Parts {
  readonly database: Database
  readonly figures: UnitFiguresService
  readonly changeClock: ChangeClock
  /** ms since epoch. */
  readonly now: () => number
}

const MAX_ANSWERS = 50
const ANY_UNIT = 'any'
/** Bytes below which packing costs more than it saves. */
const WORTH_PACKING = 4_000

/** The team's table of units, made once for everybody who sees the same projects, as long as nothing changes. */
export function createUnitListService(parts: Parts): UnitListService {
  const { changeClock, now } = parts
  const answers = new LruCache<{ readonly lease: CacheLease; readonly made: Promise<UnitListAnswer> }>(MAX_ANSWERS)
  const memories = new LruCache<ListMemory>(MAX_ANSWERS)
  const marks = new LeaseMarks(1)
  changeClock.onUnitWritten(() => marks.end(ANY_UNIT))

  function remember(key: string, wish: ListWish): ListMemory {
    const known = memories.get(key) ?? createListMemory(parts.database, wish)
    memories.set(key, known)
    return known
  }

  async function make(key: string, wish: ListWish, lease: CacheLease): Promise<UnitListAnswer> {
    const { text, missingCount } = await readUnitList(parts, wish, remember(key, wish))
    // What is not worked out yet is asked for again at once.
    return { content: await pack(text), lease: missingCount > 0 ? { ...lease, validUntil: 0 } : lease }
  }

  function renew(key: string, wish: ListWish): Promise<UnitListAnswer> {
    // Without a data version another process's write would not be noticed: made anew for each who asks.
    const validUntil = changeClock.isExact ? nextBerlinMidnight(now()) : 0
    const lease = narrowLease(changeClock.lease(), { marks: [marks.current(ANY_UNIT)], validUntil })
    const made = make(key, wish, lease)
    answers.set(key, { lease, made })
    made.catch(() => answers.delete(key))
    return made
  }

  return {
    async answer(caller, locale) {
      const wish = {
        accountId: caller.account.id,
        projectIds: projectsWith(caller, 'seeUnits'),
        messagesOf: projectsWith(caller, 'seeMessages'),
        locale,
      }
      const key = JSON.stringify(wish)
      const known = answers.get(key)
      if (known === undefined || !isLeaseValid(known.lease, now())) return renew(key, wish)
      const answer = await known.made
      return isLeaseValid(answer.lease, now()) ? answer : renew(key, wish)
    },
  }
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Lightly, for it is made anew after each change. Names of buyers are in it. */
async function pack(text: string): Promise<Content> {
  const identity = Buffer.from(text)
  const facts = { mediaType: JSON_TYPE, keepers: 'nobody', locale: null, identity } as const
  if (identity.byteLength < WORTH_PACKING) return facts
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 1,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
  }
  const [br, gz] = await Promise.all([brotli(identity, { params }), gzipped(identity, { level: 1 })])
  return { ...facts, br, gzip: gz }
}
