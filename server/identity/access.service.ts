import type { Right } from '#shared/domain/roles/roles.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { findUnit, type Unit, type UnitPlace } from '#server/projects/units.repository.ts'
import type { ChangeClock } from '#server/platform/cache/change-clock.ts'
import { LruCache } from '#server/platform/cache/lru-cache.ts'
import type { Caller } from './sessions.service.ts'
import { isLeaseValid, type CacheLease } from '#server/platform/cache/cache-lease.ts'
import { getScope, mayIn } from './rights.ts'

const MAX_CACHED_UNITS = 20_000

/** A unit that the caller may touch. */
export interface UnitAccess {
  readonly unit: Unit
  /** How long that may be believed without asking again. */
  readonly lease: CacheLease
}

export interface AccessService {
  /**
   * The unit with this id or slug among those the caller knows of: a buyer's own, or for the account's own people those
   * of the projects in which they have a role; null otherwise, so that a foreign unit looks like one that does not exist
   * (decisions 11 and 32). A slug that fits several of them finds none unless `place` names the project.
   * `forbidden`: they know of it, and have no right to this (decision 62).
   */
  unitFor(caller: Caller, idOrSlug: string, query: UnitQuery): Promise<UnitAccess | 'forbidden' | null>
}

export interface UnitQuery {
  readonly place: UnitPlace
  /** Asks the database even where the unit is known: who writes must not do so on what another process has changed. */
  readonly isForWriting: boolean
  /** What the account's own people need in the unit's project; null = it is for buyers, too, and staff need what it takes. */
  readonly right: Right | null
}

/** Access to units, remembered as long as the database has not changed. */
export function createAccessService(database: Database, changeClock: ChangeClock, now: () => number): AccessService {
  const known = new LruCache<UnitAccess>(MAX_CACHED_UNITS)

  async function find(
    caller: Caller,
    idOrSlug: string,
    { place, isForWriting }: UnitQuery,
  ): Promise<UnitAccess | null> {
    const scope = getScope(caller, 'seeProjects')
    const key = JSON.stringify([caller.user.id, scope, idOrSlug, place.projectIdOrSlug, place.accountId])
    const entry = known.get(key)
    if (!isForWriting && entry !== undefined && isLeaseValid(entry.lease, now())) return entry
    const lease = changeClock.lease()
    const unit = await findUnit(database.kysely, idOrSlug, scope, place)
    if (unit === null) return null
    const access = { unit, lease }
    known.set(key, access)
    return access
  }

  return {
    async unitFor(caller, idOrSlug, query) {
      const access = await find(caller, idOrSlug, query)
      if (access === null) return null
      const { right, isForWriting } = query
      if (caller.user.group === 'buyer') return right === null ? access : 'forbidden'
      const needed = right ?? (isForWriting ? 'chooseForBuyers' : 'seeUnits')
      return mayIn(caller, needed, access.unit.projectId) ? access : 'forbidden'
    },
  }
}
