/** Repeatable random numbers (mulberry32): the same seed gives the same sequence everywhere. */
export interface SeededRandom {
  /** Integer from `min` to `max`, both included. */
  readonly integer: (min: number, max: number) => number
  /** True with the given probability. */
  readonly chance: (probability: number) => boolean
  readonly pick: <T>(list: readonly T[]) => T
  /** `count` different entries in their order; all of them when there are not that many. */
  readonly sample: <T>(list: readonly T[], count: number) => T[]
}

export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const integer = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(list: readonly T[]): T => {
    const entry = list[integer(0, list.length - 1)]
    if (entry === undefined) throw new Error('There is nothing to pick from an empty list')
    return entry
  }
  const sample = <T>(list: readonly T[], count: number): T[] => {
    const chosen = new Set<number>()
    while (chosen.size < Math.min(count, list.length)) chosen.add(integer(0, list.length - 1))
    return list.filter((_, index) => chosen.has(index))
  }
  return { integer, chance: (probability) => next() < probability, pick, sample }
}
