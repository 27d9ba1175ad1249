import { isSelectable, type Configuration } from '../configuration/configuration.ts'
import type { ItemState } from '../configuration/configuration.types.ts'
import { isItemLocked } from '../configuration/locked-items.ts'
import { itemStateAt } from '../views/item-views.ts'

/** What a deadline that locks trades does to a unit's items. */
export interface FixedItems {
  /** Those that are fixed as they stand, in room-book order: the open ones, or, once it locks them, all that it holds. */
  readonly items: readonly ItemState[]
  /** Of the items of these trades that there is something to choose in: so many are decided. */
  readonly decidedCount: number
  readonly count: number
  /** Of the fixed ones, cents over the standard. */
  readonly total: number
  readonly onRequestCount: number
}

/** What happens if nothing is done about a deadline of these trades (DDL-23). `isOver`: it locks them already. */
export function listFixedItems(configuration: Configuration, trades: readonly string[], isOver: boolean): FixedItems {
  const wanted = new Set(trades)
  const fixed: ItemState[] = []
  let decidedCount = 0
  let count = 0
  configuration.prepared.items.forEach(({ item, hasChoice }, index) => {
    // What comes in one kind is nobody's decision.
    if (!wanted.has(item.trade) || !hasChoice) return
    const isFixed = isOver && isItemLocked(configuration, index)
    if (!isFixed && !isSelectable(configuration, index)) return
    const state = itemStateAt(configuration, index)
    count += 1
    if (isFixed || state.pending) fixed.push(state)
    if (!state.pending) decidedCount += 1
  })
  return {
    items: fixed,
    decidedCount,
    count,
    total: fixed.reduce((sum, { total, isOnRequest }) => sum + (isOnRequest ? 0 : total), 0),
    onRequestCount: fixed.filter(({ isOnRequest }) => isOnRequest).length,
  }
}
