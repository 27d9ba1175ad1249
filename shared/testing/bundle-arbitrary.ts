import fc from 'fast-check'
import type { LineItem, UpgradeBundle, UpgradeBundleGroup } from '#shared/domain/catalogue/catalogue.types.ts'
import { aBundle } from './builders.ts'
import { pick, rarely } from './plain-numbers.ts'

export const bundleGroupSpec = fc.record({
  mode: fc.constantFrom('MULTI_SELECT' as const, 'SINGLE_SELECT' as const),
  dynamicCalculation: fc.boolean(),
  actsAsPreselection: rarely(4),
  actsAsProductGroup: fc.boolean(),
  locked: rarely(8),
})

export const bundleSpec = fc.record({
  group: fc.nat(99),
  default: rarely(4),
  sameLinesAsBefore: rarely(3),
  andMore: fc.boolean(),
  lines: fc.uniqueArray(fc.nat(99), { maxLength: 3 }),
  narrowed: rarely(2),
  chosen: fc.nat(99),
})
type BundleSpec = typeof bundleSpec extends fc.Arbitrary<infer S> ? S : never

/** Bundles over these line items, one default a group at most. */
export function bundlesFrom(
  specs: readonly BundleSpec[],
  groups: readonly UpgradeBundleGroup[],
  lineItems: readonly LineItem[],
): UpgradeBundle[] {
  const bundles: UpgradeBundle[] = []
  for (const [index, spec] of specs.entries()) {
    const twin = spec.sameLinesAsBefore ? bundles.at(-1) : undefined
    const group = groups.find((candidate) => candidate.id === twin?.groupId) ?? pick(groups, spec.group)
    if (group === undefined) break
    const own = [...new Set(spec.lines.flatMap((line) => pick(lineItems, line)?.id ?? []))]
    const lineItemIds = twin === undefined ? own : [...new Set([...twin.lineItemIds, ...(spec.andMore ? own : [])])]
    const hasDefault = bundles.some((other) => other.groupId === group.id && other.default)
    bundles.push(
      aBundle(`b${index}`, lineItemIds, {
        groupId: group.id,
        default: spec.default && !hasDefault,
        productIds: spec.narrowed ? oneOfEach(lineItems, lineItemIds, spec.chosen) : [],
      }),
    )
  }
  return bundles
}

/** One configurable product of each item: so two bundles over the same items choose different ones. */
function oneOfEach(lineItems: readonly LineItem[], lineItemIds: readonly string[], chosen: number): string[] {
  return lineItems
    .filter((lineItem) => lineItemIds.includes(lineItem.id))
    .flatMap((lineItem) => lineItem.subLineItems)
    .flatMap(
      (item) =>
        pick(
          item.options.filter((option) => option.isConfigurable),
          chosen,
        )?.productId ?? [],
    )
}
