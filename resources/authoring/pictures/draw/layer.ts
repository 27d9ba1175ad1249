import { buildTree, type Node } from './bvh.ts'
import { type Camera, project } from './camera.ts'
import type { Lighting } from './lighting.ts'
import { measureLight, type Region } from './light-grid.ts'
import { type Cover, type Effort, paint } from './paint.ts'
import type { Mesh } from './shapes.ts'
import { paintShadow } from './shadow.ts'
import { add, clamp, scale, type Vec } from './vec.ts'

/** A piece of a picture: straight (not premultiplied) RGBA at its place in the room's picture. */
export interface Piece {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly pixels: Uint8ClampedArray
}

export interface LayerJob {
  readonly camera: Camera
  readonly lighting: Lighting
  /** What stands in every picture of the room. */
  readonly fixed: readonly Node[]
  /** Products below this layer: they take its shadow and light it, but do not hide it. */
  readonly below: readonly Node[]
  /** The same shape in several looks. */
  readonly variants: readonly Mesh[]
  /** Surfaces throw no shadow. */
  readonly isSurface: boolean
}

/** Parts of a triangle's sides that are looked at all round, where straight sides look bent. */
const ALL_ROUND_STEPS = 12

/** Points of a triangle that bound what it covers. */
function outline(camera: Camera, t: Mesh[number]): readonly Vec[] {
  if (camera.projection !== 'equirect') return [t.a, add(t.a, t.e1), add(t.a, t.e2)]
  const points: Vec[] = []
  for (let i = 0; i <= ALL_ROUND_STEPS; i++) {
    for (let j = 0; i + j <= ALL_ROUND_STEPS; j++) {
      points.push(add(t.a, add(scale(t.e1, i / ALL_ROUND_STEPS), scale(t.e2, j / ALL_ROUND_STEPS))))
    }
  }
  return points
}

function regionOf(camera: Camera, mesh: Mesh, margin: number): Region {
  let [x0, y0, x1, y1] = [camera.width, camera.height, 0, 0]
  for (const t of mesh) {
    for (const p of outline(camera, t)) {
      const q = project(camera, p)
      if (!q) return { x0: 0, y0: 0, x1: camera.width, y1: camera.height }
      x0 = Math.min(x0, q[0])
      x1 = Math.max(x1, q[0])
      y0 = Math.min(y0, q[1])
      y1 = Math.max(y1, q[1])
    }
  }
  // Over or under the eye, all longitudes are near.
  if (camera.projection === 'equirect' && (y0 < camera.height * 0.12 || y1 > camera.height * 0.88)) {
    ;[x0, x1] = [0, camera.width]
    if (y0 < camera.height * 0.12) y0 = 0
    else y1 = camera.height
  }
  const even = (v: number, high: number): number => clamp(Math.round(v / 4) * 4, 0, high)
  return {
    x0: even(x0 - margin - 3, camera.width),
    y0: even(y0 - margin - 3, camera.height),
    x1: even(x1 + margin + 3, camera.width),
    y1: even(y1 + margin + 3, camera.height),
  }
}

function cropped(region: Region, pixels: Uint8ClampedArray): Piece {
  const width = region.x1 - region.x0
  const height = region.y1 - region.y0
  let [x0, y0, x1, y1] = [width, height, 0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < 3) continue
      x0 = Math.min(x0, x)
      x1 = Math.max(x1, x + 1)
      y0 = Math.min(y0, y)
      y1 = Math.max(y1, y + 1)
    }
  }
  if (x1 <= x0) return { x: region.x0, y: region.y0, width: 1, height: 1, pixels: new Uint8ClampedArray(4) }
  const out = new Uint8ClampedArray((x1 - x0) * (y1 - y0) * 4)
  for (let y = y0; y < y1; y++) {
    out.set(pixels.subarray((y * width + x0) * 4, (y * width + x1) * 4), (y - y0) * (x1 - x0) * 4)
  }
  return { x: region.x0 + x0, y: region.y0 + y0, width: x1 - x0, height: y1 - y0, pixels: out }
}

function compose(region: Region, cover: Cover, shadow: Float32Array | null): Piece {
  const count = cover.weights.length
  const pixels = new Uint8ClampedArray(count * 4)
  for (let i = 0; i < count; i++) {
    const own = Math.min(1, cover.weights[i] ?? 0)
    const alpha = own + (1 - own) * (shadow?.[i] ?? 0)
    if (alpha < 0.004) continue
    // The dark part of the mix is black: only the product's own colour adds light.
    pixels[i * 4] = (cover.sums[i * 3] ?? 0) / alpha
    pixels[i * 4 + 1] = (cover.sums[i * 3 + 1] ?? 0) / alpha
    pixels[i * 4 + 2] = (cover.sums[i * 3 + 2] ?? 0) / alpha
    pixels[i * 4 + 3] = alpha * 255
  }
  return cropped(region, pixels)
}

/** The layers of one shape in all its looks. */
export function renderLayers(job: LayerJob, effort: Effort): Piece[] {
  const mesh = job.variants[0]
  if (!mesh || mesh.length === 0) return []
  const product = buildTree(mesh)
  const { camera, lighting } = job
  const region = regionOf(camera, mesh, job.isSurface ? 0 : 220)
  const world = { trees: [...job.fixed, ...job.below, product], lighting }
  const grid = measureLight({
    camera,
    region,
    world,
    visible: job.fixed,
    only: product,
    product: null,
    quality: effort,
    step: effort.step,
  })
  const covers = paint({ camera, world, trees: job.fixed, only: product, region, effort }, grid, job.variants)
  const shadow = job.isSurface ? null : paintShadow(job, product, region, effort)
  return covers.map((cover) => compose(region, cover, shadow))
}

/** The picture of everything in the trees. */
export function renderBase(camera: Camera, lighting: Lighting, trees: readonly Node[], effort: Effort): Piece {
  const world = { trees, lighting }
  const out = new Uint8ClampedArray(camera.width * camera.height * 4).fill(255)
  const whole = { x0: 0, y0: 0, x1: camera.width, y1: camera.height }
  const grid = measureLight({
    camera,
    region: whole,
    world,
    visible: trees,
    only: null,
    product: null,
    quality: effort,
    step: effort.step,
  })
  const band = 120
  for (let y0 = 0; y0 < camera.height; y0 += band) {
    const region = { x0: 0, y0, x1: camera.width, y1: Math.min(camera.height, y0 + band) }
    const [cover] = paint({ camera, world, trees, only: null, region, effort }, grid, null)
    if (!cover) continue
    for (let i = 0; i < cover.weights.length; i++) {
      const w = cover.weights[i] ?? 0
      const at = (y0 * camera.width + i) * 4
      if (w < 0.01) continue
      for (let k = 0; k < 3; k++) out[at + k] = (cover.sums[i * 3 + k] ?? 0) / w
    }
  }
  return { x: 0, y: 0, width: camera.width, height: camera.height, pixels: out }
}
