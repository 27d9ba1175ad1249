import type { BundleView, ConflictReport } from '#shared/domain/configuration/configuration.types.ts'
import { bundleGroups, type Configuration, type PreparedCatalogue } from '#shared/domain/index.ts'
import type { RulesRequest } from './rules-request.ts'

/** A thing of the room book as it is shown: its item and room in words, the product and its picture. */
export interface ShownThing {
  readonly id: string
  readonly item: string
  /** null for what belongs to no room, or to the room on screen. */
  readonly room: string | null
  /** null = nothing is fitted. */
  readonly product: string | null
  readonly imageUrl: string | null
  /** The product's, for a sign where it has no picture. */
  readonly trade?: string | undefined
}

/** One side of a clash, with all that speaks against it. */
export interface ShownConflict extends ShownThing {
  /** Descriptions of the broken rules, each once (RUL-4). */
  readonly descriptions: readonly string[]
}

/** What page 0 shows (RUL-2, RUL-4). */
export interface RulesModel {
  readonly wanted: ShownThing
  readonly conflicts: readonly ShownConflict[]
  readonly hints: readonly string[]
}

/** The report in words and pictures. `roomId`: the room on screen, which need not be named. */
export function rulesModel(
  prepared: PreparedCatalogue,
  request: RulesRequest,
  report: ConflictReport,
  roomId: string,
): RulesModel {
  const conflicts = new Map<string, ShownConflict>()
  for (const { itemId, productId, description } of report.conflicts) {
    const known = conflicts.get(itemId) ?? { ...shownOption(prepared, itemId, productId, roomId), descriptions: [] }
    const isNew = description !== '' && !known.descriptions.includes(description)
    conflicts.set(itemId, isNew ? { ...known, descriptions: [...known.descriptions, description] } : known)
  }
  return { wanted: shownWish(prepared, request, roomId), conflicts: [...conflicts.values()], hints: report.hints }
}

/** An upgrade that brought what the wish clashes with and can be switched off; null = none. */
export function upgradeInTheWay(configuration: Configuration, report: ConflictReport): BundleView | null {
  if (report.resolvable) return null
  const clashing = new Set(report.conflicts.map(({ itemId }) => itemId))
  const upgrades = bundleGroups(configuration, null).flatMap((group) => group.bundles)
  return (
    upgrades.find(
      ({ active, default: isDefault, actsAsPreselection, selectable, held, itemIds }) =>
        active && !isDefault && !actsAsPreselection && selectable && !held && itemIds.some((id) => clashing.has(id)),
    ) ?? null
  )
}

/** An item with one of its products, or with nothing. */
export function shownOption(
  prepared: PreparedCatalogue,
  itemId: string,
  productId: string | null,
  roomId: string,
): ShownThing {
  const item = prepared.item(itemId)
  const product = productId === null ? undefined : prepared.product(productId)
  const isHere = item === undefined || item.roomId === null || item.roomId === roomId
  return {
    id: itemId,
    item: item?.title ?? '',
    room: isHere ? null : (prepared.room(item.roomId ?? '')?.title ?? null),
    product: product?.title ?? null,
    imageUrl: product?.thumbUrl ?? product?.images[0]?.url ?? null,
    trade: product?.trades[0],
  }
}

function shownWish(prepared: PreparedCatalogue, request: RulesRequest, roomId: string): ShownThing {
  if (request.kind === 'option') return shownOption(prepared, request.itemId, request.productId, roomId)
  const { bundleId } = request
  const entry = prepared.bundles[prepared.bundleIndexById.get(bundleId) ?? -1]
  const group = entry === undefined ? undefined : prepared.bundleGroups[entry.groupIndex]
  return {
    id: bundleId,
    item: entry === undefined || entry.bundle === null ? '' : (group?.title ?? ''),
    room: null,
    product: entry?.bundle?.title ?? prepared.lineItem(bundleId)?.title ?? null,
    imageUrl: entry?.bundle?.imageUrl ?? null,
  }
}
