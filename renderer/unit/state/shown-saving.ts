import type { Configuration } from '#shared/domain/index.ts'
import type { Saving } from '../saving/machine.types.ts'
import { savingStatus } from '../saving/machine-state.ts'
import type { OverlapQuestion, WaitingWrite, WaitsFor } from '../saving/saving.types.ts'
import { shownConfiguration } from '../saving/write-queue.ts'

/**
 * - `untouched`: nothing was chosen yet, or what was chosen last had to be taken back.
 * - `held`: choices are on screen and wait for an answer of the user's (decisions 5 and 6).
 * - `offline`: choices are on screen and kept on this device, and wait for the network.
 * - `later`: the same, until the server can store something again.
 * - `stuck`: the same, while the server breaks over the first of them; see `StuckChoice`.
 */
export type SavingState = 'untouched' | 'saving' | 'saved' | 'held' | 'offline' | 'later' | 'stuck'

/** A choice that the server breaks over, again and again; it goes on trying, and the user may take the choice back. */
export interface StuckChoice {
  /** What people call it; empty = that a new catalogue was accepted. */
  readonly label: string
  /** Choices that wait behind it. */
  readonly behind: number
}

/** What the screen shows of what was chosen. */
export interface ShownSaving {
  /** Everything on screen that is a price, a validity or a state is derived from this. */
  readonly configuration: Configuration
  readonly saving: SavingState
  /** null = none is, or not for long. */
  readonly stuck: StuckChoice | null
  /** Somebody else has decided otherwise about the same things; nothing is stored before. null = nothing to answer. */
  readonly question: OverlapQuestion | null
}

const WAITING = { network: 'offline', server: 'later', repair: 'stuck' } as const satisfies Record<
  WaitsFor,
  SavingState
>

function stuckChoice([first, ...behind]: readonly Pick<WaitingWrite, 'label'>[]): StuckChoice | null {
  return first === undefined ? null : { label: first.label, behind: behind.filter(({ label }) => label !== '').length }
}

/** `wasTakenBack`: what was chosen last is gone again. */
export function shownSaving(now: Saving, wasTakenBack: boolean): ShownSaving {
  const { pending } = now.queue
  const { isHeld, waitsFor, question } = savingStatus(now)
  const settled = wasTakenBack ? 'untouched' : 'saved'
  const saving = pending.length === 0 ? settled : waitsFor === null ? (isHeld ? 'held' : 'saving') : WAITING[waitsFor]
  const stuck = saving === 'stuck' ? stuckChoice(pending) : null
  return { configuration: shownConfiguration(now.queue), saving, stuck, question }
}
