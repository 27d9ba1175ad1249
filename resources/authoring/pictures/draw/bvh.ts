import type { Material } from './material.types.ts'
import type { Vec } from './vec.ts'

/** One triangle with the edges from its first corner, and the normals of its corners. */
export interface Triangle {
  readonly a: Vec
  readonly e1: Vec
  readonly e2: Vec
  readonly face: Vec
  readonly na: Vec
  readonly nb: Vec
  readonly nc: Vec
  readonly material: Material
  /** Position within the mesh of its layer; set by `numbered`. */
  index: number
}

/** Triangles in a search tree, in flat arrays: rays spend their time here. */
export interface Node {
  /** Six per node: low x y z, high x y z. */
  readonly bounds: Float64Array
  /** Three per node: inner nodes hold left, right, axis; leaves hold -1 - first, count, 3. */
  readonly links: Int32Array
  /** Nine per triangle: corner, two edges. */
  readonly corners: Float64Array
  /** 1 where the triangle throws a shadow. */
  readonly blocks: Uint8Array
  readonly triangles: readonly Triangle[]
}

export interface Hit {
  t: number
  triangle: Triangle | null
  u: number
  v: number
}

export interface Ray {
  ox: number
  oy: number
  oz: number
  dx: number
  dy: number
  dz: number
  ix: number
  iy: number
  iz: number
}

/** A ray from o along d (need not be of length 1: t counts in lengths of d). */
export function makeRay(o: Vec, d: Vec): Ray {
  return { ox: o[0], oy: o[1], oz: o[2], dx: d[0], dy: d[1], dz: d[2], ix: 1 / d[0], iy: 1 / d[1], iz: 1 / d[2] }
}

interface Box {
  readonly low: [number, number, number]
  readonly high: [number, number, number]
}

function boundsOf(triangles: readonly Triangle[]): Box {
  const low: [number, number, number] = [Infinity, Infinity, Infinity]
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity]
  for (const { a, e1, e2 } of triangles) {
    for (const i of [0, 1, 2] as const) {
      low[i] = Math.min(low[i], a[i], a[i] + e1[i], a[i] + e2[i])
      high[i] = Math.max(high[i], a[i], a[i] + e1[i], a[i] + e2[i])
    }
  }
  return { low, high }
}

const area = ({ low, high }: Box): number => {
  const [x, y, z] = [high[0] - low[0], high[1] - low[1], high[2] - low[2]]
  return x * y + y * z + z * x
}

type Axis = 0 | 1 | 2

const centre = (t: Triangle, axis: Axis): number => t.a[axis] + (t.e1[axis] + t.e2[axis]) / 3

interface Split {
  readonly axis: Axis
  readonly left: readonly Triangle[]
  readonly right: readonly Triangle[]
}

/** The cheapest of some cuts: few triangles in small boxes. */
function bestSplit(triangles: readonly Triangle[]): Split | null {
  let best: Split | null = null
  let bestCost = Infinity
  for (const axis of [0, 1, 2] as const) {
    const sorted = [...triangles].sort((s, t) => centre(s, axis) - centre(t, axis))
    for (const share of [0.12, 0.25, 0.38, 0.5, 0.62, 0.75, 0.88]) {
      const at = Math.floor(sorted.length * share)
      if (at === 0) continue
      const left = sorted.slice(0, at)
      const right = sorted.slice(at)
      const cost = area(boundsOf(left)) * left.length + area(boundsOf(right)) * right.length
      if (cost < bestCost) {
        bestCost = cost
        best = { axis, left, right }
      }
    }
  }
  return best
}

/** The search tree over triangles. */
export function buildTree(triangles: readonly Triangle[]): Node {
  const bounds: number[] = []
  const links: number[] = []
  const ordered: Triangle[] = []
  const grow = (part: readonly Triangle[]): number => {
    const at = links.length / 3
    const { low, high } = boundsOf(part)
    bounds.push(...low, ...high)
    links.push(0, 0, 0)
    const split = part.length > 4 ? bestSplit(part) : null
    if (split) {
      const left = grow(split.left)
      const right = grow(split.right)
      links.splice(at * 3, 3, left, right, split.axis)
    } else {
      links.splice(at * 3, 3, -1 - ordered.length, part.length, 3)
      ordered.push(...part)
    }
    return at
  }
  grow(triangles)
  const isBlocking = ({ material: m }: Triangle): boolean => m.opacity >= 1 && !m.castsNoShadow
  return {
    bounds: Float64Array.from(bounds),
    links: Int32Array.from(links),
    corners: Float64Array.from(ordered.flatMap((t) => [...t.a, ...t.e1, ...t.e2])),
    blocks: Uint8Array.from(ordered, (t) => (isBlocking(t) ? 1 : 0)),
    triangles: ordered,
  }
}

function reaches(bounds: Float64Array, at: number, r: Ray, limit: number): boolean {
  const i = at * 6
  let near = ((bounds[i] ?? 0) - r.ox) * r.ix
  let far = ((bounds[i + 3] ?? 0) - r.ox) * r.ix
  if (near > far) {
    const swap = near
    near = far
    far = swap
  }
  let a = ((bounds[i + 1] ?? 0) - r.oy) * r.iy
  let b = ((bounds[i + 4] ?? 0) - r.oy) * r.iy
  if (a > b) {
    if (b > near) near = b
    if (a < far) far = a
  } else {
    if (a > near) near = a
    if (b < far) far = b
  }
  if (far < near - 1e-9) return false
  a = ((bounds[i + 2] ?? 0) - r.oz) * r.iz
  b = ((bounds[i + 5] ?? 0) - r.oz) * r.iz
  if (a > b) {
    if (b > near) near = b
    if (a < far) far = a
  } else {
    if (a > near) near = a
    if (b < far) far = b
  }
  return far >= near - 1e-9 && far > 0 && near < limit
}

/** Where the last call of `distance` met its triangle. */
const met = { u: 0, v: 0 }

/** Lengths along the ray to a triangle; 0 when it misses. */
function distance(corners: Float64Array, at: number, r: Ray): number {
  const i = at * 9
  const e1x = corners[i + 3] ?? 0
  const e1y = corners[i + 4] ?? 0
  const e1z = corners[i + 5] ?? 0
  const e2x = corners[i + 6] ?? 0
  const e2y = corners[i + 7] ?? 0
  const e2z = corners[i + 8] ?? 0
  const px = r.dy * e2z - r.dz * e2y
  const py = r.dz * e2x - r.dx * e2z
  const pz = r.dx * e2y - r.dy * e2x
  const det = e1x * px + e1y * py + e1z * pz
  if (det > -1e-12 && det < 1e-12) return 0
  const inv = 1 / det
  const tx = r.ox - (corners[i] ?? 0)
  const ty = r.oy - (corners[i + 1] ?? 0)
  const tz = r.oz - (corners[i + 2] ?? 0)
  const u = (tx * px + ty * py + tz * pz) * inv
  if (u < 0 || u > 1) return 0
  const qx = ty * e1z - tz * e1y
  const qy = tz * e1x - tx * e1z
  const qz = tx * e1y - ty * e1x
  const v = (r.dx * qx + r.dy * qy + r.dz * qz) * inv
  if (v < 0 || u + v > 1) return 0
  const t = (e2x * qx + e2y * qy + e2z * qz) * inv
  if (t < 1e-5) return 0
  met.u = u
  met.v = v
  return t
}

const waiting = new Int32Array(128)

/** Closes `hit` to the nearest triangle in front of its present distance. */
export function intersect(node: Node, r: Ray, hit: Hit): void {
  const { bounds, links, corners } = node
  let top = 0
  waiting[top++] = 0
  while (top > 0) {
    const at = waiting[--top] ?? 0
    if (!reaches(bounds, at, r, hit.t)) continue
    const left = links[at * 3] ?? 0
    const right = links[at * 3 + 1] ?? 0
    const axis = links[at * 3 + 2] ?? 0
    if (axis === 3) {
      const first = -1 - left
      for (let i = first; i < first + right; i++) {
        const t = distance(corners, i, r)
        if (t === 0 || t >= hit.t) continue
        hit.t = t
        hit.triangle = node.triangles[i] ?? null
        hit.u = met.u
        hit.v = met.v
      }
      continue
    }
    const forward = (axis === 0 ? r.dx : axis === 1 ? r.dy : r.dz) > 0
    waiting[top++] = forward ? right : left
    waiting[top++] = forward ? left : right
  }
}

/** Whether something opaque stands within `limit` lengths of the ray. */
export function isBlocked(node: Node, r: Ray, limit: number): boolean {
  const { bounds, links, corners, blocks } = node
  let top = 0
  waiting[top++] = 0
  while (top > 0) {
    const at = waiting[--top] ?? 0
    if (!reaches(bounds, at, r, limit)) continue
    const left = links[at * 3] ?? 0
    const right = links[at * 3 + 1] ?? 0
    if (links[at * 3 + 2] !== 3) {
      waiting[top++] = left
      waiting[top++] = right
      continue
    }
    const first = -1 - left
    for (let i = first; i < first + right; i++) {
      if (blocks[i] !== 1) continue
      const t = distance(corners, i, r)
      if (t > 0 && t < limit) return true
    }
  }
  return false
}
