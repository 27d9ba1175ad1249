import { NONE } from '../catalogue/prepare-catalogue.ts'
import type { PreparedCatalogue } from '../catalogue/prepared-catalogue.types.ts'
import { toThousandths } from '../kernel/money.ts'
import { NumberTable, NumberTableDraft } from '../kernel/number-table.ts'
import { oneLinePerPlace } from '../selections/design-line-lists.ts'
import { OPEN_CIRCUMSTANCES, type Circumstances, type Selections } from '../selections/selections.types.ts'
import { ITEM_FIELDS, ItemField, LINE_FIELDS, LineItemField, ROOM_FIELDS, type Configuration } from './configuration.ts'
import { Draft } from './draft.ts'
import { revise, standardValue, type ActivationEdit, type ChoiceEdit, type Edits } from './revise.ts'

const bases = new WeakMap<PreparedCatalogue, Configuration>()

/**
 * The first full answer: the configuration of stored selections. Entries that the catalogue does
 * not know are left out. The configuration without any selection is kept per catalogue.
 */
export function configure(
  prepared: PreparedCatalogue,
  selections: Selections,
  circumstances: Circumstances,
): Configuration {
  let base = bases.get(prepared)
  if (!base) bases.set(prepared, (base = configureStandard(prepared)))
  const { completed, lockedTrades, openedPart, simplifiedConfiguration } = circumstances
  const isOpen = !completed && !simplifiedConfiguration && lockedTrades.length === 0 && openedPart === null
  return revise(base, { ...knownEdits(prepared, selections), circumstances: isOpen ? null : circumstances })
    .configuration
}

/** Stored selections by index. `for … in`: four times as fast as entries, and this is most of a first answer. */
function knownEdits(prepared: PreparedCatalogue, selections: Selections): Edits {
  const choices: ChoiceEdit[] = []
  for (const itemId in selections.buyerSelections) {
    const { productId, quantity } = selections.buyerSelections[itemId]!
    const itemIndex = prepared.itemIndexById.get(itemId) ?? NONE
    const option = prepared.items[itemIndex]?.optionIndexByProductId.get(productId)
    if (option === undefined) continue
    choices.push({ itemIndex, option, quantity: quantity === null ? NONE : toThousandths(quantity) })
  }
  const activations: ActivationEdit[] = []
  for (const lineItemId in selections.buyerLineItemActivations) {
    const { activated, upgradeBundleId } = selections.buyerLineItemActivations[lineItemId]!
    const lineItemIndex = prepared.lineItemIndexById.get(lineItemId)
    if (lineItemIndex === undefined) continue
    activations.push({ lineItemIndex, activation: activated ? 1 : 0, bundle: bundleIndex(prepared, upgradeBundleId) })
  }
  const lines = oneLinePerPlace(selections.buyerDesignLineSelections).filter(
    (entry) =>
      prepared.roomIndexById.has(entry.projectRoomId) &&
      prepared.designLines.get(entry.designLineGroupId)?.has(entry.designLineId),
  )
  return { choices, activations, designLineSelections: lines.length > 0 ? lines : null, circumstances: null }
}

/** Index of a bundle, `NONE` when it is null or unknown. */
export function bundleIndex(prepared: PreparedCatalogue, bundleId: string | null): number {
  return bundleId === null ? NONE : (prepared.bundleIndexById.get(bundleId) ?? NONE)
}

/** Everything as standard: the start that all other configurations are revisions of. */
function configureStandard(prepared: PreparedCatalogue): Configuration {
  const items = new NumberTableDraft(NumberTable.ofRows(prepared.items.length, ITEM_FIELDS))
  const lines = new NumberTableDraft(NumberTable.ofRows(prepared.lineItems.length, LINE_FIELDS))
  for (const entry of prepared.items) {
    for (const field of [ItemField.chosen, ItemField.quantity, ItemField.designLineOption])
      items.set(entry.index, field, NONE)
    items.set(entry.index, ItemField.defacto, standardValue(entry))
    const isOnRequest = entry.options[entry.defaultOption]?.isOnRequest === true && !entry.item.cancelled
    items.set(entry.index, ItemField.onRequest, isOnRequest ? 1 : 0)
  }
  for (const line of prepared.lineItems) {
    const { lineItem } = line
    lines.set(line.index, LineItemField.activation, NONE)
    lines.set(line.index, LineItemField.bundle, NONE)
    lines.set(line.index, LineItemField.total, (lineItem.optional ? line.defaultTotal : 0) - lineItem.replacementTotal)
    if (!lineItem.optional || !lineItem.activated || lineItem.cancelled) continue
    for (const replaced of line.replaces) lines.add(replaced, LineItemField.replacers, 1)
  }
  const draft = new Draft({
    prepared,
    circumstances: OPEN_CIRCUMSTANCES,
    designLineSelections: [],
    itemTable: items.done(),
    lineItemTable: lines.done(),
    roomTable: NumberTable.ofRows(prepared.rooms.length + 1, ROOM_FIELDS),
    subSectionTable: NumberTable.ofRows(prepared.subSectionIds.length, 1),
    sectionTable: NumberTable.ofRows(prepared.sectionIds.length, 1),
    figures: { total: 0, onRequest: 0, decided: 0, pending: 0 },
  })
  for (const { index } of prepared.lineItems) draft.recount(index)
  for (const { index } of prepared.items) draft.restate(index)
  return draft.done()
}
