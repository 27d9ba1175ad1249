import { describe, expect, it } from 'vitest'
import { labOfHex, measureColorDifference } from '../kernel/color.ts'
import { getPriceClasses } from '../catalogue/price-class.ts'
import type { ConflictReport, OptionRef } from '../configuration/configuration.types.ts'
import { type Configuration, itemState, getSelections } from '#shared/domain/index.ts'
import { anyColors, fewAppearances, withAppearances } from '#shared/testing/appearance-arbitrary.ts'
import { everyReport } from '#shared/testing/every-report.ts'
import { propertySettings } from '#shared/testing/property-settings.ts'
import { solveByBruteForce, type WayOut } from '#shared/testing/reference/solver.ts'
import { ruledCatalogue } from '#shared/testing/ruled-catalogue-arbitrary.ts'

const CONFLICTS = 500
const { seed } = propertySettings()

/** CIEDE2000 between what an item has and a product; null = one of the colours is not known. */
function difference({ prepared }: Configuration, from: string | null, to: string): number | null {
  const [one, other] = [from ?? '', to].map((id) => labOfHex(prepared.product(id)?.color ?? ''))
  return one && other ? measureColorDifference(one, other) : null
}

function isOtherMaterial({ prepared }: Configuration, from: string | null, to: string): boolean {
  return prepared.product(from ?? '')?.material?.key !== prepared.product(to)?.material?.key
}

/** How far a way out leads from what is there: colours, unknown ones the farthest; materials; cents. */
function getFarness(
  configuration: Configuration,
  picks: readonly OptionRef[],
  cents: number,
): [number, number, number] {
  const changes = picks.map(({ itemId, productId }) => ({
    from: itemState(configuration, itemId).defactoProductId,
    to: productId,
  }))
  const colors = changes.map(({ from, to }) => difference(configuration, from, to) ?? 120)
  const materials = changes.filter(({ from, to }) => isOtherMaterial(configuration, from, to))
  return [colors.reduce((sum, each) => sum + each, 0), materials.length, Math.abs(cents)]
}

/** Below 0 = the first is nearer. Sums of the same numbers in another order are the same. */
function compare(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((each, index) => Math.abs(each - (other[index] ?? 0)) > 1e-9)
  return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0)
}

function getProposal({ alternatives }: ConflictReport): OptionRef[] {
  return alternatives.map(({ itemId, proposedProductId }) => ({ itemId, productId: proposedProductId }))
}

const getKey = (picks: readonly OptionRef[]) =>
  picks
    .map(({ itemId, productId }) => `${itemId} ${productId}`)
    .toSorted()
    .join()

/** Every way out with the fewest items, and the proposed one among them; null = too many to try, or there is none. */
function allWaysOut(
  configuration: Configuration,
  report: ConflictReport,
  wanted: OptionRef,
): { all: readonly WayOut[]; own: WayOut } | null {
  const { prepared, circumstances } = configuration
  const situation = { catalogue: prepared.catalogue, selections: getSelections(configuration), circumstances }
  const answer = solveByBruteForce(situation, [wanted])
  if (answer.kind !== 'resolvable') return null
  const own = answer.waysOut.find(({ picks }) => getKey(picks) === getKey(getProposal(report)))
  if (own === undefined) expect.fail('the proposed options do not go together')
  return { all: answer.waysOut, own }
}

/** The price class that an option has in its item. */
function priceClass({ prepared }: Configuration, { itemId, productId }: OptionRef): string {
  const entry = prepared.items[prepared.itemIndexById.get(itemId) ?? -1]
  return entry === undefined ? '' : (getPriceClasses(entry)[entry.optionIndexByProductId.get(productId) ?? -1] ?? '')
}

describe('the way out that is proposed', () => {
  it(`LIKE-7 is of the nearest colours, in ${CONFLICTS} conflicts and more (seed ${seed})`, () => {
    let single = 0
    let several = 0
    everyReport(
      (configuration, report, wanted) => {
        const proposal = getProposal(report)
        const [only, ...others] = proposal
        if (only === undefined) return
        const far = (ref: OptionRef) =>
          difference(configuration, itemState(configuration, ref.itemId).defactoProductId, ref.productId) ?? Number.NaN
        if (others.length === 0) {
          single++
          const rivals = report.alternatives
            .flatMap(({ itemId, productIds }) => productIds.map((productId) => ({ itemId, productId })))
            .filter((ref) => priceClass(configuration, ref) === priceClass(configuration, only))
          for (const rival of rivals) expect(far(only)).toBeLessThanOrEqual(far(rival))
        }
        const ways = allWaysOut(configuration, report, wanted)
        if (ways === null) return
        if (others.length > 0) several++
        const sum = (picks: readonly OptionRef[]) => picks.reduce((total, ref) => total + far(ref), 0)
        expect(sum(proposal)).toBeLessThanOrEqual(Math.min(...ways.all.map(({ picks }) => sum(picks))) + 1e-6)
      },
      withAppearances(ruledCatalogue(), anyColors),
      2 * CONFLICTS,
    )
    expect(single).toBeGreaterThanOrEqual(CONFLICTS)
    expect(several).toBeGreaterThan(50)
  })

  it('LIKE-7 among equal colours is of the same materials, and then of the nearest price', () => {
    let decidedByMaterial = 0
    let decidedByPrice = 0
    everyReport(
      (configuration, report, wanted) => {
        const ways = allWaysOut(configuration, report, wanted)
        if (ways === null) return
        const own = getFarness(configuration, ways.own.picks, ways.own.difference)
        for (const way of ways.all) {
          const other = getFarness(configuration, way.picks, way.difference)
          expect(compare(own, other)).toBeLessThanOrEqual(0)
          if (compare(own.slice(0, 1), other.slice(0, 1)) !== 0) continue
          if (own[1] !== other[1]) decidedByMaterial++
          else if (own[2] !== other[2]) decidedByPrice++
        }
      },
      withAppearances(ruledCatalogue(), fewAppearances),
      CONFLICTS,
    )
    expect(decidedByMaterial).toBeGreaterThan(50)
    expect(decidedByPrice).toBeGreaterThan(50)
  })

  it('LIKE-8 and what can be picked instead is in the order of likeness', () => {
    everyReport(
      (configuration, report) => {
        const lists = [report.alternatives, report.narrow(getProposal(report).slice(0, 1))]
        for (const { itemId, productIds } of lists.flat()) {
          const before = itemState(configuration, itemId)
          const options =
            configuration.prepared.items[configuration.prepared.itemIndexById.get(itemId) ?? -1]?.options ?? []
          const far = productIds.map((productId) => {
            const total = options.find(({ option }) => option.productId === productId)?.relativeTotal ?? Number.NaN
            return getFarness(configuration, [{ itemId, productId }], total - before.total)
          })
          expect(far).toEqual(far.toSorted(compare))
        }
      },
      withAppearances(ruledCatalogue(), fewAppearances),
    )
  })
})
