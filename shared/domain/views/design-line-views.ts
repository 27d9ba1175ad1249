import { chooseDesignLine, type DesignLineChoice } from '../intents/choose-design-line.ts'
import type { DesignLine, DesignLineGroup } from '../catalogue/catalogue.types.ts'
import { composeIntents } from '../intents/compose-intents.ts'
import { type Configuration, ItemField, LineItemField, Progress } from '../configuration/configuration.ts'
import { type Intent, refuse } from '../intents/intent.ts'
import type { PreparedItem } from '../catalogue/prepared-catalogue.types.ts'
import { listRooms, selectedDesignLineId } from './design-line-completion.ts'
import { roomState } from './unit-views.ts'

/** Key of a unit-wide group's status (DSL-2). */
export const GLOBAL_STATUS = '__global__'
/** Trades whose products stand for a line in its pictures first (IMG-17). */
const PREVIEW_TRADES = ['PRK', 'HLS', 'ELT', 'FLI']
const PREVIEW_LIMIT = 3
const SUBTITLE_LENGTH = 50

/** What a line means for one room (DSL-3). */
export interface DesignLineRoomInfo {
  /** Its products among the options of the room's items, in room-book order. */
  readonly productIds: readonly string[]
  /** At most three of them, for the card's pictures (DSL-18, IMG-16, IMG-17). */
  readonly previewProductIds: readonly string[]
  /** Cents that the line adds over the standard, with nothing chosen (domain.md "Design lines"). */
  readonly basePrice: number
  /** Selected here, and none of its items is an open decision. */
  readonly completed: boolean
  /** Every item that it has a product for is fitted with it. */
  readonly defactoSelected: boolean
}

export interface DesignLineView {
  readonly id: string
  readonly name: string
  readonly title: string
  /** Falls back to the start of the description (DSL-19). */
  readonly subtitle: string
  readonly imageUrl: string | null
  /** In every room that the group speaks of. */
  readonly selected: boolean
  /** By room slug, or under `__global__` in a group of scope unit: is it selected. */
  readonly status: Readonly<Record<string, boolean>>
  /** By room slug. */
  readonly infoByRoomId: Readonly<Record<string, DesignLineRoomInfo>>
}

export interface DesignLineGroupView {
  readonly id: string
  readonly title: string
  readonly scope: 'room' | 'unit'
  readonly designLines: readonly DesignLineView[]
  /** By room slug: a line of the group is selected (DSL-1). */
  readonly completed: Readonly<Record<string, boolean>>
}

/** The design line groups as they stand; only rooms that a group has products for are spoken of. */
export function designLineGroups(configuration: Configuration): readonly DesignLineGroupView[] {
  return configuration.prepared.catalogue.designLineGroups.map((group) => {
    const rooms = listRooms(configuration, group)
    return {
      id: group.id,
      title: group.title,
      scope: group.scope,
      designLines: [...group.designLines]
        .sort((a, b) => a.position - b.position)
        .map((line) => designLineView(configuration, group, line, rooms)),
      completed: Object.fromEntries(
        rooms.map(({ id, slug }) => [slug, selectedDesignLineId(configuration, group.id, id) !== null]),
      ),
    }
  })
}

/**
 * Applies a line by its name, in any case, to the rooms that have none of its group yet (DSL-14, DSL-15).
 *
 * @param more.keepLocked items that a deadline holds stay as they are (decision 55)
 */
export function chooseDesignLineByName(
  configuration: Configuration,
  name: string,
  more: Pick<DesignLineChoice, 'keepLocked'> = {},
): Intent {
  const wanted = name.trim().toLowerCase()
  const found = configuration.prepared.catalogue.designLineGroups.flatMap((group) =>
    group.designLines.filter((line) => line.name.toLowerCase() === wanted).map((line) => ({ group, line })),
  )
  if (found.length === 0) return refuse('DESIGN_LINE_UNKNOWN', null)
  return composeIntents(
    configuration,
    found.flatMap(({ group, line }) => {
      const open = listRooms(configuration, group).filter(
        ({ id }) => selectedDesignLineId(configuration, group.id, id) === null,
      )
      const rooms = group.scope === 'unit' ? open.slice(0, 1) : open
      return rooms.map(
        ({ id }) =>
          (current: Configuration) =>
            chooseDesignLine(current, { designLineGroupId: group.id, designLineId: line.id, roomId: id, ...more }),
      )
    }),
  )
}

function designLineView(
  configuration: Configuration,
  group: DesignLineGroup,
  line: DesignLine,
  rooms: readonly { readonly id: string; readonly slug: string }[],
): DesignLineView {
  const isSelectedIn = rooms.map(({ id }) => selectedDesignLineId(configuration, group.id, id) === line.id)
  const selected = isSelectedIn.length > 0 && isSelectedIn.every(Boolean)
  return {
    id: line.id,
    name: line.name,
    title: line.title,
    subtitle: line.subtitle || line.description.slice(0, SUBTITLE_LENGTH),
    imageUrl: line.imageUrl,
    selected,
    status:
      group.scope === 'unit'
        ? { [GLOBAL_STATUS]: selected }
        : Object.fromEntries(rooms.map(({ slug }, index) => [slug, isSelectedIn[index] === true])),
    infoByRoomId: Object.fromEntries(
      rooms.map(({ id, slug }, index) => [slug, roomInfo(configuration, line, id, isSelectedIn[index] === true)]),
    ),
  }
}

interface FittedOption {
  readonly entry: PreparedItem
  readonly option: number
}

function roomInfo(
  configuration: Configuration,
  line: DesignLine,
  roomId: string,
  isSelected: boolean,
): DesignLineRoomInfo {
  const { prepared, itemTable, lineItemTable } = configuration
  const products = new Set(line.productIds)
  const fitted = prepared.itemsOfRoom[prepared.roomIndexById.get(roomId)!]!.flatMap((index): FittedOption[] => {
    const entry = prepared.items[index]!
    const option = entry.item.options.findIndex(({ productId }) => products.has(productId))
    return option === -1 ? [] : [{ entry, option }]
  })
  const counting = fitted.filter(({ entry }) => lineItemTable.get(entry.lineItemIndex, LineItemField.counts) === 1)
  const listProducts = (options: readonly FittedOption[]) => [
    ...new Set(options.map(({ entry, option }) => entry.item.options[option]!.productId)),
  ]
  return {
    productIds: listProducts(fitted),
    previewProductIds: listProducts(fitted.toSorted(byPreviewTrade)).slice(0, PREVIEW_LIMIT),
    basePrice: counting.reduce((sum, { entry, option }) => sum + entry.options[option]!.relativeTotal, 0),
    completed:
      isSelected &&
      !roomState(configuration, roomId).locked &&
      counting.every(({ entry }) => itemTable.get(entry.index, ItemField.progress) !== Progress.pending),
    defactoSelected: fitted.every(({ entry, option }) => itemTable.get(entry.index, ItemField.defacto) === option),
  }
}

function byPreviewTrade(a: FittedOption, b: FittedOption): number {
  const rank = ({ entry }: FittedOption) => {
    const position = PREVIEW_TRADES.indexOf(entry.item.trade)
    return position === -1 ? PREVIEW_TRADES.length : position
  }
  return rank(a) - rank(b)
}
