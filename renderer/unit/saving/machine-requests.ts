import { assertNever } from '#shared/domain/kernel/assert-never.ts'
import { applyToSelections, getSelections } from '#shared/domain/index.ts'
import { RETRY_DELAYS_MS } from '#renderer/platform/pauses.ts'
import type { StoredConfiguration, WriteOutcome } from './configuration-storage.types.ts'
import type { Effect, Pause, Phase, Request, Saving, Step, Unanswered, Withdrawn } from './machine.types.ts'
import {
  agrees,
  drop,
  rebase,
  takeLocks,
  takeOver,
  takeRemoteUpdate,
  undoWithdrawn,
  withdrawFirst,
} from './machine-merge.ts'
import { andThen, restingPhase, seenAt, waitsFor, withEffects } from './machine-state.ts'
import { findConflict } from './merge-conflict.ts'
import type { WaitsFor } from './saving.types.ts'
import { acknowledgeFirst, FIRST, markFirstSent, type PendingWrite } from './write-queue.ts'

// One thing is asked of the server at a time: that the first write be stored, what is stored, or the catalogue.

/** So often in a row somebody else may have written first; each time somebody got on, so it is no fault. */
const MAX_STALE_IN_A_ROW = 200
/** From here on there is a pause before the next try. */
const CROWDED_FROM = 4
/** So often in a row the catalogue may have moved. */
const MAX_MOVES_IN_A_ROW = 8

const AT_FIRST = { tries: 0, faults: 0, waitsFor: null, withdrawn: null } as const

type Outcome = Exclude<WriteOutcome, Unanswered>

/** Does what comes first: the catalogue, what others have stored and deadlines lock, the first write; or rests. */
export function proceed(saving: Saving): Step {
  if (saving.isOutdated) {
    const phase = { kind: 'outdated', tries: 0, answers: 0, waitsFor: null } as const
    return ask({ ...saving, isOutdated: false }, phase)
  }
  const isUnclear = (saving.queue.pending[0]?.baseRevision ?? null) !== null
  const heard = isUnclear ? withEffects(saving) : andThen(takeRemoteUpdate(saving), takeLocks)
  return andThen(heard, (next) => {
    const resting = restingPhase(next)
    return resting === null ? ask(next, { kind: 'sending', ...AT_FIRST }) : withEffects({ ...next, phase: resting })
  })
}

/** Asks, perhaps once more. */
export function ask(saving: Saving, phase: Request): Step {
  if (phase.kind === 'outdated') return withEffects({ ...saving, phase }, { kind: 'readCatalogue' })
  if (phase.kind === 'reading') return withEffects({ ...saving, phase }, { kind: 'read' })
  const queue = markFirstSent(saving.queue)
  const [first] = queue.pending
  if (first === undefined) return withEffects({ ...saving, phase: { kind: 'idle' } })
  const { change, key, baseRevision, actingId } = first
  const { configuration, revision } = queue.confirmed
  const catalogueRevision = configuration.prepared.catalogue.revision
  const request = { change, key, basedOnRevision: baseRevision ?? revision, catalogueRevision, actingId }
  return withEffects({ ...saving, queue, phase }, { kind: 'send', request })
}

/** A pause, and what follows it. */
export function pause(saving: Saving, length: Pause, waiting: WaitsFor | null, then: Request | null): Step {
  const turn = saving.turn + 1
  const phase: Phase = { kind: 'waiting', waitsFor: waiting, turn, then }
  return withEffects({ ...saving, turn, phase }, { kind: 'pause', pause: length, turn })
}

/** The pause is over, or there is no reason for it any more. */
export function resume(saving: Saving): Step {
  const { phase } = saving
  if (phase.kind !== 'waiting') return withEffects(saving)
  return phase.then === null ? proceed(saving) : ask(saving, phase.then)
}

/** The write that was on its way has its answer. */
export function concludeWrite(saving: Saving, outcome: Outcome): Step {
  const { phase, streak, queue } = saving
  if (phase.kind !== 'sending') return withEffects(saving)
  if (phase.withdrawn !== null) return concludeWithdrawn(saving, phase.withdrawn, outcome)
  const stale = outcome.kind === 'stale' ? streak.stale + 1 : 0
  const moved = outcome.kind === 'catalogueMoved' ? streak.moved + 1 : 0
  const counted: Saving = { ...saving, streak: { stale, moved, broken: 0 } }
  const [first] = queue.pending
  switch (outcome.kind) {
    case 'stored':
      return first === undefined ? proceed(counted) : andThen(acknowledge(counted, first, outcome.stored), proceed)
    case 'stale':
      return outcome.current === null ? readAgain(counted) : andThen(takeOver(counted, outcome.current), goOn)
    case 'catalogueMoved':
      return goOn({ ...counted, isOutdated: true })
    case 'refused': {
      const { next, dropped } = rebase(counted, queue.confirmed, { without: FIRST })
      const refused = first === undefined ? [] : [{ write: first, lockedItems: outcome.lockedItems ?? [] }]
      return andThen([next, drop([...refused, ...dropped], 'refused')], readAgain)
    }
    default:
      return assertNever(outcome)
  }
}

/** Goes on, but not round and round for ever, and not everybody at once. */
function goOn(saving: Saving): Step {
  const { stale, moved } = saving.streak
  if (stale > MAX_STALE_IN_A_ROW || moved > MAX_MOVES_IN_A_ROW) {
    return pause(saving, { kind: 'fault', faults: RETRY_DELAYS_MS.length, wish: null }, 'repair', null)
  }
  return stale >= CROWDED_FROM ? pause(saving, { kind: 'crowded' }, null, null) : proceed(saving)
}

function readAgain(saving: Saving): Step {
  return ask(saving, { kind: 'reading', ...AT_FIRST })
}

/** The first write is stored. */
function acknowledge(saving: Saving, first: PendingWrite, stored: StoredConfiguration): Step {
  const { queue } = saving
  const { revision } = queue.confirmed
  const baseAtWrite = saving.baseAtWrite === null ? null : applyToSelections(saving.baseAtWrite, first.change)
  const known = baseAtWrite === null ? {} : { baseAtWrite }
  // The answer of long ago to a write that was sent again (decision 8): what we know is no older.
  if (stored.revision <= revision) {
    const { next, dropped } = rebase(saving, queue.confirmed, { ...known, without: FIRST })
    return withEffects(next, ...drop(dropped, 'overtaken'))
  }
  if (stored.revision !== revision + 1 || !agrees(first.after, stored)) {
    return takeOver(saving, stored, { baseAtWrite: baseAtWrite ?? getSelections(first.after), without: FIRST })
  }
  const next = acknowledgeFirst(queue, stored.revision)
  const merge = baseAtWrite === null ? {} : findConflict(next, baseAtWrite, null, saving.conflict)
  return withEffects({ ...saving, ...merge, queue: next })
}

/** Its user has given it up while it was on its way. */
function concludeWithdrawn(saving: Saving, withdrawn: Withdrawn, outcome: Outcome): Step {
  switch (outcome.kind) {
    case 'stored':
      return andThen(undoWithdrawn(saving, withdrawn, outcome.stored), proceed)
    case 'stale':
      return outcome.current === null ? readAgain(saving) : andThen(takeOver(saving, outcome.current), proceed)
    case 'catalogueMoved':
      return proceed({ ...saving, isOutdated: true })
    case 'refused':
      return proceed(saving)
    default:
      return assertNever(outcome)
  }
}

/** What is stored has been read. */
export function concludeRead(saving: Saving, stored: StoredConfiguration): Step {
  const { phase } = saving
  if (phase.kind !== 'reading') return withEffects(saving)
  return phase.withdrawn === null
    ? andThen(takeOver(saving, stored), goOn)
    : andThen(undoWithdrawn(saving, phase.withdrawn, stored), proceed)
}

/** The catalogue has been read, or cannot be (null). */
export function concludeCatalogue(saving: Saving, revision: string | null): Step {
  const { phase, queue } = saving
  if (phase.kind !== 'outdated') return withEffects(saving)
  const { tries, answers } = phase
  // With another one than ours a page takes over that has it.
  if (revision !== null && revision !== queue.confirmed.configuration.prepared.catalogue.revision) {
    return withEffects({ ...saving, isHeld: true, phase: { kind: 'held' } })
  }
  if (revision === null) {
    const then = { ...phase, tries: tries + 1, waitsFor: 'network' } as const
    return pause(saving, { kind: 'offline', tries, wish: null }, 'network', then)
  }
  if (answers >= RETRY_DELAYS_MS.length) return proceed(saving)
  const then = { ...phase, tries: tries + 1, answers: answers + 1, waitsFor: null }
  return pause(saving, { kind: 'fault', faults: answers, wish: null }, null, then)
}

/** Nobody said what has become of what was asked for: it is asked again after a pause, for as long as it takes. */
export function waitAndAskAgain(saving: Saving, why: Unanswered): Step {
  const { phase } = saving
  if (phase.kind !== 'sending' && phase.kind !== 'reading') return withEffects(saving)
  if (phase.kind === 'sending' && phase.withdrawn !== null) return look(saving, phase.withdrawn)
  const { tries, faults } = phase
  const again = (waiting: WaitsFor | null, length: Pause): Step => {
    const isFault = why.kind === 'failing'
    return pause(saving, length, waiting, {
      ...phase,
      tries: tries + 1,
      faults: isFault ? faults + 1 : faults,
      waitsFor: waiting,
    })
  }
  switch (why.kind) {
    case 'failing':
      return again(faults < RETRY_DELAYS_MS.length ? null : 'repair', { kind: 'fault', faults, wish: why.retryAfter })
    case 'unavailable':
      return again('server', { kind: 'offline', tries, wish: why.retryAfter })
    case 'unreachable':
      return again('network', { kind: 'offline', tries, wish: null })
    // What waits for a session is kept: whoever listens to it ends this saving.
    case 'unauthorised':
      return andThen(withEffects(saving, CHECK_SESSION), () => again('network', { kind: 'session' }))
    default:
      return assertNever(why)
  }
}

const CHECK_SESSION: Effect = { kind: 'checkSession' }

/** Reads whether it was stored. */
function look(saving: Saving, withdrawn: Withdrawn): Step {
  return ask(saving, { kind: 'reading', ...AT_FIRST, withdrawn })
}

/** The user gives up the first write, where it waits for a repair: it is off the screen at once. */
export function takeBack(saving: Saving): Step {
  const { phase, queue } = saving
  const [first] = queue.pending
  if (first === undefined || waitsFor(phase) !== 'repair') return withEffects(saving)
  const { change, actingId } = first
  const withdrawn = { change, actingId, before: seenAt(saving, change) }
  return andThen(withdrawFirst(saving), (next) => {
    if (phase.kind === 'sending') return withEffects({ ...next, phase: { ...phase, waitsFor: null, withdrawn } })
    // What is being read tells nothing of it: it was answered already.
    if (phase.kind === 'reading') return withEffects({ ...next, phase: { ...phase, waitsFor: null } })
    if (phase.kind === 'waiting' && phase.then?.kind === 'reading') return withEffects(next)
    return first.baseRevision === null ? proceed(next) : look(next, withdrawn)
  })
}

/** Our own code broke over it: it is tried again after a pause, and said like a fault of the server's. */
export function waitAfterFault(saving: Saving): Step {
  const faults = saving.streak.broken
  const broken: Saving = { ...saving, remoteUpdate: null, streak: { ...saving.streak, broken: faults + 1 } }
  const waiting = faults < RETRY_DELAYS_MS.length ? null : 'repair'
  return pause(broken, { kind: 'fault', faults, wish: null }, waiting, null)
}
