import { NEWS_TOPICS } from '#shared/contracts/events/news-event.ts'
import { HEARTBEAT_MS, type UnitEvent, type UnitEventType } from '#shared/contracts/events/unit-events.contract.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { listUnitMarks, type UnitMark } from './unit-marks.repository.ts'
import { findUnit } from '#server/projects/units.repository.ts'
import type { ConfigurationsService } from './configurations.types.ts'
import { getAccessLoser, listLessAccess } from '#server/platform/realtime/access-word.ts'
import { checkInSlices } from '#server/platform/realtime/check-in-slices.ts'
import type { EventBus } from '#server/platform/realtime/event-bus.ts'
import { readNewsWord } from '#server/platform/realtime/news-word.ts'
import type { Watcher } from './watcher.types.ts'
import type { StreamSink } from '#server/platform/realtime/stream-sink.ts'
import { createUnitStream, type UnitStream } from './unit-stream.ts'

/** ms between two looks at what another process may have stored unheard: an import, a lost word of the bus. */
const LOOK_MS = { sqlite: 200, postgres: 5_000 } as const
/**
 * ms between two looks whether everybody may still watch: a session has an end of its own, and a word may get lost. Who
 * may do less is asked at once; nobody is told anything without being asked anew (see `UnitStream`).
 */
const ALLOWED_MS = 30_000
/** ms: who may do less is asked again after this, when nothing is believed any more that was read before (ADR 5). */
const BELIEVED_MS = { sqlite: 100, postgres: 1_000 } as const
const LIMITS = { ofUser: 24, ofUnit: 60, inAll: 4_000 } as const

export interface UnitWatch {
  /** null = too many streams are open. The stream ends with its sink. */
  watch(watcher: Watcher): ((sink: StreamSink) => void) | null
  /** Open streams. */
  readonly size: number
  /** Ends every stream; nobody is let in any more. */
  close(): void
}

interface Parts {
  readonly database: Database
  readonly configurations: Pick<ConfigurationsService, 'read' | 'describe'>
  readonly bus: EventBus
  readonly onFault: (error: unknown) => void
}

interface WatchedUnit {
  readonly id: string
  readonly streams: Set<UnitStream>
  /** The state told last; null = none yet. */
  mark: UnitMark | null
  reading: Promise<void> | null
  isOutdated: boolean
}

/**
 * Everybody who watches a unit, and what they are told (decision 7). Each state is read once per unit and process,
 * however many watch; on a word of the bus at once, and on a look from time to time.
 */
export function createUnitWatch(parts: Parts): UnitWatch {
  const { database, bus, onFault } = parts
  const read = createTeller(parts)
  const units = new Map<string, WatchedUnit>()
  const db = database.kysely
  let isClosed = false
  let version = database.dataVersion()
  let lessAccess = 0

  const streams = () => [...units.values()].flatMap((unit) => [...unit.streams])
  const checkAll = () => void checkInSlices(streams()).catch(onFault)
  const checkUsers = (ids: readonly string[]) => {
    const losers = new Set(ids)
    const check = () => void checkInSlices(streams().filter(({ userId }) => losers.has(userId))).catch(onFault)
    check()
    setTimeout(check, BELIEVED_MS[database.kind]).unref()
  }
  /** null = the line to the other processes was away: nobody knows what was said. */
  function tellNews(word: string | null): void {
    const news = word === null ? null : readNewsWord(word)
    if (word === null) for (const stream of streams()) stream.tellNews(NEWS_TOPICS)
    if (news === null || news.isTeamOnly) return
    for (const stream of units.get(news.unitId)?.streams ?? []) stream.tellNews([news.topic])
  }
  const unsubscribe = bus.subscribe((unitId) => {
    const loser = unitId === null ? null : getAccessLoser(unitId)
    if (loser !== null) checkUsers([loser])
    if (unitId === null) checkAll()
    tellNews(unitId)
    for (const unit of unitId === null ? units.values() : [units.get(unitId)]) if (unit !== undefined) void read(unit)
  })
  const timers = [
    setInterval(() => void look().catch(onFault), LOOK_MS[database.kind]),
    setInterval(() => streams().forEach((stream) => stream.beat()), HEARTBEAT_MS),
    setInterval(checkAll, ALLOWED_MS),
  ]
  for (const timer of timers) timer.unref()

  /** One query for all units that are watched; on SQLite only after a commit. */
  async function look(): Promise<void> {
    if (units.size === 0) return
    const now = database.dataVersion()
    if (now !== null && now === version) return
    version = now
    if (now !== null) await lookForLessAccess()
    const marks = new Map((await listUnitMarks(db, [...units.keys()])).map((mark) => [mark.unitId, mark]))
    for (const unit of units.values()) if (!isSame(unit.mark, marks.get(unit.id) ?? null)) void read(unit)
  }

  /** Where processes cannot call each other, the commit that took somebody's access, of whichever process, has noted it. */
  async function lookForLessAccess(): Promise<void> {
    const changes = await listLessAccess(db, lessAccess)
    lessAccess = changes.at(-1)?.sequence ?? lessAccess
    if (changes.length > 0) checkUsers(changes.map(({ userId }) => userId))
  }

  function leave(unit: WatchedUnit, stream: UnitStream): void {
    unit.streams.delete(stream)
    if (unit.streams.size === 0) units.delete(unit.id)
  }

  return {
    watch(watcher) {
      if (isClosed || isFull(streams(), units.get(watcher.unitId), watcher)) return null
      return (sink) => {
        if (isClosed) return sink.end()
        const unit = units.get(watcher.unitId) ?? newUnit(watcher.unitId)
        units.set(unit.id, unit)
        const stream = createUnitStream(watcher, sink, () => leave(unit, stream))
        unit.streams.add(stream)
        void read(unit)
      }
    },
    get size() {
      return streams().length
    },
    close() {
      isClosed = true
      unsubscribe()
      for (const timer of timers) clearInterval(timer)
      for (const stream of streams()) stream.end()
    },
  }
}

/** Reads the newest state of a unit, once however many ask, and tells it to all who watch. */
function createTeller({ database, configurations, onFault }: Parts): (unit: WatchedUnit) => Promise<void> {
  const db = database.kysely

  /** Tells the newest state; what is stored while it is being read is read after it. */
  function read(unit: WatchedUnit): Promise<void> {
    unit.isOutdated = true
    unit.reading ??= readAll(unit)
      .catch(onFault)
      .finally(() => {
        unit.reading = null
      })
    return unit.reading
  }

  async function readAll(unit: WatchedUnit): Promise<void> {
    while (unit.isOutdated) {
      unit.isOutdated = false
      const event = await getEvent(unit)
      if (event === null) for (const stream of unit.streams) stream.end()
      else for (const stream of unit.streams) stream.tell(event)
    }
  }

  /** The state now, as it is told; null = the unit is gone. */
  async function getEvent(unit: WatchedUnit): Promise<UnitEvent | null> {
    const [mark] = await listUnitMarks(db, [unit.id])
    const found = mark && (await findUnit(db, unit.id, { kind: 'account', accountId: mark.accountId }))
    if (mark === undefined || !found) return null
    const configuration = configurations.describe(await configurations.read(db, found))
    const type = decideType(unit.mark, mark)
    unit.mark = mark
    // Somebody stored between the two questions: the author of the mark is not the author of this state.
    if (configuration.revision !== mark.revision) unit.isOutdated = true
    return { type, configuration, changedBy: mark.author }
  }

  return read
}

function isFull(all: readonly UnitStream[], unit: WatchedUnit | undefined, { userId }: Watcher): boolean {
  return (
    all.length >= LIMITS.inAll ||
    (unit?.streams.size ?? 0) >= LIMITS.ofUnit ||
    all.filter((stream) => stream.userId === userId).length >= LIMITS.ofUser
  )
}

function newUnit(id: string): WatchedUnit {
  return { id, streams: new Set(), mark: null, reading: null, isOutdated: false }
}

function isSame(a: UnitMark | null, b: UnitMark | null): boolean {
  return a?.revision === b?.revision && a?.status === b?.status && a?.catalogueId === b?.catalogueId
}

function decideType(before: UnitMark | null, now: UnitMark): UnitEventType {
  if (before !== null && before.status !== now.status) {
    return now.status === 'completed' ? 'configuration_completed' : 'configuration_reopened'
  }
  return before !== null && before.catalogueId !== now.catalogueId ? 'room_book_updated' : 'configuration_changed'
}
