import { describe, expect, it } from 'vitest'
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
} from '#shared/testing/builders.ts'
import { after, configured, refusal } from '#shared/testing/engine-driver.ts'
import { aDesignLineSelection, selections } from '#shared/testing/selection-builders.ts'
import {
  chooseDesignLine,
  chooseDesignLineByName,
  chooseInAllRooms,
  chooseOption,
  designLineGroups,
  hasEveryDesignLine,
  itemState,
  itemView,
  opensDesignLineSelection,
  getSelections,
  toggleBundle,
  unitState,
  type Configuration,
} from '../index.ts'
import { findConflicts } from '#shared/testing/broken-rules.ts'
import { GLOBAL_STATUS } from './design-line-views.ts'

const item = (id: string, roomId: string) =>
  anItem(id, {
    roomId,
    options: [fixedOption(`${id}-a`, 0), fixedOption(`${id}-warm`, 40_00), fixedOption(`${id}-cool`, 60_00)],
  })
const catalogue = (scope: 'room' | 'unit') =>
  aCatalogue({
    lineItems: [
      aLineItem('line', [
        item('floor', 'bath'),
        item('lamp', 'hall'),
        anItem('free', { roomId: 'bath', options: [fixedOption('f1', 0), fixedOption('f2', 7_00)] }),
      ]),
    ],
    designLineGroups: [
      aDesignLineGroup(
        'style',
        [aDesignLine('warm', ['floor-warm', 'lamp-warm']), aDesignLine('cool', ['floor-cool', 'lamp-cool'])],
        { scope },
      ),
    ],
    rules: [aRule('r', ['floor', 'free'], [{ when: ['floor-cool'], then: ['f1'] }])],
  })
const choose = (designLineId: string, roomId: string | null) => (c: Configuration) =>
  chooseDesignLine(c, { designLineGroupId: 'style', designLineId, roomId })

describe('design lines', () => {
  it('DSL-1 DSL-2 DSL-4 a line of scope room gives its products to that room', () => {
    const next = after(configured(catalogue('room')), choose('warm', 'bath'))
    expect(itemState(next, 'floor').defactoProductId).toBe('floor-warm')
    expect(itemState(next, 'floor').hasBuyerSelection).toBe(false)
    expect(itemState(next, 'lamp').defactoProductId).toBe('lamp-a')
    expect(unitState(next).total).toBe(40_00)
    expect(getSelections(next).buyerDesignLineSelections).toEqual([aDesignLineSelection('bath', 'style', 'warm')])
  })

  it('DSL-1 a line of scope unit gives them to every room', () => {
    const next = after(configured(catalogue('unit')), choose('warm', 'bath'))
    expect(['floor', 'lamp'].map((id) => itemState(next, id).defactoProductId)).toEqual(['floor-warm', 'lamp-warm'])
    expect(getSelections(next).buyerDesignLineSelections).toHaveLength(2)
  })

  it('DSL-9 the buyer’s selections against the line go, all others stay', () => {
    const start = configured(
      catalogue('room'),
      selections({ choices: { floor: 'floor-cool', lamp: 'lamp-cool', free: 'f1' } }),
    )
    const next = after(start, choose('warm', 'bath'))
    expect(Object.keys(getSelections(next).buyerSelections)).toEqual(['lamp', 'free'])
    const same = after(start, choose('cool', 'bath'))
    expect(Object.keys(getSelections(same).buyerSelections)).toEqual(['floor', 'lamp', 'free'])
  })

  it('CFG-20 CFG-24 with a line, only its own options are recommended where it has one', () => {
    const next = after(configured(catalogue('room')), choose('warm', 'bath'))
    expect(itemView(next, 'floor').options.map(({ recommended }) => recommended)).toEqual([false, true, false])
    expect(itemView(next, 'free').options.map(({ recommended }) => recommended)).toEqual([true, true])
    expect(itemView(next, 'lamp').options.every(({ recommended }) => recommended)).toBe(true)
  })

  it('DSL-9 a product of the line that a choice stands against gives way to the standard', () => {
    const start = configured(catalogue('room'), selections({ choices: { free: 'f2' } }))
    const next = after(start, choose('cool', 'bath'))
    expect(itemState(next, 'floor').defactoProductId).toBe('floor-a')
    expect(findConflicts(next)).toEqual([])
    const again = after(next, (c) => chooseOption(c, { itemId: 'free', productId: 'f1' }))
    expect(itemState(again, 'floor').defactoProductId).toBe('floor-cool')
  })

  it('DSL-4 ENG-35 unknown lines and rooms and completed units are refused', () => {
    const start = configured(catalogue('room'))
    expect(refusal(choose('none', 'bath')(start)).code).toBe('DESIGN_LINE_UNKNOWN')
    expect(refusal(choose('warm', 'attic')(start)).code).toBe('ROOM_UNKNOWN')
    expect(refusal(choose('warm', 'bath')(configured(catalogue('room'), selections(), { completed: true }))).code).toBe(
      'UNIT_COMPLETED',
    )
  })
})

describe('what design lines say', () => {
  const group = (c: Configuration) => designLineGroups(c)[0]!

  it('DSL-1 DSL-2 DSL-3 status, completion and base price per room', () => {
    const start = configured(catalogue('room'))
    expect(group(start)).toMatchObject({ id: 'style', scope: 'room', completed: { bath: false, hall: false } })
    const next = after(start, choose('cool', 'bath'))
    expect(group(next).completed).toEqual({ bath: true, hall: false })
    const [warm, cool] = group(next).designLines
    expect([warm?.status, cool?.status]).toEqual([
      { bath: false, hall: false },
      { bath: true, hall: false },
    ])
    expect([warm?.infoByRoomId['bath']?.basePrice, cool?.infoByRoomId['bath']?.basePrice]).toEqual([40_00, 60_00])
    expect(cool?.infoByRoomId['bath']).toMatchObject({
      productIds: ['floor-cool'],
      defactoSelected: true,
      completed: false,
    })
    expect(cool?.infoByRoomId['hall']).toMatchObject({ productIds: ['lamp-cool'], defactoSelected: false })
    const decided = after(next, (c) => chooseOption(c, { itemId: 'floor', productId: 'floor-cool' }))
    expect(group(decided).designLines[1]?.infoByRoomId['bath']?.completed).toBe(true)
    expect(cool?.selected).toBe(false)
  })

  it('DSL-2 a group of scope unit has one status for all', () => {
    const next = after(configured(catalogue('unit')), choose('cool', null))
    expect(group(next).designLines.map(({ status, selected }) => [status, selected])).toEqual([
      [{ [GLOBAL_STATUS]: false }, false],
      [{ [GLOBAL_STATUS]: true }, true],
    ])
  })

  it('DSL-5 DSL-6 DSL-7 DSL-11 SHL-53 the selection opens by itself as long as a room has no line, and closes when every group has one', () => {
    const start = configured(catalogue('room'))
    const half = after(start, choose('cool', 'bath'))
    const whole = after(half, choose('warm', 'hall'))
    const opens = (c: Configuration, designLinesSelection20 = false, cameByQuery = false) =>
      opensDesignLineSelection(c, { designLinesSelection20, cameByQuery })
    expect([start, half, whole].map((c) => opens(c))).toEqual([true, true, false])
    expect([start, half, whole].map(hasEveryDesignLine)).toEqual([false, false, true])
    expect([opens(start, true), opens(start, false, true)]).toEqual([false, false])
  })

  it('DSL-14 DSL-15 a line is applied by name, in any case, to the rooms that have none', () => {
    const start = after(configured(catalogue('room')), choose('cool', 'bath'))
    const next = after(start, (c) => chooseDesignLineByName(c, ' WARM '))
    expect(getSelections(next).buyerDesignLineSelections).toEqual([
      aDesignLineSelection('bath', 'style', 'cool'),
      aDesignLineSelection('hall', 'style', 'warm'),
    ])
    expect(refusal(chooseDesignLineByName(start, 'loud')).code).toBe('DESIGN_LINE_UNKNOWN')
    const result = chooseDesignLineByName(start, 'warm')
    expect(result.ok && result.change.buyerDesignLineSelections).toHaveLength(2)
  })

  it('DSL-18 DSL-19 IMG-16 IMG-17 a card shows three pictures, of the main trades first, and a subtitle in any case', () => {
    const trades = ['MAL', 'FLI', 'ELT', 'PRK']
    const items = trades.map((trade) =>
      anItem(trade, { trade, options: [fixedOption(`${trade}-a`, 0), fixedOption(`${trade}-b`, 1_00)] }),
    )
    const line = aDesignLine(
      'line',
      items.map(({ id }) => `${id}-b`),
      { description: 'x'.repeat(60) },
    )
    const parts = { lineItems: [aLineItem('l', items)], designLineGroups: [aDesignLineGroup('g', [line])] }
    const view = group(configured(aCatalogue(parts))).designLines[0]
    expect(view?.infoByRoomId['room']?.previewProductIds).toEqual(['PRK-b', 'ELT-b', 'FLI-b'])
    expect(view?.subtitle).toBe('x'.repeat(50))
  })
})

describe('the same in all rooms', () => {
  it('UPG-23 upgrades are switched on first, then the option is chosen in every room that has it', () => {
    const tap = (roomId: string) =>
      anItem(`tap-${roomId}`, {
        roomId,
        productGroupId: 'tap',
        options: [fixedOption('tap-a', 0), fixedOption('tap-b', 9_00)],
      })
    const comfort = aCatalogue({
      lineItems: [
        anOptionalLineItem('one', [tap('bath')]),
        anOptionalLineItem('two', [tap('guest')]),
        aLineItem('three', [tap('kitchen')]),
      ],
      bundleGroups: [aBundleGroup('group')],
      bundles: [aBundle('bath', ['one']), aBundle('guest', ['two'])],
    })
    const start = after(configured(comfort), (c) => toggleBundle(c, { bundleId: 'bath' }))
    const result = chooseInAllRooms(start, { itemId: 'tap-bath', productId: 'tap-b' })
    const next = after(start, () => result)
    expect(['bath', 'guest', 'kitchen'].map((room) => itemState(next, `tap-${room}`).defactoProductId)).toEqual([
      'tap-b',
      'tap-b',
      'tap-b',
    ])
    expect(unitState(next).total).toBe(27_00)
    expect(result.ok && result.change).toMatchObject({
      buyerSelections: {
        'tap-bath': { productId: 'tap-b' },
        'tap-guest': { productId: 'tap-b' },
        'tap-kitchen': { productId: 'tap-b' },
      },
      buyerLineItemActivations: { two: { activated: true, upgradeBundleId: 'guest' } },
    })
    expect(refusal(chooseInAllRooms(start, { itemId: 'tap-bath', productId: 'none' })).code).toBe('OPTION_UNKNOWN')
  })

  it('UPG-23 an upgrade that is active already is not switched off', () => {
    const tap = (roomId: string) =>
      anItem(`tap-${roomId}`, {
        roomId,
        productGroupId: 'tap',
        options: [fixedOption('tap-a', 0), fixedOption('tap-b', 9_00)],
      })
    const catalogue = aCatalogue({
      lineItems: [
        anOptionalLineItem('one', [tap('bath')], { activated: true }),
        anOptionalLineItem('two', [tap('guest')], { activated: true }),
        anOptionalLineItem('instead', [], { activated: true, replacesLineItemIds: ['two'] }),
      ],
      bundleGroups: [aBundleGroup('group')],
      bundles: [aBundle('bath', ['one']), aBundle('guest', ['two'])],
    })
    const result = chooseInAllRooms(configured(catalogue), { itemId: 'tap-bath', productId: 'tap-b' })
    expect(result.ok && result.change.buyerLineItemActivations).toEqual({})
  })
})
