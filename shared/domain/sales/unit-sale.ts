/** How a unit is sold (decision 61): free, reserved until a day for somebody, or sold. */

export type SalesStatus = 'VACANT' | 'RESERVED' | 'SOLD'

export interface UnitSale {
  readonly salesStatus: SalesStatus
  /** Last day of the reservation in Berlin, `YYYY-MM-DD`; null = it has no end, or there is none. */
  readonly reservedUntil: string | null
  /** Whom it is reserved for; '' = nobody is named. */
  readonly reservedFor: string
}

/** The last day of the reservation is over. `today`: day in Berlin, `YYYY-MM-DD`. */
export function isReservationOver(sale: Pick<UnitSale, 'salesStatus' | 'reservedUntil'>, today: string): boolean {
  return sale.salesStatus === 'RESERVED' && sale.reservedUntil !== null && sale.reservedUntil < today
}
