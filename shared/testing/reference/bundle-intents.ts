import type { LineItem, UpgradeBundle } from '#shared/domain/catalogue/catalogue.types.ts'
import {
  allBundles,
  bundleIsActive,
  bundleIsHeld,
  bundleIsSelectable,
  type BundleProduct,
  bundlesOfGroup,
  getGroup,
  heldPreselections,
  isBuyersChoice,
  getLineItems,
  listProducts,
  productsTakingPart,
} from './bundles.ts'
import { type Draft, selectionsFrom } from './draft.ts'
import type { Situation } from './situation.ts'

/** Switches a bundle on that is off, off when it is on (UPG-11, 12, 17..20). */
export function toggle(situation: Situation, bundle: UpgradeBundle, draft: Draft): void {
  const single = getGroup(situation, bundle).mode === 'SINGLE_SELECT'
  if (changesNothing(situation, bundle)) return
  if (bundleIsActive(situation, bundle)) {
    switchOff(situation, draft, [bundle], null)
    return
  }
  if (single) {
    switchOff(situation, draft, othersActive(situation, bundle), bundle)
    if (bundle.default) return
  }
  switchOn(situation, draft, bundle, bundle.id)
}

/** Bundles of the same group that are active; a default one only fills a gap and is not among them. */
function othersActive(situation: Situation, bundle: UpgradeBundle): UpgradeBundle[] {
  return bundlesOfGroup(situation, bundle.groupId).filter(
    (other) => other.id !== bundle.id && !other.default && bundleIsActive(situation, other),
  )
}

/** UPG-14: the bundle itself, or those that would have to give way, that cannot be switched. */
export function blockedBundles(situation: Situation, bundle: UpgradeBundle): UpgradeBundle[] {
  const single = getGroup(situation, bundle).mode === 'SINGLE_SELECT'
  const leaving = single && !bundleIsActive(situation, bundle) ? othersActive(situation, bundle) : []
  return [bundle, ...leaving].filter((other) => !bundleIsSelectable(situation, other))
}

/** The state of a default bundle follows from the others; only in SINGLE_SELECT can it switch them off. */
function changesNothing(situation: Situation, bundle: UpgradeBundle): boolean {
  const single = getGroup(situation, bundle).mode === 'SINGLE_SELECT'
  return bundle.default && (!single || bundleIsActive(situation, bundle))
}

/** UPG-13: a locked group stays as it is. */
export function isHeldByLock(situation: Situation, bundle: UpgradeBundle): boolean {
  return bundleIsHeld(situation, bundle) && !changesNothing(situation, bundle)
}

/** `namedBundleId` is what the activations say they came through; null = on its own. */
export function switchOn(
  situation: Situation,
  draft: Draft,
  bundle: UpgradeBundle,
  namedBundleId: string | null,
): void {
  const preselection = getGroup(situation, bundle).actsAsPreselection
  if (!preselection) {
    for (const lineItem of getLineItems(situation, bundle)) {
      const already = draft.activations.get(lineItem.id)?.activated ?? lineItem.activated
      if (lineItem.optional && !already) {
        draft.activations.set(lineItem.id, { activated: true, upgradeBundleId: namedBundleId })
      }
    }
  }
  for (const { itemId, productId } of listProducts(situation, bundle)) {
    if (draft.buyerSelections.has(itemId) && !preselection) continue
    if (draft.buyerSelections.get(itemId)?.productId === productId) continue
    draft.buyerSelections.set(itemId, { productId, quantity: null })
  }
}

/** Switches several bundles off at once; line items that `inFavourOf` contains are kept. */
export function switchOff(
  situation: Situation,
  draft: Draft,
  bundles: readonly UpgradeBundle[],
  inFavourOf: UpgradeBundle | null,
): void {
  const remaining = allBundles(situation).filter(
    (other) =>
      other.id !== inFavourOf?.id && !bundles.some((b) => b.id === other.id) && bundleIsActive(situation, other),
  )
  const leavingLineItemIds = bundles.flatMap((bundle) => bundle.lineItemIds)
  for (const bundle of bundles) {
    if (getGroup(situation, bundle).actsAsPreselection) {
      deselectPreselection(situation, draft, bundle, inFavourOf === null ? remaining : [...remaining, inFavourOf])
    } else {
      const kept = (lineItem: LineItem): boolean =>
        inFavourOf?.lineItemIds.includes(lineItem.id) === true ||
        remaining.some((other) => keeps(situation, other, lineItem, leavingLineItemIds))
      deactivate(situation, draft, bundle, kept)
      if (inFavourOf !== null) makeRoomFor(situation, draft, bundle, inFavourOf)
    }
  }
}

/** In line items that pass from one bundle to the other, the products of the one give way to those of the other. */
function makeRoomFor(situation: Situation, draft: Draft, leaving: UpgradeBundle, coming: UpgradeBundle): void {
  const wanted = listProducts(situation, coming)
  for (const product of listProducts(situation, leaving)) {
    const same = wanted.some(({ itemId, productId }) => product.itemId === itemId && product.productId === productId)
    if (coming.lineItemIds.includes(product.lineItemId) && !same) deselect(situation, draft, product)
  }
}

/** UPG-20: whether `other` keeps a line item that it shares with the bundles being switched off. */
function keeps(
  situation: Situation,
  other: UpgradeBundle,
  lineItem: LineItem,
  leavingLineItemIds: readonly string[],
): boolean {
  if (getGroup(situation, other).actsAsPreselection || !other.lineItemIds.includes(lineItem.id)) return false
  const hasMore = other.lineItemIds.some((id) => !leavingLineItemIds.includes(id))
  const named = Object.values(situation.selections.buyerLineItemActivations).some(
    (activation) => activation.activated && activation.upgradeBundleId === other.id,
  )
  return hasMore || named
}

/** Takes back what a bundle activated and chose, in the line items that nothing else keeps. */
export function deactivate(
  situation: Situation,
  draft: Draft,
  bundle: UpgradeBundle,
  kept: (lineItem: LineItem) => boolean,
): void {
  const products = listProducts(situation, bundle)
  for (const lineItem of getLineItems(situation, bundle)) {
    if (kept(lineItem)) continue
    if (lineItem.optional) {
      if (lineItem.activated) draft.activations.set(lineItem.id, { activated: false, upgradeBundleId: null })
      else draft.activations.delete(lineItem.id)
      for (const item of lineItem.subLineItems) {
        if (!isHeldChoice(situation, item.id)) draft.buyerSelections.delete(item.id)
      }
      continue
    }
    for (const product of products.filter((candidate) => candidate.lineItemId === lineItem.id)) {
      deselect(situation, draft, product)
    }
  }
}

/** A product that a held preselection has chosen for the item. */
function isHeldChoice(situation: Situation, itemId: string): boolean {
  return heldPreselections(situation)
    .flatMap((bundle) => listProducts(situation, bundle))
    .some((product) => product.itemId === itemId && isBuyersChoice(situation, product))
}

/** What held preselections have in items that come into the home with the draft. */
export function bringHeldProducts(situation: Situation, draft: Draft): void {
  const next = { ...situation, selections: selectionsFrom(draft) }
  for (const bundle of heldPreselections(situation)) {
    for (const product of productsTakingPart(next, bundle)) {
      if (isBuyersChoice(situation, product)) continue
      draft.buyerSelections.set(product.itemId, { productId: product.productId, quantity: null })
    }
  }
}

function deselectPreselection(
  situation: Situation,
  draft: Draft,
  bundle: UpgradeBundle,
  remaining: readonly UpgradeBundle[],
): void {
  for (const product of listProducts(situation, bundle)) {
    const contributed = remaining.some((other) =>
      listProducts(situation, other).some(
        ({ itemId, productId }) => product.itemId === itemId && product.productId === productId,
      ),
    )
    if (!contributed) deselect(situation, draft, product)
  }
}

/** Nothing that switches off takes away what a preselection holds. */
function deselect(situation: Situation, draft: Draft, { itemId, productId }: BundleProduct): void {
  if (draft.buyerSelections.get(itemId)?.productId !== productId || isHeldChoice(situation, itemId)) return
  draft.buyerSelections.delete(itemId)
}
