import type { WithoutAnswer } from '#renderer/api/index.ts'
import type { LockedItem } from '#shared/domain/configuration/configuration.types.ts'
import type { Configuration } from '#shared/domain/index.ts'
import type { LockedTrade, SelectionsChange } from '#shared/domain/selections/selections.types.ts'
import type { Author, StoredConfiguration, WriteOutcome, WriteRequest } from './configuration-storage.types.ts'
import type { Merge } from './merge-conflict.ts'
import type { DropReason, Side, WaitingWrite, WaitsFor } from './saving.types.ts'
import type { WriteQueue } from './write-queue.ts'

/** Something that is asked of the server, and may have to be asked again. */
interface Asking {
  /** How often it was asked before, and how often it broke over it. */
  readonly tries: number
  readonly faults: number
  /** What it waited for before this try; null = nobody has to hear of it. */
  readonly waitsFor: WaitsFor | null
}

/** The first write is on its way. */
interface Sending extends Asking {
  readonly kind: 'sending'
  /** It is no longer wanted, and off the screen; null = it is. */
  readonly withdrawn: Withdrawn | null
}

/** What is stored is being read. */
interface Reading extends Asking {
  readonly kind: 'reading'
  /** Read to see whether this was stored; null = read to go on from there. */
  readonly withdrawn: Withdrawn | null
}

/** The catalogue on screen is not the unit's any more: it is being read again. */
interface Outdated extends Omit<Asking, 'faults'> {
  readonly kind: 'outdated'
  /** How often it was the one on screen all the same: servers may take a moment to agree. */
  readonly answers: number
}

export type Request = Sending | Reading | Outdated

/** Its user has given a write up of which nobody knows whether it is stored. */
export interface Withdrawn {
  readonly change: SelectionsChange
  /** What was stored there before. */
  readonly before: SelectionsChange
  /** As `PendingWrite.actingId`. */
  readonly actingId?: string | null | undefined
}

/** Nothing is on its way, and nothing will be before something happens. */
interface AtRest {
  /** `held`: the user has to accept a catalogue first, or a page with the new one. `asking`: they have to decide. */
  readonly kind: 'idle' | 'held' | 'asking'
}

export type Phase =
  | AtRest
  /** A choice waits until the screen that shows it is painted. */
  | { readonly kind: 'scheduled' }
  | Request
  /** A pause; `then` null = goes on with whatever comes first. */
  | {
      readonly kind: 'waiting'
      readonly waitsFor: WaitsFor | null
      readonly turn: number
      readonly then: Request | null
    }
  /** Somebody else has taken over: whatever still comes back here is their business. */
  | { readonly kind: 'over' }

/** All that saving knows. */
export interface Saving extends Merge {
  readonly phase: Phase
  readonly queue: WriteQueue
  /** There is something to be accepted before anything is sent (decision 5). */
  readonly isHeld: boolean
  /** The storage speaks of another catalogue than the one on screen. */
  readonly isOutdated: boolean
  /** The newest state that was heard of; not looked at while it is unknown whether the first write is stored. */
  readonly remoteUpdate: { readonly stored: StoredConfiguration; readonly author: Author | null } | null
  /** What deadlines lock, as it was heard last and is not on screen yet; null = nothing newer than what is there. */
  readonly newLocks: readonly LockedTrade[] | null
  /** What others have stored, not told yet: who did it may become known. */
  readonly unnamed: { readonly before: Configuration; readonly after: Configuration; readonly revision: number } | null
  /** How often in a row somebody else was first, the catalogue had moved, and our own code broke. */
  readonly streak: { readonly stale: number; readonly moved: number; readonly broken: number }
  /** Tells one pause from another. */
  readonly turn: number
}

/** What can happen. Those of `WriteOutcome` answer the write that is on its way. */
export type SavingEvent =
  | WriteOutcome
  /** Somebody has made a choice on this screen. */
  | {
      readonly kind: 'chose'
      readonly change: SelectionsChange
      readonly label: string
      readonly after: Configuration
      readonly actingId?: string | null
      readonly origin?: number
    }
  | { readonly kind: 'painted' }
  | { readonly kind: 'read'; readonly stored: StoredConfiguration }
  /** null = it cannot be read; another one than ours: a page with it takes over. */
  | { readonly kind: 'catalogueRead'; readonly revision: string | null }
  | { readonly kind: 'pauseOver'; readonly turn: number }
  /** The line is there again: no reason to wait any longer. */
  | { readonly kind: 'reconnected' }
  /** Somebody has stored this, perhaps long ago, perhaps ourselves. */
  | { readonly kind: 'heard'; readonly stored: StoredConfiguration; readonly author: Author | null }
  /** What deadlines lock now: they change without anything being stored. */
  | { readonly kind: 'locksHeard'; readonly lockedTrades: readonly LockedTrade[] }
  /** Nobody has said who stored that revision. */
  | { readonly kind: 'nameOverdue'; readonly revision: number }
  /** The open question is answered. */
  | { readonly kind: 'answered'; readonly side: Side }
  /** The user gives up the first write, which waits for a repair. */
  | { readonly kind: 'tookBack' }
  /** The catalogue is accepted: the storage is told, then what waits is sent. */
  | { readonly kind: 'released'; readonly actingId?: string | null }
  /** Takes over what another page could not store, with its keys: one may be on its way (decision 8). */
  | { readonly kind: 'adopted'; readonly writes: readonly WaitingWrite[] }
  /** A fault of our own. */
  | { readonly kind: 'broke' }
  | { readonly kind: 'ended' }

/** How long a pause is: by how often nobody answered, or the server broke; for a session; or not all at once. */
export type Pause =
  | { readonly kind: 'offline'; readonly tries: number; readonly wish: number | null }
  | { readonly kind: 'fault'; readonly faults: number; readonly wish: number | null }
  | { readonly kind: 'session' | 'crowded' }

/** What is to be done. All but the last three come back as an event. */
export type Effect =
  | { readonly kind: 'send'; readonly request: WriteRequest }
  | { readonly kind: 'read' | 'readCatalogue' | 'paint' }
  | { readonly kind: 'pause'; readonly pause: Pause; readonly turn: number }
  | { readonly kind: 'awaitName'; readonly revision: number }
  | { readonly kind: 'checkSession' }
  | {
      readonly kind: 'tellDropped'
      readonly labels: readonly string[]
      readonly reason: DropReason
      readonly lockedItems: readonly LockedItem[]
      /** As `PendingWrite.origin`, of those that have one. */
      readonly origins: readonly number[]
    }
  | {
      readonly kind: 'tellRemoteChange'
      readonly before: Configuration
      readonly after: Configuration
      readonly author: Author | null
    }
  | { readonly kind: 'tellDisagreement'; readonly stored: StoredConfiguration }

export type Step = readonly [Saving, readonly Effect[]]

export type Unanswered = WithoutAnswer
