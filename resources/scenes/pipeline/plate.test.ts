import { describe, expect, it } from 'vitest'
import { type Plate, recolor, repaint } from './plate.ts'

const WHITE = [1, 1, 1]
// Linear light of #808080.
const GREY = 0.2158605

/** Three pixels: wall, half wall and half black leaf, leaf; the wall painted in this colour. */
function plateOf(paint: readonly number[]): Plate {
  const cover = [1, 0.5, 0]
  const plane = (value: number): Float32Array => Float32Array.from(cover, (share) => share * value)
  return {
    x: 0,
    y: 0,
    width: 3,
    height: 1,
    color: paint.map((v) => plane(v * 0.7)),
    masks: new Map([['slot:wall-colour', Float32Array.from(cover)]]),
    alpha: null,
    albedo: paint.map(plane),
    light: paint.map(() => Float32Array.from([0.7, 0.7, 0.7])),
  }
}

describe('the plate of a wall in another paint', () => {
  it('is the one that is rendered in that paint', () => {
    const painted = repaint(plateOf(WHITE), 'slot:wall-colour', '#ffffff', '#808080')
    const rendered = recolor(plateOf(WHITE), plateOf([GREY, GREY, GREY]))
    for (const [c, plane] of painted.color.entries())
      for (const [i, v] of plane.entries()) expect(v).toBeCloseTo(rendered.color[c]?.[i] ?? -1, 5)
    expect(painted.color[0]?.[0]).toBeCloseTo(GREY * 0.7, 5)
  })

  it('leaves what is no wall as it is', () => {
    const elsewhere = repaint(plateOf(WHITE), 'slot:floor', '#ffffff', '#808080')
    expect(elsewhere.color).toEqual(plateOf(WHITE).color)
  })
})
