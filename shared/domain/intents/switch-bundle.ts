import { attemptWithChoices } from './attempt-with-choices.ts'
import { isBundleActive, isBundleSelectable, isPreselection } from '../bundles/bundle-activity.ts'
import { ItemField, LineItemField, isActivated, type Configuration } from '../configuration/configuration.ts'
import type { OptionRef } from '../configuration/configuration.types.ts'
import { choicesForHeld, isBundleHeld, isHeldChoice } from '../bundles/held-bundles.ts'
import { refuse, refuseLocked, unchanged, type Intent } from './intent.ts'
import { getLockedItems } from '../configuration/locked-items.ts'
import type { PreparedBundle } from '../catalogue/prepared-catalogue.types.ts'
import { prepareSingleLineItem } from '../catalogue/prepare-bundles.ts'
import { NONE } from '../catalogue/prepare-catalogue.ts'
import { NO_EDITS, type ActivationEdit, type ChoiceEdit } from '../configuration/revise.ts'

/** What switches. */
export interface BundleChoice {
  readonly bundleId: string
  /** Made with it, where it fits only together with them (RUL-10). */
  readonly choices?: readonly OptionRef[]
  /** Items that a deadline holds keep what is fitted, as a selection of the buyer's; without it they refuse the bundle. */
  readonly keepLocked?: boolean
}

/** Switches a bundle on or off; in a single-select group the others give way (UPG-11..20). */
export function toggleBundle(configuration: Configuration, choice: BundleChoice): Intent {
  const { bundleId, choices = [], keepLocked = false } = choice
  const { prepared, circumstances } = configuration
  const bundleIndex = prepared.bundleIndexById.get(bundleId)
  const bundle = prepared.bundles[bundleIndex ?? NONE]
  if (bundleIndex === undefined || bundle === undefined) return refuse('BUNDLE_UNKNOWN', bundleId)
  if (circumstances.completed) return refuse('UNIT_COMPLETED', bundleId)
  if (!isBundleSelectable(configuration, bundle)) return refuseBundle(configuration, bundle, bundleId)
  const group = prepared.bundleGroups[bundle.groupIndex]!
  const isSingle = group.mode === 'SINGLE_SELECT'
  const active = isBundleActive(configuration, bundleIndex)
  if (bundle.isDefault && (active || !isSingle)) return unchanged(configuration)
  const others = group.bundleIndexes.filter(
    (index) => index !== bundleIndex && !prepared.bundles[index]!.isDefault && isBundleActive(configuration, index),
  )
  if (isBundleHeld(configuration, bundleIndex)) return refuse('BUNDLE_GROUP_LOCKED', bundleId)
  const inTheWay =
    active || !isSingle
      ? undefined
      : others.map((index) => prepared.bundles[index]!).find((other) => !isBundleSelectable(configuration, other))
  if (inTheWay !== undefined) return refuseBundle(configuration, inTheWay, bundleId)
  const switching = new Switching(configuration)
  if (active) switching.off([bundleIndex], null)
  else {
    switching.off(isSingle ? others : [], bundle)
    if (!bundle.isDefault) switching.on(bundle, bundle.bundle === null ? NONE : bundleIndex, group.actsAsPreselection)
  }
  return switching.attempt(choices, keepLocked)
}

/** `bundle` cannot be switched: since it holds locked items, or for another reason. */
function refuseBundle(configuration: Configuration, bundle: PreparedBundle, bundleId: string): Intent {
  const locked = isPreselection(configuration, bundle) ? [] : getLockedItems(configuration, bundle)
  return locked.length > 0 ? refuseLocked(configuration, locked) : refuse('BUNDLE_NOT_SELECTABLE', bundleId)
}

/** Activates or deactivates one optional line item (ADR 2 "Single line items"). */
export function activateLineItem(
  configuration: Configuration,
  { lineItemId, activated }: { readonly lineItemId: string; readonly activated: boolean },
): Intent {
  const { prepared, circumstances } = configuration
  const lineItemIndex = prepared.lineItemIndexById.get(lineItemId)
  const line = prepared.lineItems[lineItemIndex ?? NONE]
  if (lineItemIndex === undefined || line === undefined) return refuse('LINE_ITEM_UNKNOWN', lineItemId)
  if (!line.lineItem.optional) return refuse('LINE_ITEM_NOT_OPTIONAL', lineItemId)
  if (circumstances.completed) return refuse('UNIT_COMPLETED', lineItemId)
  if (!line.lineItem.visible || line.lineItem.cancelled) return refuse('LINE_ITEM_NOT_SELECTABLE', lineItemId)
  if (isActivated(configuration, lineItemIndex) === activated) return unchanged(configuration)
  const switching = new Switching(configuration)
  if (activated) switching.on(prepareSingleLineItem(line, prepared.items, prepared.lineItems), NONE, false)
  else switching.deactivate(lineItemIndex)
  return switching.attempt([], false)
}

/** Collects what switching bundles on and off means for line items and selections. */
class Switching {
  readonly #configuration: Configuration
  readonly #choices = new Map<number, ChoiceEdit>()
  readonly #activations = new Map<number, ActivationEdit>()

  constructor(configuration: Configuration) {
    this.#configuration = configuration
  }

  attempt(together: readonly OptionRef[], keepLocked: boolean): Intent {
    const activations = [...this.#activations.values()]
    for (const edit of choicesForHeld(this.#configuration, activations)) this.#choices.set(edit.itemIndex, edit)
    const choices = [...this.#choices.values()].filter((edit) => this.#isNew(edit))
    const chosen = choices.flatMap(({ itemIndex, option }) => (option === NONE ? [] : [[itemIndex, option] as const]))
    const manner = { wanted: new Map(chosen), keepLocked }
    return attemptWithChoices(this.#configuration, { ...NO_EDITS, choices, activations }, together, manner)
  }

  /** `successor` is switched on at the same time: its line items stay (UPG-12). */
  off(bundleIndexes: readonly number[], successor: PreparedBundle | null): void {
    const { prepared } = this.#configuration
    const preselection = bundleIndexes.filter((index) => this.#isPreselection(index))
    for (const index of preselection) this.#dropProducts(index, bundleIndexes, successor)
    const lines = new Set(
      bundleIndexes
        .filter((index) => !preselection.includes(index))
        .flatMap((index) => prepared.bundles[index]!.lineItemIndexes),
    )
    for (const line of lines) {
      if (successor?.lineItemIndexes.includes(line)) this.#handOver(line, bundleIndexes, successor)
      else if (this.#isKept(line, bundleIndexes, lines)) continue
      else if (prepared.lineItems[line]!.lineItem.optional) this.deactivate(line)
      else this.#handOver(line, bundleIndexes, null)
    }
  }

  on(bundle: PreparedBundle, recordedBundle: number, overwrites: boolean): void {
    const { prepared, itemTable } = this.#configuration
    if (!overwrites) {
      for (const lineItemIndex of bundle.lineItemIndexes) {
        if (!prepared.lineItems[lineItemIndex]!.lineItem.optional || isActivated(this.#configuration, lineItemIndex))
          continue
        this.#activations.set(lineItemIndex, { lineItemIndex, activation: 1, bundle: recordedBundle })
      }
    }
    for (const { itemIndex, option } of bundle.products) {
      const chosen = this.#choices.get(itemIndex)?.option ?? itemTable.get(itemIndex, ItemField.chosen)
      if (chosen === NONE || (overwrites && chosen !== option)) {
        this.#choices.set(itemIndex, { itemIndex, option, quantity: NONE })
      }
    }
  }

  /** Takes an optional line item and the buyer's selections in it back (UPG-18, UPG-19). */
  deactivate(lineItemIndex: number): void {
    const line = this.#configuration.prepared.lineItems[lineItemIndex]!
    const activation = line.lineItem.activated ? 0 : NONE
    this.#activations.set(lineItemIndex, { lineItemIndex, activation, bundle: NONE })
    for (let item = line.firstItem; item < line.firstItem + line.itemCount; item++) this.#clear(item)
  }

  /** UPG-20, and ADR 2 for bundles over the same line items. */
  #isKept(lineItemIndex: number, leaving: readonly number[], leavingLines: ReadonlySet<number>): boolean {
    const { prepared, lineItemTable } = this.#configuration
    return prepared.bundlesOfLineItem[lineItemIndex]!.some((index) => {
      if (leaving.includes(index) || this.#isPreselection(index) || !isBundleActive(this.#configuration, index))
        return false
      const { lineItemIndexes } = prepared.bundles[index]!
      return lineItemIndexes.some(
        (line) => !leavingLines.has(line) || lineItemTable.get(line, LineItemField.bundle) === index,
      )
    })
  }

  /** A line item that stays: what the leaving bundles chose in it gives way (UPG-18). */
  #handOver(lineItemIndex: number, leaving: readonly number[], successor: PreparedBundle | null): void {
    const { prepared, itemTable } = this.#configuration
    for (const index of leaving) {
      for (const { itemIndex, option } of prepared.bundles[index]!.products) {
        if (prepared.items[itemIndex]!.lineItemIndex !== lineItemIndex) continue
        if (itemTable.get(itemIndex, ItemField.chosen) !== option) continue
        if (successor !== null && contributes(successor, itemIndex, option)) continue
        this.#clear(itemIndex)
      }
    }
  }

  #dropProducts(bundleIndex: number, leaving: readonly number[], successor: PreparedBundle | null): void {
    const { prepared, itemTable } = this.#configuration
    for (const { itemIndex, option } of prepared.bundles[bundleIndex]!.products) {
      if (itemTable.get(itemIndex, ItemField.chosen) !== option) continue
      const isShared =
        (successor !== null && contributes(successor, itemIndex, option)) ||
        prepared.bundlesOfLineItem[prepared.items[itemIndex]!.lineItemIndex]!.some(
          (other) =>
            !leaving.includes(other) &&
            contributes(prepared.bundles[other]!, itemIndex, option) &&
            isBundleActive(this.#configuration, other),
        )
      if (!isShared) this.#clear(itemIndex)
    }
  }

  /** But for what a preselection of a locked group holds. */
  #clear(itemIndex: number): void {
    if (isHeldChoice(this.#configuration, itemIndex)) return
    this.#choices.set(itemIndex, { itemIndex, option: NONE, quantity: NONE })
  }

  #isNew({ itemIndex, option, quantity }: ChoiceEdit): boolean {
    const { itemTable } = this.#configuration
    return (
      itemTable.get(itemIndex, ItemField.chosen) !== option || itemTable.get(itemIndex, ItemField.quantity) !== quantity
    )
  }

  #isPreselection(bundleIndex: number): boolean {
    const { prepared } = this.#configuration
    return isPreselection(this.#configuration, prepared.bundles[bundleIndex]!)
  }
}

function contributes(bundle: PreparedBundle, itemIndex: number, option: number): boolean {
  return bundle.products.some((product) => product.itemIndex === itemIndex && product.option === option)
}
