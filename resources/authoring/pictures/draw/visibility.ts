import { type Hit, intersect, makeRay, type Node, type Triangle } from './bvh.ts'
import { type Camera, directionAt } from './camera.ts'
import { reflectance } from './shade.ts'
import { add, dot, normalize, scale, type Vec } from './vec.ts'

/** Place and direction of a hit surface, turned towards the viewer. */
export function surfaceAt(hit: Hit, origin: Vec, d: Vec): { readonly p: Vec; readonly n: Vec } {
  const t = hit.triangle
  const p = add(origin, scale(d, hit.t))
  if (!t) return { p, n: scale(d, -1) }
  const w = 1 - hit.u - hit.v
  let n = normalize(add(add(scale(t.na, w), scale(t.nb, hit.u)), scale(t.nc, hit.v)))
  const away = dot(t.face, d) > 0
  if (away) n = scale(n, -1)
  if (dot(n, d) > -0.02) n = normalize(add(n, scale(d, -0.02 - dot(n, d))))
  return { p, n }
}

/** One surface on a ray: how much of the pixel's light comes from it. */
export interface Seen {
  readonly triangle: Triangle
  readonly p: Vec
  readonly n: Vec
  readonly view: Vec
  readonly depth: number
  readonly weight: number
}

/**
 * The surfaces that a ray through a picture point meets, front to back, until a solid one.
 * With `only`, surfaces of the other trees hide but are not reported.
 */
export function look(camera: Camera, px: number, py: number, trees: readonly Node[], only: Node | null): Seen[] {
  const d = directionAt(camera, px, py)
  const out: Seen[] = []
  let through = 1
  let start = camera.eye
  let gone = 0
  for (let i = 0; i < 8 && through > 0.02; i++) {
    const hit: Hit = { t: 1e9, triangle: null, u: 0, v: 0 }
    const ray = makeRay(start, d)
    for (const tree of trees) intersect(tree, ray, hit)
    const before = hit.triangle
    if (only) intersect(only, ray, hit)
    const triangle = hit.triangle
    if (!triangle) break
    const { p, n } = surfaceAt(hit, start, d)
    const m = triangle.material
    if (m.isHoldout) break
    const solid = m.opacity >= 1 ? 1 : Math.min(1, m.opacity + 0.5 * reflectance(m, Math.abs(dot(n, d))))
    if (!only || triangle !== before) {
      out.push({ triangle, p, n, view: d, depth: gone + hit.t, weight: through * solid })
    }
    through *= 1 - solid
    gone += hit.t
    start = add(p, scale(d, 2e-4))
  }
  return out
}
