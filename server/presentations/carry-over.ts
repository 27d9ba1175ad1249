import { type Configuration, configure, diffSelections, getSelections, restoreChange } from '#shared/domain/index.ts'
import type { PreparedCatalogue } from '#shared/domain/index.ts'
import type { Intent } from '#shared/domain/intents/intent.ts'
import type { Selections } from '#shared/domain/selections/selections.types.ts'
import { getUpgradeTitle } from '#server/catalogues/list-chosen-rooms.ts'

export interface LeftOut {
  /** null = an upgrade, which says it itself. */
  readonly item: string | null
  readonly product: string
}

/**
 * What the engine makes of choices of another time on the unit's catalogue of now: as much of them as goes together. What
 * the catalogue does not have goes first, then whatever the engine names as the reason for its refusal, one by one.
 */
export function carryOver(current: Configuration, chosen: Selections): Intent {
  const { prepared, circumstances } = current
  let wanted = getSelections(configure(prepared, chosen, circumstances))
  for (;;) {
    const { intent } = restoreChange(current, diffSelections(getSelections(current), wanted), { keepLocked: true })
    if (intent.ok) return intent
    const fewer = without(wanted, intent.error.subjectId)
    if (fewer === null) return intent
    wanted = fewer
  }
}

/** null = it is not among them. */
function without(selections: Selections, subjectId: string | null): Selections | null {
  if (subjectId === null) return null
  const { buyerSelections, buyerLineItemActivations, buyerDesignLineSelections } = selections
  const { [subjectId]: choice, ...choices } = buyerSelections
  if (choice !== undefined) return { ...selections, buyerSelections: choices }
  const activations = Object.entries(buyerLineItemActivations).filter(
    ([id, { upgradeBundleId }]) => id !== subjectId && upgradeBundleId !== subjectId,
  )
  if (activations.length < Object.keys(buyerLineItemActivations).length)
    return { ...selections, buyerLineItemActivations: Object.fromEntries(activations) }
  const lines = buyerDesignLineSelections.filter(
    ({ designLineId, projectRoomId }) => designLineId !== subjectId && projectRoomId !== subjectId,
  )
  return lines.length < buyerDesignLineSelections.length ? { ...selections, buyerDesignLineSelections: lines } : null
}

/** What was chosen and is not so now, in words of `named`: the catalogue of then. */
export function listLeftOut(chosen: Selections, now: Selections, named: PreparedCatalogue): LeftOut[] {
  const items = Object.entries(chosen.buyerSelections)
    .filter(([id, { productId }]) => now.buyerSelections[id]?.productId !== productId)
    .map(([id, { productId }]) => ({
      item: named.item(id)?.title ?? id,
      product: named.product(productId)?.title ?? productId,
    }))
  const upgrades = Object.entries(chosen.buyerLineItemActivations)
    .filter(([id, { activated }]) => activated && now.buyerLineItemActivations[id]?.activated !== true)
    .map(([id, { upgradeBundleId }]) => getUpgradeTitle(named, upgradeBundleId ?? id))
  return [...items, ...[...new Set(upgrades)].map((product) => ({ item: null, product }))]
}
