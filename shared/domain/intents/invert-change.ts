import { activationOf, buyerSelectionOf, type Configuration, selectionsOf } from '../configuration/configuration.ts'
import { moveDesignLines } from '../selections/change-overlap.ts'
import { NONE } from '../catalogue/prepare-catalogue.ts'
import type {
  BuyerSelection,
  DesignLineSelection,
  LineItemActivation,
  Selections,
  SelectionsChange,
} from '../selections/selections.types.ts'

/**
 * What takes a change back: every entry that it touches as it was before. Applied to what the change led to, it
 * gives the same selections and totals again; the inverse of the inverse is the change.
 *
 * @param before the configuration that the change was made on
 */
export function invertChange(before: Configuration, change: SelectionsChange): SelectionsChange {
  return {
    buyerSelections: mapKeys(change.buyerSelections, (itemId) => selectionAt(before, itemId)),
    buyerLineItemActivations: mapKeys(change.buyerLineItemActivations, (lineItemId) =>
      activationAt(before, lineItemId),
    ),
    buyerDesignLineSelections: change.buyerDesignLineSelections === null ? null : before.designLineSelections,
  }
}

/**
 * Whether everything that a change says is so in a configuration. After the change was applied it is, until
 * somebody chooses something else for the same item, line item or room.
 *
 * @param from what the change leads away from, its inverse: a change names all design lines, and those that are the
 *   same in both are not its business. Without it every one is.
 */
export function isChangeInForce(
  configuration: Configuration,
  change: SelectionsChange,
  from: SelectionsChange | null = null,
): boolean {
  const current = configuration.designLineSelections
  const lines = change.buyerDesignLineSelections
  const linesBefore = from?.buyerDesignLineSelections ?? null
  return (
    Object.entries(change.buyerSelections).every(([itemId, selection]) =>
      isSameSelection(selectionAt(configuration, itemId), selection),
    ) &&
    Object.entries(change.buyerLineItemActivations).every(([lineItemId, activation]) =>
      isSameActivation(activationAt(configuration, lineItemId), activation),
    ) &&
    (lines === null ||
      areSameLines(current, linesBefore === null ? lines : moveDesignLines(current, linesBefore, lines)))
  )
}

/** What leads from the choices of a configuration to other ones: entries that are the same are not in it. */
export function changeTo(configuration: Configuration, target: Selections): SelectionsChange {
  const current = selectionsOf(configuration)
  return {
    buyerSelections: differingEntries(current.buyerSelections, target.buyerSelections, isSameSelection),
    buyerLineItemActivations: differingEntries(
      current.buyerLineItemActivations,
      target.buyerLineItemActivations,
      isSameActivation,
    ),
    buyerDesignLineSelections: areSameLines(current.buyerDesignLineSelections, target.buyerDesignLineSelections)
      ? null
      : target.buyerDesignLineSelections,
  }
}

function differingEntries<Value>(
  current: Readonly<Record<string, Value>>,
  target: Readonly<Record<string, Value>>,
  isSame: (a: Value | null, b: Value | null) => boolean,
): Record<string, Value | null> {
  const ids = new Set([...Object.keys(current), ...Object.keys(target)])
  return Object.fromEntries(
    [...ids].flatMap((id) => {
      const [from, to] = [current[id] ?? null, target[id] ?? null]
      return isSame(from, to) ? [] : [[id, to]]
    }),
  )
}

function mapKeys<Value>(map: Readonly<Record<string, unknown>>, valueOf: (id: string) => Value): Record<string, Value> {
  return Object.fromEntries(Object.keys(map).map((id) => [id, valueOf(id)]))
}

/** null for an item that the catalogue does not have. */
function selectionAt(configuration: Configuration, itemId: string): BuyerSelection | null {
  const index = configuration.prepared.itemIndexById.get(itemId) ?? NONE
  return index === NONE ? null : buyerSelectionOf(configuration, index)
}

function activationAt(configuration: Configuration, lineItemId: string): LineItemActivation | null {
  const index = configuration.prepared.lineItemIndexById.get(lineItemId) ?? NONE
  return index === NONE ? null : activationOf(configuration, index)
}

function isSameSelection(a: BuyerSelection | null, b: BuyerSelection | null): boolean {
  return a?.productId === b?.productId && (a?.quantity ?? null) === (b?.quantity ?? null)
}

function isSameActivation(a: LineItemActivation | null, b: LineItemActivation | null): boolean {
  return a?.activated === b?.activated && (a?.upgradeBundleId ?? null) === (b?.upgradeBundleId ?? null)
}

/** Whatever their order: a room has one line of a group. */
function areSameLines(a: readonly DesignLineSelection[], b: readonly DesignLineSelection[]): boolean {
  const keys = (lines: readonly DesignLineSelection[]) =>
    lines.map((line) => JSON.stringify([line.projectRoomId, line.designLineGroupId, line.designLineId])).sort()
  const [left, right] = [keys(a), keys(b)]
  return left.length === right.length && left.every((key, index) => key === right[index])
}
