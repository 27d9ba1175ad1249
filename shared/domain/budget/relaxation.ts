import type { Network, Node, NodePoint } from './network.ts'

/** What a search is for: savings of so many cents with the least hurt, or (null) the lowest total, whatever it hurts. */
export type Gap = number | null

/**
 * What every answer costs at least, and with `excess` by how much an answer that has some nodes at some points costs at
 * least more: the bound and the excess of all its points come to no more than what it costs.
 */
export interface Relaxation {
  /** In the cost that counts: hurt, or cents of saving turned round. */
  readonly bound: number
  /** By place of a point, at least 0. */
  readonly excess: Float64Array
}

/** What a whole answer costs. */
export function computeCost({ saving, hurt }: { readonly saving: number; readonly hurt: number }, gap: Gap): number {
  return gap === null ? -saving : hurt
}

/** The network without its links, and each cent that is missing at a price. null = not even so can the gap be closed. */
export function relax({ nodes, size, decided }: Network, gap: Gap): Relaxation | null {
  const missing = gap === null ? 0 : gap - decided.saving
  const price = gap === null ? 0 : computePriceOfSaving(nodes, missing)
  if (price === null) return null
  let bound = computeCost(decided, gap) + price * missing
  const excess = new Float64Array(size)
  for (const { start, points } of nodes) {
    let least = Number.POSITIVE_INFINITY
    points.forEach(({ saving, hurt }, at) => {
      const cost = gap === null ? -saving : hurt - price * saving
      excess[start + at] = cost
      if (cost < least) least = cost
    })
    for (let at = start; at < start + points.length; at++) excess[at]! -= least
    bound += least
  }
  return { bound, excess }
}

/** A step to a point that saves more: cents more, and what each of them hurts. */
interface Step {
  readonly saving: number
  readonly price: number
}

/** Hurt per cent at which the gap is just closed when each node takes what is best for it: the best multiplier. */
function computePriceOfSaving(nodes: readonly Node[], missing: number): number | null {
  const steps: Step[] = []
  let saved = 0
  for (const { points } of nodes) {
    let here = leastHurt(points)
    saved += here.saving
    for (let next = nextStep(points, here); next !== null; next = nextStep(points, here)) {
      const saving = next.saving - here.saving
      steps.push({ saving, price: (next.hurt - here.hurt) / saving })
      here = next
    }
  }
  if (saved >= missing) return 0
  steps.sort((a, b) => a.price - b.price)
  for (const { saving, price } of steps) {
    saved += saving
    if (saved >= missing) return price
  }
  return null
}

function leastHurt(points: readonly NodePoint[]): NodePoint {
  let best = points[0]!
  for (const point of points)
    if (point.hurt < best.hurt || (point.hurt === best.hurt && point.saving > best.saving)) best = point
  return best
}

/** The point that saves more at the least hurt per cent; of several the one that saves most. */
function nextStep(points: readonly NodePoint[], here: NodePoint): NodePoint | null {
  let best: NodePoint | null = null
  let bestPrice = Number.POSITIVE_INFINITY
  for (const point of points) {
    if (point.saving <= here.saving) continue
    const price = (point.hurt - here.hurt) / (point.saving - here.saving)
    if (price > bestPrice || (price === bestPrice && best !== null && point.saving <= best.saving)) continue
    best = point
    bestPrice = price
  }
  return best
}
