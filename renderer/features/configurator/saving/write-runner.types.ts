import type { LockedItem } from '#shared/domain/configuration.types.ts'
import type { Overlap } from '#shared/domain/index.ts'
import type { Selections, SelectionsChange } from '#shared/domain/selections.types.ts'
import type { Author, ConfigurationStorage, StoredConfiguration } from './configuration-storage.types.ts'
import type { Confirmed, PendingWrite, Rebase, WriteQueue } from './write-queue.ts'

/** Why choices disappeared from the screen again; `withdrawn`: without one that the user took back they are impossible. */
export type DropReason = 'refused' | 'overtaken' | 'withdrawn'

/**
 * Choices have disappeared from the screen again. Without labels: nothing that the user chose. `lockedItems`: what could
 * not be changed any more, where that is why.
 */
export type OnDropped = (labels: readonly string[], reason: DropReason, lockedItems: readonly LockedItem[]) => void

/**
 * What pending choices wait for: that somebody answers, that the server can store again, or that it does not break over
 * the first of them any more, which the user may take back.
 */
export type WaitsFor = 'network' | 'server' | 'repair'

/** Whose side holds where two people have decided differently. */
export type Side = 'mine' | 'theirs'

/** Two people have decided differently about the same things (decision 6): nothing is sent before it is answered. */
export interface OverlapQuestion<C> {
  readonly overlaps: readonly Overlap[]
  /** With my side of everything. */
  readonly mine: C
  /** With theirs of everything disputed, and the rest of my changes. */
  readonly theirs: C
  readonly author: Author | null
}

/** A write on its way from one runner to the next, which has another configuration to put it on. */
export interface WaitingWrite extends Pick<PendingWrite<unknown>, 'key' | 'change' | 'label'> {
  /** As `PendingWrite.sentOn`. */
  readonly sentOn?: number | null | undefined
  /** What was stored where it changes something, when it was made: tells later whether others have been there. */
  readonly seen?: SelectionsChange | undefined
}

export interface RunnerStart<C> {
  readonly confirmed: Confirmed<C>
  /** Nothing is sent before `release`: there is something to be answered first (decision 5). */
  readonly isHeld: boolean
  /** The storage speaks of another catalogue than the one on screen. */
  readonly isOutdated: boolean
}

/** What the runner is at, beside the queue. */
export interface RunnerStatus<C> {
  /** Waits for an answer of the user's. */
  readonly isHeld: boolean
  /** Tried again and again; null = nothing but the answer that is on its way. */
  readonly waitsFor: WaitsFor | null
  readonly question: OverlapQuestion<C> | null
}

export interface RunnerPorts<C> extends Rebase<C> {
  readonly storage: ConfigurationStorage
  /** Of the catalogue on screen. */
  readonly catalogueRevision: string
  /** The configuration that was stored. */
  readonly build: (stored: StoredConfiguration) => C
  /** The storage computed the same as we did. */
  readonly agrees: (configuration: C, stored: StoredConfiguration) => boolean
  readonly selectionsOf: (configuration: C) => Selections
  /** What a configuration says where a change says something. */
  readonly seenBy: (configuration: C, change: SelectionsChange) => SelectionsChange
  /** As `OverlapQuestion.exclusive` of the domain. */
  readonly exclusive: readonly (readonly string[])[]
  readonly wait: (ms: number) => Promise<void>
  /** Runs something soon, but after the screen has been painted. */
  readonly afterPaint: (run: () => void) => void
  readonly onQueue: (queue: WriteQueue<C>, status: RunnerStatus<C>) => void
  readonly onDropped: OnDropped
  /** Others have stored something: what was stored before, and what is now. */
  readonly onOthers?: (before: C, now: C, author: Author | null) => void
  /** The storage still disagrees after its own state was taken over: the catalogues differ. */
  readonly onDisagreement: (stored: StoredConfiguration) => void
  /**
   * The catalogue on screen is not the unit's any more: read catalogue and configuration again. Gives
   * the revision that it is now, null when it cannot be read; with another one than ours a new runner
   * takes over. Never rejects.
   */
  readonly onCatalogueMoved: () => Promise<string | null>
}

export interface WriteRunner<C> {
  readonly push: (write: { change: SelectionsChange; label: string; after: C }) => void
  /** Lets the storage know that the catalogue was accepted, then sends what waits. */
  readonly release: () => void
  /** Somebody has stored this, perhaps long ago, perhaps ourselves. */
  readonly hear: (stored: StoredConfiguration, author: Author | null) => void
  /** The line is there again: no reason to wait any longer. */
  readonly hurry: () => void
  /** Gives up the first write, where it waits for `repair`; else nothing happens. */
  readonly takeBack: () => void
  /** Answers the open question; without one nothing happens. */
  readonly answer: (side: Side) => void
  /** Revision of what is confirmed. */
  readonly revision: () => number
  /** What is not known to be stored, in its order. */
  readonly waiting: () => readonly WaitingWrite[]
  /** Ends this runner for good and gives what is not known to be stored, for `adopt` of the next one. */
  readonly handOver: () => readonly WaitingWrite[]
  /** Takes over what another runner could not store, with its keys: one may be on its way (decision 8). */
  readonly adopt: (writes: readonly WaitingWrite[]) => void
  /** Resolves when nothing is pending, or what is pending waits: for an answer of the user's, or as `WaitsFor` says. */
  readonly settled: () => Promise<void>
}
