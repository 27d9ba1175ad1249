import { moveDesignLines } from '#shared/domain/index.ts'
import type { Selections } from '#shared/domain/selections.types.ts'
import { mergeSelections } from './stored-selections.ts'
import { enqueueWrite, type PendingWrite, shownConfiguration, type WriteQueue } from './write-queue.ts'
import type { RunnerPorts, WaitingWrite } from './write-runner.types.ts'

interface Adopted<C> {
  readonly queue: WriteQueue<C>
  /** What was stored when the writes were made, as far as they say. */
  readonly made: Selections
  /** Writes that are impossible here. */
  readonly dropped: readonly PendingWrite<C>[]
}

/**
 * Puts what waits in another runner, or was kept by this browser, behind what waits here, in its order. Design lines
 * are stored as a whole list: what each write changed in it is done again on the list as it is here, unless the server
 * may have that write already.
 */
export function adoptWrites<C>(
  queue: WriteQueue<C>,
  ground: Selections,
  writes: readonly WaitingWrite[],
  ports: Pick<RunnerPorts<C>, 'linesOf' | 'apply'>,
): Adopted<C> {
  let next = queue
  let made = ground
  let lines = writes.find(({ seen }) => seen?.buyerDesignLineSelections)?.seen?.buyerDesignLineSelections ?? null
  const dropped: PendingWrite<C>[] = []
  for (const { seen, sentOn = null, ...write } of writes) {
    if (seen !== undefined) made = mergeSelections(made, seen)
    const before = shownConfiguration(next)
    const wanted = write.change.buyerDesignLineSelections
    const change =
      sentOn !== null || wanted === null || lines === null
        ? write.change
        : { ...write.change, buyerDesignLineSelections: moveDesignLines(ports.linesOf(before), lines, wanted) }
    lines = wanted ?? lines
    const after = ports.apply(before, change)
    if (after === null) dropped.push({ ...write, sentOn, after: before })
    else next = enqueueWrite(next, { ...write, change, sentOn, after })
  }
  return { queue: next, made, dropped }
}
