import { setImmediate as nextTurn } from 'node:timers/promises'
import { configure, unitState } from '#shared/domain/index.ts'
import { type LockedTrade, NO_SELECTIONS } from '#shared/domain/selections/selections.types.ts'
import type { CataloguesService } from '#server/catalogues/catalogues.service.ts'
import { LruCache } from '#server/platform/cache/lru-cache.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import { getCircumstances } from './circumstances.ts'
import { type ConfigurationMark, listConfigurations, type StoredConfiguration } from './configurations.repository.ts'
import { getCatalogueId } from './unit-configurations.ts'

/** What the engine makes of a unit's choices. */
export interface UnitFigures {
  /** 0 … 1 */
  readonly progress: number
  readonly pendingCount: number
  /** Cents. */
  readonly total: number
  readonly onRequestCount: number
}

/** A unit and all that its figures come from. */
export interface FiguredUnit {
  readonly unit: Unit
  /** null = nothing is stored. */
  readonly mark: ConfigurationMark | null
  readonly lockedTrades: readonly LockedTrade[]
  readonly isSimplified: boolean
}

export interface UnitFiguresService {
  /**
   * Figures by unit, in the units' order; null = the unit has no room book. What is not known yet is worked out in short
   * turns, beside everything else; `undefined` where that has taken longer than `patienceMs` so far: it goes on. null, too,
   * where it cannot be worked out, which is reported.
   */
  read(units: readonly FiguredUnit[], patienceMs: number): Promise<(UnitFigures | null | undefined)[]>
}

interface Parts {
  readonly database: Database
  readonly catalogues: Pick<CataloguesService, 'prepared'>
  readonly onFault: (error: unknown) => void
}

/** Bytes are few: six numbers and a key each. */
const MAX_REMEMBERED = 60_000
/** ms after which a catalogue that could not be read is tried again: nobody waits for it in between. */
const FAULTY_MS = 10 * 60_000
/** ms of work before others have their turn. */
const TURN_MS = 8
const READ_AT_ONCE = 200

type Stored = Pick<StoredConfiguration, 'selections' | 'status' | 'openedPart'>
const NOTHING_STORED: Stored = { selections: NO_SELECTIONS, status: 'pending', openedPart: null }

interface Wanted {
  readonly of: FiguredUnit
  readonly key: string
  readonly catalogueId: string
}

interface Remembered {
  /** null = the unit has none. */
  readonly figures: UnitFigures | null
  /** As `performance.now()` counts. */
  readonly until: number
}

interface Answered extends Remembered {
  readonly of: FiguredUnit
}

/** Of a unit without a room book. */
const NONE: Remembered = { figures: null, until: Number.POSITIVE_INFINITY }

/** Remembers for each state of a unit what the engine makes of it; nothing of it is stored. */
export function createUnitFigures({ database, catalogues, onFault }: Parts): UnitFiguresService {
  const remembered = new LruCache<Remembered>(MAX_REMEMBERED)
  /** What each unit was answered last, and for what: most of thousands are as they were. */
  const answered = new Map<string, Answered>()
  /** One at a time: what others want comes after it. */
  let working = Promise.resolve()

  function getKnown(key: string): Remembered | undefined {
    const found = remembered.get(key)
    return found !== undefined && performance.now() < found.until ? found : undefined
  }

  async function compute(wanted: readonly Wanted[]): Promise<void> {
    let turnEnds = performance.now() + TURN_MS
    /** Of all units that stand on one, the first says so. */
    const faulty = new Set<string>()
    for (let at = 0; at < wanted.length; at += READ_AT_ONCE) {
      const part = wanted.slice(at, at + READ_AT_ONCE).filter(({ key }) => getKnown(key) === undefined)
      const ids = part.flatMap(({ of: { mark, unit } }) => (mark === null ? [] : [unit.id]))
      const stored = new Map((await listConfigurations(database.kysely, ids)).map((one) => [one.unitId, one]))
      for (const one of part) {
        const configuration = stored.get(one.of.unit.id)
        // Somebody has chosen since; who asks next wants another state.
        if (getKnown(one.key) !== undefined || configuration?.revision !== one.of.mark?.revision) continue
        remembered.set(one.key, await tryOne(one, configuration ?? NOTHING_STORED, faulty))
        if (performance.now() < turnEnds) continue
        await nextTurn()
        turnEnds = performance.now() + TURN_MS
      }
    }
  }

  /** One that cannot be read takes none of the others with it. */
  async function tryOne(one: Wanted, stored: Stored, faulty: Set<string>): Promise<Remembered> {
    try {
      return { figures: await computeOne(one, stored), until: Number.POSITIVE_INFINITY }
    } catch (error) {
      if (!faulty.has(one.catalogueId)) onFault(error)
      faulty.add(one.catalogueId)
      return { figures: null, until: performance.now() + FAULTY_MS }
    }
  }

  async function computeOne({ catalogueId, of: { lockedTrades, isSimplified } }: Wanted, stored: Stored) {
    const prepared = await catalogues.prepared(catalogueId)
    if (prepared === null) return null
    const circumstances = getCircumstances(stored, lockedTrades, isSimplified)
    const { progress, pendingCount, total, onRequestCount } = unitState(
      configure(prepared, stored.selections, circumstances),
    )
    return { progress, pendingCount, total, onRequestCount }
  }

  function work(missing: readonly Wanted[]): Promise<void> {
    working = working.then(() => compute(missing)).catch(onFault)
    return working
  }

  return {
    async read(units, patienceMs) {
      if (answered.size > MAX_REMEMBERED) answered.clear()
      const changed = units.filter((one) => !isAnswered(answered.get(one.unit.id), one))
      const wanted = changed.map(want)
      const missing = wanted.filter((one) => one !== null && getKnown(one.key) === undefined)
      if (missing.length > 0) {
        const patience = new AbortController()
        const timer = setTimeout(() => patience.abort(), patienceMs)
        const isUp = new Promise<void>((resolve) => patience.signal.addEventListener('abort', () => resolve()))
        await Promise.race([work(byCatalogue(missing)), isUp])
        clearTimeout(timer)
      }
      const found = new Map(
        changed.map((one, at) => {
          const key = wanted[at]?.key
          const known = key === undefined ? NONE : getKnown(key)
          if (known !== undefined) answered.set(one.unit.id, { of: one, ...known })
          return [one, known?.figures]
        }),
      )
      return units.map((one) => (found.has(one) ? found.get(one) : answered.get(one.unit.id)?.figures))
    },
  }
}

/** Whether what was answered before still holds. */
function isAnswered(before: Answered | undefined, now: FiguredUnit): boolean {
  return before !== undefined && performance.now() < before.until && isSameState(before.of, now)
}

/** Whether the figures of one follow from the same as those of the other. */
function isSameState(a: FiguredUnit, b: FiguredUnit): boolean {
  return (
    a.unit.catalogueId === b.unit.catalogueId &&
    a.isSimplified === b.isSimplified &&
    a.mark?.revision === b.mark?.revision &&
    a.mark?.status === b.mark?.status &&
    a.mark?.catalogueId === b.mark?.catalogueId &&
    a.lockedTrades.length === b.lockedTrades.length &&
    a.lockedTrades.every(({ trade }, at) => trade === b.lockedTrades[at]?.trade)
  )
}

/** null = the unit has no room book. */
function want(figured: FiguredUnit): Wanted | null {
  const { unit, mark, lockedTrades, isSimplified } = figured
  const catalogueId = mark === null ? unit.catalogueId : getCatalogueId(unit, mark)
  if (catalogueId === null) return null
  const locks = lockedTrades.length === 0 ? '' : lockedTrades.map(({ trade }) => trade).join(' ')
  // Units without choices are alike.
  const whose = mark === null ? '' : `${unit.id} ${mark.revision} ${mark.status}`
  return { of: figured, catalogueId, key: `${catalogueId} ${isSimplified ? 's' : ''} ${locks} ${whose}` }
}

/** Few catalogues are kept ready at a time. */
function byCatalogue(wanted: readonly (Wanted | null)[]): Wanted[] {
  const found = wanted.filter((one) => one !== null)
  return found.toSorted((a, b) => (a.catalogueId < b.catalogueId ? -1 : a.catalogueId > b.catalogueId ? 1 : 0))
}
