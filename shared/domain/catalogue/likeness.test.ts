import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { measureLikeness, getTone } from '#shared/domain/index.ts'
import { anyColors, fewAppearances } from '#shared/testing/appearance-arbitrary.ts'
import { propertySettings } from '#shared/testing/property-settings.ts'
import { measureLikenessExactly } from './likeness.ts'

const WOOD = { key: 'wood', title: 'Holz' }
const TILE = { key: 'tile', title: 'Fliese' }
const OAK = { color: '#c9a173', material: WOOD }

describe('how alike two products look', () => {
  it('LIKE-3 is 0 for the same, whatever the language, and grows with the difference of the colours', () => {
    expect(measureLikeness(OAK, { color: '#C9A173', material: { key: 'wood', title: 'Wood' } })).toBe(0)
    const greys = ['#808080', '#868686', '#a0a0a0', '#e0e0e0', '#ffffff']
    const far = greys.map((color) => measureLikeness({ color: '#808080' }, { color }))
    expect(far).toEqual(far.toSorted((a, b) => a - b))
    expect(new Set(far).size).toBe(greys.length)
    expect(measureLikeness({ color: '#000000' }, { color: '#ffffff' })).toBeCloseTo(100 / 120, 4)
  })

  it('LIKE-3 goes by the colour first, and by the material where colours are equally near', () => {
    const almost = { color: '#c9a174', material: TILE }
    const other = { color: '#c8a072', material: WOOD }
    expect(measureLikeness(OAK, { ...OAK, material: TILE })).toBeGreaterThan(0)
    expect(measureLikeness(OAK, { ...OAK, material: TILE })).toBeLessThan(measureLikeness(OAK, almost))
    expect(measureLikeness(OAK, almost)).toBeLessThan(measureLikeness(OAK, other))
  })

  it('LIKE-3 takes a colour that is not known for the farthest, and then goes by the material', () => {
    const unknown = [{ material: WOOD }, { color: null, material: WOOD }, { color: 'oak', material: WOOD }]
    for (const product of unknown) {
      expect(measureLikeness(OAK, product)).toBeGreaterThan(measureLikeness(OAK, { color: '#000040', material: TILE }))
      expect(measureLikeness(OAK, product)).toBeLessThan(measureLikeness(OAK, { material: TILE }))
    }
    expect(measureLikeness(undefined, OAK)).toBe(1)
    expect(measureLikeness(undefined, {})).toBe(measureLikeness({ material: null }, {}))
  })

  it('LIKE-3 is between 0 and 1, the same either way round, and rounded where it is added up', () => {
    fc.assert(
      fc.property(fc.oneof(anyColors, fewAppearances), fc.oneof(anyColors, fewAppearances), (one, other) => {
        const distance = measureLikeness(one, other)
        expect(distance).toBeGreaterThanOrEqual(0)
        expect(distance).toBeLessThanOrEqual(1)
        expect(measureLikeness(other, one)).toBeCloseTo(distance, 12)
        expect(measureLikenessExactly(one, other) / 1e9).toBeCloseTo(distance, 8)
      }),
      propertySettings(),
    )
  })

  it('LIKE-3 never calls two colours farther apart than can be', () => {
    // The two of sRGB that CIEDE2000 sets farthest apart.
    expect(measureLikeness({ color: '#00006d' }, { color: '#92ff00', material: WOOD })).toBeLessThanOrEqual(1)
  })
})

describe('the tone of a product', () => {
  it.each([
    ['#ffffff', 'light'],
    ['#d9c7ab', 'light'],
    ['#9e9e9e', 'light'],
    ['#9d9d9d', 'medium'],
    ['#9b9a97', 'medium'],
    ['#5f5f5f', 'medium'],
    ['#5d5d5d', 'dark'],
    ['#000000', 'dark'],
  ])('LIKE-4 of %s is %s', (color, tone) => {
    expect(getTone({ color })).toBe(tone)
  })

  it('LIKE-4 is not known without a colour', () => {
    expect([getTone({}), getTone({ color: null }), getTone(undefined)]).toEqual([null, null, null])
  })
})
