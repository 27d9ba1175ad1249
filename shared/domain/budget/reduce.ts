import { isAsGood } from './hurt.ts'
import { type Marks, narrowed, type Network } from './network.ts'
import { type Gap, type Relaxation, relax } from './relaxation.ts'
import { leastBeside, tightened } from './tighten.ts'

/** Costs are whole numbers, prices are not. */
const ROUNDING = 0.5

/** In a network of many points another round has to take out a tenth of them. */
const MANY_POINTS = 300
const WORTH_IT = 0.9

/** A network and what is known of the cost of its answers. */
export interface Weighed {
  readonly network: Network
  readonly relaxation: Relaxation
  /** By place of a point: what it costs above the bound at least, with what its neighbours have to be at beside it. */
  readonly least: Float64Array
}

export interface Reduced extends Weighed {
  /** Excess that an answer may have and be at most as dear as the one that is known. */
  readonly spare: number
}

/** null = the gap cannot be closed. */
export function weighed(network: Network, gap: Gap): Weighed | null {
  const relaxed = relax(network, gap)
  if (relaxed === null) return null
  const relaxation = tightened(network, relaxed)
  const { nodes, size } = network
  const { excess } = relaxation
  const least = new Float64Array(size)
  for (const { start, points, links } of nodes) {
    for (let point = 0; point < points.length; point++) {
      let sum = excess[start + point]!
      for (const { other, fits, width } of links) sum += leastBeside(point, excess, nodes[other]!.start, fits, width)
      least[start + point] = sum
    }
  }
  return { network, relaxation, least }
}

/**
 * Takes out every point that cannot be part of an answer at most as dear as one that is known, since nothing goes with
 * it, or only what is too dear: again and again, as long as that leads on.
 *
 * @param known cost of an answer; infinite without one
 * @returns null = there is no (other) answer
 */
export function reduced(start: Weighed, gap: Gap, known: number): Reduced | null {
  let current = start
  for (;;) {
    const { network, relaxation, least } = current
    const spare = known - relaxation.bound + ROUNDING
    if (spare < 0) return null
    const marks = new Uint8Array(network.size)
    let left = 0
    for (let at = 0; at < least.length; at++) {
      if (least[at]! > spare || least[at] === Number.POSITIVE_INFINITY) continue
      marks[at] = 1
      left++
    }
    const isWorthIt = left < network.size * (network.size > MANY_POINTS ? WORTH_IT : 1)
    if (!isWorthIt) return { ...current, spare }
    const rest = narrowed(network, marks)
    const next = rest && weighed(rest, gap)
    if (next === null) return null
    current = next
  }
}

/** Without the points where nothing can be, or in whose place another one always does as well; null as for `narrowed`. */
export function withoutDominated(network: Network): Network | null {
  const marks = Uint8Array.from(
    network.nodes.flatMap(({ points }) => points.map(({ hurt }) => (Number.isFinite(hurt) ? 1 : 0))),
  )
  network.nodes.forEach(({ start, points }, at) => {
    for (let point = points.length - 1; point >= 0; point--) {
      for (let other = 0; other < points.length; other++) {
        if (other === point || marks[start + other] === 0 || marks[start + point] === 0) continue
        if (!isAsGood(points[other]!, points[point]!) || !goesWithAsMuch(network, marks, at, other, point)) continue
        marks[start + point] = 0
        break
      }
    }
  })
  return narrowed(network, marks)
}

/** Whether `one` goes with all points of other nodes that `two` goes with. */
function goesWithAsMuch({ nodes }: Network, marks: Marks, at: number, one: number, two: number): boolean {
  return nodes[at]!.links.every(({ other, fits, width }) => {
    const { start } = nodes[other]!
    for (let point = 0; point < width; point++)
      if (fits[two * width + point]! > fits[one * width + point]! && marks[start + point] === 1) return false
    return true
  })
}
