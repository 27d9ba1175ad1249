import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import {
  applyChange,
  chooseDesignLine,
  composeIntents,
  type Configuration,
  type DesignLineChoice,
  designLineGroups,
  type DesignLineGroupView,
  type DesignLineView,
  type Intent,
  itemState,
} from '#shared/domain/index.ts'
import { NO_CHANGE } from '#shared/domain/selections/selections.types.ts'
import type { PictureMapping } from '#shared/domain/look/pictures.ts'
import { panoramaSource } from '#renderer/parts/pictures/panorama-source.ts'
import { withProposals } from '#renderer/dialogs/rules/picks.ts'

/** More questions than these would be no quick beginning (START-4). */
const MOST_AXES = 2
/** Rooms that can be looked at. */
const MOST_ROOMS = 5

/** The line chosen of each group, by the group's id. */
export type Picks = Readonly<Record<string, string>>

/** The questions of a style: the first groups that have several lines. */
export function styleAxes(configuration: Configuration): readonly DesignLineGroupView[] {
  return designLineGroups(configuration)
    .filter(({ designLines, completed }) => designLines.length > 1 && Object.keys(completed).length > 0)
    .slice(0, MOST_AXES)
}

/** What is picked at first: what is chosen already; else the first style, and of what goes with it the cheapest. */
export function firstPicks(axes: readonly DesignLineGroupView[]): Picks {
  return Object.fromEntries(
    axes.flatMap(({ id, designLines }, axis) => {
      const [first] = designLines
      if (first === undefined) return []
      const chosen = designLines.find(({ selected }) => selected)
      const cheapest = designLines.reduce(
        (best, line) => (sumBasePrices(line) < sumBasePrices(best) ? line : best),
        first,
      )
      return [[id, (chosen ?? (axis === 0 ? first : cheapest)).id]]
    }),
  )
}

function sumBasePrices({ infoByRoomId }: DesignLineView): number {
  return Object.values(infoByRoomId).reduce((sum, { basePrice }) => sum + basePrice, 0)
}

/** All picks in all rooms as one write, and what they bring as the buyer's decisions, each to be changed later (START-4). */
export function chooseStyle(configuration: Configuration, picks: Picks): Intent {
  return composeIntents(configuration, [(current) => chooseLines(current, picks), (current) => decide(current, picks)])
}

/**
 * All picks in all rooms. What a deadline holds stays as it is; where a line needs a change elsewhere, the nearest one is
 * made with it.
 */
export function chooseLines(configuration: Configuration, picks: Picks): Intent {
  return composeIntents(
    configuration,
    Object.entries(picks).map(
      ([designLineGroupId, designLineId]) =>
        (current) =>
          chooseLine(current, { designLineGroupId, designLineId, roomId: null }),
    ),
  )
}

function chooseLine(configuration: Configuration, choice: DesignLineChoice): Intent {
  const tried = chooseDesignLine(configuration, choice)
  if (tried.ok) return tried
  const { lockedItems, report } = tried.error
  if (lockedItems.length > 0) return chooseDesignLine(configuration, { ...choice, keepLocked: true })
  return report?.resolvable === true
    ? chooseDesignLine(configuration, { ...choice, choices: withProposals(report, []) })
    : tried
}

/** What is open and has a product of the lines is decided with it. */
function decide(configuration: Configuration, picks: Picks): Intent {
  const { prepared } = configuration
  const products = new Set(
    Object.entries(picks).flatMap(([groupId, lineId]) => [
      ...(prepared.designLines.get(groupId)?.get(lineId)?.products ?? []),
    ]),
  )
  const choices = prepared.items.flatMap(({ item }) => {
    const { pending, defactoProductId } = itemState(configuration, item.id)
    const isOfLine = pending && defactoProductId !== null && products.has(defactoProductId)
    return isOfLine ? [[item.id, { productId: defactoProductId, quantity: null }] as const] : []
  })
  const change = { ...NO_CHANGE, buyerSelections: Object.fromEntries(choices) }
  return applyChange(configuration, change)
}

/** Where people live comes first, then what costs most to look at; the rest in the order of the menu. */
const ROOM_ORDER: readonly Room['roomType'][] = [
  'LIVING_AREA',
  'KITCHEN',
  'BATHROOM_BATHTUB',
  'BATHROOM_FULL',
  'MASTER_BEDROOM',
]

/** Rooms in which a style can be seen: those of the first question that have a picture in layers, at most five. */
export function styleRooms(
  configuration: Configuration,
  [axis]: readonly DesignLineGroupView[],
  mapping: PictureMapping | null,
): readonly Room[] {
  const rank = ({ roomType }: Room) => {
    const place = ROOM_ORDER.indexOf(roomType)
    return place === -1 ? ROOM_ORDER.length : place
  }
  return configuration.prepared.rooms
    .filter((room) => {
      const isSeen = mapping?.rooms.some(({ renderId }) => renderId === room.renderId) === true
      const isFlat = room.mode === 'PRODUCT_SELECTION' && panoramaSource(room, mapping) === null
      return isSeen && isFlat && Object.hasOwn(axis?.completed ?? {}, room.slug)
    })
    .toSorted((a, b) => rank(a) - rank(b) || a.position - b.position)
    .slice(0, MOST_ROOMS)
}
