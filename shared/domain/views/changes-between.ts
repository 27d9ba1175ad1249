import { comparedItems, type ComparedItem } from './compare-configurations.ts'
import { ItemField, type Configuration } from '../configuration/configuration.ts'
import type { RuleConflict } from '../configuration/configuration.types.ts'
import { conflictsIn } from '../rules/conflict-report.ts'
import { NONE } from '../catalogue/prepare-catalogue.ts'

/**
 * Why an item has what it has now:
 * - `chosen`: the buyer chose it.
 * - `design_line`: the line of its room gives it.
 * - `gave_way`: the line of its room gives another product, which a rule stands against; so it is the standard.
 * - `standard`: neither the buyer nor a line says anything.
 * - `removed`: the item is no longer part of the home.
 */
export type ChangeReason = 'chosen' | 'design_line' | 'gave_way' | 'standard' | 'removed'

/** An item in which something else is fitted, or the same for another amount. null on a side: not part of the home there. */
export interface ItemChange {
  readonly itemId: string
  /** null = belongs to the whole unit. */
  readonly roomId: string | null
  readonly before: ComparedItem | null
  readonly after: ComparedItem | null
  readonly reason: ChangeReason
  /**
   * With `gave_way`: the rules that the line's product would break, each with the item on its other side. None where
   * what it clashed with has given way as well.
   */
  readonly rules: readonly RuleConflict[]
}

/**
 * Everything in the home that an intent changes, in room-book order, also in rooms and items that it does not name:
 * a rule of the whole unit lets a line's product give way in another room (ADR 2 "De-facto option"). For a question
 * before it is made: try the intent, and ask for the changes to its configuration. Work grows with the room book.
 *
 * @throws when the two stand on different catalogues
 */
export function changesBetween(before: Configuration, after: Configuration): readonly ItemChange[] {
  return comparedItems(before, after).map(({ itemId, roomId, left, right }) => {
    const item = after.prepared.itemIndexById.get(itemId)!
    const reason = right === null ? 'removed' : describeReason(after, item)
    const rules = reason === 'gave_way' ? againstLine(after, item) : []
    return { itemId, roomId, before: left, after: right, reason, rules }
  })
}

function describeReason({ itemTable }: Configuration, item: number): ChangeReason {
  if (itemTable.get(item, ItemField.chosen) !== NONE) return 'chosen'
  const designLineOption = itemTable.get(item, ItemField.designLineOption)
  if (designLineOption === NONE) return 'standard'
  return itemTable.get(item, ItemField.defacto) === designLineOption ? 'design_line' : 'gave_way'
}

function againstLine(state: Configuration, item: number): readonly RuleConflict[] {
  const pinned = new Map([[item, state.itemTable.get(item, ItemField.designLineOption)]])
  return conflictsIn({ state, pinned, seeds: [item] })
}
