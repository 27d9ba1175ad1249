import { takesPart } from '../configuration/configuration.ts'
import { type Assignment, type ConflictProblem, selectedValue } from './conflict-problem.ts'

/** An item of those that may change, with the values that are still possible. */
interface Variable {
  readonly item: number
  /** Bits over its options. */
  domain: Uint32Array
  readonly neighbours: Neighbour[]
}

interface Neighbour {
  readonly variable: Variable
  /** `leaves[value * words + word]`: bits of the neighbour's values that go with a value of ours. */
  readonly leaves: Uint32Array
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
  const variables = items.map(
    (item): Variable => ({ item, domain: outerDomain(problem, item, items, picks), neighbours: [] }),
  )
  relate(problem, variables)
  const supported = new Map(variables.map((variable) => [variable, new Set<number>()]))
  if (propagate(variables)) {
    for (const variable of variables) {
      for (const value of valuesIn(variable.domain)) {
        // A whole that was found for one value supports all the values in it.
        if (supported.get(variable)!.has(value)) continue
        for (const [part, found] of wholeWith(variables, variable, value) ?? []) supported.get(part)!.add(found)
      }
    }
  }
  return new Map(variables.map((variable) => [variable.item, [...supported.get(variable)!].sort((a, b) => a - b)]))
}

/** Options of an item that fit everything outside of `items`, and its pick. */
function outerDomain(problem: ConflictProblem, item: number, items: readonly number[], picks: Assignment): Uint32Array {
  const { state } = problem
  const { network, items: entries } = state.prepared
  const words = network.words[item]!
  const domain = new Uint32Array(words)
  const picked = picks.get(item)
  entries[item]!.item.options.forEach((_, value) => {
    if (picked === undefined || picked === value) domain[value >>> 5]! |= 1 << (value & 31)
  })
  if (!takesPart(state, item)) return domain
  for (const { other, allowed } of network.edges[item]!) {
    if (items.includes(other) || !takesPart(state, other)) continue
    const offset = selectedValue(problem, other) * words
    for (let word = 0; word < words; word++) domain[word]! &= allowed[offset + word]!
  }
  return domain
}

function relate({ state }: ConflictProblem, variables: readonly Variable[]): void {
  const byItem = new Map(variables.map((variable) => [variable.item, variable]))
  for (const variable of variables) {
    if (!takesPart(state, variable.item)) continue
    for (const { other, leaves } of state.prepared.network.edges[variable.item]!) {
      const neighbour = byItem.get(other)
      if (neighbour !== undefined && takesPart(state, other)) variable.neighbours.push({ variable: neighbour, leaves })
    }
  }
}

/** Takes away every value that a neighbour has no partner for, until nothing changes; false = some item has none left. */
function propagate(from: readonly Variable[]): boolean {
  const queue = [...from]
  for (let variable = queue.pop(); variable !== undefined; variable = queue.pop()) {
    if (isEmpty(variable.domain)) return false
    const values = valuesIn(variable.domain)
    for (const { variable: other, leaves } of variable.neighbours) {
      const words = other.domain.length
      const next = new Uint32Array(words)
      for (const value of values) {
        for (let word = 0; word < words; word++) next[word]! |= leaves[value * words + word]!
      }
      let isLess = false
      for (let word = 0; word < words; word++) {
        next[word]! &= other.domain[word]!
        if (next[word] !== other.domain[word]) isLess = true
      }
      if (!isLess) continue
      if (isEmpty(next)) return false
      other.domain = next
      if (!queue.includes(other)) queue.push(other)
    }
  }
  return true
}

/** A whole in which `variable` has `value`; null = there is none. The domains are as before. */
function wholeWith(variables: readonly Variable[], variable: Variable, value: number): [Variable, number][] | null {
  const before = variables.map(({ domain }) => domain)
  variable.domain = only(variable.domain.length, value)
  const whole = propagate([variable]) ? complete(variables) : null
  variables.forEach((entry, index) => {
    entry.domain = before[index]!
  })
  return whole
}

function complete(variables: readonly Variable[]): [Variable, number][] | null {
  const open = variables.find(({ domain }) => valuesIn(domain).length > 1)
  if (open === undefined) return variables.map((variable) => [variable, valuesIn(variable.domain)[0]!])
  for (const value of valuesIn(open.domain)) {
    const whole = wholeWith(variables, open, value)
    if (whole !== null) return whole
  }
  return null
}

function only(words: number, value: number): Uint32Array {
  const domain = new Uint32Array(words)
  domain[value >>> 5] = 1 << (value & 31)
  return domain
}

function isEmpty(domain: Uint32Array): boolean {
  return domain.every((word) => word === 0)
}

function valuesIn(domain: Uint32Array): number[] {
  const values: number[] = []
  domain.forEach((word, index) => {
    for (let bits = word; bits !== 0; bits &= bits - 1) values.push(index * 32 + (31 - Math.clz32(bits & -bits)))
  })
  return values
}
