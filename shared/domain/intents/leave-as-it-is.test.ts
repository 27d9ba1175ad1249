import { describe, expect, it } from 'vitest'
import { chooseDesignLine, leaveAsItIs, pendingItemIds, itemState } from '#shared/domain/index.ts'
import {
  aCatalogue,
  aDesignLine,
  aDesignLineGroup,
  aLineItem,
  anItem,
  aRoom,
  aRule,
  fixedOption,
} from '#shared/testing/builders.ts'
import { after, configured, refusal } from '#shared/testing/engine-driver.ts'
import { selections } from '#shared/testing/selection-builders.ts'

const two = (id: string, overrides: Parameters<typeof anItem>[1] = {}) =>
  anItem(id, { options: [fixedOption(`${id}-a`, 0), fixedOption(`${id}-b`, 100_00)], ...overrides })

describe('leaving a room as it is', () => {
  it('GUI-2: chooses what is fitted for each open item of the room, as a touch would', () => {
    const catalogue = aCatalogue({
      rooms: [aRoom('bath'), aRoom('hall')],
      lineItems: [
        aLineItem('line', [
          two('floor', { roomId: 'bath' }),
          two('wall', { roomId: 'bath' }),
          two('lamp', { roomId: 'bath', trade: 'ELT' }),
          two('door', { roomId: 'hall' }),
        ]),
      ],
    })
    const chosen = selections({ choices: { wall: 'wall-b' } })
    const start = configured(catalogue, chosen, { lockedTrades: ['ELT'] })
    expect(leaveAsItIs(start, { roomId: 'bath' })).toMatchObject({
      ok: true,
      change: {
        buyerSelections: { floor: { productId: 'floor-a', quantity: null } },
        buyerLineItemActivations: {},
        buyerDesignLineSelections: null,
      },
    })
    const left = after(start, (current) => leaveAsItIs(current, { roomId: 'bath' }))
    expect([pendingItemIds(left, 'bath'), pendingItemIds(left, 'hall')]).toEqual([[], ['door']])
  })

  it('GUI-2: leaves open what has no standard, and what breaks a rule', () => {
    const catalogue = aCatalogue({
      lineItems: [aLineItem('line', [two('floor'), two('basin', { defaultProductId: null }), two('tap'), two('lamp')])],
      rules: [aRule('r', ['tap', 'lamp'], [{ when: ['tap-a'], then: ['lamp-b'] }])],
    })
    const left = after(configured(catalogue), (current) => leaveAsItIs(current, { roomId: 'room' }))
    expect(itemState(left, 'floor').hasBuyerSelection).toBe(true)
    expect(pendingItemIds(left, 'room')).toContain('basin')
    expect(itemState(left, 'tap').hasBuyerSelection).toBe(false)
  })

  it('GUI-2: leaves open what would let a design line product back in elsewhere', () => {
    // Both lines' products clash with each other, so both gave way to the standard; with one held, the other would come back.
    const catalogue = aCatalogue({
      rooms: [aRoom('bath'), aRoom('hall')],
      lineItems: [aLineItem('line', [two('tile', { roomId: 'bath' }), two('door', { roomId: 'hall' })])],
      rules: [aRule('r', ['tile', 'door'], [{ when: ['tile-b'], then: ['door-a'] }], { scope: 'unit' })],
      designLineGroups: [
        aDesignLineGroup('style', [aDesignLine('green', ['tile-b']), aDesignLine('blue', ['door-b'])], {
          scope: 'room',
        }),
      ],
    })
    const choose = (roomId: string, designLineId: string) => ({ designLineGroupId: 'style', designLineId, roomId })
    const start = after(
      configured(catalogue),
      (current) => chooseDesignLine(current, choose('bath', 'green')),
      (current) => chooseDesignLine(current, choose('hall', 'blue')),
    )
    expect([itemState(start, 'tile').defactoProductId, itemState(start, 'door').defactoProductId]).toEqual([
      'tile-a',
      'door-a',
    ])
    const left = after(start, (current) => leaveAsItIs(current, { roomId: 'bath' }))
    expect(itemState(left, 'door').defactoProductId).toBe('door-a')
    expect(pendingItemIds(left, 'bath')).toEqual(['tile'])
  })

  it('GUI-2: refuses a completed unit and a room that there is not', () => {
    const catalogue = aCatalogue({ lineItems: [aLineItem('line', [two('floor')])] })
    const done = configured(catalogue, selections(), { completed: true })
    expect(refusal(leaveAsItIs(done, { roomId: 'room' })).code).toBe('UNIT_COMPLETED')
    expect(refusal(leaveAsItIs(configured(catalogue), { roomId: 'nowhere' })).code).toBe('ROOM_UNKNOWN')
  })
})
