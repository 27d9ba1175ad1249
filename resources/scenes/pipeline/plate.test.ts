import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync, inflateSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { loadPlate, type Plate, recolor, repaint, savePlate } from './plate.ts'

const WHITE = [1, 1, 1]
// Linear light of #808080.
const GREY = 0.2158605

/** Three pixels: wall, half wall and half black leaf, leaf; the wall painted in this colour. */
function makePlate(paint: readonly number[]): Plate {
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
    const painted = repaint(makePlate(WHITE), 'slot:wall-colour', '#ffffff', '#808080')
    const rendered = recolor(makePlate(WHITE), makePlate([GREY, GREY, GREY]))
    for (const [c, plane] of painted.color.entries())
      for (const [i, v] of plane.entries()) expect(v).toBeCloseTo(rendered.color[c]?.[i] ?? -1, 5)
    expect(painted.color[0]?.[0]).toBeCloseTo(GREY * 0.7, 5)
  })

  it('leaves what is no wall as it is', () => {
    const elsewhere = repaint(makePlate(WHITE), 'slot:floor', '#ffffff', '#808080')
    expect(elsewhere.color).toEqual(makePlate(WHITE).color)
  })
})

describe('a kept plate', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plates-'))
  const file = join(folder, 'wall', 'white.plate')
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is read as it was written, to a 65,000th of the brightest light', () => {
    const plate = { ...makePlate(WHITE), x: 7, y: 9, alpha: Float32Array.from([0, 0.5, 1]) }
    savePlate(file, plate)
    const read = loadPlate(file)
    expect([read.x, read.y, read.width, read.height]).toEqual([7, 9, 3, 1])
    expect([...read.masks.keys()]).toEqual([...plate.masks.keys()])
    const planes = (of: Plate) => [...of.color, ...of.albedo, ...of.light, of.alpha ?? new Float32Array()]
    for (const [at, plane] of planes(plate).entries())
      for (const [i, v] of plane.entries()) expect(planes(read)[at]?.[i]).toBeCloseTo(v, 3)
  })

  it.each(['too short', 'too long'])('is refused when it is %s', (how) => {
    savePlate(file, makePlate(WHITE))
    const bytes = readFileSync(file)
    const start = 4 + bytes.readUInt32LE(0)
    const body = inflateSync(bytes.subarray(start))
    const other = how === 'too short' ? body.subarray(1) : Buffer.concat([body, Buffer.alloc(1)])
    writeFileSync(file, Buffer.concat([bytes.subarray(0, start), deflateSync(other)]))
    expect(() => loadPlate(file)).toThrow(/white\.plate is not whole/)
  })

  it('is refused when it is something else', () => {
    const header = Buffer.from('{"width":3}')
    const size = Buffer.alloc(4)
    size.writeUInt32LE(header.length)
    writeFileSync(file, Buffer.concat([size, header]))
    expect(() => loadPlate(file)).toThrow(/white\.plate is not a plate/)
  })
})
