import { describe, expect, it } from 'vitest'
import {
  aBundle,
  aCatalogue,
  aLineItem,
  anItem,
  anOption,
  anOptionalLineItem,
  aRoom,
  aSection,
  aSubSection,
  fixedOption,
  perUnitOption,
} from '#shared/testing/builders.ts'
import { after, configured, withCircumstances } from '#shared/testing/engine-driver.ts'
import { circumstances, selections } from '#shared/testing/selection-builders.ts'
import {
  activateLineItem,
  bundleGroups,
  cart,
  chooseOption,
  hasOneTotal,
  isReactivatable,
  itemState,
  itemView,
  lineItemState,
  roomItemIds,
  roomState,
  sectionTotal,
  subSectionTotal,
  toggleBundle,
  unitState,
} from '../index.ts'
import { type NumberTable, NumberTableDraft } from '../kernel/number-table.ts'

const floor = anItem('floor', { options: [fixedOption('oak', 1800_00), fixedOption('stone', 3000_00)] })
const shower = aCatalogue({
  lineItems: [
    aLineItem('bathtub', [anItem('tub', { options: [fixedOption('tub', 700_00), fixedOption('tub-large', 900_00)] })]),
    anOptionalLineItem(
      'shower',
      [
        anItem('tray', { options: [fixedOption('tray', 900_00)] }),
        anItem('tap', { options: [fixedOption('tap', 300_00), fixedOption('tap-fine', 450_00)] }),
      ],
      { replacementTotal: 700_00, replacesLineItemIds: ['bathtub'] },
    ),
  ],
  bundles: [aBundle('upgrade', ['shower'])],
})

describe('the worked examples', () => {
  it('ENG-17 ENG-22 a choice costs its difference to the standard, on every level', () => {
    const start = configured(aCatalogue({ lineItems: [aLineItem('line', [floor])] }))
    const next = after(start, (c) => chooseOption(c, { itemId: 'floor', productId: 'stone' }))
    expect(itemState(next, 'floor').total).toBe(1200_00)
    expect(lineItemState(next, 'line')).toMatchObject({ total: 1200_00, counts: true })
    expect(sectionTotal(next, 'section')).toBe(1200_00)
    expect(subSectionTotal(next, 'sub-section')).toBe(1200_00)
    expect(roomState(next, 'room').total).toBe(1200_00)
    expect(unitState(next).total).toBe(1200_00)
    expect(unitState(start).total).toBe(0)
  })

  it('ENG-18 ENG-19 ENG-20 UPG-6 a shower upgrade adds its standards, credits the bathtub, and the cart says the same', () => {
    const next = after(
      configured(shower),
      (c) => toggleBundle(c, { bundleId: 'upgrade' }),
      (c) => chooseOption(c, { itemId: 'tap', productId: 'tap-fine' }),
    )
    expect(lineItemState(next, 'shower')).toMatchObject({ total: 650_00, counts: true, upgradeBundleId: 'upgrade' })
    expect(lineItemState(next, 'bathtub')).toMatchObject({ replaced: true, counts: false })
    expect(bundleGroups(next, 'room')[0]?.bundles[0]).toMatchObject({
      surcharge: 500_00,
      active: true,
    })
    const inCart = cart(next)
    expect(inCart.rooms[0]).toMatchObject({ itemsTotal: 150_00, basePrice: 500_00, total: 650_00 })
    expect(inCart.rooms[0]?.items.map(({ id }) => id)).toEqual(['tray', 'tap'])
    expect(inCart.total).toBe(650_00)
    expect(hasOneTotal(next)).toBe(true)
    expect(hasOneTotal({ ...next, figures: { ...next.figures, total: 651_00 } })).toBe(false)
  })

  it('FOUND-19, ENG-20: figures that contradict each other are seen in the cart alone, and in the sections alone (D22)', () => {
    const next = after(configured(shower), (c) => toggleBundle(c, { bundleId: 'upgrade' }))
    const oneCentMore = (table: NumberTable) => {
      const draft = new NumberTableDraft(table)
      draft.add(0, 0, 1)
      return draft.done()
    }
    expect(hasOneTotal(next)).toBe(true)
    expect(hasOneTotal({ ...next, roomTable: oneCentMore(next.roomTable) })).toBe(false)
    expect(hasOneTotal({ ...next, sectionTable: oneCentMore(next.sectionTable) })).toBe(false)
  })

  it('ENG-21 not activated, the upgrade counts nothing and the bathtub counts again', () => {
    const start = configured(shower)
    const back = after(
      start,
      (c) => toggleBundle(c, { bundleId: 'upgrade' }),
      (c) => toggleBundle(c, { bundleId: 'upgrade' }),
    )
    expect(lineItemState(back, 'shower').counts).toBe(false)
    expect(lineItemState(back, 'bathtub')).toMatchObject({ replaced: false, counts: true })
    expect(unitState(back).total).toBe(0)
  })

  it('ENG-40 a price by area is rounded half up, once', () => {
    const parquet = anItem('parquet', {
      quantity: 38.5,
      options: [perUnitOption('plain', 45_00), perUnitOption('fine', 61_25)],
    })
    const start = configured(aCatalogue({ lineItems: [aLineItem('line', [parquet])] }))
    const next = after(start, (c) => chooseOption(c, { itemId: 'parquet', productId: 'fine' }))
    expect(itemView(next, 'parquet').options.map(({ total }) => total)).toEqual([1732_50, 2358_13])
    expect(itemState(next, 'parquet').total).toBe(625_63)
  })

  it('ENG-17 a cheaper choice lowers the total', () => {
    const door = anItem('door', { options: [fixedOption('standard', 420_00), fixedOption('plain', 380_00)] })
    const start = configured(aCatalogue({ lineItems: [aLineItem('line', [door])] }))
    expect(unitState(after(start, (c) => chooseOption(c, { itemId: 'door', productId: 'plain' }))).total).toBe(-40_00)
  })

  it('ENG-38 what is on request counts 0 and is counted beside every total', () => {
    const window = anItem('window', {
      options: [anOption('standard'), anOption('custom', { priceMode: 'on_request' })],
    })
    const start = configured(aCatalogue({ lineItems: [aLineItem('line', [window])] }))
    const next = after(start, (c) => chooseOption(c, { itemId: 'window', productId: 'custom' }))
    expect(unitState(next)).toMatchObject({ total: 0, onRequestCount: 1 })
    expect(roomState(next, 'room').onRequestCount).toBe(1)
    expect(itemState(next, 'window').isOnRequest).toBe(true)
  })

  it('UPG-20 a line item that two bundles cover stays, and counts once all along', () => {
    const line = (id: string, price: number) =>
      anOptionalLineItem(id, [
        anItem(`${id}-item`, { options: [fixedOption(`${id}-a`, price), fixedOption(`${id}-b`, price + 50_00)] }),
      ])
    const catalogue = aCatalogue({
      lineItems: [line('both', 100_00), line('first', 10_00), line('second', 1_00)],
      bundles: [aBundle('one', ['both', 'first']), aBundle('two', ['both', 'second'])],
    })
    const active = after(
      configured(catalogue),
      (c) => toggleBundle(c, { bundleId: 'one' }),
      (c) => toggleBundle(c, { bundleId: 'two' }),
      (c) => chooseOption(c, { itemId: 'both-item', productId: 'both-b' }),
    )
    expect(unitState(active).total).toBe(161_00)
    const left = after(active, (c) => toggleBundle(c, { bundleId: 'one' }))
    expect(unitState(left).total).toBe(151_00)
    expect(itemState(left, 'both-item').hasBuyerSelection).toBe(true)
    expect(lineItemState(left, 'first').activated).toBe(false)
  })
})

describe('levels', () => {
  it('ENG-1 ENG-2 sections hold sub-sections, these line items, these items', () => {
    const catalogue = aCatalogue({
      sections: [
        aSection('one', [aSubSection('a', [aLineItem('x', [floor])]), aSubSection('b', [aLineItem('y', [])])]),
        aSection('two', [
          aSubSection('c', [
            aLineItem('z', [anItem('lamp', { options: [fixedOption('l1', 0), fixedOption('l2', 30_00)] })]),
          ]),
        ]),
      ],
    })
    const next = after(
      configured(catalogue),
      (c) => chooseOption(c, { itemId: 'floor', productId: 'stone' }),
      (c) => chooseOption(c, { itemId: 'lamp', productId: 'l2' }),
    )
    expect(['one', 'two'].map((id) => sectionTotal(next, id))).toEqual([1200_00, 30_00])
    expect(['a', 'b', 'c'].map((id) => subSectionTotal(next, id))).toEqual([1200_00, 0, 30_00])
    expect(roomItemIds(next.prepared, 'room')).toEqual(['floor', 'lamp'])
  })

  it('ENG-17 a cancelled item counts nothing', () => {
    const cancelled = { ...floor, id: 'gone', cancelled: true }
    const start = configured(
      aCatalogue({ lineItems: [anOptionalLineItem('line', [floor, cancelled], { activated: true })] }),
    )
    expect(lineItemState(start, 'line')).toMatchObject({ total: 1800_00, defaultTotal: 1800_00 })
  })

  it('ENG-23 a line item is pending as long as one of its items is', () => {
    const lamp = anItem('lamp', { options: [fixedOption('l1', 0), fixedOption('l2', 0)] })
    const start = configured(aCatalogue({ lineItems: [aLineItem('line', [floor, lamp])] }))
    const half = after(start, (c) => chooseOption(c, { itemId: 'floor', productId: 'oak' }))
    const whole = after(half, (c) => chooseOption(c, { itemId: 'lamp', productId: 'l1' }))
    expect([start, half, whole].map((c) => lineItemState(c, 'line').buyerSelectionPending)).toEqual([true, true, false])
  })

  it('UPG-6 items of the whole unit are a part of the cart of their own', () => {
    const meter = anItem('meter', { roomId: null, options: [fixedOption('m1', 0), fixedOption('m2', 99_00)] })
    const next = after(configured(aCatalogue({ lineItems: [aLineItem('line', [floor, meter])] })), (c) =>
      chooseOption(c, { itemId: 'meter', productId: 'm2' }),
    )
    expect(cart(next).unitWide.total).toBe(99_00)
    expect(roomItemIds(next.prepared, null)).toEqual(['meter'])
  })
})

describe('rooms and progress', () => {
  it('ENG-27 ENG-44 a room is complete when nothing is open any more', () => {
    const lamp = anItem('lamp', { options: [fixedOption('l1', 0), fixedOption('l2', 0)] })
    const start = configured(aCatalogue({ lineItems: [aLineItem('line', [floor, lamp])] }))
    const half = after(start, (c) => chooseOption(c, { itemId: 'floor', productId: 'oak' }))
    const whole = after(half, (c) => chooseOption(c, { itemId: 'lamp', productId: 'l1' }))
    expect([start, half, whole].map((c) => roomState(c, 'room').progress)).toEqual([0, 0.5, 1])
    expect([start, half, whole].map((c) => roomState(c, 'room').complete)).toEqual([false, false, true])
    expect(unitState(half).progress).toBe(0.5)
  })

  it('ENG-28 ENG-29 a room without a visible, activated line item is locked, and hidden unless it is to show empty', () => {
    const own = (roomId: string) =>
      anItem(`in-${roomId}`, { roomId, options: [fixedOption('l1', 0), fixedOption('l2', 0)] })
    const catalogue = aCatalogue({
      rooms: [aRoom('empty'), aRoom('shown-empty', { showEmpty: true }), aRoom('hidden')],
      lineItems: [
        anOptionalLineItem('a', [own('empty')]),
        anOptionalLineItem('b', [own('shown-empty')]),
        aLineItem('c', [own('hidden')], { visible: false }),
      ],
    })
    const start = configured(catalogue)
    const states = ['empty', 'shown-empty', 'hidden'].map((id) => roomState(start, id))
    expect(states.map(({ locked }) => locked)).toEqual([true, true, true])
    expect(states.map(({ shown }) => shown)).toEqual([false, true, false])
    expect(states.map(({ complete }) => complete)).toEqual([false, false, false])
    const open = after(start, (c) => activateLineItem(c, { lineItemId: 'a', activated: true }))
    expect(roomState(open, 'empty')).toMatchObject({ locked: false, shown: true })
  })

  it('ENG-45 SHL-49 simplifiedConfiguration counts every item as decided', () => {
    const catalogue = aCatalogue({ lineItems: [aLineItem('line', [floor])] })
    expect(unitState(configured(catalogue, selections(), { simplifiedConfiguration: true })).progress).toBe(1)
    expect(unitState(configured(catalogue)).progress).toBe(0)
  })

  it('ENG-30 a unit with something to choose can be reopened', () => {
    const catalogue = aCatalogue({ lineItems: [aLineItem('line', [floor])] })
    expect(isReactivatable(configured(catalogue, selections(), { completed: true }))).toBe(true)
    expect(isReactivatable(configured(catalogue, selections(), { completed: true, lockedTrades: ['FLI'] }))).toBe(false)
    expect(isReactivatable(configured(aCatalogue({ lineItems: [] })))).toBe(false)
  })

  it('ENG-35 completing seals the rooms and leaves every amount as it is', () => {
    const open = after(configured(aCatalogue({ lineItems: [aLineItem('line', [floor])] })), (c) =>
      chooseOption(c, { itemId: 'floor', productId: 'stone' }),
    )
    const sealed = withCircumstances(open, circumstances({ completed: true }))
    expect(roomState(sealed, 'room')).toMatchObject({ sealed: true, total: 1200_00 })
    expect(itemState(sealed, 'floor').selectable).toBe(false)
    expect(itemState(open, 'floor').selectable).toBe(true)
  })
})
