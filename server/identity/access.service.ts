import type { Database } from '#server/platform/db/database.types.ts'
import { findUnit, type Unit, type UnitPlace, type UnitScope } from '#server/projects/units.repository.ts'
import type { ChangeClock } from '#server/platform/cache/change-clock.ts'
import { LruCache } from '#server/platform/cache/lru-cache.ts'
import type { Caller } from './sessions.service.ts'
import { isLeaseValid, type CacheLease } from '#server/platform/cache/cache-lease.ts'

const MAX_CACHED_UNITS = 20_000

/** A unit that the caller may touch. */
export interface UnitAccess {
  readonly unit: Unit
  /** How long that may be believed without asking again. */
  readonly lease: CacheLease
}

export interface AccessService {
  /**
   * The unit with this id or slug among those the caller may touch: a buyer's own, or for `user`
   * (operator) and `admin` those of their account; null otherwise, so that a foreign unit looks
   * like one that does not exist (decisions 11 and 32). A slug that fits several of them finds none
   * unless `place` names the project.
   */
  unitFor(caller: Caller, idOrSlug: string, query: UnitQuery): Promise<UnitAccess | null>
}

export interface UnitQuery {
  readonly place: UnitPlace
  /** Asks the database even where the unit is known: who writes must not do so on what another process has changed. */
  readonly isForWriting: boolean
}

/** Which units somebody may touch at all. */
export function getScope(caller: Caller): UnitScope {
  return caller.user.group === 'buyer'
    ? { kind: 'buyer', userId: caller.user.id }
    : { kind: 'account', accountId: caller.account.id }
}

/** Access to units, remembered as long as the database has not changed. */
export function createAccessService(database: Database, changeClock: ChangeClock, now: () => number): AccessService {
  const known = new LruCache<UnitAccess>(MAX_CACHED_UNITS)
  return {
    async unitFor(caller, idOrSlug, { place, isForWriting }) {
      const key = JSON.stringify([caller.user.id, idOrSlug, place.projectIdOrSlug, place.accountId])
      const entry = known.get(key)
      if (!isForWriting && entry !== undefined && isLeaseValid(entry.lease, now())) return entry
      const lease = changeClock.lease()
      const unit = await findUnit(database.kysely, idOrSlug, getScope(caller), place)
      if (unit === null) return null
      const access = { unit, lease }
      known.set(key, access)
      return access
    },
  }
}
