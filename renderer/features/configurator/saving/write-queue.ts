import { moveDesignLines } from '#shared/domain/index.ts'
import type { DesignLineSelection, SelectionsChange } from '#shared/domain/selections.types.ts'

/**
 * The choices that are on screen but not yet stored, in the order in which they were made. Pure:
 * every function returns a new queue. `C` is the configuration, which the queue never looks into.
 */
export interface WriteQueue<C> {
  /** The last state that the storage has confirmed. */
  readonly confirmed: Confirmed<C>
  readonly pending: readonly PendingWrite<C>[]
}

export interface Confirmed<C> {
  readonly configuration: C
  readonly revision: number
}

export interface PendingWrite<C> {
  readonly key: string
  readonly change: SelectionsChange
  /** What people call it: title of the option or upgrade. */
  readonly label: string
  /**
   * Revision that it named when it was sent first; null = it has not been sent. Once sent, nobody knows whether it is
   * stored until there is an answer: until then it stays as it is, and names the same revision again (decision 8).
   */
  readonly sentOn: number | null
  /** The configuration with this write and all before it. */
  readonly after: C
}

/** Puts a change on top of a configuration; null when it is not possible there. */
export type ApplyChange<C> = (configuration: C, change: SelectionsChange) => C | null

/** What the queue has to know of the configuration to move its writes. */
export interface Rebase<C> {
  readonly apply: ApplyChange<C>
  readonly newKey: () => string
  readonly linesOf: (configuration: C) => readonly DesignLineSelection[]
}

export interface Rebased<C> {
  readonly queue: WriteQueue<C>
  /** Writes that are impossible on the new ground, in their order. */
  readonly dropped: readonly PendingWrite<C>[]
}

/** What the screen shows: everything confirmed and everything pending. */
export function shownConfiguration<C>(queue: WriteQueue<C>): C {
  return queue.pending.at(-1)?.after ?? queue.confirmed.configuration
}

/** Puts a write before all that wait, which changes nothing that they stand on. */
export function enqueueFirst<C>(queue: WriteQueue<C>, write: Omit<PendingWrite<C>, 'after'>): WriteQueue<C> {
  return { ...queue, pending: [{ ...write, after: queue.confirmed.configuration }, ...queue.pending] }
}

/** Adds a write at the end; nothing is merged with what waits already. */
export function enqueueWrite<C>(queue: WriteQueue<C>, write: PendingWrite<C>): WriteQueue<C> {
  return { ...queue, pending: [...queue.pending, write] }
}

/** The first write is stored, and the storage computed what was predicted. */
export function acknowledgeFirst<C>(queue: WriteQueue<C>, revision: number): WriteQueue<C> {
  const [first, ...rest] = queue.pending
  if (first === undefined) return queue
  return { confirmed: { configuration: first.after, revision }, pending: rest }
}

/** The first write has been sent, on what is confirmed now; again changes nothing. */
export function markFirstSent<C>(queue: WriteQueue<C>): WriteQueue<C> {
  const [first, ...rest] = queue.pending
  if (first === undefined || first.sentOn !== null) return queue
  return { ...queue, pending: [{ ...first, sentOn: queue.confirmed.revision }, ...rest] }
}

/** The first write was answered, or is not wanted any more. */
export const FIRST: ReadonlySet<number> = new Set([0])
const NONE: ReadonlySet<number> = new Set()

/**
 * Replays the pending writes on a newly read state (decision 6). A write that was sent before gets
 * a new key: its old one was answered already, and the ground it stands on has changed.
 *
 * @param without writes that are left out, by their place; what they did to the list of design lines goes with them
 */
export function rebaseQueue<C>(
  queue: WriteQueue<C>,
  confirmed: Confirmed<C>,
  { apply, newKey, linesOf }: Rebase<C>,
  without: ReadonlySet<number> = NONE,
): Rebased<C> {
  const pending: PendingWrite<C>[] = []
  const dropped: PendingWrite<C>[] = []
  let ground = confirmed.configuration
  let lines = linesOf(queue.confirmed.configuration)
  for (const [index, write] of queue.pending.entries()) {
    const wanted = write.change.buyerDesignLineSelections
    const before = lines
    lines = wanted ?? lines
    if (without.has(index)) continue
    const change =
      wanted === null
        ? write.change
        : { ...write.change, buyerDesignLineSelections: moveDesignLines(linesOf(ground), before, wanted) }
    const after = apply(ground, change)
    if (after === null) {
      dropped.push(write)
      continue
    }
    ground = after
    pending.push({ ...write, change, key: newKey(), sentOn: null, after })
  }
  return { queue: { confirmed, pending }, dropped }
}
