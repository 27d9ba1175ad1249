import { describe, expect, it } from 'vitest'
import {
  applySavings,
  type BudgetChange,
  type Configuration,
  itemState,
  planSavings,
  type SavingsWish,
  getSelections,
  toggleBundle,
} from '#shared/domain/index.ts'
import {
  aBundle,
  aBundleGroup,
  aCatalogue,
  aDesignLine,
  aDesignLineGroup,
  aLineItem,
  anItem,
  anOptionalLineItem,
  aRule,
  fixedOption,
  perUnitOption,
} from '#shared/testing/builders.ts'
import { after, configured } from '#shared/testing/engine-driver.ts'
import { aDesignLineSelection, selections } from '#shared/testing/selection-builders.ts'

/** An item with products `id-0`, `id-1`, … at these prices in euros, the first one the standard. */
function priced(id: string, ...euros: readonly number[]) {
  return anItem(id, { options: euros.map((price, n) => fixedOption(`${id}-${n}`, price * 100)) })
}

/** Under a budget in euros; another product hurts 1 unless said otherwise, by item or by item and product. */
function plan(
  configuration: Configuration,
  euros: number,
  pains: Readonly<Record<string, number>> = {},
  more: Partial<SavingsWish> = {},
) {
  return planSavings(configuration, {
    budget: euros * 100,
    kept: new Set(),
    pain: (itemId, _, to) => pains[to] ?? pains[itemId] ?? 1,
    ...more,
  })
}

function changed(result: ReturnType<typeof plan>): readonly string[] {
  if (result.kind === 'within') return ['within']
  return result.changes.map((change) =>
    change.kind === 'option' ? change.toProductId : `- ${change.bundleIds.join()}`,
  )
}

function made(configuration: Configuration, changes: readonly BudgetChange[]): Configuration {
  return after(configuration, (current) => applySavings(current, changes))
}

describe('plans for a budget', () => {
  const floors = aCatalogue({
    lineItems: [aLineItem('line', [priced('floor', 100, 400, 250), priced('wall', 0, 300), priced('door', 0, 300)])],
  })
  const dear = configured(floors, selections({ choices: { floor: 'floor-1', wall: 'wall-1', door: 'door-1' } }))

  it('BUD-3 with a budget that is kept there is nothing to plan', () => {
    expect(plan(dear, 900)).toEqual({ kind: 'within', total: 900_00 })
  })

  it('BUD-3 what hurts least comes before what saves most', () => {
    expect(plan(dear, 750, { floor: 2, 'floor-2': 0.5, wall: 3, door: 3 })).toEqual({
      kind: 'plan',
      changes: [
        {
          kind: 'option',
          key: 'option floor',
          itemId: 'floor',
          fromProductId: 'floor-1',
          toProductId: 'floor-2',
          quantity: null,
          saving: 150_00,
          pain: 0.5,
          needs: [],
        },
      ],
      total: 750_00,
      pain: 0.5,
      isProvenBest: true,
    })
  })

  it('BUD-3 of plans that hurt the same the one with fewer changes, then the one further to the front', () => {
    expect(changed(plan(dear, 600, { 'floor-2': 0.5, wall: 1, door: 1, floor: 1 }))).toEqual(['floor-0'])
    expect(changed(plan(dear, 600, { floor: 9, 'floor-2': 9 }))).toEqual(['wall-0'])
    expect(changed(plan(dear, 450, { floor: 2, 'floor-2': 0, wall: 1.2, door: 1 }))).toEqual(['floor-2', 'door-0'])
  })

  it('BUD-4 what is kept stays, and what cannot be reached is said with the lowest total', () => {
    const kept = { kept: new Set(['floor', 'door']) }
    expect(changed(plan(dear, 600, { wall: 5 }, kept))).toEqual(['wall-0'])
    expect(plan(dear, 500, {}, kept)).toMatchObject({ kind: 'short', total: 600_00, pain: 1, isProvenBest: true })
  })

  it('BUD-3 a pain without end is never asked for', () => {
    const never = Number.POSITIVE_INFINITY
    expect(changed(plan(dear, 600, { floor: never, wall: never, 'floor-2': never }))).toEqual(['door-0'])
  })

  it('BUD-3 with hardly any steps there is still a plan, and it does not say that it is the best', () => {
    const items = Array.from({ length: 60 }, (_, n) => priced(`i${n}`, 0, 100 + n))
    const choices = Object.fromEntries(items.map(({ id }) => [id, `${id}-1`]))
    const home = configured(aCatalogue({ lineItems: [aLineItem('line', items)] }), selections({ choices }))
    const pains = Object.fromEntries(items.map(({ id }, n) => [id, 1 + ((n * 7) % 11) / 10]))
    const [quick, best] = [plan(home, 4_000, pains, { nodes: 0 }), plan(home, 4_000, pains)]
    expect(quick).toMatchObject({ kind: 'plan', isProvenBest: false })
    expect(best).toMatchObject({ kind: 'plan', isProvenBest: true })
  })

  it('BUD-3 nothing is saved by what has no price yet, and a quantity of the buyer stays', () => {
    const parquet = anItem('parquet', {
      quantityRange: { min: 1, max: 100, step: 1 },
      quantity: 10,
      options: [
        perUnitOption('oak', 50_00),
        perUnitOption('walnut', 90_00),
        fixedOption('secret', 0, { priceMode: 'on_request' }),
      ],
    })
    const home = configured(
      aCatalogue({ lineItems: [aLineItem('line', [parquet])] }),
      selections({ choices: { parquet: { productId: 'walnut', quantity: 20 } } }),
    )
    const result = plan(home, 500)
    expect(result).toMatchObject({ kind: 'plan', changes: [{ toProductId: 'oak', quantity: 20, saving: 800_00 }] })
    expect(plan(home, 400)).toMatchObject({ kind: 'short', total: 500_00 })
    expect(getSelections(made(home, 'changes' in result ? result.changes : [])).buyerSelections).toEqual({
      parquet: { productId: 'oak', quantity: 20 },
    })
  })

  it('BUD-3 decision 55: what a deadline holds stays, and in a completed unit all', () => {
    const chosen = selections({ choices: { floor: 'floor-1' } })
    expect(plan(configured(floors, chosen, { lockedTrades: ['FLI'] }), 0)).toMatchObject({ kind: 'short', changes: [] })
    const completed = configured(floors, chosen, { completed: true })
    expect(plan(completed, 0)).toMatchObject({ kind: 'short', changes: [], isProvenBest: true })
  })

  it('BUD-3 what another change needs comes with it, also where it saves nothing', () => {
    const catalogue = aCatalogue({
      lineItems: [aLineItem('line', [priced('tray', 100, 500, 200), priced('tap', 100, 100, 130)])],
      rules: [aRule('rule', ['tray', 'tap'], [{ when: ['tray-0', 'tray-2'], then: ['tap-2'] }])],
    })
    const home = configured(catalogue, selections({ choices: { tray: 'tray-1' } }))
    const result = plan(home, 200, { 'tray-0': 9 })
    expect(result).toMatchObject({
      kind: 'plan',
      total: 130_00,
      changes: [
        { key: 'option tray', toProductId: 'tray-2', saving: 300_00, needs: ['option tap'] },
        { key: 'option tap', toProductId: 'tap-2', saving: -30_00, needs: [] },
      ],
    })
  })

  it('BUD-5 a product that gave way does not come back unasked, nor does it save anything', () => {
    const catalogue = aCatalogue({
      lineItems: [aLineItem('line', [priced('floor', 100, 400), priced('wall', 100, 900)])],
      designLineGroups: [aDesignLineGroup('style', [aDesignLine('bold', ['wall-1'])])],
      rules: [aRule('rule', ['floor', 'wall'], [{ when: ['floor-1'], then: ['wall-0'] }])],
    })
    const lines = [aDesignLineSelection('room', 'style', 'bold')]
    const home = configured(catalogue, selections({ choices: { floor: 'floor-1' }, designLines: lines }))
    const result = plan(home, 0)
    if (result.kind !== 'plan') throw new Error(result.kind)
    expect(changed(result)).toEqual(['floor-0'])
    const next = made(home, result.changes)
    expect(itemState(next, 'wall').defactoProductId).toBe('wall-0')
    expect(next.figures.total).toBe(0)
  })
})

describe('bundles in plans for a budget', () => {
  const shower = anOptionalLineItem('shower', [priced('tray', 900, 1_500), priced('glass', 300)], {
    replacementTotal: 700_00,
    replacesLineItemIds: ['tub'],
  })
  const catalogue = aCatalogue({
    lineItems: [aLineItem('tub', [priced('bath', 800, 1_000)]), shower, aLineItem('line', [priced('floor', 100, 300)])],
    bundles: [aBundle('wellness', ['shower'])],
    rules: [aRule('rule', ['bath', 'floor'], [{ when: ['bath-0'], then: ['floor-0'] }])],
  })
  const bought = after(
    configured(catalogue, selections({ choices: { tray: 'tray-1', floor: 'floor-1' } })),
    (current) => toggleBundle(current, { bundleId: 'wellness' }),
  )
  const painOfBundle = () => 2

  it('BUD-3 they stay unless the wish says what it hurts to give them up', () => {
    expect(bought.figures.total).toBe(1_300_00)
    expect(plan(bought, 100)).toMatchObject({ kind: 'short', total: 500_00 })
  })

  it('BUD-3 one that goes takes its choices along, and what comes back may need another change', () => {
    const result = plan(bought, 100, {}, { painOfBundle })
    expect(result).toMatchObject({
      kind: 'plan',
      total: 0,
      pain: 3,
      changes: [
        {
          kind: 'bundle',
          key: 'bundle wellness',
          bundleIds: ['wellness'],
          saving: 1_100_00,
          needs: ['option floor'],
        },
        { kind: 'option', toProductId: 'floor-0', needs: [] },
      ],
    })
    if (result.kind !== 'plan') return
    const next = made(bought, result.changes)
    expect(itemState(next, 'bath')).toMatchObject({ takesPart: true, defactoProductId: 'bath-0' })
    expect(getSelections(next)).toEqual(selections({ choices: { floor: 'floor-0' } }))
  })

  it('BUD-3 what comes back may have another product in its turn', () => {
    const result = plan(bought, 500, { 'floor-0': 9, tray: 9 }, { painOfBundle })
    expect(changed(result)).toEqual(['bath-1', '- wellness'])
    expect(result).toMatchObject({
      total: 400_00,
      changes: [{ needs: ['bundle wellness'] }, { needs: ['option bath'] }],
    })
  })

  it('BUD-4 one with a kept item stays', () => {
    const kept = new Set(['glass'])
    expect(plan(bought, 100, {}, { painOfBundle, kept })).toMatchObject({ kind: 'short', total: 500_00 })
  })

  it('BUD-3 decision 56: one of a locked group stays', () => {
    const locked = aCatalogue({
      lineItems: [shower, aLineItem('tub', [priced('bath', 800)])],
      bundleGroups: [aBundleGroup('extras', { locked: true })],
      bundles: [aBundle('wellness', ['shower'], { groupId: 'extras' })],
    })
    const home = configured(locked, selections({ activations: { shower: true } }))
    expect(plan(home, 0, {}, { painOfBundle })).toMatchObject({ kind: 'short', changes: [], isProvenBest: true })
  })

  it('BUD-3 what a bundle chose in a position of the standard goes with it', () => {
    const comfort = aCatalogue({
      lineItems: [
        aLineItem('bath', [
          anItem('tap', { options: [fixedOption('plain', 0), fixedOption('fine', 200_00, { isConfigurable: true })] }),
        ]),
        anOptionalLineItem('drain', [priced('gutter', 300)]),
      ],
      bundles: [aBundle('comfort', ['bath', 'drain'])],
    })
    const home = after(configured(comfort), (current) => toggleBundle(current, { bundleId: 'comfort' }))
    expect(home.figures.total).toBe(500_00)
    const result = plan(home, 0, { tap: 9 }, { painOfBundle })
    expect(result).toMatchObject({ kind: 'plan', total: 0, pain: 2, changes: [{ saving: 500_00 }] })
    if (result.kind === 'plan') expect(getSelections(made(home, result.changes))).toEqual(selections())
  })
})
