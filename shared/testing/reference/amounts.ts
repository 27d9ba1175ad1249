import type { Item, LineItem, Option } from '#shared/domain/catalogue/catalogue.types.ts'
import { roomOfLineItem, sum } from './situation.ts'

/** Option total in cents at a quantity: `per_unit` is rounded half up, once, in exact integers. */
export function optionTotal(option: Option, quantity: number): number {
  if (isFlagged(option)) return 0
  if (option.priceMode === 'included') return 0
  if (option.priceMode === 'fixed') return option.price
  const thousandths = BigInt(option.price) * BigInt(Math.round(quantity * 1000))
  return Number(floorDivide(thousandths + 500n, 1000n))
}

function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor
  return dividend % divisor < 0n ? quotient - 1n : quotient
}

/** On request in price or in quantity: counts 0 and is flagged. */
export function isFlagged(option: Option): boolean {
  return option.priceMode === 'on_request' || option.quantityOnRequest
}

/** The buyer's quantity (null when it does not apply), else the option's, else the item's. */
export function getQuantity(item: Item, option: Option, buyerQuantity: number | null): number {
  return buyerQuantity ?? option.quantity ?? item.quantity
}

export function getOption(item: Item, productId: string | null): Option | undefined {
  return item.options.find((option) => option.productId === productId)
}

/** Total of the default with no buyer's quantity; 0 without a default and for cancelled items. */
export function defaultTotal(item: Item): number {
  if (item.cancelled) return 0
  const standard = getOption(item, item.defaultProductId)
  return standard === undefined ? 0 : optionTotal(standard, getQuantity(item, standard, null))
}

/** What a cart adds to the items' totals of a room (null = unit-wide) for one counting line item. */
export function cartBasePrice(lineItem: LineItem, roomId: string | null): number {
  const defaults = lineItem.subLineItems.filter((item) => item.roomId === roomId).map(defaultTotal)
  const credit = roomOfLineItem(lineItem) === roomId ? lineItem.replacementTotal : 0
  return (lineItem.optional ? sum(defaults) : 0) - credit
}
