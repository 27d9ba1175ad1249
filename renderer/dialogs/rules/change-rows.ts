import {
  changesBetween,
  type ComparedItem,
  type Configuration,
  type ItemChange,
  unitState,
} from '#shared/domain/index.ts'
import type { RulesRequest } from './rules-request.ts'

/** What is fitted in an item, and what will be. */
interface ChangeOfItem {
  readonly itemId: string
  /** null = nothing is fitted. */
  readonly before: string | null
  readonly after: string | null
}

/**
 * One of the things that change together:
 * - `wish`: what was wanted.
 * - `asked`: an item that has to change with it, where there is something to pick.
 * - `follows`: an item that changes by itself.
 * - `rest`: prices that belong to no item.
 */
export interface ChangeRow {
  readonly kind: 'wish' | 'asked' | 'follows' | 'rest'
  /** null with a wanted upgrade, and with the rest. */
  readonly item: ChangeOfItem | null
  /** Cents more than now. */
  readonly cents: number
  readonly isOnRequest: boolean
}

export interface Changes {
  /** Their cents add up to `difference`. */
  readonly rows: readonly ChangeRow[]
  /** Cents; `total` is `now` and `difference` together. */
  readonly now: number
  readonly difference: number
  readonly total: number
  /** How many prices of the total are not known. */
  readonly onRequestCount: number
}

/**
 * Everything that a wish changes with its picks, one row each, and what it makes of the total (WAY-1, WAY-4). What a
 * wanted upgrade brings or takes is part of its own row.
 *
 * @param askedIds the items that picks are made for, in their order
 */
export function listChanges(
  before: Configuration,
  after: Configuration,
  request: RulesRequest,
  askedIds: readonly string[],
): Changes {
  const now = unitState(before).total
  const { total, onRequestCount } = unitState(after)
  const changes = changesBetween(before, after)
  const makeRow = (kind: ChangeRow['kind'], change: ItemChange | undefined): ChangeRow[] =>
    change === undefined ? [] : [itemRow(kind, change)]
  const find = (id: string) => changes.find(({ itemId }) => itemId === id)
  const wishId = request.kind === 'option' ? request.itemId : null
  const asked = askedIds.flatMap((id) => makeRow('asked', find(id)))
  const follows = changes
    .filter(({ itemId }) => itemId !== wishId && !askedIds.includes(itemId))
    .filter((change) => request.kind === 'option' || (change.before !== null && change.after !== null))
    .flatMap((change) => makeRow('follows', change))
  const others = [...asked, ...follows]
  const difference = total - now
  if (wishId === null) {
    const wish = { kind: 'wish', item: null, cents: difference - sum(others), isOnRequest: false } as const
    return { rows: [wish, ...others], now, difference, total, onRequestCount }
  }
  const rows = [...makeRow('wish', find(wishId)), ...others]
  const cents = difference - sum(rows)
  const rest: ChangeRow[] = cents === 0 ? [] : [{ kind: 'rest', item: null, cents, isOnRequest: false }]
  return { rows: [...rows, ...rest], now, difference, total, onRequestCount }
}

function itemRow(kind: ChangeRow['kind'], { itemId, before, after }: ItemChange): ChangeRow {
  const cents = (side: ComparedItem | null) => side?.total ?? 0
  return {
    kind,
    item: { itemId, before: before?.productId ?? null, after: after?.productId ?? null },
    cents: cents(after) - cents(before),
    isOnRequest: after?.isOnRequest === true,
  }
}

function sum(rows: readonly ChangeRow[]): number {
  return rows.reduce((total, { cents }) => total + cents, 0)
}
