import {
  changeToMine,
  composeChanges,
  findOverlap,
  type OverlapCluster,
  type PreparedCatalogue,
  getSelections,
  withTheirs,
} from '#shared/domain/index.ts'
import type { Selections } from '#shared/domain/selections/selections.types.ts'
import type { Author } from './configuration-storage.types.ts'
import type { OverlapQuestion, Side } from './saving.types.ts'
import { rebaseQueue, shownConfiguration, type WriteQueue } from './write-queue.ts'

/** Others have decided otherwise about the same things since the pending writes were made. */
export interface MergeConflict {
  readonly question: OverlapQuestion
  readonly cluster: OverlapCluster
}

/** What is known of the writes of others. */
export interface Merge {
  /** What was stored when the pending writes were made; null = what is confirmed. */
  readonly baseAtWrite: Selections | null
  /** null = nothing to ask. */
  readonly conflict: MergeConflict | null
}

/**
 * Looks whether there is something to ask (decision 6).
 *
 * @param baseAtWrite what was stored when the pending writes were made
 * @param before what was asked until now
 */
export function findConflict(
  queue: WriteQueue,
  baseAtWrite: Selections,
  author: Author | null,
  before: MergeConflict | null,
): Merge {
  const [first] = queue.pending
  if (first === undefined) return { baseAtWrite: null, conflict: null }
  // Whether the first one is stored shows when it is sent again; only then it is clear what others did.
  if (first.baseRevision !== null) return { baseAtWrite, conflict: null }
  const mine = shownConfiguration(queue)
  const cluster = findOverlap({
    base: baseAtWrite,
    mine: getSelections(mine),
    theirs: getSelections(queue.confirmed.configuration),
    changes: queue.pending.map(({ change }) => change),
    exclusive: exclusiveLineItems(mine.prepared),
  })
  if (cluster === null) return { baseAtWrite: null, conflict: null }
  // My changes that nobody disputes go on top of their side.
  const theirs = shownConfiguration(rebaseQueue(queue, queue.confirmed, new Set(cluster.changes)).queue)
  const question = { overlaps: cluster.overlaps, mine, theirs, author: author ?? before?.question.author ?? null }
  return { baseAtWrite, conflict: { question, cluster } }
}

/** What has become of the queue by an answer, and the base that it stands on from now on. */
interface Resolution {
  readonly queue: WriteQueue
  readonly baseAtWrite: Selections
  /** Writes that go, by their place. */
  readonly without: ReadonlySet<number>
}

/** My side is said once more where my changes do not say it themselves; for theirs my disputed changes go. */
export function resolveConflict(
  queue: WriteQueue,
  base: Selections,
  { cluster: { overlaps, changes } }: MergeConflict,
  side: Side,
): Resolution {
  const baseAtWrite = withTheirs(base, overlaps)
  if (side === 'theirs') return { queue, baseAtWrite, without: new Set(changes) }
  const last = changes.at(-1)
  const pending = queue.pending.map((write, index) =>
    index === last ? { ...write, change: composeChanges(write.change, changeToMine(overlaps)) } : write,
  )
  return { queue: { ...queue, pending }, baseAtWrite, without: new Set() }
}

/** Optional line items of the bundles of each group with a single choice: one decision. */
function exclusiveLineItems(prepared: PreparedCatalogue): readonly (readonly string[])[] {
  return prepared.bundleGroups
    .filter(({ mode }) => mode === 'SINGLE_SELECT')
    .map(({ bundleIndexes }) => [
      ...new Set(
        bundleIndexes.flatMap((index) =>
          (prepared.bundles[index]?.lineItemIndexes ?? []).flatMap(
            (line) => prepared.lineItems[line]?.lineItem.id ?? [],
          ),
        ),
      ),
    ])
}
