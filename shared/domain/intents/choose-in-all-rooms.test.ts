import { describe, expect, it } from 'vitest'
import {
  aBundle,
  aBundleGroup,
  aCatalogue,
  aLineItem,
  anItem,
  anOptionalLineItem,
  aRoom,
  aRule,
  fixedOption,
  perUnitOption,
} from '#shared/testing/builders.ts'
import { selections } from '#shared/testing/selection-builders.ts'
import { chooseInAllRooms, configure, offerInAllRooms, prepareCatalogue, unitState } from '../index.ts'
import { findConflicts } from '#shared/testing/broken-rules.ts'
import { OPEN_CIRCUMSTANCES } from '../selections/selections.types.ts'

const tap = (roomId: string, surcharge: number) =>
  anItem(`tap-${roomId}`, {
    roomId,
    productGroupId: 'tap',
    options: [fixedOption('chrome', 0), fixedOption('brass', surcharge)],
  })

describe('an option that other rooms offer too', () => {
  const bath = { itemId: 'tap-bath', productId: 'brass' }

  it('UPG-23 is offered in the order of the rooms, with what each and all of them change', () => {
    const catalogue = aCatalogue({
      rooms: [aRoom('bath'), aRoom('kitchen'), aRoom('guest')],
      lineItems: [aLineItem('taps', [tap('bath', 90_00), tap('guest', 30_00), tap('kitchen', 40_00)])],
    })
    const start = configure(
      prepareCatalogue(catalogue),
      selections({ choices: { 'tap-bath': 'brass' } }),
      OPEN_CIRCUMSTANCES,
    )
    expect(offerInAllRooms(start, bath)).toEqual({
      others: [
        { itemId: 'tap-kitchen', roomId: 'kitchen', difference: 40_00, isOnRequest: false },
        { itemId: 'tap-guest', roomId: 'guest', difference: 30_00, isOnRequest: false },
      ],
      difference: 70_00,
    })
    const some = chooseInAllRooms(start, { ...bath, otherItemIds: ['tap-guest'] })
    expect(some.ok && unitState(some.configuration).total).toBe(120_00)
    const all = chooseInAllRooms(start, bath)
    expect(all.ok && offerInAllRooms(all.configuration, bath)).toEqual({ others: [], difference: 0 })
  })

  it('UPG-23 counts the upgrade that a room needs for it', () => {
    const catalogue = aCatalogue({
      lineItems: [
        anOptionalLineItem('one', [tap('bath', 90_00)]),
        anOptionalLineItem('two', [
          anItem('tap-guest', {
            roomId: 'guest',
            productGroupId: 'tap',
            options: [fixedOption('chrome', 500_00), fixedOption('brass', 530_00)],
          }),
        ]),
      ],
      bundleGroups: [aBundleGroup('group')],
      bundles: [aBundle('bath', ['one']), aBundle('guest', ['two'])],
    })
    const start = configure(
      prepareCatalogue(catalogue),
      selections({
        choices: { 'tap-bath': 'brass' },
        activations: { one: { activated: true, upgradeBundleId: 'bath' } },
      }),
      OPEN_CIRCUMSTANCES,
    )
    expect(offerInAllRooms(start, bath)).toMatchObject({ others: [{ itemId: 'tap-guest' }], difference: 530_00 })
  })

  it('UPG-23 leaves out another kind of thing that has the same product, and what never takes part', () => {
    const catalogue = aCatalogue({
      lineItems: [
        aLineItem('taps', [tap('bath', 90_00), { ...tap('guest', 30_00), productGroupId: 'shower' }]),
        { ...aLineItem('gone', [tap('kitchen', 40_00)]), cancelled: true },
      ],
    })
    const start = configure(
      prepareCatalogue(catalogue),
      selections({ choices: { 'tap-bath': 'brass' } }),
      OPEN_CIRCUMSTANCES,
    )
    expect(offerInAllRooms(start, bath)).toEqual({ others: [], difference: 0 })
  })

  it('UPG-23 leaves out the rooms in which it does not fit', () => {
    const catalogue = aCatalogue({
      lineItems: [
        aLineItem('taps', [tap('bath', 90_00), tap('guest', 30_00), tap('kitchen', 40_00)]),
        aLineItem('basins', [
          anItem('basin', { roomId: 'guest', options: [fixedOption('steel', 0), fixedOption('stone', 0)] }),
        ]),
      ],
      rules: [aRule('no-brass-on-steel', ['basin', 'tap'], [{ when: ['steel'], then: ['chrome'] }])],
    })
    const start = configure(
      prepareCatalogue(catalogue),
      selections({ choices: { 'tap-bath': 'brass' } }),
      OPEN_CIRCUMSTANCES,
    )
    const { others } = offerInAllRooms(start, bath)
    expect(others.map(({ roomId }) => roomId)).toEqual(['kitchen'])
    const accepted = chooseInAllRooms(start, { ...bath, otherItemIds: others.map(({ itemId }) => itemId) })
    expect(accepted.ok && findConflicts(accepted.configuration)).toEqual([])
  })

  it('UPG-23 keeps the quantity that was set where it was chosen', () => {
    const floor = (roomId: string) =>
      anItem(`floor-${roomId}`, {
        roomId,
        productGroupId: 'floor',
        quantity: 4,
        quantityRange: { min: 1, max: 9, step: 1 },
        options: [perUnitOption('oak', 10_00), perUnitOption('stone', 20_00)],
      })
    const start = configure(
      prepareCatalogue(aCatalogue({ lineItems: [aLineItem('floors', [floor('bath'), floor('hall')])] })),
      selections({ choices: { 'floor-bath': { productId: 'stone', quantity: 6 } } }),
      OPEN_CIRCUMSTANCES,
    )
    const all = chooseInAllRooms(start, { itemId: 'floor-bath', productId: 'stone' })
    // 6 × 20 − 4 × 10 where it was chosen, 4 × 20 − 4 × 10 in the other room.
    expect(all.ok && unitState(all.configuration).total).toBe(120_00)
  })
})
