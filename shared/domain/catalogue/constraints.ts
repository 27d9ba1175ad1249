import type { Item, Rule } from './catalogue.types.ts'

/**
 * Rules as a network of pairs: for two items that some rule relates, which value of one goes with
 * which value of the other, as bit sets. "Is this option valid" and "what is still possible" are
 * then a few bitwise ands. Value `n` of an item with `n` options stands for "nothing fitted".
 */

/** One rule as it applies to a pair. */
export interface PairRule {
  readonly rule: Rule
  /** The item that the rule is anchored in is the pair's `item` (else it is `other`). */
  readonly itemIsWhen: boolean
}

/** An edge seen from `item`: what the value of `other` leaves of `item`'s values. */
export interface Edge {
  readonly other: number
  /** `allowed[value of other * words + word]`: bits over the values of the item. */
  readonly allowed: Uint32Array
  /** The same seen from `other`: `leaves[value of the item * words of other + word]`. */
  readonly leaves: Uint32Array
  readonly pairRules: readonly PairRule[]
}

export interface ConstraintNetwork {
  /** By item index. */
  readonly edges: readonly (readonly Edge[])[]
  /** 32-bit words that hold the values of an item ("nothing" included), by item index. */
  readonly words: Uint8Array
}

export function wordsFor(valueCount: number): number {
  return (valueCount + 31) >>> 5
}

/** Relates `items` (in index order; `rooms[i]` = room index or -1) by `rules`. */
export function buildConstraintNetwork(
  items: readonly Item[],
  rooms: Int32Array,
  rules: readonly Rule[],
): ConstraintNetwork {
  const pairs = collectPairs(items, rooms, rules)
  const words = Uint8Array.from(items, (item) => wordsFor(item.options.length + 1))
  const edges: Edge[][] = items.map(() => [])
  const tables = new TableCache()
  for (const { first, second, pairRules } of pairs.values()) {
    const flipped = pairRules.map(({ rule, itemIsWhen }) => ({ rule, itemIsWhen: !itemIsWhen }))
    const one = items[first]!
    const two = items[second]!
    const ofFirst = tables.get(one, two, pairRules)
    const ofSecond = tables.get(two, one, flipped)
    edges[first]!.push({ other: second, allowed: ofFirst, leaves: ofSecond, pairRules })
    edges[second]!.push({ other: first, allowed: ofSecond, leaves: ofFirst, pairRules: flipped })
  }
  return { edges, words }
}

interface Pair {
  readonly first: number
  readonly second: number
  readonly pairRules: PairRule[]
}

function collectPairs(items: readonly Item[], rooms: Int32Array, rules: readonly Rule[]): Map<number, Pair> {
  const byGroup = new Map<string, number[]>()
  items.forEach((item, index) => {
    const members = byGroup.get(item.productGroupId)
    if (members) members.push(index)
    else byGroup.set(item.productGroupId, [index])
  })
  const pairs = new Map<number, Pair>()
  const relate = (when: number, then: number, rule: Rule) => {
    const first = Math.min(when, then)
    const second = Math.max(when, then)
    const key = first * items.length + second
    let pair = pairs.get(key)
    if (!pair) pairs.set(key, (pair = { first, second, pairRules: [] }))
    pair.pairRules.push({ rule, itemIsWhen: when === first })
  }
  for (const rule of rules) {
    const thens = byGroup.get(rule.productGroupThen) ?? []
    for (const when of byGroup.get(rule.productGroupWhen) ?? []) {
      for (const then of thens) {
        const inScope = rule.scope === 'unit' || (rooms[when] === rooms[then] && rooms[when] !== -1)
        if (when !== then && inScope) relate(when, then, rule)
      }
    }
  }
  return pairs
}

/** Whether two products go together under a rule; null = nothing fitted. */
export function satisfies(rule: Rule, whenProduct: string | null, thenProduct: string | null): boolean {
  return rule.rules.every(
    (clause) =>
      whenProduct === null ||
      !clause.when.includes(whenProduct) ||
      (thenProduct !== null && clause.then.includes(thenProduct)),
  )
}

/** Items of one kind have the same options in every room: their tables are made once. */
class TableCache {
  readonly #tables = new Map<string, Uint32Array>()
  readonly #signatures = new Map<Item, number>()
  readonly #signatureIds = new Map<string, number>()

  get(item: Item, other: Item, pairRules: readonly PairRule[]): Uint32Array {
    const rulesKey = pairRules.map(({ rule, itemIsWhen }) => `${rule.id}${itemIsWhen ? '>' : '<'}`).join()
    const key = `${this.#signature(item)}|${this.#signature(other)}|${rulesKey}`
    let table = this.#tables.get(key)
    if (!table) this.#tables.set(key, (table = buildTable(item, other, pairRules)))
    return table
  }

  #signature(item: Item): number {
    const known = this.#signatures.get(item)
    if (known !== undefined) return known
    const text = item.options.map((option) => option.productId).join()
    const id = this.#signatureIds.get(text) ?? this.#signatureIds.size
    this.#signatureIds.set(text, id)
    this.#signatures.set(item, id)
    return id
  }
}

function buildTable(item: Item, other: Item, pairRules: readonly PairRule[]): Uint32Array {
  const values = item.options.length + 1
  const otherValues = other.options.length + 1
  const words = wordsFor(values)
  const table = new Uint32Array(otherValues * words)
  for (let b = 0; b < otherValues; b++) {
    const otherProduct = other.options[b]?.productId ?? null
    for (let a = 0; a < values; a++) {
      const product = item.options[a]?.productId ?? null
      const fits = pairRules.every(({ rule, itemIsWhen }) =>
        itemIsWhen ? satisfies(rule, product, otherProduct) : satisfies(rule, otherProduct, product),
      )
      if (fits) table[b * words + (a >>> 5)]! |= 1 << (a & 31)
    }
  }
  return table
}

/** Whether two values of an item leave the other item, which has `words` words, the same values. */
export function leavesSame(edge: Edge, words: number, value: number, former: number): boolean {
  for (let word = 0; word < words; word++) {
    if (edge.leaves[value * words + word] !== edge.leaves[former * words + word]) return false
  }
  return true
}

/** Number of set bits of a 32-bit word. */
export function popcount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
