import type { Facet } from '#shared/domain/index.ts'

/** What the options of an item are narrowed to: one value of each facet at most. */
export type Narrowing = Readonly<Partial<Record<Facet['kind'], string>>>

/** As many options are seen at a glance; more can be narrowed, and begin at the chosen one (STG-7, STG-8). */
export const AT_A_GLANCE = 8

export function isNarrowed(narrowing: Narrowing): boolean {
  return Object.values(narrowing).some((key) => key !== undefined)
}

/** With the value, in the place of another one of its facet; without it where it was there. */
export function toggled(narrowing: Narrowing, kind: Facet['kind'], key: string): Narrowing {
  const { [kind]: before, ...others } = narrowing
  return before === key ? others : { ...others, [kind]: key }
}

/** The options that have all the values; null = all there are. */
export function findProducts(facets: readonly Facet[], narrowing: Narrowing): ReadonlySet<string> | null {
  const found = facets.flatMap(({ kind, values }) => {
    const key = narrowing[kind]
    return key === undefined ? [] : [values.find((value) => value.key === key)?.productIds ?? []]
  })
  const [first, ...others] = found
  return first === undefined ? null : new Set(first.filter((id) => others.every((ids) => ids.includes(id))))
}

/** How many options would be left with that value, in the place of another one of its facet. */
export function countProducts(
  facets: readonly Facet[],
  narrowing: Narrowing,
  kind: Facet['kind'],
  key: string,
): number {
  return findProducts(facets, { ...narrowing, [kind]: key })?.size ?? 0
}
