import type { Selections, SelectionsChange } from '#shared/domain/selections.types.ts'

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
  readonly lockedTrades: readonly string[]
  /** What the keeper computed on the catalogue of now; null where nobody but this client computes. */
  readonly totals: Totals | null
  /** The same on the catalogue that the selections were made on; null when it is this one, or gone. */
  readonly previousTotals: Totals | null
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
}

/**
 * How a write ended.
 * - `stored`: kept for good.
 * - `stale`: somebody else wrote first; nothing was stored. `current` is what is, if it was told.
 * - `catalogueMoved`: the prices on screen are not the unit's any more; nothing was stored.
 * - `refused`: it will never be accepted as it is.
 * - `unreachable`: nobody answered; it may or may not have been stored, so send the same key again.
 */
export type WriteOutcome =
  | { readonly kind: 'stored'; readonly stored: StoredConfiguration }
  | { readonly kind: 'stale'; readonly current: StoredConfiguration | null }
  | { readonly kind: 'catalogueMoved' }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unreachable' }

/** Where choices are kept. Both portals write through this, with the same intents. */
export interface ConfigurationStorage {
  /** Rejects when it cannot be read. */
  readonly load: () => Promise<StoredConfiguration>
  /** Never rejects: an end that is not a success is an outcome. */
  readonly write: (request: WriteRequest) => Promise<WriteOutcome>
}
