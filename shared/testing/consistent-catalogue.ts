import type { Catalogue, Item, Rule, RuleClause } from '#shared/domain/catalogue/catalogue.types.ts'

/**
 * Widens the rules of a catalogue until the defaults break none of them, and the products of one
 * design line none among themselves: what `project check` asks of a real project.
 */
export function withoutContradictions(catalogue: Catalogue): Catalogue {
  return widenedFor(catalogue, [standards(catalogue), ...lineProducts(catalogue)])
}

/** Only the defaults break no rule; the products of design lines may. */
export function withConsistentDefaults(catalogue: Catalogue): Catalogue {
  return widenedFor(catalogue, [standards(catalogue)])
}

/** Product by item id; an item that is not in it is not spoken of. */
type Assignment = ReadonlyMap<string, string | null>

function allItems(catalogue: Catalogue): Item[] {
  return catalogue.roomBook.sections.flatMap((section) =>
    section.subSections.flatMap((subSection) => subSection.lineItems.flatMap((lineItem) => lineItem.subLineItems)),
  )
}

function standards(catalogue: Catalogue): Assignment {
  return new Map(allItems(catalogue).map((item) => [item.id, item.defaultProductId]))
}

function lineProducts(catalogue: Catalogue): Assignment[] {
  const lines = catalogue.designLineGroups.flatMap((group) => group.designLines)
  return lines.map((line) => {
    const fitted = allItems(catalogue).flatMap((item) => {
      const option = item.options.find((candidate) => line.productIds.includes(candidate.productId))
      return option === undefined ? [] : [[item.id, option.productId] as const]
    })
    return new Map(fitted)
  })
}

function widenedFor(catalogue: Catalogue, assignments: readonly Assignment[]): Catalogue {
  const items = allItems(catalogue)
  return { ...catalogue, rules: catalogue.rules.map((rule) => widened(rule, items, assignments)) }
}

function widened(rule: Rule, items: readonly Item[], assignments: readonly Assignment[]): Rule {
  let { rules } = rule
  for (const assignment of assignments) {
    for (const when of items.filter((item) => item.productGroupId === rule.productGroupWhen)) {
      for (const then of items.filter((item) => item.productGroupId === rule.productGroupThen)) {
        const related = rule.scope === 'unit' || (when.roomId !== null && when.roomId === then.roomId)
        if (when === then || !related) continue
        rules = rules.map((clause) => allowing(clause, assignment.get(when.id), assignment.get(then.id)))
      }
    }
  }
  return { ...rule, rules }
}

/** `undefined` = the assignment says nothing of the item; null = nothing is fitted. */
function allowing(
  clause: RuleClause,
  whenProduct: string | null | undefined,
  thenProduct: string | null | undefined,
): RuleClause {
  if (whenProduct === undefined || whenProduct === null || thenProduct === undefined) return clause
  if (!clause.when.includes(whenProduct)) return clause
  if (thenProduct === null) return { ...clause, when: clause.when.filter((id) => id !== whenProduct) }
  return clause.then.includes(thenProduct) ? clause : { ...clause, then: [...clause.then, thenProduct] }
}
