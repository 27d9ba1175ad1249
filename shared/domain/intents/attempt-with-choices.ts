import { isSelectable, type Configuration } from '../configuration/configuration.ts'
import type { OptionRef } from '../configuration/configuration.types.ts'
import { attempt, refuse, refuseItem, type Intent, type Manner } from './intent.ts'
import { NONE } from '../catalogue/prepare-catalogue.ts'
import type { Edits } from '../configuration/revise.ts'
import { choiceEdit } from './choose-option.ts'

/**
 * Makes the edits together with choices that let them fit (RUL-10): all or none. The choices may be
 * of items that only take part once the edits are made. `wanted`: item index → value that the edits
 * themselves are about; without it, all options that are chosen.
 */
export function attemptWithChoices(
  configuration: Configuration,
  edits: Edits,
  choices: readonly OptionRef[],
  manner: Manner,
): Intent {
  if (choices.length === 0) return attempt(configuration, edits, manner)
  const { prepared } = configuration
  const merged = new Map(edits.choices.map((edit) => [edit.itemIndex, edit]))
  const wanted = new Map(manner.wanted)
  for (const { itemId, productId } of choices) {
    const edit = choiceEdit(configuration, { itemId, productId, quantity: null })
    if ('code' in edit) return refuse(edit.code, edit.subjectId)
    merged.set(edit.itemIndex, edit)
    wanted.set(edit.itemIndex, edit.option)
  }
  const result = attempt(configuration, { ...edits, choices: [...merged.values()] }, { ...manner, wanted })
  if (!result.ok) return result
  const closed = choices
    .map(({ itemId }) => prepared.itemIndexById.get(itemId) ?? NONE)
    .find((itemIndex) => !isSelectable(result.configuration, itemIndex))
  return closed === undefined ? result : refuseItem(result.configuration, closed)
}
