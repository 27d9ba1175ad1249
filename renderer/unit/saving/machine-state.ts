import { assertNever } from '#shared/domain/kernel/assert-never.ts'
import { invertChange, getSelections } from '#shared/domain/index.ts'
import type { Selections, SelectionsChange } from '#shared/domain/selections/selections.types.ts'
import type { Effect, Phase, Saving, Step } from './machine.types.ts'
import type { OverlapQuestion, WaitingWrite, WaitsFor } from './saving.types.ts'
import type { Confirmed } from './write-queue.ts'

interface Start {
  readonly confirmed: Confirmed
  /** Nothing is sent before `released`: there is something to be answered first (decision 5). */
  readonly isHeld: boolean
  readonly isOutdated: boolean
  /** One that nobody else has. */
  readonly keySeed: string
}

/** Nothing chosen yet. */
export function startSaving({ confirmed, isHeld, isOutdated, keySeed }: Start): Saving {
  return {
    phase: { kind: isHeld ? 'held' : 'idle' },
    queue: { confirmed, pending: [], keys: { seed: keySeed, used: 0 } },
    baseAtWrite: null,
    conflict: null,
    isHeld,
    isOutdated,
    remoteUpdate: null,
    newLocks: null,
    unnamed: null,
    streak: { stale: 0, moved: 0, broken: 0 },
    turn: 0,
  }
}

/** What is told of it beside the queue. */
export interface SavingStatus {
  /** Waits for an answer of the user's. */
  readonly isHeld: boolean
  /** Tried again and again; null = nothing but the answer that is on its way. */
  readonly waitsFor: WaitsFor | null
  readonly question: OverlapQuestion | null
}

export function savingStatus({ phase, isHeld, conflict }: Saving): SavingStatus {
  const isOutdated = phase.kind === 'outdated' || (phase.kind === 'waiting' && phase.then?.kind === 'outdated')
  const question = conflict?.question ?? null
  return { isHeld: isHeld || isOutdated || question !== null, waitsFor: waitsFor(phase), question }
}

export function waitsFor(phase: Phase): WaitsFor | null {
  return 'waitsFor' in phase ? phase.waitsFor : null
}

/** Nothing is pending, or what is pending waits: for an answer of the user's, or as `WaitsFor` says. */
export function isSettled({ phase }: Saving): boolean {
  return phase.kind === 'over' || isAtRest(phase) || waitsFor(phase) !== null
}

export function isAtRest({ kind }: Phase): boolean {
  switch (kind) {
    case 'idle':
    case 'held':
    case 'asking':
      return true
    case 'scheduled':
    case 'sending':
    case 'reading':
    case 'outdated':
    case 'waiting':
    case 'over':
      return false
    default:
      return assertNever(kind)
  }
}

/** What there is no way on from; null = there is something to send. */
export function restingPhase({ isHeld, conflict, queue }: Saving): Phase | null {
  if (isHeld) return { kind: 'held' }
  if (conflict !== null) return { kind: 'asking' }
  return queue.pending.length === 0 ? { kind: 'idle' } : null
}

/** What was stored when the pending writes were made. */
export function getBase({ baseAtWrite, queue }: Saving): Selections {
  return baseAtWrite ?? getSelections(queue.confirmed.configuration)
}

/** What was stored where a change says something. */
export function seenAt(saving: Saving, change: SelectionsChange): SelectionsChange {
  return invertChange(getBase(saving), change)
}

/** What is not known to be stored, in its order. */
export function waitingWrites(saving: Saving): readonly WaitingWrite[] {
  return saving.queue.pending.map(({ key, change, label, baseRevision, actingId }) => ({
    key,
    change,
    label,
    baseRevision,
    ...(typeof actingId === 'string' ? { actingId } : {}),
    seen: seenAt(saving, change),
  }))
}

/** One step after another. */
export function andThen([saving, effects]: Step, next: (saving: Saving) => Step): Step {
  const [after, more] = next(saving)
  return [after, [...effects, ...more]]
}

export function withEffects(saving: Saving, ...effects: readonly Effect[]): Step {
  return [saving, effects]
}
