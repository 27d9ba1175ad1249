/** Who may buy a unit, and for what; part of `Schema`, whose file says how its tables are written. */

type Flag = 0 | 1
/** JSON text; the repository that owns the table knows its shape. */
type JsonText = string
/** ISO 8601, UTC. */
type Time = string

export interface UnitSalesTable {
  unitId: string
  /** How many events it has. */
  revision: number
  isStatusChosen: Flag
  isPriceChosen: Flag
  isFeaturedChosen: Flag
  /** Day in Berlin, `YYYY-MM-DD`. */
  reservedUntil: string | null
  reservedFor: string
}

export interface UnitSaleEventsTable {
  unitId: string
  /** From 1 on. */
  sequence: number
  at: Time
  /** No reference: the history says for ever who it was. null = an import. */
  byUser: string | null
  note: string
  changes: JsonText
}
