import { ItemField, takesPart, type Configuration, type ReadableState } from './configuration.ts'
import type {
  Alternative,
  ConflictReport,
  IntentError,
  IntentErrorCode,
  IntentResult,
  OptionRef,
  RuleConflict,
  Touched,
} from './configuration.types.ts'
import { satisfies } from './constraints.ts'
import { fromThousandths } from './money.ts'
import { NONE, type PreparedCatalogue } from './prepare-catalogue.ts'
import { NO_EDITS, revise, type Edits, type Revised } from './revise.ts'
import type { BuyerSelection, LineItemActivation, SelectionsChange } from './selections.types.ts'
import { type ConflictProblem, selectedValue } from './conflict-problem.ts'
import { type Solution, solveConflict } from './solve-conflict.ts'
import { supportedChoices } from './supported-choices.ts'
import { isValidValue } from './validity.ts'

export type Intent = IntentResult<Configuration>

/** A refused intent. Nothing has changed. */
export function refuse(code: Exclude<IntentErrorCode, 'CONFLICT'>, subjectId: string | null): Intent {
  return { ok: false, error: { code, subjectId, report: null } }
}

/** An intent that asks for what already is. */
export function unchanged(configuration: Configuration): Intent {
  return accept(configuration, NO_EDITS, { configuration, changed: [], affected: [], lines: [] })
}

/**
 * Makes the edits, unless the result breaks a rule that a changed item takes part in; then they
 * are refused with a report, in which the `wanted` values (item index → value) stay as they are.
 */
export function attempt(
  configuration: Configuration,
  edits: Edits,
  wanted: ReadonlyMap<number, number> = new Map(),
): Intent {
  const revised = revise(configuration, edits)
  for (const item of revised.changed) {
    const value = revised.configuration.itemTable.get(item, ItemField.defacto)
    if (isValidValue(revised.configuration, item, value)) continue
    return conflict({
      state: revised.configuration,
      pinned: wanted,
      seeds: [...new Set([...wanted.keys(), ...revised.changed])],
    })
  }
  return accept(configuration, edits, revised)
}

/** A refusal for a clash, with what could be done about it. */
export function conflict(problem: ConflictProblem): { ok: false; error: IntentError } {
  const report = reportOf(problem)
  return { ok: false, error: { code: 'CONFLICT', subjectId: report.wanted[0]?.itemId ?? null, report } }
}

/**
 * Which rules are broken, and which items could change so that none is (RUL-2). The ways out are
 * searched when they are first asked for: whoever only refuses (the server) never pays for them.
 */
export function reportOf(problem: ConflictProblem): ConflictReport {
  const { prepared } = problem.state
  const conflicts = conflictsIn(problem)
  let solved: { readonly solution: Solution | null } | null = null
  const solution = () => {
    solved ??= { solution: conflicts.length > 0 ? solveConflict(problem) : null }
    return solved.solution
  }
  return {
    wanted: [...problem.pinned].flatMap(([item, value]) => optionRef(prepared, item, value)),
    conflicts,
    hints: [...new Set(conflicts.map(({ hint }) => hint))].filter((hint) => hint !== ''),
    get resolvable() {
      return conflicts.length === 0 || solution() !== null
    },
    get alternatives() {
      return alternativesOf(prepared, solution())
    },
    narrow: (picks) => narrowed(problem, alternativesOf(prepared, solution()), picks),
  }
}

/** The alternatives with these picks: each list holds just what still ends without a conflict. Throws on unknown ids. */
function narrowed(
  problem: ConflictProblem,
  alternatives: readonly Alternative[],
  picks: readonly OptionRef[],
): readonly Alternative[] {
  const { prepared } = problem.state
  const items = alternatives.map(({ itemId }) => prepared.itemIndexById.get(itemId)!)
  const picked = new Map(
    picks.map((pick) => {
      const { itemIndex, option } = indexesOf(prepared, pick)
      return [itemIndex, option]
    }),
  )
  const choices = supportedChoices(problem, items, picked)
  return alternatives.map((alternative, position) => {
    const index = items[position]!
    const { options } = prepared.items[index]!.item
    const productIds = choices.get(index)!.map((value) => options[value]!.productId)
    const { proposedProductId } = alternative
    return {
      ...alternative,
      productIds,
      proposedProductId: productIds.includes(proposedProductId)
        ? proposedProductId
        : (productIds[0] ?? proposedProductId),
    }
  })
}

/** Indexes of an option in the catalogue. Throws on unknown ids. */
export function indexesOf(
  prepared: PreparedCatalogue,
  { itemId, productId }: OptionRef,
): { itemIndex: number; option: number } {
  const itemIndex = prepared.itemIndexById.get(itemId)
  const option = prepared.items[itemIndex ?? NONE]?.optionIndexByProductId.get(productId)
  if (itemIndex === undefined || option === undefined) {
    throw new Error(`The catalogue has no option ${productId} of item ${itemId}`)
  }
  return { itemIndex, option }
}

function alternativesOf(prepared: PreparedCatalogue, solution: Solution | null): readonly Alternative[] {
  if (solution === null) return []
  return [...solution.choices].map(([item, values]) => {
    const { id, options } = prepared.items[item]!.item
    return {
      itemId: id,
      productIds: values.map((value) => options[value]!.productId),
      proposedProductId: options[solution.proposed.get(item)!]!.productId,
    }
  })
}

function optionRef(prepared: PreparedCatalogue, item: number, value: number): OptionRef[] {
  const entry = prepared.items[item]!.item
  const option = entry.options[value]
  return option === undefined ? [] : [{ itemId: entry.id, productId: option.productId }]
}

/** The broken rules between a seed and another item, each pair once, named by the item that is not pinned. */
function conflictsIn(problem: ConflictProblem): RuleConflict[] {
  const { state, pinned, seeds } = problem
  const { prepared } = state
  const product = (item: number) => prepared.items[item]!.item.options[selectedValue(problem, item)]?.productId ?? null
  const conflicts: RuleConflict[] = []
  const seen = new Set<string>()
  for (const item of seeds) {
    if (!takesPart(state, item)) continue
    for (const { other, pairRules } of prepared.network.edges[item]!) {
      if (!takesPart(state, other)) continue
      for (const { rule, itemIsWhen } of pairRules) {
        const [when, then] = itemIsWhen ? [item, other] : [other, item]
        const key = `${rule.id} ${when} ${then}`
        if (seen.has(key) || satisfies(rule, product(when), product(then))) continue
        seen.add(key)
        const named = pinned.has(other) && !pinned.has(item) ? item : other
        conflicts.push({
          ruleId: rule.id,
          description: rule.description,
          hint: rule.hint,
          itemId: prepared.items[named]!.item.id,
          productId: product(named),
        })
      }
    }
  }
  return conflicts
}

function accept(before: Configuration, edits: Edits, revised: Revised): Intent {
  return {
    ok: true,
    configuration: revised.configuration,
    change: changeOf(before.prepared, edits),
    touched: touchedBy(before.prepared, revised),
  }
}

/** The edits as they are stored and sent. */
function changeOf(prepared: PreparedCatalogue, edits: Edits): SelectionsChange {
  const buyerSelections: Record<string, BuyerSelection | null> = {}
  for (const { itemIndex, option, quantity } of edits.choices) {
    const { item } = prepared.items[itemIndex]!
    const productId = item.options[option]?.productId
    buyerSelections[item.id] =
      productId === undefined ? null : { productId, quantity: quantity === NONE ? null : fromThousandths(quantity) }
  }
  const buyerLineItemActivations: Record<string, LineItemActivation | null> = {}
  for (const { lineIndex, activation, bundle } of edits.activations) {
    buyerLineItemActivations[prepared.lineItems[lineIndex]!.lineItem.id] =
      activation === NONE
        ? null
        : { activated: activation === 1, upgradeBundleId: prepared.bundles[bundle]?.id ?? null }
  }
  return { buyerSelections, buyerLineItemActivations, buyerDesignLineSelections: edits.designLineSelections }
}

function touchedBy(prepared: PreparedCatalogue, revised: Revised): Touched {
  const lines = new Set(revised.lines)
  const rooms = new Set<number>()
  for (const item of revised.affected) {
    const entry = prepared.items[item]!
    lines.add(entry.lineIndex)
    rooms.add(entry.roomIndex)
  }
  for (const line of revised.lines) for (const room of prepared.lineItems[line]!.roomIndexes) rooms.add(room)
  return {
    itemIds: revised.affected.map((item) => prepared.items[item]!.item.id),
    lineItemIds: Array.from(lines, (line) => prepared.lineItems[line]!.lineItem.id),
    roomIds: Array.from(rooms).flatMap((room) => prepared.rooms[room]?.id ?? []),
  }
}

/** Whether a line item's items are all in trades that are not locked. */
export function isLineItemOpen(state: ReadableState, lineIndex: number): boolean {
  const line = state.prepared.lineItems[lineIndex]!
  const { lockedTrades } = state.circumstances
  if (!line.lineItem.visible || line.lineItem.cancelled) return false
  return state.prepared.items
    .slice(line.firstItem, line.firstItem + line.itemCount)
    .every(({ item }) => !lockedTrades.includes(item.trade))
}
