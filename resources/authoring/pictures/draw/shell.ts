import type { Material } from './material.types.ts'
import { type Mesh, quad, softBox } from './shapes.ts'
import { glass, plain } from './surfaces.ts'
import type { Vec } from './vec.ts'

/** A rectangle on a wall: along the wall and up, metres. */
export interface Opening {
  readonly u0: number
  readonly u1: number
  readonly v0: number
  readonly v1: number
}

type OnWall = (u: number, v: number) => Vec

/** A flat wall with openings; `on` places wall coordinates in the room. */
export function wall(
  on: OnWall,
  u0: number,
  u1: number,
  v0: number,
  v1: number,
  material: Material,
  openings: readonly Opening[] = [],
): Mesh {
  const us = [...new Set([u0, u1, ...openings.flatMap((o) => [o.u0, o.u1])])]
    .filter((u) => u >= u0 && u <= u1)
    .sort((a, b) => a - b)
  const vs = [...new Set([v0, v1, ...openings.flatMap((o) => [o.v0, o.v1])])]
    .filter((v) => v >= v0 && v <= v1)
    .sort((a, b) => a - b)
  const out: Mesh[] = []
  us.forEach((ua, i) => {
    const ub = us[i + 1]
    if (ub === undefined) return
    vs.forEach((va, j) => {
      const vb = vs[j + 1]
      if (vb === undefined) return
      const inside = openings.some((o) => ua >= o.u0 && ub <= o.u1 && va >= o.v0 && vb <= o.v1)
      if (!inside) out.push(quad(on(ua, va), on(ub, va), on(ub, vb), on(ua, vb), material))
    })
  })
  return out.flat()
}

/** A floor or ceiling. */
export function slab(x0: number, z0: number, x1: number, z1: number, y: number, material: Material): Mesh {
  return quad([x0, y, z0], [x0, y, z1], [x1, y, z1], [x1, y, z0], material)
}

/** The walls of an opening's depth. */
export function reveal(
  on: (u: number, v: number, depth: number) => Vec,
  o: Opening,
  depth: number,
  material: Material,
): Mesh {
  const corners = [
    [o.u0, o.v0],
    [o.u1, o.v0],
    [o.u1, o.v1],
    [o.u0, o.v1],
  ] as const
  return corners.flatMap(([u, v], i) => {
    const [u2, v2] = corners[(i + 1) % 4] ?? corners[0]
    return quad(on(u, v, 0), on(u2, v2, 0), on(u2, v2, depth), on(u, v, depth), material)
  })
}

/** Window frame bars and pane in an opening, `depth` behind the wall's face. */
export function windowFrame(
  on: (u: number, v: number, depth: number) => Vec,
  o: Opening,
  depth: number,
  material: Material,
  sashes = 1,
): Mesh {
  const w = 0.055
  const bars: Mesh[] = []
  const bar = (u0: number, v0: number, u1: number, v1: number): void => {
    bars.push(softBox(on(u0, v0, depth), on(u1, v1, depth + 0.06), 0.006, material, 1))
  }
  bar(o.u0, o.v0, o.u1, o.v0 + w)
  bar(o.u0, o.v1 - w, o.u1, o.v1)
  const step = (o.u1 - o.u0) / sashes
  for (let i = 0; i <= sashes; i++) {
    const at = o.u0 + i * step
    const from = i === 0 ? at : i === sashes ? at - w : at - w * 0.4
    bar(from, o.v0, i === sashes ? at : at + w, o.v1)
  }
  const pane = quad(
    on(o.u0, o.v0, depth + 0.03),
    on(o.u1, o.v0, depth + 0.03),
    on(o.u1, o.v1, depth + 0.03),
    on(o.u0, o.v1, depth + 0.03),
    glass,
  )
  return [...bars.flat(), ...pane]
}

export const trim = plain('#f6f5f2', { shine: 0.03, roughness: 0.25 })

/** A plain box wall cap, used for sills and shelves. */
export const sill = (p: Vec, q: Vec, material: Material = trim): Mesh => softBox(p, q, 0.005, material, 1)
