import { describe, expect, it } from 'vitest'
import type { DoorPlan, FurniturePlan, Point, Rect } from './building.types.ts'
import { getSymbol } from './furniture-symbols.ts'
import { computeBounds, isInside } from './geometry.ts'
import { LAYOUT_IDS, LAYOUTS } from './layouts.ts'
import { corners, door, piece } from './plan-parts.ts'

const levels = LAYOUT_IDS.flatMap((id) =>
  LAYOUTS[id].plan.levels.map((level, at) => ({ name: `${id}, level ${at}`, level })),
)

/** Where a leaf passes as it opens: along it from the hinge and out of the wall, metres, as a point of the plan. */
function getPlace(
  { at: [x, y], along, width, thickness, hinge, swing }: DoorPlan,
  angle: number,
  radius: number,
): Point {
  const length = hinge * (width / 2 - radius * Math.cos(angle))
  const across = swing * (thickness / 2 + radius * Math.sin(angle))
  return along === 'x' ? [x + length, y + across] : [x + across, y + length]
}

/** Points all over the quarter of a circle that a leaf needs. */
function getSweep(leaf: DoorPlan): Point[] {
  const steps = Array.from({ length: 13 }, (_, at) => at / 12)
  return steps.flatMap((turn) => steps.slice(2).map((part) => getPlace(leaf, (turn * Math.PI) / 2, part * leaf.width)))
}

function areCrossing(a: DoorPlan, b: DoorPlan): boolean {
  const quarter = [
    getPlace(b, 0, 0),
    ...Array.from({ length: 13 }, (_, at) => getPlace(b, (at * Math.PI) / 24, b.width)),
  ]
  return getSweep(a).some((point) => isInside(point, quarter))
}

function isInTheWay(leaf: DoorPlan, furniture: FurniturePlan): boolean {
  const points = getSymbol(furniture).flatMap((stroke) => (stroke.kind === 'circle' ? [] : stroke.points))
  const [x0, y0, x1, y1]: Rect = computeBounds(points.length > 0 ? points : [furniture.at])
  const shape = corners([x0 + 0.01, y0 + 0.01, x1 - 0.01, y1 - 0.01])
  return getSweep(leaf).some((point) => isInside(point, shape))
}

describe('doors of the flats', () => {
  it.each(levels)('$name: every leaf opens without meeting another one or furniture', ({ level }) => {
    const leaves = level.doors.filter(({ kind }) => kind !== 'passage')
    const crossing = leaves.flatMap((a, at) =>
      leaves.slice(at + 1).filter((b) => areCrossing(a, b) || areCrossing(b, a)),
    )
    expect(crossing.map(({ at }) => at)).toEqual([])
    const blocked = leaves.flatMap((leaf) => level.furniture.filter((furniture) => isInTheWay(leaf, furniture)))
    expect(blocked).toEqual([])
  })

  it('would be seen in the way of each other and of a wardrobe', () => {
    const leaf = door('x', [1, 0], -1, 1)
    expect(areCrossing(leaf, door('x', [1.6, 0], 1, 1))).toBe(true)
    expect(areCrossing(leaf, door('x', [1.6, 0], 1, -1))).toBe(false)
    expect(isInTheWay(leaf, piece('wardrobe', 1.2, 0.6))).toBe(true)
    expect(isInTheWay(leaf, piece('wardrobe', 1.2, 1.6))).toBe(false)
  })

  it.each(LAYOUT_IDS)('%s: the kitchen is a room of its own, with a door to the living room', (id) => {
    const { levels: floors } = LAYOUTS[id].plan
    const kitchens = floors.flatMap(({ rooms }) => rooms.filter(({ use }) => use === 'kitchen'))
    expect(kitchens).toHaveLength(1)
    const [lowest] = floors
    const isRoom = (use: string, point: Point) =>
      lowest.rooms.some((room) => room.use === use && isInside(point, room.shape))
    const between = lowest.doors.filter(({ kind, along, at: [x, y] }) => {
      const sides = [-0.1, 0.1].map((deep): Point => (along === 'x' ? [x, y + deep] : [x + deep, y]))
      const isBetween = sides.some((side) => isRoom('kitchen', side)) && sides.some((side) => isRoom('living', side))
      return kind === 'leaf' && isBetween
    })
    expect(between).toHaveLength(1)
  })
})
