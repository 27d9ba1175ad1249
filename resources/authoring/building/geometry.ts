import type { LayoutPlan, LevelPlan, OutdoorPlan, Point, Rect, RoomPlan } from './building.types.ts'

/** What is outside counts by half in the floor space. */
export const OUTDOOR_SHARE = 0.5

/** Area inside an outline, m²; positive whatever its direction. */
export function computeArea(shape: readonly Point[]): number {
  return Math.abs(signedArea(shape))
}

/** Area inside an outline, m²; positive when it runs counter-clockwise. */
export function signedArea(shape: readonly Point[]): number {
  return listEdges(shape).reduce((sum, [from, to]) => sum + from[0] * to[1] - to[0] * from[1], 0) / 2
}

/** The sides of an outline, the last one back to its beginning. */
export function listEdges(shape: readonly Point[]): (readonly [from: Point, to: Point])[] {
  return shape.flatMap((from, at) => {
    const to = shape[(at + 1) % shape.length]
    return to === undefined ? [] : [[from, to] as const]
  })
}

/** Whether a point lies inside an outline. */
export function isInside([x, y]: Point, shape: readonly Point[]): boolean {
  const crossed = listEdges(shape).filter(
    ([[x0, y0], [x1, y1]]) => y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0,
  )
  return crossed.length % 2 === 1
}

/** The rectangle around some points. */
export function computeBounds(points: readonly Point[]): Rect {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** Area of a room in m², to two places as it is printed. */
export function roomArea(room: RoomPlan): number {
  return Math.round(computeArea(room.shape) * 100) / 100
}

/** What a unit has outside, with its depth worked out. */
export interface Outdoor {
  readonly kind: OutdoorPlan['kind']
  readonly rect: Rect
  /** m². */
  readonly area: number
  /** m² that count in the floor space. */
  readonly counted: number
}

/** Area of all rooms of a layout, m². */
export function roomsArea({ levels }: LayoutPlan): number {
  return Math.round(levels.reduce((sum, { rooms }) => sum + computeSum(rooms.map(roomArea)), 0) * 100) / 100
}

/**
 * The balcony, loggia or terrace of a level: as deep as the unit's floor space (m²) leaves, so that what is
 * printed adds up to it. Null where the level has none. Throws when the rooms leave nothing for it.
 */
export function getOutdoor(layout: LayoutPlan, level: LevelPlan, floorSpace: number): Outdoor | null {
  const { outdoor } = level
  if (outdoor === null) return null
  const counted = Math.round((floorSpace - roomsArea(layout)) * 100) / 100
  const area = counted / OUTDOOR_SHARE
  const [from, to] = outdoor.x
  const depth = area / (to - from)
  if (depth < 0.8) throw new Error(`the rooms of ${floorSpace} m² leave only ${area} m² outside`)
  return { kind: outdoor.kind, rect: [from, outdoor.north - depth, to, outdoor.north], area, counted }
}

function computeSum(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
