import {
  type Configuration,
  diffSelections,
  isNoChange,
  type PreparedCatalogue,
  restoreChange,
  getSelections,
  withoutEntries,
} from '#shared/domain/index.ts'
import type { Selections, SelectionsChange } from '#shared/domain/selections/selections.types.ts'
import type { UnitStore } from '../state/unit.store.ts'

/**
 * How it ended.
 * - `applied`: the variant is what is chosen now, but for what is fixed (`keptItemIds`).
 * - `same`: there was nothing to change.
 * - `refused`: the engine does not take it; nothing has changed.
 */
export type ApplyOutcome =
  | { readonly kind: 'applied'; readonly keptItemIds: readonly string[] }
  | { readonly kind: 'same' }
  | { readonly kind: 'refused'; readonly isCompleted: boolean }

/**
 * Makes other choices the current ones, as one change that can be undone. What belongs to a trade whose deadline has
 * passed stays as it is (decision 23).
 *
 * @param selections as the catalogue on screen reads them: nothing that it does not have
 * @param label what the change is called when it has to be taken back
 */
export function applySelections(
  store: Pick<UnitStore, 'state' | 'perform'>,
  selections: Selections,
  label: string,
): ApplyOutcome {
  const { configuration } = store.state.getState()
  const { change, keptItemIds } = withoutFixed(configuration, diffSelections(getSelections(configuration), selections))
  if (isNoChange(change)) return keptItemIds.length > 0 ? { kind: 'refused', isCompleted: false } : { kind: 'same' }
  const restore = (current: Configuration) => restoreChange(current, change, { keepLocked: true }).intent
  const tried = restore(configuration)
  const error = store.perform(restore, label)
  if (error !== null) return { kind: 'refused', isCompleted: error.code === 'UNIT_COMPLETED' }
  // Those that a design line would have changed are kept as well.
  const alsoKept = tried.ok ? Object.keys(tried.change.buyerSelections).filter(isFixedIn(configuration)) : []
  return { kind: 'applied', keptItemIds: [...new Set([...keptItemIds, ...alsoKept])] }
}

/** Whether the deadline of an item's trade has passed. */
function isFixedIn({ prepared, circumstances }: Configuration): (itemId: string) => boolean {
  const trades = new Set(circumstances.lockedTrades.map(({ trade }) => trade))
  return (itemId) => trades.has(prepared.item(itemId)?.trade ?? '')
}

function withoutFixed(
  configuration: Configuration,
  change: SelectionsChange,
): { readonly change: SelectionsChange; readonly keptItemIds: readonly string[] } {
  const { prepared } = configuration
  const isFixed = isFixedIn(configuration)
  const fixedLines = Object.keys(change.buyerLineItemActivations).filter((id) =>
    getItems(prepared, id).some((itemId) => isFixed(itemId)),
  )
  const fixedItems = Object.keys(change.buyerSelections).filter(isFixed)
  return {
    change: withoutEntries(change, { itemIds: fixedItems, lineItemIds: fixedLines }),
    keptItemIds: [...new Set([...fixedItems, ...fixedLines.flatMap((id) => getItems(prepared, id).filter(isFixed))])],
  }
}

/** Items of a line item, and of those that give way to it. */
function getItems(prepared: PreparedCatalogue, lineItemId: string): string[] {
  const lineItem = prepared.lineItem(lineItemId)
  if (lineItem === undefined) return []
  const given = lineItem.replacesLineItemIds.flatMap((id) => prepared.lineItem(id)?.subLineItems ?? [])
  return [...lineItem.subLineItems, ...given].map(({ id }) => id)
}
