import {
  type BudgetChange,
  type Configuration,
  measureLikeness,
  planSavings,
  type SavingsPlan,
  withoutChanges,
} from '#shared/domain/index.ts'

/** What giving an upgrade up hurts, beside a likeness between 0 and 1: more than any other product does. */
const PAIN_OF_BUNDLE = 3
/** Any change is one, however little it shows; thousandths count. */
const PAIN_OF_CHANGE = 0.05

/**
 * The least painful way under a budget (BUD-3). What hurts is what shows: the less the new product looks like the old
 * one, the more (LIKE-3).
 *
 * @param amount cents
 */
export function proposeSavings(
  configuration: Configuration,
  amount: number,
  keptItemIds: readonly string[],
): SavingsPlan {
  const { prepared } = configuration
  const getProduct = (id: string | null) => (id === null ? undefined : prepared.product(id))
  return planSavings(configuration, {
    budget: amount,
    kept: new Set(keptItemIds),
    pain: (_, from, to) => PAIN_OF_CHANGE + measureLikeness(getProduct(from), getProduct(to)),
    painOfBundle: () => PAIN_OF_BUNDLE,
  })
}

/** What a change cannot be made without, and what cannot be made without it, go with it. */
export function tick(changes: readonly BudgetChange[], off: ReadonlySet<string>, key: string): ReadonlySet<string> {
  if (!off.has(key)) {
    const left = withoutChanges(changes, new Set([...off, key]))
    return new Set(changes.filter((change) => !left.includes(change)).map((change) => change.key))
  }
  const on = new Set(off)
  const add = (wanted: string) => {
    if (!on.delete(wanted)) return
    for (const needed of changes.find((change) => change.key === wanted)?.needs ?? []) add(needed)
  }
  add(key)
  return on
}
