import { takesPart, type Configuration } from '../configuration/configuration.ts'
import { choiceEdit } from './choose-option.ts'
import { isHeldChoice } from '../bundles/held-bundles.ts'
import { attempt, type Fault, type Intent, refuse } from './intent.ts'
import { NONE } from '../catalogue/prepare-catalogue.ts'
import { bundleIndex } from '../configuration/configure.ts'
import { NO_EDITS, revise, type ActivationEdit, type ChoiceEdit, type Edits } from '../configuration/revise.ts'
import { oneLinePerPlace } from '../selections/design-line-lists.ts'
import type {
  BuyerSelection,
  DesignLineSelection,
  LineItemActivation,
  SelectionsChange,
} from '../selections/selections.types.ts'

/**
 * Applies a stored or received change as a whole: what the server does with every write, and the
 * client when it replays its own on a newer state. Judged by what it leads to: an option can be chosen for an item that
 * takes part then, and what was chosen or activated once can always be taken away.
 */
export function applyChange(configuration: Configuration, change: SelectionsChange): Intent {
  const edits = getEdits(configuration, change)
  if ('code' in edits) return refuse(edits.code, edits.subjectId)
  const result = attempt(configuration, edits)
  if (!result.ok) return result
  const [idle] = idleIn(result.configuration, edits)
  return idle === undefined ? result : refuse('ITEM_NOT_SELECTABLE', configuration.prepared.items[idle]!.item.id)
}

export interface Restored {
  readonly intent: Intent
  /**
   * What could not be put back, by item id, since the items do not take part: selections; and null where one could not
   * be taken away, since a preselection of a locked group holds it.
   */
  readonly leftOut: Readonly<Record<string, BuyerSelection | null>>
}

/**
 * Puts back choices that were made before, all at once: an undo, a variant. The design lines are said anew with them,
 * so that their products are resolved as they were then; what belongs to an item that does not take part is left out.
 * Its change is one that `applyChange` takes.
 *
 * @param keepLocked as for a design line: items that a deadline holds keep what is fitted
 */
export function restoreChange(
  configuration: Configuration,
  change: SelectionsChange,
  { keepLocked = false }: { readonly keepLocked?: boolean } = {},
): Restored {
  const edits = getEdits(configuration, change)
  if ('code' in edits) return { intent: refuse(edits.code, edits.subjectId), leftOut: {} }
  const held = heldRemovals(configuration, edits)
  const choices = edits.choices.filter(({ itemIndex }) => !held.includes(itemIndex))
  const current = configuration.designLineSelections
  const designLineSelections = edits.designLineSelections ?? (current.length > 0 ? current : null)
  const intent = attempt(configuration, { ...edits, choices, designLineSelections }, { keepLocked })
  if (!intent.ok) return { intent, leftOut: {} }
  const leftOut = [...idleIn(intent.configuration, edits), ...held].map((index) => {
    const { id } = configuration.prepared.items[index]!.item
    return [id, change.buyerSelections[id] ?? null] as const
  })
  return { intent, leftOut: Object.fromEntries(leftOut) }
}

/** Items that no longer take part, and whose selections stay nevertheless, as when their line items are switched off. */
function heldRemovals(configuration: Configuration, { choices, activations }: Edits): number[] {
  const held = choices.filter(({ itemIndex, option }) => option === NONE && isHeldChoice(configuration, itemIndex))
  if (held.length === 0) return []
  const next = revise(configuration, { ...NO_EDITS, activations }).configuration
  return held.flatMap(({ itemIndex }) => (takesPart(next, itemIndex) ? [] : [itemIndex]))
}

/** Items for which an option is chosen, and that do not take part. */
function idleIn(configuration: Configuration, { choices }: Edits): number[] {
  return choices.flatMap(({ itemIndex, option }) =>
    option === NONE || takesPart(configuration, itemIndex) ? [] : [itemIndex],
  )
}

/** A change by index, or what is wrong with it by itself. */
function getEdits(configuration: Configuration, change: SelectionsChange): Edits | Fault {
  if (configuration.circumstances.completed) return { code: 'UNIT_COMPLETED', subjectId: null }
  const choices: ChoiceEdit[] = []
  for (const [itemId, selection] of Object.entries(change.buyerSelections)) {
    const edit =
      selection === null ? clearing(configuration, itemId) : choiceEdit(configuration, { itemId, ...selection })
    if ('code' in edit) return edit
    choices.push(edit)
  }
  const activations: ActivationEdit[] = []
  for (const [lineItemId, activation] of Object.entries(change.buyerLineItemActivations)) {
    const edit = activationEdit(configuration, lineItemId, activation)
    if ('code' in edit) return edit
    activations.push(edit)
  }
  const lineItemFault = designLineFault(configuration, change)
  if (lineItemFault !== null) return lineItemFault
  const { buyerDesignLineSelections: lines } = change
  return { choices, activations, designLineSelections: lines && oneLinePerPlace(lines), circumstances: null }
}

/** A selection taken away, by index. */
function clearing({ prepared }: Configuration, itemId: string): ChoiceEdit | Fault {
  const itemIndex = prepared.itemIndexById.get(itemId)
  if (itemIndex === undefined) return { code: 'ITEM_UNKNOWN', subjectId: itemId }
  return { itemIndex, option: NONE, quantity: NONE }
}

function activationEdit(
  configuration: Configuration,
  lineItemId: string,
  activation: LineItemActivation | null,
): ActivationEdit | Fault {
  const { prepared } = configuration
  const lineItemIndex = prepared.lineItemIndexById.get(lineItemId)
  const line = prepared.lineItems[lineItemIndex ?? NONE]
  if (lineItemIndex === undefined || line === undefined) return { code: 'LINE_ITEM_UNKNOWN', subjectId: lineItemId }
  if (activation === null) return { lineItemIndex, activation: NONE, bundle: NONE }
  const { optional, visible, cancelled } = line.lineItem
  if (!optional) return { code: 'LINE_ITEM_NOT_OPTIONAL', subjectId: lineItemId }
  if (!visible || cancelled) return { code: 'LINE_ITEM_NOT_SELECTABLE', subjectId: lineItemId }
  const bundle = bundleIndex(prepared, activation.upgradeBundleId)
  const isOfBundle = bundle !== NONE && prepared.bundles[bundle]!.lineItemIndexes.includes(lineItemIndex)
  if (activation.upgradeBundleId !== null && !isOfBundle) {
    return { code: 'BUNDLE_UNKNOWN', subjectId: activation.upgradeBundleId }
  }
  return { lineItemIndex, activation: activation.activated ? 1 : 0, bundle }
}

function designLineFault(configuration: Configuration, change: SelectionsChange): Fault | null {
  const { prepared } = configuration
  for (const { projectRoomId, designLineGroupId, designLineId } of change.buyerDesignLineSelections ?? []) {
    if (!prepared.roomIndexById.has(projectRoomId)) return { code: 'ROOM_UNKNOWN', subjectId: projectRoomId }
    if (!prepared.designLines.get(designLineGroupId)?.has(designLineId)) {
      return { code: 'DESIGN_LINE_UNKNOWN', subjectId: designLineId }
    }
  }
  return unitWideFault(configuration, change)
}

/** A line of scope unit is one for all rooms; what is stored already may stay as it is. */
function unitWideFault({ prepared, designLineSelections }: Configuration, change: SelectionsChange): Fault | null {
  const wanted = change.buyerDesignLineSelections
  if (wanted === null) return null
  for (const { id, scope } of prepared.catalogue.designLineGroups) {
    if (scope !== 'unit') continue
    const [lines, stored] = [designLinesByRoom(wanted, id), designLinesByRoom(designLineSelections, id)]
    const isOne = prepared.rooms.every((room) => lines.get(room.id) === lines.get(prepared.rooms[0]?.id ?? ''))
    const isStored = prepared.rooms.every((room) => lines.get(room.id) === stored.get(room.id))
    if (!isOne && !isStored) return { code: 'DESIGN_LINE_OF_ALL_ROOMS', subjectId: id }
  }
  return null
}

function designLinesByRoom(lines: readonly DesignLineSelection[], groupId: string): Map<string, string> {
  return new Map(
    lines
      .filter(({ designLineGroupId }) => designLineGroupId === groupId)
      .map(({ projectRoomId, designLineId }) => [projectRoomId, designLineId]),
  )
}
