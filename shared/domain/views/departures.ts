import { type Configuration, getSelectedDesignLines, ItemField } from '../configuration/configuration.ts'
import type { PreparedItem } from '../catalogue/prepared-catalogue.types.ts'

/** A selected design line that has something for an item. */
export interface LineForItem {
  readonly lineId: string
  readonly lineTitle: string
  /** The first of the item's options that belongs to the line. */
  readonly productId: string
  /** Room that the line is selected for; null = the whole unit. */
  readonly roomId: string | null
}

/** The line that an option departs from when it is none of the recommended ones (CFG-24); null = nothing is recommended. */
export function lineForItem(configuration: Configuration, itemId: string): LineForItem | null {
  const entry = findItem(configuration, itemId)
  if (entry === undefined) return null
  const { prepared } = configuration
  for (const line of listLines(configuration, entry)) {
    const option = entry.item.options.find(({ productId }) => line.products.has(productId))
    const group = prepared.catalogue.designLineGroups[line.groupIndex]
    const title = group?.designLines.find(({ id }) => id === line.id)?.title
    if (option === undefined || group === undefined || title === undefined) continue
    const { roomId } = entry.item
    return {
      lineId: line.id,
      lineTitle: title,
      productId: option.productId,
      roomId: group.scope === 'room' ? roomId : null,
    }
  }
  return null
}

/**
 * Title of the line that the buyer's own choice departs from. null = he has chosen nothing of his own there, what he chose
 * belongs to a selected line, or none has anything for the item.
 */
export function departedLine(configuration: Configuration, itemId: string): string | null {
  const entry = findItem(configuration, itemId)
  if (entry === undefined) return null
  const chosen = entry.item.options[configuration.itemTable.get(entry.index, ItemField.chosen)]?.productId
  if (chosen === undefined) return null
  if (listLines(configuration, entry).some(({ products }) => products.has(chosen))) return null
  return lineForItem(configuration, itemId)?.lineTitle ?? null
}

function findItem({ prepared }: Configuration, itemId: string): PreparedItem | undefined {
  return prepared.items[prepared.itemIndexById.get(itemId) ?? -1]
}

function listLines({ prepared, designLineSelections }: Configuration, entry: PreparedItem) {
  return getSelectedDesignLines(prepared, designLineSelections, entry.roomIndex)
}
