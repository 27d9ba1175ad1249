import {
  applyToSelections,
  type ComparedItem,
  compareConfigurations,
  type Configuration,
  getSelections,
  type MadeChange,
  type PreparedCatalogue,
  restoreChange,
  takeBackChanges,
} from '#shared/domain/index.ts'
import { getOtherQuantity, type Quantity } from '#renderer/parts/differences/other-quantity.ts'
import type { Selections } from '#shared/domain/selections/selections.types.ts'

interface Fitted {
  readonly title: string
  /** null = as much as on the other side. */
  readonly quantity: Quantity | null
}

/** An item in which something else is fitted because of what staff chose, or the upgrades themselves. */
export interface ActedRow {
  readonly id: string
  /** What was decided; null = which upgrades there are. */
  readonly item: string | null
  /** Title of its room; null = it is in none of its own. */
  readonly room: string | null
  /** null = nothing is fitted. */
  readonly before: Fitted | null
  readonly now: Fitted | null
  /** The same is fitted as before, and costs something else. */
  readonly isOtherPriceAlone: boolean
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
  const fit = (itemId: string, here: ComparedItem | null, there: ComparedItem | null): Fitted | null => {
    const product = prepared.product(here?.productId ?? '')
    return product === undefined
      ? null
      : { title: product.title, quantity: getOtherQuantity(prepared, itemId, here, there) }
  }
  const fitted = items.map(({ itemId, roomId, left, right }) => ({
    id: itemId,
    item: prepared.item(itemId)?.title ?? '',
    room: prepared.room(roomId ?? '')?.title ?? null,
    before: fit(itemId, left, right),
    now: fit(itemId, right, left),
    isOtherPriceAlone: left?.productId === right?.productId && left?.quantity === right?.quantity,
    thumbUrl: prepared.product(right?.productId ?? left?.productId ?? '')?.thumbUrl ?? null,
    cents: (right?.total ?? 0) - (left?.total ?? 0),
  }))
  const cents = totals.right - totals.left
  // What upgrades cost as such, so that the sum is the sum of what is shown (decision 58).
  const rest = fitted.reduce((left, row) => left - row.cents, cents)
  const names = (side: 'left' | 'right'): Fitted | null => {
    const titles = bundles.flatMap((bundle) => (bundle.side === side ? [getTitle(prepared, bundle.bundleId)] : []))
    return titles.length === 0 ? null : { title: titles.join(', '), quantity: null }
  }
  const upgrades = {
    id: 'upgrades',
    item: null,
    room: null,
    before: names('left'),
    now: names('right'),
    isOtherPriceAlone: bundles.length === 0,
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
