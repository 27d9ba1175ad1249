import { describe, expect, it } from 'vitest'
import type { Option, Product } from '../catalogue/catalogue.types.ts'
import { findFacets, prepareCatalogue } from '#shared/domain/index.ts'
import { aCatalogue, aLineItem, anItem, anOption, aProduct, fixedOption } from '#shared/testing/builders.ts'

const WOOD = { key: 'wood', title: 'Holz' }
const TILE = { key: 'tile', title: 'Fliese' }

function getFacets(options: readonly Option[], products: readonly Product[] = []) {
  const catalogue = aCatalogue({ lineItems: [aLineItem('line', [anItem('floor', { options })])], products })
  return findFacets(prepareCatalogue(catalogue), 'floor')
}

/** Price classes of options that cost so many euros more than the first one. */
function getClasses(...euros: readonly number[]) {
  const options = [0, ...euros].map((more, index) => fixedOption(`p${index}`, 1_000_00 + more * 100))
  const price = getFacets(options).find(({ kind }) => kind === 'price')
  return price?.values.map(({ key, productIds }) => [key, ...productIds])
}

describe('facets of an item', () => {
  const options = ['oak', 'stone', 'ash', 'plain'].map((id) => fixedOption(id, 10))

  it('LIKE-5 say of each value how many options have it, and which', () => {
    const products = [
      aProduct('oak', { material: WOOD, color: '#7d5a3c' }),
      aProduct('stone', { material: TILE, color: '#f0f0f0' }),
      aProduct('ash', { material: { ...WOOD, title: 'Massivholz' }, color: '#e0cfae' }),
    ]
    expect(getFacets(options, products)).toEqual([
      {
        kind: 'material',
        values: [
          { key: 'wood', title: 'Holz', count: 2, productIds: ['oak', 'ash'] },
          { key: 'tile', title: 'Fliese', count: 1, productIds: ['stone'] },
        ],
      },
      {
        kind: 'tone',
        values: [
          { key: 'light', count: 2, productIds: ['stone', 'ash'] },
          { key: 'medium', count: 1, productIds: ['oak'] },
        ],
      },
    ])
  })

  it('LIKE-5 come back only where they divide the options', () => {
    expect(getFacets(options)).toEqual([])
    expect(getFacets([])).toEqual([])
    const alike = options.map(({ productId }) => aProduct(productId, { material: WOOD, color: '#ffffff' }))
    expect(getFacets(options, alike)).toEqual([])
    expect(getFacets(options, alike.slice(1))).toEqual([])
  })

  it('of an item that is not there are refused', () => {
    const prepared = prepareCatalogue(aCatalogue({}))
    expect(() => findFacets(prepared, 'floor')).toThrow('no item floor')
  })
})

describe('price classes', () => {
  it('LIKE-6 tell cheaper ones, those at the price of the standard, and thirds of the surcharges', () => {
    expect(getClasses(-5, 0, 60, 10, 30, 20, 50, 40)).toEqual([
      ['less', 'p1'],
      ['included', 'p0', 'p2'],
      ['little', 'p4', 'p6'],
      ['more', 'p5', 'p8'],
      ['most', 'p3', 'p7'],
    ])
  })

  it('LIKE-6 go by different amounts, however many options have the same, and however far apart they are', () => {
    expect(getClasses(10)).toEqual([
      ['included', 'p0'],
      ['little', 'p1'],
    ])
    expect(getClasses(10, 20)?.slice(1)).toEqual([
      ['little', 'p1'],
      ['more', 'p2'],
    ])
    expect(getClasses(10, 10, 10, 20, 5_000)?.slice(1)).toEqual([
      ['little', 'p1', 'p2', 'p3'],
      ['more', 'p4'],
      ['most', 'p5'],
    ])
  })

  it('LIKE-6 set apart what is on request, and go by quantities', () => {
    const options = [
      fixedOption('standard', 100_00),
      anOption('custom', { priceMode: 'on_request', price: 900_00 }),
      anOption('included', { priceMode: 'included', price: 900_00 }),
      anOption('by-area', { priceMode: 'per_unit', price: 60_00, quantity: 2 }),
    ]
    expect(getFacets(options)[0]?.values).toEqual([
      { key: 'less', count: 1, productIds: ['included'] },
      { key: 'included', count: 1, productIds: ['standard'] },
      { key: 'little', count: 1, productIds: ['by-area'] },
      { key: 'on_request', count: 1, productIds: ['custom'] },
    ])
  })
})
