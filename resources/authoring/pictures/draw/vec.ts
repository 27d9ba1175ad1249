/** A point or direction in metres: x to the right, y up, z into the room. */
export type Vec = readonly [number, number, number]

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const scale = (a: Vec, s: number): Vec => [a[0] * s, a[1] * s, a[2] * s]
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const length = (a: Vec): number => Math.sqrt(dot(a, a))

/** The direction of a; the up direction for a zero vector. */
export function normalize(a: Vec): Vec {
  const l = length(a)
  return l < 1e-12 ? [0, 1, 0] : [a[0] / l, a[1] / l, a[2] / l]
}

export const clamp = (x: number, low: number, high: number): number => (x < low ? low : x > high ? high : x)
export const smoothstep = (low: number, high: number, x: number): number => {
  const t = clamp((x - low) / (high - low), 0, 1)
  return t * t * (3 - 2 * t)
}

/** Two directions that span the plane across n. */
export function basis(n: Vec): readonly [Vec, Vec] {
  const helper: Vec = Math.abs(n[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]
  const a = normalize(cross(helper, n))
  return [a, cross(n, a)]
}

/** Turns p around the vertical axis through the origin; degrees, left-handed (x towards z). */
export function turnY(p: Vec, degrees: number): Vec {
  const a = (degrees * Math.PI) / 180
  const c = Math.cos(a)
  const s = Math.sin(a)
  return [p[0] * c - p[2] * s, p[1], p[0] * s + p[2] * c]
}
