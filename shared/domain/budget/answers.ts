import { type Decided, joined, NOTHING_DECIDED } from './network.ts'
import type { Gap } from './relaxation.ts'

/** Some nodes decided. */
export interface Answer extends Decided {
  /** Cost above the bound at least. */
  readonly excess: number
  /** Points of decided nodes that undecided ones are linked to. */
  readonly open: readonly number[]
}

const NONE_OPEN: readonly number[] = []

export const NO_ANSWER_YET: Answer = { ...NOTHING_DECIDED, excess: 0, open: NONE_OPEN }

export function together(one: Answer, two: Decided & { readonly excess: number }): Answer {
  return {
    saving: one.saving + two.saving,
    hurt: one.hurt + two.hurt,
    order: one.order + two.order,
    trail: joined(one.trail, two.trail),
    excess: one.excess + two.excess,
    open: NONE_OPEN,
  }
}

/** Answers that are followed once the nodes are used up, so that a search still ends with one. */
const FEW = 8

/** What a search may still spend. */
export class Effort {
  #nodes: number
  readonly #width: number
  #isExhaustive = true

  /** @param nodes answers that may be looked at @param width answers that are followed at a time */
  constructor(nodes: number, width: number) {
    this.#nodes = nodes
    this.#width = width
  }

  /** Whether no answer was passed over so far. */
  get isExhaustive(): boolean {
    return this.#isExhaustive
  }

  /** The best of the answers that were made from those before: only these may still lead to the best one of all. */
  select(answers: Answer[], gap: Gap): Answer[] {
    this.#nodes -= answers.length
    const kept = withoutWorse(answers, gap)
    const width = this.#nodes > 0 ? this.#width : FEW
    if (kept.length <= width) return kept
    this.#isExhaustive = false
    kept.sort((a, b) => a.excess - b.excess || compareCost(a, b))
    const selected = kept.slice(0, width)
    // Never lost: the one that saves most, with which the gap can be closed if with any, and the one in which all stays,
    // which goes with whatever comes.
    const saver = kept.reduce((most, answer) => (answer.saving > most.saving ? answer : most))
    const stayer = kept.find(({ trail }) => trail === null)
    for (const answer of [saver, stayer]) if (answer !== undefined && !selected.includes(answer)) selected.push(answer)
    return selected
  }
}

/** Without those beside which another one that leaves as much open saves as much and hurts no more. */
function withoutWorse(answers: Answer[], gap: Gap): Answer[] {
  if (answers.length < 2) return answers
  answers.sort((a, b) => compareOpen(a, b) || b.saving - a.saving || compareCost(a, b))
  const kept: Answer[] = []
  let best: Answer | null = null
  for (const answer of answers) {
    const isSame = best !== null && compareOpen(best, answer) === 0
    if (isSame && best !== null && (gap === null || compareCost(best, answer) <= 0)) continue
    best = answer
    kept.push(answer)
  }
  return kept
}

/** Of two whole answers: which is better, on equal terms the one further to the front of the room book. */
export function compareAnswers(gap: Gap, a: Decided, b: Decided): number {
  if (gap === null && a.saving !== b.saving) return b.saving - a.saving
  return compareCost(a, b) || b.saving - a.saving
}

function compareCost(a: Decided, b: Decided): number {
  return a.hurt - b.hurt || a.order - b.order
}

function compareOpen({ open: a }: Answer, { open: b }: Answer): number {
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return a[at]! - b[at]!
  return 0
}
