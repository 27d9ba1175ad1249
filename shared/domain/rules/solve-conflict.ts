import type { Assignment, ConflictProblem } from './conflict-problem.ts'
import { ConflictSearch } from './conflict-search.ts'
import { supportedChoices } from './supported-choices.ts'

/** Ways out of a conflict (RUL-2, RUL-8, domain.md "Alternative"). */
export interface Solution {
  /** Fewest items, then what looks most like what is there, then the smallest price difference, then room-book order. */
  readonly proposed: Assignment
  /** For each of these items, every value that is part of some conflict-free whole. */
  readonly choices: ReadonlyMap<number, readonly number[]>
}

/**
 * Nodes that the search may take for fewer items, and for what looks more alike, once a way out is known. Only catalogues
 * with long cascades come near them; the way out is then still one, but perhaps not the very nearest (ADR 3).
 */
const SIZE_NODES = 3_000
const LIKENESS_NODES = 1_500

/** The way out that keeps most of what is there, or null when it is proven that there is none. */
export function solveConflict(problem: ConflictProblem): Solution | null {
  const known = findAny(problem)
  if (known === null) return null
  const proposed = findNearest(problem, findSmallest(problem, known))
  return { proposed, choices: supportedChoices(problem, [...proposed.keys()], new Map()) }
}

/** Some way out, however many items it changes. */
function findAny(problem: ConflictProblem): Assignment | null {
  let found: Assignment | null = null
  new ConflictSearch(problem).run({
    maxSize: Number.POSITIVE_INFINITY,
    canBeBetter: null,
    nodes: Number.POSITIVE_INFINITY,
    visit: ({ assignment }) => {
      found = assignment
      return true
    },
  })
  return found
}

/** A way out with the fewest items: each one found asks for a smaller one. */
function findSmallest(problem: ConflictProblem, known: Assignment): Assignment {
  let smallest = known
  const goal = {
    maxSize: known.size - 1,
    canBeBetter: null,
    nodes: SIZE_NODES,
    visit: ({ assignment }: { assignment: Assignment }) => {
      smallest = assignment
      goal.maxSize = assignment.size - 1
      return false
    },
  }
  new ConflictSearch(problem).run(goal)
  return smallest
}

/** Of the ways out with as many items: the options that look most like what is there, then the nearest price (LIKE-7). */
function findNearest(problem: ConflictProblem, known: Assignment): Assignment {
  let best: Assignment = known
  let bestUnlikeness = Number.POSITIVE_INFINITY
  let bestPrice = Number.POSITIVE_INFINITY
  new ConflictSearch(problem).run({
    maxSize: known.size,
    // Equally good ones are looked at too: room-book order decides.
    canBeBetter: ({ unlikeness, least, most }) =>
      unlikeness < bestUnlikeness || (unlikeness === bestUnlikeness && leastPrice(least, most) <= bestPrice),
    nodes: LIKENESS_NODES,
    visit: ({ assignment, unlikeness, difference }) => {
      const price = Math.abs(difference)
      const order = unlikeness - bestUnlikeness || price - bestPrice
      if (order < 0 || (order === 0 && comesBefore(assignment, best))) {
        best = assignment
        bestUnlikeness = unlikeness
        bestPrice = price
      }
      return false
    },
  })
  return best
}

/** The least absolute value between two. */
function leastPrice(least: number, most: number): number {
  return least <= 0 && most >= 0 ? 0 : Math.min(Math.abs(least), Math.abs(most))
}

/** Room-book order, then option order. */
function comesBefore(a: Assignment, b: Assignment): boolean {
  const flat = (assignment: Assignment) => [...assignment.keys(), ...assignment.values()]
  const other = flat(b)
  for (const [index, value] of flat(a).entries()) {
    const difference = value - (other[index] ?? value)
    if (difference !== 0) return difference < 0
  }
  return false
}
