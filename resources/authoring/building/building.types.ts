import type { Text } from '../catalogue/product.types.ts'

/** Metres: x to the east, y to the north, origin in the south-western corner of the building's outer walls. */
export type Point = readonly [x: number, y: number]

/** `[x0, y0, x1, y1]`, metres. */
export type Rect = readonly [x0: number, y0: number, x1: number, y1: number]

export type Side = 'n' | 'e' | 's' | 'w'

export type RoomUse =
  | 'hall'
  | 'living'
  | 'kitchen'
  | 'bath'
  | 'guest-bath'
  | 'bedroom'
  | 'nursery'
  | 'store'
  | 'gallery'
  | 'dressing'

/** A room between the inner faces of its walls. */
export interface RoomPlan {
  readonly use: RoomUse
  readonly name: Text
  readonly shape: readonly Point[]
  /** Where its name stands, when not in the middle of its first part. */
  readonly label?: Point
}

export interface DoorPlan {
  /** Middle of the opening, in the middle of the wall. */
  readonly at: Point
  /** Direction of the wall. */
  readonly along: 'x' | 'y'
  readonly width: number
  readonly thickness: number
  /** End of the opening at which the leaf hangs: −1 = the lower coordinate. */
  readonly hinge: -1 | 1
  /** Side to which it opens: 1 = towards higher coordinates. */
  readonly swing: -1 | 1
  readonly kind: 'entrance' | 'leaf' | 'passage'
}

export interface WindowPlan {
  readonly side: Side
  /** Along the wall. */
  readonly from: number
  readonly to: number
  /** Height of the sill above the floor; 0 = a door to the outside. */
  readonly sill: number
  /** Coordinates of the wall's outer and inner face. */
  readonly wall: readonly [outer: number, inner: number]
}

/** Balcony, loggia or terrace, on the south; how deep it is follows from the unit's floor space. */
export interface OutdoorPlan {
  readonly kind: 'balcony' | 'loggia' | 'roof-terrace'
  readonly x: readonly [from: number, to: number]
  /** Its northern edge, at the wall. */
  readonly north: number
}

export interface StairPlan {
  readonly rect: Rect
  /** Side of its first step. */
  readonly from: Side
  /** Only the opening in the floor, as the upper level has it. */
  readonly isOpening: boolean
}

export type FurnitureKind =
  | 'double-bed'
  | 'bed'
  | 'wardrobe'
  | 'sofa'
  | 'armchair'
  | 'low-table'
  | 'table'
  | 'kitchen'
  | 'counter'
  | 'desk'
  | 'shelf'
  | 'wc'
  | 'basin'
  | 'tub'
  | 'shower'
  | 'washer'
  | 'plant'
  | 'lounger'

/** A piece seen from above; turned 0 its back is to the north. */
export interface FurniturePlan {
  readonly kind: FurnitureKind
  readonly at: Point
  /** Degrees, counter-clockwise. */
  readonly turn: number
  readonly width?: number
}

/** One floor of a unit. */
export interface LevelPlan {
  /** Outer faces of the outer walls and the whole thickness of walls to neighbours. */
  readonly outline: readonly Point[]
  /** To the middle of walls to neighbours: outlines of one storey touch and do not overlap. */
  readonly ground: readonly Point[]
  readonly rooms: readonly RoomPlan[]
  readonly doors: readonly DoorPlan[]
  readonly windows: readonly WindowPlan[]
  readonly furniture: readonly FurniturePlan[]
  readonly stair: StairPlan | null
  readonly outdoor: OutdoorPlan | null
}

/** A unit's floors, lowest first. */
export interface LayoutPlan {
  readonly levels: readonly [LevelPlan, ...LevelPlan[]]
}

/** A unit in its building. */
export interface BuildingUnit {
  /** As in project.json. */
  readonly id: string
  readonly slug: string
  readonly layout: LayoutPlan
  /** m², as in project.json: rooms and half of what is outside. */
  readonly floorSpace: number
}

export interface StoreyPlan {
  /** As in project.json. */
  readonly id: string
  /** Floor level above the ground, metres. */
  readonly elevation: number
  readonly units: readonly BuildingUnit[]
}

export interface BuildingPlan {
  /** As in project.json. */
  readonly id: string
  readonly letter: 'A' | 'B'
  /** Whether east and west are exchanged. */
  readonly isMirrored: boolean
  /** Where its origin stands on the site. */
  readonly position: Point
  readonly storeys: readonly StoreyPlan[]
}
