import type { Link, Point, SavingsModel } from './savings-model.types.ts'

/** What is still to be decided: nodes with at least two points each, and what is decided already. */
export interface Network {
  readonly nodes: readonly Node[]
  /** Points of all nodes. */
  readonly size: number
  readonly decided: Decided
}

/** A variable of the model with the points that are left of it. */
export interface Node {
  /** Place of its first point among those of all nodes. */
  readonly start: number
  readonly points: readonly NodePoint[]
  /** Both directions of each; `other` is the place of a node. */
  readonly links: readonly Link[]
}

export interface NodePoint extends Point {
  /** What it decides; null = the variable stays as it is. */
  readonly decision: Decision | null
}

interface Decision {
  readonly variable: number
  readonly point: number
}

/** Points of some variables together. */
export interface Decided {
  readonly saving: number
  readonly hurt: number
  readonly order: number
  readonly trail: Trail | null
}

/** Decisions that were made, none of them copied. */
export type Trail = Decision | { readonly one: Trail; readonly two: Trail }

/** By place of a point: 1 = it is left. */
export type Marks = Uint8Array

export const NOTHING_DECIDED: Decided = { saving: 0, hurt: 0, order: 0, trail: null }

/** All variables of a model with all their points. */
export function buildNetwork({ variables }: SavingsModel): Network {
  let size = 0
  const nodes = variables.map(({ subject, links }, variable): Node => {
    const points = subject.points.map(({ saving, hurt, order }, point) => {
      return { saving, hurt, order, decision: point === 0 ? null : { variable, point } }
    })
    size += points.length
    return { start: size - points.length, points, links }
  })
  return { nodes, size, decided: NOTHING_DECIDED }
}

/**
 * The network with the marked points alone; the marks are used up. Nodes with one point left are decided: what does not
 * go with that is out as well. null = nothing is left of some node.
 */
export function narrowed({ nodes, decided: before }: Network, marks: Marks): Network | null {
  const left = nodes.map(({ start, points }) => countMarks(marks, start, points.length))
  const single = left.flatMap((count, at) => (count === 1 ? [at] : []))
  for (const at of single) {
    const { start, links } = nodes[at]!
    const point = marks.indexOf(1, start) - start
    for (const { other, fits, width } of links) {
      const from = nodes[other]!.start
      for (let candidate = 0; candidate < width; candidate++) {
        if (marks[from + candidate] === 0 || fits[point * width + candidate] === 1) continue
        marks[from + candidate] = 0
        left[other]!--
        if (left[other] === 1) single.push(other)
      }
    }
  }
  if (left.includes(0)) return null
  const decided = single.reduce((sum, at) => {
    const { start, points } = nodes[at]!
    return withPoint(sum, points[marks.indexOf(1, start) - start]!)
  }, before)
  return { ...rest(nodes, marks, left), decided }
}

function countMarks(marks: Marks, start: number, length: number): number {
  let count = 0
  for (let at = start; at < start + length; at++) count += marks[at]!
  return count
}

const NOWHERE = -1

/** The nodes of which more than one point is left. */
function rest(nodes: readonly Node[], marks: Marks, left: readonly number[]): Pick<Network, 'nodes' | 'size'> {
  const places = new Int32Array(nodes.length).fill(NOWHERE)
  let count = 0
  left.forEach((points, at) => {
    if (points > 1) places[at] = count++
  })
  let size = 0
  const kept = nodes.flatMap((node, at): Node[] => {
    if (places[at] === NOWHERE) return []
    const start = size
    size += left[at]!
    const links: Link[] = []
    for (const link of node.links) {
      const other = places[link.other]!
      const narrow = other === NOWHERE ? null : narrowedLink(link, node, nodes[link.other]!, marks, left[link.other]!)
      if (narrow !== null) links.push({ other, fits: narrow, width: left[link.other]! })
    }
    const isSame = left[at] === node.points.length
    const points = isSame ? node.points : node.points.filter((_, point) => marks[node.start + point] === 1)
    return [{ start, points, links }]
  })
  return { nodes: kept, size }
}

/** null = all that is left goes together. */
function narrowedLink({ fits, width }: Link, own: Node, other: Node, marks: Marks, left: number): Uint8Array | null {
  const height = countMarks(marks, own.start, own.points.length)
  if (height * left === fits.length) return fits
  const narrow = new Uint8Array(height * left)
  let at = 0
  let fitting = 0
  for (let point = 0; point < own.points.length; point++) {
    if (marks[own.start + point] === 0) continue
    for (let candidate = 0; candidate < width; candidate++) {
      if (marks[other.start + candidate] === 0) continue
      const fit = fits[point * width + candidate]!
      narrow[at++] = fit
      fitting += fit
    }
  }
  return fitting === at ? null : narrow
}

function withPoint(decided: Decided, { saving, hurt, order, decision }: NodePoint): Decided {
  return {
    saving: decided.saving + saving,
    hurt: decided.hurt + hurt,
    order: decided.order + order,
    trail: joined(decided.trail, decision),
  }
}

export function joined(one: Trail | null, two: Trail | null): Trail | null {
  if (one === null || two === null) return one ?? two
  return { one, two }
}

/** Points by variable, for those that do not stay as they are. */
export function listDecisions(trail: Trail | null): Map<number, number> {
  const decisions = new Map<number, number>()
  const open = trail === null ? [] : [trail]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if ('one' in next) open.push(next.one, next.two)
    else decisions.set(next.variable, next.point)
  }
  return decisions
}
