import { assertNever } from '#shared/domain/kernel/assert-never.ts'
import type { BuildingPlan, Rect } from '../building.types.ts'
import { type Outdoor, getOutdoor } from '../geometry.ts'
import { CORE, levelElevation, type PlacedLevel, placedLevels, STOREY_HEIGHT } from '../lindenhof-building.ts'
import { buildWalls } from './facade.ts'
import { box, extrude, type MaterialName, Mesh, type Placement } from './mesh.ts'

/** Height of a railing above the floor, metres. */
const RAILING = 1.05
const BAR_EVERY = 0.16

/** The body of one unit: walls with windows, floor and ceiling, and what it has outside. */
export function unitMesh(building: BuildingPlan, unitId: string, placement: Placement, plaster: MaterialName): Mesh {
  const mesh = new Mesh(placement)
  const all = placedLevels(building)
  for (const placed of all.filter(({ unit }) => unit.id === unitId)) {
    const { unit, level, levelIndex, storeyIndex } = placed
    const elevation = levelElevation(building.storeys[storeyIndex]?.elevation ?? 0, levelIndex)
    const top = elevation + (levelIndex > 0 ? STOREY_HEIGHT - 0.1 : STOREY_HEIGHT)
    const facade = levelIndex > 0 ? 'larch' : plaster
    buildWalls(mesh, level, [elevation, top], findNeighbours(placed, all), facade)
    extrude(mesh, level.ground, [elevation, top], { side: null, top: 'inside', bottom: 'inside' })
    const outdoor = getOutdoor(unit.layout, level, unit.floorSpace)
    if (outdoor !== null) buildOutdoor(mesh, outdoor, elevation, storeyIndex)
  }
  return mesh
}

function findNeighbours({ unit, levelIndex, storeyIndex }: PlacedLevel, all: readonly PlacedLevel[]) {
  const others = all
    .filter((other) => other.storeyIndex === storeyIndex && other.levelIndex === levelIndex && other.unit !== unit)
    .map(({ level }) => level.ground)
  return levelIndex === 0 ? [...others, CORE] : others
}

function buildOutdoor(mesh: Mesh, { kind, rect }: Outdoor, elevation: number, storeyIndex: number): void {
  const [x0, y0, x1, y1] = rect
  if (storeyIndex === 0) {
    box(mesh, [x0, y0, 0], [x1, y1, 0.28], 'deck')
    return
  }
  switch (kind) {
    case 'balcony':
    case 'loggia':
      box(mesh, [x0, y0, elevation - 0.2], [x1, Math.min(y1, 0), elevation], 'concrete')
      buildRailing(mesh, [x0, y0, x1, 0], elevation)
      return
    case 'roof-terrace':
      box(mesh, [x0, y0, elevation - 0.04], [x1, y1, elevation + 0.06], 'deck')
      buildRailing(mesh, rect, elevation + 0.06)
      return
    default:
      assertNever(kind)
  }
}

/** Bars on the three open sides. */
function buildRailing(mesh: Mesh, [x0, y0, x1, y1]: Rect, floor: number): void {
  const [low, high] = [floor + 0.04, floor + RAILING]
  box(mesh, [x0, y0, high - 0.04], [x1, y0 + 0.05, high], 'frame')
  box(mesh, [x0, y0, high - 0.04], [x0 + 0.05, y1, high], 'frame')
  box(mesh, [x1 - 0.05, y0, high - 0.04], [x1, y1, high], 'frame')
  const bar = (x: number, y: number) => box(mesh, [x, y, low], [x + 0.022, y + 0.022, high], 'frame')
  for (let x = x0 + 0.02; x < x1; x += BAR_EVERY) bar(x, y0 + 0.015)
  for (let y = y0 + BAR_EVERY; y < y1; y += BAR_EVERY) {
    bar(x0 + 0.015, y)
    bar(x1 - 0.035, y)
  }
}
