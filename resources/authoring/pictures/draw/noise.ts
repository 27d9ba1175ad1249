/** A stable pseudo-random number 0…1 for whole numbers. */
export function hash(x: number, y = 0, z = 0): number {
  let h = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(z | 0, 1442695041)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  h = Math.imul(h ^ (h >>> 16), 2246822519)
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296
}

const ease = (t: number): number => t * t * (3 - 2 * t)

/** Smooth value noise, 0…1. */
export function noise(x: number, y: number, seed = 0): number {
  const xi = Math.floor(x)
  const yi = Math.floor(y)
  const u = ease(x - xi)
  const v = ease(y - yi)
  const a = hash(xi, yi, seed)
  const b = hash(xi + 1, yi, seed)
  const c = hash(xi, yi + 1, seed)
  const d = hash(xi + 1, yi + 1, seed)
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v
}

/** Several octaves of noise, about 0…1 around 0.5. */
export function cloud(x: number, y: number, octaves: number, seed = 0): number {
  let sum = 0
  let weight = 0.5
  let total = 0
  let fx = x
  let fy = y
  for (let i = 0; i < octaves; i++) {
    sum += weight * noise(fx, fy, seed + i * 17)
    total += weight
    weight *= 0.5
    fx = fx * 2.03 + 11.7
    fy = fy * 2.03 + 5.3
  }
  return sum / total
}
