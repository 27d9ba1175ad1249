import { describe, expect, it } from 'vitest'
import {
  aBundle,
  aCatalogue,
  aLineItem,
  anItem,
  anOptionalLineItem,
  fixedOption,
  perUnitOption,
} from '#shared/testing/builders.ts'
import { selections } from '#shared/testing/selection-builders.ts'
import { configure, explainPrice, type ExplanationRow, type PriceSubject, prepareCatalogue } from '../index.ts'
import { OPEN_CIRCUMSTANCES } from '../selections/selections.types.ts'

/** The rooms, choices and amounts of the worked examples. */
const catalogue = aCatalogue({
  lineItems: [
    aLineItem('floor', [anItem('floor', { options: [fixedOption('oak', 1_800_00), fixedOption('stone', 3_000_00)] })]),
    aLineItem('bathtub', [anItem('tub', { options: [fixedOption('steel', 700_00)] })]),
    anOptionalLineItem(
      'shower',
      [
        anItem('tray', { options: [fixedOption('plain', 900_00)] }),
        anItem('tap', { options: [fixedOption('chrome', 300_00), fixedOption('black', 450_00)] }),
      ],
      { replacementTotal: 700_00, replacesLineItemIds: ['bathtub'] },
    ),
    aLineItem('parquet', [
      anItem('parquet', {
        quantity: 38.5,
        quantityUnit: 'm²',
        options: [perUnitOption('pine', 45_00), perUnitOption('walnut', 61_25)],
      }),
    ]),
    aLineItem('door', [anItem('door', { options: [fixedOption('white', 420_00), fixedOption('plain-door', 380_00)] })]),
    aLineItem('window', [
      anItem('window', {
        options: [fixedOption('standard-window', 0), fixedOption('custom', 0, { priceMode: 'on_request' })],
      }),
    ]),
  ],
  bundles: [aBundle('walk-in', ['shower'], { title: 'Walk-in' })],
})

const chosen = configure(
  prepareCatalogue(catalogue),
  selections({
    choices: { floor: 'stone', tap: 'black', parquet: 'walnut', door: 'plain-door', window: 'custom' },
    activations: { shower: true },
  }),
  OPEN_CIRCUMSTANCES,
)

function chain(subject: PriceSubject): readonly (readonly [ExplanationRow['kind'], number])[] {
  return explainPrice(chosen, subject)?.lines.map(({ kind, cents }) => [kind, cents] as const) ?? []
}

describe('why a price is what it is', () => {
  it('CFG-20 a dearer choice: its price less the standard, which the purchase price has paid', () => {
    expect(chain({ kind: 'item', itemId: 'floor' })).toEqual([
      ['product', 3_000_00],
      ['credit', -1_800_00],
    ])
    const [, credit] = explainPrice(chosen, { kind: 'item', itemId: 'floor' })?.lines ?? []
    expect(credit).toMatchObject({ kind: 'credit', productId: 'oak', paidWith: 'purchase' })
  })

  it('UPG-1 an upgrade: its standards, and the credit for the position that it replaces', () => {
    expect(chain({ kind: 'bundle', bundleId: 'walk-in' })).toEqual([
      ['standard', 900_00],
      ['standard', 300_00],
      ['replacement', -700_00],
    ])
    expect(explainPrice(chosen, { kind: 'bundle', bundleId: 'walk-in' })?.cents).toBe(500_00)
  })

  it('CFG-20 a choice within an upgrade: its standard is paid with the upgrade', () => {
    const [product, credit] = explainPrice(chosen, { kind: 'item', itemId: 'tap' })?.lines ?? []
    expect(product).toMatchObject({ kind: 'product', cents: 450_00 })
    expect(credit).toMatchObject({ kind: 'credit', cents: -300_00, paidWith: 'upgrade' })
  })

  it('ENG-40 a price by quantity is rounded half up, once', () => {
    const [product, credit] = explainPrice(chosen, { kind: 'item', itemId: 'parquet' })?.lines ?? []
    expect(product).toMatchObject({ cents: 2_358_13, unitCents: 61_25, quantity: 38.5, quantityUnit: 'm²' })
    expect(credit).toMatchObject({ cents: -1_732_50, unitCents: 45_00, quantity: 38.5 })
    expect(explainPrice(chosen, { kind: 'item', itemId: 'parquet' })?.cents).toBe(625_63)
  })

  it('ENG-41 a cheaper choice takes something off', () => {
    expect(explainPrice(chosen, { kind: 'item', itemId: 'door' })?.cents).toBe(-40_00)
  })

  it('ENG-38 what is on request stands there without an amount', () => {
    expect(explainPrice(chosen, { kind: 'item', itemId: 'window' })).toMatchObject({
      cents: 0,
      lines: [{ kind: 'product', productId: 'custom', isOnRequest: true, cents: 0 }],
    })
  })

  it('CFG-26 a room: the base price of its upgrades, and what its choices cost', () => {
    expect(chain({ kind: 'room', roomId: 'room' })).toEqual([
      ['base', 500_00],
      ['item', 1_200_00],
      ['item', 150_00],
      ['item', 625_63],
      ['item', -40_00],
      ['item', 0],
    ])
  })

  it('UPG-20 a line item that two active upgrades cover is told once', () => {
    const twice = configure(
      prepareCatalogue({
        ...catalogue,
        upgradeBundles: [
          ...catalogue.upgradeBundles,
          ...aCatalogue({ bundles: [aBundle('spa', ['shower'])] }).upgradeBundles,
        ],
      }),
      selections({ activations: { shower: true } }),
      OPEN_CIRCUMSTANCES,
    )
    const bases = explainPrice(twice, { kind: 'room', roomId: 'room' })?.lines.filter(({ kind }) => kind === 'base')
    expect(bases).toMatchObject([{ kind: 'base', bundleId: 'walk-in', cents: 500_00 }])
  })

  it('answers null for what the catalogue does not have', () => {
    expect(explainPrice(chosen, { kind: 'item', itemId: 'none' })).toBeNull()
    expect(explainPrice(chosen, { kind: 'option', itemId: 'floor', productId: 'none', at: 'buyer' })).toBeNull()
    expect(explainPrice(chosen, { kind: 'bundle', bundleId: 'none' })).toBeNull()
    expect(explainPrice(chosen, { kind: 'room', roomId: 'none' })).toBeNull()
  })
})
