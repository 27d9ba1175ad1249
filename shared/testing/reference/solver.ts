import type { Item } from '#shared/domain/catalogue/catalogue.types.ts'
import type { OptionRef } from '#shared/domain/configuration/configuration.types.ts'
import { type ReferenceConfiguration, referenceConfiguration } from '../reference-engine.ts'
import { optionTotal, getOption, getQuantity } from './amounts.ts'
import { brokenPairsOfRule, itemsTakingPart } from './rules.ts'
import type { Situation } from './situation.ts'

/** One way out of a conflict: the options that other items change to. */
export interface WayOut {
  readonly picks: readonly OptionRef[]
  /** Cents by which the unit's total moves through the picks alone. */
  readonly difference: number
}

export type BruteForceAnswer =
  | { readonly kind: 'too_big' }
  | { readonly kind: 'no_conflict' }
  | { readonly kind: 'unresolvable' }
  /** `waysOut`: every conflict-free whole with the fewest changed items. */
  | { readonly kind: 'resolvable'; readonly changedItems: number; readonly waysOut: readonly WayOut[] }

/**
 * Tries every assignment of the items that may change (they take part, are selectable and some rule
 * speaks of them) with the wanted options pinned. `limit` = how many assignments are worth trying.
 */
export function solveByBruteForce(
  situation: Situation,
  wanted: readonly OptionRef[],
  limit = 20_000,
): BruteForceAnswer {
  const before = referenceConfiguration(situation.catalogue, situation.selections, situation.circumstances)
  const taking = itemsTakingPart(situation)
  const start = new Map(before.assignment)
  for (const { itemId, productId } of wanted) start.set(itemId, productId)
  const isFree = (assignment: ReadonlyMap<string, string | null>): boolean =>
    situation.catalogue.rules.every((rule) => brokenPairsOfRule(rule, taking, assignment).length === 0)
  if (isFree(start)) return { kind: 'no_conflict' }

  const open = taking.filter((item) => mayChange(before, item, wanted))
  const combinations = open.reduce((product, item) => product * item.options.length, 1)
  if (combinations > limit) return { kind: 'too_big' }

  let waysOut: WayOut[] = []
  let fewest = Number.POSITIVE_INFINITY
  for (const assignment of assignments(start, open)) {
    const changed = open.filter((item) => assignment.get(item.id) !== start.get(item.id))
    if (changed.length > fewest || !isFree(assignment)) continue
    if (changed.length < fewest) waysOut = []
    fewest = changed.length
    waysOut.push(wayOut(before, changed, assignment))
  }
  return waysOut.length === 0 ? { kind: 'unresolvable' } : { kind: 'resolvable', changedItems: fewest, waysOut }
}

function mayChange(before: ReferenceConfiguration, item: Item, wanted: readonly OptionRef[]): boolean {
  const ruled = before.situation.catalogue.rules.some(
    (rule) => rule.productGroupWhen === item.productGroupId || rule.productGroupThen === item.productGroupId,
  )
  const pinned = wanted.some((ref) => ref.itemId === item.id)
  return ruled && !pinned && before.items.get(item.id)?.selectable === true
}

function* assignments(
  start: ReadonlyMap<string, string | null>,
  open: readonly Item[],
): Generator<ReadonlyMap<string, string | null>> {
  const [item, ...others] = open
  if (item === undefined) {
    yield start
    return
  }
  const current = start.get(item.id) ?? null
  const products = new Set([current, ...item.options.map((option) => option.productId)])
  for (const productId of products) yield* assignments(new Map(start).set(item.id, productId), others)
}

function wayOut(
  before: ReferenceConfiguration,
  changed: readonly Item[],
  assignment: ReadonlyMap<string, string | null>,
): WayOut {
  let difference = 0
  const picks = changed.map((item) => {
    const productId = assignment.get(item.id) ?? ''
    const option = getOption(item, productId)
    const current = before.items.get(item.id)?.options.find((candidate) => candidate.selected)
    const total = option === undefined ? 0 : optionTotal(option, getQuantity(item, option, null))
    difference += total - (current?.total ?? 0)
    return { itemId: item.id, productId }
  })
  return { picks, difference }
}

/** The ways out that change exactly these items. */
export function waysOutChanging(waysOut: readonly WayOut[], itemIds: readonly string[]): WayOut[] {
  const wanted = itemIds.toSorted().join()
  return waysOut.filter(
    (way) =>
      way.picks
        .map((pick) => pick.itemId)
        .toSorted()
        .join() === wanted,
  )
}
