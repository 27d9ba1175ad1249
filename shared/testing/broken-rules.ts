import { satisfies } from '#shared/domain/catalogue/constraints.ts'
import { ItemField, takesPart } from '#shared/domain/configuration/configuration.ts'
import type { Configuration } from '#shared/domain/index.ts'

/** A rule that the configuration as it stands breaks (normally there is none). */
export interface BrokenRule {
  readonly ruleId: string
  readonly whenItemId: string
  readonly thenItemId: string
}

/** Every rule that is broken now, in room-book order. */
export function findConflicts(configuration: Configuration): readonly BrokenRule[] {
  const { prepared, itemTable } = configuration
  const partaking = prepared.items.filter(({ index }) => takesPart(configuration, index))
  const fitted = new Map(
    partaking.map(({ index, item }) => [
      index,
      { item, productId: item.options[itemTable.get(index, ItemField.defacto)]?.productId ?? null },
    ]),
  )
  return [...fitted].flatMap(([index, { item, productId }]) =>
    (prepared.network.edges[index] ?? []).flatMap(({ other, pairRules }) => {
      const neighbour = fitted.get(other)
      if (neighbour === undefined) return []
      return pairRules
        .filter(({ rule, itemIsWhen }) => itemIsWhen && !satisfies(rule, productId, neighbour.productId))
        .map(({ rule }) => ({ ruleId: rule.id, whenItemId: item.id, thenItemId: neighbour.item.id }))
    }),
  )
}
