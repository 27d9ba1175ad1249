import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RoomEntry } from '../../authoring/pictures-manifest.ts'
import type { RoomPlan } from './plan.ts'
import { completeFromPackage } from './publish.ts'

const WIDTH = 64
const HEIGHT = 32
/** A room of the sample project, so that its standard is known to the preview. */
const PLAN: RoomPlan = {
  id: 'bathroom',
  slots: [
    { slot: 'floor', kind: 'surface' },
    { slot: 'mirror', kind: 'thing' },
  ],
}
const FLOOR = 'images/rooms/bathroom/floor/a.webp'
const MIRROR = 'images/rooms/bathroom/mirror/b.webp'

type Colour = readonly [red: number, green: number, blue: number]
const GREY: Colour = [120, 120, 120]
const RED: Colour = [200, 30, 30]
const BLUE: Colour = [30, 30, 200]

const getLayer = (slot: string, image: string, x: number) => ({
  slot,
  products: { [`${slot}-one`]: { image, x, y: 0, width: 16, height: 16 } },
})

/** What the manifest says of a room with these layers. */
const getRoom = (...layers: RoomEntry['layers']): RoomEntry => ({
  width: WIDTH,
  height: HEIGHT,
  base: 'images/rooms/bathroom/base.webp',
  preview: 'images/rooms/bathroom/preview.webp',
  layers,
})

const PUBLISHED = getRoom(getLayer('floor', FLOOR, 4), getLayer('mirror', MIRROR, 8))

describe('a room of which some slots were rendered anew', () => {
  let root = ''
  const inPackage = (path: string) => join(root, 'package', path)
  const inStaging = (path: string) => join(root, 'staging', path)
  const bytes = (file: string) => readFileSync(file).toString('base64')

  async function paint(file: string, [r, g, b]: Colour, width = WIDTH, height = HEIGHT): Promise<void> {
    mkdirSync(dirname(file), { recursive: true })
    await sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
      .webp({ lossless: true })
      .toFile(file)
  }

  /** `made`: the room as this run made it. */
  const complete = (slots: readonly string[], made: RoomEntry, published = PUBLISHED, plan = PLAN) =>
    completeFromPackage(
      plan,
      made,
      { slots, staging: join(root, 'staging') },
      { published, folder: join(root, 'package') },
    )

  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'publish-'))
    await paint(inPackage(PUBLISHED.base), GREY)
    await paint(inPackage(FLOOR), RED, 16, 16)
    await paint(inPackage(MIRROR), RED, 16, 16)
    await paint(inStaging(PUBLISHED.base), [121, 120, 120])
    await paint(inStaging(FLOOR), BLUE, 16, 16)
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  it('takes what was rendered, and the rest from the sample project, in the order of the plan', async () => {
    const made = getRoom(getLayer('floor', FLOOR, 5))
    const entry = await complete(['floor'], made)
    expect(entry.layers).toEqual([getLayer('floor', FLOOR, 5), getLayer('mirror', MIRROR, 8)])
    expect(bytes(inStaging(MIRROR))).toBe(bytes(inPackage(MIRROR)))
    expect(bytes(inStaging(FLOOR))).not.toBe(bytes(inPackage(FLOOR)))
    expect(existsSync(inStaging(entry.preview))).toBe(true)
  })

  it('keeps the base that everybody has loaded where the new one differs by noise alone', async () => {
    expect(bytes(inStaging(PUBLISHED.base))).not.toBe(bytes(inPackage(PUBLISHED.base)))
    await complete(['floor'], getRoom(getLayer('floor', FLOOR, 5)))
    expect(bytes(inStaging(PUBLISHED.base))).toBe(bytes(inPackage(PUBLISHED.base)))
  })

  it('copies nothing where every slot was rendered', async () => {
    await paint(inStaging(MIRROR), BLUE, 16, 16)
    const made = getRoom(getLayer('floor', FLOOR, 5), getLayer('mirror', MIRROR, 9))
    expect((await complete(['floor', 'mirror'], made)).layers).toEqual(made.layers)
    expect(bytes(inStaging(MIRROR))).not.toBe(bytes(inPackage(MIRROR)))
  })

  it.each([
    ['another light', [140, 140, 140], WIDTH],
    ['another size', GREY, WIDTH / 2],
  ] as const)('refuses a base that has changed: %s', async (_, colour, width) => {
    await paint(inStaging(PUBLISHED.base), colour, width)
    await expect(complete(['floor'], getRoom(getLayer('floor', FLOOR, 5)))).rejects.toThrow(/render all of it/)
    expect(bytes(inStaging(PUBLISHED.base))).not.toBe(bytes(inPackage(PUBLISHED.base)))
  })

  it('lets the base differ where everything that was rendered covers it', async () => {
    const stain = {
      input: { create: { width: 10, height: 10, channels: 3, background: '#000' } },
      left: 6,
      top: 3,
    } as const
    await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: { r: 120, g: 120, b: 120 } } })
      .composite([stain])
      .webp({ lossless: true })
      .toFile(inStaging(PUBLISHED.base))
    await expect(complete(['floor'], getRoom(getLayer('floor', FLOOR, 20)))).rejects.toThrow(/render all of it/)
    expect((await complete(['floor'], getRoom(getLayer('floor', FLOOR, 5)))).layers).toHaveLength(2)
  })

  it('refuses a slot that nobody has published and this run has not rendered', async () => {
    const made = getRoom(getLayer('floor', FLOOR, 5))
    const published = getRoom(getLayer('floor', FLOOR, 4))
    await expect(complete(['floor'], made, published)).rejects.toThrow(/published without mirror/)
  })
})
