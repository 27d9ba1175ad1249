import { assertNever } from '#shared/domain/assert-never.ts'
import { canonicalJson } from '#shared/domain/index.ts'
import type { LockedItem } from '#shared/domain/configuration.types.ts'
import { NO_CHANGE, type Selections } from '#shared/domain/selections.types.ts'
import { adoptWrites } from './adopt-writes.ts'
import type { Author, StoredConfiguration } from './configuration-storage.types.ts'
import { createOthersTeller } from './others-teller.ts'
import { createOverlapGuard } from './overlap-guard.ts'
import { offlineDelay, RETRY_DELAYS_MS } from '#renderer/platform/pauses.ts'
import { type Answered, createStorageLine } from './storage-line.ts'
import {
  acknowledgeFirst,
  type Confirmed,
  enqueueFirst,
  enqueueWrite,
  FIRST,
  markFirstSent,
  type PendingWrite,
  rebaseQueue,
  type WriteQueue,
} from './write-queue.ts'
import type { DropReason, RunnerPorts, RunnerStart, WaitsFor, WriteRunner } from './write-runner.types.ts'

/** So often in a row somebody else may have written first; each time somebody got on, so it is no fault. */
const MAX_STALE_IN_A_ROW = 200
/** From here on there is a pause before the next try, up to so many ms. */
const CROWDED_FROM = 4
const CROWDED_PAUSE_MS = 60
/** So often in a row the catalogue may have moved. */
const MAX_MOVES_IN_A_ROW = 8

/** How a state is taken over, where it is not plainly the storage's. */
interface Ground {
  /** What was stored when the pending writes were made; by itself what the guard knows. */
  readonly made?: Selections
  /** Writes that are answered, by their place. */
  readonly without?: ReadonlySet<number>
  /** Who stored it; null = nobody can say, left out = not known yet. */
  readonly author?: Author | null
}

/**
 * Stores choices strictly one after the other, in their order, each exactly once, and takes over what others store
 * meanwhile. While it cannot store anything it waits; only an answer, or the user, takes a choice back.
 */
export function createWriteRunner<C>(ports: RunnerPorts<C>, start: RunnerStart<C>): WriteRunner<C> {
  let queue: WriteQueue<C> = { confirmed: start.confirmed, pending: [] }
  let running: Promise<void> | null = null
  let { isHeld, isOutdated } = start
  let waitsFor: WaitsFor | null = null
  /** The user gave the first write up while it was on its way. */
  let isTakenBack = false
  /** Another runner has taken over: whatever still comes back here is its business. */
  let isOver = false
  /** The newest state that was heard of; not looked at while a write is on its way. */
  let news: { readonly stored: StoredConfiguration; readonly author: Author | null } | null = null
  const guard = createOverlapGuard(ports)
  const { storage, wait } = ports
  const line = createStorageLine({ storage, wait, onWait: setWaitsFor, isOver: () => isOver })
  const others = createOthersTeller<C>({ wait, onOthers: ports.onOthers, isOver: () => isOver })
  const waiters = new Set<() => void>()

  function setQueue(next: WriteQueue<C>): void {
    if (isOver) return
    queue = next
    const question = guard.question()
    ports.onQueue(next, { isHeld: isHeld || question !== null, waitsFor, question })
    tellWaiters()
  }

  function setHeld(next: boolean): void {
    isHeld = next
    setQueue(queue)
  }

  function setWaitsFor(next: WaitsFor | null): void {
    if (waitsFor === next) return
    waitsFor = next
    setQueue(queue)
  }

  function tellWaiters(): void {
    if (!isIdle()) return
    for (const resolve of waiters) resolve()
    waiters.clear()
  }

  function isIdle(): boolean {
    return isOver || waitsFor !== null || (running === null && nextWrite() === undefined)
  }

  function drop(
    dropped: readonly PendingWrite<C>[],
    reason: DropReason,
    lockedItems: readonly LockedItem[] = [],
  ): void {
    if (dropped.length === 0 || isOver) return
    const labels = dropped.map((write) => write.label).filter((label) => label !== '')
    ports.onDropped(labels, reason, lockedItems)
  }

  /** Puts what is pending on another state, and gives what is impossible there. */
  function rebase(confirmed: Confirmed<C>, { made, without, author = null }: Ground): readonly PendingWrite<C>[] {
    const ground = made ?? guard.ground(queue)
    const rebased = rebaseQueue(queue, confirmed, ports, without)
    guard.look(rebased.queue, ground, author)
    setQueue(rebased.queue)
    return rebased.dropped
  }

  function takeOver(stored: StoredConfiguration, ground: Ground = {}): void {
    if (isOver) return
    const isFirstStored = ground.without === FIRST
    const before = isFirstStored ? queue.pending[0]?.after : queue.confirmed.configuration
    const confirmed = { configuration: ports.build(stored), revision: stored.revision }
    if (!ports.agrees(confirmed.configuration, stored)) ports.onDisagreement(stored)
    const dropped = rebase(confirmed, ground)
    if (before !== undefined) others.tell(before, confirmed, ground.author)
    drop(dropped, 'overtaken')
  }

  /** Who stored what is confirmed, where it became known without. */
  function recognise({ revision }: StoredConfiguration, author: Author | null): void {
    if (author === null || revision !== queue.confirmed.revision) return
    others.name(revision, author)
    if (guard.nameAuthor(author)) setQueue(queue)
  }

  /** What others have stored since, unless we know it from an answer of our own. */
  function takeNews(): void {
    const heard = news
    news = null
    if (heard === null || isOver) return
    if (heard.stored.revision <= queue.confirmed.revision) return recognise(heard.stored, heard.author)
    // Whoever takes over with that catalogue reads it all.
    if (heard.stored.currentCatalogueRevision !== ports.catalogueRevision) return
    takeOver(heard.stored, { author: heard.author })
  }

  /** Reads the stored state, then replays what is pending on it. */
  async function reload(): Promise<void> {
    const stored = await line.load()
    if (stored !== null) takeOver(stored)
    else withdrawFirst()
  }

  /** The user has given up the first write; what is impossible without it goes as well. */
  function withdrawFirst(): void {
    if (isOver) return
    isTakenBack = false
    waitsFor = null
    drop(rebase(queue.confirmed, { without: FIRST }), 'withdrawn')
  }

  function acknowledge(write: PendingWrite<C>, stored: StoredConfiguration): void {
    const made = guard.groundWith(write)
    // The answer of long ago to a write that was sent again (decision 8): what we know is no older.
    if (stored.revision <= queue.confirmed.revision) {
      drop(rebase(queue.confirmed, { ...(made === null ? {} : { made }), without: FIRST }), 'overtaken')
      return
    }
    const isPredicted = stored.revision === queue.confirmed.revision + 1 && ports.agrees(write.after, stored)
    if (!isPredicted) return takeOver(stored, { made: made ?? ports.selectionsOf(write.after), without: FIRST })
    const next = acknowledgeFirst(queue, stored.revision)
    if (made !== null) guard.look(next, made, null)
    setQueue(next)
  }

  /** Holds everything until somebody with the new catalogue takes over; false = it is ours after all. */
  async function waitForCatalogue(): Promise<boolean> {
    setHeld(true)
    for (let tries = 0, answers = 0; !isOver; tries++) {
      const revision = await ports.onCatalogueMoved()
      if (revision !== null && revision !== ports.catalogueRevision) return true
      const delay = revision === null ? offlineDelay(tries) : RETRY_DELAYS_MS[answers++]
      // Servers may take a moment to agree.
      if (delay === undefined) break
      setWaitsFor(revision === null ? 'network' : null)
      await line.pause(delay)
    }
    setWaitsFor(null)
    setHeld(false)
    return false
  }

  async function drain(): Promise<void> {
    let inARow = { stale: 0, moved: 0 }
    while (!isOver) {
      if (isOutdated) {
        isOutdated = false
        if (await waitForCatalogue()) return
      }
      if ((queue.pending[0]?.sentOn ?? null) === null) takeNews()
      if (nextWrite() === undefined) return
      const [write, outcome] = await sendFirst()
      const { stale, moved } = inARow
      inARow = {
        stale: outcome?.kind === 'stale' ? stale + 1 : 0,
        moved: outcome?.kind === 'catalogueMoved' ? moved + 1 : 0,
      }
      await conclude(write, outcome)
      const isGoingRound = inARow.stale > MAX_STALE_IN_A_ROW || inARow.moved > MAX_MOVES_IN_A_ROW
      if (isGoingRound && !(await line.waitForRepair(RETRY_DELAYS_MS.length))) withdrawFirst()
      if (inARow.stale >= CROWDED_FROM) await ports.wait(Math.random() * CROWDED_PAUSE_MS)
    }
  }

  async function sendFirst(): Promise<[PendingWrite<C>, Answered | null]> {
    setQueue(markFirstSent(queue))
    const [write] = queue.pending
    if (write === undefined) throw new Error('There is nothing to send')
    const { change, key, sentOn } = write
    const basedOnRevision = sentOn ?? queue.confirmed.revision
    const { catalogueRevision } = ports
    return [write, await line.write({ change, key, basedOnRevision, catalogueRevision })]
  }

  async function conclude(write: PendingWrite<C>, outcome: Answered | null): Promise<void> {
    if (outcome === null || isTakenBack) return withdraw(write, outcome)
    switch (outcome.kind) {
      case 'stored':
        return acknowledge(write, outcome.stored)
      case 'stale':
        return outcome.current === null ? reload() : takeOver(outcome.current)
      case 'catalogueMoved':
        isOutdated = true
        return
      case 'refused':
        drop([write, ...rebase(queue.confirmed, { without: FIRST })], 'refused', outcome.lockedItems)
        return reload()
      default:
        assertNever(outcome)
    }
  }

  /**
   * The user has given this one up, but perhaps it is stored all the same: then it is undone. Should nobody be able to
   * tell, the next write is told by its revision.
   */
  async function withdraw(write: PendingWrite<C>, outcome: Answered | null): Promise<void> {
    if (isOver) return
    isOutdated ||= outcome?.kind === 'catalogueMoved'
    const before = guard.seen(queue, write.change)
    withdrawFirst()
    const stored = await storedAfter(outcome)
    if (stored === null || stored.revision <= queue.confirmed.revision || isOver) return
    takeOver(stored)
    const now = ports.seenBy(queue.confirmed.configuration, write.change)
    if (canonicalJson(now) !== canonicalJson(write.change)) return
    setQueue(enqueueFirst(queue, { key: ports.newKey(), change: before, label: '', sentOn: null }))
    drop(rebase(queue.confirmed, {}), 'withdrawn')
  }

  async function storedAfter(outcome: Answered | null): Promise<StoredConfiguration | null> {
    if (outcome?.kind === 'stored') return outcome.stored
    if (outcome?.kind === 'stale' && outcome.current !== null) return outcome.current
    return storage.load().catch(() => null)
  }

  function nextWrite(): PendingWrite<C> | undefined {
    return isHeld || guard.question() !== null ? undefined : queue.pending[0]
  }

  function run(): void {
    running ??= drainSafely().finally(() => {
      running = null
      // A choice made, or news heard, in the very moment in which the last write was stored.
      if (!isOver && (nextWrite() !== undefined || (news !== null && !isHeld))) run()
      else tellWaiters()
    })
  }

  /** A fault of ours must not spin: it is tried again after a pause, and said like one of the server's. */
  async function drainSafely(): Promise<void> {
    let isWanted = true
    for (let faults = 0; !isOver; faults++) {
      try {
        if (!isWanted) withdrawFirst()
        await drain()
        return setWaitsFor(null)
      } catch (error) {
        globalThis.reportError(error)
        isWanted = await line.waitForRepair(faults)
      }
    }
  }

  function wake(): void {
    if (running === null) ports.afterPaint(run)
  }

  const waiting: WriteRunner<C>['waiting'] = () =>
    queue.pending.map(({ key, change, label, sentOn }) => ({
      key,
      change,
      label,
      sentOn,
      seen: guard.seen(queue, change),
    }))

  return {
    push({ change, label, after }) {
      setQueue(enqueueWrite(queue, { key: ports.newKey(), change, label, sentOn: null, after }))
      wake()
    },
    release() {
      if (!isHeld || isOver) return
      isHeld = false
      setQueue(enqueueFirst(queue, { key: ports.newKey(), change: NO_CHANGE, label: '', sentOn: null }))
      wake()
    },
    hear(stored, author) {
      if (isOver || (news !== null && news.stored.revision > stored.revision)) return
      isOutdated ||= stored.currentCatalogueRevision !== ports.catalogueRevision
      if (stored.revision > queue.confirmed.revision) news = { stored, author }
      recognise(stored, author)
      if (news !== null || isOutdated) run()
    },
    hurry: line.hurry,
    takeBack() {
      if (isOver || waitsFor !== 'repair' || queue.pending.length === 0) return
      isTakenBack = true
      line.giveUp()
    },
    answer(side) {
      const answered = side === 'mine' ? guard.withMine(queue) : guard.withTheirs(queue)
      if (answered === null || isOver) return
      queue = answered.queue
      drop(rebase(queue.confirmed, answered), 'overtaken')
      wake()
    },
    revision: () => queue.confirmed.revision,
    waiting,
    handOver() {
      const writes = waiting()
      queue = { ...queue, pending: [] }
      isOver = true
      line.hurry()
      tellWaiters()
      return writes
    },
    adopt(writes) {
      if (writes.length === 0) return
      const adopted = adoptWrites(queue, guard.ground(queue), writes, ports)
      guard.look(adopted.queue, adopted.made, null)
      setQueue(adopted.queue)
      drop(adopted.dropped, 'overtaken')
      wake()
    },
    settled: async () => {
      while (!isIdle()) await new Promise<void>((resolve) => waiters.add(resolve))
    },
  }
}
