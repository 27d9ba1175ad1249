import type { LayoutPlan, RoomUse } from '../building/building.types.ts'
import { getOutdoor } from '../building/geometry.ts'
import { doorsAt, measureRooms, measureUnits, type RoomMeasures, wallAreaBehind } from '../building/plan-measures.ts'
import { ROOM_SLUGS, type RoomSlug } from './item.types.ts'

/** What is cut off and thrown away when coverings are laid: billed with the area, as the trade does. */
export const WASTE = 0.05

/**
 * Rooms of the plan that a room of the catalogue stands for: their floors and walls. The gallery is a second living
 * room (its switches are the hallway's, see `switchQuantities`), a dressing room opens into the bedroom. Storage and
 * utility rooms keep what the building specification says: nothing is chosen there.
 */
export const ROOM_USES = {
  hallway: ['hall'],
  living: ['living', 'gallery'],
  kitchen: ['kitchen'],
  bathroom: ['bath'],
  'guest-bathroom': ['guest-bath'],
  bedroom: ['bedroom', 'dressing'],
  nursery: ['nursery'],
} as const satisfies Partial<Record<RoomSlug, readonly RoomUse[]>>
type PlannedRoom = keyof typeof ROOM_USES

const isPlanned = (slug: RoomSlug): slug is PlannedRoom => Object.hasOwn(ROOM_USES, slug)
const PLANNED_ROOMS = ROOM_SLUGS.filter(isPlanned)

/** Tiles of the guest bathroom go up behind these. */
const WET = new Set(['basin', 'wc', 'shower'] as const)

/** Height of kitchen units, wall cabinets included, metres: nobody paints behind them. */
const UNITS_HEIGHT = 2.2

/** Switches and sockets of one nursery. */
const NURSERY_SWITCHES = 8

/** Living space with a heating circuit of its own: one controller each. */
const HEATED = ['living', 'gallery', 'kitchen', 'bedroom', 'nursery', 'bath', 'guest-bath'] as const

/** Rooms that one only passes through or stays in for a moment: one motion sensor each. */
const PASSED = ['hall', 'gallery', 'bath', 'guest-bath'] as const

/** Rooms of the catalogue that a plan has none of. */
export function roomsMissingIn(layout: LayoutPlan): PlannedRoom[] {
  return PLANNED_ROOMS.filter((slug) => measureRooms(layout, ROOM_USES[slug]).rooms === 0)
}

/**
 * How much of each item a flat needs, by item id, from its plan: m² and m to one decimal, pieces whole. `floorSpace`
 * (m²) says how large the balcony is. Items that are not named need one piece, or what their author says: where a
 * buyer chooses the number (lamps, sockets), the plan does not know it.
 */
export function planQuantities(layout: LayoutPlan, floorSpace: number): Record<string, number> {
  const room = (slug: PlannedRoom) => measureRooms(layout, ROOM_USES[slug])
  return {
    ...surfaceQuantities(layout, floorSpace, room),
    ...kitchenQuantities(layout),
    ...openingQuantities(layout, room),
    ...switchQuantities(layout),
  }
}

type Measure = (slug: PlannedRoom) => RoomMeasures

/** Coverings with waste, paint and ceilings as the surface is. */
function surfaceQuantities(layout: LayoutPlan, floorSpace: number, room: Measure): Record<string, number> {
  const covering = (squareMetres: number) => tenths(squareMetres * (1 + WASTE))
  const floors = PLANNED_ROOMS.map((slug) => [`${slug}-floor`, covering(room(slug).area)] as const)
  const painted = (['hallway', 'living', 'bedroom', 'nursery'] as const).map(
    (slug) => [`${slug}-wall-colour`, tenths(room(slug).wallArea)] as const,
  )
  const outside = layout.levels.map((level) => getOutdoor(layout, level, floorSpace)?.area ?? 0)
  return {
    ...Object.fromEntries([...floors, ...painted]),
    'kitchen-wall-colour': tenths(room('kitchen').wallArea - measureUnits(layout, UNITS_HEIGHT).hidden),
    'living-skirting': tenths(room('living').skirting),
    'bathroom-wall-tiles': covering(room('bathroom').wallArea),
    'guest-bathroom-wall-tiles': covering(wallAreaBehind(layout, ROOM_USES['guest-bathroom'], WET)),
    'bad-360-ceiling': tenths(room('bathroom').area),
    'floor-plan-terrace': covering(outside.reduce((sum, area) => sum + area, 0)),
  }
}

/** The worktop runs on under a window; what goes up the wall and hangs on it stops there. */
function kitchenQuantities(layout: LayoutPlan): Record<string, number> {
  const { length, atWall } = measureUnits(layout, UNITS_HEIGHT)
  return {
    'kitchen-worktop': tenths(length),
    'kitchen-splashback': tenths(atWall),
    'kitchen-cabinet-light': tenths(atWall),
  }
}

/**
 * Doors and windows. The door between kitchen and living room is part of the wall that it stands in (item
 * `floor-plan-kitchen-wall`), with its handle: who leaves out the wall has none.
 */
function openingQuantities(layout: LayoutPlan, room: Measure): Record<string, number> {
  const windows = layout.levels.reduce((sum, level) => sum + level.windows.length, 0)
  const livingWindows = room('living').windows
  const [bedroomDoors, nurseryDoors] = [doorsAt(layout, ['bedroom']), doorsAt(layout, ['nursery'])]
  const hallwayDoors = getLeaves(layout) - bedroomDoors - nurseryDoors - doorsAt(layout, ['kitchen'], ['living'])
  return {
    'hallway-door': hallwayDoors,
    'bedroom-door': bedroomDoors,
    'nursery-door': nurseryDoors,
    'hallway-door-handle': hallwayDoors + bedroomDoors + nurseryDoors,
    'windows-frame': windows,
    'windows-glazing': windows,
    'windows-handle': windows,
    'windows-alarm': windows,
    'living-blinds': livingWindows,
    'windows-blinds': windows - livingWindows,
  }
}

function getLeaves({ levels }: LayoutPlan): number {
  return levels.reduce((sum, { doors }) => sum + doors.filter(({ kind }) => kind === 'leaf').length, 0)
}

/**
 * What no plan shows, by rule: in the hallway a switch at the entrance and at each door and two sockets, two more
 * switches where stairs go up; for nurseries, controllers and sensors so many a room. Here the gallery belongs to the
 * hallway, although its floor and walls are the living room's: one comes up into it and passes through it to doors.
 */
function switchQuantities(layout: LayoutPlan): Record<string, number> {
  const atStairs = layout.levels.length > 1 ? 2 : 0
  return {
    'hallway-switches': 1 + doorsAt(layout, ['hall', 'gallery']) + 2 + atStairs,
    'nursery-switches': NURSERY_SWITCHES * measureRooms(layout, ['nursery']).rooms,
    'smart-home-thermostat': measureRooms(layout, HEATED).rooms,
    'smart-home-motion-sensor': measureRooms(layout, PASSED).rooms,
  }
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
