import type { Configuration, Overlap } from '#shared/domain/index.ts'
import type { LockedItem } from '#shared/domain/configuration/configuration.types.ts'
import type { SelectionsChange } from '#shared/domain/selections/selections.types.ts'
import type { Author } from './configuration-storage.types.ts'
import type { PendingWrite } from './write-queue.ts'

/** Why choices disappeared from the screen again; `withdrawn`: without one that the user took back they are impossible. */
export type DropReason = 'refused' | 'overtaken' | 'withdrawn'

/**
 * Choices have disappeared from the screen again. Without labels: nothing that the user chose. `lockedItems`: what could
 * not be changed any more, where that is why. `origins`: as `PendingWrite.origin`.
 */
export type OnDropped = (
  labels: readonly string[],
  reason: DropReason,
  lockedItems: readonly LockedItem[],
  origins: readonly number[],
) => void

/**
 * What pending choices wait for: that somebody answers, that the server can store again, or that it does not break over
 * the first of them any more, which the user may take back.
 */
export type WaitsFor = 'network' | 'server' | 'repair'

/** Whose side holds where two people have decided differently. */
export type Side = 'mine' | 'theirs'

/** Two people have decided differently about the same things (decision 6): nothing is sent before it is answered. */
export interface OverlapQuestion {
  readonly overlaps: readonly Overlap[]
  /** With my side of everything. */
  readonly mine: Configuration
  /** With theirs of everything disputed, and the rest of my changes. */
  readonly theirs: Configuration
  readonly author: Author | null
}

/** A write on its way from one page's saving to the next, which has another configuration to put it on. */
export interface WaitingWrite extends Pick<PendingWrite, 'key' | 'change' | 'label' | 'actingId'> {
  /** As `PendingWrite.baseRevision`. */
  readonly baseRevision?: number | null | undefined
  /** What was stored where it changes something, when it was made: tells later whether others have been there. */
  readonly seen?: SelectionsChange | undefined
}
