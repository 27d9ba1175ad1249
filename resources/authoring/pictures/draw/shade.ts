import { type Hit, intersect, makeRay } from './bvh.ts'
import { display, type Rgb } from './color.ts'
import { bounced, type World } from './lighting.ts'
import type { Material } from './material.types.ts'
import { hash } from './noise.ts'
import { add, dot, normalize, scale, type Vec } from './vec.ts'

/** What one ray through a pixel sees of a thing. */
export interface Sample {
  readonly p: Vec
  readonly n: Vec
  /** From the eye to p, of length 1. */
  readonly view: Vec
  /** Size of a pixel at p in metres. */
  readonly footprint: number
  readonly seed: number
}

/** Reflection by Schlick's approximation. */
export function reflectance(m: Material, cosine: number): number {
  const smooth = 1 - m.roughness
  return m.shine + Math.max(0, 0.65 * smooth ** 4 - m.shine) * (1 - cosine) ** 5
}

function reflected(w: World, s: Sample, m: Material, round: number): Rgb {
  const k = 2 * dot(s.view, s.n)
  let d: Vec = [s.view[0] - k * s.n[0], s.view[1] - k * s.n[1], s.view[2] - k * s.n[2]]
  if (m.roughness > 0) {
    const jitter: Vec = [hash(s.seed, round, 51) - 0.5, hash(s.seed, round, 52) - 0.5, hash(s.seed, round, 53) - 0.5]
    d = normalize(add(d, scale(jitter, m.roughness * 1.6)))
    if (dot(d, s.n) < 0.02) d = normalize(add(d, scale(s.n, 0.05 - dot(d, s.n))))
  }
  const hit: Hit = { t: 1e9, triangle: null, u: 0, v: 0 }
  const start = add(s.p, scale(s.n, 0.0012))
  const ray = makeRay(start, d)
  for (const tree of w.trees) intersect(tree, ray, hit)
  const [r, g, b] = bounced(w.lighting, hit, start, d)
  return [Math.min(r, 2.2), Math.min(g, 2.2), Math.min(b, 2.2)]
}

/** Reflections of one sample, shared by the looks that are drawn together. */
export type Reflections = Map<number, Rgb>

function reflectedOnce(w: World, s: Sample, m: Material, round: number, seen: Reflections): Rgb {
  const key = Math.round(m.roughness * 1000) * 8 + round
  const known = seen.get(key)
  if (known) return known
  const fresh = reflected(w, s, m, round)
  seen.set(key, fresh)
  return fresh
}

/** The colour of a sample in display values 0…255, given the light on it. */
export function shade(w: World, m: Material, s: Sample, light: Rgb, seen: Reflections): Rgb {
  const c = m.colorAt(s.p, s.n, s.footprint)
  if (m.glow > 0) return [display(c[0] * m.glow), display(c[1] * m.glow), display(c[2] * m.glow)]
  const cosine = Math.min(1, Math.max(0, -dot(s.view, s.n)))
  const f = m.shine > 0 ? reflectance(m, cosine) : 0
  if (m.isMetal) {
    const rays = m.roughness > 0.05 ? [0, 1, 2, 3, 4] : [0]
    const parts = rays.map((round) => reflectedOnce(w, s, m, round, seen))
    const own = m.roughness * 0.9
    const mean = (i: 0 | 1 | 2): number => parts.reduce((sum, part) => sum + part[i], 0) / parts.length
    const tint = (i: 0 | 1 | 2): number => display(c[i] * (mean(i) * (1 - own) + light[i] * own))
    return [tint(0), tint(1), tint(2)]
  }
  if (f < 0.012) return [display(c[0] * light[0]), display(c[1] * light[1]), display(c[2] * light[2])]
  const parts = (m.roughness > 0.1 ? [0, 1, 2] : [0]).map((round) => reflectedOnce(w, s, m, round, seen))
  const r = [0, 1, 2].map((i) => parts.reduce((sum, part) => sum + (part[i] ?? 0), 0) / parts.length)
  const blend = (i: 0 | 1 | 2): number => display(c[i] * light[i] * (1 - f) + (r[i] ?? 0) * f)
  return [blend(0), blend(1), blend(2)]
}
