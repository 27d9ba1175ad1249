import { chooseOption } from './choose-option.ts'
import { composeChanges } from '../selections/selection-algebra.ts'
import { type Configuration, ItemField } from '../configuration/configuration.ts'
import { pendingItemIds } from '../configuration/pending-items.ts'
import { type Intent, refuse, unchanged } from './intent.ts'
import { isValidValue } from '../configuration/validity.ts'

/**
 * Decides what is open in a room by what is fitted there already, as if each of these options had been touched: nothing
 * that is fitted anywhere changes, and so no price. What cannot be decided like that stays open: an item with nothing
 * fitted, one whose option breaks a rule, and one whose choice would move something elsewhere.
 */
export function leaveAsItIs(configuration: Configuration, { roomId }: { readonly roomId: string }): Intent {
  const { prepared, circumstances } = configuration
  if (circumstances.completed) return refuse('UNIT_COMPLETED', null)
  if (!prepared.roomIndexById.has(roomId)) return refuse('ROOM_UNKNOWN', roomId)
  let left = unchanged(configuration)
  for (const itemId of pendingItemIds(configuration, roomId)) {
    if (!left.ok) return left
    const { configuration: current, change } = left
    const next = chooseFitted(current, itemId)
    if (next?.ok === true && isFittedAlike(current, next.configuration))
      left = { ...next, change: composeChanges(change, next.change) }
  }
  return left
}

/** null = nothing is fitted that could be chosen. */
function chooseFitted(configuration: Configuration, itemId: string): Intent | null {
  const { prepared, itemTable } = configuration
  const index = prepared.itemIndexById.get(itemId)!
  const defacto = itemTable.get(index, ItemField.defacto)
  const productId = prepared.items[index]!.item.options[defacto]?.productId
  if (productId === undefined || !isValidValue(configuration, index, defacto)) return null
  return chooseOption(configuration, { itemId, productId })
}

/** Design line products that had to give way may find their way back once something else cannot move any more. */
function isFittedAlike(before: Configuration, after: Configuration): boolean {
  return before.prepared.items.every(
    ({ index }) => before.itemTable.get(index, ItemField.defacto) === after.itemTable.get(index, ItemField.defacto),
  )
}
