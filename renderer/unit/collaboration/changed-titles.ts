import { type Configuration, diffSelections, getSelections } from '#shared/domain/index.ts'

/**
 * What people call the things that are decided differently in two configurations of a unit: items, upgrades and
 * groups of design lines, in this order, each once.
 */
export function changedTitles(before: Configuration, after: Configuration): readonly string[] {
  const { prepared } = after
  const change = diffSelections(getSelections(before), getSelections(after))
  const items = Object.keys(change.buyerSelections).flatMap((id) => prepared.item(id)?.title ?? [])
  const lineItems = Object.entries(change.buyerLineItemActivations).flatMap(([id, activation]) => {
    const bundleId = activation?.upgradeBundleId ?? before.prepared.lineItem(id)?.id ?? ''
    const bundle = prepared.bundles[prepared.bundleIndexById.get(bundleId) ?? -1]?.bundle
    return bundle?.title ?? prepared.lineItem(id)?.title ?? []
  })
  const groups =
    change.buyerDesignLineSelections === null ? [] : prepared.catalogue.designLineGroups.map(({ title }) => title)
  return [...new Set([...items, ...lineItems, ...groups])]
}
