import type { Triangle } from './bvh.ts'
import type { Material } from './material.types.ts'
import { add, basis, clamp, cross, dot, normalize, scale, sub, turnY, type Vec } from './vec.ts'

export type Mesh = readonly Triangle[]

function triangle(a: Vec, b: Vec, c: Vec, normals: readonly [Vec, Vec, Vec] | null, material: Material): Triangle {
  const e1 = sub(b, a)
  const e2 = sub(c, a)
  let face = normalize(cross(e1, e2))
  if (normals && dot(face, add(add(normals[0], normals[1]), normals[2])) < 0) face = scale(face, -1)
  const [na, nb, nc] = normals ?? [face, face, face]
  return { a, e1, e2, face, na, nb, nc, material, index: 0 }
}

/** The meshes in one, with the indexes that the renderer needs. */
export function numbered(...parts: readonly Mesh[]): Mesh {
  return parts.flat().map((t, index) => ({ ...t, index }))
}

/** A flat four-cornered face, corners in turn. */
export function quad(a: Vec, b: Vec, c: Vec, d: Vec, material: Material): Mesh {
  return [triangle(a, b, c, null, material), triangle(a, c, d, null, material)]
}

/** A flat polygon that its first corner sees whole (fan). */
export function polygon(points: readonly Vec[], material: Material): Mesh {
  const [first, ...rest] = points
  if (!first) return []
  return rest.flatMap((p, i) => {
    const next = rest[i + 1]
    return next ? [triangle(first, p, next, null, material)] : []
  })
}

/** A smooth surface through rows of points; `closed` joins the ends of each row. */
export function patch(rows: readonly (readonly Vec[])[], material: Material, closed = false): Mesh {
  const at = (i: number, j: number): Vec => {
    const row = rows[clamp(i, 0, rows.length - 1)] ?? []
    const n = row.length
    return row[closed ? (j + n) % n : clamp(j, 0, n - 1)] ?? [0, 0, 0]
  }
  const normalAt = (i: number, j: number): Vec =>
    normalize(cross(sub(at(i + 1, j), at(i - 1, j)), sub(at(i, j + 1), at(i, j - 1))))
  const out: Triangle[] = []
  for (let i = 0; i + 1 < rows.length; i++) {
    const n = (rows[i]?.length ?? 0) - (closed ? 0 : 1)
    for (let j = 0; j < n; j++) {
      const [a, b, c, d] = [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)]
      const [na, nb, nc, nd] = [normalAt(i, j), normalAt(i + 1, j), normalAt(i + 1, j + 1), normalAt(i, j + 1)]
      out.push(triangle(a, b, c, [na, nb, nc], material), triangle(a, c, d, [na, nc, nd], material))
    }
  }
  return out.filter((t) => dot(cross(t.e1, t.e2), cross(t.e1, t.e2)) > 1e-18)
}

/** A plain box between two corners. */
export function box(p: Vec, q: Vec, material: Material): Mesh {
  const [x0, y0, z0] = [Math.min(p[0], q[0]), Math.min(p[1], q[1]), Math.min(p[2], q[2])]
  const [x1, y1, z1] = [Math.max(p[0], q[0]), Math.max(p[1], q[1]), Math.max(p[2], q[2])]
  return [
    quad([x0, y0, z0], [x0, y1, z0], [x1, y1, z0], [x1, y0, z0], material),
    quad([x1, y0, z1], [x1, y1, z1], [x0, y1, z1], [x0, y0, z1], material),
    quad([x0, y0, z1], [x0, y1, z1], [x0, y1, z0], [x0, y0, z0], material),
    quad([x1, y0, z0], [x1, y1, z0], [x1, y1, z1], [x1, y0, z1], material),
    quad([x0, y1, z0], [x0, y1, z1], [x1, y1, z1], [x1, y1, z0], material),
    quad([x0, y0, z1], [x0, y0, z0], [x1, y0, z0], [x1, y0, z1], material),
  ].flat()
}

/** A box whose edges are rounded by `radius` (metres). */
export function softBox(p: Vec, q: Vec, radius: number, material: Material, steps = 2): Mesh {
  const low: Vec = [Math.min(p[0], q[0]), Math.min(p[1], q[1]), Math.min(p[2], q[2])]
  const high: Vec = [Math.max(p[0], q[0]), Math.max(p[1], q[1]), Math.max(p[2], q[2])]
  const r = Math.min(radius, ...[0, 1, 2].map((i) => ((high[i as 0] ?? 0) - (low[i as 0] ?? 0)) * 0.499))
  if (r < 0.0008) return box(p, q, material)
  const line = (axis: 0 | 1 | 2): number[] => {
    const ease = Array.from({ length: steps + 1 }, (_, i) => r * (1 - Math.tan(((1 - i / steps) * Math.PI) / 4)))
    return [...ease.map((e) => low[axis] + e), ...ease.map((e) => high[axis] - e).reverse()]
  }
  const out: Triangle[] = []
  const round = (v: Vec): readonly [Vec, Vec] => {
    const core: Vec = [
      clamp(v[0], low[0] + r, high[0] - r),
      clamp(v[1], low[1] + r, high[1] - r),
      clamp(v[2], low[2] + r, high[2] - r),
    ]
    const n = normalize(sub(v, core))
    return [add(core, scale(n, r)), n]
  }
  const side = (place: (s: number, t: number) => Vec, us: number[], vs: number[]): void => {
    const points = us.map((u) => vs.map((v) => round(place(u, v))))
    for (let i = 0; i + 1 < us.length; i++) {
      for (let j = 0; j + 1 < vs.length; j++) {
        const a = points[i]?.[j]
        const b = points[i + 1]?.[j]
        const c = points[i + 1]?.[j + 1]
        const d = points[i]?.[j + 1]
        if (!a || !b || !c || !d) continue
        out.push(
          triangle(a[0], b[0], c[0], [a[1], b[1], c[1]], material),
          triangle(a[0], c[0], d[0], [a[1], c[1], d[1]], material),
        )
      }
    }
  }
  const [xs, ys, zs] = [line(0), line(1), line(2)]
  for (const x of [low[0], high[0]]) side((s, t) => [x, s, t], ys, zs)
  for (const y of [low[1], high[1]]) side((s, t) => [s, y, t], xs, zs)
  for (const z of [low[2], high[2]]) side((s, t) => [s, t, z], xs, ys)
  return out
}

const ring = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => (i / n) * 2 * Math.PI)

/** A solid of revolution about an upright axis at `centre`; profile in [radius, height], bottom up. */
export function lathe(centre: Vec, profile: readonly (readonly [number, number])[], material: Material, n = 28): Mesh {
  const rows = profile.map(([r, y]) =>
    ring(n).map((a): Vec => [centre[0] + Math.cos(a) * r, centre[1] + y, centre[2] + Math.sin(a) * r]),
  )
  return patch(rows, material, true)
}

/** A hose of even radius through points (smoothed), with closed ends. */
export function tube(points: readonly Vec[], radius: number, material: Material, n = 14, smooth = 6): Mesh {
  const path = smooth > 1 ? spline(points, smooth) : points
  const rows: Vec[][] = []
  let side: Vec | null = null
  path.forEach((p, i) => {
    const t = normalize(sub(path[i + 1] ?? p, path[i - 1] ?? p))
    let a: Vec = side ? normalize(sub(side, scale(t, dot(side, t)))) : basis(t)[0]
    if (!side) a = basis(t)[0]
    side = a
    const b = cross(t, a)
    rows.push(ring(n).map((w) => add(p, add(scale(a, Math.cos(w) * radius), scale(b, Math.sin(w) * radius)))))
  })
  const first = rows[0] ?? []
  const last = rows.at(-1) ?? []
  return [...patch(rows, material, true), ...polygon(first, material), ...polygon(last, material)]
}

/** A round bar between two points. */
export function rod(p: Vec, q: Vec, radius: number, material: Material, n = 18): Mesh {
  return tube([p, q], radius, material, n, 1)
}

/** Catmull–Rom through points. */
export function spline(points: readonly Vec[], steps: number): readonly Vec[] {
  const out: Vec[] = []
  for (let i = 0; i + 1 < points.length; i++) {
    const p1 = points[i] ?? [0, 0, 0]
    const p2 = points[i + 1] ?? p1
    const p0 = points[i - 1] ?? p1
    const p3 = points[i + 2] ?? p2
    for (let k = 0; k < steps; k++) {
      const t = k / steps
      const w = [
        -0.5 * t + t * t - 0.5 * t ** 3,
        1 - 2.5 * t * t + 1.5 * t ** 3,
        0.5 * t + 2 * t * t - 1.5 * t ** 3,
        -0.5 * t * t + 0.5 * t ** 3,
      ]
      const [w0 = 0, w1 = 0, w2 = 0, w3 = 0] = w
      out.push(add(add(scale(p0, w0), scale(p1, w1)), add(scale(p2, w2), scale(p3, w3))))
    }
  }
  const end = points.at(-1)
  return end ? [...out, end] : out
}

/** One level of a body: a rounded outline (exponent 2 = ellipse, higher = squarer) at a height. */
export interface Level {
  readonly y: number
  readonly x: number
  readonly z: number
  readonly rx: number
  readonly rz: number
  readonly exponent?: number
}

/** A body through rounded outlines, bottom up (basins, tubs, toilets, cushions). */
export function loft(levels: readonly Level[], material: Material, n = 40): Mesh {
  const rows = levels.map(({ y, x, z, rx, rz, exponent = 2 }) =>
    ring(n).map((a): Vec => {
      const c = Math.cos(a)
      const s = Math.sin(a)
      const k = 2 / exponent
      return [x + Math.sign(c) * Math.abs(c) ** k * rx, y, z + Math.sign(s) * Math.abs(s) ** k * rz]
    }),
  )
  return patch(rows, material, true)
}

/** An ellipsoid. */
export function ball(centre: Vec, radii: Vec, material: Material, n = 20): Mesh {
  const rows = Array.from({ length: n / 2 + 1 }, (_, i) => {
    const phi = -Math.PI / 2 + (i / (n / 2)) * Math.PI
    return ring(n).map(
      (a): Vec => [
        centre[0] + Math.cos(phi) * Math.cos(a) * radii[0],
        centre[1] + Math.sin(phi) * radii[1],
        centre[2] + Math.cos(phi) * Math.sin(a) * radii[2],
      ],
    )
  })
  return patch(rows, material, true)
}

/** The mesh turned about the upright axis through the origin, then moved. */
export function place(mesh: Mesh, at: Vec, degrees = 0): Mesh {
  const turn = (v: Vec): Vec => turnY(v, degrees)
  return mesh.map((t) => ({
    ...t,
    a: add(turn(t.a), at),
    e1: turn(t.e1),
    e2: turn(t.e2),
    face: turn(t.face),
    na: turn(t.na),
    nb: turn(t.nb),
    nc: turn(t.nc),
  }))
}
