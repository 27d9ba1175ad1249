import { ShapeUtils, Vector2 } from 'three'
import type { Point } from '../building.types.ts'
import { listEdges, signedArea } from '../geometry.ts'
import { corners } from '../plan-parts.ts'

/** Metres: x to the east, y to the north, height above the ground. */
export type Vertex = readonly [x: number, y: number, height: number]

export const MATERIALS = {
  'render-white': { color: '#efebe3', roughness: 0.92, metalness: 0 },
  'render-clay': { color: '#c9b49a', roughness: 0.92, metalness: 0 },
  larch: { color: '#b3906c', roughness: 0.8, metalness: 0 },
  glass: { color: '#8aa2b0', roughness: 0.1, metalness: 0.15 },
  frame: { color: '#3b3d3f', roughness: 0.5, metalness: 0.4 },
  concrete: { color: '#d3cdc2', roughness: 0.9, metalness: 0 },
  inside: { color: '#f6f2ea', roughness: 1, metalness: 0 },
  deck: { color: '#a98d6f', roughness: 0.85, metalness: 0 },
  gravel: { color: '#b7b2a8', roughness: 1, metalness: 0 },
  sedum: { color: '#8c9a6c', roughness: 1, metalness: 0 },
  panel: { color: '#1d2733', roughness: 0.25, metalness: 0.5 },
  lawn: { color: '#8ea56c', roughness: 1, metalness: 0 },
  paving: { color: '#c8c1b4', roughness: 0.95, metalness: 0 },
  leaves: { color: '#6b8650', roughness: 1, metalness: 0 },
  'leaves-dark': { color: '#557043', roughness: 1, metalness: 0 },
  trunk: { color: '#7a6552', roughness: 1, metalness: 0 },
} as const
export type MaterialName = keyof typeof MATERIALS

/** Where a building stands; mirrored ones exchange east and west within their length. */
export interface Placement {
  readonly position: Point
  readonly mirroredIn: number | null
}

interface Part {
  readonly positions: number[]
  readonly indices: number[]
}

/** Triangles by material, in glTF's axes (y up, z to the south). Without normals: viewers shade such faces flat. */
export class Mesh {
  readonly parts = new Map<MaterialName, Part>()
  private readonly known = new Map<string, number>()
  private readonly placement: Placement

  constructor(placement: Placement) {
    this.placement = placement
  }

  /** A flat face without dents, its corners counter-clockwise as seen from outside. */
  face(material: MaterialName, ...corners: readonly Vertex[]): void {
    const part = this.getPart(material)
    const inOrder = this.placement.mirroredIn === null ? corners : corners.toReversed()
    const [first, ...others] = inOrder.map((corner) => this.indexOf(material, part, corner))
    for (const [at, second] of others.entries()) {
      const third = others[at + 1]
      if (first !== undefined && third !== undefined) part.indices.push(first, second, third)
    }
  }

  private getPart(material: MaterialName): Part {
    const found = this.parts.get(material)
    if (found !== undefined) return found
    const made: Part = { positions: [], indices: [] }
    this.parts.set(material, made)
    return made
  }

  private indexOf(material: MaterialName, { positions }: Part, [x, y, height]: Vertex): number {
    const { position, mirroredIn } = this.placement
    const east = position[0] + (mirroredIn === null ? x : mirroredIn - x)
    const vertex = [east, height, -(position[1] + y)].map((value) => Math.round(value * 1000) / 1000 || 0)
    const key = `${material} ${vertex.join(' ')}`
    const found = this.known.get(key)
    if (found !== undefined) return found
    const index = positions.length / 3
    positions.push(...vertex)
    this.known.set(key, index)
    return index
  }
}

/** A solid between two heights over an outline; null = no such faces. */
export function extrude(
  mesh: Mesh,
  outline: readonly Point[],
  [low, high]: readonly [number, number],
  materials: {
    readonly side: MaterialName | null
    readonly top: MaterialName | null
    readonly bottom: MaterialName | null
  },
): void {
  const shape = signedArea(outline) > 0 ? outline : outline.toReversed()
  for (const [a, b, c] of listTriangles(shape)) {
    if (materials.top !== null) mesh.face(materials.top, [...a, high], [...b, high], [...c, high])
    if (materials.bottom !== null) mesh.face(materials.bottom, [...c, low], [...b, low], [...a, low])
  }
  const { side } = materials
  if (side === null) return
  for (const [from, to] of listEdges(shape)) {
    mesh.face(side, [...from, low], [...to, low], [...to, high], [...from, high])
  }
}

/** A box between its lowest and its highest corner. */
export function box(mesh: Mesh, [x0, y0, low]: Vertex, [x1, y1, high]: Vertex, material: MaterialName): void {
  extrude(mesh, corners([x0, y0, x1, y1]), [low, high], { side: material, top: material, bottom: material })
}

/** The triangles of an outline that runs counter-clockwise, in the same direction. */
function listTriangles(shape: readonly Point[]): (readonly [Point, Point, Point])[] {
  const triangles = ShapeUtils.triangulateShape(
    shape.map(([x, y]) => new Vector2(x, y)),
    [],
  )
  return triangles.flatMap((indices) => {
    const [a, b, c] = indices.map((index) => shape[index])
    if (a === undefined || b === undefined || c === undefined) return []
    return [signedArea([a, b, c]) > 0 ? ([a, b, c] as const) : ([a, c, b] as const)]
  })
}
