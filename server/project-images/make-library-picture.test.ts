import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hugePng } from '#server/pictures/fixtures/huge-png.ts'
import { makeLibraryPicture } from './make-library-picture.ts'

const plain = (width: number, height: number, background = '#885522') =>
  sharp({ create: { width, height, channels: 3, background } })
/** Red at its left, green at its right; 4 × 2. */
const twoColours = () => plain(4, 2, '#ff0000').composite([{ input: Buffer.from(GREEN), left: 2, top: 0 }])
const GREEN =
  '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"><rect width="2" height="2" fill="#00ff00"/></svg>'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

describe('EDT-42 a picture for the media library', () => {
  let path: string
  beforeAll(async () => {
    path = join(await mkdtemp(join(tmpdir(), 'library-')), 'picture')
  })
  afterAll(() => rm(join(path, '..'), { recursive: true }))

  async function make(bytes: Buffer | string) {
    await writeFile(path, bytes)
    return makeLibraryPicture(path, 'image[image]')
  }
  async function made(picture: Buffer | Sharp) {
    const result = await make(Buffer.isBuffer(picture) ? picture : await picture.png().toBuffer())
    if (!result.ok) throw new Error(result.error.faults[0].message)
    const facts = await sharp(result.value.bytes).metadata()
    expect([facts.format, facts.width, facts.height]).toEqual(['webp', result.value.width, result.value.height])
    return { ...result.value, facts }
  }
  async function refused(bytes: Buffer | string) {
    const result = await make(bytes)
    if (result.ok) throw new Error('It was taken')
    const { code, message, field } = result.error.faults[0]
    expect(field).toBe('image[image]')
    return `${code} ${message}`
  }
  /** Of a pixel, 0 or 255 each, which the loss of WebP does not change. */
  async function colourAt(bytes: Buffer, left: number, top: number): Promise<string> {
    const pixel = sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw()
    return [...(await pixel.toBuffer())].map((part) => (part > 127 ? 1 : 0)).join('')
  }

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('EDT-42 is written anew as WebP from %s', async (format) => {
    expect(await made(await plain(300, 200).toFormat(format).toBuffer())).toMatchObject({ width: 300, height: 200 })
  })

  it('EDT-42 is at most 2560 px wide, and never made larger', async () => {
    expect(await made(plain(4_000, 1_000))).toMatchObject({ width: 2_560, height: 640 })
    expect(await made(plain(1_000, 20_000))).toMatchObject({ width: 256, height: 5_120 })
    expect(await made(plain(1, 1))).toMatchObject({ width: 1, height: 1 })
  })

  it('EDT-42 stands upright, and says nothing of where or with what it was taken', async () => {
    const exif = { IFD0: { Copyright: 'SECRET' }, IFD3: { GPSLatitude: '48/1 0/1 0/1', GPSLatitudeRef: 'N' } }
    const halves = await twoColours().png().toBuffer()
    const lying = await sharp(halves)
      .resize(400, 200, { kernel: 'nearest' })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge(exif)
      .toBuffer()
    expect(lying.includes('SECRET')).toBe(true)
    const { bytes, facts, width, height } = await made(lying)
    expect([width, height]).toEqual([200, 400])
    // A quarter turn to the right: what was left is above.
    expect([await colourAt(bytes, 100, 50), await colourAt(bytes, 100, 350)]).toEqual(['100', '010'])
    expect([facts.exif, facts.icc, facts.xmp, facts.iptc, facts.orientation]).toEqual(Array.from({ length: 5 }))
    expect(bytes.includes('SECRET')).toBe(false)
  })

  it('EDT-42 is in sRGB, also from CMYK, from a wide space, and from greys of 16 bits', async () => {
    const cmyk = await plain(60, 60, '#ff0000').toColourspace('cmyk').jpeg().toBuffer()
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk')
    const red = await made(cmyk)
    expect([red.facts.space, await colourAt(red.bytes, 30, 30)]).toEqual(['srgb', '100'])
    const wide = await plain(60, 60, '#ff0000').withIccProfile('p3').png().toBuffer()
    expect((await sharp(wide).metadata()).icc).toBeDefined()
    const narrowed = await made(wide)
    expect([narrowed.facts.icc, await colourAt(narrowed.bytes, 30, 30)]).toEqual([undefined, '100'])
    const grey = await plain(60, 60, '#ffffff').toColourspace('grey16').png().toBuffer()
    expect((await sharp(grey).metadata()).depth).toBe('ushort')
    expect((await made(grey)).facts).toMatchObject({ space: 'srgb', depth: 'uchar' })
  })

  it('EDT-42 keeps what is transparent', async () => {
    const none = { create: { width: 9, height: 9, channels: 4 as const, background: '#00000000' } }
    const { bytes } = await made(sharp(none))
    expect((await sharp(bytes).stats()).isOpaque).toBe(false)
  })

  it('EDT-42 is the first of a moving one', async () => {
    const frames = Buffer.concat([
      Buffer.alloc(300, Buffer.from([255, 0, 0])),
      Buffer.alloc(300, Buffer.from([0, 255, 0])),
    ])
    const raw = { width: 10, height: 20, channels: 3 as const, pageHeight: 10 }
    for (const format of ['gif', 'webp'] as const) {
      const moving = await sharp(frames, { raw }).toFormat(format).toBuffer()
      expect((await sharp(moving).metadata()).pages).toBe(2)
      const { bytes, facts, height } = await made(moving)
      expect([facts.pages ?? 1, height, await colourAt(bytes, 5, 5)]).toEqual([1, 10, '100'])
    }
  })

  it('EDT-42 has nothing of what its file is besides a picture', async () => {
    const picture = await plain(30, 30).png().toBuffer()
    const both = Buffer.concat([picture, Buffer.from('PK\x03\x04<script>alert(1)</script>')])
    const { bytes } = await made(both)
    expect(bytes.includes('script')).toBe(false)
  })

  it('EDT-42 is refused by what it is, whatever it is called', async () => {
    const TAKEN = 'FILE_TYPE_REFUSED Pictures are taken as JPEG, PNG, WebP, AVIF or GIF; this is'
    expect(await refused(SVG)).toBe(`${TAKEN} svg.`)
    expect(await refused(`<?xml version="1.0"?><!-- x -->\n${SVG}`)).toBe(`${TAKEN} svg.`)
    expect(await refused('%PDF-1.7 x')).toBe(`${TAKEN} pdf.`)
    expect(await refused('<html><script>alert(1)</script>')).toBe(`${TAKEN} something else.`)
    expect(await refused(await plain(9, 9).tiff().toBuffer())).toBe(`${TAKEN} tif.`)
    expect(await refused('BM')).toBe(`${TAKEN} bmp.`)
  })

  it('EDT-42 is refused when it only begins as one, or is not whole', async () => {
    const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
    const whole = await plain(300, 300).jpeg().toBuffer()
    for (const bytes of [Buffer.concat([signature, Buffer.from(SVG)]), whole.subarray(0, 700), signature]) {
      expect(await refused(bytes)).toMatch(/^FILE_TYPE_REFUSED /)
    }
  })

  it('EDT-42 FOUND-3: is refused before it is unpacked when that would take gigabytes', async () => {
    const bomb = hugePng(16_000, 16_000)
    const before = process.memoryUsage().rss
    const began = performance.now()
    expect(await refused(bomb)).toMatch(/^PAYLOAD_TOO_LARGE .*16000 × 16000/)
    expect(performance.now() - began).toBeLessThan(1_000)
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1_048_576)
  })
})
