import { ItemField, LineField, takesPart, type Configuration } from './configuration.ts'
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
import { heldBundleInTheWay } from './held-bundles.ts'
import { describeLockedItems, isItemLocked, keepingEdits, lockedChanges } from './locked-items.ts'
import { NO_EDITS, revise, type ChoiceEdit, type Edits, type Revised } from './revise.ts'
import type { BuyerSelection, LineItemActivation, SelectionsChange } from './selections.types.ts'
import { type ConflictProblem, fitsLaidOver, selectedValue } from './conflict-problem.ts'
import { type Solution, solveConflict } from './solve-conflict.ts'
import { supportedChoices } from './supported-choices.ts'
import { isValidValue } from './validity.ts'

export type Intent = IntentResult<Configuration>

/** A refused intent. Nothing has changed. */
export function refuse(code: PlainErrorCode, subjectId: string | null): Intent {
  return { ok: false, error: { code, subjectId, report: null, lockedItems: [] } }
}

/** Codes that say everything by themselves. */
export type PlainErrorCode = Exclude<IntentErrorCode, 'CONFLICT' | 'ITEM_LOCKED'>

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
  return accept(configuration, NO_EDITS, { configuration, changed: [], affected: [], lines: [] })
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
export function attempt(configuration: Configuration, edits: Edits, manner: Manner = {}): Intent {
  const wanted = manner.wanted ?? wantedBy(edits.choices)
  const clash = clashAsItStands(configuration, edits, wanted)
  if (clash !== null) return clash
  const made = makeEdits(configuration, edits, manner.keepLocked ?? false)
  const { revised, locked } = made
  const next = revised.configuration
  if (locked.length > 0) return refuseLocked(configuration, locked)
  const held = heldBundleInTheWay(configuration, next, edits)
  if (held !== NONE) return refuse('BUNDLE_GROUP_LOCKED', configuration.prepared.bundles[held]!.id)
  for (const item of revised.changed) {
    if (isValidValue(next, item, next.itemTable.get(item, ItemField.defacto))) continue
    return conflict({ state: next, pinned: wanted, seeds: [...new Set([...wanted.keys(), ...revised.changed])] })
  }
  return accept(configuration, made.edits, revised)
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
      ({ lineIndex, activation }) => configuration.lineTable.get(lineIndex, LineField.activation) !== activation,
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

/** The next state, the edits that lead to it, and locked items that it changes although they were to stay. */
function makeEdits(
  configuration: Configuration,
  wish: Edits,
  keepLocked: boolean,
): { readonly edits: Edits; readonly revised: Revised; readonly locked: readonly number[] } {
  let edits = wish
  for (;;) {
    const revised = revise(configuration, edits)
    const next = revised.configuration
    const isIdle = ({ itemIndex, option }: ChoiceEdit) => option !== NONE && !takesPart(next, itemIndex)
    const locked = lockedChanges(configuration, next, revised.changed)
    const kept = keepLocked && locked.length > 0 ? keepingEdits(configuration, next, locked) : null
    // An item that is kept once does not change any more, so this ends.
    if (kept !== null) edits = withChoices(edits, kept)
    else if (edits.choices.some(isIdle)) edits = { ...edits, choices: edits.choices.filter((edit) => !isIdle(edit)) }
    else return { edits, revised, locked }
  }
}

function withChoices(edits: Edits, choices: readonly ChoiceEdit[]): Edits {
  const merged = new Map([...edits.choices, ...choices].map((edit) => [edit.itemIndex, edit]))
  return { ...edits, choices: [...merged.values()] }
}

/** A refusal for a clash, with what could be done about it. */
function conflict(problem: ConflictProblem): { ok: false; error: IntentError } {
  const report = reportOf(problem)
  const subjectId = report.wanted[0]?.itemId ?? null
  return { ok: false, error: { code: 'CONFLICT', subjectId, report, lockedItems: [] } }
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
