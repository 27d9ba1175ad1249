import type { BundleCluster } from './bundle-states.ts'

/** Where a variable may be. */
export interface Point {
  /** Cents by which the total falls. */
  readonly saving: number
  /** Pain and number of changes in one number (`computeHurt`); 0 = no change by itself, not finite = nothing can be there. */
  readonly hurt: number
  /** Place of its changes in the room book: less is further to the front (`computeOrder`). */
  readonly order: number
}

/** How an item may stand. */
export interface ItemPoint extends Point {
  /** As it stands now; as a bundle that goes leaves it; or with another product by a choice of its own. */
  readonly role: 'now' | 'follows' | 'chosen'
  /** Of the item as in the item table; null = it does not take part. */
  readonly value: number | null
  /** Cents above the standard. */
  readonly total: number
  readonly pain: number
  /** Of the buyer's own, for a choice. */
  readonly quantity: number | null
}

/** What a variable has to do with another one. */
export interface Link {
  readonly other: number
  /** `fits[point * width + point of the other]`: 1 = they go together. */
  readonly fits: Uint8Array
  readonly width: number
}

/** An item and where it may stand, or a cluster of bundles and its states. */
export type Subject =
  | { readonly kind: 'item'; readonly item: number; readonly points: readonly ItemPoint[] }
  | { readonly kind: 'bundles'; readonly cluster: BundleCluster; readonly points: readonly Point[] }

/** One of the questions that a plan answers. The first point is: as it stands. */
export interface Variable {
  readonly subject: Subject
  readonly links: readonly Link[]
}

/** All that may change, and what goes together (ADR 23). */
export interface SavingsModel {
  readonly variables: readonly Variable[]
  /** Nothing that the engine would take was left out. */
  readonly isComplete: boolean
}
