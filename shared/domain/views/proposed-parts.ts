import type { Configuration } from '../configuration/configuration.ts'
import { getSelections } from '../configuration/configuration.ts'
import { restoreChange } from '../intents/apply-change.ts'
import { type Intent, refuse } from '../intents/intent.ts'
import { isChangeInForce, rebaseChange } from '../selections/selection-algebra.ts'
import { NO_CHANGE, type SelectionsChange } from '../selections/selections.types.ts'
import type { MadeChange } from '../selections/take-back.ts'
import { unitState } from './unit-views.ts'

/** What of a proposal is taken or left as one, for it does not go apart. */
export interface ProposedPart {
  readonly id: string
  readonly change: SelectionsChange
}

/**
 * Why it cannot be taken: the unit is completed, a deadline or an order holds it, the catalogue does not have it any more,
 * or it does not go with what is chosen.
 */
export type PartBlock = 'completed' | 'held' | 'gone' | 'clash'

export interface ProposedParts {
  /** All of them go together. */
  readonly parts: readonly ProposedPart[]
  readonly blocked: readonly (ProposedPart & { readonly reason: PartBlock })[]
}

/**
 * A proposal in the parts in which it can be taken now. What is so already is in none of them. Upgrades of one group go
 * together, with the items they bring; what the rules allow only together is one part.
 */
export function listProposedParts(current: Configuration, proposed: MadeChange): ProposedParts {
  const selections = getSelections(current)
  const { buyerDesignLineSelections: linesNow } = selections
  const change = rebaseChange(proposed.change, proposed.undo.buyerDesignLineSelections, linesNow)
  const wanted = split(current, change).filter((part) => !isChangeInForce(selections, part.change))
  const parts: ProposedPart[] = []
  let waiting: ProposedPart[] = []
  const blocked: (ProposedPart & { reason: PartBlock })[] = []
  for (const part of wanted) {
    const reason = getBlock(takeParts(current, [...parts, part]))
    if (reason === null) parts.push(part)
    else if (reason === 'clash') waiting.push(part)
    else blocked.push({ ...part, reason })
  }
  // What came too early for one that was taken later, what goes with one other, what goes with all others.
  for (const size of ['alone', 'pair', 'all'] as const) {
    for (const group of listGroups(waiting, size)) {
      if (!group.every((part) => waiting.includes(part))) continue
      if (getBlock(takeParts(current, [...parts, ...group])) !== null) continue
      parts.push(join(group))
      waiting = waiting.filter((part) => !group.includes(part))
    }
  }
  return { parts, blocked: [...blocked, ...waiting.map((part) => ({ ...part, reason: 'clash' as const }))] }
}

/** What the configuration is with these parts, or why they do not go. */
export function takeParts(current: Configuration, parts: readonly ProposedPart[]): Intent {
  const { change } = join(parts)
  const { intent, leftOut } = restoreChange(current, change)
  const [missing] = Object.entries(leftOut).filter(([, selection]) => selection !== null)
  return intent.ok && missing !== undefined ? refuse('ITEM_NOT_SELECTABLE', missing[0]) : intent
}

/**
 * Cents more than now, by the part's id, such that those of the chosen parts add up to what all of them cost; of the others,
 * what each would cost on top. null = it does not go with those that are chosen.
 */
export function priceParts(
  current: Configuration,
  parts: readonly ProposedPart[],
  isChosen: (id: string) => boolean,
): ReadonlyMap<string, number | null> {
  const cents = new Map<string, number | null>()
  const getTotal = (taken: readonly ProposedPart[]) => {
    const intent = takeParts(current, taken)
    return intent.ok ? unitState(intent.configuration).total : null
  }
  const chosen: ProposedPart[] = []
  let total = unitState(current).total
  for (const part of parts.filter(({ id }) => isChosen(id))) {
    chosen.push(part)
    const next = getTotal(chosen)
    cents.set(part.id, next === null ? null : next - total)
    total = next ?? total
  }
  for (const part of parts.filter(({ id }) => !isChosen(id))) {
    const next = getTotal([...chosen, part])
    cents.set(part.id, next === null ? null : next - total)
  }
  return cents
}

/** null = it goes. */
function getBlock(intent: Intent): PartBlock | null {
  if (intent.ok) return null
  switch (intent.error.code) {
    case 'UNIT_COMPLETED':
      return 'completed'
    case 'ITEM_LOCKED':
    case 'BUNDLE_GROUP_LOCKED':
      return 'held'
    case 'CONFLICT':
      return 'clash'
    default:
      return 'gone'
  }
}

function listGroups(waiting: readonly ProposedPart[], size: 'alone' | 'pair' | 'all'): ProposedPart[][] {
  if (size === 'alone') return waiting.map((part) => [part])
  if (size === 'all') return waiting.length > 2 ? [[...waiting]] : []
  return waiting.flatMap((part, index) => waiting.slice(index + 1).map((other) => [part, other]))
}

function join(parts: readonly ProposedPart[]): ProposedPart {
  return parts.reduce(
    ({ id, change: all }, { id: other, change }) => ({
      id: id === '' ? other : `${id} ${other}`,
      change: {
        buyerSelections: { ...all.buyerSelections, ...change.buyerSelections },
        buyerLineItemActivations: { ...all.buyerLineItemActivations, ...change.buyerLineItemActivations },
        buyerDesignLineSelections: change.buyerDesignLineSelections ?? all.buyerDesignLineSelections,
      },
    }),
    { id: '', change: NO_CHANGE },
  )
}

/** By what is one decision: the style, a group of upgrades, an item. */
function split({ prepared }: Configuration, change: SelectionsChange): ProposedPart[] {
  const parts = new Map<string, ProposedPart>()
  const add = (id: string, entry: Partial<SelectionsChange>) =>
    parts.set(id, {
      ...join([parts.get(id) ?? { id, change: NO_CHANGE }, { id, change: { ...NO_CHANGE, ...entry } }]),
      id,
    })
  const lines = change.buyerDesignLineSelections
  if (lines !== null) add('style', { buyerDesignLineSelections: lines })
  const partOfLine = new Map<number, string>()
  const partOfItem = new Map<number, string>()
  for (const [lineItemId, activation] of Object.entries(change.buyerLineItemActivations)) {
    const index = prepared.lineItemIndexById.get(lineItemId) ?? -1
    const bundle = prepared.bundles[prepared.bundlesOfLineItem[index]?.[0] ?? -1]
    const group = prepared.bundleGroups[bundle?.groupIndex ?? -1]
    // Each standalone upgrade stands for itself.
    const isAlone = group === undefined || bundle === undefined || bundle.bundle === null
    const id = isAlone ? `upgrade ${lineItemId}` : `upgrades ${group.id}`
    for (const line of [index, ...(prepared.lineItems[index]?.replaces ?? [])]) partOfLine.set(line, id)
    const chosen = prepared.bundles[prepared.bundleIndexById.get(activation?.upgradeBundleId ?? '') ?? -1]
    if (activation?.activated === true)
      for (const { itemIndex } of chosen?.products ?? []) partOfItem.set(itemIndex, id)
    add(id, { buyerLineItemActivations: { [lineItemId]: activation } })
  }
  const items = Object.entries(change.buyerSelections).toSorted(
    ([a], [b]) => (prepared.itemIndexById.get(a) ?? 0) - (prepared.itemIndexById.get(b) ?? 0),
  )
  for (const [itemId, selection] of items) {
    const index = prepared.itemIndexById.get(itemId) ?? -1
    const line = prepared.items[index]?.lineItemIndex ?? -1
    const own = selection === null && lines !== null ? 'style' : `item ${itemId}`
    add(partOfLine.get(line) ?? partOfItem.get(index) ?? own, { buyerSelections: { [itemId]: selection } })
  }
  return [...parts.values()]
}
