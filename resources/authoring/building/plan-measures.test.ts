import { describe, expect, it } from 'vitest'
import type { LayoutPlan, LevelPlan } from './building.types.ts'
import { LAYOUT_IDS, LAYOUTS } from './layouts.ts'
import { doorsAt, measureRooms, measureUnits, wallAreaBehind } from './plan-measures.ts'
import { corners, door, entrance, HEIGHT, NAMES, glassDoor, pane, passage, piece, room } from './plan-parts.ts'

/** A hall of 3 m × 2 m in the north, a bath and a living room of 4 m × 3 m in the south. */
const LEVEL: LevelPlan = {
  outline: corners([0, 0, 10, 6]),
  ground: corners([0, 0, 10, 6]),
  rooms: [
    room('living', NAMES.living, 0.4, 0.4, 4.4, 3.4),
    room('hall', NAMES.hall, 0.4, 3.52, 3.4, 5.52),
    room('bath', NAMES.bath, 4.52, 0.4, 6.52, 3.4),
  ],
  doors: [door('x', [1.5, 3.46], 1, 1), door('y', [4.46, 2], 1, 1, 0.76), entrance('x', [2, 5.64], 1, -1)],
  windows: [glassDoor('s', 1, 3), pane('w', 1, 2)],
  furniture: [piece('wc', 5, 0.6, 180), piece('shower', 6, 2.9)],
  stair: null,
  outdoor: null,
}
const plan = (level: Partial<LevelPlan>): LayoutPlan => ({ levels: [{ ...LEVEL, ...level }] })

describe('rooms measured in a plan', () => {
  it('have the floor that is printed, and walls less doors and windows', () => {
    const living = measureRooms(plan({}), ['living'])
    expect(living).toMatchObject({ rooms: 1, area: 12, windows: 2 })
    expect(living.skirting).toBeCloseTo(14 - 0.885 - 0.76 - 2, 5)
    const doors = (0.885 + 0.76) * HEIGHT.door
    const windows = 2 * HEIGHT.window + 1 * (HEIGHT.window - 0.9)
    expect(living.wallArea).toBeCloseTo(14 * HEIGHT.ceiling - doors - windows, 5)
  })

  it('are taken together by their use, and are none where the plan has none', () => {
    expect(measureRooms(plan({}), ['living', 'hall'])).toMatchObject({ rooms: 2, area: 18, windows: 2 })
    expect(measureRooms(plan({}), ['nursery'])).toEqual({ rooms: 0, area: 0, wallArea: 0, skirting: 0, windows: 0 })
  })

  it('have no wall at the stairs in them, but the walls around these', () => {
    const stair = { rect: [4.4, 0.4, 5.4, 3.4], from: 's', isOpening: false } as const
    const { wallArea, skirting } = measureRooms(plan({ stair, doors: [], windows: [] }), ['living'])
    expect(skirting).toBeCloseTo(11, 5)
    expect(wallArea).toBeCloseTo((11 + 5) * HEIGHT.ceiling, 5)
  })

  it('have walls behind the pieces that stand at them', () => {
    const wet = new Set(['wc', 'shower'] as const)
    // South of the WC 2 m, north and east of the shower 2 m and 3 m; the door is in the wall to the west.
    expect(wallAreaBehind(plan({}), ['bath'], wet)).toBeCloseTo(7 * HEIGHT.ceiling, 5)
    expect(wallAreaBehind(plan({}), ['bath'], new Set(['wc'] as const))).toBeCloseTo(2 * HEIGHT.ceiling, 5)
    expect(wallAreaBehind(plan({}), ['hall'], wet)).toBe(0)
  })

  it('have kitchen units at walls, which stop at windows above the worktop', () => {
    // Along the western wall from 0.6 m to 3 m, where a window is from 1 m to 2 m; a counter at the northern wall.
    const furniture = [piece('kitchen', 0.71, 1.8, 90), piece('counter', 3.2, 3.09)]
    const units = measureUnits(plan({ furniture }), 2.2)
    expect(units.length).toBeCloseTo(2.4 + 1.2, 5)
    expect(units.atWall).toBeCloseTo(2.4 - 1 + 1.2, 5)
    expect(units.hidden).toBeCloseTo((2.4 + 1.2) * 2.2 - 1 * (2.2 - 0.9), 5)
  })

  it('have no wall behind units that stand free, and none without units', () => {
    const island = measureUnits(plan({ furniture: [piece('counter', 2.4, 1.9, 0, 2)] }), 2.2)
    expect(island).toEqual({ length: 2, atWall: 0, hidden: 0 })
    expect(measureUnits(plan({}), 2.2)).toEqual({ length: 0, atWall: 0, hidden: 0 })
  })

  it.each(LAYOUT_IDS)('%s: its kitchen units stand at walls', (id) => {
    const noOpenings = LAYOUTS[id].plan.levels.map((level) => ({ ...level, doors: [], windows: [] }))
    const [first, ...more] = noOpenings
    if (first === undefined) throw new Error(`${id} has no level`)
    const { length, atWall } = measureUnits({ levels: [first, ...more] }, 2.2)
    expect(atWall).toBeCloseTo(length, 5)
  })

  it('have doors with a leaf: neither the entrance nor a passage', () => {
    expect(doorsAt(plan({}), ['hall'])).toBe(1)
    expect(doorsAt(plan({}), ['living'])).toBe(2)
    expect(doorsAt(plan({}), ['living'], ['bath'])).toBe(1)
    expect(doorsAt(plan({ doors: [passage('x', [1.5, 3.46], 1.6)] }), ['living'])).toBe(0)
  })

  it.each(LAYOUT_IDS)('%s: every window is in one room and every door is found', (id) => {
    const { plan: layout } = LAYOUTS[id]
    const uses = [...new Set(layout.levels.flatMap(({ rooms }) => rooms.map(({ use }) => use)))]
    const windows = layout.levels.flatMap((level) => level.windows)
    expect(measureRooms(layout, uses).windows).toBe(windows.length)
    const leaves = layout.levels.flatMap(({ doors }) => doors.filter(({ kind }) => kind === 'leaf'))
    expect(doorsAt(layout, uses)).toBe(leaves.length)
    for (const use of uses) expect(measureRooms(layout, [use]).skirting).toBeGreaterThan(0)
  })
})
