import type { Item } from '#shared/domain/catalogue/catalogue.types.ts'
import type { BundleGroupView, BundleView, Hold } from '#shared/domain/configuration/configuration.types.ts'
import { type Configuration, findHold, type PreparedCatalogue } from '#shared/domain/index.ts'
import type { Circumstances } from '#shared/domain/selections/selections.types.ts'
import { areShallowEqual, useUnitValue } from '#renderer/unit/state/unit.context.ts'

/** Why something stays as it is: what holds its items, or a closed group, by its title. */
export type Lock = Hold | { readonly kind: 'group'; readonly title: string }

/** What holds items: deadlines that have run out, and an order of which others are open again. */
export type Holds = Pick<Circumstances, 'lockedTrades' | 'openedPart'>

const NONE: Holds = { lockedTrades: [], openedPart: null }

/** What holds items of this configuration; nothing once the unit is completed, when nothing at all can be chosen. */
export function getHolds({ circumstances }: Configuration): Holds {
  return circumstances.completed ? NONE : circumstances
}

/** The same for the open unit. */
export function useHolds(): Holds {
  return useUnitValue(getHolds, null, areSame)
}

/** What is open of an order changes with a new order alone. */
function areSame(a: Holds, b: Holds): boolean {
  return a.openedPart?.orderNumber === b.openedPart?.orderNumber && areShallowEqual(a.lockedTrades, b.lockedTrades)
}

/** What holds one of these items, if anything does. */
export function getLock(holds: Holds, items: readonly Pick<Item, 'id' | 'trade'>[]): Lock | null {
  for (const item of items) {
    const hold = findHold(holds, item)
    if (hold !== null) return hold
  }
  return null
}

/** What holds an upgrade as it is, if anything does (UPG-13, decisions 55 and 56). */
export function lockOfBundle(prepared: PreparedCatalogue, holds: Holds, bundle: BundleView): Lock | null {
  const items = bundle.itemIds.flatMap((id) => prepared.item(id) ?? [])
  const hold = getLock(holds, items)
  // One that only chooses products may leave some of them out; here there is nothing else to choose.
  const isAllLocked = bundle.actsAsPreselection && items.every((item) => getLock(holds, [item]) !== null)
  if (hold !== null && (isAllLocked || !bundle.selectable)) return hold
  if (!bundle.held || !bundle.selectable) return null
  return { kind: 'group', title: groupTitle(prepared, bundle.groupId) }
}

/** Whether an upgrade stays on or off as it is, for this lock or another reason. */
export function isBundleFrozen({ held, selectable }: BundleView, lock: Lock | null): boolean {
  return held || !selectable || lock !== null
}

/** What holds the upgrades of a group, and whether it holds each of them. */
export function lockOfGroup(
  prepared: PreparedCatalogue,
  holds: Holds,
  { bundles }: Pick<BundleGroupView, 'bundles'>,
): { readonly lock: Lock | null; readonly isPartly: boolean } {
  // The standard of a group is what is left without the others.
  const choices = bundles.filter((bundle) => !bundle.default)
  const locks = choices.map((bundle) => lockOfBundle(prepared, holds, bundle))
  return { lock: locks.find((lock) => lock !== null) ?? null, isPartly: locks.includes(null) }
}

/** What a group of upgrades is called. */
export function groupTitle(prepared: PreparedCatalogue, groupId: string): string {
  return prepared.bundleGroups.find(({ id }) => id === groupId)?.title ?? ''
}
