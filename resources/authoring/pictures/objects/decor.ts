import type { Material } from '../draw/material.types.ts'
import { hash } from '../draw/noise.ts'
import { type Mesh, lathe, patch, rod, tube } from '../draw/shapes.ts'
import { ceramic, plain } from '../draw/surfaces.ts'
import { add, cross, normalize, scale, type Vec } from '../draw/vec.ts'

const leafGreen: readonly Material[] = ['#4c6b45', '#577a4e', '#3f5c3c', '#64875a'].map((c) =>
  plain(c, { shine: 0.02, roughness: 0.3 }),
)

function leaf(from: Vec, direction: Vec, size: number, width: number, material: Material): Mesh {
  const d = normalize(direction)
  const side = normalize(cross(d, [0.1, 1, 0.05]))
  const up = cross(side, d)
  const rows = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8
    const w = Math.sin(Math.PI * Math.min(1, t ** 0.8)) * width + 0.001
    const droop = -0.45 * t * t * size
    const middle = add(add(from, scale(d, t * size)), scale([0, 1, 0], droop))
    return [-1, -0.5, 0, 0.5, 1].map((s) => add(middle, add(scale(side, s * w), scale(up, Math.abs(s) * w * 0.22))))
  })
  return patch(rows, material)
}

/** A pot plant with broad leaves; height of the foliage in metres. */
export function plant(at: Vec, height: number, leaves = 15, potColor = '#d9d2c6', seed = 1): Mesh {
  const r = Math.min(0.2, height * 0.16)
  const pot = lathe(
    at,
    [
      [0.01, 0],
      [r * 0.72, 0],
      [r * 0.78, 0.01],
      [r, r * 1.7],
      [r * 0.93, r * 1.7],
      [r * 0.9, r * 1.55],
      [0.01, r * 1.5],
    ],
    plain(potColor),
    32,
  )
  const base: Vec = [at[0], at[1] + r * 1.5, at[2]]
  const out: Mesh[] = [pot]
  for (let i = 0; i < leaves; i++) {
    const a = i * 2.4 + hash(i, seed) * 0.8
    const lift = 0.35 + 0.65 * hash(i, seed, 2)
    const reach = height * 0.33 * (1.15 - lift * 0.65)
    const tip: Vec = add(base, [Math.cos(a) * reach, height * 0.72 * lift, Math.sin(a) * reach])
    const middle: Vec = add(base, [Math.cos(a) * reach * 0.25, height * 0.5 * lift, Math.sin(a) * reach * 0.25])
    const green = leafGreen[i % leafGreen.length] ?? plain('#4c6b45')
    out.push(tube([base, middle, tip], 0.0045, plain('#5d7a4d'), 6, 4))
    const size = height * (0.24 + 0.1 * hash(i, seed, 3))
    out.push(leaf(tip, [Math.cos(a), 0.75 - hash(i, seed, 4) * 0.5, Math.sin(a)], size, size * 0.27, green))
  }
  return out.flat()
}

/** A small round bottle. */
export function bottle(at: Vec, height: number, radius: number, color: string): Mesh {
  return [
    ...lathe(
      at,
      [
        [0.002, 0],
        [radius, 0],
        [radius, height * 0.72],
        [radius * 0.8, height * 0.8],
        [radius * 0.28, height * 0.84],
        [radius * 0.28, height],
        [0.001, height],
      ],
      ceramic(color),
      24,
    ),
  ]
}

/** A three-legged wooden stool. */
export function stool(at: Vec, height: number, seat: Material): Mesh {
  const legs = [0, 1, 2].flatMap((i) => {
    const a = (i / 3) * 2 * Math.PI + 0.5
    return rod(
      add(at, [Math.cos(a) * 0.16, 0, Math.sin(a) * 0.16]),
      add(at, [Math.cos(a) * 0.1, height, Math.sin(a) * 0.1]),
      0.014,
      seat,
    )
  })
  return [
    ...legs,
    ...lathe(
      add(at, [0, height, 0]),
      [
        [0.001, -0.01],
        [0.16, -0.01],
        [0.17, 0.002],
        [0.17, 0.02],
        [0.155, 0.028],
        [0.001, 0.026],
      ],
      seat,
      36,
    ),
  ]
}
