import { type Answer, compareAnswers, Effort, NO_ANSWER_YET, together } from './answers.ts'
import { findComponents, findFront } from './component-front.ts'
import { type Decided, listDecisions, narrowed, type Network, buildNetwork } from './network.ts'
import { type Reduced, reduced, weighed, withoutDominated } from './reduce.ts'
import { computeCost, type Gap } from './relaxation.ts'
import type { SavingsModel } from './savings-model.types.ts'

/** Points by variable of the model, for those that do not stay as they are. */
export type Decisions = ReadonlyMap<number, number>

export interface SearchResult {
  /** null = there is no answer. */
  readonly decisions: Decisions | null
  /** False = the search ended before it could know that nothing is better. */
  readonly isProven: boolean
}

/**
 * Rounds that look for good answers, where more points than `above` are left: points that they look among, and partial
 * answers that they follow at a time.
 */
const ROUNDS = [
  { above: 60, points: 150, width: 40 },
  { above: 250, points: 400, width: 100 },
]
/** Where neither leads to an answer, and too many points are left to decide them all. */
const LAST_RESORT = { points: 1_500, width: 40 }
/** With more points left the best answer would never be found. */
const MOST_POINTS = 1_000
/** Partial answers that the search for the best answer follows at a time. */
const WIDTH = 2_000

/**
 * The answer with the least hurt that saves `gap` cents, or (null) the one that saves most. Good answers, looked for
 * among the most promising points, take most other points out of the question; what is left is decided component by
 * component, and the components' fronts are merged (ADR 23).
 *
 * @param nodes partial answers that may be looked at
 */
export function findAnswer(model: SavingsModel, gap: Gap, nodes: number): SearchResult {
  let rest = reducedNetwork(withoutDominated(buildNetwork(model)), gap)
  if (rest === null) return { decisions: null, isProven: model.isComplete }
  let best: Decided | null = null
  for (const { above, ...round } of ROUNDS) {
    if (rest.network.size <= above) break
    best = better(gap, best, decideAmong(rest, gap, nodes, round))
    rest = best === null ? rest : (reduced(rest, gap, computeCost(best, gap)) ?? rest)
  }
  const isSmall = rest.network.size <= MOST_POINTS
  const effort = new Effort(nodes, WIDTH)
  if (isSmall) best = better(gap, best, decide(rest, gap, effort))
  else best ??= decideAmong(rest, gap, nodes, LAST_RESORT)
  return {
    decisions: best === null ? null : listDecisions(best.trail),
    isProven: isSmall && effort.isExhaustive && model.isComplete,
  }
}

function better(gap: Gap, known: Decided | null, found: Decided | null): Decided | null {
  if (known === null || found === null) return known ?? found
  return compareAnswers(gap, found, known) < 0 ? found : known
}

/** The best answer that is found among the most promising points. */
function decideAmong(
  rest: Reduced,
  gap: Gap,
  nodes: number,
  { points, width }: { readonly points: number; readonly width: number },
): Decided | null {
  const promising = reducedNetwork(mostPromising(rest, points), gap)
  return promising && decide(promising, gap, new Effort(nodes, width))
}

function reducedNetwork(network: Network | null, gap: Gap): Reduced | null {
  const start = network && weighed(network, gap)
  return start && reduced(start, gap, Number.POSITIVE_INFINITY)
}

/**
 * Every node as it stands, the points that cost nothing above the bound, and some `count` of those that cost least above
 * it, with what they need.
 */
function mostPromising({ network, relaxation, least }: Reduced, count: number): Network | null {
  const { nodes, size } = network
  const marks = new Uint8Array(size)
  for (const { start, points } of nodes) {
    const staying = points.findIndex(({ decision }) => decision === null)
    if (staying === -1) marks.fill(1, start, start + points.length)
    else marks[start + staying] = 1
  }
  const sorted = least.filter((_, at) => marks[at] === 0).sort()
  const wanted = sorted.findIndex((cost) => cost > 0)
  let left = Math.min(sorted.length, count + (wanted === -1 ? 0 : wanted))
  const limit = sorted[left - 1] ?? 0
  for (const { start, points, links } of nodes) {
    for (let point = 0; point < points.length && left > 0; point++) {
      if (marks[start + point] === 1 || least[start + point]! > limit) continue
      marks[start + point] = 1
      left--
      for (const { other, fits, width } of links)
        markBeside(marks, relaxation.excess, point, nodes[other]!.start, fits, width)
    }
  }
  return narrowed(network, marks)
}

/** Marks the cheapest point, from a place on, that goes with a point. */
function markBeside(
  marks: Uint8Array,
  excess: Float64Array,
  point: number,
  from: number,
  fits: Uint8Array,
  width: number,
): void {
  let best = -1
  for (let other = 0; other < width; other++) {
    if (fits[point * width + other] === 0) continue
    if (best === -1 || excess[from + other]! < excess[from + best]!) best = other
  }
  if (best !== -1) marks[from + best] = 1
}

/** The best answer of a network, whose cost leaves no more than its spare; null = none is found. */
function decide(rest: Reduced, gap: Gap, effort: Effort): Decided | null {
  const fronts = findComponents(rest.network).map((component) => findFront(rest, component, gap, effort))
  if (fronts.some((front) => front.length === 0)) return null
  const most = (front: readonly Answer[]) => Math.max(...front.map(({ saving }) => saving))
  // What is decided at last can still make up for little.
  const sorted = fronts.toSorted((a, b) => computeReach(b) - computeReach(a))
  let left = sorted.reduce((sum, front) => sum + most(front), 0)
  let answers = [together(NO_ANSWER_YET, { ...rest.network.decided, excess: 0 })]
  for (const front of sorted) {
    left -= most(front)
    const least = gap === null ? Number.NEGATIVE_INFINITY : gap - left
    const next: Answer[] = []
    for (const answer of answers)
      for (const part of front)
        if (answer.excess + part.excess <= rest.spare && answer.saving + part.saving >= least)
          next.push(together(answer, part))
    answers = effort.select(next, gap)
  }
  const whole = gap === null ? answers : answers.filter(({ saving }) => saving >= gap)
  return whole.toSorted((a, b) => compareAnswers(gap, a, b))[0] ?? null
}

function computeReach(front: readonly Answer[]): number {
  return Math.max(...front.map(({ excess }) => excess))
}
