import { applyChange, type Configuration, rebaseChange } from '#shared/domain/index.ts'
import type { LockedItem } from '#shared/domain/configuration/configuration.types.ts'
import type { SelectionsChange } from '#shared/domain/selections/selections.types.ts'

/**
 * The choices that are on screen but not yet stored, in the order in which they were made. Pure:
 * every function returns a new queue.
 */
export interface WriteQueue {
  /** The last state that the storage has confirmed. */
  readonly confirmed: Confirmed
  readonly pending: readonly PendingWrite[]
  readonly keys: Keys
}

export interface Confirmed {
  readonly configuration: Configuration
  readonly revision: number
}

export interface PendingWrite {
  readonly key: string
  readonly change: SelectionsChange
  /** What people call it: title of the option or upgrade. */
  readonly label: string
  /**
   * Revision that it named when it was sent first; null = it has not been sent. Once sent, nobody knows whether it is
   * stored until there is an answer: until then it stays as it is, and names the same revision again (decision 8).
   */
  readonly baseRevision: number | null
  /** The time in which it is chosen in a buyer's name (decision 60); null = in one's own. */
  readonly actingId?: string | null | undefined
  /** Tells the choice on this page that it comes from, however often it is put on another state; absent = none of this page. */
  readonly origin?: number | undefined
  /** The configuration with this write and all before it. */
  readonly after: Configuration
}

/** Where the next key comes from: `seed` is one that nobody else has. */
export interface Keys {
  readonly seed: string
  readonly used: number
}

/** A write that is impossible on a newer state, and what is locked there, where that is why. */
export interface DroppedWrite {
  readonly write: Pick<PendingWrite, 'label' | 'origin'>
  readonly lockedItems: readonly LockedItem[]
}

interface Rebased {
  readonly queue: WriteQueue
  /** In their order. */
  readonly dropped: readonly DroppedWrite[]
}

/** What the screen shows: everything confirmed and everything pending. */
export function shownConfiguration(queue: Pick<WriteQueue, 'confirmed' | 'pending'>): Configuration {
  return queue.pending.at(-1)?.after ?? queue.confirmed.configuration
}

/** Puts a change before all that wait: one of the storage's own, or one that undoes what was taken back. */
export function enqueueFirst(
  queue: WriteQueue,
  { change, actingId }: Pick<PendingWrite, 'change' | 'actingId'>,
): WriteQueue {
  const { configuration } = queue.confirmed
  const write = { key: keyAt(queue.keys), change, label: '', baseRevision: null, actingId, after: configuration }
  return { ...queue, pending: [write, ...queue.pending], keys: next(queue.keys) }
}

/** Adds a choice at the end; nothing is merged with what waits already. */
export function enqueueWrite(
  queue: WriteQueue,
  write: Pick<PendingWrite, 'change' | 'label' | 'after' | 'actingId' | 'origin'>,
): WriteQueue {
  const { change, label, after, actingId, origin } = write
  const pending = [
    ...queue.pending,
    { change, label, after, actingId, origin, key: keyAt(queue.keys), baseRevision: null },
  ]
  return { ...queue, pending, keys: next(queue.keys) }
}

/** The first write is stored, and the storage computed what was predicted. */
export function acknowledgeFirst(queue: WriteQueue, revision: number): WriteQueue {
  const [first, ...rest] = queue.pending
  if (first === undefined) return queue
  return { ...queue, confirmed: { configuration: first.after, revision }, pending: rest }
}

/** The first write has been sent, on what is confirmed now; again changes nothing. */
export function markFirstSent(queue: WriteQueue): WriteQueue {
  const [first, ...rest] = queue.pending
  if (first === undefined || first.baseRevision !== null) return queue
  return { ...queue, pending: [{ ...first, baseRevision: queue.confirmed.revision }, ...rest] }
}

/** The first write was answered, or is not wanted any more. */
export const FIRST: ReadonlySet<number> = new Set([0])
const NONE: ReadonlySet<number> = new Set()

/**
 * Replays the pending writes on a newly read state (decision 6). A write that was sent before gets
 * a new key: its old one was answered already, and the base that it stands on has changed.
 *
 * @param without writes that are left out, by their place; what they did to the list of design lines goes with them
 */
export function rebaseQueue(queue: WriteQueue, confirmed: Confirmed, without: ReadonlySet<number> = NONE): Rebased {
  const pending: PendingWrite[] = []
  const dropped: DroppedWrite[] = []
  let { keys } = queue
  let base = confirmed.configuration
  let lines = queue.confirmed.configuration.designLineSelections
  for (const [index, write] of queue.pending.entries()) {
    const madeOn = lines
    lines = write.change.buyerDesignLineSelections ?? lines
    if (without.has(index)) continue
    const change = rebaseChange(write.change, madeOn, base.designLineSelections)
    const applied = applyChange(base, change)
    if (!applied.ok) {
      dropped.push({ write, lockedItems: applied.error.lockedItems })
      continue
    }
    base = applied.configuration
    pending.push({ ...write, change, key: keyAt(keys), baseRevision: null, after: base })
    keys = next(keys)
  }
  return { queue: { confirmed, pending, keys }, dropped }
}

function keyAt({ seed, used }: Keys): string {
  return `${seed}-${used}`
}

function next({ seed, used }: Keys): Keys {
  return { seed, used: used + 1 }
}
