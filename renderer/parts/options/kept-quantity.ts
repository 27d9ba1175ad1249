import type { Item } from '#shared/domain/catalogue/catalogue.types.ts'
import type { OptionView } from '#shared/domain/configuration/configuration.types.ts'

/** A quantity that the buyer has set stays when another product is chosen; empty for the standard one. */
export function keptQuantity(item: Item, options: readonly OptionView[]): { quantity?: number } {
  const chosen = options.find((option) => option.isBuyerSelection)
  if (item.quantityRange === null || chosen === undefined) return {}
  const standard = item.options.find((option) => option.productId === chosen.productId)?.quantity ?? item.quantity
  return chosen.quantity === standard ? {} : { quantity: chosen.quantity }
}
