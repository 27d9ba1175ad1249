import { ItemField, isHeld, quantityAt, takesPart, type Configuration } from './configuration.ts'
import type { Hold, LockedItem } from './configuration.types.ts'
import type { Item } from '../catalogue/catalogue.types.ts'
import type { Circumstances } from '../selections/selections.types.ts'
import type { PreparedBundle, PreparedCatalogue } from '../catalogue/prepared-catalogue.types.ts'
import { NONE } from '../catalogue/prepare-catalogue.ts'
import type { ChoiceEdit } from './revise.ts'

/** Whether an item stays as it is: it takes part, and a deadline or an order holds it (decisions 55 and 59). */
export function isItemLocked(configuration: Configuration, itemIndex: number): boolean {
  return isHeld(configuration, itemIndex) && takesPart(configuration, itemIndex)
}

/**
 * Held items that take part before or after and are not the same: another product, another quantity, or
 * they take part in just one of the two. `changed`: all items that can differ.
 */
export function lockedChanges(before: Configuration, after: Configuration, changed: readonly number[]): number[] {
  const { lockedTrades, openedPart } = before.circumstances
  if (lockedTrades.length === 0 && openedPart === null) return []
  return changed.filter((item) => {
    if (!isHeld(before, item)) return false
    const tookPart = takesPart(before, item)
    if (tookPart !== takesPart(after, item)) return true
    return tookPart && !isSame(before, after, item)
  })
}

function isSame(before: Configuration, after: Configuration, item: number): boolean {
  return (
    before.itemTable.get(item, ItemField.defacto) === after.itemTable.get(item, ItemField.defacto) &&
    quantityAt(before, item) === quantityAt(after, item)
  )
}

/**
 * What keeps locked items as they stand: what is fitted now, as the buyer's selection. null = one of them cannot be
 * kept so: it would begin or cease to take part, or nothing is fitted.
 */
export function keepingEdits(
  before: Configuration,
  after: Configuration,
  items: readonly number[],
): ChoiceEdit[] | null {
  const { prepared, itemTable } = before
  const edits = items.flatMap((itemIndex): ChoiceEdit[] => {
    const option = itemTable.get(itemIndex, ItemField.defacto)
    const isFitted = option < prepared.items[itemIndex]!.item.options.length
    if (!isFitted || !takesPart(before, itemIndex) || !takesPart(after, itemIndex)) return []
    const isBuyers = itemTable.get(itemIndex, ItemField.chosen) === option
    return [{ itemIndex, option, quantity: isBuyers ? itemTable.get(itemIndex, ItemField.quantity) : NONE }]
  })
  return edits.length === items.length ? edits : null
}

/** Held items that would begin or cease to take part with a bundle. */
export function getLockedItems(configuration: Configuration, bundle: PreparedBundle): number[] {
  const { items, lineItems } = configuration.prepared
  return bundle.itemIndexes.filter((index) => {
    const { canTakePart, lineItemIndex } = items[index]!
    return canTakePart && lineItems[lineItemIndex]!.lineItem.optional && isHeld(configuration, index)
  })
}

/** Locked items in room-book order, each with what holds it; a deadline is named before an order. */
export function describeLockedItems(configuration: Configuration, items: readonly number[]): readonly LockedItem[] {
  const { prepared, circumstances } = configuration
  return items
    .toSorted((a, b) => a - b)
    .flatMap((index) => {
      const { id, trade } = itemAt(prepared, index)
      const hold = findHold(circumstances, { id, trade })
      return hold === null ? [] : [{ itemId: id, hold }]
    })
}

/** What holds an item of this trade; null = nothing. */
export function findHold(
  { lockedTrades, openedPart }: Pick<Circumstances, 'lockedTrades' | 'openedPart'>,
  { id, trade }: Pick<Item, 'id' | 'trade'>,
): Hold | null {
  const lock = lockedTrades.find((locked) => locked.trade === trade)
  if (lock !== undefined) {
    const { title, titles, expiresAt, deadlineId } = lock
    const known = { ...(titles === undefined ? {} : { titles }), ...(deadlineId === undefined ? {} : { deadlineId }) }
    return { kind: 'deadline', title, expiresAt, ...known }
  }
  if (openedPart === null || openedPart.itemIds.includes(id)) return null
  return { kind: 'order', number: openedPart.orderNumber }
}

function itemAt(prepared: PreparedCatalogue, index: number) {
  return prepared.items[index]!.item
}
