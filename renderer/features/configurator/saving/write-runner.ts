import { assertNever } from '#shared/domain/assert-never.ts'
import { NO_CHANGE, type SelectionsChange } from '#shared/domain/selections.types.ts'
import type { ConfigurationStorage, StoredConfiguration, WriteOutcome } from './configuration-storage.types.ts'
import {
  type ApplyChange,
  acknowledgeFirst,
  type Confirmed,
  enqueueFirst,
  enqueueWrite,
  type PendingWrite,
  rebaseQueue,
  rollBackQueue,
  shownConfiguration,
  type WriteQueue,
  withoutFirst,
} from './write-queue.ts'

/** Pauses before another try with the same key, ms. */
const RETRY_DELAYS_MS = [400, 1_200, 3_000]
/** So often in a row somebody else may have written first; then something is wrong. */
const MAX_STALE_IN_A_ROW = 8

/** Times that a write that failed in our own code is tried again, and ms between. */
const FAULT_ATTEMPTS = 3
const FAULT_PAUSE = 1_000

/** Why choices disappeared from the screen again. */
export type DropReason = 'unreachable' | 'refused' | 'overtaken'

/** A write on its way from one runner to the next, which has another configuration to put it on. */
export type WaitingWrite = Pick<PendingWrite<unknown>, 'key' | 'change' | 'label'>

export interface RunnerStart<C> {
  readonly confirmed: Confirmed<C>
  /** Nothing is sent before `release`: there is something to be answered first (decision 5). */
  readonly isHeld: boolean
  /** The storage speaks of another catalogue than the one on screen. */
  readonly isOutdated: boolean
}

export interface RunnerPorts<C> {
  readonly storage: ConfigurationStorage
  /** Of the catalogue on screen. */
  readonly catalogueRevision: string
  /** The configuration that was stored. */
  readonly build: (stored: StoredConfiguration) => C
  /** The storage computed the same as we did. */
  readonly agrees: (configuration: C, stored: StoredConfiguration) => boolean
  readonly apply: ApplyChange<C>
  readonly newKey: () => string
  readonly wait: (ms: number) => Promise<void>
  /** Runs something soon, but after the screen has been painted. */
  readonly afterPaint: (run: () => void) => void
  readonly onQueue: (queue: WriteQueue<C>, isHeld: boolean) => void
  /** Without labels: nothing that the user chose. */
  readonly onDropped: (labels: readonly string[], reason: DropReason) => void
  /** The storage still disagrees after its own state was taken over: the catalogues differ. */
  readonly onDisagreement: (stored: StoredConfiguration) => void
  /**
   * The catalogue on screen is not the unit's any more: read catalogue and configuration again. Gives
   * the revision that it is now, null when it cannot be read; with another one than ours a new runner
   * takes over. Never rejects.
   */
  readonly onCatalogueMoved: () => Promise<string | null>
}

export interface WriteRunner<C> {
  readonly push: (write: { change: SelectionsChange; label: string; after: C }) => void
  /** Lets the storage know that the catalogue was accepted, then sends what waits. */
  readonly release: () => void
  /** What is not known to be stored, in its order. */
  readonly waiting: () => readonly WaitingWrite[]
  /** Ends this runner for good and gives what is not known to be stored, for `adopt` of the next one. */
  readonly handOver: () => readonly WaitingWrite[]
  /** Takes over what another runner could not store, with its keys: one may be on its way (decision 8). */
  readonly adopt: (writes: readonly WaitingWrite[]) => void
  /** Resolves when nothing is pending, or what is pending waits for an answer of the user's. */
  readonly settled: () => Promise<void>
}

/** Stores choices strictly one after the other, in their order, each exactly once. */
export function createWriteRunner<C>(ports: RunnerPorts<C>, start: RunnerStart<C>): WriteRunner<C> {
  let queue: WriteQueue<C> = { confirmed: start.confirmed, pending: [] }
  let running: Promise<void> | null = null
  let { isHeld, isOutdated } = start
  /** Another runner has taken over: whatever still comes back here is its business. */
  let isOver = false

  function setQueue(next: WriteQueue<C>): void {
    if (isOver) return
    queue = next
    ports.onQueue(next, isHeld)
  }

  function setHeld(next: boolean): void {
    isHeld = next
    setQueue(queue)
  }

  function drop(dropped: readonly PendingWrite<C>[], reason: DropReason): void {
    if (dropped.length === 0 || isOver) return
    const labels = dropped.map((write) => write.label).filter((label) => label !== '')
    ports.onDropped(labels, reason)
  }

  function takeOver(stored: StoredConfiguration, ground: WriteQueue<C>): void {
    if (isOver) return
    const confirmed = { configuration: ports.build(stored), revision: stored.revision }
    if (!ports.agrees(confirmed.configuration, stored)) ports.onDisagreement(stored)
    const rebased = rebaseQueue(ground, confirmed, ports.apply, ports.newKey)
    setQueue(rebased.queue)
    drop(rebased.dropped, 'overtaken')
  }

  /** Reads the stored state, then replays what is pending on it; gives everything up if it cannot. */
  async function reload(ground: () => WriteQueue<C>): Promise<void> {
    for (const delay of [...RETRY_DELAYS_MS, null]) {
      const stored = await ports.storage.load().catch(() => null)
      if (stored !== null) return takeOver(stored, ground())
      if (delay !== null) await ports.wait(delay)
    }
    giveUp()
  }

  function giveUp(): void {
    const rolledBack = rollBackQueue(queue)
    setQueue(rolledBack.queue)
    drop(rolledBack.dropped, 'unreachable')
  }

  async function send(write: PendingWrite<C>): Promise<WriteOutcome> {
    const { catalogueRevision } = ports
    const basedOnRevision = queue.confirmed.revision
    const request = { change: write.change, key: write.key, basedOnRevision, catalogueRevision }
    for (const delay of RETRY_DELAYS_MS) {
      const outcome = await ports.storage.write(request)
      if (outcome.kind !== 'unreachable' || isOver) return outcome
      await ports.wait(delay)
    }
    return ports.storage.write(request)
  }

  function acknowledge(write: PendingWrite<C>, stored: StoredConfiguration): void {
    // The answer of long ago to a write that was sent again (decision 8): what we know is no older.
    if (stored.revision <= queue.confirmed.revision) {
      const rebased = rebaseQueue(withoutFirst(queue), queue.confirmed, ports.apply, ports.newKey)
      setQueue(rebased.queue)
      drop(rebased.dropped, 'overtaken')
      return
    }
    const predicted = stored.revision === queue.confirmed.revision + 1 && ports.agrees(write.after, stored)
    if (predicted) setQueue(acknowledgeFirst(queue, stored.revision))
    else takeOver(stored, withoutFirst(queue))
  }

  /** After silence nobody knows what was stored: ask once, without troubling anyone if it fails. */
  async function reconcile(): Promise<void> {
    giveUp()
    const stored = await ports.storage.load().catch(() => null)
    if (stored !== null) takeOver(stored, queue)
  }

  /** Holds everything until somebody with the new catalogue takes over. */
  async function waitForCatalogue(): Promise<void> {
    setHeld(true)
    for (const delay of [...RETRY_DELAYS_MS, null]) {
      const revision = await ports.onCatalogueMoved()
      if (revision !== null && revision !== ports.catalogueRevision) return
      if (delay !== null) await ports.wait(delay)
      if (revision === null) continue
      // It is ours after all: servers may take a moment to agree.
      return setHeld(false)
    }
    setHeld(false)
    giveUp()
  }

  async function drain(): Promise<void> {
    let staleInARow = 0
    if (isOutdated) await waitForCatalogue()
    isOutdated = false
    for (let write = nextWrite(); write !== undefined; write = nextWrite()) {
      const outcome = await send(write)
      const isStale = outcome.kind === 'stale' || outcome.kind === 'catalogueMoved'
      staleInARow = isStale ? staleInARow + 1 : 0
      if (staleInARow > MAX_STALE_IN_A_ROW) {
        await reconcile()
        continue
      }
      switch (outcome.kind) {
        case 'stored':
          acknowledge(write, outcome.stored)
          break
        case 'stale':
          if (outcome.current !== null) takeOver(outcome.current, queue)
          else await reload(() => queue)
          break
        case 'catalogueMoved':
          await waitForCatalogue()
          break
        case 'refused':
          setQueueWithoutRefused(write)
          await reload(() => queue)
          break
        case 'unreachable':
          await reconcile()
          break
        default:
          assertNever(outcome)
      }
    }
  }

  function nextWrite(): PendingWrite<C> | undefined {
    return isHeld ? undefined : queue.pending[0]
  }

  function setQueueWithoutRefused(write: PendingWrite<C>): void {
    const rebased = rebaseQueue(withoutFirst(queue), queue.confirmed, ports.apply, ports.newKey)
    setQueue(rebased.queue)
    drop([write, ...rebased.dropped], 'refused')
  }

  function run(): void {
    running ??= drainSafely().finally(() => {
      running = null
      // A choice made in the very moment in which the last one was stored.
      if (nextWrite() !== undefined) run()
    })
  }

  /** A fault of ours must not spin: it is tried again after a pause, and in the end said like silence. */
  async function drainSafely(): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await drain()
      } catch (error) {
        globalThis.reportError(error)
        if (attempt < FAULT_ATTEMPTS) await ports.wait(FAULT_PAUSE)
        else return giveUp()
      }
    }
  }

  function waiting(): readonly WaitingWrite[] {
    return queue.pending.map(({ key, change, label }) => ({ key, change, label }))
  }

  function wake(): void {
    if (running === null) ports.afterPaint(run)
  }

  return {
    push({ change, label, after }) {
      setQueue(enqueueWrite(queue, { key: ports.newKey(), change, label, after }))
      wake()
    },
    release() {
      if (!isHeld || isOver) return
      isHeld = false
      setQueue(enqueueFirst(queue, { key: ports.newKey(), change: NO_CHANGE, label: '' }))
      wake()
    },
    waiting,
    handOver() {
      const writes = waiting()
      queue = { ...queue, pending: [] }
      isOver = true
      return writes
    },
    adopt(writes) {
      if (writes.length === 0) return
      let next = queue
      const dropped: PendingWrite<C>[] = []
      for (const write of writes) {
        const ground = shownConfiguration(next)
        const after = ports.apply(ground, write.change)
        if (after === null) dropped.push({ ...write, after: ground })
        else next = enqueueWrite(next, { ...write, after })
      }
      setQueue(next)
      drop(dropped, 'overtaken')
      wake()
    },
    settled: async () => {
      while (running !== null || nextWrite() !== undefined) await (running ?? ports.wait(5))
    },
  }
}
