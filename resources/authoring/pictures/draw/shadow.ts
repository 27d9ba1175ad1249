import type { Node } from './bvh.ts'
import type { Camera } from './camera.ts'
import { display, luminance } from './color.ts'
import type { LayerJob } from './layer.ts'
import { type LightGrid, measureLight, type Region } from './light-grid.ts'
import type { Effort } from './paint.ts'
import { clamp, smoothstep } from './vec.ts'
import { look } from './visibility.ts'

/** How much darker a product makes each pixel of the region, 0…1; soft at the region's border. */
export function paintShadow(job: LayerJob, product: Node, region: Region, effort: Effort): Float32Array {
  const trees = [...job.fixed, ...job.below]
  const world = { trees, lighting: job.lighting }
  const step = effort.step + 2
  const grid = measureLight({
    camera: job.camera,
    region,
    world,
    visible: trees,
    only: null,
    product,
    quality: effort,
    step,
  })
  const drops = grid.spots.map((spot) => {
    if (!spot) return null
    const [c, l] = [spot.flat, spot.light]
    const bright = luminance([display(c[0] * l.r), display(c[1] * l.g), display(c[2] * l.b)])
    const dark = luminance([display(c[0] * l.r1), display(c[1] * l.g1), display(c[2] * l.b1)])
    return clamp((1 - dark / Math.max(bright, 1) - 0.012) * 1.02, 0, 0.85)
  })
  const width = region.x1 - region.x0
  const height = region.y1 - region.y0
  const depthAt = (x: number, y: number): number | null =>
    look(job.camera, region.x0 + x, region.y0 + y, trees, null).find((s) => s.weight > 0.5)?.depth ?? null
  const out = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const rim = fade(region, job.camera, x, y)
      if (rim > 0) out[y * width + x] = rim * between({ grid, drops, depthAt }, x + 0.5, y + 0.5)
    }
  }
  return out
}

/** 1 inside the region, falling to 0 at those of its borders that lie within the picture. */
function fade(region: Region, camera: Camera, x: number, y: number): number {
  const rim = Math.min(
    region.x0 <= 0 ? 1 : smoothstep(0, 180, x),
    region.y0 <= 0 ? 1 : smoothstep(0, 180, y),
    region.x1 >= camera.width ? 1 : smoothstep(0, 180, region.x1 - region.x0 - x),
    region.y1 >= camera.height ? 1 : smoothstep(0, 180, region.y1 - region.y0 - y),
  )
  return rim * rim
}

interface Drops {
  readonly grid: LightGrid
  readonly drops: readonly (number | null)[]
  /** How far the surface at a place of the region is. */
  readonly depthAt: (x: number, y: number) => number | null
}

/** The drop at a place between the spots; where they lie on different things, only those of the place's own count. */
function between({ grid, drops, depthAt }: Drops, x: number, y: number): number {
  const gx = x / grid.step - 0.5
  const gy = y / grid.step - 0.5
  const near: { readonly drop: number; readonly depth: number; readonly weight: number }[] = []
  let highest = 0
  for (let j = Math.floor(gy); j <= Math.floor(gy) + 1; j++) {
    for (let i = Math.floor(gx); i <= Math.floor(gx) + 1; i++) {
      const at = i < 0 || j < 0 || i >= grid.columns || j >= grid.rows ? -1 : j * grid.columns + i
      const [drop, spot] = [drops[at], grid.spots[at]]
      if (drop === null || drop === undefined || !spot) continue
      near.push({ drop, depth: spot.depth, weight: (1 - Math.abs(i - gx)) * (1 - Math.abs(j - gy)) + 1e-4 })
      highest = Math.max(highest, drop)
    }
  }
  if (highest < 0.01) return 0
  const spread = Math.max(...near.map((n) => n.depth)) / Math.min(...near.map((n) => n.depth))
  const own = near.length === 4 && spread < 1.04 ? null : depthAt(x, y)
  const kin = own === null ? near : near.filter((n) => Math.abs(n.depth - own) < 0.04 * own)
  const total = kin.reduce((sum, n) => sum + n.weight, 0)
  return total > 0 ? kin.reduce((sum, n) => sum + n.drop * n.weight, 0) / total : 0
}
