import type { Node } from './bvh.ts'
import type { Camera } from './camera.ts'
import type { Rgb } from './color.ts'
import { lightAt, type LightGrid, type Region } from './light-grid.ts'
import { gather, type Light, type Lighting, type Quality, roughLight } from './lighting.ts'
import { hash } from './noise.ts'
import { type Reflections, shade } from './shade.ts'
import type { Mesh } from './shapes.ts'
import { dot } from './vec.ts'
import { look, type Seen } from './visibility.ts'

export interface Effort extends Quality {
  /** Pixels per measured spot of light. */
  readonly step: number
  /** Rays per pixel along each side, at edges. */
  readonly side: number
}

/** For looking at while a scene is being made. */
export const DRAFT: Effort = { hemisphere: 8, pane: 4, sun: 2, step: 4, side: 1 }

export const FINAL: Effort = { hemisphere: 12, pane: 4, sun: 3, step: 3, side: 3 }

export interface Cover {
  readonly sums: Float32Array
  readonly weights: Float32Array
}

const bump = (a: Float32Array, i: number, v: number): void => {
  a[i] = (a[i] ?? 0) + v
}

interface View {
  readonly camera: Camera
  readonly world: { readonly trees: readonly Node[]; readonly lighting: Lighting }
  readonly trees: readonly Node[]
  readonly only: Node | null
  readonly region: Region
  readonly effort: Effort
}

function lightFor(view: View, grid: LightGrid, seen: Seen, px: number, py: number, seed: number): Light {
  if (seen.triangle.material.opacity < 0.5) {
    // What glass itself throws back is little: its light need not be measured.
    const [r, g, b] = roughLight(view.world.lighting, seen.p, seen.n)
    return { r, g, b, r1: r, g1: g, b1: b }
  }
  const found = lightAt(grid, px, py, seen.p, seen.n, seen.depth)
  return found ?? gather(view.world, null, seen.p, seen.n, seed, { hemisphere: 10, pane: 4, sun: 2 })
}

type Row = readonly (Seen | null)[]

/** What the middle of each pixel of a row sees first; edges are found by it. */
function seenInRow(view: View, y: number): Row {
  const { region, camera } = view
  if (y < region.y0 || y >= region.y1) return []
  return Array.from(
    { length: region.x1 - region.x0 },
    (_, x) => look(camera, region.x0 + x + 0.5, y + 0.5, view.trees, view.only)[0] ?? null,
  )
}

function isSame(own: Seen | null, other: Seen | null): boolean {
  if (!own || !other) return own === other
  if (own.triangle.material !== other.triangle.material || dot(own.n, other.n) < 0.94) return false
  return Math.abs(own.depth - other.depth) <= 0.04 * own.depth
}

function isSmooth(above: Row, row: Row, under: Row, x: number): boolean {
  const own = row[x] ?? null
  for (const other of [row[x - 1], row[x + 1], above[x], under[x]]) {
    if (other !== undefined && !isSame(own, other)) return false
  }
  return true
}

/** Shades one ray's surfaces into every variant's cover. */
function paintRay(
  view: View,
  grid: LightGrid,
  variants: readonly Mesh[] | null,
  covers: readonly Cover[],
  ray: RayAt,
): void {
  const { camera } = view
  for (const seen of look(camera, ray.px, ray.py, view.trees, view.only)) {
    const l = seen.triangle.material.glow > 0 ? null : lightFor(view, grid, seen, ray.px, ray.py, ray.seed)
    const light: Rgb = l ? [l.r, l.g, l.b] : [0, 0, 0]
    const footprint = seen.depth / (camera.width * camera.focal)
    const sample = { p: seen.p, n: seen.n, view: seen.view, footprint, seed: ray.seed }
    const around: Reflections = new Map()
    const w = seen.weight * ray.share
    covers.forEach((cover, k) => {
      const material = variants?.[k]?.[seen.triangle.index]?.material ?? seen.triangle.material
      const c = shade(view.world, material, sample, light, around)
      bump(cover.weights, ray.at, w)
      bump(cover.sums, ray.at * 3, c[0] * w)
      bump(cover.sums, ray.at * 3 + 1, c[1] * w)
      bump(cover.sums, ray.at * 3 + 2, c[2] * w)
    })
  }
}

interface RayAt {
  readonly px: number
  readonly py: number
  readonly at: number
  readonly share: number
  readonly seed: number
}

/** Shades what the region shows, in every variant's materials; edges with several rays a pixel. */
export function paint(view: View, grid: LightGrid, variants: readonly Mesh[] | null): Cover[] {
  const { region, effort } = view
  const width = region.x1 - region.x0
  const count = width * (region.y1 - region.y0)
  const covers = (variants ?? [null]).map(() => ({
    sums: new Float32Array(count * 3),
    weights: new Float32Array(count),
  }))
  let above: Row = []
  let row = seenInRow(view, region.y0)
  for (let y = region.y0; y < region.y1; y++) {
    const under = seenInRow(view, y + 1)
    for (let i = 0; i < width; i++) {
      const smooth = isSmooth(above, row, under, i)
      if (smooth && !row[i]) continue
      const side = smooth ? 1 : effort.side
      const x = region.x0 + i
      const at = (y - region.y0) * width + i
      for (let s = 0; s < side * side; s++) {
        const px = x + ((s % side) + 0.5) / side
        const py = y + (Math.floor(s / side) + 0.5) / side
        paintRay(view, grid, variants, covers, {
          px,
          py,
          at,
          share: 1 / (side * side),
          seed: Math.floor(hash(x, y, s) * 1e9),
        })
      }
    }
    above = row
    row = under
  }
  return covers
}
