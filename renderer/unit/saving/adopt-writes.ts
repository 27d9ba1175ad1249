import { applyChange, applyToSelections, rebaseChange } from '#shared/domain/index.ts'
import type { Selections } from '#shared/domain/selections/selections.types.ts'
import type { WaitingWrite } from './saving.types.ts'
import { type DroppedWrite, type PendingWrite, shownConfiguration, type WriteQueue } from './write-queue.ts'

interface Adopted {
  readonly queue: WriteQueue
  /** What was stored when the writes were made, as far as they say. */
  readonly baseAtWrite: Selections
  /** Writes that are impossible here. */
  readonly dropped: readonly DroppedWrite[]
}

/**
 * Puts what waits elsewhere, or was kept by this browser, behind what waits here, in its order and with its keys. Design
 * lines are stored as a whole list: what each write changed in it is done again on the list as it is here, unless the
 * server may have that write already.
 */
export function adoptWrites(queue: WriteQueue, base: Selections, writes: readonly WaitingWrite[]): Adopted {
  const pending: PendingWrite[] = [...queue.pending]
  const dropped: DroppedWrite[] = []
  let baseAtWrite = base
  let lines = writes.find(({ seen }) => seen?.buyerDesignLineSelections)?.seen?.buyerDesignLineSelections ?? null
  for (const { seen, baseRevision = null, ...write } of writes) {
    if (seen !== undefined) baseAtWrite = applyToSelections(baseAtWrite, seen)
    const before = shownConfiguration({ ...queue, pending })
    const madeOn = baseRevision === null ? lines : null
    const change = rebaseChange(write.change, madeOn, before.designLineSelections)
    lines = write.change.buyerDesignLineSelections ?? lines
    const applied = applyChange(before, change)
    if (applied.ok) pending.push({ ...write, change, baseRevision, after: applied.configuration })
    else dropped.push({ write, lockedItems: applied.error.lockedItems })
  }
  return { queue: { ...queue, pending }, baseAtWrite, dropped }
}
