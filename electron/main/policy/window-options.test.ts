import { describe, expect, it } from 'vitest'
import { computeZoom } from './window-options.ts'

describe('how large pages are shown', () => {
  it.each([
    ['1080 lines', 1_920, 1_080, 1],
    ['4K, not magnified by the system', 3_840, 2_160, 2],
    ['4K at 150 %', 2_560, 1_440, 1.25],
    ['4K at 200 %', 1_920, 1_080, 1],
    ['4K, upright', 2_160, 3_840, 2],
    ['8K', 7_680, 4_320, 4],
    ['a laptop', 1_366, 768, 1],
    ['a screen that says nothing of itself', 0, 0, 1],
  ])('KSK-20 on %s', (_, width, height, zoom) => {
    expect(computeZoom({ width, height })).toBe(zoom)
  })
})
