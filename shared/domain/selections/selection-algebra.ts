import { type DesignLineList, differingPlaces, moveDesignLines, oneLinePerPlace } from './design-line-lists.ts'
import type { BuyerSelection, LineItemActivation, Selections, SelectionsChange } from './selections.types.ts'

// All arithmetic with selections and changes, without a catalogue: whether a rule allows what comes out, and what it
// costs, says `applyChange` of the intents. With A for `applyToSelections` and ∘ for `composeChanges`:
//   A(s, NO_CHANGE) = s; A(A(s, a), b) = A(s, a ∘ b); (a ∘ b) ∘ c = a ∘ (b ∘ c); NO_CHANGE is neutral to ∘
//   A(A(s, a), invertChange(s, a)) = s; A(s, diffSelections(s, t)) = t; diffSelections(s, s) is NO_CHANGE

type Entries<Value> = Readonly<Record<string, Value>>

/** Selections as they come from a wire or a disk: what is left out there is null, no quantity or bundle of the buyer's. */
interface LooseSelections {
  readonly buyerSelections: Entries<{ readonly productId: string; readonly quantity?: number | null | undefined }>
  readonly buyerLineItemActivations: Entries<{
    readonly activated: boolean
    readonly upgradeBundleId?: string | null | undefined
  }>
  readonly buyerDesignLineSelections: DesignLineList
}

/** The one form of selections: nothing left out, each design line once. */
export function normaliseSelections(loose: LooseSelections): Selections {
  return {
    buyerSelections: mapEntries(loose.buyerSelections, ({ productId, quantity }) => ({
      productId,
      quantity: quantity ?? null,
    })),
    buyerLineItemActivations: mapEntries(loose.buyerLineItemActivations, ({ activated, upgradeBundleId }) => ({
      activated,
      upgradeBundleId: upgradeBundleId ?? null,
    })),
    buyerDesignLineSelections: oneLinePerPlace(loose.buyerDesignLineSelections),
  }
}

/** The selections alone, of whatever has them, as a copy that may be changed: for an answer or a request's body. */
export function copySelections(selections: Selections) {
  return {
    buyerSelections: { ...selections.buyerSelections },
    buyerLineItemActivations: { ...selections.buyerLineItemActivations },
    buyerDesignLineSelections: [...selections.buyerDesignLineSelections],
  }
}

/** A change as a copy of the same kind. */
export function copyChange({ buyerSelections, buyerLineItemActivations, buyerDesignLineSelections }: SelectionsChange) {
  return {
    buyerSelections: { ...buyerSelections },
    buyerLineItemActivations: { ...buyerLineItemActivations },
    buyerDesignLineSelections: buyerDesignLineSelections && [...buyerDesignLineSelections],
  }
}

/** The selections with a change merged in, as whoever stores them does it. */
export function applyToSelections(selections: Selections, change: SelectionsChange): Selections {
  return {
    buyerSelections: mergeEntries(selections.buyerSelections, change.buyerSelections),
    buyerLineItemActivations: mergeEntries(selections.buyerLineItemActivations, change.buyerLineItemActivations),
    buyerDesignLineSelections: change.buyerDesignLineSelections ?? selections.buyerDesignLineSelections,
  }
}

/** Two changes as one, the second after the first. */
export function composeChanges(first: SelectionsChange, second: SelectionsChange): SelectionsChange {
  return {
    buyerSelections: { ...first.buyerSelections, ...second.buyerSelections },
    buyerLineItemActivations: { ...first.buyerLineItemActivations, ...second.buyerLineItemActivations },
    buyerDesignLineSelections: second.buyerDesignLineSelections ?? first.buyerDesignLineSelections,
  }
}

/**
 * What takes a change back: every entry that it touches as it was before. Applied to what the change led to, it gives
 * the same selections again.
 */
export function invertChange(before: Selections, change: SelectionsChange): SelectionsChange {
  return {
    buyerSelections: mapEntries(change.buyerSelections, (_, id) => entryAt(before.buyerSelections, id)),
    buyerLineItemActivations: mapEntries(change.buyerLineItemActivations, (_, id) =>
      entryAt(before.buyerLineItemActivations, id),
    ),
    buyerDesignLineSelections: change.buyerDesignLineSelections === null ? null : before.buyerDesignLineSelections,
  }
}

/** What leads from some selections to others: entries that are the same are not in it. */
export function diffSelections(from: Selections, to: Selections): SelectionsChange {
  return {
    buyerSelections: differingEntries(from.buyerSelections, to.buyerSelections, isSameSelection),
    buyerLineItemActivations: differingEntries(
      from.buyerLineItemActivations,
      to.buyerLineItemActivations,
      isSameActivation,
    ),
    buyerDesignLineSelections: areSameDesignLines(from.buyerDesignLineSelections, to.buyerDesignLineSelections)
      ? null
      : to.buyerDesignLineSelections,
  }
}

export function areSameSelections(a: Selections, b: Selections): boolean {
  return isNoChange(diffSelections(a, b))
}

/** Whether a change touches nothing. */
export function isNoChange(change: SelectionsChange): boolean {
  return (
    change.buyerDesignLineSelections === null &&
    Object.keys(change.buyerSelections).length === 0 &&
    Object.keys(change.buyerLineItemActivations).length === 0
  )
}

/** Whether the buyer has said nothing at all yet. */
export function areNoSelections(selections: Selections): boolean {
  return (
    selections.buyerDesignLineSelections.length === 0 &&
    Object.keys(selections.buyerSelections).length === 0 &&
    Object.keys(selections.buyerLineItemActivations).length === 0
  )
}

/**
 * Whether everything that a change says is so. After the change was applied it is, until somebody chooses something
 * else for the same item, line item or room.
 *
 * @param from what the change leads away from, its inverse: a change names all design lines, and those that are the
 *   same in both are not its business. Without it every one is.
 */
export function isChangeInForce(
  selections: Selections,
  change: SelectionsChange,
  from: SelectionsChange | null = null,
): boolean {
  const current = selections.buyerDesignLineSelections
  const said = from === null ? change : rebaseChange(change, from.buyerDesignLineSelections, current)
  const lines = said.buyerDesignLineSelections
  return (
    areEntriesIn(selections.buyerSelections, change.buyerSelections, isSameSelection) &&
    areEntriesIn(selections.buyerLineItemActivations, change.buyerLineItemActivations, isSameActivation) &&
    (lines === null || areSameDesignLines(current, lines))
  )
}

/**
 * A change that was made on one list of design lines, for another: only what it did to the list is done again, and
 * what others have done to other rooms stays.
 *
 * @param madeOn null = not known; then the change stays as it is
 */
export function rebaseChange(
  change: SelectionsChange,
  madeOn: DesignLineList | null,
  now: DesignLineList,
): SelectionsChange {
  const wanted = change.buyerDesignLineSelections
  if (wanted === null || madeOn === null) return change
  return { ...change, buyerDesignLineSelections: moveDesignLines(now, madeOn, wanted) }
}

/** A change without what it says of some items and line items. */
export function withoutEntries(
  change: SelectionsChange,
  {
    itemIds = [],
    lineItemIds = [],
  }: { readonly itemIds?: readonly string[]; readonly lineItemIds?: readonly string[] },
): SelectionsChange {
  return {
    ...change,
    buyerSelections: omit(change.buyerSelections, itemIds),
    buyerLineItemActivations: omit(change.buyerLineItemActivations, lineItemIds),
  }
}

/** The same product in the same quantity, or none on both sides. */
export function isSameSelection(a: BuyerSelection | null, b: BuyerSelection | null): boolean {
  return a?.productId === b?.productId && (a?.quantity ?? null) === (b?.quantity ?? null)
}

function isSameActivation(a: LineItemActivation | null, b: LineItemActivation | null): boolean {
  return a?.activated === b?.activated && (a?.upgradeBundleId ?? null) === (b?.upgradeBundleId ?? null)
}

/** Whether two activations come to the same: through which bundle something is off, nothing looks at. */
export function isSameInEffect(a: LineItemActivation | null, b: LineItemActivation | null): boolean {
  return isSameActivation(a, b) || (a?.activated === false && b?.activated === false)
}

function areSameDesignLines(a: DesignLineList, b: DesignLineList): boolean {
  return differingPlaces(a, b).length === 0
}

function areEntriesIn<Value>(
  entries: Entries<Value>,
  wanted: Entries<Value | null>,
  isSame: (a: Value | null, b: Value | null) => boolean,
): boolean {
  return Object.entries(wanted).every(([id, value]) => isSame(entryAt(entries, id), value))
}

function differingEntries<Value>(
  from: Entries<Value>,
  to: Entries<Value>,
  isSame: (a: Value | null, b: Value | null) => boolean,
): Record<string, Value | null> {
  const ids = Object.keys({ ...from, ...to }).filter((id) => !isSame(entryAt(from, id), entryAt(to, id)))
  return Object.fromEntries(ids.map((id) => [id, entryAt(to, id)]))
}

/** null where there is none. */
export function entryAt<Value>(entries: Entries<Value>, id: string): Value | null {
  return Object.hasOwn(entries, id) ? entries[id]! : null
}

function mergeEntries<Value>(stored: Entries<Value>, change: Entries<Value | null>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries({ ...stored, ...change }).flatMap(([id, value]) => (value === null ? [] : [[id, value]])),
  )
}

function mapEntries<From, To>(entries: Entries<From>, map: (value: From, id: string) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(entries).map(([id, value]) => [id, map(value, id)]))
}

function omit<Value>(entries: Entries<Value>, ids: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(entries).filter(([id]) => !ids.includes(id)))
}
