import { describe, expect, it } from 'vitest'
import { type Layer, surfaceLayer, thingLayer } from './layers.ts'
import { compare } from './likeness.ts'
import type { Plate } from './plate.ts'
import { expose, type Picture } from './tone.ts'

const SIZE = 48
const PLAIN = { glass: null, isTinted: false }
const FRAME = { x: 0, y: 0, width: SIZE, height: SIZE }

function makePlate(
  light: (x: number, y: number, channel: number) => number,
  owner: string,
  mask: (x: number) => number,
): Plate {
  const plane = (value: (x: number, y: number) => number): Float32Array =>
    Float32Array.from({ length: SIZE * SIZE }, (_, i) => value(i % SIZE, Math.floor(i / SIZE)))
  const color = [0, 1, 2].map((c) => plane((x, y) => light(x, y, c)))
  return { ...FRAME, color, masks: new Map([[owner, plane(mask)]]), alpha: null, albedo: [], light: [] }
}

/** A layer over a picture by plain alpha. */
function over(layer: Layer, under: Picture): Float32Array {
  return under.pixels.map((v, i) => {
    const at = Math.floor(i / 3) * 4
    const alpha = layer.pixels[at + 3] ?? 0
    return (layer.pixels[at + (i % 3)] ?? 0) * alpha + v * (1 - alpha)
  })
}

const bytes = (values: Float32Array): Uint8Array => Uint8Array.from(values, (v) => Math.round(v * 255))

/** A wall with a red thing of soft edges in the middle and a shadow to its right. */
const wall = makePlate(
  () => 0.5,
  'slot:floor',
  () => 1,
)
const cover = (x: number): number => Math.min(1, Math.max(0, Math.min(x - 15.5, 30.5 - x)))
const withThing = makePlate(
  (x, _y, c) => cover(x) * (c === 0 ? 0.4 : 0.05) + (1 - cover(x)) * (x > 30 && x < 38 ? 0.35 : 0.5),
  'slot:tap',
  cover,
)

describe('layers', () => {
  it('reproduce the picture over what was under them', () => {
    const under = expose(wall, 1)
    const layer = thingLayer(withThing, 'slot:tap', under, FRAME, 1, PLAIN)
    const { psnr, worst } = compare(bytes(over(layer, under)), bytes(expose(withThing, 1).pixels), SIZE, SIZE)
    expect(psnr).toBeGreaterThan(34)
    expect(worst).toBeLessThan(4)
  })

  it('darken another ground in grey', () => {
    const layer = thingLayer(withThing, 'slot:tap', expose(wall, 1), FRAME, 1, PLAIN)
    const shadow = (24 * SIZE + 34) * 4
    expect(layer.pixels[shadow + 3]).toBeGreaterThan(0.08)
    expect([...layer.pixels.subarray(shadow, shadow + 3)]).toEqual([0, 0, 0])
    expect(layer.pixels[(24 * SIZE + 44) * 4 + 3]).toBe(0)
  })

  it('add light in the colour that a thing throws, where it has one of its own', () => {
    const lit = makePlate(
      (x, _y, c) => (x > 30 && x < 44 ? (c === 2 ? 0.75 : 0.53) : 0.5),
      'slot:light',
      (x) => (x < 4 ? 1 : 0),
    )
    const at = (24 * SIZE + 37) * 4
    const getColor = (isTinted: boolean): number[] => {
      const under = expose(wall, 1)
      const layer = thingLayer(lit, 'slot:light', under, FRAME, 1, { glass: null, isTinted })
      return [...layer.pixels.subarray(at, at + 3)]
    }
    const [red = 0, , blue = 0] = getColor(true)
    expect(blue).toBeCloseTo(1, 2)
    expect(red).toBeLessThan(0.9)
    expect(getColor(false)[0]).toBe(1)
  })

  it('let an upper surface cover a lower one softly, and end hard at fixed things', () => {
    const half = (x: number): number => (x < 20 ? 1 : x === 20 ? 0.5 : 0)
    const zero = new Float32Array(SIZE * SIZE)
    const self = Float32Array.from({ length: SIZE * SIZE }, (_, i) => half(i % SIZE))
    const rest = Float32Array.from(self, (v, i) => (i % SIZE === 20 ? 1 - v : 0))
    const alphaAt20 = (below: Float32Array, above: Float32Array): number | undefined =>
      surfaceLayer(wall, { self, below, above }, 1).pixels[(5 * SIZE + 20) * 4 + 3]
    expect(alphaAt20(rest, zero)).toBe(0.5)
    expect(alphaAt20(zero, rest)).toBe(1)
    expect(alphaAt20(zero, zero)).toBe(1)
  })

  it('show what glass mirrors before a bright wall and before a dark one', () => {
    const [passes, mirrored] = [0.55, 0.2]
    const behind = (light: number): Plate =>
      makePlate(
        () => light,
        'slot:floor',
        () => 1,
      )
    const seen = (light: number): Plate =>
      makePlate(
        () => mirrored + passes * light,
        'slot:shower',
        () => 1,
      )
    const glass = new Float32Array(SIZE * SIZE).fill(1 - passes)
    const traits = { glass, isTinted: false }
    const layer = thingLayer(seen(0.5), 'slot:shower', expose(behind(0.5), 1), FRAME, 1, traits)
    for (const light of [0.03, 0.5, 0.6]) {
      const stacked = bytes(over(layer, expose(behind(light), 1)))
      expect(compare(stacked, bytes(expose(seen(light), 1).pixels), SIZE, SIZE).worst).toBeLessThan(5)
    }
  })
})
