import { type Hit, intersect, isBlocked, makeRay, type Node } from './bvh.ts'
import type { Rgb } from './color.ts'
import { hash } from './noise.ts'
import { add, basis, cross, dot, length, normalize, scale, sub, type Vec } from './vec.ts'

/** A rectangle that gives daylight: corner, two edges, colour (radiance). The light falls along edge u × edge v. */
export interface Pane {
  readonly corner: Vec
  readonly u: Vec
  readonly v: Vec
  readonly color: Rgb
  /** Lights the room evenly; no sun comes through it. */
  readonly isFill?: boolean
}

/** A small round lamp. */
export interface Lamp {
  readonly at: Vec
  readonly radius: number
  readonly color: Rgb
}

export interface Lighting {
  readonly panes: readonly Pane[]
  readonly lamps: readonly Lamp[]
  /** Direction to the sun and its light; in a room it comes in only through the panes. */
  readonly sun: { readonly direction: Vec; readonly color: Rgb; readonly isOutdoors?: boolean } | null
  /** Light that every surface has before the direct light reaches it. */
  readonly ambient: Rgb
  /** What a ray sees that meets nothing. */
  readonly sky: (direction: Vec) => Rgb
}

/** Trees that are searched together. */
export interface World {
  readonly trees: readonly Node[]
  readonly lighting: Lighting
}

/** Light on a surface without and with the product whose shadow is wanted. */
export interface Light {
  r: number
  g: number
  b: number
  r1: number
  g1: number
  b1: number
}

export interface Quality {
  readonly hemisphere: number
  readonly pane: number
  readonly sun: number
}

const paneNormal = (pane: Pane): Vec => normalize(cross(pane.u, pane.v))

/** Direct light without shadows, for what reflections and bounces see. */
export function roughLight(lighting: Lighting, p: Vec, n: Vec): Rgb {
  let [r, g, b] = lighting.ambient
  for (const pane of lighting.panes) {
    const centre = add(pane.corner, scale(add(pane.u, pane.v), 0.5))
    const d = sub(centre, p)
    const l2 = dot(d, d)
    const size = length(cross(pane.u, pane.v))
    const facing = Math.max(0, dot(d, n)) * Math.max(0, -dot(d, paneNormal(pane)))
    const e = (facing * size) / (l2 * (Math.PI * l2 + size))
    r += pane.color[0] * e
    g += pane.color[1] * e
    b += pane.color[2] * e
  }
  for (const lamp of lighting.lamps) {
    const d = sub(lamp.at, p)
    const l2 = dot(d, d) + 0.05
    const e = Math.max(0, dot(d, n)) / (l2 * Math.sqrt(l2))
    r += lamp.color[0] * e
    g += lamp.color[1] * e
    b += lamp.color[2] * e
  }
  if (lighting.sun?.isOutdoors) {
    const e = Math.max(0, dot(lighting.sun.direction, n))
    r += lighting.sun.color[0] * e
    g += lighting.sun.color[1] * e
    b += lighting.sun.color[2] * e
  }
  return [r, g, b]
}

/** The light that comes back along a ray from what it hit. */
export function bounced(lighting: Lighting, hit: Hit, origin: Vec, d: Vec): Rgb {
  const t = hit.triangle
  if (!t) return lighting.sky(d)
  const m = t.material
  if (m.glow > 0) return [m.flat[0] * m.glow, m.flat[1] * m.glow, m.flat[2] * m.glow]
  const n = dot(t.face, d) > 0 ? scale(t.face, -1) : t.face
  const e = roughLight(lighting, add(origin, scale(d, hit.t)), n)
  return [m.flat[0] * e[0], m.flat[1] * e[1], m.flat[2] * e[2]]
}

function put(light: Light, c: Rgb, k: number, c1: Rgb, k1: number): void {
  light.r += c[0] * k
  light.g += c[1] * k
  light.b += c[2] * k
  light.r1 += c1[0] * k1
  light.g1 += c1[1] * k1
  light.b1 += c1[2] * k1
}

const freshHit = (): Hit => ({ t: 1e9, triangle: null, u: 0, v: 0 })

function gatherBounces(w: World, product: Node | null, p: Vec, n: Vec, seed: number, count: number, out: Light): void {
  const [a, b] = basis(n)
  const turn = hash(seed, 5)
  const lift = hash(seed, 6)
  for (let i = 0; i < count; i++) {
    const u = (i + lift) / count
    const phi = 2 * Math.PI * (i * 0.6180339887 + turn)
    const s = Math.sqrt(u)
    const d = add(
      add(scale(a, Math.cos(phi) * s), scale(b, Math.sin(phi) * s)),
      scale(n, Math.sqrt(Math.max(0, 1 - u))),
    )
    const ray = makeRay(p, d)
    const hit = freshHit()
    for (const tree of w.trees) intersect(tree, ray, hit)
    const c = bounced(w.lighting, hit, p, d)
    let c1 = c
    if (product) {
      const before = hit.triangle
      intersect(product, ray, hit)
      if (hit.triangle !== before && hit.triangle && !hit.triangle.material.castsNoShadow) {
        c1 = bounced(w.lighting, hit, p, d)
      }
    }
    put(out, c, 1 / count, c1, 1 / count)
  }
}

function addDirect(w: World, product: Node | null, p: Vec, d: Vec, limit: number, c: Rgb, k: number, out: Light): void {
  const ray = makeRay(p, d)
  for (const tree of w.trees) if (isBlocked(tree, ray, limit)) return
  put(out, c, k, c, product && isBlocked(product, ray, limit) ? 0 : k)
}

function gatherPanes(w: World, product: Node | null, p: Vec, n: Vec, seed: number, count: number, out: Light): void {
  const side = Math.max(1, Math.round(Math.sqrt(count)))
  w.lighting.panes.forEach((pane, index) => {
    const normal = paneNormal(pane)
    const size = length(cross(pane.u, pane.v))
    const ju = hash(seed, 21, index)
    const jv = hash(seed, 22, index)
    for (let i = 0; i < side * side; i++) {
      const su = ((i % side) + ju) / side
      const sv = (Math.floor(i / side) + jv) / side
      const d = sub(add(pane.corner, add(scale(pane.u, su), scale(pane.v, sv))), p)
      const facing = dot(d, n)
      const back = -dot(d, normal)
      if (facing <= 0 || back <= 0) continue
      const l2 = dot(d, d)
      const k = Math.min((facing * back * size) / (Math.PI * l2 * l2), 4) / (side * side)
      addDirect(w, product, p, d, 0.999, pane.color, k, out)
    }
  })
}

function passesPane(panes: readonly Pane[], p: Vec, d: Vec): number {
  for (const pane of panes) {
    if (pane.isFill) continue
    const n = cross(pane.u, pane.v)
    const slope = dot(d, n)
    if (Math.abs(slope) < 1e-9) continue
    const t = dot(sub(pane.corner, p), n) / slope
    if (t <= 0) continue
    const q = sub(add(p, scale(d, t)), pane.corner)
    const u = dot(q, pane.u) / dot(pane.u, pane.u)
    const v = dot(q, pane.v) / dot(pane.v, pane.v)
    if (u > 0 && u < 1 && v > 0 && v < 1) return t
  }
  return 0
}

function gatherSun(w: World, product: Node | null, p: Vec, n: Vec, seed: number, count: number, out: Light): void {
  const sun = w.lighting.sun
  if (!sun) return
  const [a, b] = basis(sun.direction)
  const spread = sun.isOutdoors ? 0.012 : 0.03
  for (let i = 0; i < count; i++) {
    const x = ((i + hash(seed, 31)) / count - 0.5) * 2 * spread
    const y = (((i * 0.618 + hash(seed, 32)) % 1) - 0.5) * 2 * spread
    const d = normalize(add(sun.direction, add(scale(a, x), scale(b, y))))
    const facing = dot(d, n)
    if (facing <= 0) continue
    const limit = sun.isOutdoors ? 1e6 : passesPane(w.lighting.panes, p, d)
    if (limit > 0) addDirect(w, product, p, d, limit, sun.color, facing / count, out)
  }
}

function gatherLamps(w: World, product: Node | null, p: Vec, n: Vec, seed: number, out: Light): void {
  w.lighting.lamps.forEach((lamp, index) => {
    for (let i = 0; i < 2; i++) {
      const angle = 2 * Math.PI * (hash(seed, 41, index) + i / 2)
      const r = lamp.radius * Math.sqrt(hash(seed, 42 + i, index))
      const d = sub(add(lamp.at, [Math.cos(angle) * r, 0, Math.sin(angle) * r]), p)
      const facing = dot(d, n)
      if (facing <= 0) continue
      const l2 = dot(d, d) + 0.05
      addDirect(w, product, p, d, 0.98, lamp.color, facing / (l2 * Math.sqrt(l2)) / 2, out)
    }
  })
}

/** The light on a place: bounces, windows, lamps and sun; with `product` also what it leaves of it. */
export function gather(w: World, product: Node | null, p: Vec, n: Vec, seed: number, q: Quality): Light {
  const out: Light = { r: 0, g: 0, b: 0, r1: 0, g1: 0, b1: 0 }
  const start = add(p, scale(n, 0.0012))
  gatherBounces(w, product, start, n, seed, q.hemisphere, out)
  gatherPanes(w, product, start, n, seed, q.pane, out)
  gatherSun(w, product, start, n, seed, q.sun, out)
  gatherLamps(w, product, start, n, seed, out)
  return out
}
