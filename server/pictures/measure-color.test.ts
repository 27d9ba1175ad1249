import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { labOfHex, measureColorDifference } from '#shared/domain/kernel/color.ts'
import { hugePng } from './fixtures/huge-png.ts'
import { measureColor } from './measure-color.ts'

const SIDE = 120

/** A picture drawn as SVG shapes, as pixels. */
function drawn(shapes: string, side = SIDE): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="${side}" height="${side}">${shapes}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

const box = (color: string, x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${color}"/>`
const all = (color: string) => box(color, 0, 0, SIDE, SIDE)

/** 1 = only just to be seen. */
async function expectColor(picture: Buffer, color: string): Promise<void> {
  const [found, wanted] = [labOfHex((await measureColor(picture)) ?? ''), labOfHex(color)]
  if (!found || !wanted) expect.fail('there is no colour')
  expect(measureColorDifference(found, wanted)).toBeLessThan(2)
}

describe('the colour of a picture', () => {
  it.each(['#000000', '#ffffff', '#c9a173', '#26272a', '#3f4a61'])(
    'LIKE-2 is that of a plain one, %s',
    async (color) => {
      expect(await measureColor(await drawn(all(color)))).toBe(color)
    },
  )

  it('LIKE-2 is that of the thing, not of the plain wall that it stands before', async () => {
    await expectColor(await drawn(all('#f4f2ee') + box('#3f4a61', 30, 24, 60, 70)), '#3f4a61')
    await expectColor(
      await drawn(all('#e8e6e2') + box('#f4f2ee', 0, 0, SIDE, 8) + box('#a01818', 40, 30, 50, 60)),
      '#a01818',
    )
  })

  it('LIKE-2 is that of what covers the picture, not of a wall at its edge, of joints or knobs', async () => {
    const wall = box('#f4f2ee', 0, 0, SIDE, 20)
    const joints = [20, 60, 100].map((at) => box('#ffffff', at, 0, 2, SIDE) + box('#ffffff', 0, at, SIDE, 2)).join('')
    await expectColor(await drawn(all('#c9a173') + wall), '#c9a173')
    await expectColor(await drawn(all('#4a4b4d') + joints), '#4a4b4d')
    await expectColor(await drawn(all('#a3ad97') + box('#c9ced3', 85, 50, 6, 30)), '#a3ad97')
  })

  it('LIKE-2 is that of what most of it has, not one between', async () => {
    await expectColor(await drawn(all('#6b4a33') + box('#f4f3ef', 0, 0, SIDE, 52)), '#6b4a33')
  })

  it('LIKE-2 is not told by what is transparent', async () => {
    await expectColor(await drawn('<circle cx="60" cy="60" r="25" fill="#b8924f"/>'), '#b8924f')
    expect(await measureColor(await drawn(''))).toBeNull()
  })

  it('LIKE-2 is found however small, long or large the picture is', async () => {
    expect(await measureColor(await drawn(all('#c9a173'), 1))).toBe('#c9a173')
    const long = { create: { width: 3000, height: 2, channels: 3 as const, background: '#c9a173' } }
    expect(await measureColor(await sharp(long).png().toBuffer())).toBe('#c9a173')
    expect(await measureColor(hugePng(4_000, 4_000))).toBe('#aa8855')
  })

  it('LIKE-2, FOUND-3: is not looked for in what is no picture, or too large a one', async () => {
    expect(await measureColor(Buffer.from('no picture'))).toBeNull()
    expect(await measureColor(Buffer.alloc(0))).toBeNull()
    expect(await measureColor(hugePng(7_100, 7_100))).toBeNull()
  })
})
