/** Somebody of the staff chooses in a buyer's name, in this tab (decision 60). */
export interface Acting {
  readonly unitId: string
  readonly userId: string
  /** Of the time in which it is chosen. */
  readonly id: string
  /** '' = the unit has no buyer yet. */
  readonly buyerName: string
  readonly reason: string
  /** ISO time. */
  readonly endsAt: string
}

/** How a unit is open: for oneself, to look at, or in a buyer's name, with what says so to the server. */
export type Choosing = { readonly kind: 'own' | 'looking' } | { readonly kind: 'acting'; readonly acting: Acting }
