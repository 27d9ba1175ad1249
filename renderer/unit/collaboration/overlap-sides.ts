import { type Configuration, itemState, itemView, lineItemState, type Overlap } from '#shared/domain/index.ts'
import { assertNever } from '#shared/domain/kernel/assert-never.ts'
import type { OptionView } from '#shared/domain/configuration/configuration.types.ts'

/** What one side of an overlap comes to. */
export interface OverlapSide {
  /** null = nothing is chosen, or there is only a state. */
  readonly title: string | null
  /** Whether an optional position is taken; null for what is chosen by its title. */
  readonly isOn: boolean | null
  readonly thumbUrl: string | null
  /** An option's own price; null where it has none of its own. */
  readonly option: OptionView | null
  readonly quantity: { readonly value: number; readonly unit: string } | null
}

export interface OverlapWords {
  readonly id: string
  readonly title: string
  /** null = belongs to no room. */
  readonly roomTitle: string | null
}

/** What it is about. */
export function overlapWords({ prepared }: Configuration, overlap: Overlap): OverlapWords {
  switch (overlap.kind) {
    case 'item': {
      const item = prepared.item(overlap.itemId)
      const room = item?.roomId === undefined || item.roomId === null ? undefined : prepared.room(item.roomId)
      return { id: overlap.itemId, title: item?.title ?? overlap.itemId, roomTitle: room?.title ?? null }
    }
    case 'lineItem': {
      const { lineItemId, mine, theirs } = overlap
      const bundleId = mine?.upgradeBundleId ?? theirs?.upgradeBundleId ?? ''
      const bundle = prepared.bundles[prepared.bundleIndexById.get(bundleId) ?? -1]?.bundle
      const title = bundle?.title ?? prepared.lineItem(lineItemId)?.title ?? lineItemId
      return { id: lineItemId, title, roomTitle: null }
    }
    case 'designLine': {
      const { designLineGroupId: groupId, projectRoomId: roomId } = overlap
      const group = prepared.catalogue.designLineGroups.find(({ id }) => id === groupId)
      return { id: `${groupId} ${roomId}`, title: group?.title ?? '', roomTitle: prepared.room(roomId)?.title ?? null }
    }
    default:
      return assertNever(overlap)
  }
}

/** What holds in a configuration, for one side of the question. */
export function overlapSide(configuration: Configuration, overlap: Overlap, lineId: string | null): OverlapSide {
  const { prepared } = configuration
  const nothing = { title: null, isOn: null, thumbUrl: null, option: null, quantity: null }
  switch (overlap.kind) {
    case 'item': {
      const { defactoProductId } = itemState(configuration, overlap.itemId)
      const product = defactoProductId === null ? undefined : prepared.product(defactoProductId)
      if (product === undefined) return nothing
      const option = itemView(configuration, overlap.itemId).options.find(({ productId }) => productId === product.id)
      const item = prepared.item(overlap.itemId)
      const hasQuantity = item?.quantityRange !== null && item !== undefined && option !== undefined
      const quantity = hasQuantity ? { value: option.quantity, unit: item.quantityUnit } : null
      return { ...nothing, title: product.title, thumbUrl: product.thumbUrl, option: option ?? null, quantity }
    }
    case 'lineItem':
      return { ...nothing, isOn: lineItemState(configuration, overlap.lineItemId).activated }
    case 'designLine': {
      const group = prepared.catalogue.designLineGroups.find(({ id }) => id === overlap.designLineGroupId)
      const line = group?.designLines.find(({ id }) => id === lineId)
      return line === undefined ? nothing : { ...nothing, title: line.title }
    }
    default:
      return assertNever(overlap)
  }
}
