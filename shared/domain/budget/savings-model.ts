import { type Configuration, isSelectable } from '../configuration/configuration.ts'
import { closedProducts, pointsOfItem, type PointSource } from './item-points.ts'
import { fillableItems, linkSubjects } from './link-points.ts'
import type { SavingsModel, Subject } from './savings-model.types.ts'
import type { SavingsWish } from './savings.types.ts'
import { type BundleCluster, findBundleClusters } from './bundle-states.ts'

/** What a plan may decide. Items that nothing can change are not in it: they only take points from others. */
export function savingsModel(
  configuration: Configuration,
  { kept: keptIds, pain, painOfBundle = () => Number.POSITIVE_INFINITY }: Omit<SavingsWish, 'budget'>,
): SavingsModel {
  const { prepared, circumstances } = configuration
  if (circumstances.completed) return { variables: [], isComplete: true }
  const kept = new Set([...keptIds].flatMap((itemId) => prepared.itemIndexById.get(itemId) ?? []))
  const { clusters, isComplete } = findBundleClusters(configuration, kept, painOfBundle)
  const clusterOf = new Map<number, BundleCluster>()
  for (const cluster of clusters)
    for (const { standings } of cluster.states) for (const item of standings.keys()) clusterOf.set(item, cluster)
  const variable = new Set(
    prepared.items.flatMap(({ index }) =>
      clusterOf.has(index) || (isSelectable(configuration, index) && !kept.has(index)) ? [index] : [],
    ),
  )
  const fillable = fillableItems(configuration, variable)
  const source: PointSource = { configuration, pain, kept, variable, fillable, closed: closedProducts(configuration) }
  const items = [...variable].map((item): Subject => {
    return { kind: 'item', item, points: pointsOfItem(source, item, clusterOf.get(item) ?? null) }
  })
  const bundles = clusters.map((cluster): Subject => {
    return { kind: 'bundles', cluster, points: cluster.states }
  })
  // What may be left of fillable items is told only pair by pair.
  return { variables: linkSubjects(source, [...items, ...bundles]), isComplete: isComplete && fillable.size === 0 }
}
