import { describe, expect, it } from 'vitest'
import type { Catalogue } from '#shared/domain/catalogue/catalogue.types.ts'
import { OPEN_CIRCUMSTANCES, type Selections } from '#shared/domain/selections/selections.types.ts'
import {
  aBundle,
  aCatalogue,
  aDesignLine,
  aDesignLineGroup,
  aLineItem,
  anItem,
  anOption,
  anOptionalLineItem,
  aRule,
  fixedOption,
  perUnitOption,
} from './builders.ts'
import { applyIntent, type Intent } from './reference/intents.ts'
import { solveByBruteForce } from './reference/solver.ts'
import { referenceConfiguration } from './reference-engine.ts'
import { aDesignLineSelection, circumstances, selections } from './selection-builders.ts'

function configured(catalogue: Catalogue, chosen: Selections = selections(), now = OPEN_CIRCUMSTANCES) {
  return referenceConfiguration(catalogue, chosen, now)
}

function applied(catalogue: Catalogue, chosen: Selections, intent: Intent): Selections {
  const result = applyIntent({ catalogue, selections: chosen, circumstances: OPEN_CIRCUMSTANCES }, intent)
  if (!result.ok) throw new Error(`refused: ${result.codes.join()}`)
  return result.selections
}

describe('reference engine: worked examples', () => {
  it('ENG-17 a choice costs its difference to the standard', () => {
    const floor = anItem('floor', { options: [fixedOption('oak', 1800_00), fixedOption('stone', 3000_00)] })
    const result = configured(
      aCatalogue({ lineItems: [aLineItem('line', [floor])] }),
      selections({ choices: { floor: 'stone' } }),
    )
    expect(result.items.get('floor')?.total).toBe(1200_00)
    expect(result.lineItems.get('line')).toMatchObject({ total: 1200_00, counts: true })
    expect(result.unit.total).toBe(1200_00)
  })

  const shower = aCatalogue({
    lineItems: [
      aLineItem('bathtub', [anItem('tub', { options: [fixedOption('tub-standard', 700_00)] })]),
      anOptionalLineItem(
        'shower',
        [
          anItem('tray', { options: [fixedOption('tray-standard', 900_00)] }),
          anItem('tap', { options: [fixedOption('tap-standard', 300_00), fixedOption('tap-fine', 450_00)] }),
        ],
        { replacementTotal: 700_00, replacesLineItemIds: ['bathtub'] },
      ),
    ],
    bundles: [aBundle('shower-upgrade', ['shower'])],
  })

  it('ENG-18 ENG-19 an optional line item adds its standards and gives the replacement credit', () => {
    const result = configured(shower, selections({ choices: { tap: 'tap-fine' }, activations: { shower: true } }))
    expect(result.lineItems.get('shower')).toMatchObject({ total: 650_00, counts: true })
    expect(result.lineItems.get('bathtub')).toMatchObject({ replaced: true, counts: false })
    expect(result.bundles.get('shower-upgrade')).toMatchObject({ surcharge: 500_00, active: true })
    expect(result.rooms.get('room')).toMatchObject({ itemsTotal: 150_00, basePrice: 500_00, total: 650_00 })
    expect(result.unit.total).toBe(650_00)
  })

  it('ENG-21 an optional line item that is not activated counts nothing and replaces nothing', () => {
    const result = configured(shower, selections({ choices: { tap: 'tap-fine' } }))
    expect(result.lineItems.get('shower')).toMatchObject({ counts: false })
    expect(result.lineItems.get('bathtub')).toMatchObject({ replaced: false, counts: true })
    expect(result.unit.total).toBe(0)
  })

  it('ENG-40 a price by area is rounded half up once', () => {
    const parquet = anItem('parquet', {
      quantity: 38.5,
      options: [perUnitOption('plain', 45_00), perUnitOption('fine', 61_25)],
    })
    const result = configured(
      aCatalogue({ lineItems: [aLineItem('line', [parquet])] }),
      selections({ choices: { parquet: 'fine' } }),
    )
    expect(result.items.get('parquet')?.options.map((option) => option.total)).toEqual([1732_50, 2358_13])
    expect(result.items.get('parquet')?.total).toBe(625_63)
  })

  it('ENG-17 a cheaper choice lowers the total', () => {
    const door = anItem('door', { options: [fixedOption('standard', 420_00), fixedOption('plain', 380_00)] })
    const catalogue = aCatalogue({ lineItems: [aLineItem('line', [door])] })
    expect(configured(catalogue, selections({ choices: { door: 'plain' } })).unit.total).toBe(-40_00)
  })

  it('ENG-38 an option on request counts 0 and is counted beside the total', () => {
    const custom = anOption('custom', { priceMode: 'on_request', price: 999_00 })
    const window = anItem('window', { options: [fixedOption('standard', 0), custom] })
    const result = configured(
      aCatalogue({ lineItems: [aLineItem('line', [window])] }),
      selections({ choices: { window: 'custom' } }),
    )
    expect(result.unit).toMatchObject({ total: 0, onRequestCount: 1 })
    expect(result.rooms.get('room')).toMatchObject({ total: 0, onRequestCount: 1 })
  })

  it('UPG-20 a line item that two active bundles cover survives switching one off, and counts once', () => {
    const item = (id: string) =>
      anItem(id, { options: [fixedOption(`${id}-standard`, 100_00), fixedOption(`${id}-fine`, 130_00)] })
    const catalogue = aCatalogue({
      lineItems: ['l', 'm', 'n'].map((id) => anOptionalLineItem(id, [item(`${id}-item`)])),
      bundles: [aBundle('one', ['l', 'm']), aBundle('two', ['l', 'n'])],
    })
    let chosen = applied(catalogue, selections(), { kind: 'toggleBundle', bundleId: 'one' })
    chosen = applied(catalogue, chosen, { kind: 'toggleBundle', bundleId: 'two' })
    const choice = { itemId: 'l-item', productId: 'l-item-fine', quantity: null }
    chosen = applied(catalogue, chosen, { kind: 'chooseOptions', choices: [choice] })
    expect(configured(catalogue, chosen).unit.total).toBe(330_00)
    chosen = applied(catalogue, chosen, { kind: 'toggleBundle', bundleId: 'one' })
    const result = configured(catalogue, chosen)
    expect(result.lineItems.get('l')).toMatchObject({ activated: true, total: 130_00 })
    expect(result.lineItems.get('m')).toMatchObject({ activated: false })
    expect(result.items.get('l-item')?.defactoProductId).toBe('l-item-fine')
    expect(result.unit.total).toBe(230_00)
  })
})

describe('reference engine: rules and lines', () => {
  const floor = anItem('floor', { options: ['oak', 'stone', 'tile'].map((id) => fixedOption(id, 0)) })
  const wall = anItem('wall', { options: ['white', 'grey'].map((id) => fixedOption(id, 0)) })
  const rule = aRule('stone-needs-grey', ['floor', 'wall'], [{ when: ['stone'], then: ['grey'] }])
  const catalogue = aCatalogue({
    lineItems: [aLineItem('line', [floor, wall])],
    rules: [rule],
    designLineGroups: [
      aDesignLineGroup('style', [aDesignLine('calm', ['oak', 'white']), aDesignLine('bold', ['stone', 'grey'])]),
    ],
  })

  it('RUL-3 an option is invalid on either side of a rule, and choosing it is refused', () => {
    const result = configured(catalogue)
    expect(result.items.get('floor')?.options.map((option) => option.valid)).toEqual([true, false, true])
    const wanted = { itemId: 'floor', productId: 'stone', quantity: null }
    const situation = { catalogue, selections: selections(), circumstances: OPEN_CIRCUMSTANCES }
    expect(applyIntent(situation, { kind: 'chooseOptions', choices: [wanted] })).toEqual({
      ok: false,
      codes: ['CONFLICT'],
    })
    expect(solveByBruteForce(situation, [wanted])).toEqual({
      kind: 'resolvable',
      changedItems: 1,
      waysOut: [{ picks: [{ itemId: 'wall', productId: 'grey' }], difference: 0 }],
    })
  })

  it('DSL-9 a line gives its products, and one that breaks a rule with a choice falls to the default', () => {
    const bold = [aDesignLineSelection('room', 'style', 'bold')]
    const byLine = configured(catalogue, selections({ designLines: bold }))
    expect(byLine.assignment.get('floor')).toBe('stone')
    const against = configured(catalogue, selections({ designLines: bold, choices: { wall: 'white' } }))
    expect(against.assignment.get('floor')).toBe('oak')
    expect(against.items.get('floor')?.options.map((option) => option.recommended)).toEqual([false, true, false])
  })

  it('ENG-35 a completed unit refuses every intent', () => {
    const situation = { catalogue, selections: selections(), circumstances: circumstances({ completed: true }) }
    const result = applyIntent(situation, { kind: 'clearOption', itemId: 'floor' })
    expect(result.ok ? [] : result.codes).toContain('UNIT_COMPLETED')
  })
})
