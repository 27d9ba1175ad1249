import type { Catalogue, UpgradeBundle } from './catalogue.types.ts'
import type {
  BundleProduct,
  PreparedBundle,
  PreparedBundleGroup,
  PreparedItem,
  PreparedLineItem,
} from './prepared-catalogue.types.ts'

/** UPG-3: the group of optional line items that belong to no bundle. */
const FALLBACK_GROUP = {
  id: '0',
  name: 'Sonstige',
  title: 'Sonstige',
  mode: 'MULTI_SELECT',
  dynamicCalculation: false,
  actsAsPreselection: false,
  actsAsProductGroup: false,
  locked: false,
} as const

/** Bundles and groups by index, with the standalone upgrades last. */
export function prepareBundles(
  catalogue: Catalogue,
  items: readonly PreparedItem[],
  lineItems: readonly PreparedLineItem[],
  lineItemIndexById: ReadonlyMap<string, number>,
): { bundleGroups: readonly PreparedBundleGroup[]; bundles: readonly PreparedBundle[] } {
  const roomIndexById = new Map(catalogue.rooms.map((room, index) => [room.id, index]))
  const bundles: PreparedBundle[] = []
  const named = new Set<number>()
  const groupIndexById = new Map(catalogue.upgradeBundleGroups.map((group, index) => [group.id, index]))
  const members: number[][] = catalogue.upgradeBundleGroups.map(() => [])
  const fallback: number[] = []
  const fallbackIndex = catalogue.upgradeBundleGroups.length
  for (const bundle of catalogue.upgradeBundles) {
    const lineItemIndexes = [...new Set(bundle.lineItemIds.flatMap((id) => lineItemIndexById.get(id) ?? []))]
    for (const line of lineItemIndexes) named.add(line)
    const groupIndex = groupIndexById.get(bundle.groupId) ?? fallbackIndex
    const prepared = prepareBundle(bundle.id, bundle, groupIndex, lineItemIndexes, items, lineItems, roomIndexById)
    ;(members[groupIndex] ?? fallback).push(bundles.push(prepared) - 1)
  }
  for (const { index, lineItem } of lineItems) {
    if (!lineItem.optional || !lineItem.visible || lineItem.cancelled || named.has(index)) continue
    const prepared = prepareBundle(lineItem.id, null, fallbackIndex, [index], items, lineItems, roomIndexById)
    fallback.push(bundles.push(prepared) - 1)
  }
  const bundleGroups = catalogue.upgradeBundleGroups.map((group, index) => ({
    ...group,
    bundleIndexes: members[index]!,
  }))
  return {
    bundleGroups: [...bundleGroups, { ...FALLBACK_GROUP, bundleIndexes: fallback }],
    bundles: bundles.map((bundle) => {
      const group = bundle.isDefault ? (members[bundle.groupIndex] ?? fallback) : []
      return { ...bundle, groupLineItemIndexes: linesAround(group, bundles, lineItems, lineItemIndexById) }
    }),
  }
}

/** The line items of bundles, and those that give way to them. */
function linesAround(
  bundleIndexes: readonly number[],
  bundles: readonly PreparedBundle[],
  lineItems: readonly PreparedLineItem[],
  lineItemIndexById: ReadonlyMap<string, number>,
): readonly number[] {
  const own = bundleIndexes.flatMap((index) => bundles[index]!.lineItemIndexes)
  const replaced = own
    .flatMap((line) => lineItems[line]!.lineItem.replacesLineItemIds)
    .flatMap((id) => lineItemIndexById.get(id) ?? [])
  return [...new Set([...own, ...replaced])]
}

/** What switching on just this line item means: a bundle of its own. */
export function prepareSingleLineItem(
  line: PreparedLineItem,
  items: readonly PreparedItem[],
  lineItems: readonly PreparedLineItem[],
): PreparedBundle {
  return prepareBundle(line.lineItem.id, null, 0, [line.index], items, lineItems, new Map())
}

function prepareBundle(
  id: string,
  bundle: UpgradeBundle | null,
  groupIndex: number,
  lineItemIndexes: readonly number[],
  items: readonly PreparedItem[],
  lineItems: readonly PreparedLineItem[],
  roomIndexById: ReadonlyMap<string, number>,
): PreparedBundle {
  const lines = lineItemIndexes.map((index) => lineItems[index]!)
  const own = lines.flatMap((line) => items.slice(line.firstItem, line.firstItem + line.itemCount))
  const offeredIn = bundle?.roomIds.flatMap((room) => roomIndexById.get(room) ?? []) ?? []
  const products = bundle?.productIds ?? []
  return {
    id,
    groupIndex,
    bundle,
    isDefault: bundle?.default ?? false,
    lineItemIndexes,
    groupLineItemIndexes: [],
    itemIndexes: own.map((entry) => entry.index),
    products: own.flatMap((entry) => (entry.canTakePart ? onlyConfigurableProduct(entry, products) : [])),
    roomIndexes: offeredIn.length > 0 ? offeredIn : [...new Set(own.map((entry) => entry.roomIndex))],
  }
}

function onlyConfigurableProduct(entry: PreparedItem, productIds: readonly string[]): BundleProduct[] {
  const candidates = entry.item.options.flatMap((option, index) =>
    option.isConfigurable && (productIds.length === 0 || productIds.includes(option.productId)) ? [index] : [],
  )
  return candidates.length === 1 ? [{ itemIndex: entry.index, option: candidates[0]! }] : []
}
