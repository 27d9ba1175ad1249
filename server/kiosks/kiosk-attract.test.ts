import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { prepareCatalogue } from '#shared/domain/index.ts'
import type { PictureMapping, RoomPicture } from '#shared/domain/look/pictures.ts'
import {
  aCatalogue,
  aDesignLine,
  aDesignLineGroup,
  anItem,
  aLineItem,
  anOption,
  aRoom,
} from '#shared/testing/builders.ts'
import { openDiskFileStore } from '#server/platform/files/disk-file-store.ts'
import { type FileStore, keyOfFileName, urlOfFile } from '#server/platform/files/file-store.ts'
import { createPictureMerger, type PictureMerger } from '#server/pictures/picture-merger.ts'
import { attractPictures } from './kiosk-attract.ts'

let folder = ''
let files: FileStore
let merger: PictureMerger
let project: { projectImageUrl: string | null; banner?: { url: string; mobileUrl: string } }

async function image(width: number, height: number, background: string): Promise<string> {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .webp()
    .toBuffer()
  return urlOfFile(await files.put(bytes, 'webp'))
}

async function room(renderId: string, width: number, height: number): Promise<RoomPicture> {
  const oak = { key: 'oak', url: await image(width, 20, '#ff0000'), x: 0, y: 0, width, height: 20 }
  return {
    renderId,
    width,
    height,
    baseUrl: await image(width, height, '#ffffff'),
    previewUrl: await image(64, 36, '#eeeeee'),
    layers: [{ category: 'floor', subLineItemId: 'floor', productsById: { oak } }],
  }
}

async function getLoop(rooms: readonly RoomPicture[], moodUrl: string | null) {
  const catalogue = aCatalogue({
    rooms: rooms.map(({ renderId }) =>
      aRoom(renderId, { renderId, mode: renderId === 'plan' ? 'FLOORPLAN_SELECTION' : 'PRODUCT_SELECTION' }),
    ),
    lineItems: [aLineItem('line', [anItem('floor', { roomId: 'hall', options: [anOption('oak')] })])],
    designLineGroups: [aDesignLineGroup('style', [aDesignLine('calm', [], { imageUrl: moodUrl })])],
  })
  const mapping: PictureMapping = { mergerUrl: '/merger', missingKey: 'missing_01', rooms }
  return attractPictures({ files, merger }, project, [prepareCatalogue(catalogue)], mapping)
}

async function read(url: string | undefined): Promise<Buffer> {
  const bytes = await files.read(keyOfFileName(String(url).slice('/files/'.length)) ?? '')
  return bytes ?? Buffer.alloc(0)
}

describe('the attract loop', () => {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'attract-'))
    files = openDiskFileStore(join(folder, 'files'))
    merger = createPictureMerger({ files, cacheDir: join(folder, 'cache') })
    project = { projectImageUrl: await image(1_920, 1_080, '#00456f') }
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('decision 36 shows rooms in full size, with what is standard in them, and no panorama or floor plan', async () => {
    const rooms = [
      await room('plan', 1_920, 1_080),
      await room('hall', 1_920, 1_080),
      await room('all-round', 2_048, 1_024),
    ]
    const mood = await image(1_600, 900, '#aabbcc')
    const [first, second, third, ...more] = await getLoop(rooms, mood)
    expect([first, second, more]).toEqual([project.projectImageUrl, mood, []])
    const composed = await read(third)
    expect(await sharp(composed).metadata()).toMatchObject({ width: 1_920, height: 1_080 })
    const [red = 0, green = 0] = await sharp(composed)
      .extract({ left: 900, top: 5, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect([red > 200, green < 60]).toEqual([true, true])
  })

  it('decision 36 leaves out what a big screen would blur', async () => {
    expect(await getLoop([await room('hall', 640, 360)], await image(800, 600, '#aabbcc'))).toEqual([
      project.projectImageUrl,
    ])
  })

  it('decision 36 has something to show where everything is small', async () => {
    project = { projectImageUrl: null }
    const small = await room('hall', 640, 360)
    expect(await getLoop([small, await room('all-round', 640, 320)], null)).toEqual([small.previewUrl])
  })
})
