import {
  applyToSelections,
  compareConfigurations,
  type Configuration,
  getSelections,
  type MadeChange,
  type PreparedCatalogue,
  restoreChange,
  takeBackChanges,
} from '#shared/domain/index.ts'
import type { Selections } from '#shared/domain/selections/selections.types.ts'

/** An item in which something else is fitted because of what staff chose, or the upgrades themselves. */
export interface ActedRow {
  readonly id: string
  /** What was decided; null = which upgrades there are. */
  readonly item: string | null
  /** Titles of products; null = nothing is fitted. */
  readonly before: string | null
  readonly now: string | null
  readonly thumbUrl: string | null
  /** Cents more than before. */
  readonly cents: number
}

interface Acted {
  /** Nothing = nothing of it is left. */
  readonly rows: readonly ActedRow[]
  /** Cents that the unit costs more because of it. */
  readonly cents: number
  /** As they are without it. */
  readonly selections: Selections
}

/** What of changes that staff made is still so, beside what would be there without them (ACT-3). */
export function lookAtActed(current: Configuration, { changes }: { readonly changes: readonly MadeChange[] }): Acted {
  const selections = getSelections(current)
  const change = takeBackChanges(selections, changes)
  const without = applyToSelections(selections, change)
  const restored = restoreChange(openAgain(current), change, { keepLocked: true }).intent
  if (!restored.ok) return { rows: [], cents: 0, selections: without }
  const { items, bundles, totals } = compareConfigurations(restored.configuration, current)
  const { prepared } = current
  const named = (productId: string | null | undefined) => prepared.product(productId ?? '')?.title ?? null
  const fitted = items.map(({ itemId, left, right }) => ({
    id: itemId,
    item: prepared.item(itemId)?.title ?? '',
    before: named(left?.productId),
    now: named(right?.productId),
    thumbUrl: prepared.product(right?.productId ?? left?.productId ?? '')?.thumbUrl ?? null,
    cents: (right?.total ?? 0) - (left?.total ?? 0),
  }))
  const cents = totals.right - totals.left
  // What upgrades cost as such, so that the sum is the sum of what is shown (decision 58).
  const rest = fitted.reduce((left, row) => left - row.cents, cents)
  const names = (side: 'left' | 'right') =>
    bundles.flatMap((bundle) => (bundle.side === side ? [getTitle(prepared, bundle.bundleId)] : [])).join(', ') || null
  const upgrades = {
    id: 'upgrades',
    item: null,
    before: names('left'),
    now: names('right'),
    thumbUrl: null,
    cents: rest,
  }
  const rows = bundles.length === 0 && rest === 0 ? fitted : [...fitted, upgrades]
  return { rows, cents, selections: without }
}

/** An upgrade is a bundle, or a line item of its own. */
function getTitle(prepared: PreparedCatalogue, id: string): string {
  const bundle = prepared.catalogue.upgradeBundles.find((one) => one.id === id)
  return bundle?.title ?? prepared.lineItem(id)?.title ?? ''
}

/** Also a completed configuration is looked at; only nothing is chosen in it. */
function openAgain(configuration: Configuration): Configuration {
  return configuration.circumstances.completed
    ? { ...configuration, circumstances: { ...configuration.circumstances, completed: false } }
    : configuration
}
