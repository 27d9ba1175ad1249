import { hex, luminance, mix, type Rgb, times } from './color.ts'
import type { Material } from './material.types.ts'
import { cloud, hash, noise } from './noise.ts'
import type { Cell } from './patterns.ts'
import { smoothstep, type Vec } from './vec.ts'

type Shading = Partial<Omit<Material, 'colorAt' | 'flat'>>

/** A material whose colour comes from a function. */
export function painted(flat: Rgb, colorAt: Material['colorAt'], shading: Shading = {}): Material {
  return {
    colorAt,
    flat,
    shine: 0,
    roughness: 0.5,
    isMetal: false,
    glow: 0,
    opacity: 1,
    castsNoShadow: false,
    isHoldout: false,
    ...shading,
  }
}

/** One even colour. */
export function plain(color: string, shading: Shading = {}): Material {
  const c = hex(color)
  return painted(c, () => c, shading)
}

export const ceramic = (color: string): Material => plain(color, { shine: 0.05, roughness: 0.04 })

/** Hides without being seen. */
export const holdout = plain('#808080', { isHoldout: true, castsNoShadow: true })

/** Polished or brushed metal. */
export const metal = (color: string, roughness = 0.06): Material =>
  plain(color, { isMetal: true, shine: 0.9, roughness })

export const mirror = metal('#f1f4f4', 0)
export const glass = plain('#dfe9e8', { opacity: 0.1, shine: 0.06, roughness: 0, castsNoShadow: true })
export const smokedGlass = plain('#6d6a66', { opacity: 0.42, shine: 0.06, roughness: 0, castsNoShadow: true })

/** A surface that gives light. */
export const glowing = (color: string, strength: number): Material =>
  plain(color, { glow: strength, castsNoShadow: true })

/** Coordinates on a surface in metres: across the floor or along the wall, and up. */
export function planar(p: Vec, n: Vec): readonly [number, number] {
  const [x, y, z] = [Math.abs(n[0]), Math.abs(n[1]), Math.abs(n[2])]
  if (y >= x && y >= z) return [p[0], p[2]]
  return z >= x ? [p[0], p[1]] : [p[2], p[1]]
}

/** Colour of a board at a place along and across its grain. */
export function woodAt(base: Rgb, id: number, along: number, across: number, footprint: number): Rgb {
  const ox = (id % 997) * 3.1
  const tone = (hash(id, 1) - 0.5) * 0.17
  const bend = cloud(along * 0.8 + ox, across * 4 + ox, 3)
  const rings = Math.sin(across * 75 + bend * 26 + ox)
  const streak = cloud(along * 2.2 + ox, across * 55, 3) - 0.5
  const pores = footprint < 0.003 ? noise(along * 14 + ox, across * 640) - 0.5 : 0
  const shade = 1 + tone + rings * 0.028 + streak * 0.2 + pores * 0.1
  const warm = (hash(id, 2) - 0.5) * 0.06 + streak * 0.05
  return [base[0] * shade * (1 + warm), base[1] * shade, base[2] * shade * (1 - warm)]
}

/** Colour of stone: soft clouds; with `veins` fine lines of the second colour. */
export function stoneAt(base: Rgb, vein: Rgb, veins: number, u: number, v: number, seed: number): Rgb {
  const soft = cloud(u * 2.1 + seed, v * 2.1, 4) - 0.5
  const fine = cloud(u * 24, v * 24 + seed, 2) - 0.5
  const toned = times(base, 1 + soft * 0.16 + fine * 0.05)
  if (veins === 0) return toned
  const wu = u + 0.55 * cloud(u * 1.1 + seed, v * 1.1, 4)
  const wv = v + 0.55 * cloud(u * 1.1 + 31, v * 1.1 + seed, 4)
  const fade = cloud(u * 1.7 + 5, v * 1.7 + seed, 2)
  const ridge = Math.abs(cloud(wu * 0.9 + wv * 0.8, wv * 1.0 - wu * 0.5 + seed, 3) - 0.5)
  const fineRidge = Math.abs(cloud(wu * 2.6 - wv * 1.4, wv * 2.2 + wu + seed, 3, 40) - 0.5)
  const line = (1 - smoothstep(0, 0.012 + 0.014 * fade, ridge)) * smoothstep(0.25, 0.6, fade)
  const thin = (1 - smoothstep(0, 0.012, fineRidge)) * smoothstep(0.45, 0.75, fade) * 0.5
  const haze = (1 - smoothstep(0, 0.11, ridge)) * 0.14
  return mix(toned, vein, veins * Math.min(0.85, 0.7 * line + thin * 0.6 + haze))
}

/** Terrazzo: stones of several sizes in a ground. */
export function terrazzoAt(base: Rgb, chip: Rgb, u: number, v: number, footprint: number): Rgb {
  let color = times(base, 1 + 0.06 * (cloud(u * 3, v * 3, 2) - 0.5))
  for (const [size, seed] of [
    [0.034, 1],
    [0.02, 2],
    [0.011, 3],
  ] as const) {
    // Stones smaller than a pixel or two would only be noise.
    if (footprint > size * 0.16) continue
    const i = Math.floor(u / size + 0.31 * seed)
    const j = Math.floor(v / size + 0.17 * seed)
    if (hash(i, j, seed + 40) > 0.52) continue
    const radius = size * (0.1 + 0.22 * hash(i, j, seed))
    const cx = (i - 0.31 * seed + 0.3 + 0.4 * hash(i, j, seed + 10)) * size
    const cy = (j - 0.17 * seed + 0.3 + 0.4 * hash(i, j, seed + 20)) * size
    const wobble = 1 + 0.8 * (noise((u / size) * 2.4, (v / size) * 2.4, seed) - 0.5)
    const tint = hash(i, j, seed + 30)
    const stone = tint < 0.45 ? chip : tint < 0.75 ? times(base, 0.62) : mix(base, [0.9, 0.88, 0.84], 0.7)
    if (Math.hypot(u - cx, v - cy) * wobble < radius) color = mix(color, stone, 0.7)
  }
  return color
}

/** Lays a joint between pieces, softened to the size of a pixel. */
export function jointed(color: Rgb, cell: Cell, joint: number, jointColor: Rgb, footprint: number): Rgb {
  const half = joint / 2
  const blur = Math.max(footprint * 0.7, 0.0006)
  const cover = (1 - smoothstep(half - blur, half + blur, cell.edge)) * Math.min(1, joint / (blur * 1.6))
  return cover > 0 ? mix(color, jointColor, cover) : color
}

/** The grout that goes with a tile: a little darker than light tiles, lighter than dark ones. */
export function groutFor(tile: Rgb): Rgb {
  const l = luminance(tile)
  const grey: Rgb = [l, l * 0.985, l * 0.96]
  return l > 0.2 ? times(mix(tile, grey, 0.5), 0.68) : mix(times(tile, 1.5), [0.14, 0.138, 0.132], 0.45)
}
