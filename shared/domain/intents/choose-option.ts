import type { Item } from '../catalogue/catalogue.types.ts'
import { ItemField, isSelectable, type Configuration } from '../configuration/configuration.ts'
import type { ConflictReport, OptionRef } from '../configuration/configuration.types.ts'
import { getIndexes, describeConflict } from '../rules/conflict-report.ts'
import { attempt, type Fault, type Intent, refuse, refuseItem, unchanged } from './intent.ts'
import { fromThousandths, toThousandths } from '../kernel/money.ts'
import { NONE } from '../catalogue/prepare-catalogue.ts'
import { NO_EDITS, type ChoiceEdit } from '../configuration/revise.ts'

/** A wish for one item. */
export interface Choice extends OptionRef {
  /** Only where the item has a quantity range; null = the standard one. Left out, a quantity that the buyer has set stays. */
  readonly quantity?: number | null
}

/**
 * Chooses an option, also the one that is fitted already: it is then the buyer's (CFG-21, CFG-22). Several are chosen as
 * one (RUL-10): all or none, checked with all of them laid over the configuration as it stands (ADR 2 "Choosing several
 * options at once").
 */
export function chooseOption(configuration: Configuration, ...choices: readonly Choice[]): Intent {
  if (configuration.circumstances.completed) return refuse('UNIT_COMPLETED', null)
  const edits: ChoiceEdit[] = []
  for (const choice of choices) {
    const edit = choiceEdit(configuration, choice)
    if ('code' in edit) return refuse(edit.code, edit.subjectId)
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
  const { itemIndex, option } = getIndexes(configuration.prepared, wanted)
  return describeConflict({ state: configuration, pinned: new Map([[itemIndex, option]]), seeds: [itemIndex] })
}

/** A choice by index, or why the catalogue does not have it. */
export function choiceEdit({ prepared, itemTable }: Configuration, choice: Choice): ChoiceEdit | Fault {
  const { itemId: subjectId, productId, quantity } = choice
  const entry = prepared.items[prepared.itemIndexById.get(subjectId) ?? NONE]
  if (entry === undefined) return { code: 'ITEM_UNKNOWN', subjectId }
  const { index: itemIndex, item, optionIndexByProductId } = entry
  const option = optionIndexByProductId.get(productId)
  if (option === undefined) return { code: 'OPTION_UNKNOWN', subjectId }
  if (quantity === undefined) {
    const own = itemTable.get(itemIndex, ItemField.quantity)
    // What was set on an earlier catalogue may be out of its range by now.
    const stays = own !== NONE && quantityFault(item, fromThousandths(own)) === null
    return { itemIndex, option, quantity: stays ? own : NONE }
  }
  if (quantity === null) return { itemIndex, option, quantity: NONE }
  const code = quantityFault(item, quantity)
  return code === null ? { itemIndex, option, quantity: toThousandths(quantity) } : { code, subjectId }
}

/** Why a quantity of the buyer's cannot be taken; null = it can. */
function quantityFault(item: Item, quantity: number): 'QUANTITY_NOT_ALLOWED' | 'QUANTITY_OUT_OF_RANGE' | null {
  if (item.quantityRange === null) return 'QUANTITY_NOT_ALLOWED'
  const { min, max, step } = item.quantityRange
  const fromMin = toThousandths(quantity) - toThousandths(min)
  const isOnStep = step === 0 || fromMin % toThousandths(step) === 0
  return quantity < min || quantity > max || !isOnStep ? 'QUANTITY_OUT_OF_RANGE' : null
}
