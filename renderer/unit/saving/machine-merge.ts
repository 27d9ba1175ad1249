import {
  applyChange,
  canonicalJson,
  configure,
  type Configuration,
  isChangeInForce,
  getSelections,
  unitState,
} from '#shared/domain/index.ts'
import type { LockedItem } from '#shared/domain/configuration/configuration.types.ts'
import type { LockedTrade, Selections } from '#shared/domain/selections/selections.types.ts'
import type { Author, StoredConfiguration } from './configuration-storage.types.ts'
import type { Effect, Saving, Step, Withdrawn } from './machine.types.ts'
import { andThen, getBase, withEffects } from './machine-state.ts'
import { findConflict } from './merge-conflict.ts'
import type { DropReason } from './saving.types.ts'
import { type Confirmed, type DroppedWrite, enqueueFirst, FIRST, rebaseQueue } from './write-queue.ts'

// What others store, and what was stored of ours, comes under what is pending.

/** How a state is taken over, where it is not plainly the storage's. */
interface TakeOver {
  /** As `Saving.baseAtWrite`; by itself what it was. */
  readonly baseAtWrite?: Selections
  /** Writes that are answered, by their place. */
  readonly without?: ReadonlySet<number>
  /** The state that the screen takes for stored; by itself what is confirmed, with what is answered. */
  readonly before?: Configuration | null
  /** Who stored it; null = nobody can say, left out = not known yet. */
  readonly author?: Author | null
}

/** The storage has another state than the one that is confirmed. */
export function takeOver(saving: Saving, stored: StoredConfiguration, how: TakeOver = {}): Step {
  const { queue } = saving
  const known = how.without === FIRST ? queue.pending[0]?.after : queue.confirmed.configuration
  const before = how.before ?? known
  const configuration = deriveConfiguration(stored, queue.confirmed.configuration)
  const confirmed = { configuration, revision: stored.revision }
  const disagreement: Effect[] = agrees(configuration, stored) ? [] : [{ kind: 'tellDisagreement', stored }]
  const { next, dropped } = rebase(saving, confirmed, how)
  const told = before === undefined ? withEffects(next) : tellRemoteChange(next, before, confirmed, how.author)
  return andThen([next, disagreement], () => andThen(told, (last) => withEffects(last, ...drop(dropped, 'overtaken'))))
}

/** Puts what is pending on another state, and gives what is impossible there. */
export function rebase(saving: Saving, confirmed: Confirmed, { baseAtWrite, without, author = null }: TakeOver) {
  const { queue, dropped } = rebaseQueue(saving.queue, confirmed, without)
  const merge = findConflict(queue, baseAtWrite ?? getBase(saving), author, saving.conflict)
  const next: Saving = { ...saving, ...merge, queue }
  return { next, dropped }
}

/** The first write is not wanted any more; what is impossible without it goes as well. */
export function withdrawFirst(saving: Saving): Step {
  const { next, dropped } = rebase(saving, saving.queue.confirmed, { without: FIRST })
  return withEffects(next, ...drop(dropped, 'withdrawn'))
}

/** What was withdrawn may be stored all the same: then it is undone. */
export function undoWithdrawn(
  saving: Saving,
  { change, before, actingId }: Withdrawn,
  stored: StoredConfiguration,
): Step {
  const { configuration: known, revision } = saving.queue.confirmed
  // Where it is stored, that is no change of others.
  const applied = isChangeInForce(getSelections(deriveConfiguration(stored, known)), change)
    ? applyChange(known, change)
    : null
  const how = applied?.ok === true ? { before: applied.configuration } : {}
  return andThen(stored.revision > revision ? takeOver(saving, stored, how) : withEffects(saving), (now) => {
    const selections = getSelections(now.queue.confirmed.configuration)
    if (!isChangeInForce(selections, change) || isChangeInForce(selections, before)) return withEffects(now)
    const undoing = { ...now, queue: enqueueFirst(now.queue, { change: before, actingId }) }
    const { next, dropped } = rebase(undoing, undoing.queue.confirmed, {})
    return withEffects(next, ...drop(dropped, 'withdrawn'))
  })
}

/** Who stored what is confirmed, where it became known without. */
export function recognise(saving: Saving, { revision }: StoredConfiguration, author: Author | null): Step {
  if (author === null || revision !== saving.queue.confirmed.revision) return withEffects(saving)
  const { conflict } = saving
  const isUnknown = conflict !== null && conflict.question.author === null
  const named = isUnknown
    ? { ...saving, conflict: { ...conflict, question: { ...conflict.question, author } } }
    : saving
  return saving.unnamed?.revision === revision ? flushUnnamed(named, author) : withEffects(named)
}

/** What others have stored since, unless we know it from an answer of our own. */
export function takeRemoteUpdate(saving: Saving): Step {
  const { remoteUpdate, queue } = saving
  if (remoteUpdate === null) return withEffects(saving)
  const { stored, author } = remoteUpdate
  const next = { ...saving, remoteUpdate: null }
  if (stored.revision <= queue.confirmed.revision) return recognise(next, stored, author)
  // Whoever takes over with that catalogue reads it all.
  return isOfCatalogue(stored, queue.confirmed.configuration) ? takeOver(next, stored, { author }) : withEffects(next)
}

/** What deadlines lock since it was heard; what is pending goes on top of it, as far as that is possible still. */
export function takeLocks(saving: Saving): Step {
  const { newLocks: lockedTrades, queue } = saving
  if (lockedTrades === null) return withEffects(saving)
  const { configuration, revision } = queue.confirmed
  const next = { ...saving, newLocks: null }
  if (hasLocks(configuration, lockedTrades)) return withEffects(next)
  const circumstances = { ...configuration.circumstances, lockedTrades }
  const confirmed = {
    configuration: configure(configuration.prepared, getSelections(configuration), circumstances),
    revision,
  }
  const rebased = rebase(next, confirmed, {})
  return withEffects(rebased.next, ...drop(rebased.dropped, 'overtaken'))
}

/** Whether these are what deadlines lock there. */
export function hasLocks({ circumstances }: Configuration, lockedTrades: readonly LockedTrade[]): boolean {
  return canonicalJson(circumstances.lockedTrades) === canonicalJson(lockedTrades)
}

/** The storage stands on the catalogue of a configuration. */
export function isOfCatalogue({ currentCatalogueRevision }: StoredConfiguration, { prepared }: Configuration): boolean {
  return currentCatalogueRevision === prepared.catalogue.revision
}

/** Says what others have changed, each change once; a refusal does not say who it was, the stream does a moment later. */
function tellRemoteChange(
  saving: Saving,
  before: Configuration,
  { configuration: after, revision }: Confirmed,
  author: Author | null | undefined,
): Step {
  return andThen(flushUnnamed(saving, null), (next) =>
    author === undefined
      ? withEffects({ ...next, unnamed: { before, after, revision } }, { kind: 'awaitName', revision })
      : withEffects(next, { kind: 'tellRemoteChange', before, after, author }),
  )
}

/** Says what was not said yet, whoever it was. */
export function flushUnnamed(saving: Saving, author: Author | null): Step {
  const { unnamed } = saving
  if (unnamed === null) return withEffects(saving)
  const { before, after } = unnamed
  return withEffects({ ...saving, unnamed: null }, { kind: 'tellRemoteChange', before, after, author })
}

/** Says which choices are gone. */
export function drop(dropped: readonly DroppedWrite[], reason: DropReason): readonly Effect[] {
  if (dropped.length === 0) return []
  const labels = dropped.map(({ write }) => write.label).filter((label) => label !== '')
  const lockedItems: LockedItem[] = dropped.flatMap((one) => one.lockedItems)
  const origins = dropped.flatMap(({ write }) => write.origin ?? [])
  return [{ kind: 'tellDropped', labels, reason, lockedItems, origins }]
}

/** What is stored, with the circumstances it has now. */
function deriveConfiguration(
  { selections, completed, lockedTrades, openedPart }: StoredConfiguration,
  like: Configuration,
) {
  const { simplifiedConfiguration } = like.circumstances
  return configure(like.prepared, selections, { completed, lockedTrades, openedPart, simplifiedConfiguration })
}

/** The storage stands on our catalogue, and its figures, recomputed with the same engine, are ours (decision 2). */
export function agrees(configuration: Configuration, stored: StoredConfiguration): boolean {
  if (!isOfCatalogue(stored, configuration)) return false
  if (stored.totals === null) return true
  const { total, onRequestCount } = unitState(configuration)
  return total === stored.totals.total && onRequestCount === stored.totals.onRequestCount
}
