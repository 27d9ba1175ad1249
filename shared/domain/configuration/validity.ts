import { ItemField, takesPart, type ReadableState } from './configuration.ts'
import { popcount } from '../catalogue/constraints.ts'

/**
 * Bits of the values of an item that break no rule with the other items as they stand ("nothing
 * fitted" is the value after the last option). Everything is valid for an item that takes no part.
 */
export function validValues(state: ReadableState, itemIndex: number): Uint32Array {
  const { network } = state.prepared
  const words = network.words[itemIndex]!
  const mask = new Uint32Array(words).fill(0xffffffff)
  const edges = network.edges[itemIndex]!
  if (edges.length === 0 || !takesPart(state, itemIndex)) return mask
  for (const { other, allowed } of edges) {
    if (!takesPart(state, other)) continue
    const offset = state.itemTable.get(other, ItemField.defacto) * words
    for (let word = 0; word < words; word++) mask[word]! &= allowed[offset + word]!
  }
  return mask
}

export function hasValue(mask: Uint32Array, value: number): boolean {
  return (mask[value >>> 5]! & (1 << (value & 31))) !== 0
}

/** Whether a value of an item breaks no rule with the other items as they stand. */
export function isValidValue(state: ReadableState, itemIndex: number, value: number): boolean {
  const { network } = state.prepared
  const edges = network.edges[itemIndex]!
  if (edges.length === 0 || !takesPart(state, itemIndex)) return true
  const words = network.words[itemIndex]!
  const word = value >>> 5
  const bit = 1 << (value & 31)
  for (const { other, allowed } of edges) {
    const offset = state.itemTable.get(other, ItemField.defacto) * words
    if ((allowed[offset + word]! & bit) === 0 && takesPart(state, other)) return false
  }
  return true
}

/** Number of valid options; "nothing fitted" is not an option. */
export function countValidOptions(state: ReadableState, itemIndex: number): number {
  const options = state.prepared.items[itemIndex]!.item.options.length
  const { network } = state.prepared
  if (network.edges[itemIndex]!.length === 0 || !takesPart(state, itemIndex)) return options
  let count = 0
  for (let word = 0; word < network.words[itemIndex]!; word++) {
    const valuesHere = options - word * 32
    const optionBits = valuesHere >= 32 ? -1 : valuesHere <= 0 ? 0 : (1 << valuesHere) - 1
    count += popcount(validWord(state, itemIndex, word) & optionBits)
  }
  return count
}

/** 32 bits of the valid values; allocates nothing. */
function validWord(state: ReadableState, itemIndex: number, word: number): number {
  const words = state.prepared.network.words[itemIndex]!
  let bits = -1
  for (const { other, allowed } of state.prepared.network.edges[itemIndex]!) {
    const left = bits & allowed[state.itemTable.get(other, ItemField.defacto) * words + word]!
    if (left !== bits && takesPart(state, other)) bits = left
  }
  return bits
}
