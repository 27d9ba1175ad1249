import { ItemField, isSelectable, takesPart, type ReadableState } from './configuration.ts'
import type { PreparedCatalogue } from './prepare-catalogue.ts'

/**
 * Ways out of a conflict, by search over the constraint network (RUL-2, RUL-8, domain.md
 * "Alternative"). Items are changed one after another: an item that clashes with a value that is
 * already fixed must change, and only to what fits all fixed values, so an assignment that is
 * complete has no conflict, and a search that ends without one proves that there is none.
 */

/** A question: with the pinned values laid over the state, what else has to change? */
export interface ConflictProblem {
  readonly state: ReadableState
  /** Item index → value that must stay. */
  readonly pinned: ReadonlyMap<number, number>
  /** Items whose pairs must be free of conflict: the pinned ones, and those that changed. */
  readonly seeds: readonly number[]
}

/** Item index → value, for the items that change. */
export type Assignment = ReadonlyMap<number, number>

export interface Solution {
  /** Fewest items, then the smallest price difference, then room-book order. */
  readonly proposed: Assignment
  /** For each of these items, every value that is part of some conflict-free whole. */
  readonly choices: ReadonlyMap<number, readonly number[]>
}

/** Nodes that the search for the cheapest way out may take, once one is known. */
const PRICE_SEARCH_NODES = 20_000

/** Value of an item with the pinned values laid over the state. */
export function selectedValue({ state, pinned }: ConflictProblem, item: number): number {
  return pinned.get(item) ?? state.itemTable.get(item, ItemField.defacto)
}

/** The cheapest way out, or null when there is none. */
export function solveConflict(problem: ConflictProblem): Solution | null {
  const search = new Search(problem)
  const known = search.findAny()
  if (known === null) return null
  const proposed = search.findCheapest(known)
  return { proposed, choices: supportedChoices(problem, [...proposed.keys()], new Map()) }
}

/**
 * For each of `items`, the values that are part of some conflict-free whole in which only they
 * change and the `picks` among them are as given.
 */
export function supportedChoices(
  problem: ConflictProblem,
  items: readonly number[],
  picks: Assignment,
): Map<number, readonly number[]> {
  const domains = new Map(items.map((item) => [item, outerDomain(problem, item, items, picks)]))
  const choices = new Map<number, readonly number[]>()
  for (const item of items) {
    const supported = domains.get(item)!.filter((value) => {
      const others = items.filter((other) => other !== item)
      return hasWhole(problem, others, domains, new Map([[item, value]]))
    })
    choices.set(item, supported)
  }
  return choices
}

/** Options of an item that fit everything outside of `items`. */
function outerDomain(problem: ConflictProblem, item: number, items: readonly number[], picks: Assignment): number[] {
  const { state } = problem
  const { prepared } = state
  const values = prepared.items[item]!.item.options.map((_, value) => value)
  const picked = picks.get(item)
  return values.filter(
    (value) =>
      (picked === undefined || picked === value) &&
      prepared.network.edges[item]!.every(
        ({ other }) =>
          items.includes(other) ||
          !takesPart(state, other) ||
          fits(prepared, item, value, other, selectedValue(problem, other)),
      ),
  )
}

function hasWhole(
  problem: ConflictProblem,
  open: readonly number[],
  domains: ReadonlyMap<number, readonly number[]>,
  chosen: Map<number, number>,
): boolean {
  const [item, ...rest] = open
  if (item === undefined) return true
  const { prepared } = problem.state
  for (const value of domains.get(item)!) {
    const clashes = [...chosen].some(([other, otherValue]) => !fits(prepared, item, value, other, otherValue))
    if (clashes) continue
    chosen.set(item, value)
    const found = hasWhole(problem, rest, domains, chosen)
    chosen.delete(item)
    if (found) return true
  }
  return false
}

/** Whether two values go together; true for items that no rule relates. */
function fits(prepared: PreparedCatalogue, item: number, value: number, other: number, otherValue: number): boolean {
  const words = prepared.network.words[item]!
  for (const edge of prepared.network.edges[item]!) {
    if (edge.other !== other) continue
    const word = edge.allowed[otherValue * words + (value >>> 5)]!
    if ((word & (1 << (value & 31))) === 0) return false
  }
  return true
}

class Search {
  readonly #problem: ConflictProblem
  readonly #prepared: PreparedCatalogue
  readonly #assigned = new Map<number, number>()
  readonly #changeable = new Map<number, boolean>()
  #nodes = 0

  constructor(problem: ConflictProblem) {
    this.#problem = problem
    this.#prepared = problem.state.prepared
  }

  /** Some way out, however many items it changes; null = proven that there is none. */
  findAny(): Assignment | null {
    let found: Assignment | null = null
    this.#search(Number.POSITIVE_INFINITY, (assignment) => {
      found = assignment
      return true
    })
    return found
  }

  /** The way out with the fewest changes, and among those the smallest price difference. */
  findCheapest(known: Assignment): Assignment {
    for (let size = 0; size < known.size; size++) {
      const best = this.#findBest(size)
      if (best !== null) return best
    }
    return this.#findBest(known.size) ?? known
  }

  #findBest(size: number): Assignment | null {
    this.#nodes = 0
    let best: Assignment | null = null
    let bestPrice = Number.POSITIVE_INFINITY
    this.#search(size, (assignment) => {
      const price = Math.abs(this.#priceDifference(assignment))
      if (best === null || price < bestPrice || (price === bestPrice && comesBefore(assignment, best))) {
        best = assignment
        bestPrice = price
      }
      return this.#nodes > PRICE_SEARCH_NODES
    })
    return best
  }

  /** Cents that an assignment adds to the unit's total. */
  #priceDifference(assignment: Assignment): number {
    let difference = 0
    for (const [item, value] of assignment) {
      const entry = this.#prepared.items[item]!
      const before = this.#problem.state.itemTable.get(item, ItemField.total)
      difference += entry.options[value]!.relativeTotal - before
    }
    return difference
  }

  /** Depth first; `visit` returns true to stop. Returns whether it was stopped. */
  #search(remaining: number, visit: (assignment: Assignment) => boolean): boolean {
    this.#nodes++
    const clashing = this.#clashing()
    if (clashing === null || clashing.length > remaining) return false
    const next = clashing.length > 0 ? this.#fewestValues(clashing) : this.#openPair()
    if (next === null) return visit(new Map([...this.#assigned].sort(([a], [b]) => a - b)))
    if (remaining === 0) return false
    for (const { item, values } of next) {
      for (const value of values) {
        this.#assigned.set(item, value)
        const stopped = this.#search(remaining - 1, visit)
        this.#assigned.delete(item)
        if (stopped) return true
      }
    }
    return false
  }

  /** Items that clash with a fixed value and so must change; null = two fixed values clash. */
  #clashing(): number[] | null {
    const clashing = new Set<number>()
    for (const [item, value] of [...this.#problem.pinned, ...this.#assigned]) {
      if (!takesPart(this.#problem.state, item)) continue
      for (const { other } of this.#prepared.network.edges[item]!) {
        if (!takesPart(this.#problem.state, other) || fits(this.#prepared, item, value, other, this.#value(other)))
          continue
        if (this.#isFixed(other) || !this.#canChange(other)) return null
        clashing.add(other)
      }
    }
    return [...clashing]
  }

  #fewestValues(clashing: readonly number[]): Branch[] {
    const branches = clashing.map((item) => ({ item, values: this.#values(item) }))
    return [branches.reduce((best, branch) => (branch.values.length < best.values.length ? branch : best))]
  }

  /** A clash between two seeds that are both still as they were: either may change. */
  #openPair(): Branch[] | null {
    const { seeds, state } = this.#problem
    for (const item of seeds) {
      if (!takesPart(state, item)) continue
      for (const { other } of this.#prepared.network.edges[item]!) {
        if (!takesPart(state, other)) continue
        if (fits(this.#prepared, item, this.#value(item), other, this.#value(other))) continue
        return [item, other]
          .filter((end) => !this.#isFixed(end) && this.#canChange(end))
          .map((end) => ({ item: end, values: this.#values(end) }))
      }
    }
    return null
  }

  /** Values that an item may change to: they fit all that is fixed; fewest new clashes first. */
  #values(item: number): number[] {
    const current = this.#value(item)
    const ranked: { value: number; clashes: number }[] = []
    this.#prepared.items[item]!.item.options.forEach((_, value) => {
      if (value === current) return
      let clashes = 0
      for (const { other } of this.#prepared.network.edges[item]!) {
        if (!takesPart(this.#problem.state, other) || fits(this.#prepared, item, value, other, this.#value(other)))
          continue
        if (this.#isFixed(other) || !this.#canChange(other)) return
        clashes++
      }
      ranked.push({ value, clashes })
    })
    return ranked.sort((a, b) => a.clashes - b.clashes || a.value - b.value).map(({ value }) => value)
  }

  #value(item: number): number {
    return this.#assigned.get(item) ?? selectedValue(this.#problem, item)
  }

  #isFixed(item: number): boolean {
    return this.#assigned.has(item) || this.#problem.pinned.has(item)
  }

  #canChange(item: number): boolean {
    let can = this.#changeable.get(item)
    if (can === undefined) this.#changeable.set(item, (can = isSelectable(this.#problem.state, item)))
    return can
  }
}

interface Branch {
  readonly item: number
  readonly values: readonly number[]
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

/** Whether a pinned value fits all others, pinned or as they stand. */
export function fitsLaidOver(problem: ConflictProblem, item: number, value: number): boolean {
  const { prepared } = problem.state
  const words = prepared.network.words[item]!
  return prepared.network.edges[item]!.every(({ other, allowed }) => {
    const word = allowed[selectedValue(problem, other) * words + (value >>> 5)]!
    return (word & (1 << (value & 31))) !== 0 || !takesPart(problem.state, other)
  })
}
