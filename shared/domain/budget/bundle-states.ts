import { isBundleActive, isPreselection } from '../bundles/bundle-activity.ts'
import type { PreparedBundle } from '../catalogue/prepared-catalogue.types.ts'
import { type Configuration, ItemField, LineItemField, takesPart } from '../configuration/configuration.ts'
import { computeHurt, computeOrder } from './hurt.ts'
import { switchOff } from './switch-off.ts'

/** How an item stands: its value and cents above the standard; null = it does not take part. */
export interface Standing {
  readonly value: number
  readonly total: number
}

/** Some bundles of a cluster switched off. */
export interface BundleState {
  readonly bundleIds: readonly string[]
  /** What it hurts to be without them; finite. */
  readonly pain: number
  /** As for a point: one change for each of them. */
  readonly hurt: number
  readonly order: number
  /** Cents of the line items that go, less those of the ones that come back. */
  readonly saving: number
  /** Items that stand otherwise than now, by index. */
  readonly standings: ReadonlyMap<number, Standing | null>
}

/** Bundles that share line items, or what these replace: which of them are off is one question. */
export interface BundleCluster {
  /** Item index at which it stands in the room book. */
  readonly place: number
  /** The first one: as it is. */
  readonly states: readonly BundleState[]
}

export interface BundleClusters {
  readonly clusters: readonly BundleCluster[]
  /** Every set of bundles was looked at. */
  readonly isComplete: boolean
}

/** Of more bundles that hang together, only one by one and all together are looked at. */
const MOST_TOGETHER = 3

/**
 * What can be switched off: bundles that the buyer has switched on, not the standard of a group nor one that only
 * chooses products, that the engine lets go. States in which an item of `kept` would stand otherwise are left out.
 *
 * @param painOf not finite: it stays
 */
export function findBundleClusters(
  configuration: Configuration,
  kept: ReadonlySet<number>,
  painOf: (bundleId: string) => number,
): BundleClusters {
  const { prepared } = configuration
  const candidates = prepared.bundles.filter(
    (bundle, index) => isSwitchedOn(configuration, bundle, index) && Number.isFinite(painOf(bundle.id)),
  )
  let isComplete = true
  const clusters = findClusters(configuration, candidates).map((bundles) => {
    if (bundles.length > MOST_TOGETHER) isComplete = false
    const states = subsets(bundles).flatMap((off) => computeState(configuration, off, kept, painOf) ?? [])
    const place = Math.min(...bundles.map((bundle) => getFirstItem(configuration, bundle)))
    return { place, states: [AS_IT_IS, ...states] }
  })
  const movable = clusters.filter(({ states }) => states.length > 1)
  if (movable.length > 1 && movable.some((cluster) => mayGiveWay(configuration, cluster))) isComplete = false
  return { clusters: movable, isComplete }
}

/** Whether a design line's product comes back with a cluster that may give way to what comes back with another one. */
function mayGiveWay({ prepared, itemTable }: Configuration, { states }: BundleCluster): boolean {
  return states.some(({ standings }) =>
    [...standings].some(
      ([item, standing]) =>
        standing !== null &&
        standing.value === itemTable.get(item, ItemField.designLineOption) &&
        prepared.network.edges[item]!.length > 0,
    ),
  )
}

const AS_IT_IS: BundleState = { bundleIds: [], pain: 0, hurt: 0, order: 0, saving: 0, standings: new Map() }

function isSwitchedOn(configuration: Configuration, bundle: PreparedBundle, index: number): boolean {
  return (
    !bundle.isDefault &&
    !isPreselection(configuration, bundle) &&
    bundle.lineItemIndexes.some((line) => configuration.lineItemTable.get(line, LineItemField.activation) === 1) &&
    isBundleActive(configuration, index)
  )
}

function getFirstItem({ prepared }: Configuration, { lineItemIndexes }: PreparedBundle): number {
  return Math.min(...lineItemIndexes.map((line) => prepared.lineItems[line]!.firstItem))
}

/** Candidates by the line items that they bring or replace. */
function findClusters({ prepared }: Configuration, candidates: readonly PreparedBundle[]): PreparedBundle[][] {
  let clusters: { readonly lines: Set<number>; readonly bundles: PreparedBundle[] }[] = []
  for (const bundle of candidates) {
    const lines = new Set(bundle.lineItemIndexes.flatMap((line) => [line, ...prepared.lineItems[line]!.replaces]))
    const touching = clusters.filter((cluster) => [...lines].some((line) => cluster.lines.has(line)))
    clusters = clusters.filter((cluster) => !touching.includes(cluster))
    clusters.push({
      lines: new Set([...touching.flatMap((cluster) => [...cluster.lines]), ...lines]),
      bundles: [...touching.flatMap((cluster) => cluster.bundles), bundle],
    })
  }
  return clusters.map(({ bundles }) => bundles)
}

/** Sets of bundles to switch off, none left out. */
function subsets(bundles: readonly PreparedBundle[]): PreparedBundle[][] {
  if (bundles.length > MOST_TOGETHER) return [...bundles.map((bundle) => [bundle]), [...bundles]]
  return Array.from({ length: 2 ** bundles.length - 1 }, (_, at) =>
    bundles.filter((_bundle, bit) => ((at + 1) & (1 << bit)) !== 0),
  )
}

/** null = the engine does not let them go, they bring nothing, or something that is kept would go with them. */
function computeState(
  before: Configuration,
  bundles: readonly PreparedBundle[],
  kept: ReadonlySet<number>,
  painOf: (bundleId: string) => number,
): BundleState | null {
  const bundleIds = bundles.map(({ id }) => id)
  const off = switchOff(before, bundleIds)
  if ('refusal' in off) return null
  const { configuration: after, lines, items } = off
  if (lines.length === 0 && items.size === 0) return null
  const saving = lines.reduce((sum, line) => sum + addedBy(before, line) - addedBy(after, line), 0)
  const standings = new Map<number, Standing | null>()
  for (const item of items) {
    const [stood, stands] = [getStanding(before, item), getStanding(after, item)]
    if (stood?.value === stands?.value && stood?.total === stands?.total) continue
    if (stood !== null && kept.has(item)) return null
    standings.set(item, stands)
  }
  let [pain, hurt, order] = [0, 0, 0]
  for (const bundle of bundles) {
    pain += painOf(bundle.id)
    hurt += computeHurt(painOf(bundle.id))
    order += computeOrder(getFirstItem(before, bundle), 0)
  }
  return { bundleIds, pain, hurt, order, saving, standings }
}

/** Cents that a line item adds to the unit. */
function addedBy({ lineItemTable }: Configuration, line: number): number {
  return lineItemTable.get(line, LineItemField.counts) === 1 ? lineItemTable.get(line, LineItemField.total) : 0
}

/** How an item stands in a configuration. */
export function getStanding(configuration: Configuration, item: number): Standing | null {
  if (!takesPart(configuration, item)) return null
  const { itemTable } = configuration
  return { value: itemTable.get(item, ItemField.defacto), total: itemTable.get(item, ItemField.total) }
}
