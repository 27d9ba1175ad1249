import type { BundleGroupView, BundleView } from '#shared/domain/configuration/configuration.types.ts'
import type { Configuration, PreparedCatalogue } from '#shared/domain/index.ts'
import type { LockedTrade } from '#shared/domain/selections/selections.types.ts'
import { areShallowEqual, useUnitValue } from '#renderer/unit/state/unit.context.ts'
import { getTrades } from './bundle-text.ts'

/** Why something stays as it is: a deadline that has run out, or else (null) a closed group, by its title. */
export interface Lock {
  readonly title: string
  /** ISO 8601. */
  readonly expiresAt: string | null
}

const NONE: readonly LockedTrade[] = []

/** Trades whose deadline has run out; none once the unit is completed, when nothing at all can be chosen. */
export function lockedTrades({ circumstances }: Configuration): readonly LockedTrade[] {
  return circumstances.completed ? NONE : circumstances.lockedTrades
}

/** The same for the open unit. */
export function useLockedTrades(): readonly LockedTrade[] {
  return useUnitValue(lockedTrades, null, areShallowEqual)
}

/** What holds the work of these trades, if anything does. */
export function getLock(locked: readonly LockedTrade[], trades: readonly string[]): Lock | null {
  return locked.find(({ trade }) => trades.includes(trade)) ?? null
}

/** What holds an upgrade as it is, if anything does (UPG-13, decisions 55 and 56). */
export function lockOfBundle(
  prepared: PreparedCatalogue,
  locked: readonly LockedTrade[],
  bundle: BundleView,
): Lock | null {
  const trades = getTrades(prepared, bundle)
  const deadline = getLock(locked, trades)
  // One that only chooses products may leave some of them out; here there is nothing else to choose.
  const isAllLocked = bundle.actsAsPreselection && trades.every((trade) => getLock(locked, [trade]) !== null)
  if (deadline !== null && (isAllLocked || !bundle.selectable)) return deadline
  if (!bundle.held || !bundle.selectable) return null
  return { title: groupTitle(prepared, bundle.groupId), expiresAt: null }
}

/** Whether an upgrade stays on or off as it is, for this lock or another reason. */
export function isBundleFrozen({ held, selectable }: BundleView, lock: Lock | null): boolean {
  return held || !selectable || lock !== null
}

/** What holds the upgrades of a group, and whether it holds each of them. */
export function lockOfGroup(
  prepared: PreparedCatalogue,
  locked: readonly LockedTrade[],
  { bundles }: Pick<BundleGroupView, 'bundles'>,
): { readonly lock: Lock | null; readonly isPartly: boolean } {
  // The standard of a group is what is left without the others.
  const choices = bundles.filter((bundle) => !bundle.default)
  const locks = choices.map((bundle) => lockOfBundle(prepared, locked, bundle))
  return { lock: locks.find((lock) => lock !== null) ?? null, isPartly: locks.includes(null) }
}

/** What a group of upgrades is called. */
export function groupTitle(prepared: PreparedCatalogue, groupId: string): string {
  return prepared.bundleGroups.find(({ id }) => id === groupId)?.title ?? ''
}
