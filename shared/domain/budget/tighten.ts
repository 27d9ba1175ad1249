import type { Network, Node } from './network.ts'
import type { Relaxation } from './relaxation.ts'
import type { Link } from './savings-model.types.ts'

/** Passes over all links, and the gain below which another one is not worth it. */
const MOST_PASSES = 3
const LEAST_GAIN = 1

/**
 * Brings links into a relaxation: where what is best for two nodes does not go together, one of them has to do with
 * something worse, and the bound rises by what that costs at least. To keep the sums right, that cost is moved from the
 * points of one node to those of the other, and from there into the bound (soft arc consistency): for no answer do the
 * bound and the excess of its points come to more than before.
 */
export function tightened({ nodes }: Network, start: Relaxation): Relaxation {
  let { bound } = start
  const excess = start.excess.slice()
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const before = bound
    for (const node of nodes)
      for (const link of node.links) bound += moveCosts(excess, node, nodes[link.other]!.start, link)
    if (bound - before < LEAST_GAIN) break
  }
  return { bound, excess }
}

/** Moves to a node what another one has to pay beside each of its points; returns what all of them cost then. */
function moveCosts(excess: Float64Array, { start, points }: Node, from: number, { fits, width }: Link): number {
  let gain = Number.POSITIVE_INFINITY
  for (let point = 0; point < points.length; point++) {
    const cost = excess[start + point]! + leastBeside(point, excess, from, fits, width)
    if (cost < gain) gain = cost
    if (gain <= 0) return 0
  }
  if (gain === Number.POSITIVE_INFINITY) return 0
  // No more than is needed is moved: the rest may still be of use elsewhere.
  const moved = points.map((_, point) =>
    Math.max(0, Math.min(leastBeside(point, excess, from, fits, width), gain - excess[start + point]!)),
  )
  for (let other = 0; other < width; other++) {
    let most = 0
    for (let point = 0; point < points.length; point++)
      if (fits[point * width + other] === 1 && moved[point]! > most) most = moved[point]!
    excess[from + other] = Math.max(0, excess[from + other]! - most)
  }
  moved.forEach((cost, point) => {
    excess[start + point] = Math.max(0, excess[start + point]! + cost - gain)
  })
  return gain
}

/** The least excess of the points, from a place on, that go with a point; infinite where none does. */
export function leastBeside(
  point: number,
  excess: Float64Array,
  from: number,
  fits: Uint8Array,
  width: number,
): number {
  let least = Number.POSITIVE_INFINITY
  for (let other = 0; other < width; other++)
    if (fits[point * width + other] === 1 && excess[from + other]! < least) least = excess[from + other]!
  return least
}
