import { measureLikenessExactly } from '../catalogue/likeness.ts'
import { ItemField, takesPart, type ReadableState } from '../configuration/configuration.ts'

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

/** Value of an item with the pinned values laid over the state. */
export function selectedValue({ state, pinned }: ConflictProblem, item: number): number {
  return pinned.get(item) ?? state.itemTable.get(item, ItemField.defacto)
}

/** How unlike what an item has another value looks (`measureLikenessExactly`). */
export function getUnlikeness(problem: ConflictProblem, item: number, value: number): number {
  const { prepared } = problem.state
  const { options } = prepared.items[item]!.item
  const productAt = (option: number) => prepared.product(options[option]?.productId ?? '')
  return measureLikenessExactly(productAt(selectedValue(problem, item)), productAt(value))
}

/** Cents that another value adds to the total of an item. */
export function findDifference({ state }: ConflictProblem, item: number, value: number): number {
  return state.prepared.items[item]!.options[value]!.relativeTotal - state.itemTable.get(item, ItemField.total)
}

/** Whether a pinned value fits all others, pinned or as they stand. */
export function fitsLaidOver(problem: ConflictProblem, item: number, value: number): boolean {
  const { network } = problem.state.prepared
  const words = network.words[item]!
  return network.edges[item]!.every(({ other, allowed }) => {
    const word = allowed[selectedValue(problem, other) * words + (value >>> 5)]!
    return (word & (1 << (value & 31))) !== 0 || !takesPart(problem.state, other)
  })
}
