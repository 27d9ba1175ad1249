import { attemptWithChoices } from './attempt-with-choices.ts'
import { isOpen, ItemField, type Configuration } from '../configuration/configuration.ts'
import type { OptionRef } from '../configuration/configuration.types.ts'
import { refuse, type Intent } from './intent.ts'
import { NONE } from '../catalogue/prepare-catalogue.ts'
import { NO_EDITS, type ChoiceEdit } from '../configuration/revise.ts'
import type { DesignLineSelection } from '../selections/selections.types.ts'

/** `roomId` null = every room; a group of scope unit is always chosen for every room. */
export interface DesignLineChoice {
  readonly designLineGroupId: string
  readonly designLineId: string
  readonly roomId: string | null
  /** Made with it, where the line fits only together with them (RUL-10). */
  readonly choices?: readonly OptionRef[]
  /** Items that a deadline holds keep what is fitted, as a selection of the buyer's; without it they refuse the line. */
  readonly keepLocked?: boolean
}

/**
 * Selects a design line (DSL-9): the buyer's selections that stand against it are taken away, in
 * items that have an option in some line of the group; then the line gives its products.
 */
export function chooseDesignLine(configuration: Configuration, choice: DesignLineChoice): Intent {
  const { prepared, circumstances } = configuration
  const lines = prepared.designLines.get(choice.designLineGroupId)
  const line = lines?.get(choice.designLineId)
  if (lines === undefined || line === undefined) return refuse('DESIGN_LINE_UNKNOWN', choice.designLineId)
  if (choice.roomId !== null && !prepared.roomIndexById.has(choice.roomId)) return refuse('ROOM_UNKNOWN', choice.roomId)
  if (circumstances.completed) return refuse('UNIT_COMPLETED', null)
  const { scope } = prepared.catalogue.designLineGroups[line.groupIndex]!
  const rooms = prepared.rooms.filter(({ id }) => scope === 'unit' || choice.roomId === null || id === choice.roomId)
  const roomIds = new Set(rooms.map(({ id }) => id))
  const choices: ChoiceEdit[] = []
  for (const { id } of rooms) {
    for (const itemIndex of prepared.itemsOfRoom[prepared.roomIndexById.get(id)!]!) {
      const { item, canTakePart } = prepared.items[itemIndex]!
      const { options } = item
      const chosen = options[configuration.itemTable.get(itemIndex, ItemField.chosen)]
      if (chosen === undefined || line.products.has(chosen.productId)) continue
      if (!canTakePart || !isOpen(configuration, itemIndex)) continue
      const isOfGroup = options.some(({ productId }) =>
        [...lines.values()].some(({ products }) => products.has(productId)),
      )
      if (isOfGroup) choices.push({ itemIndex, option: NONE, quantity: NONE })
    }
  }
  const kept = configuration.designLineSelections.filter(
    (entry) => entry.designLineGroupId !== choice.designLineGroupId || !roomIds.has(entry.projectRoomId),
  )
  const designLineSelections: DesignLineSelection[] = [
    ...kept,
    ...rooms.map(({ id }) => ({
      projectRoomId: id,
      designLineId: choice.designLineId,
      designLineGroupId: choice.designLineGroupId,
    })),
  ]
  return attemptWithChoices(configuration, { ...NO_EDITS, choices, designLineSelections }, choice.choices ?? [], {
    wanted: new Map(),
    keepLocked: choice.keepLocked ?? false,
  })
}
