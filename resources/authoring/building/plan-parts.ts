import { t } from '../catalogue/family.ts'
import type { Text } from '../catalogue/product.types.ts'
import type {
  DoorPlan,
  FurnitureKind,
  FurniturePlan,
  Point,
  Rect,
  RoomPlan,
  RoomUse,
  Side,
  WindowPlan,
} from './building.types.ts'

/** Thickness of walls in metres. */
export const WALL = { outer: 0.4, party: 0.24, inner: 0.12, pavilion: 0.3 } as const

/** Heights in metres above a floor: its ceiling, as the building specification has it, and the upper edges of windows and doors. */
export const HEIGHT = { ceiling: 2.62, window: 2.38, door: 2.135 } as const

/** Length from west to east and from south to north of a building's outer walls. */
export const FOOTPRINT = { width: 23.76, depth: 13.1 } as const

export const NAMES = {
  hall: t('Diele', 'Hall'),
  living: t('Wohnen/Essen', 'Living area'),
  kitchen: t('Küche', 'Kitchen'),
  bath: t('Bad', 'Bathroom'),
  guestBath: t('Gästebad', 'Guest bathroom'),
  guestWc: t('Gäste-WC', 'Guest WC'),
  bedroom: t('Schlafen', 'Bedroom'),
  nursery: t('Kind', 'Nursery'),
  nursery1: t('Kind 1', 'Nursery 1'),
  nursery2: t('Kind 2', 'Nursery 2'),
  store: t('Abstellen', 'Store'),
  gallery: t('Galerie', 'Gallery'),
} as const

/** The corners of a rectangle, counter-clockwise from the south-west. */
export function corners([x0, y0, x1, y1]: Rect): Point[] {
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ]
}

/** A rectangular room. */
export function room(use: RoomUse, name: Text, ...rect: Rect): RoomPlan {
  return { use, name, shape: corners(rect) }
}

/** A room of any outline; its name stands at `label`. */
export function makeRoom(use: RoomUse, name: Text, label: Point, shape: readonly Point[]): RoomPlan {
  return { use, name, shape, label }
}

const LEAF = 0.885

/** A door in an inner wall of direction `along`. */
export function door(along: 'x' | 'y', at: Point, hinge: -1 | 1, swing: -1 | 1, width = LEAF): DoorPlan {
  return { along, at, hinge, swing, width, thickness: WALL.inner, kind: 'leaf' }
}

/** The door from the stairwell. */
export function entrance(along: 'x' | 'y', at: Point, hinge: -1 | 1, swing: -1 | 1): DoorPlan {
  return { along, at, hinge, swing, width: 1.01, thickness: WALL.party, kind: 'entrance' }
}

/** An opening without a door. */
export function passage(along: 'x' | 'y', at: Point, width: number): DoorPlan {
  return { along, at, hinge: 1, swing: 1, width, thickness: WALL.inner, kind: 'passage' }
}

const OUTER_WALLS: Readonly<Record<Side, readonly [number, number]>> = {
  n: [FOOTPRINT.depth, FOOTPRINT.depth - WALL.outer],
  e: [FOOTPRINT.width, FOOTPRINT.width - WALL.outer],
  s: [0, WALL.outer],
  w: [0, WALL.outer],
}

/** A window in an outer wall. */
export function pane(side: Side, from: number, to: number, sill = 0.9, wall = OUTER_WALLS[side]): WindowPlan {
  return { side, from, to, sill, wall }
}

/** A glazed door to a balcony or terrace, or a window down to the floor. */
export function glassDoor(side: Side, from: number, to: number, wall = OUTER_WALLS[side]): WindowPlan {
  return { side, from, to, sill: 0, wall }
}

/** A piece of furniture; `width` where it can vary. */
export function piece(kind: FurnitureKind, x: number, y: number, turn = 0, width?: number): FurniturePlan {
  return width === undefined ? { kind, at: [x, y], turn } : { kind, at: [x, y], turn, width }
}
