import { isOpen, type Configuration } from './configuration.ts'
import { quantityFault } from './choose-option.ts'
import type { IntentErrorCode } from './configuration.types.ts'
import { attempt, isLineItemOpen, refuse, type Intent } from './intent.ts'
import { toThousandths } from './money.ts'
import { NONE } from './prepare-catalogue.ts'
import { bundleIndex, type ActivationEdit, type ChoiceEdit } from './revise.ts'
import type { BuyerSelection, DesignLineSelection, LineItemActivation, SelectionsChange } from './selections.types.ts'

type Fault = { readonly code: Exclude<IntentErrorCode, 'CONFLICT'>; readonly subjectId: string }

/**
 * Applies a stored or received change as a whole: what the server does with every write, and the
 * client when it replays its own on a newer state. A selection may be held for an item that does
 * not take part at the moment; everything else is checked as for an intent.
 */
export function applyChange(configuration: Configuration, change: SelectionsChange): Intent {
  if (configuration.circumstances.completed) return refuse('UNIT_COMPLETED', null)
  const choices: ChoiceEdit[] = []
  for (const [itemId, selection] of Object.entries(change.buyerSelections)) {
    const edit = choiceEdit(configuration, itemId, selection)
    if ('code' in edit) return refuse(edit.code, edit.subjectId)
    choices.push(edit)
  }
  const activations: ActivationEdit[] = []
  for (const [lineItemId, activation] of Object.entries(change.buyerLineItemActivations)) {
    const edit = activationEdit(configuration, lineItemId, activation)
    if ('code' in edit) return refuse(edit.code, edit.subjectId)
    activations.push(edit)
  }
  const lineFault = designLineFault(configuration, change)
  if (lineFault !== null) return refuse(lineFault.code, lineFault.subjectId)
  const wanted = choices.flatMap(({ itemIndex, option }) => (option === NONE ? [] : [[itemIndex, option] as const]))
  return attempt(
    configuration,
    { choices, activations, designLineSelections: oneLinePerGroup(change), circumstances: null },
    new Map(wanted),
  )
}

function choiceEdit(
  configuration: Configuration,
  itemId: string,
  selection: BuyerSelection | null,
): ChoiceEdit | Fault {
  const { prepared } = configuration
  const itemIndex = prepared.itemIndexById.get(itemId)
  const entry = prepared.items[itemIndex ?? NONE]
  if (itemIndex === undefined || entry === undefined) return { code: 'ITEM_UNKNOWN', subjectId: itemId }
  if (!isOpen(configuration, itemIndex)) return { code: 'ITEM_NOT_SELECTABLE', subjectId: itemId }
  if (selection === null) return { itemIndex, option: NONE, quantity: NONE }
  if (!entry.canTakePart) return { code: 'ITEM_NOT_SELECTABLE', subjectId: itemId }
  const option = entry.optionIndexByProductId.get(selection.productId)
  if (option === undefined) return { code: 'OPTION_UNKNOWN', subjectId: itemId }
  const fault = quantityFault(entry.item, selection.quantity)
  if (fault !== null) return { code: fault, subjectId: itemId }
  return { itemIndex, option, quantity: selection.quantity === null ? NONE : toThousandths(selection.quantity) }
}

function activationEdit(
  configuration: Configuration,
  lineItemId: string,
  activation: LineItemActivation | null,
): ActivationEdit | Fault {
  const { prepared } = configuration
  const lineIndex = prepared.lineItemIndexById.get(lineItemId)
  const line = prepared.lineItems[lineIndex ?? NONE]
  if (lineIndex === undefined || line === undefined) return { code: 'LINE_ITEM_UNKNOWN', subjectId: lineItemId }
  if (!line.lineItem.optional) return { code: 'LINE_ITEM_NOT_OPTIONAL', subjectId: lineItemId }
  if (!isLineItemOpen(configuration, lineIndex)) return { code: 'LINE_ITEM_NOT_SELECTABLE', subjectId: lineItemId }
  if (activation === null) return { lineIndex, activation: NONE, bundle: NONE }
  const bundle = bundleIndex(prepared, activation.upgradeBundleId)
  const isOfBundle = bundle !== NONE && prepared.bundles[bundle]!.lineIndexes.includes(lineIndex)
  if (activation.upgradeBundleId !== null && !isOfBundle) {
    return { code: 'BUNDLE_UNKNOWN', subjectId: activation.upgradeBundleId }
  }
  return { lineIndex, activation: activation.activated ? 1 : 0, bundle }
}

function designLineFault(configuration: Configuration, change: SelectionsChange): Fault | null {
  const { prepared } = configuration
  for (const { projectRoomId, designLineGroupId, designLineId } of change.buyerDesignLineSelections ?? []) {
    if (!prepared.roomIndexById.has(projectRoomId)) return { code: 'ROOM_UNKNOWN', subjectId: projectRoomId }
    if (!prepared.designLines.get(designLineGroupId)?.has(designLineId)) {
      return { code: 'DESIGN_LINE_UNKNOWN', subjectId: designLineId }
    }
  }
  return null
}

/** A room has one line of a group: the last one named. */
function oneLinePerGroup({ buyerDesignLineSelections }: SelectionsChange): readonly DesignLineSelection[] | null {
  if (buyerDesignLineSelections === null) return null
  const byRoomAndGroup = new Map(
    buyerDesignLineSelections.map((entry) => [`${entry.projectRoomId} ${entry.designLineGroupId}`, entry]),
  )
  return [...byRoomAndGroup.values()]
}
