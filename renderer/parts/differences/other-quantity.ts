import type { ComparedItem, PreparedCatalogue } from '#shared/domain/index.ts'

/** How much of something is fitted, in the unit that it is counted in. */
export interface Quantity {
  readonly value: number
  readonly unit: string
}

/** How much of an item there is `here`, where that is not what it is on the other side; null = it is not said. */
export function getOtherQuantity(
  prepared: PreparedCatalogue,
  itemId: string,
  here: Pick<ComparedItem, 'quantity'> | null | undefined,
  there: Pick<ComparedItem, 'quantity'> | null | undefined,
): Quantity | null {
  if (!here || !there || here.quantity === there.quantity) return null
  return { value: here.quantity, unit: prepared.item(itemId)?.quantityUnit ?? '' }
}
