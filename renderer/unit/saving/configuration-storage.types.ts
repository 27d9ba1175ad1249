import type { WithoutAnswer } from '#renderer/api/index.ts'
import type { LockedItem } from '#shared/domain/configuration/configuration.types.ts'
import type {
  LockedTrade,
  Titles,
  OpenedPart,
  Selections,
  SelectionsChange,
} from '#shared/domain/selections/selections.types.ts'

/** A unit's configuration as it is kept: on the server, or in this browser for a sample unit. */
export interface StoredConfiguration {
  /** Goes up with every write; a write names the one it was based on (decision 6). */
  readonly revision: number
  /** The catalogue that the selections were made on. */
  readonly catalogueRevision: string
  /** The unit's catalogue now. */
  readonly currentCatalogueRevision: string
  readonly selections: Selections
  readonly completed: boolean
  readonly lockedTrades: readonly LockedTrade[]
  /** What has to be decided next; absent = there is no such day. */
  readonly nextDeadline?: NextDeadline | undefined
  /** What the team has opened of an order; null = nothing is held by one. */
  readonly openedPart: OpenedPart | null
  /** What the storage computed on the catalogue of now; null where nobody but this client computes. */
  readonly totals: Totals | null
  /** The same on the catalogue that the selections were made on; null when it is this one, or gone. */
  readonly previousTotals: Totals | null
}

export interface NextDeadline {
  readonly title: string
  readonly titles?: Titles | undefined
  /** ISO time; the last day that it is not over, in Berlin. */
  readonly expiresAt: string
}

export interface Totals {
  /** Cents. */
  readonly total: number
  readonly onRequestCount: number
}

export interface WriteRequest {
  readonly change: SelectionsChange
  readonly basedOnRevision: number
  /** The catalogue whose prices are on screen (decision 5). */
  readonly catalogueRevision: string
  /** The same key means the same write: it is stored once, however often it is sent (decision 8). */
  readonly key: string
  /** The time in which it is chosen in a buyer's name (decision 60); null = in one's own. */
  readonly actingId?: string | null | undefined
}

/**
 * How a write ended.
 * - `stored`: kept for good.
 * - `stale`: somebody else wrote first; nothing was stored. `current` is what is, if it was told.
 * - `catalogueMoved`: the prices on screen are not the unit's any more; nothing was stored.
 * - `refused`: it will never be accepted as it is. `lockedItems`: those that a deadline holds which has run out.
 * - else nobody said: it may or may not have been stored, so send the same key again, however long it takes.
 */
export type WriteOutcome =
  | { readonly kind: 'stored'; readonly stored: StoredConfiguration }
  | { readonly kind: 'stale'; readonly current: StoredConfiguration | null }
  | { readonly kind: 'catalogueMoved' }
  | { readonly kind: 'refused'; readonly code: string; readonly lockedItems?: readonly LockedItem[] }
  | WithoutAnswer

/** What is heard of a configuration that others write to as well (decision 7). */
export type RemoteUpdate =
  | { readonly kind: 'stored'; readonly stored: StoredConfiguration; readonly author: Author | null }
  /** What deadlines mean for it now: days pass and are moved without anything being stored. */
  | ({ readonly kind: 'dates' } & Pick<StoredConfiguration, 'lockedTrades' | 'nextDeadline'>)
  /** The line to the storage is there again, or has been away for longer than a moment. */
  | { readonly kind: 'reachable' | 'unreachable' }

/** Who stored something. */
export interface Author {
  readonly id: string
  readonly firstName: string
  /** Not a buyer: somebody of the project's team. */
  readonly isTeam: boolean
}

export interface KnownState {
  readonly revision: number
  readonly catalogueRevision: string
}

/** Where choices are kept. Both portals write through this, with the same intents. */
export interface ConfigurationStorage {
  /** Rejects when it cannot be read. */
  readonly load: () => Promise<StoredConfiguration>
  /** Never rejects: an end that is not a success is an outcome. */
  readonly write: (request: WriteRequest) => Promise<WriteOutcome>
  /** Why `load` rejected. Without it: nobody answered. */
  readonly whyNot?: (error: unknown) => WithoutAnswer
  /** Lets the shell hear that the session seems to have ended; it says so and leads to the login. */
  readonly checkSession?: () => void
  /**
   * Hears of everything newer than what is known, whoever stored it, until it is stopped. Without it: nobody else
   * writes there.
   */
  readonly watch?: (known: () => KnownState, listener: (update: RemoteUpdate) => void) => () => void
}
