import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertySettings } from '#shared/testing/property-settings.ts'
import { type Lab, labOfHex, labOfRgb, measureColorDifference } from './color.ts'

/** Two colours (L, a, b each) and their difference: table 1 of Sharma, Wu and Dalal (2005), all of it. */
const PUBLISHED = `
  50.0000 2.6772 -79.7751    50.0000 0.0000 -82.7485    2.0425
  50.0000 3.1571 -77.2803    50.0000 0.0000 -82.7485    2.8615
  50.0000 2.8361 -74.0200    50.0000 0.0000 -82.7485    3.4412
  50.0000 -1.3802 -84.2814   50.0000 0.0000 -82.7485    1.0000
  50.0000 -1.1848 -84.8006   50.0000 0.0000 -82.7485    1.0000
  50.0000 -0.9009 -85.5211   50.0000 0.0000 -82.7485    1.0000
  50.0000 0.0000 0.0000      50.0000 -1.0000 2.0000     2.3669
  50.0000 -1.0000 2.0000     50.0000 0.0000 0.0000      2.3669
  50.0000 2.4900 -0.0010     50.0000 -2.4900 0.0009     7.1792
  50.0000 2.4900 -0.0010     50.0000 -2.4900 0.0010     7.1792
  50.0000 2.4900 -0.0010     50.0000 -2.4900 0.0011     7.2195
  50.0000 2.4900 -0.0010     50.0000 -2.4900 0.0012     7.2195
  50.0000 -0.0010 2.4900     50.0000 0.0009 -2.4900     4.8045
  50.0000 -0.0010 2.4900     50.0000 0.0010 -2.4900     4.8045
  50.0000 -0.0010 2.4900     50.0000 0.0011 -2.4900     4.7461
  50.0000 2.5000 0.0000      50.0000 0.0000 -2.5000     4.3065
  50.0000 2.5000 0.0000      73.0000 25.0000 -18.0000   27.1492
  50.0000 2.5000 0.0000      61.0000 -5.0000 29.0000    22.8977
  50.0000 2.5000 0.0000      56.0000 -27.0000 -3.0000   31.9030
  50.0000 2.5000 0.0000      58.0000 24.0000 15.0000    19.4535
  50.0000 2.5000 0.0000      50.0000 3.1736 0.5854      1.0000
  50.0000 2.5000 0.0000      50.0000 3.2972 0.0000      1.0000
  50.0000 2.5000 0.0000      50.0000 1.8634 0.5757      1.0000
  50.0000 2.5000 0.0000      50.0000 3.2592 0.3350      1.0000
  60.2574 -34.0099 36.2677   60.4626 -34.1751 39.4387   1.2644
  63.0109 -31.0961 -5.8663   62.8187 -29.7946 -4.0864   1.2630
  61.2901 3.7196 -5.3901     61.4292 2.2480 -4.9620     1.8731
  35.0831 -44.1164 3.7933    35.0232 -40.0716 1.5901    1.8645
  22.7233 20.0904 -46.6940   23.0331 14.9730 -42.5619   2.0373
  36.4612 47.8580 18.3852    36.2715 50.5065 21.2231    1.4146
  90.8027 -2.0831 1.4410     91.1528 -1.6435 0.0447     1.4441
  90.9257 -0.5406 -0.9208    88.6381 -0.8985 -0.7239    1.5381
  6.7747 -0.2908 -2.4247     5.8714 -0.0985 -2.2286     0.6377
  2.0776 0.0795 -1.1350      0.9033 -0.0636 -0.5514     0.9082`

const pairs = PUBLISHED.trim()
  .split('\n')
  .map((line, index) => {
    const [l = 0, a = 0, b = 0, otherL = 0, otherA = 0, otherB = 0, difference = 0] = line
      .trim()
      .split(/\s+/)
      .map(Number)
    const one: Lab = { l, a, b }
    const other: Lab = { l: otherL, a: otherA, b: otherB }
    return { pair: index + 1, one, other, difference }
  })

const anyColor = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map(([r, g, b]) => labOfRgb(r, g, b))

describe('the difference of two colours', () => {
  it.each(pairs)('LIKE-3 is that of the published pair $pair, either way round', ({ one, other, difference }) => {
    expect(measureColorDifference(one, other).toFixed(4)).toBe(difference.toFixed(4))
    expect(measureColorDifference(other, one).toFixed(4)).toBe(difference.toFixed(4))
  })

  it('has all of the published pairs', () => {
    expect(pairs).toHaveLength(34)
  })

  it('LIKE-3 is 0 for a colour and itself, the same either way round, and more for others', () => {
    fc.assert(
      fc.property(anyColor, anyColor, (one, other) => {
        expect(measureColorDifference(one, one)).toBe(0)
        expect(measureColorDifference(one, other)).toBeCloseTo(measureColorDifference(other, one), 9)
        if (one.l !== other.l) expect(measureColorDifference(one, other)).toBeGreaterThan(0)
      }),
      propertySettings(),
    )
  })
})

describe('colours as they are written', () => {
  it.each([
    ['#000000', 0, 0, 0],
    ['#ffffff', 100, 0, 0],
    ['#ff0000', 53.24, 80.09, 67.2],
    ['#00FF00', 87.73, -86.18, 83.18],
    ['#0000ff', 32.3, 79.19, -107.86],
    ['#808080', 53.59, 0, 0],
  ])('%s is read', (color, l, a, b) => {
    const found = labOfHex(color)
    expect(found?.l).toBeCloseTo(l, 1)
    expect(found?.a).toBeCloseTo(a, 1)
    expect(found?.b).toBeCloseTo(b, 1)
  })

  it.each(['', 'red', '#fff', '#12345g', '#12345678', ' #123456'])('%j is none', (color) => {
    expect(labOfHex(color)).toBeNull()
  })
})
