import { isHeldChoice } from '../bundles/held-bundles.ts'
import { NONE, prepareOption } from '../catalogue/prepare-catalogue.ts'
import type { PreparedItem, PreparedOption } from '../catalogue/prepared-catalogue.types.ts'
import { type Configuration, ItemField, isOpen } from '../configuration/configuration.ts'
import { choiceEdit } from '../intents/choose-option.ts'
import { fromThousandths } from '../kernel/money.ts'
import { computeHurt, isAsGood, computeOrder } from './hurt.ts'
import { type Fitting, fitsPair, type Place } from './link-points.ts'
import type { ItemPoint } from './savings-model.types.ts'
import type { SavingsWish } from './savings.types.ts'
import { type Standing, getStanding, type BundleCluster } from './bundle-states.ts'

/** What points are made from, at hand for every item. */
export interface PointSource extends Fitting {
  readonly pain: SavingsWish['pain']
  /** Items that are not to be chosen. */
  readonly kept: ReadonlySet<number>
  /** `item option` of products that no plan may choose, since a closed group's preselection could go on with them. */
  readonly closed: ReadonlySet<string>
}

/** Products of preselections of locked groups in which none may go on (decision 56), as `item option`. */
export function closedProducts(configuration: Configuration): ReadonlySet<string> {
  const { bundleGroups, bundles } = configuration.prepared
  const groups = bundleGroups.filter(
    ({ locked, mode, actsAsPreselection }) => locked && mode === 'SINGLE_SELECT' && actsAsPreselection,
  )
  const products = groups
    .flatMap(({ bundleIndexes }) => bundleIndexes)
    .flatMap((index) => (bundles[index]!.isDefault ? [] : bundles[index]!.products))
  return new Set(products.map(({ itemIndex, option }) => closedKey(itemIndex, option)))
}

function closedKey(item: number, option: number): string {
  return `${item} ${option}`
}

/** Where an item may be; the first point is as it stands. `cluster`: the bundles that it comes or goes with. */
export function pointsOfItem(source: PointSource, item: number, cluster: BundleCluster | null): readonly ItemPoint[] {
  const now = getStanding(source.configuration, item)
  const points: ItemPoint[] = [{ role: 'now', value: now?.value ?? null, total: now?.total ?? 0, ...UNCHANGED }]
  for (const { standings } of cluster?.states ?? []) {
    const standing = standings.get(item)
    if (standing === undefined || points.some((point) => point.role === 'follows' && isAt(point, standing))) continue
    const saving = standing === null || now === null ? 0 : now.total - standing.total
    const value = standing?.value ?? null
    const hurt = fitsFixed(source, item, { role: 'follows', value }) ? 0 : Number.POSITIVE_INFINITY
    points.push({ role: 'follows', value, total: standing?.total ?? 0, ...UNCHANGED, saving, hurt })
  }
  const from = points.find(({ value }) => value !== null)
  if (from === undefined || !isChoosable(source, item)) return points
  return [...points, ...chosenPoints(source, item, from, cluster !== null)]
}

const UNCHANGED = { saving: 0, hurt: 0, order: 0, pain: 0, quantity: null }

function isAt({ value, total }: ItemPoint, standing: Standing | null): boolean {
  return standing === null ? value === null : value === standing.value && total === standing.total
}

function isChoosable({ configuration, kept }: PointSource, item: number): boolean {
  const { hasChoice, canTakePart } = configuration.prepared.items[item]!
  return (
    hasChoice && canTakePart && isOpen(configuration, item) && !kept.has(item) && !isHeldChoice(configuration, item)
  )
}

/**
 * Options that may be chosen in place of what is fitted; on request never, since nobody knows what it will cost.
 * `isMovable`: with bundles that go, the item may come to stand otherwise without a choice.
 */
function chosenPoints(source: PointSource, item: number, from: ItemPoint, isMovable: boolean): readonly ItemPoint[] {
  const { configuration, pain, closed } = source
  const entry = configuration.prepared.items[item]!
  const { id, options } = entry.item
  const fromProductId = options[from.value ?? NONE]?.productId ?? null
  const quantity = keptQuantity(configuration, entry)
  const points: ItemPoint[] = []
  for (let value = 0; value < options.length; value++) {
    const { productId } = options[value]!
    const option = optionAt(entry, value, quantity)
    const total = option.relativeTotal
    const saving = from.total - total
    if (value === from.value || option.isOnRequest) continue
    // One that saves nothing is of use only where it goes with more than what is fitted.
    if (saving <= 0 && !isMovable && goesWithAsMuch(configuration, item, from.value ?? value, value)) continue
    if (entry.optionIndexByProductId.get(productId) !== value || closed.has(closedKey(item, value))) continue
    if (!fitsFixed(source, item, { role: 'chosen', value })) continue
    const hurts = pain(id, fromProductId, productId)
    const hurt = computeHurt(hurts)
    if (!Number.isFinite(hurt)) continue
    points.push({ role: 'chosen', value, total, saving, hurt, order: computeOrder(item, value), pain: hurts, quantity })
  }
  if (isMovable || hasFillableNeighbour(source, item)) return points
  return points.filter(
    (point) => !points.some((other) => other !== point && replaces(configuration, item, other, point)),
  )
}

/** Whether a point does in place of another one, whatever stands beside it. */
function replaces(configuration: Configuration, item: number, one: ItemPoint, two: ItemPoint): boolean {
  return isAsGood(one, two) && goesWithAsMuch(configuration, item, one.value ?? NONE, two.value ?? NONE)
}

/** The buyer's quantity as a choice of another option keeps it; null = the catalogue's counts. */
function keptQuantity(configuration: Configuration, { index, item }: PreparedItem): number | null {
  const productId = item.options[0]?.productId
  if (productId === undefined || configuration.itemTable.get(index, ItemField.quantity) === NONE) return null
  const edit = choiceEdit(configuration, { itemId: item.id, productId })
  return 'code' in edit || edit.quantity === NONE ? null : fromThousandths(edit.quantity)
}

function optionAt(
  { item, options, defaultTotal }: PreparedItem,
  value: number,
  quantity: number | null,
): PreparedOption {
  const standing = options[value]!
  return quantity === null ? standing : prepareOption(item, standing.option, quantity, defaultTotal)
}

/** Whether every value of other items that goes with value `two` of an item goes with `one`, too. */
function goesWithAsMuch({ prepared }: Configuration, item: number, one: number, two: number): boolean {
  const { edges, words } = prepared.network
  return edges[item]!.every(({ other, leaves }) => {
    const count = words[other]!
    for (let word = 0; word < count; word++)
      if ((leaves[two * count + word]! & ~leaves[one * count + word]!) !== 0) return false
    return true
  })
}

function hasFillableNeighbour({ configuration, fillable }: PointSource, item: number): boolean {
  return fillable.size > 0 && configuration.prepared.network.edges[item]!.some(({ other }) => fillable.has(other))
}

/** Whether a point goes with everything that no plan changes. */
function fitsFixed(source: PointSource, item: number, point: Place): boolean {
  const { configuration, variable } = source
  return configuration.prepared.network.edges[item]!.every((edge) => {
    if (variable.has(edge.other)) return true
    const standing = getStanding(configuration, edge.other)
    return standing === null || fitsPair(source, item, point, edge, { role: 'now', value: standing.value })
  })
}
