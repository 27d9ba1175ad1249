import type { BuildingPlan, Point } from '../building.types.ts'
import { CORE, levelElevation, placedLevels, STOREY_HEIGHT } from '../lindenhof-building.ts'
import { corners, FOOTPRINT } from '../plan-parts.ts'
import { DOOR_AT, SITE, TREES } from '../site.ts'
import { buildWalls } from './facade.ts'
import { box, extrude, type MaterialName, Mesh, type Placement, type Vertex } from './mesh.ts'

const PARAPET = 0.35

/** Stairwell with the house door and a window on every landing, and the plinth under everything. */
export function coreMesh({ storeys }: BuildingPlan, placement: Placement, plaster: MaterialName): Mesh {
  const mesh = new Mesh(placement)
  const base = storeys[0]?.elevation ?? 0
  extrude(mesh, corners([0, 0, FOOTPRINT.width, FOOTPRINT.depth]), [0, base], {
    side: 'concrete',
    top: 'concrete',
    bottom: null,
  })
  const neighbours = storeys[0]?.units.map(({ layout }) => layout.levels[0].ground) ?? []
  for (const [at, { elevation }] of storeys.entries()) {
    const wall = [FOOTPRINT.depth, FOOTPRINT.depth - 0.4] as const
    const isDoor = at === 0
    const windows = [
      { side: 'n' as const, from: isDoor ? 8.9 : 9.1, to: isDoor ? 11.1 : 10.9, sill: isDoor ? 0 : 0.5, wall },
    ]
    const level = {
      outline: CORE,
      ground: CORE,
      rooms: [],
      doors: [],
      windows,
      furniture: [],
      stair: null,
      outdoor: null,
    }
    buildWalls(mesh, level, [elevation, elevation + STOREY_HEIGHT], neighbours, plaster)
  }
  box(mesh, [8.4, FOOTPRINT.depth, 2.78], [11.6, FOOTPRINT.depth + 1.4, 2.92], 'frame')
  box(mesh, [8.6, FOOTPRINT.depth, 0], [11.4, FOOTPRINT.depth + 1.5, 0.28], 'paving')
  return mesh
}

/** The roof over the storeys with its parapet, the one over the set-back floor, and panels on it. */
export function roofMesh(building: BuildingPlan, placement: Placement): Mesh {
  const mesh = new Mesh(placement)
  const last = building.storeys.at(-1)
  if (last === undefined) return mesh
  const height = last.elevation + STOREY_HEIGHT
  const { width, depth } = FOOTPRINT
  extrude(mesh, corners([0.3, 0.3, width - 0.3, depth - 0.3]), [height, height + 0.02], {
    side: null,
    top: 'sedum',
    bottom: null,
  })
  parapet(mesh, [0, 0, width, depth], [height - 0.02, height + PARAPET], 0.3)
  const upper = placedLevels(building).filter(({ levelIndex }) => levelIndex > 0)
  for (const { level } of upper) {
    const [x0, y0] = level.ground[0] ?? [0, 0]
    const [x1, y1] = level.ground[2] ?? [0, 0]
    const top = levelElevation(last.elevation, 1) + STOREY_HEIGHT - 0.1
    box(mesh, [x0 - 0.35, y0 - 0.6, top], [x1 + 0.35, y1 + 0.35, top + 0.26], 'frame')
    extrude(mesh, corners([x0, y0 - 0.2, x1, y1]), [top + 0.26, top + 0.28], {
      side: null,
      top: 'gravel',
      bottom: null,
    })
    for (let x = x0 + 0.8; x + 1.7 < x1; x += 2) {
      for (let y = y0 + 1; y + 1.2 < y1; y += 1.9) panel(mesh, x, y, top + 0.28)
    }
  }
  for (let x = 1.2; x + 1.7 < 6.4; x += 2) {
    for (let y = 2; y + 1.2 < 12; y += 1.9) panel(mesh, x, y, height + 0.02)
  }
  return mesh
}

function parapet(
  mesh: Mesh,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  [low, high]: readonly [number, number],
  thick: number,
): void {
  box(mesh, [x0, y0, low], [x1, y0 + thick, high], 'concrete')
  box(mesh, [x0, y1 - thick, low], [x1, y1, high], 'concrete')
  box(mesh, [x0, y0 + thick, low], [x0 + thick, y1 - thick, high], 'concrete')
  box(mesh, [x1 - thick, y0 + thick, low], [x1, y1 - thick, high], 'concrete')
}

/** A solar panel, tilted to the south. */
function panel(mesh: Mesh, x: number, y: number, height: number): void {
  const [low, high] = [height + 0.08, height + 0.34]
  const front: readonly [Vertex, Vertex] = [
    [x, y, low],
    [x + 1.7, y, low],
  ]
  const back: readonly [Vertex, Vertex] = [
    [x + 1.7, y + 1.05, high],
    [x, y + 1.05, high],
  ]
  mesh.face('panel', ...front, ...back)
  mesh.face('frame', [x + 1.7, y + 1.05, height], [x, y + 1.05, height], back[1], back[0])
}

const ON_SITE: Placement = { position: [0, 0], mirroredIn: null }

/** Lawn with the paths to both doors, and hedges. */
export function groundMesh(buildings: readonly BuildingPlan[]): Mesh {
  const mesh = new Mesh(ON_SITE)
  extrude(mesh, ring(SITE.middle, 44, 48), [-0.4, 0], { side: 'lawn', top: 'lawn', bottom: null })
  const [streetWest, street, streetEast, streetNorth] = SITE.street
  box(mesh, [streetWest, street, 0], [streetEast, streetNorth, 0.03], 'paving')
  for (const { isMirrored, position } of buildings) {
    const door = position[0] + (isMirrored ? FOOTPRINT.width - DOOR_AT : DOOR_AT)
    const half = SITE.wayWidth / 2
    box(mesh, [door - half, position[1] + FOOTPRINT.depth + 1.5, 0], [door + half, street, 0.03], 'paving')
    for (const x of [position[0] - 0.3, position[0] + FOOTPRINT.width / 2, position[0] + FOOTPRINT.width - 0.5]) {
      box(mesh, [x, position[1] - 6.5, 0], [x + 0.8, position[1] - 3.6, 0.9], 'leaves-dark')
    }
    box(
      mesh,
      [position[0] - 0.3, position[1] - 7.1, 0],
      [position[0] + FOOTPRINT.width + 0.3, position[1] - 6.4, 0.8],
      'leaves',
    )
  }
  const [x0, y0, x1, y1] = SITE.between
  box(mesh, [x0, y0, 0], [x1, y1, 0.03], 'paving')
  return mesh
}

/** The trees of the garden, each a trunk and three faceted crowns. */
export function treesMesh(): Mesh {
  const mesh = new Mesh(ON_SITE)
  for (const [
    at,
    {
      at: [x, y],
      height,
    },
  ] of TREES.entries()) {
    extrude(mesh, ring([x, y], 0.02 * height, 6), [0, height * 0.5], { side: 'trunk', top: null, bottom: null })
    const material = at % 2 === 0 ? 'leaves' : 'leaves-dark'
    crown(mesh, [x, y, height * 0.66], height * 0.26, at, material)
    crown(mesh, [x + height * 0.12, y - height * 0.07, height * 0.54], height * 0.18, at + 3, material)
    crown(mesh, [x - height * 0.11, y + height * 0.08, height * 0.5], height * 0.17, at + 5, material)
  }
  return mesh
}

function ring([x, y]: Point, radius: number, count: number): Point[] {
  return Array.from({ length: count }, (_, at): Point => {
    const angle = (at / count) * 2 * Math.PI
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}

/** A ball with flat faces, each corner a little further out or in. */
function crown(mesh: Mesh, [x, y, z]: Vertex, radius: number, seed: number, material: MaterialName): void {
  const [rows, columns] = [6, 9]
  const at = (row: number, column: number): Vertex => {
    const tilt = (row / rows) * Math.PI
    const turn = ((column % columns) / columns + (row % 2) / (2 * columns)) * 2 * Math.PI
    const isPole = row === 0 || row === rows
    const reach = radius * (isPole ? 0.95 : 0.88 + 0.2 * unevenness(row, column % columns, seed))
    return [
      x + reach * Math.sin(tilt) * Math.cos(turn),
      y + reach * Math.sin(tilt) * Math.sin(turn),
      z - reach * 1.12 * Math.cos(tilt),
    ]
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [a, b, c, d] = [at(row, column), at(row, column + 1), at(row + 1, column + 1), at(row + 1, column)]
      if (row > 0) mesh.face(material, a, b, c)
      if (row < rows - 1) mesh.face(material, a, c, d)
    }
  }
}

/** A fixed number from 0 to 1 for three whole ones. */
function unevenness(a: number, b: number, c: number): number {
  const mixed = Math.imul(a * 73_856_093 + b * 19_349_663 + c * 83_492_791 + 1, 2_654_435_761) >>> 0
  return mixed / 4_294_967_295
}
