import type { LineItem, UpgradeBundle, UpgradeBundleGroup } from '#shared/domain/catalogue.types.ts'
import { defaultTotal, lineItemBasePrice } from './amounts.ts'
import {
  allLineItems,
  findLineItem,
  isActivated,
  isReplaced,
  roomOfLineItem,
  type Situation,
  sum,
} from './situation.ts'

/** UPG-3: where standalone optional line items are offered. */
export const FALLBACK_GROUP: UpgradeBundleGroup = {
  id: '0',
  name: 'Sonstige',
  title: 'Sonstige',
  mode: 'MULTI_SELECT',
  dynamicCalculation: false,
  actsAsPreselection: false,
  actsAsProductGroup: false,
  locked: false,
}

export interface BundleProduct {
  readonly itemId: string
  readonly lineItemId: string
  readonly productId: string
}

export interface ReferenceBundle {
  readonly id: string
  readonly groupId: string
  readonly active: boolean
  readonly selectable: boolean
  readonly basePrice: number
  readonly basePricePerRoom: Readonly<Record<string, number>>
  readonly displayPrice: number
}

/** UPG-10: optional, visible, not cancelled line items that no bundle names, each as a bundle. */
export function standaloneBundles(situation: Situation): UpgradeBundle[] {
  const named = situation.catalogue.upgradeBundles.flatMap((bundle) => bundle.lineItemIds)
  return allLineItems(situation.catalogue)
    .filter((line) => line.optional && line.visible && !line.cancelled && !named.includes(line.id))
    .map((line) => standaloneBundle(line))
}

/** A bundle of just one line item. */
export function standaloneBundle(lineItem: LineItem): UpgradeBundle {
  return {
    id: lineItem.id,
    groupId: FALLBACK_GROUP.id,
    default: false,
    name: lineItem.title,
    title: lineItem.title,
    description: '',
    summary: '',
    imageUrl: null,
    portalOffer: false,
    roomIds: [],
    lineItemIds: [lineItem.id],
    productIds: [],
  }
}

export function allBundles(situation: Situation): UpgradeBundle[] {
  return [...situation.catalogue.upgradeBundles, ...standaloneBundles(situation)]
}

export function bundlesOfGroup(situation: Situation, groupId: string): UpgradeBundle[] {
  return allBundles(situation).filter((bundle) => bundle.groupId === groupId)
}

export function groupOf(situation: Situation, bundle: UpgradeBundle): UpgradeBundleGroup {
  return situation.catalogue.upgradeBundleGroups.find((group) => group.id === bundle.groupId) ?? FALLBACK_GROUP
}

export function lineItemsOf(situation: Situation, bundle: UpgradeBundle): LineItem[] {
  return bundle.lineItemIds.flatMap((id) => findLineItem(situation.catalogue, id) ?? [])
}

/** UPG-17: the only configurable product of each item of the bundle that is visible and not cancelled. */
export function productsOf(situation: Situation, bundle: UpgradeBundle): BundleProduct[] {
  return lineItemsOf(situation, bundle).flatMap((lineItem) =>
    lineItem.subLineItems.flatMap((item) => {
      if (!item.visible || item.cancelled) return []
      const candidates = item.options.filter(
        (option) =>
          option.isConfigurable && (bundle.productIds.length === 0 || bundle.productIds.includes(option.productId)),
      )
      const [only, ...others] = candidates
      if (only === undefined || others.length > 0) return []
      return [{ itemId: item.id, lineItemId: lineItem.id, productId: only.productId }]
    }),
  )
}

/** UPG-14. */
export function bundleIsSelectable(situation: Situation, bundle: UpgradeBundle): boolean {
  return !situation.circumstances.completed && bundleIsOpen(situation, bundle)
}

/** What makes a bundle selectable as long as the unit is not completed. Only a default may be empty. */
function bundleIsOpen(situation: Situation, bundle: UpgradeBundle): boolean {
  if (lineItemsOf(situation, bundle).length === 0 && !bundle.default) return false
  return lineItemsOf(situation, bundle).every((lineItem) => lineItemIsOpen(situation, lineItem))
}

/** Neither cancelled nor invisible, and no trade of its items locked. */
export function lineItemIsOpen(situation: Situation, lineItem: LineItem): boolean {
  const locked = situation.circumstances.lockedTrades
  return !lineItem.cancelled && lineItem.visible && !lineItem.subLineItems.some((item) => locked.includes(item.trade))
}

/** UPG-7, UPG-8, UPG-9. */
export function bundleIsActive(situation: Situation, bundle: UpgradeBundle): boolean {
  if (groupOf(situation, bundle).actsAsPreselection) {
    const products = productsOf(situation, bundle)
    return products.length > 0 && products.every((product) => isBuyersChoice(situation, product))
  }
  const group = bundlesOfGroup(situation, bundle.groupId)
  if (bundle.default) return !group.some((other) => !other.default && bundleIsActive(situation, other))
  const lineItems = lineItemsOf(situation, bundle)
  const catalogueSuffices = group.some((other) => !bundleIsOpen(situation, other))
  return (
    lineItems.length > 0 &&
    lineItems.every(
      (lineItem) =>
        isActivated(situation, lineItem) ||
        isReplaced(situation, lineItem) ||
        (catalogueSuffices && lineItem.activated),
    )
  )
}

export function isBuyersChoice(situation: Situation, product: BundleProduct): boolean {
  return situation.selections.buyerSelections[product.itemId]?.productId === product.productId
}

/** Base price and displayed price (cents); a preselection bundle has no base price. */
export function describeBundle(
  situation: Situation,
  bundle: UpgradeBundle,
  lineItemTotal: (lineItemId: string) => number,
): ReferenceBundle {
  const group = groupOf(situation, bundle)
  const lineItems = lineItemsOf(situation, bundle)
  const basePrice = group.actsAsPreselection ? 0 : sum(lineItems.map(lineItemBasePrice))
  const standing = group.dynamicCalculation && !group.actsAsPreselection
  return {
    id: bundle.id,
    groupId: group.id,
    active: bundleIsActive(situation, bundle),
    selectable: bundleIsSelectable(situation, bundle),
    basePrice,
    basePricePerRoom: group.actsAsPreselection ? {} : basePricePerRoom(lineItems),
    displayPrice: standing ? sum(lineItems.map((line) => lineItemTotal(line.id))) : basePrice,
  }
}

function basePricePerRoom(lineItems: readonly LineItem[]): Record<string, number> {
  const perRoom: Record<string, number> = {}
  const add = (roomId: string | null, cents: number): void => {
    if (roomId !== null) perRoom[roomId] = (perRoom[roomId] ?? 0) + cents
  }
  for (const lineItem of lineItems) {
    for (const item of lineItem.subLineItems) add(item.roomId, defaultTotal(item))
    add(roomOfLineItem(lineItem), -lineItem.replacementTotal)
  }
  return perRoom
}
