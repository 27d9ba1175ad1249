import type { Configuration } from '#shared/domain/index.ts'

/** The selected line that an option departs from, and what the line has for the item (CFG-24). */
export interface Departure {
  readonly lineTitle: string
  readonly productId: string
  /** Room that the line is selected for; null = the whole unit. */
  readonly roomTitle: string | null
}

/** The first selected line that has another product for the item; null when there is none. */
export function getDeparture(configuration: Configuration, itemId: string): Departure | null {
  const { prepared, designLineSelections } = configuration
  const item = prepared.item(itemId)
  if (item === undefined) return null
  for (const group of prepared.catalogue.designLineGroups) {
    const selection = designLineSelections.find(
      (entry) => entry.designLineGroupId === group.id && entry.projectRoomId === item.roomId,
    )
    const line = group.designLines.find(({ id }) => id === selection?.designLineId)
    const option = item.options.find(({ productId }) => line?.productIds.includes(productId))
    if (line === undefined || option === undefined) continue
    const room = group.scope === 'room' && item.roomId !== null ? prepared.room(item.roomId) : undefined
    return { lineTitle: line.title, productId: option.productId, roomTitle: room?.title ?? null }
  }
  return null
}
