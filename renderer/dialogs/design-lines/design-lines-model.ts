import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import {
  bundleGroups,
  changesBetween,
  type Configuration,
  chooseDesignLine,
  type DesignLineChoice,
  type DesignLineGroupView,
  type DesignLineView,
  type Intent,
  type ItemChange,
  itemState,
  unitState,
} from '#shared/domain/index.ts'

/** What a choice of a line would do to what is there. */
export interface LineEffect {
  /** Cents that the unit's total changes by; null = it clashes with other choices. */
  readonly difference: number | null
  /** Items whose own choice would be taken back, and what they would then have (null = nothing). */
  readonly dropped: readonly { readonly itemId: string; readonly productId: string | null }[]
  /** Some of the rooms has another line of the group now: then it is asked for first (DSL-10). */
  readonly replaces: boolean
}

/** Rooms that a group speaks of, in the order of the menu. */
export function roomsOfGroup(configuration: Configuration, group: DesignLineGroupView): readonly Room[] {
  return configuration.prepared.rooms
    .filter((room) => Object.hasOwn(group.completed, room.slug))
    .toSorted((a, b) => a.position - b.position)
}

/** Whether every room that a group speaks of has a line of it (DSL-1, DSL-11). */
export function isGroupComplete(group: DesignLineGroupView): boolean {
  return Object.values(group.completed).every(Boolean)
}

/** The line of the group that a room has; null for none. */
export function lineOfRoom(
  configuration: Configuration,
  group: DesignLineGroupView,
  roomId: string,
): DesignLineView | null {
  const selection = configuration.designLineSelections.find(
    (entry) => entry.designLineGroupId === group.id && entry.projectRoomId === roomId,
  )
  return group.designLines.find((line) => line.id === selection?.designLineId) ?? null
}

/** Whether a line is selected in a room, or (null) in every room of its group. */
export function isSelected(
  configuration: Configuration,
  group: DesignLineGroupView,
  line: DesignLineView,
  roomId: string | null,
): boolean {
  return roomId === null ? line.selected : lineOfRoom(configuration, group, roomId)?.id === line.id
}

/** What choosing a line would do. `intent`: the choice, tried out. */
export function lineEffect(
  configuration: Configuration,
  group: DesignLineGroupView,
  choice: DesignLineChoice,
  intent: Intent = tryLine(configuration, choice),
): LineEffect {
  const rooms = roomsOfGroup(configuration, group).filter(({ id }) => choice.roomId === null || choice.roomId === id)
  const replaces = rooms.some(({ id }) => {
    const line = lineOfRoom(configuration, group, id)
    return line !== null && line.id !== choice.designLineId
  })
  if (!intent.ok) return { difference: null, dropped: [], replaces }
  return {
    difference: unitState(intent.configuration).total - unitState(configuration).total,
    dropped: Object.entries(intent.change.buyerSelections).flatMap(([itemId, choice]) =>
      choice === null && !isGivenByLine(configuration, itemId)
        ? [{ itemId, productId: itemState(intent.configuration, itemId)?.defactoProductId ?? null }]
        : [],
    ),
    replaces,
  }
}

/** Whether what the buyer has selected is just what the line of the item's room gives: nothing of their own. */
function isGivenByLine(configuration: Configuration, itemId: string): boolean {
  const { roomId, defactoProductId } = itemState(configuration, itemId)
  return configuration.designLineSelections.some(
    ({ designLineGroupId, designLineId, projectRoomId }) =>
      projectRoomId === roomId &&
      defactoProductId !== null &&
      configuration.prepared.designLines.get(designLineGroupId)?.get(designLineId)?.products.has(defactoProductId),
  )
}

/** The choice, tried out; without what a deadline holds, where that is in its way. */
export function tryLine(configuration: Configuration, choice: DesignLineChoice): Intent {
  const tried = chooseDesignLine(configuration, choice)
  const isLocked = !tried.ok && tried.error.lockedItems.length > 0
  return isLocked ? chooseDesignLine(configuration, { ...choice, keepLocked: true }) : tried
}

/** What a line changes where nobody looks when choosing it. */
export interface SideEffects {
  /** Items of other rooms than the line's: rules of the whole unit reach there. */
  readonly elsewhere: readonly ItemChange[]
  /** Upgrades that are chosen and would not be any more, or not as they were, by id. */
  readonly bundleIds: readonly string[]
}

/** What else a choice changes. `intent`: the choice, tried out. Work grows with the room book. */
export function sideEffects(configuration: Configuration, roomId: string | null, intent: Intent): SideEffects {
  if (!intent.ok) return { elsewhere: [], bundleIds: [] }
  const changes = roomId === null ? [] : changesBetween(configuration, intent.configuration)
  const after = new Map(getBundles(intent.configuration).map((bundle) => [bundle.id, bundle]))
  return {
    elsewhere: changes.filter((change) => change.roomId !== roomId),
    bundleIds: getBundles(configuration)
      .filter(({ active, default: isStandard }) => active && !isStandard)
      .filter(({ id, altered }) => after.get(id)?.active !== true || (after.get(id)?.altered === true && !altered))
      .map(({ id }) => id),
  }
}

function getBundles(configuration: Configuration) {
  return bundleGroups(configuration, null).flatMap(({ bundles }) => bundles)
}

/** Product pictures for a line's card, at most three (DSL-18): of one room, or of all its rooms. */
export function previewImages(
  configuration: Configuration,
  line: DesignLineView,
  roomSlug: string | null,
): readonly string[] {
  const infos = roomSlug === null ? Object.values(line.infoByRoomId) : [line.infoByRoomId[roomSlug]]
  const products = new Set(infos.flatMap((info) => info?.previewProductIds ?? []))
  return [...products]
    .flatMap((productId) => configuration.prepared.product(productId)?.thumbUrl ?? [])
    .slice(0, MOST_PREVIEWS)
}

/** DSL-18. */
const MOST_PREVIEWS = 3
