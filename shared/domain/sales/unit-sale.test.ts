import { describe, expect, it } from 'vitest'
import { changeSale, importSale, isReservationOver, type SaleTerms } from './unit-sale.ts'

const TODAY = '2026-11-24'
const FREE: SaleTerms = {
  salesStatus: 'VACANT',
  reservedUntil: null,
  reservedFor: '',
  price: 668_000_00,
  featured: false,
}
const RESERVED: SaleTerms = { ...FREE, salesStatus: 'RESERVED', reservedUntil: TODAY, reservedFor: 'Paul Nägele' }
const NOTHING_CHOSEN = { isStatusChosen: false, isPriceChosen: false, isFeaturedChosen: false }

describe('the sale of a unit', () => {
  it.each([
    ['without a day', { reservedUntil: null }, 'DATE_NEEDED'],
    ['until a day that is over', { reservedUntil: '2026-11-23' }, 'DATE_PAST'],
    ['for nobody', { reservedFor: '  ' }, 'PERSON_NEEDED'],
  ] as const)('SAL-1: is reserved until a day that is not over and for somebody, not %s', (_, wish, fault) => {
    expect(changeSale(FREE, { ...RESERVED, ...wish }, TODAY)).toEqual({ ok: false, fault })
    expect(changeSale(FREE, RESERVED, TODAY)).toMatchObject({ ok: true, sale: RESERVED })
  })

  it('SAL-1: says what has changed, and knows day and person of reservations alone', () => {
    expect(changeSale(RESERVED, { ...RESERVED, salesStatus: 'SOLD', featured: true }, TODAY)).toEqual({
      ok: true,
      sale: { ...FREE, salesStatus: 'SOLD', featured: true },
      changes: {
        standing: {
          from: { salesStatus: 'RESERVED', reservedUntil: TODAY, reservedFor: 'Paul Nägele' },
          to: { salesStatus: 'SOLD', reservedUntil: null, reservedFor: '' },
        },
        price: null,
        featured: { from: false, to: true },
      },
    })
  })

  it.each([-1, 0.5, Number.NaN, 2 ** 60])('SAL-1: costs whole cents or nothing is said of it, not %s', (price) => {
    expect(changeSale(FREE, { ...FREE, price }, TODAY)).toEqual({ ok: false, fault: 'PRICE_INVALID' })
    expect(changeSale(FREE, { ...FREE, price: 0 }, TODAY)).toMatchObject({ ok: true })
    expect(changeSale(FREE, { ...FREE, price: null }, TODAY)).toMatchObject({ ok: true, sale: { price: null } })
  })

  it('SAL-3: stays reserved when its day is over, and other things of it can be changed', () => {
    expect(isReservationOver(RESERVED, TODAY)).toBe(false)
    expect(isReservationOver(RESERVED, '2026-11-25')).toBe(true)
    expect(changeSale(RESERVED, { ...RESERVED, price: 1 }, '2026-11-25')).toMatchObject({
      ok: true,
      sale: { ...RESERVED, price: 1 },
    })
  })

  it('SAL-4: keeps what the team has said when a package comes in, and says what that would have changed', () => {
    const imported = { salesStatus: 'SOLD', price: 1_00, featured: true } as const
    expect(importSale(RESERVED, { ...NOTHING_CHOSEN, isStatusChosen: true }, imported)).toMatchObject({
      sale: { ...RESERVED, price: 1_00, featured: true },
      changes: { standing: null, price: { from: 668_000_00, to: 1_00 }, featured: { from: false, to: true } },
      kept: ['salesStatus'],
    })
    const all = { isStatusChosen: true, isPriceChosen: true, isFeaturedChosen: true }
    expect(importSale(RESERVED, all, imported)).toMatchObject({
      sale: RESERVED,
      kept: ['salesStatus', 'price', 'featured'],
    })
    expect(importSale(RESERVED, all, RESERVED).kept).toEqual([])
  })

  it('SAL-4: lets a package say what the team has not', () => {
    const imported = { salesStatus: 'VACANT', price: null, featured: false } as const
    expect(importSale(RESERVED, NOTHING_CHOSEN, imported)).toMatchObject({ sale: { ...FREE, price: null }, kept: [] })
    const same = { salesStatus: 'RESERVED', price: 668_000_00, featured: false } as const
    expect(importSale(RESERVED, NOTHING_CHOSEN, same).sale).toEqual(RESERVED)
  })
})
