import { assertNever } from '../kernel/assert-never.ts'
import type { Item, Option } from './catalogue.types.ts'
import { multiplyByQuantity, toThousandths } from '../kernel/money.ts'

/** What an option costs at a quantity. */
export interface OptionAmount {
  readonly cents: number
  /** Counts 0 and is named beside every total (decision 3). */
  readonly isOnRequest: boolean
  readonly quantity: number
}

/**
 * Total of an option (domain.md "Option total"). `buyerQuantity` is the buyer's own quantity for
 * this option, null where there is none; then the option's counts, else the item's.
 */
export function optionAmount(item: Item, option: Option, buyerQuantity: number | null): OptionAmount {
  const quantity = buyerQuantity ?? option.quantity ?? item.quantity
  if (option.quantityOnRequest) return { cents: 0, isOnRequest: true, quantity }
  switch (option.priceMode) {
    case 'on_request':
      return { cents: 0, isOnRequest: true, quantity }
    case 'included':
      return { cents: 0, isOnRequest: false, quantity }
    case 'fixed':
      return { cents: option.price, isOnRequest: false, quantity }
    case 'per_unit':
      return { cents: multiplyByQuantity(option.price, toThousandths(quantity)), isOnRequest: false, quantity }
    default:
      return assertNever(option.priceMode)
  }
}
