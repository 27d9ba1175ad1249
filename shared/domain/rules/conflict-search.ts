import { isSelectable, takesPart } from '../configuration/configuration.ts'
import {
  type Assignment,
  type ConflictProblem,
  findDifference,
  selectedValue,
  getUnlikeness,
} from './conflict-problem.ts'
import type { PreparedCatalogue } from '../catalogue/prepared-catalogue.types.ts'

/** An item that the search has met: what it has, what it may still become, what has to happen to it. */
interface Met {
  readonly item: number
  readonly current: number
  readonly canChange: boolean
  /** Bits of the values that fit everything fixed. */
  readonly mask: Uint32Array
  fate: 'stays' | 'must change' | 'fixed'
  value: number
  /** By value, as far as it was asked for: how unlike it looks what is there. */
  readonly unlikeness: number[]
}

/** A way out that was found. */
interface Found {
  readonly assignment: Assignment
  /** How unlike what is there the new options look, all together (`measureLikenessExactly`). */
  readonly unlikeness: number
  /** Cents that it adds to the unit's total. */
  readonly difference: number
}

/** How good a way out that is not complete yet can become. */
export interface Prospect {
  /** The least that it can come to. */
  readonly unlikeness: number
  /** Cents that it will add to the unit's total, between these. */
  readonly least: number
  readonly most: number
}

/** What a search is for, and when it may stop. */
interface Goal {
  /** Ways out that change more items are of no interest. */
  maxSize: number
  /** False = what comes of it is of no interest; null = any way out is as good as another. */
  readonly canBeBetter: ((prospect: Prospect) => boolean) | null
  /** Nodes that may still be looked at. */
  nodes: number
  /** Returns true to stop. */
  readonly visit: (found: Found) => boolean
}

/**
 * Depth-first search with forward checking. A fixed value takes away what does not fit it from its neighbours; an
 * item that loses its present value must change, and is fixed next when it has the fewest values left. Items that
 * lose nothing stay as they are: changing one of them could always be taken back, so no way out with the fewest
 * changes is missed. A search that ends by itself without a way out proves that there is none (ADR 3).
 */
export class ConflictSearch {
  readonly #problem: ConflictProblem
  readonly #prepared: PreparedCatalogue
  readonly #met = new Map<number, Met>()
  /** Items that have lost their present value and are not fixed yet. */
  readonly #open = new Set<Met>()
  readonly #assigned: Met[] = []
  /** What to put back, newest last. */
  readonly #trail: (() => void)[] = []
  readonly #isPossible: boolean

  constructor(problem: ConflictProblem) {
    this.#problem = problem
    this.#prepared = problem.state.prepared
    this.#isPossible = [...problem.pinned].every(([item, value]) => this.#fix(this.#meet(item), value))
  }

  /** Every way out of interest, until `visit` says stop. False = the nodes were used up before the end. */
  run(goal: Goal): boolean {
    if (!this.#isPossible) return true
    this.#descend(goal)
    return goal.nodes > 0
  }

  #descend(goal: Goal): boolean {
    goal.nodes--
    if (goal.nodes <= 0) return true
    if (this.#assigned.length + this.#open.size > goal.maxSize) return false
    if (this.#open.size === 0) return this.#settle(goal)
    if (!this.#mayBeBetter(goal)) return false
    const next = this.#fewestValues()
    return this.#branch(goal, next)
  }

  /** Nothing has to change any more: a way out, unless two seeds that stay clash with each other. */
  #settle(goal: Goal): boolean {
    const pair = this.#clashingSeeds()
    if (pair === null) return goal.visit(this.#found())
    for (const item of pair) {
      const met = this.#meet(item)
      if (met.fate !== 'stays' || !met.canChange) continue
      const mark = this.#trail.length
      this.#demandChange(met)
      if (this.#branch(goal, met)) return true
      this.#undoTo(mark)
    }
    return false
  }

  #branch(goal: Goal, met: Met): boolean {
    const room = goal.maxSize - this.#assigned.length - this.#open.size
    for (const { value, clashes } of this.#readValues(met, goal)) {
      if (clashes > room) break
      const mark = this.#trail.length
      if (this.#fix(met, value) && this.#descend(goal)) return true
      this.#undoTo(mark)
    }
    return false
  }

  /** Gives an item a value for good, and its neighbours the consequences. False = impossible; undo it all the same. */
  #fix(met: Met, value: number): boolean {
    const wasOpen = this.#open.delete(met)
    const { fate, value: before } = met
    met.fate = 'fixed'
    met.value = value
    const isPinned = this.#problem.pinned.has(met.item)
    if (!isPinned) this.#assigned.push(met)
    this.#trail.push(() => {
      met.fate = fate
      met.value = before
      if (!isPinned) this.#assigned.pop()
      if (wasOpen) this.#open.add(met)
    })
    if (!takesPart(this.#problem.state, met.item)) return true
    for (const { other, leaves } of this.#prepared.network.edges[met.item]!) {
      if (!takesPart(this.#problem.state, other)) continue
      if (!this.#restrict(this.#meet(other), leaves, value)) return false
    }
    return true
  }

  /** Takes from an item what a neighbour's value does not leave it. */
  #restrict(met: Met, leaves: Uint32Array, value: number): boolean {
    const { mask } = met
    const offset = value * mask.length
    if (met.fate === 'fixed') return (leaves[offset + (met.value >>> 5)]! & (1 << (met.value & 31))) !== 0
    let isLess = false
    for (let word = 0; word < mask.length; word++) if ((mask[word]! & ~leaves[offset + word]!) !== 0) isLess = true
    if (!isLess) return true
    const before = mask.slice()
    this.#trail.push(() => mask.set(before))
    for (let word = 0; word < mask.length; word++) mask[word]! &= leaves[offset + word]!
    if (met.fate === 'stays') {
      if (has(mask, met.current)) return true
      if (!met.canChange) return false
      this.#demandChange(met)
    }
    return this.#hasCandidate(met)
  }

  #demandChange(met: Met): void {
    met.fate = 'must change'
    this.#open.add(met)
    this.#trail.push(() => {
      met.fate = 'stays'
      this.#open.delete(met)
    })
  }

  #undoTo(mark: number): void {
    while (this.#trail.length > mark) this.#trail.pop()?.()
  }

  #fewestValues(): Met {
    let best: Met | null = null
    let fewest = Number.POSITIVE_INFINITY
    for (const met of this.#open) {
      const count = this.#candidates(met).length
      if (count < fewest || (count === fewest && best !== null && met.item < best.item)) {
        best = met
        fewest = count
      }
    }
    if (best === null) throw new Error('Nothing has to change')
    return best
  }

  /** The values that an item may change to, those that make fewest others change first; then what looks most alike. */
  #readValues(met: Met, goal: Goal): { value: number; clashes: number }[] {
    const near = goal.canBeBetter === null ? () => 0 : (value: number) => this.#getUnlikeness(met, value)
    return this.#candidates(met)
      .map((value) => ({ value, clashes: this.#newClashes(met.item, value) }))
      .sort((a, b) => a.clashes - b.clashes || near(a.value) - near(b.value) || a.value - b.value)
  }

  #candidates(met: Met): number[] {
    const values: number[] = []
    const count = this.#prepared.items[met.item]!.item.options.length
    for (let value = 0; value < count; value++) if (value !== met.current && has(met.mask, value)) values.push(value)
    return values
  }

  #hasCandidate(met: Met): boolean {
    const count = this.#prepared.items[met.item]!.item.options.length
    for (let value = 0; value < count; value++) if (value !== met.current && has(met.mask, value)) return true
    return false
  }

  /** How many more items a value would make change; infinite when one of them cannot. */
  #newClashes(item: number, value: number): number {
    let clashes = 0
    for (const { other, leaves } of this.#prepared.network.edges[item]!) {
      if (!takesPart(this.#problem.state, other)) continue
      const met = this.#meet(other)
      if (met.fate !== 'stays') continue
      const word = leaves[value * met.mask.length + (met.current >>> 5)]!
      if ((word & (1 << (met.current & 31))) !== 0) continue
      if (!met.canChange) return Number.POSITIVE_INFINITY
      clashes++
    }
    return clashes
  }

  /** Two seeds that both stay, and do not go together. */
  #clashingSeeds(): readonly [number, number] | null {
    const { seeds, state } = this.#problem
    for (const item of seeds) {
      if (!takesPart(state, item)) continue
      const value = this.#valueNow(item)
      for (const { other, leaves } of this.#prepared.network.edges[item]!) {
        if (!takesPart(state, other)) continue
        const words = this.#prepared.network.words[other]!
        const otherValue = this.#valueNow(other)
        if ((leaves[value * words + (otherValue >>> 5)]! & (1 << (otherValue & 31))) === 0) return [item, other]
      }
    }
    return null
  }

  /** Whether the items that must change can still come to something better than what is known. */
  #mayBeBetter({ canBeBetter, maxSize }: Goal): boolean {
    if (canBeBetter === null) return true
    let { unlikeness, difference: least } = this.#sums()
    let most = least
    for (const met of this.#open) {
      const candidates = this.#candidates(met)
      const differences = candidates.map((value) => this.#findDifference(met.item, value))
      least += Math.min(...differences)
      most += Math.max(...differences)
      unlikeness += Math.min(...candidates.map((value) => this.#getUnlikeness(met, value)))
    }
    // Items that may yet have to change can bring any price, but nothing nearer.
    const isWhole = this.#assigned.length + this.#open.size >= maxSize
    return canBeBetter(isWhole ? { unlikeness, least, most } : { unlikeness, least: -Infinity, most: Infinity })
  }

  #found(): Found {
    const entries = this.#assigned.map(({ item, value }): [number, number] => [item, value])
    return { assignment: new Map(entries.sort(([a], [b]) => a - b)), ...this.#sums() }
  }

  #sums(): Pick<Found, 'unlikeness' | 'difference'> {
    let unlikeness = 0
    let difference = 0
    for (const met of this.#assigned) {
      unlikeness += this.#getUnlikeness(met, met.value)
      difference += this.#findDifference(met.item, met.value)
    }
    return { unlikeness, difference }
  }

  #getUnlikeness(met: Met, value: number): number {
    return (met.unlikeness[value] ??= getUnlikeness(this.#problem, met.item, value))
  }

  #findDifference(item: number, value: number): number {
    return findDifference(this.#problem, item, value)
  }

  #valueNow(item: number): number {
    const met = this.#met.get(item)
    return met?.fate === 'fixed' ? met.value : selectedValue(this.#problem, item)
  }

  #meet(item: number): Met {
    const known = this.#met.get(item)
    if (known !== undefined) return known
    const current = selectedValue(this.#problem, item)
    const met: Met = {
      item,
      current,
      canChange: isSelectable(this.#problem.state, item),
      mask: new Uint32Array(this.#prepared.network.words[item]!).fill(0xffffffff),
      fate: 'stays',
      value: current,
      unlikeness: [],
    }
    this.#met.set(item, met)
    return met
  }
}

function has(mask: Uint32Array, value: number): boolean {
  return (mask[value >>> 5]! & (1 << (value & 31))) !== 0
}
