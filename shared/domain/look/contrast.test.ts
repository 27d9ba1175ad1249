import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeContrast, LEAST_CONTRAST, leastContrast, lightnessBetween, nearestReadable } from './contrast.ts'

const colours = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('contrast', () => {
  it('EDT-34 is what WCAG says', () => {
    expect(computeContrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(computeContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(leastContrast('#777777', ['#ffffff', '#000000'])).toBeCloseTo(4.48, 2)
  })

  it('EDT-34 the nearest readable colour is the colour itself where it can be read', () => {
    expect(nearestReadable('#00456f', ['#ffffff', '#faf7f2'])).toBe('#00456f')
  })

  it('EDT-34 it is darker on light and lighter on dark surfaces, with the hue it has', () => {
    const dark = nearestReadable('#c98a4b', ['#ffffff'])
    expect(dark).toBe('#a56927')
    expect(nearestReadable('#005500', ['#10151b', '#19212a'])).toMatch(/^#[0-4].[89a-c].[0-4].$/)
  })

  it('EDT-34 there is none where surfaces are too far apart', () => {
    expect(nearestReadable('#777777', ['#ffffff', '#000000'], 5)).toBeNull()
  })

  it('EDT-34 whatever the colours are, it can be read, and nothing between would do', () => {
    fc.assert(
      fc.property(colours, colours, (colour, surface) => {
        const near = nearestReadable(colour, [surface])
        // Black or white can be read on every colour.
        expect(near).not.toBeNull()
        expect(computeContrast(near ?? '', surface)).toBeGreaterThanOrEqual(LEAST_CONTRAST)
        const far = lightnessBetween(colour, near ?? '')
        if (far > 0.02) expect(Math.min(computeContrast(near ?? '', surface), 5.2)).toBeLessThan(5.2)
      }),
      { numRuns: 500 },
    )
  })
})
