import { isSelectable, type Configuration } from './configuration.ts'
import type { OptionRef } from './configuration.types.ts'
import { attempt, refuse, type Intent } from './intent.ts'
import { NONE } from './prepare-catalogue.ts'
import type { ChoiceEdit, Edits } from './revise.ts'

/**
 * Makes the edits together with choices that let them fit (RUL-10): all or none. The choices may be
 * of items that only take part once the edits are made. `wanted`: item index → value that the edits
 * themselves are about.
 */
export function attemptWithChoices(
  configuration: Configuration,
  edits: Edits,
  wanted: ReadonlyMap<number, number>,
  choices: readonly OptionRef[],
): Intent {
  if (choices.length === 0) return attempt(configuration, edits, wanted)
  const { prepared } = configuration
  const merged = new Map(edits.choices.map((edit) => [edit.itemIndex, edit]))
  const pinned = new Map(wanted)
  for (const { itemId, productId } of choices) {
    const itemIndex = prepared.itemIndexById.get(itemId)
    if (itemIndex === undefined) return refuse('ITEM_UNKNOWN', itemId)
    const option = prepared.items[itemIndex]!.optionIndexByProductId.get(productId)
    if (option === undefined) return refuse('OPTION_UNKNOWN', itemId)
    const edit: ChoiceEdit = { itemIndex, option, quantity: NONE }
    merged.set(itemIndex, edit)
    pinned.set(itemIndex, option)
  }
  const result = attempt(configuration, { ...edits, choices: [...merged.values()] }, pinned)
  if (!result.ok) return result
  const closed = choices.find(
    ({ itemId }) => !isSelectable(result.configuration, prepared.itemIndexById.get(itemId) ?? NONE),
  )
  return closed === undefined ? result : refuse('ITEM_NOT_SELECTABLE', closed.itemId)
}
