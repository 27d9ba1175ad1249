import { bundleGroups, cart, type Configuration } from '#shared/domain/index.ts'

/** A line of a room's list: an item, or what its upgrades cost besides their items. Amounts in cents. */
export type SheetLine =
  | {
      readonly kind: 'item'
      readonly itemId: string
      /** null = nothing is fitted. */
      readonly productId: string | null
      readonly quantity: number
      readonly total: number
      readonly isOnRequest: boolean
    }
  | { readonly kind: 'base'; readonly bundleIds: readonly string[]; readonly total: number }

export interface SheetLines {
  readonly lines: readonly SheetLine[]
  /** What the lines add up to. */
  readonly total: number
  readonly onRequestCount: number
}

/** A room as its cart has it: what is shown or costs something, line by line; the lines add up to the room's total. */
export function sheetLines(configuration: Configuration, roomId: string): SheetLines {
  const room = cart(configuration).rooms.find((entry) => entry.roomId === roomId)
  if (room === undefined) return { lines: [], total: 0, onRequestCount: 0 }
  const items = room.items.filter(({ takesPart, total, isOnRequest }) => takesPart || total !== 0 || isOnRequest)
  const bundleIds = bundleGroups(configuration, roomId)
    .flatMap(({ bundles }) => bundles)
    .filter((bundle) => bundle.active && !bundle.default)
    .map(({ id }) => id)
  return {
    lines: [
      ...items.map(({ id, defactoProductId, quantity, total, isOnRequest }) => ({
        kind: 'item' as const,
        itemId: id,
        productId: defactoProductId,
        quantity,
        total,
        isOnRequest,
      })),
      ...(room.basePrice === 0 && bundleIds.length === 0
        ? []
        : [{ kind: 'base' as const, bundleIds, total: room.basePrice }]),
    ],
    total: room.total,
    onRequestCount: items.filter(({ isOnRequest }) => isOnRequest).length,
  }
}
