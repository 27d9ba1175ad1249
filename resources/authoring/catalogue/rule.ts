import { ITEMS } from './items.ts'
import type { Text } from './product.types.ts'

export interface RuleSpec {
  readonly id: string
  readonly when: string
  readonly then: string
  readonly scope: 'room' | 'unit'
  readonly clauses: readonly { readonly when: readonly string[]; readonly then: readonly string[] }[]
  readonly description: Text
  readonly hint: Text
}

const GROUPS = new Map<string, string[]>()
for (const item of ITEMS) {
  const known = GROUPS.get(item.group) ?? []
  GROUPS.set(item.group, [...new Set([...known, ...item.products.map((product) => product.id)])])
}

function listIds(group: string): readonly string[] {
  const ids = GROUPS.get(group)
  if (ids === undefined) throw new Error(`no item is in product group ${group}`)
  return ids
}

function fits(id: string, pattern: string): boolean {
  return pattern.endsWith('!') ? id === pattern.slice(0, -1) : id.startsWith(pattern)
}

function matching(group: string, patterns: readonly string[]): string[] {
  for (const pattern of patterns) {
    if (!listIds(group).some((id) => fits(id, pattern))) throw new Error(`${group} has no product ${pattern}`)
  }
  return listIds(group).filter((id) => patterns.some((pattern) => fits(id, pattern)))
}

/**
 * One side of a clause: products of the group by the beginnings of their ids (with `!` at the end:
 * the whole id), or all but those.
 */
export type Side = { readonly only: readonly string[] } | { readonly not: readonly string[] } | 'any'

function listProducts(group: string, side: Side): string[] {
  if (side === 'any') return [...listIds(group)]
  if ('only' in side) return matching(group, side.only)
  const left = new Set(matching(group, side.not))
  return listIds(group).filter((id) => !left.has(id))
}

/** A rule of one or more clauses; throws when a side names no product. */
export function rule(
  id: string,
  [when, then]: readonly [string, string],
  scope: 'room' | 'unit',
  clauses: readonly (readonly [Side, Side])[],
  description: Text,
  hint: Text,
): RuleSpec {
  const resolved = clauses.map(([w, t]) => ({ when: listProducts(when, w), then: listProducts(then, t) }))
  return { id: `rule-${id}`, when, then, scope, clauses: resolved, description, hint }
}
