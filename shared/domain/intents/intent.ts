import { ItemField, LineItemField, takesPart, type Configuration } from '../configuration/configuration.ts'
import type { IntentError, IntentErrorCode, IntentResult } from '../configuration/configuration.types.ts'
import { type ConflictProblem, fitsLaidOver } from '../rules/conflict-problem.ts'
import { describeConflict } from '../rules/conflict-report.ts'
import { heldBundleInTheWay } from '../bundles/held-bundles.ts'
import { describeLockedItems, isItemLocked, keepingEdits, lockedChanges } from '../configuration/locked-items.ts'
import { fromThousandths } from '../kernel/money.ts'
import type { PreparedCatalogue } from '../catalogue/prepared-catalogue.types.ts'
import { NONE } from '../catalogue/prepare-catalogue.ts'
import { NO_EDITS, revise, type ChoiceEdit, type Edits, type Revised } from '../configuration/revise.ts'
import {
  NO_CHANGE,
  type BuyerSelection,
  type LineItemActivation,
  type SelectionsChange,
} from '../selections/selections.types.ts'
import { isValidValue } from '../configuration/validity.ts'

export type Intent = IntentResult<Configuration>

/** A refused intent. Nothing has changed. */
export function refuse(code: PlainErrorCode, subjectId: string | null): Intent {
  return { ok: false, error: { code, subjectId, report: null, lockedItems: [] } }
}

/** Codes that say everything by themselves. */
export type PlainErrorCode = Exclude<IntentErrorCode, 'CONFLICT' | 'ITEM_LOCKED'>

/** What is wrong with a wish by itself, whatever stands. */
export interface Fault {
  readonly code: PlainErrorCode
  /** As of a refusal. */
  readonly subjectId: string | null
}

/** A refusal since these items, by index, stay as they are; it names them and the deadlines (decision 55). */
export function refuseLocked(configuration: Configuration, items: readonly number[]): Intent {
  const lockedItems = describeLockedItems(configuration, items)
  const subjectId = lockedItems[0]?.itemId ?? null
  return { ok: false, error: { code: 'ITEM_LOCKED', subjectId, report: null, lockedItems } }
}

/** A refusal since nothing can be chosen for an item, with the reason where it is a lock. */
export function refuseItem(configuration: Configuration, itemIndex: number): Intent {
  if (isItemLocked(configuration, itemIndex)) return refuseLocked(configuration, [itemIndex])
  return refuse('ITEM_NOT_SELECTABLE', configuration.prepared.items[itemIndex]!.item.id)
}

/** An intent that asks for what already is. */
export function unchanged(configuration: Configuration): Intent {
  return { ok: true, configuration, change: NO_CHANGE }
}

/** How edits are to be made. */
export interface Manner {
  /** Item index → value that the edits are about: a report leaves them as they are. Without it: the options chosen. */
  readonly wanted?: ReadonlyMap<number, number>
  /** Locked items that would change keep what is fitted, as a selection of the buyer's (decision 55). */
  readonly keepLocked?: boolean
}

/**
 * Makes the edits, whichever intent they come from; refuses what no path may lead to: a locked item that changes, a
 * held bundle that does, and a rule that is broken with a changed item, with a report. Options for items that do not
 * take part in the end are left out.
 */
export function attempt(configuration: Configuration, wish: Edits, manner: Manner = {}): Intent {
  const wanted = manner.wanted ?? wantedBy(wish.choices)
  const clash = clashAsItStands(configuration, wish, wanted)
  if (clash !== null) return clash
  let edits = wish
  let revised = revise(configuration, edits)
  let better = corrected(configuration, edits, revised, manner)
  // An item that is kept once does not change any more, so this ends.
  while (better !== null) {
    edits = better
    revised = revise(configuration, edits)
    better = corrected(configuration, edits, revised, manner)
  }
  const next = revised.configuration
  const locked = lockedChanges(configuration, next, revised.changed)
  if (locked.length > 0) return refuseLocked(configuration, locked)
  const held = heldBundleInTheWay(configuration, next, wish)
  if (held !== NONE) return refuse('BUNDLE_GROUP_LOCKED', configuration.prepared.bundles[held]!.id)
  for (const item of revised.changed) {
    if (isValidValue(next, item, next.itemTable.get(item, ItemField.defacto))) continue
    return conflict({ state: next, pinned: wanted, seeds: [...new Set([...wanted.keys(), ...revised.changed])] })
  }
  return { ok: true, configuration: next, change: makeChange(configuration.prepared, edits) }
}

/** Item index → option, for each option that is chosen. */
function wantedBy(choices: readonly ChoiceEdit[]): Map<number, number> {
  const wanted = new Map<number, number>()
  for (const { itemIndex, option } of choices) if (option !== NONE) wanted.set(itemIndex, option)
  return wanted
}

/**
 * Mere choices are checked on what stands, before design line products are resolved anew: what is shown as not valid
 * does not become so because one of them would give way (ADR 2 "Choosing several options at once").
 */
function clashAsItStands(
  configuration: Configuration,
  edits: Edits,
  wanted: ReadonlyMap<number, number>,
): Intent | null {
  const isMoreThanChoices =
    edits.designLineSelections !== null ||
    edits.activations.some(
      ({ lineItemIndex, activation }) =>
        configuration.lineItemTable.get(lineItemIndex, LineItemField.activation) !== activation,
    )
  if (isMoreThanChoices || wanted.size === 0) return null
  const removals = edits.choices.filter(({ option }) => option === NONE)
  const state =
    removals.length === 0 ? configuration : revise(configuration, { ...NO_EDITS, choices: removals }).configuration
  const problem: ConflictProblem = { state, pinned: wanted, seeds: [...wanted.keys()] }
  for (const [item, value] of wanted)
    if (takesPart(state, item) && !fitsLaidOver(problem, item, value)) return conflict(problem)
  return null
}

/** The edits without options of items that do not take part in the end, and with locked items kept; null = as they are. */
function corrected(
  configuration: Configuration,
  edits: Edits,
  { configuration: next, changed }: Revised,
  { keepLocked = false }: Manner,
): Edits | null {
  const locked = keepLocked ? lockedChanges(configuration, next, changed) : []
  const kept = locked.length > 0 ? keepingEdits(configuration, next, locked) : null
  if (kept !== null) return withChoices(edits, kept)
  const choices = edits.choices.filter(({ itemIndex, option }) => option === NONE || takesPart(next, itemIndex))
  return choices.length === edits.choices.length ? null : { ...edits, choices }
}

function withChoices(edits: Edits, choices: readonly ChoiceEdit[]): Edits {
  const merged = new Map([...edits.choices, ...choices].map((edit) => [edit.itemIndex, edit]))
  return { ...edits, choices: [...merged.values()] }
}

/** A refusal for a clash, with what could be done about it. */
function conflict(problem: ConflictProblem): { ok: false; error: IntentError } {
  const report = describeConflict(problem)
  const subjectId = report.wanted[0]?.itemId ?? null
  return { ok: false, error: { code: 'CONFLICT', subjectId, report, lockedItems: [] } }
}

/** The edits as they are stored and sent. */
function makeChange(prepared: PreparedCatalogue, edits: Edits): SelectionsChange {
  const buyerSelections: Record<string, BuyerSelection | null> = {}
  for (const { itemIndex, option, quantity } of edits.choices) {
    const { item } = prepared.items[itemIndex]!
    const productId = item.options[option]?.productId
    buyerSelections[item.id] =
      productId === undefined ? null : { productId, quantity: quantity === NONE ? null : fromThousandths(quantity) }
  }
  const buyerLineItemActivations: Record<string, LineItemActivation | null> = {}
  for (const { lineItemIndex, activation, bundle } of edits.activations) {
    buyerLineItemActivations[prepared.lineItems[lineItemIndex]!.lineItem.id] =
      activation === NONE
        ? null
        : { activated: activation === 1, upgradeBundleId: prepared.bundles[bundle]?.id ?? null }
  }
  return { buyerSelections, buyerLineItemActivations, buyerDesignLineSelections: edits.designLineSelections }
}
