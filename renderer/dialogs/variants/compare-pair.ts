import type { Configuration } from '#shared/domain/index.ts'
import type { VariantView } from '#renderer/unit/variants/variant-view.ts'

/** Stands for what is chosen now, where a variant's id could stand. */
export const CURRENT = 'current'

/** Ids of what stands left and right. */
export interface ComparePair {
  readonly left: string
  readonly right: string
}

/** Something that can be compared: the current choices, or a variant. */
export interface Side {
  readonly id: string
  readonly name: string
  readonly configuration: Configuration
  /** null = the current choices. */
  readonly view: VariantView | null
}

const SEPARATOR = ','

/** The pair as the address names it. */
export function writePair({ left, right }: ComparePair): string {
  return `${left}${SEPARATOR}${right}`
}

/** A half that is missing is what is chosen now. */
export function readPair(text: string): ComparePair {
  const [left = '', right = ''] = text.split(SEPARATOR)
  return { left: left === '' ? CURRENT : left, right: right === '' ? CURRENT : right }
}

/** What stands on both sides, never the same twice; an id that there is not (any more) becomes another one. */
export function getSides(sides: readonly Side[], { left, right }: ComparePair): readonly [Side, Side] | null {
  const first = sides.find(({ id }) => id === left) ?? sides.find(({ id }) => id !== right)
  if (first === undefined) return null
  const others = sides.filter(({ id }) => id !== first.id)
  const second = others.find(({ id }) => id === right) ?? others[0] ?? first
  return [first, second]
}
