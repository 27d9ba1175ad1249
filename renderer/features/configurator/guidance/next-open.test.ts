import { describe, expect, it } from 'vitest'
import { chooseOption } from '#shared/domain/index.ts'
import { aCatalogue, aLineItem, anItem, aRoom, fixedOption } from '#shared/testing/builders.ts'
import { after, configured } from '#shared/testing/engine-driver.ts'
import { selections } from '#shared/testing/selection-builders.ts'
import { nextOpenItem, nextStep } from './next-open.ts'

const two = (id: string, roomId: string) =>
  anItem(id, { roomId, options: [fixedOption(`${id}-a`, 0), fixedOption(`${id}-b`, 100_00)] })

/** The bathroom lists its tiles first, whatever the room book says. */
const catalogue = aCatalogue({
  rooms: [
    aRoom('hall', { position: 1 }),
    aRoom('bath', {
      position: 2,
      configuratorGroups: [{ id: 'g', title: 'Fliesen', subLineItemIds: ['wall', 'floor'] }],
    }),
    aRoom('kitchen', { position: 3 }),
  ],
  lineItems: [
    aLineItem('line', [
      two('lamp', 'bath'),
      two('floor', 'bath'),
      two('wall', 'bath'),
      two('front', 'kitchen'),
      two('door', 'hall'),
      two('rail', 'hall'),
    ]),
  ],
})
const start = configured(catalogue)
const decided = (...itemIds: readonly string[]) =>
  after(
    start,
    ...itemIds.map((itemId) => (current: typeof start) => chooseOption(current, { itemId, productId: `${itemId}-a` })),
  )
const at = (roomId: string, openItemId: string | null, hasGroups = true) => ({ roomId, openItemId, hasGroups })

describe('the next open item', () => {
  it('GUI-1: follows the list of the room as it is shown, and comes back to what was passed over', () => {
    const order = (hasGroups: boolean) =>
      [null, 'wall', 'floor', 'lamp'].map((id) => nextOpenItem(start, at('bath', id, hasGroups))?.itemId)
    expect(order(true)).toEqual(['wall', 'floor', 'lamp', 'wall'])
    expect(order(false)).toEqual(['lamp', 'lamp', 'wall', 'floor'])
    expect(nextOpenItem(decided('lamp'), at('bath', 'lamp'))?.itemId).toBe('wall')
  })

  it('GUI-1: goes on to the rooms after it, and from the first again, and says how much they have open', () => {
    const bathDone = decided('wall', 'floor', 'lamp')
    expect(nextOpenItem(bathDone, at('bath', 'lamp'))).toEqual({ itemId: 'front', roomId: 'kitchen', openInRoom: 1 })
    expect(nextOpenItem(decided('wall', 'floor', 'lamp', 'front'), at('bath', 'lamp'))).toEqual({
      itemId: 'door',
      roomId: 'hall',
      openInRoom: 2,
    })
    expect(nextOpenItem(decided('wall', 'floor', 'lamp', 'front', 'door', 'rail'), at('bath', null))).toBeNull()
  })

  it('GUI-1: is offered from an open item, and after all of them the review', () => {
    expect(nextStep(decided('wall'), at('bath', null))).toBeNull()
    expect(nextStep(decided('wall'), at('bath', 'wall'))).toMatchObject({ kind: 'item', itemId: 'floor' })
    const all = decided('wall', 'floor', 'lamp', 'front', 'door', 'rail')
    expect(nextStep(all, at('bath', 'wall'))).toEqual({ kind: 'review' })
    expect(nextStep(configured(catalogue, selections(), { completed: true }), at('bath', 'wall'))).toBeNull()
  })

  it('GUI-1: of a deadline only what is of its trades is offered, across the rooms, and then the way back to it', () => {
    const ofTrade = (id: string, trade: string, roomId: string) => ({ ...two(id, roomId), trade })
    const rooms = aCatalogue({
      rooms: [aRoom('hall', { position: 1 }), aRoom('bath', { position: 2 })],
      lineItems: [
        aLineItem('line', [
          ofTrade('lamp', 'ELT', 'bath'),
          ofTrade('wall', 'FLI', 'bath'),
          ofTrade('fan', 'ELT', 'bath'),
          ofTrade('switch', 'ELT', 'hall'),
        ]),
      ],
    })
    const place = { ...at('bath', 'lamp'), trades: ['ELT'] }
    const walk = ['lamp', 'fan', 'switch'].map((id) => {
      const step = nextStep(configured(rooms), { ...place, roomId: id === 'switch' ? 'hall' : 'bath', openItemId: id })
      return step?.kind === 'item' ? step.itemId : step?.kind
    })
    // Nothing is decided: what was passed over comes after the other rooms, and not again at once.
    expect(walk).toEqual(['fan', 'switch', 'lamp'])
    expect(nextStep(configured(rooms), { ...place, trades: ['HLS'] })).toEqual({ kind: 'date' })
    expect(nextStep(configured(rooms), at('bath', 'lamp'))).toMatchObject({ itemId: 'wall' })
  })

  describe('where single items of an order are open again', () => {
    const openedPart = { orderNumber: 'LH-2026-0001', itemIds: ['rail', 'wall', 'front'] }
    const opened = (...itemIds: readonly string[]) => {
      const choices = Object.fromEntries(itemIds.map((id) => [id, `${id}-a`]))
      return configured(catalogue, selections({ choices }), { openedPart })
    }
    const all = ['rail', 'wall', 'front']
    const walk = (configuration: typeof start, from: string) => {
      const step = nextStep(configuration, at('bath', from))
      return step?.kind === 'item' ? step.itemId : (step?.kind ?? null)
    }

    it('KNW-2: goes through exactly these, decided as they are, and then to the review', () => {
      expect([...all, 'lamp'].map((from) => walk(opened(...all), from))).toEqual(['wall', 'front', 'review', 'rail'])
    })

    it('KNW-2: comes back to one that nobody has decided before the review', () => {
      expect(walk(opened('wall', 'front'), 'front')).toBe('rail')
    })

    it('KNW-2: says how many of them a room has', () => {
      expect(nextStep(opened(...all), at('hall', 'rail'))).toMatchObject({ roomId: 'bath', openInRoom: 1 })
    })
  })
})
