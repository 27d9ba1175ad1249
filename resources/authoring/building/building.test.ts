import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { modelNodeNames } from '#server/catalogues/package/model-nodes.ts'
import { getFlats, lindenhofUnits } from '../projects/lindenhof-units.ts'
import type { LevelPlan, Point, Rect } from './building.types.ts'
import { computeArea, computeBounds, isInside, getOutdoor, roomsArea } from './geometry.ts'
import { CORE, LINDENHOF_BUILDINGS, placedLevels, SAMPLE_UNITS } from './lindenhof-building.ts'
import { buildingModel } from './model/building-model.ts'
import { FOOTPRINT } from './plan-parts.ts'

const units = LINDENHOF_BUILDINGS.flatMap((building) => building.storeys.flatMap((storey) => storey.units))
const levels = new Set([...units, ...SAMPLE_UNITS].flatMap(({ layout }) => layout.levels))

/** Area of a floor in square metres that two outlines share, looked at every ten centimetres. */
function shared(a: readonly Point[], b: readonly Point[]): number {
  const [x0, y0, x1, y1] = computeBounds(a)
  let hits = 0
  for (let x = x0 + 0.05; x < x1; x += 0.1) {
    for (let y = y0 + 0.05; y < y1; y += 0.1) if (isInside([x, y], a) && isInside([x, y], b)) hits++
  }
  return hits * 0.01
}

/** Rooms and stairs of a level: nothing of one lies in another. */
function getSpaces(level: LevelPlan): (readonly Point[])[] {
  const stair: Rect | undefined = level.stair?.rect
  const corners = stair && [
    [stair[0], stair[1]] as const,
    [stair[2], stair[1]] as const,
    [stair[2], stair[3]] as const,
    [stair[0], stair[3]] as const,
  ]
  return [...level.rooms.map((room) => room.shape), ...(corners === undefined ? [] : [corners])]
}

describe('the buildings', () => {
  it('hold every flat of the project once, on its storey', () => {
    expect(units.map(({ id }) => id)).toEqual([...getFlats('a'), ...getFlats('b')].map(({ id }) => id))
    const project = new Map(lindenhofUnits().map((unit) => [unit.id, unit]))
    for (const storey of LINDENHOF_BUILDINGS.flatMap(({ storeys }) => storeys)) {
      for (const { id, slug, floorSpace } of storey.units) {
        expect(project.get(id)).toMatchObject({ slug, storey: storey.id, floor_space: floorSpace })
      }
    }
    expect(SAMPLE_UNITS.map(({ id }) => id)).toEqual(
      lindenhofUnits()
        .filter((unit) => unit.is_sample)
        .map(({ id }) => id),
    )
  })

  it.each([...units, ...SAMPLE_UNITS])('$slug: rooms and half of what is outside are the floor space', (unit) => {
    const outside = unit.layout.levels.map((level) => getOutdoor(unit.layout, level, unit.floorSpace))
    const counted = outside.reduce((sum, outdoor) => sum + (outdoor?.counted ?? 0), 0)
    expect(roomsArea(unit.layout) + counted).toBeCloseTo(unit.floorSpace, 2)
    expect(outside.filter((outdoor) => outdoor !== null)).toHaveLength(1)
    for (const outdoor of outside) if (outdoor !== null) expect(outdoor.area).toBeLessThan(16.5)
  })

  it('have rooms that lie inside their unit and nowhere overlap', () => {
    for (const level of levels) {
      const spaces = getSpaces(level)
      for (const [at, space] of spaces.entries()) {
        expect(Math.abs(shared(space, level.outline) - shared(space, space))).toBeLessThan(0.02)
        for (const other of spaces.slice(at + 1)) expect(shared(space, other)).toBe(0)
      }
    }
  })

  it('are filled by units and stairwell without overlapping', () => {
    for (const building of LINDENHOF_BUILDINGS) {
      for (const [storeyIndex] of building.storeys.entries()) {
        const grounds = placedLevels(building)
          .filter((placed) => placed.storeyIndex === storeyIndex && placed.levelIndex === 0)
          .map(({ level }) => level.ground)
        const area = [...grounds, CORE].reduce((sum, ground) => sum + computeArea(ground), 0)
        // A loggia is let into the southern wall.
        expect(FOOTPRINT.width * FOOTPRINT.depth - area).toBeGreaterThanOrEqual(-0.01)
        expect(FOOTPRINT.width * FOOTPRINT.depth - area).toBeLessThan(2.2)
      }
    }
  })

  it('have every door and window in a wall between a room and what is beside it', () => {
    for (const level of levels) {
      const inRoom = (point: Point) => getSpaces(level).some((space) => isInside(point, space))
      for (const { at, along, thickness, kind } of level.doors) {
        const deep = thickness / 2 + 0.05
        const sides = [-deep, deep].map(
          (across): Point => (along === 'x' ? [at[0], at[1] + across] : [at[0] + across, at[1]]),
        )
        expect(inRoom(at)).toBe(false)
        expect(sides.filter(inRoom), `door at ${at.join()}`).toHaveLength(kind === 'entrance' ? 1 : 2)
      }
      for (const { side, from, to, wall } of level.windows) {
        const inner = wall[1] + Math.sign(wall[1] - wall[0]) * 0.05
        for (const along of [from + 0.02, to - 0.02]) {
          const point: Point = side === 'n' || side === 's' ? [along, inner] : [inner, along]
          expect(inRoom(point), `window at ${point.join()}`).toBe(true)
        }
      }
    }
  })
})

describe('the model', () => {
  it('has a node for every unit, named by its id, and weighs less than a megabyte', async () => {
    const bytes = Buffer.from(await buildingModel())
    expect(bytes.length).toBeLessThan(1_000_000)
    const folder = await mkdtemp(join(tmpdir(), 'model-'))
    await writeFile(join(folder, 'building.glb'), bytes)
    const names = await modelNodeNames(join(folder, 'building.glb'))
    await rm(folder, { recursive: true })
    for (const { id } of units) expect(names).toContain(id)
    for (const name of ['haus-a', 'haus-b', 'haus-a-roof', 'haus-b-stairs', 'ground', 'trees']) {
      expect(names).toContain(name)
    }
  })
})
