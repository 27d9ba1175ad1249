import { type Configuration, ItemField, getSelections, takesPart } from '../configuration/configuration.ts'
import { configure } from '../configuration/configure.ts'
import { applyChange } from '../intents/apply-change.ts'
import { type Intent, refuse, unchanged } from '../intents/intent.ts'
import { applyToSelections, composeChanges } from '../selections/selection-algebra.ts'
import type { BuyerSelection, SelectionsChange } from '../selections/selections.types.ts'
import type { BudgetChange } from './savings.types.ts'
import { switchOff } from './switch-off.ts'

/** What of a change has to be known to make it. */
export type AppliedChange =
  | Pick<Extract<BudgetChange, { kind: 'option' }>, 'kind' | 'itemId' | 'toProductId' | 'quantity'>
  | Pick<Extract<BudgetChange, { kind: 'bundle' }>, 'kind' | 'bundleIds'>

/**
 * Makes changes of a plan as one write, all or none; nothing but them changes (BUD-5). Where a design line's product
 * would come back or give way beside them, what is fitted now is kept as the buyer's selection.
 *
 * @param changes a plan's, or those of them that are left when some are taken out with all that need them
 * @returns refused as any write is, so also when the configuration is no longer the one that was planned on
 */
export function applySavings(configuration: Configuration, changes: readonly AppliedChange[]): Intent {
  if (changes.length === 0) return unchanged(configuration)
  const off = switchOff(
    configuration,
    changes.flatMap((change) => (change.kind === 'bundle' ? change.bundleIds : [])),
  )
  if ('refusal' in off) return off.refusal
  const choices: Record<string, BuyerSelection | null> = {}
  for (const change of changes)
    if (change.kind === 'option') choices[change.itemId] = { productId: change.toProductId, quantity: change.quantity }
  const fittedIn = (item: number) => (off.items.has(item) ? off.configuration : configuration)
  for (;;) {
    const own = { buyerSelections: { ...choices }, buyerLineItemActivations: {}, buyerDesignLineSelections: null }
    const change = composeChanges(off.change, own)
    const result = applyChange(configuration, change)
    const moved = findMoved(fittedIn, result.ok ? result.configuration : applyUnchecked(configuration, change), choices)
    if (moved.length === 0) return result
    for (const index of moved) {
      const { item } = configuration.prepared.items[index]!
      const fitted = item.options[fittedIn(index).itemTable.get(index, ItemField.defacto)]
      // Nothing is fitted, and that cannot be chosen.
      if (fitted === undefined) return refuse('ITEM_NOT_SELECTABLE', item.id)
      choices[item.id] = { productId: fitted.productId, quantity: null }
    }
  }
}

/** What a refused change would lead to: it may be refused for what is still to be kept. */
function applyUnchecked(configuration: Configuration, change: SelectionsChange): Configuration {
  const { prepared, circumstances } = configuration
  return configure(prepared, applyToSelections(getSelections(configuration), change), circumstances)
}

/** Items that would have something else although nobody has asked for it. */
function findMoved(
  fittedIn: (item: number) => Configuration,
  after: Configuration,
  choices: Readonly<Record<string, unknown>>,
): number[] {
  return after.prepared.items.flatMap(({ index, item }) => {
    const before = fittedIn(index)
    const isSame = before.itemTable.get(index, ItemField.defacto) === after.itemTable.get(index, ItemField.defacto)
    if (isSame || Object.hasOwn(choices, item.id)) return []
    return takesPart(before, index) && takesPart(after, index) ? [index] : []
  })
}
