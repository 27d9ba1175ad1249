import { type Answer, type Effort, NO_ANSWER_YET } from './answers.ts'
import { joined, type Network } from './network.ts'
import type { Reduced } from './reduce.ts'
import type { Gap } from './relaxation.ts'

/** Nodes that hang together by links. */
export function findComponents({ nodes }: Network): number[][] {
  const seen = new Uint8Array(nodes.length)
  return nodes.flatMap((_, start) => {
    if (seen[start] === 1) return []
    seen[start] = 1
    const component = [start]
    for (const at of component) {
      for (const { other } of nodes[at]!.links) {
        if (seen[other] === 1) continue
        seen[other] = 1
        component.push(other)
      }
    }
    return [component]
  })
}

/** One node to decide, and where the decided ones that it is linked to stand in `open`. */
interface Turn {
  readonly node: number
  readonly checks: readonly { readonly slot: number; readonly fits: Uint8Array; readonly width: number }[]
  /** Slots of `open` that are still needed; the new node's own is the one after the last. */
  readonly kept: readonly number[]
}

/**
 * Every way of deciding a component that may be part of the best answer: node after node, remembering only the points
 * that undecided ones are linked to.
 */
export function findFront(
  { network, relaxation, spare }: Reduced,
  component: readonly number[],
  gap: Gap,
  effort: Effort,
): Answer[] {
  let answers: Answer[] = [NO_ANSWER_YET]
  for (const { node, checks, kept } of planTurns(network, component)) {
    const { start, points } = network.nodes[node]!
    const next: Answer[] = []
    for (const answer of answers) {
      for (let at = 0; at < points.length; at++) {
        const sum = answer.excess + relaxation.excess[start + at]!
        if (sum > spare || checks.some(({ slot, fits, width }) => fits[at * width + answer.open[slot]!] === 0)) continue
        const { saving, hurt, order, decision } = points[at]!
        next.push({
          saving: answer.saving + saving,
          hurt: answer.hurt + hurt,
          order: answer.order + order,
          trail: joined(answer.trail, decision),
          excess: sum,
          open: kept.length === 0 ? NO_ANSWER_YET.open : kept.map((slot) => answer.open[slot] ?? at),
        })
      }
    }
    answers = effort.select(next, gap)
  }
  return answers
}

/** An order in which few decided nodes have to be remembered: next comes always the one that adds fewest. */
function planTurns({ nodes }: Network, component: readonly number[]): Turn[] {
  const undecided = new Set(component)
  const turns: Turn[] = []
  let open: number[] = []
  const isNeeded = (at: number, decided: number) =>
    nodes[at]!.links.some(({ other }) => other !== decided && undecided.has(other))
  while (undecided.size > 0) {
    let node = -1
    let fewest = Number.POSITIVE_INFINITY
    for (const candidate of undecided) {
      const left = open.filter((at) => isNeeded(at, candidate)).length + (isNeeded(candidate, candidate) ? 1 : 0)
      if (left >= fewest) continue
      fewest = left
      node = candidate
    }
    undecided.delete(node)
    const checks = nodes[node]!.links.flatMap(({ other, fits, width }) => {
      const slot = open.indexOf(other)
      return slot === -1 ? [] : [{ slot, fits, width }]
    })
    const now = [...open, node]
    const kept = now.flatMap((at, slot) => (isNeeded(at, node) ? [slot] : []))
    turns.push({ node, checks, kept })
    open = kept.map((slot) => now[slot]!)
  }
  return turns
}
