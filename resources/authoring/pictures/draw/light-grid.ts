import { type Hit, intersect, makeRay, type Node } from './bvh.ts'
import { type Camera, directionAt } from './camera.ts'
import type { Rgb } from './color.ts'
import { gather, type Light, type Quality, type World } from './lighting.ts'
import { hash } from './noise.ts'
import { surfaceAt } from './visibility.ts'
import { dot, type Vec } from './vec.ts'

export interface Region {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

export interface Spot {
  readonly p: Vec
  readonly n: Vec
  readonly depth: number
  /** Mean colour of the surface. */
  readonly flat: Rgb
  light: Light
}

/** Light on the visible surfaces, one spot for every `step` pixels, smoothed within each surface. */
export interface LightGrid {
  readonly region: Region
  readonly step: number
  readonly columns: number
  readonly rows: number
  readonly spots: (Spot | null)[]
}

export interface GridOptions {
  readonly camera: Camera
  readonly region: Region
  readonly world: World
  /** What hides and is lit. */
  readonly visible: readonly Node[]
  /** Only surfaces of this tree are wanted; null = everything in `visible`. */
  readonly only: Node | null
  /** Its shadow is wanted on everything else. */
  readonly product: Node | null
  readonly quality: Quality
  readonly step: number
}

const dark = (): Light => ({ r: 0, g: 0, b: 0, r1: 0, g1: 0, b1: 0 })

function addTo(sum: Light, l: Light, w: number): void {
  sum.r += l.r * w
  sum.g += l.g * w
  sum.b += l.b * w
  sum.r1 += l.r1 * w
  sum.g1 += l.g1 * w
  sum.b1 += l.b1 * w
}

function divide(sum: Light, total: number): Light {
  const k = 1 / total
  sum.r *= k
  sum.g *= k
  sum.b *= k
  sum.r1 *= k
  sum.g1 *= k
  sum.b1 *= k
  return sum
}

/** How much a spot says about a place: same surface direction, same plane. */
function kinship(spot: Spot, p: Vec, n: Vec, depth: number): number {
  const facing = dot(spot.n, n)
  if (facing < 0.85) return 0
  const off = Math.abs((spot.p[0] - p[0]) * n[0] + (spot.p[1] - p[1]) * n[1] + (spot.p[2] - p[2]) * n[2])
  const slack = 0.006 * depth
  if (off > slack * 3) return 0
  return facing ** 12 / (1 + (off / slack) ** 2)
}

/** The light of a spot evened out with that of its kin, `stride` spots apart. */
function smoothed(grid: LightGrid, spot: Spot, index: number, stride: number): Light {
  const cx = index % grid.columns
  const cy = Math.floor(index / grid.columns)
  const sum = dark()
  let total = 0
  for (let dy = -2; dy <= 2; dy++) {
    const y = cy + dy * stride
    if (y < 0 || y >= grid.rows) continue
    for (let dx = -2; dx <= 2; dx++) {
      const x = cx + dx * stride
      if (x < 0 || x >= grid.columns) continue
      const other = grid.spots[y * grid.columns + x]
      if (!other) continue
      const w = kinship(other, spot.p, spot.n, spot.depth) * (3 - Math.abs(dx)) * (3 - Math.abs(dy))
      if (w === 0) continue
      addTo(sum, other.light, w)
      total += w
    }
  }
  return total > 0 ? divide(sum, total) : spot.light
}

function smooth(grid: LightGrid, stride: number): void {
  const next = grid.spots.map((spot, index) => (spot ? smoothed(grid, spot, index, stride) : null))
  next.forEach((light, i) => {
    const spot = grid.spots[i]
    if (spot && light) spot.light = light
  })
}

/** The first solid surface of a wanted thing on a ray; null when there is none, or one that gives light itself. */
function firstSolid(
  o: GridOptions,
  d: Vec,
): { readonly p: Vec; readonly n: Vec; readonly depth: number; readonly flat: Rgb } | null {
  let start = o.camera.eye
  let gone = 0
  for (let i = 0; i < 6; i++) {
    const hit: Hit = { t: 1e9, triangle: null, u: 0, v: 0 }
    const ray = makeRay(start, d)
    for (const tree of o.visible) intersect(tree, ray, hit)
    const before = hit.triangle
    if (o.only) intersect(o.only, ray, hit)
    const triangle = hit.triangle
    if (!triangle) return null
    const isOwn = !o.only || triangle !== before
    const m = triangle.material
    if (m.glow > 0 || m.isHoldout) return null
    if (m.opacity > 0.5 && !isOwn) return null
    const { p, n } = surfaceAt(hit, start, d)
    gone += hit.t
    if (m.opacity > 0.5) return { p, n, depth: gone, flat: m.flat }
    start = [p[0] + d[0] * 2e-4, p[1] + d[1] * 2e-4, p[2] + d[2] * 2e-4]
  }
  return null
}

/** Measures the light on what the region shows. */
export function measureLight(o: GridOptions): LightGrid {
  const columns = Math.ceil((o.region.x1 - o.region.x0) / o.step)
  const rows = Math.ceil((o.region.y1 - o.region.y0) / o.step)
  const spots: (Spot | null)[] = []
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const d = directionAt(o.camera, o.region.x0 + (i + 0.5) * o.step, o.region.y0 + (j + 0.5) * o.step)
      const found = firstSolid(o, d)
      if (!found) {
        spots.push(null)
        continue
      }
      const seed = Math.floor(hash(i, j, 3) * 1e9)
      spots.push({ ...found, light: gather(o.world, o.product, found.p, found.n, seed, o.quality) })
    }
  }
  const grid: LightGrid = { region: o.region, step: o.step, columns, rows, spots }
  for (const stride of [1, 2, 4]) smooth(grid, stride)
  return grid
}

/** The light at a place seen at a picture point; null where no measured spot belongs to its surface. */
export function lightAt(grid: LightGrid, px: number, py: number, p: Vec, n: Vec, depth: number): Light | null {
  const gx = (px - grid.region.x0) / grid.step - 0.5
  const gy = (py - grid.region.y0) / grid.step - 0.5
  for (const reach of [1, 3]) {
    const sum = dark()
    let total = 0
    const x0 = Math.floor(gx) - reach + 1
    const y0 = Math.floor(gy) - reach + 1
    for (let y = Math.max(0, y0); y <= Math.min(grid.rows - 1, y0 + 2 * reach - 1); y++) {
      for (let x = Math.max(0, x0); x <= Math.min(grid.columns - 1, x0 + 2 * reach - 1); x++) {
        const spot = grid.spots[y * grid.columns + x]
        if (!spot) continue
        const near = Math.max(0.02, reach - Math.abs(x - gx)) * Math.max(0.02, reach - Math.abs(y - gy))
        const w = near * kinship(spot, p, n, depth)
        if (w > 0) {
          addTo(sum, spot.light, w)
          total += w
        }
      }
    }
    if (total > 0.01) return divide(sum, total)
  }
  return null
}
