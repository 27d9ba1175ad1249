/** How a unit is sold (decision 61): free, reserved until a day for somebody, or sold. */

export type SalesStatus = 'VACANT' | 'RESERVED' | 'SOLD'

export interface UnitSale {
  readonly salesStatus: SalesStatus
  /** Last day of the reservation in Berlin, `YYYY-MM-DD`; null = it has no end, or there is none. */
  readonly reservedUntil: string | null
  /** Whom it is reserved for; '' = nobody is named. */
  readonly reservedFor: string
}

/** Everything that is said of a unit's sale. */
export interface SaleTerms extends UnitSale {
  /** Purchase price, cents; null = on request. */
  readonly price: number | null
  /** Shown before others. */
  readonly featured: boolean
}

/** What a package says of it; whom a unit is reserved for is the team's own affair. */
export type ImportedSale = Pick<SaleTerms, 'salesStatus' | 'price' | 'featured'>

/** Which of it the team has said itself: no import changes that any more. */
export interface ChosenParts {
  readonly isStatusChosen: boolean
  readonly isPriceChosen: boolean
  readonly isFeaturedChosen: boolean
}

interface Step<Value> {
  readonly from: Value
  readonly to: Value
}

/** What is not as it was; null = that part is. */
export interface SaleChanges {
  readonly standing: Step<UnitSale> | null
  readonly price: Step<number | null> | null
  readonly featured: Step<boolean> | null
}

export type SaleFault = 'DATE_NEEDED' | 'DATE_PAST' | 'PERSON_NEEDED' | 'PRICE_INVALID'

export type SaleAnswer =
  | { readonly ok: true; readonly sale: SaleTerms; readonly changes: SaleChanges }
  | { readonly ok: false; readonly fault: SaleFault }

/** The last day of the reservation is over. `today`: day in Berlin, `YYYY-MM-DD`. */
export function isReservationOver(sale: Pick<UnitSale, 'salesStatus' | 'reservedUntil'>, today: string): boolean {
  return sale.salesStatus === 'RESERVED' && sale.reservedUntil !== null && sale.reservedUntil < today
}

/**
 * What becomes of a sale when the team wishes it so, or why it cannot be. A reservation is for somebody and until a day
 * that is not over; one that stays as it is may be over, so that the rest can be changed. `today`: day in Berlin.
 */
export function changeSale(sale: SaleTerms, wish: SaleTerms, today: string): SaleAnswer {
  const next = { ...wish, ...standingIn(wish) }
  const changes = compareSales(sale, next)
  const fault = changes.standing === null ? null : findFault(next, today)
  if (fault !== null) return { ok: false, fault }
  if (next.price !== null && !(Number.isSafeInteger(next.price) && next.price >= 0)) {
    return { ok: false, fault: 'PRICE_INVALID' }
  }
  return { ok: true, sale: next, changes }
}

/** What becomes of a sale when a package comes in: the team's own values stay, and it is said which would be others. */
export function importSale(
  current: SaleTerms,
  chosen: ChosenParts,
  imported: ImportedSale,
): { readonly sale: SaleTerms; readonly changes: SaleChanges; readonly kept: readonly (keyof ImportedSale)[] } {
  const isKept = {
    salesStatus: chosen.isStatusChosen && imported.salesStatus !== current.salesStatus,
    price: chosen.isPriceChosen && imported.price !== current.price,
    featured: chosen.isFeaturedChosen && imported.featured !== current.featured,
  }
  const isSameStatus = isKept.salesStatus || imported.salesStatus === current.salesStatus
  const sale = {
    ...(isSameStatus
      ? standingIn(current)
      : { salesStatus: imported.salesStatus, reservedUntil: null, reservedFor: '' }),
    price: isKept.price ? current.price : imported.price,
    featured: isKept.featured ? current.featured : imported.featured,
  }
  const kept = (['salesStatus', 'price', 'featured'] as const).filter((part) => isKept[part])
  return { sale, changes: compareSales(current, sale), kept }
}

/** Whether nothing is another. */
export function isSameSale({ standing, price, featured }: SaleChanges): boolean {
  return standing === null && price === null && featured === null
}

function compareSales(from: SaleTerms, to: SaleTerms): SaleChanges {
  const isSameStanding =
    from.salesStatus === to.salesStatus &&
    from.reservedUntil === to.reservedUntil &&
    from.reservedFor === to.reservedFor
  return {
    standing: isSameStanding ? null : { from: standingIn(from), to: standingIn(to) },
    price: from.price === to.price ? null : { from: from.price, to: to.price },
    featured: from.featured === to.featured ? null : { from: from.featured, to: to.featured },
  }
}

/** Day and person belong to a reservation alone. */
function standingIn({ salesStatus, reservedUntil, reservedFor }: UnitSale): UnitSale {
  return salesStatus === 'RESERVED'
    ? { salesStatus, reservedUntil, reservedFor: reservedFor.trim() }
    : { salesStatus, reservedUntil: null, reservedFor: '' }
}

function findFault({ salesStatus, reservedUntil, reservedFor }: UnitSale, today: string): SaleFault | null {
  if (salesStatus !== 'RESERVED') return null
  if (reservedUntil === null) return 'DATE_NEEDED'
  if (reservedUntil < today) return 'DATE_PAST'
  return reservedFor === '' ? 'PERSON_NEEDED' : null
}
