import { changeToMine, findOverlap, mergeChanges, type OverlapCluster, withTheirs } from '#shared/domain/index.ts'
import type { Selections, SelectionsChange } from '#shared/domain/selections.types.ts'
import type { Author } from './configuration-storage.types.ts'
import { changeAt, mergeSelections } from './stored-selections.ts'
import { type PendingWrite, rebaseQueue, shownConfiguration, type WriteQueue } from './write-queue.ts'
import type { OverlapQuestion, RunnerPorts } from './write-runner.types.ts'

/** Knows what was stored when the pending writes were made, and so what others have decided since. */
export interface OverlapGuard<C> {
  /** null = nothing to ask. */
  readonly question: () => OverlapQuestion<C> | null
  /** What was stored when the pending writes of the queue were made. */
  readonly ground: (queue: WriteQueue<C>) => Selections
  /** The same after the first write is known to be stored; null = what is confirmed then. */
  readonly groundWith: (first: PendingWrite<C>) => Selections | null
  /** What was stored where a change says something. */
  readonly seen: (queue: WriteQueue<C>, change: SelectionsChange) => SelectionsChange
  /**
   * Looks whether there is something to ask (decision 6).
   *
   * @param made what was stored when the pending writes were made
   */
  readonly look: (queue: WriteQueue<C>, made: Selections, author: Author | null) => void
  /** It has become known who it was; false = it was known, or nothing is asked. */
  readonly nameAuthor: (author: Author) => boolean
  /** Nothing is pending any more. */
  readonly forget: () => void
  /** The open question with my side of it, said once more where my changes do not say it themselves. */
  readonly withMine: (queue: WriteQueue<C>) => Answered<C> | null
  /** The open question with theirs: which of my writes go. */
  readonly withTheirs: (queue: WriteQueue<C>) => Answered<C> | null
}

/** What has become of the queue, and the ground it stands on from now on. */
export interface Answered<C> {
  readonly queue: WriteQueue<C>
  readonly made: Selections
  readonly without: ReadonlySet<number>
}

type Ports<C> = Pick<RunnerPorts<C>, 'selectionsOf' | 'seenBy' | 'exclusive' | 'apply' | 'linesOf'>

/** For a queue on which nothing waits yet. */
export function createOverlapGuard<C>({ selectionsOf, seenBy, exclusive, apply, linesOf }: Ports<C>): OverlapGuard<C> {
  /** null = what is confirmed. */
  let ground: Selections | null = null
  let question: OverlapQuestion<C> | null = null
  let cluster: OverlapCluster | null = null

  const groundOf = ({ confirmed }: WriteQueue<C>) => ground ?? selectionsOf(confirmed.configuration)

  function clusterOf(queue: WriteQueue<C>, made: Selections): OverlapCluster | null {
    return findOverlap({
      ground: made,
      mine: selectionsOf(shownConfiguration(queue)),
      theirs: selectionsOf(queue.confirmed.configuration),
      changes: queue.pending.map(({ change }) => change),
      exclusive,
    })
  }

  /** What comes of their side: my changes that nobody disputes go on top of it. */
  function theirsOf(queue: WriteQueue<C>, { changes }: OverlapCluster): C {
    const ports = { apply, linesOf, newKey: () => '' }
    return shownConfiguration(rebaseQueue(queue, queue.confirmed, ports, new Set(changes)).queue)
  }

  return {
    question: () => question,
    ground: groundOf,
    groundWith: ({ change }) => (ground === null ? null : mergeSelections(ground, change)),
    seen: ({ confirmed }, change) =>
      ground === null ? seenBy(confirmed.configuration, change) : changeAt(ground, change),
    look(queue, made, author) {
      const [first] = queue.pending
      // Whether the first one is stored shows when it is sent again; only then it is clear what others did.
      const isUnclear = first !== undefined && first.sentOn !== null
      cluster = first === undefined || isUnclear ? null : clusterOf(queue, made)
      const mine = shownConfiguration(queue)
      const asked = author ?? question?.author ?? null
      question =
        cluster === null ? null : { overlaps: cluster.overlaps, mine, theirs: theirsOf(queue, cluster), author: asked }
      ground = cluster === null && !isUnclear ? null : made
    },
    nameAuthor(author) {
      if (question === null || question.author !== null) return false
      question = { ...question, author }
      return true
    },
    forget() {
      ground = null
      question = null
      cluster = null
    },
    withMine(queue) {
      if (cluster === null) return null
      const { overlaps, changes } = cluster
      const last = changes.at(-1)
      const pending = queue.pending.map((write, index) =>
        index === last ? { ...write, change: mergeChanges(write.change, changeToMine(overlaps)) } : write,
      )
      return { queue: { ...queue, pending }, made: withTheirs(groundOf(queue), overlaps), without: new Set() }
    },
    withTheirs(queue) {
      if (cluster === null) return null
      const { overlaps, changes } = cluster
      return { queue, made: withTheirs(groundOf(queue), overlaps), without: new Set(changes) }
    },
  }
}
