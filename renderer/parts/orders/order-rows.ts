import type { ListedPositions, OrderDifference, OrderPosition } from './order.types.ts'

/** A position with what it was in the order before. */
export interface ShownPosition extends OrderPosition {
  /** What was fitted there before, '' = nothing; null = the same. */
  readonly before: string | null
  /** Cents more than before; null = nothing is other than it was. */
  readonly difference: number | null
  /** It is not in this order any more. */
  readonly isGone: boolean
  /** Nobody has decided it yet. */
  readonly isPending?: boolean
}

export interface ShownRoom {
  readonly title: string
  /** What was in the order before and is not any more, of all rooms. */
  readonly isGone: boolean
  /** Cents; null = no amounts are shown. */
  readonly total: number | null
  readonly positions: readonly ShownPosition[]
}

interface Choice {
  readonly onlyDifferences: boolean
  /** Also what is fitted everywhere. */
  readonly showsStandard: boolean
}

/** The rooms of an order with the positions to show; what has gone since the order before stands last, in a room of its own. */
export function listRooms(order: ListedPositions, { onlyDifferences, showsStandard }: Choice): readonly ShownRoom[] {
  const differences = new Map((order.previous?.differences ?? []).map((one) => [one.id, one]))
  const rooms = order.rooms.map(({ title, total, positions }) => ({
    title,
    isGone: false,
    total,
    positions: positions
      .map((position) => compare(position, differences.get(position.id)))
      .filter(
        ({ isStandard, difference }) => difference !== null || (!onlyDifferences && (showsStandard || !isStandard)),
      ),
  }))
  const gone = [...differences.values()].flatMap(({ before, now, cents }) =>
    now === null && before !== null
      ? [{ ...before, before: before.product, difference: cents ?? 0, isGone: true }]
      : [],
  )
  const shown = rooms.filter(({ positions }) => positions.length > 0)
  return gone.length === 0
    ? shown
    : [...shown, { title: '', isGone: true, total: order.total === null ? null : 0, positions: gone }]
}

function compare(position: OrderPosition, difference: OrderDifference | undefined): ShownPosition {
  if (difference === undefined) return { ...position, before: null, difference: null, isGone: false }
  const before = difference.isOtherProduct ? (difference.before?.product ?? '') : null
  return { ...position, before, difference: difference.cents ?? 0, isGone: false }
}

/** Every amount of an order that is shown somewhere, cents: one with cents makes all say them (decision 58). */
export function listShownAmounts(order: ListedPositions): readonly number[] {
  return [
    order.total,
    order.difference,
    ...order.rooms.flatMap(({ total, positions }) => [total, ...positions.map((position) => position.total)]),
    ...(order.previous?.differences ?? []).map(({ cents }) => cents),
  ].filter((cents) => cents !== null)
}

/** % of value added tax on fittings in Germany. */
const VAT_PERCENT = 19

/** What of a gross amount is tax, in cents; both parts add up to it. */
export function splitVat(gross: number): { readonly vat: number; readonly net: number } {
  const net = Math.round((gross * 100) / (100 + VAT_PERCENT))
  return { vat: gross - net, net }
}
