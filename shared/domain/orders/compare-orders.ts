/** What two orders of one unit are compared by, amounts in cents. */
export interface OrderedPosition {
  /** The item; for an upgrade as such the upgrade. */
  readonly id: string
  /** What is fitted; null = nothing. */
  readonly productId: string | null
  readonly quantity: number
  readonly total: number
}

export interface PositionDifference<Position extends OrderedPosition> {
  readonly id: string
  /** null = it is not in the earlier order. */
  readonly before: Position | null
  /** null = it has gone since. */
  readonly now: Position | null
  /** Cents that the later order costs more. */
  readonly cents: number
  /** Another product, or one that came or went; else only quantity or amount are others. */
  readonly isOtherProduct: boolean
}

/** Where a later order is not what the one before was, in the order of the later one, then what has gone (decision 59). */
export function compareOrders<Position extends OrderedPosition>(
  before: readonly Position[],
  now: readonly Position[],
): readonly PositionDifference<Position>[] {
  const earlier = new Map(before.map((position) => [position.id, position]))
  const later = new Set(now.map(({ id }) => id))
  return [
    ...now.flatMap((position) => differ(earlier.get(position.id) ?? null, position)),
    ...before.filter(({ id }) => !later.has(id)).flatMap((position) => differ(position, null)),
  ]
}

function differ<Position extends OrderedPosition>(
  before: Position | null,
  now: Position | null,
): readonly PositionDifference<Position>[] {
  const cents = (now?.total ?? 0) - (before?.total ?? 0)
  const isOtherProduct = before?.productId !== now?.productId
  if (cents === 0 && !isOtherProduct && before?.quantity === now?.quantity) return []
  return [{ id: (now ?? before)?.id ?? '', before, now, cents, isOtherProduct }]
}
