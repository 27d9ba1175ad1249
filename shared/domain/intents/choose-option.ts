import type { Item } from '../catalogue/catalogue.types.ts'
import { ItemField, isSelectable, type Configuration } from '../configuration/configuration.ts'
import type { ConflictReport, OptionRef } from '../configuration/configuration.types.ts'
import { indexesOf, reportOf } from '../rules/conflict-report.ts'
import { attempt, type Intent, type PlainErrorCode, refuse, refuseItem, unchanged } from './intent.ts'
import { toThousandths } from '../kernel/money.ts'
import { NONE } from '../catalogue/prepare-catalogue.ts'
import { NO_EDITS, type ChoiceEdit } from '../configuration/revise.ts'

/** A wish for one item. `quantity` only where the item has a quantity range; null = the standard one. */
export interface Choice extends OptionRef {
  readonly quantity?: number | null
}

/** Chooses an option, also the one that is fitted already: it is then the buyer's (CFG-21, CFG-22). */
export function chooseOption(configuration: Configuration, choice: Choice): Intent {
  return chooseOptions(configuration, [choice])
}

/**
 * Chooses several options as one (RUL-10): all or none. Checked with all of them laid over the
 * configuration as it stands (ADR 2 "Choosing several options at once").
 */
export function chooseOptions(configuration: Configuration, choices: readonly Choice[]): Intent {
  if (configuration.circumstances.completed) return refuse('UNIT_COMPLETED', null)
  const edits: ChoiceEdit[] = []
  for (const choice of choices) {
    const edit = editOf(configuration, choice)
    if (typeof edit === 'string') return refuse(edit, choice.itemId)
    if (!isSelectable(configuration, edit.itemIndex)) return refuseItem(configuration, edit.itemIndex)
    edits.push(edit)
  }
  return attempt(configuration, { ...NO_EDITS, choices: edits })
}

/** Takes the buyer's selection away: the design line's product or the standard is fitted again. */
export function clearOption(configuration: Configuration, { itemId }: { readonly itemId: string }): Intent {
  if (configuration.circumstances.completed) return refuse('UNIT_COMPLETED', null)
  const itemIndex = configuration.prepared.itemIndexById.get(itemId)
  if (itemIndex === undefined) return refuse('ITEM_UNKNOWN', itemId)
  if (!isSelectable(configuration, itemIndex)) return refuseItem(configuration, itemIndex)
  if (configuration.itemTable.get(itemIndex, ItemField.chosen) === NONE) return unchanged(configuration)
  return attempt(configuration, { ...NO_EDITS, choices: [{ itemIndex, option: NONE, quantity: NONE }] })
}

/** What choosing an option would break, and the ways out (RUL-2). Throws on unknown ids. */
export function reportConflict(configuration: Configuration, wanted: OptionRef): ConflictReport {
  const { itemIndex, option } = indexesOf(configuration.prepared, wanted)
  return reportOf({ state: configuration, pinned: new Map([[itemIndex, option]]), seeds: [itemIndex] })
}

/** A choice as an edit, or why the catalogue does not have it. */
function editOf({ prepared }: Configuration, choice: Choice): ChoiceEdit | PlainErrorCode {
  const itemIndex = prepared.itemIndexById.get(choice.itemId)
  const entry = prepared.items[itemIndex ?? NONE]
  if (itemIndex === undefined || entry === undefined) return 'ITEM_UNKNOWN'
  const option = entry.optionIndexByProductId.get(choice.productId)
  if (option === undefined) return 'OPTION_UNKNOWN'
  const quantity = choice.quantity ?? null
  const fault = quantityFault(entry.item, quantity)
  return fault ?? { itemIndex, option, quantity: quantity === null ? NONE : toThousandths(quantity) }
}

/** Why a quantity of the buyer's cannot be taken; null = it can. */
export function quantityFault(
  item: Item,
  quantity: number | null,
): 'QUANTITY_NOT_ALLOWED' | 'QUANTITY_OUT_OF_RANGE' | null {
  if (quantity === null) return null
  if (item.quantityRange === null) return 'QUANTITY_NOT_ALLOWED'
  const { min, max, step } = item.quantityRange
  const fromMin = toThousandths(quantity) - toThousandths(min)
  const isOnStep = step === 0 || fromMin % toThousandths(step) === 0
  return quantity < min || quantity > max || !isOnStep ? 'QUANTITY_OUT_OF_RANGE' : null
}
