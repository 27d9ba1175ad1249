import { cloud } from '../draw/noise.ts'
import { mix, type Rgb } from '../draw/color.ts'
import type { Opening } from '../draw/shell.ts'
import { type Mesh, quad } from '../draw/shapes.ts'
import { painted } from '../draw/surfaces.ts'
import { smoothstep, type Vec } from '../draw/vec.ts'

const SKY: Rgb = [0.86, 0.91, 0.97]
const HAZE: Rgb = [0.93, 0.95, 0.95]
const LEAVES: Rgb = [0.3, 0.42, 0.25]

/** Treetops under a bright sky, out of focus; u along, v up in metres. */
function garden(u: number, v: number): Rgb {
  const crown = 1.25 + 0.75 * (cloud(u * 0.8, 3, 3, 2) - 0.5) + 0.5 * (cloud(u * 2.6, v * 2.4, 2, 4) - 0.5)
  const sky = mix(HAZE, SKY, smoothstep(1.2, 3, v))
  const tree = mix(LEAVES, [0.5, 0.6, 0.38], cloud(u * 3, v * 3, 3, 9))
  return mix(sky, mix(tree, HAZE, 0.22), 1 - smoothstep(crown - 0.22, crown + 0.22, v))
}

const backdrop = painted([0.9, 0.94, 0.96], (p, n) => garden(Math.abs(n[0]) > 0.7 ? p[2] : p[0], p[1]), {
  glow: 1.1,
  castsNoShadow: true,
})

/** What is seen through the windows of a wall: a bright garden at the given distance behind its face. */
export function daylight(side: 'left' | 'right' | 'back', at: number, o: Opening): Mesh {
  const [u0, u1, v0, v1] = [o.u0 - 3, o.u1 + 3, o.v0 - 1.6, o.v1 + 1.6]
  const on = (u: number, v: number): Vec => (side === 'back' ? [u, v, at] : [at, v, u])
  return quad(on(u0, v0), on(u1, v0), on(u1, v1), on(u0, v1), backdrop)
}
