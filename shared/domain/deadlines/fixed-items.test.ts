import { describe, expect, it } from 'vitest'
import { aCatalogue, aLineItem, anItem, fixedOption } from '#shared/testing/builders.ts'
import { circumstances, selections } from '#shared/testing/selection-builders.ts'
import { configure, prepareCatalogue } from '../index.ts'
import { listFixedItems } from './fixed-items.ts'

const item = (id: string, trade: string, prices: readonly number[]) =>
  anItem(id, {
    roomId: 'hall',
    trade,
    productGroupId: id,
    options: prices.map((price, at) => fixedOption(`${id}-${at}`, price)),
  })
const catalogue = prepareCatalogue(
  aCatalogue({
    lineItems: [
      aLineItem('all', [
        item('switch', 'ELT', [0, 90_00]),
        item('lamp', 'ELT', [0, 250_50]),
        item('cable', 'ELT', [0]),
        item('floor', 'PRK', [0, 500_00]),
      ]),
    ],
  }),
)
const look = (choices = {}, locked: readonly string[] = []) =>
  configure(catalogue, selections({ choices }), circumstances({ lockedTrades: locked }))
const ids = ({ items }: ReturnType<typeof listFixedItems>) => items.map(({ id }) => id)

describe('what a deadline fixes', () => {
  it('DDL-23: what is open of its trades, as it stands, and nothing that is nobody’s decision', () => {
    const fixed = listFixedItems(look(), ['ELT'], false)
    expect(ids(fixed)).toEqual(['switch', 'lamp'])
    expect(fixed).toMatchObject({ decidedCount: 0, count: 2, total: 0, onRequestCount: 0 })
    expect(fixed.items[0]).toMatchObject({ defactoProductId: 'switch-0' })
  })

  it('DDL-23: follows what is chosen', () => {
    const fixed = listFixedItems(look({ lamp: 'lamp-1' }), ['ELT'], false)
    expect(ids(fixed)).toEqual(['switch'])
    expect(fixed).toMatchObject({ decidedCount: 1, count: 2 })
  })

  it('DDL-23: once it is over, all that it holds, with what that comes to', () => {
    const fixed = listFixedItems(look({ lamp: 'lamp-1' }, ['ELT']), ['ELT'], true)
    expect(ids(fixed)).toEqual(['switch', 'lamp'])
    expect(fixed.total).toBe(250_50)
    // Given more time, nothing is held.
    expect(ids(listFixedItems(look({}, ['PRK']), ['ELT'], true))).toEqual(['switch', 'lamp'])
  })
})
