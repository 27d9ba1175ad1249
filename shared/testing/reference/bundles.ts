import type { Item, LineItem, UpgradeBundle, UpgradeBundleGroup } from '#shared/domain/catalogue/catalogue.types.ts'
import { defaultTotal, getOption, optionTotal, getQuantity } from './amounts.ts'
import {
  allLineItems,
  findLineItem,
  counts,
  findItem,
  isActivated,
  isReplaced,
  isHeld,
  type Situation,
  sum,
  takesPart,
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
  /** Cents that its card says. */
  readonly surcharge: number
  /** Cents of its price that the unit has already; 0 while it is active. */
  readonly alreadyChosen: number
  /** Closed as it is, on or off. */
  readonly held: boolean
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

export function getGroup(situation: Situation, bundle: UpgradeBundle): UpgradeBundleGroup {
  return situation.catalogue.upgradeBundleGroups.find((group) => group.id === bundle.groupId) ?? FALLBACK_GROUP
}

export function getLineItems(situation: Situation, bundle: UpgradeBundle): LineItem[] {
  return bundle.lineItemIds.flatMap((id) => findLineItem(situation.catalogue, id) ?? [])
}

/** UPG-17: the only configurable product of each item of the bundle that is visible and not cancelled. */
export function listProducts(situation: Situation, bundle: UpgradeBundle): BundleProduct[] {
  return getLineItems(situation, bundle).flatMap((lineItem) =>
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
  if (getLineItems(situation, bundle).length === 0 && !bundle.default) return false
  const preselection = getGroup(situation, bundle).actsAsPreselection
  return (
    getLineItems(situation, bundle).every(lineItemIsOpen) &&
    (preselection || getLockedItems(situation, bundle).length === 0)
  )
}

/** Neither cancelled nor invisible. */
export function lineItemIsOpen(lineItem: LineItem): boolean {
  return !lineItem.cancelled && lineItem.visible
}

/** Items of its optional line items that could take part and whose trade is locked: it can neither bring nor take them. */
export function getLockedItems(situation: Situation, bundle: UpgradeBundle): Item[] {
  return getLineItems(situation, bundle)
    .filter((lineItem) => lineItem.optional)
    .flatMap((lineItem) => lineItem.subLineItems)
    .filter((item) => item.visible && !item.cancelled && isHeld(situation, item))
}

/** Decision 56: in a locked group of a single choice all, else those that are on; a standard follows from the others. */
export function bundleIsHeld(situation: Situation, bundle: UpgradeBundle): boolean {
  const { locked, mode } = getGroup(situation, bundle)
  return locked && (mode === 'SINGLE_SELECT' || (!bundle.default && countsAsOn(situation, bundle)))
}

/** ADR 2 "Locked groups": how a locked group reads "on". */
export function countsAsOn(situation: Situation, bundle: UpgradeBundle): boolean {
  if (!getGroup(situation, bundle).actsAsPreselection) {
    const bringsSomething = getLineItems(situation, bundle).some((lineItem) => isActivated(situation, lineItem))
    return bringsSomething && bundleIsActive(situation, bundle)
  }
  const required = productsTakingPart(situation, bundle)
  if (!required.every((product) => isBuyersChoice(situation, product))) return false
  const byLineItem = Map.groupBy(listProducts(situation, bundle), ({ lineItemId }) => lineItemId)
  return [...byLineItem.values()].some((products) => products.every((product) => isBuyersChoice(situation, product)))
}

/** Preselections of locked groups that are on; a standard is not held. */
export function heldPreselections(situation: Situation): UpgradeBundle[] {
  return allBundles(situation).filter((bundle) => {
    const { locked, actsAsPreselection } = getGroup(situation, bundle)
    return locked && actsAsPreselection && !bundle.default && countsAsOn(situation, bundle)
  })
}

/** UPG-7, UPG-8, UPG-9. */
export function bundleIsActive(situation: Situation, bundle: UpgradeBundle): boolean {
  if (getGroup(situation, bundle).actsAsPreselection) {
    const products = productsTakingPart(situation, bundle)
    return products.length > 0 && products.every((product) => isBuyersChoice(situation, product))
  }
  const group = bundlesOfGroup(situation, bundle.groupId)
  if (bundle.default) return !group.some((other) => !other.default && bundleIsActive(situation, other))
  const lineItems = getLineItems(situation, bundle)
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

/** Products of a bundle whose items take part. */
export function productsTakingPart(situation: Situation, bundle: UpgradeBundle): BundleProduct[] {
  return listProducts(situation, bundle).filter(({ itemId }) => {
    const placed = findItem(situation.catalogue, itemId)
    return placed !== undefined && takesPart(situation, placed)
  })
}

/** What a bundle is described from. */
interface Standing {
  /** Cents. */
  readonly lineItemTotal: (lineItemId: string) => number
  readonly fitted: (itemId: string) => { readonly defactoProductId: string | null; readonly total: number } | null
}

/** A bundle as it stands, and its prices in cents. */
export function describeBundle(situation: Situation, bundle: UpgradeBundle, standing: Standing): ReferenceBundle {
  const group = getGroup(situation, bundle)
  const active = bundleIsActive(situation, bundle)
  return {
    id: bundle.id,
    groupId: group.id,
    active,
    selectable: bundleIsSelectable(situation, bundle),
    surcharge:
      active && !group.actsAsPreselection
        ? surchargeInHome(situation, bundle, standing)
        : surchargeAlone(situation, bundle, (product) => findDifference(situation, product)),
    alreadyChosen: active || group.actsAsPreselection ? 0 : alreadyChosen(situation, bundle, standing),
    held: bundleIsHeld(situation, bundle),
  }
}

/**
 * Of its line items that count: the standards of those that are not part of the purchase price, less the credits for
 * what they replace; and what its own products cost more there, where just they are fitted.
 */
function alreadyChosen(situation: Situation, bundle: UpgradeBundle, { fitted }: Standing): number {
  const counting = getLineItems(situation, bundle).filter((lineItem) => counts(situation, lineItem))
  const standards = counting.filter((lineItem) => lineItem.optional).flatMap((lineItem) => lineItem.subLineItems)
  const credits = counting.map((lineItem) => lineItem.replacementTotal)
  const products = listProducts(situation, bundle).filter(({ lineItemId }) =>
    counting.some((lineItem) => lineItem.id === lineItemId),
  )
  const differences = products.map((product) => {
    const now = fitted(product.itemId)
    const difference = findDifference(situation, product)
    return now?.defactoProductId === product.productId && now.total === difference ? difference : 0
  })
  return sum(standards.map(defaultTotal)) - sum(credits) + sum(differences)
}

/** Standards that are not part of the purchase price, less credits, and what each product costs. */
function surchargeAlone(
  situation: Situation,
  bundle: UpgradeBundle,
  getPrice: (product: BundleProduct) => number,
): number {
  const lineItems = getLineItems(situation, bundle)
  const standards = lineItems.filter(({ optional }) => optional).flatMap(({ subLineItems }) => subLineItems)
  const credits = lineItems.map(({ replacementTotal }) => replacementTotal)
  return sum(standards.map(defaultTotal)) - sum(credits) + sum(listProducts(situation, bundle).map(getPrice))
}

/** Of an active one: dynamic ones and standards as they stand, others with what is fitted instead of their products. */
function surchargeInHome(situation: Situation, bundle: UpgradeBundle, standing: Standing): number {
  const { dynamicCalculation } = getGroup(situation, bundle)
  if (dynamicCalculation || bundle.default) {
    const group = bundle.default ? bundlesOfGroup(situation, bundle.groupId) : [bundle]
    const brought = group.flatMap((other) => getLineItems(situation, other))
    const replaced = bundle.default
      ? brought.flatMap(({ replacesLineItemIds }) =>
          replacesLineItemIds.flatMap((id) => findLineItem(situation.catalogue, id) ?? []),
        )
      : []
    const counting = [...brought, ...replaced].filter((lineItem) => counts(situation, lineItem))
    return sum([...new Set(counting.map(({ id }) => id))].map(standing.lineItemTotal))
  }
  return surchargeAlone(situation, bundle, (product) => {
    const own = findDifference(situation, product)
    const lineItem = findLineItem(situation.catalogue, product.lineItemId)
    const now = standing.fitted(product.itemId)
    if (lineItem === undefined || now === null || !counts(situation, lineItem)) return own
    return now.defactoProductId === product.productId && now.total === own ? own : now.total
  })
}

/** Cents that a product costs more than the standard of its item, at the catalogue's quantity. */
function findDifference(situation: Situation, { itemId, productId }: BundleProduct): number {
  const item = findItem(situation.catalogue, itemId)?.item
  const own = item && getOption(item, productId)
  return item === undefined || own === undefined
    ? 0
    : optionTotal(own, getQuantity(item, own, null)) - defaultTotal(item)
}
