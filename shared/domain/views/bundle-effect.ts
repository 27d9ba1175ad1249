import { isBundleActive } from '../bundles/bundle-activity.ts'
import { bundlePrices } from '../bundles/bundle-prices.ts'
import type { Configuration } from '../configuration/configuration.ts'
import { activateLineItem, toggleBundle } from '../intents/switch-bundle.ts'
import { unitState } from './unit-views.ts'

/**
 * Cents that the unit's total would rise by if a bundle that is off were switched on now, where that is not what its card
 * leads one to expect: its surcharge, less what is chosen of it already, less what gives way to it. Then something else is
 * fitted where it would come, such as another style. null = it is as the card says, or cannot be switched on.
 */
export function unexpectedEffect(configuration: Configuration, bundleId: string): number | null {
  const { prepared } = configuration
  const index = prepared.bundleIndexById.get(bundleId)
  const bundle = index === undefined ? undefined : prepared.bundles[index]
  if (index === undefined || bundle === undefined || isBundleActive(configuration, index)) return null
  // As a touch on its card does.
  const result =
    bundle.bundle === null
      ? activateLineItem(configuration, { lineItemId: bundleId, activated: true })
      : toggleBundle(configuration, { bundleId })
  if (!result.ok) return null
  const cents = unitState(result.configuration).total - unitState(configuration).total
  const group = prepared.bundleGroups[bundle.groupIndex]!
  const givingWay = group.bundleIndexes.filter(
    (other) =>
      group.mode === 'SINGLE_SELECT' && !prepared.bundles[other]!.isDefault && isBundleActive(configuration, other),
  )
  const { surcharge, alreadyChosen } = bundlePrices(configuration, bundle, false)
  const expected = givingWay.reduce(
    (sum, other) => sum - bundlePrices(configuration, prepared.bundles[other]!, true).surcharge,
    surcharge - alreadyChosen,
  )
  return cents === expected ? null : cents
}
