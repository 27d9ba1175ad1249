import { assertNever } from '#shared/domain/kernel/assert-never.ts'
import { type LockedTrade, NO_CHANGE } from '#shared/domain/selections/selections.types.ts'
import { adoptWrites } from './adopt-writes.ts'
import type { Author, StoredConfiguration } from './configuration-storage.types.ts'
import type { Phase, Saving, SavingEvent, Step } from './machine.types.ts'
import { drop, flushUnnamed, hasLocks, isOfCatalogue, rebase, recognise } from './machine-merge.ts'
import {
  concludeCatalogue,
  concludeRead,
  concludeWrite,
  proceed,
  resume,
  takeBack,
  waitAfterFault,
  waitAndAskAgain,
} from './machine-requests.ts'
import { andThen, getBase, isAtRest, restingPhase, withEffects } from './machine-state.ts'
import { findConflict, resolveConflict } from './merge-conflict.ts'
import type { Side, WaitingWrite } from './saving.types.ts'
import { enqueueFirst, enqueueWrite } from './write-queue.ts'

/**
 * Stores choices strictly one after the other, in their order, each exactly once, and takes over what others store
 * meanwhile (ADR 8). While it cannot store anything it waits; only an answer, or the user, takes a choice back.
 *
 * Pure: what happened, and what there was, give what there is and what is to be done. What is no answer to anything is
 * no update.
 */
export function transition(saving: Saving, event: SavingEvent): Step {
  if (saving.phase.kind === 'over') return withEffects(saving)
  switch (event.kind) {
    case 'chose':
      return schedule({ ...saving, queue: enqueueWrite(saving.queue, event) })
    case 'painted':
      return saving.phase.kind === 'scheduled' ? proceed(saving) : withEffects(saving)
    case 'stored':
    case 'stale':
    case 'catalogueMoved':
    case 'refused':
      return concludeWrite(saving, event)
    case 'unreachable':
    case 'unavailable':
    case 'failing':
    case 'unauthorised':
      return waitAndAskAgain(saving, event)
    case 'read':
      return concludeRead(saving, event.stored)
    case 'catalogueRead':
      return concludeCatalogue(saving, event.revision)
    case 'pauseOver':
      return saving.turn === event.turn ? resume(saving) : withEffects(saving)
    case 'reconnected':
      return resume(saving)
    case 'heard':
      return hear(saving, event.stored, event.author)
    case 'locksHeard':
      return hearLocks(saving, event.lockedTrades)
    case 'nameOverdue':
      return saving.unnamed?.revision === event.revision ? flushUnnamed(saving, null) : withEffects(saving)
    case 'answered':
      return resolve(saving, event.side)
    case 'tookBack':
      return takeBack(saving)
    case 'released':
      return release(saving, event.actingId)
    case 'adopted':
      return adopt(saving, event.writes)
    case 'broke':
      return waitAfterFault(saving)
    case 'ended':
      return withEffects({ ...saving, phase: { kind: 'over' }, queue: { ...saving.queue, pending: [] } })
    default:
      return assertNever(event)
  }
}

/** Sends what is new, once the screen that shows it is painted. */
function schedule(saving: Saving): Step {
  if (!isAtRest(saving.phase)) return withEffects(saving)
  const resting = restingPhase(saving)
  return resting === null
    ? withEffects({ ...saving, phase: { kind: 'scheduled' } }, { kind: 'paint' })
    : withEffects({ ...saving, phase: resting })
}

function hear(saving: Saving, stored: StoredConfiguration, author: Author | null): Step {
  const { remoteUpdate, queue, phase } = saving
  if (remoteUpdate !== null && remoteUpdate.stored.revision > stored.revision) return withEffects(saving)
  const { configuration, revision } = queue.confirmed
  const next: Saving = {
    ...saving,
    isOutdated: saving.isOutdated || !isOfCatalogue(stored, configuration),
    remoteUpdate: stored.revision > revision ? { stored, author } : remoteUpdate,
  }
  return andThen(recognise(next, stored, author), (named) =>
    isFree(phase) && (named.remoteUpdate !== null || named.isOutdated) ? proceed(named) : withEffects(named),
  )
}

/** At once where nothing is on its way; else as soon as that is answered. */
function hearLocks(saving: Saving, lockedTrades: readonly LockedTrade[]): Step {
  const isKnown = hasLocks(saving.queue.confirmed.configuration, lockedTrades)
  if (isKnown) return withEffects(saving.newLocks === null ? saving : { ...saving, newLocks: null })
  const next = { ...saving, newLocks: lockedTrades }
  return isFree(saving.phase) ? proceed(next) : withEffects(next)
}

function isFree(phase: Phase): boolean {
  return isAtRest(phase) || phase.kind === 'scheduled'
}

function resolve(saving: Saving, side: Side): Step {
  if (saving.conflict === null) return withEffects(saving)
  const { queue, ...how } = resolveConflict(saving.queue, getBase(saving), saving.conflict, side)
  const { next, dropped } = rebase({ ...saving, queue }, queue.confirmed, how)
  return andThen([next, drop(dropped, 'overtaken')], schedule)
}

function release(saving: Saving, actingId: string | null | undefined): Step {
  if (!saving.isHeld) return withEffects(saving)
  return schedule({ ...saving, isHeld: false, queue: enqueueFirst(saving.queue, { change: NO_CHANGE, actingId }) })
}

function adopt(saving: Saving, writes: readonly WaitingWrite[]): Step {
  if (writes.length === 0) return withEffects(saving)
  const { queue, baseAtWrite, dropped } = adoptWrites(saving.queue, getBase(saving), writes)
  const merge = findConflict(queue, baseAtWrite, null, saving.conflict)
  return andThen([{ ...saving, ...merge, queue }, drop(dropped, 'overtaken')], schedule)
}
