import {
  ItemField,
  LineItemField,
  isActivated,
  getSelectedDesignLines,
  takesPart,
  type Configuration,
} from './configuration.ts'
import { leavesSame } from '../catalogue/constraints.ts'
import { Draft } from './draft.ts'
import type { IndexSet } from '../kernel/index-set.ts'
import type { PreparedCatalogue, PreparedItem } from '../catalogue/prepared-catalogue.types.ts'
import { NONE } from '../catalogue/prepare-catalogue.ts'
import type { Circumstances, DesignLineSelection } from '../selections/selections.types.ts'
import { isValidValue } from './validity.ts'

export interface ChoiceEdit {
  readonly itemIndex: number
  /** `NONE` takes the buyer's selection away. */
  readonly option: number
  /** Thousandths, `NONE` = none of the buyer's own. */
  readonly quantity: number
}

export interface ActivationEdit {
  readonly lineItemIndex: number
  /** `NONE` takes the buyer's word away. */
  readonly activation: -1 | 0 | 1
  readonly bundle: number
}

/** A difference to the selections, by index. */
export interface Edits {
  readonly choices: readonly ChoiceEdit[]
  readonly activations: readonly ActivationEdit[]
  readonly designLineSelections: readonly DesignLineSelection[] | null
  readonly circumstances: Circumstances | null
}

export const NO_EDITS: Edits = { choices: [], activations: [], designLineSelections: null, circumstances: null }

/** Former value of an item that now, or no longer, takes part. */
const TOOK_OTHER_PART = -1

/** Items that have another value or now (no longer) take part, with their former value. */
class Changed {
  readonly items: IndexSet
  /** By position in `items.values`. */
  readonly former: number[] = []

  constructor(items: IndexSet) {
    this.items = items
  }

  add(item: number, former: number): void {
    if (this.items.add(item)) this.former.push(former)
  }
}

export interface Revised {
  readonly configuration: Configuration
  /** Items that have another value or now (no longer) take part. */
  readonly changed: readonly number[]
}

/**
 * The next configuration. Work follows what the edits touch: the edited items, what rules relate
 * to them, and the sums above them; nothing else is read.
 */
export function revise(base: Configuration, edits: Edits): Revised {
  const draft = new Draft(base)
  const { marks } = draft.prepared
  const changed = new Changed(marks.changed.newSet())
  const affected = marks.affected.newSet()
  const lines = edits.activations.length > 0 ? applyActivations(draft, edits.activations) : []
  for (const line of lines) {
    if (draft.recount(line)) for (const item of itemsOfLine(draft.prepared, line)) changed.add(item, TOOK_OTHER_PART)
  }
  for (const { itemIndex, option, quantity } of edits.choices) {
    changed.add(itemIndex, draft.itemTable.get(itemIndex, ItemField.defacto))
    draft.itemTable.set(itemIndex, ItemField.chosen, option)
    draft.itemTable.set(itemIndex, ItemField.quantity, quantity)
  }
  if (edits.designLineSelections !== null) applyDesignLines(draft, edits.designLineSelections, changed, affected)
  settle(draft, changed)
  changed.items.values.forEach((item, position) => collectAffected(draft, item, changed.former[position]!, affected))
  if (edits.circumstances !== null) {
    draft.circumstances = edits.circumstances
    for (const { index } of draft.prepared.items) affected.add(index)
  }
  for (const item of affected.values) draft.restate(item)
  return { configuration: draft.done(), changed: changed.items.values }
}

/** The item itself and the neighbours that its new value leaves other values than its former one. */
function collectAffected(draft: Draft, item: number, former: number, affected: IndexSet): void {
  affected.add(item)
  const { edges, words } = draft.prepared.network
  const value = draft.itemTable.get(item, ItemField.defacto)
  if (value === former) return
  for (const edge of edges[item]!) {
    const isSame = former !== TOOK_OTHER_PART && leavesSame(edge, words[edge.other]!, value, former)
    if (!isSame) affected.add(edge.other)
  }
}

function itemsOfLine(prepared: PreparedCatalogue, lineItemIndex: number): number[] {
  const line = prepared.lineItems[lineItemIndex]!
  return Array.from({ length: line.itemCount }, (_, offset) => line.firstItem + offset)
}

/** Returns the edited line items and those that they replace. */
function applyActivations(draft: Draft, edits: readonly ActivationEdit[]): number[] {
  const touched = new Set<number>()
  for (const { lineItemIndex, activation, bundle } of edits) {
    const before = isActivated(draft, lineItemIndex)
    draft.lineItemTable.set(lineItemIndex, LineItemField.activation, activation)
    draft.lineItemTable.set(lineItemIndex, LineItemField.bundle, bundle)
    const after = isActivated(draft, lineItemIndex)
    touched.add(lineItemIndex)
    const { lineItem, replaces } = draft.prepared.lineItems[lineItemIndex]!
    if (before === after || lineItem.cancelled) continue
    for (const replaced of replaces) {
      draft.lineItemTable.add(replaced, LineItemField.replacers, after ? 1 : -1)
      touched.add(replaced)
    }
  }
  return [...touched]
}

function applyDesignLines(
  draft: Draft,
  selections: readonly DesignLineSelection[],
  changed: Changed,
  affected: IndexSet,
): void {
  const before = draft.designLineSelections
  draft.designLineSelections = selections
  const { prepared } = draft
  prepared.rooms.forEach((_, roomIndex) => {
    const lines = getSelectedDesignLines(prepared, selections, roomIndex)
    const former = getSelectedDesignLines(prepared, before, roomIndex)
    if (lines.length === former.length && lines.every((line, index) => line === former[index])) return
    for (const item of prepared.itemsOfRoom[roomIndex]!) {
      affected.add(item)
      const option = getDesignLineOption(prepared.items[item]!, lines)
      if (option === draft.itemTable.get(item, ItemField.designLineOption)) continue
      draft.itemTable.set(item, ItemField.designLineOption, option)
      changed.add(item, draft.itemTable.get(item, ItemField.defacto))
    }
  })
}

/** The option that the selected lines give an item, `NONE` if they have none for it. */
function getDesignLineOption(entry: PreparedItem, lines: readonly { products: ReadonlySet<string> }[]): number {
  for (const line of lines) {
    const option = entry.item.options.findIndex(({ productId }) => line.products.has(productId))
    if (option !== NONE) return option
  }
  return NONE
}

/** Gives every item its de-facto option; adds items that design lines move to `changed`. */
function settle(draft: Draft, changed: Changed): void {
  const floating = collectFloating(draft, changed)
  for (const item of changed.items.values) {
    if (!floating.has(item)) draft.fit(draft.prepared.items[item]!, fixedValue(draft, item))
  }
  if (floating.size === 0) return
  const values = resolveFloating(draft, floating)
  for (const [item, { before, after }] of values) {
    const entry = draft.prepared.items[item]!
    draft.itemTable.set(item, ItemField.defacto, before)
    if (before === after && !changed.items.has(item)) continue
    draft.fit(entry, after)
    changed.add(item, before)
  }
}

/** The value of an item that no other item can move. */
function fixedValue(draft: Draft, itemIndex: number): number {
  const entry = draft.prepared.items[itemIndex]!
  const chosen = draft.itemTable.get(itemIndex, ItemField.chosen)
  if (chosen !== NONE) return chosen
  const designLineOption = draft.itemTable.get(itemIndex, ItemField.designLineOption)
  if (designLineOption !== NONE) return designLineOption
  return standardValue(entry)
}

/** The value of an item for which nobody has said anything: its default, or nothing (its number of options). */
export function standardValue(entry: PreparedItem): number {
  return entry.defaultOption === NONE ? entry.item.options.length : entry.defaultOption
}

const NOTHING: ReadonlySet<number> = new Set()

/** Items with a design line product that may give way, as far as the changed ones reach. */
function collectFloating(draft: Draft, changed: Changed): ReadonlySet<number> {
  if (draft.designLineSelections.length === 0) return NOTHING
  const floating = new Set<number>()
  const isFloating = (item: number) =>
    draft.itemTable.get(item, ItemField.chosen) === NONE &&
    draft.itemTable.get(item, ItemField.designLineOption) !== NONE &&
    takesPart(draft, item)
  const queue = [...changed.items.values]
  for (const item of changed.items.values)
    for (const edge of draft.prepared.network.edges[item]!) queue.push(edge.other)
  for (let item = queue.pop(); item !== undefined; item = queue.pop()) {
    if (floating.has(item) || !isFloating(item)) continue
    floating.add(item)
    for (const edge of draft.prepared.network.edges[item]!) queue.push(edge.other)
  }
  return floating
}

/** ADR 2 "De-facto option": all start at their line product, invalid ones fall, round by round. */
function resolveFloating(draft: Draft, floating: ReadonlySet<number>): Map<number, { before: number; after: number }> {
  const values = new Map<number, { before: number; after: number }>()
  for (const item of floating) {
    const before = draft.itemTable.get(item, ItemField.defacto)
    values.set(item, { before, after: before })
    draft.itemTable.set(item, ItemField.defacto, draft.itemTable.get(item, ItemField.designLineOption))
  }
  const standing = new Set(floating)
  for (;;) {
    const falling = [...standing].filter(
      (item) => !isValidValue(draft, item, draft.itemTable.get(item, ItemField.defacto)),
    )
    if (falling.length === 0) break
    for (const item of falling) {
      standing.delete(item)
      draft.itemTable.set(item, ItemField.defacto, standardValue(draft.prepared.items[item]!))
    }
  }
  for (const [item, value] of values) value.after = draft.itemTable.get(item, ItemField.defacto)
  return values
}
