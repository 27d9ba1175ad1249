import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { FileStore } from '#server/platform/files/file-store.ts'
import type { PicturesService } from '#server/pictures/pictures.service.ts'
import { createMailPictures } from './mail-pictures.ts'

const URL = `/files/${'a'.repeat(64)}.webp`
const NO_ROOMS: Pick<PicturesService, 'combined'> = { combined: () => Promise.resolve('unknown') }

function mailPictures(stored: Buffer | null) {
  const files: Pick<FileStore, 'read'> = { read: () => Promise.resolve(stored) }
  return createMailPictures(NO_ROOMS, files)
}

describe('pictures of mails', () => {
  it('REV-8: show products on white, as squares that every mail program knows', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const product = await sharp({ create: { width: 300, height: 200, channels: 4, background: clear } })
      .webp()
      .toBuffer()
    const thumb = await mailPictures(product).getFile({ kind: 'thumb', cid: 'product-1', url: URL })
    if (thumb === null) throw new Error('There is no picture')
    expect([thumb.contentType, thumb.cid]).toEqual(['image/jpeg', 'product-1'])
    const { data, info } = await sharp(thumb.bytes).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([88, 88])
    expect(Math.min(...data)).toBeGreaterThan(250)
  })

  it('REV-8: keep no mail back: a broken product picture is left out, a broken logo is the portal’s', async () => {
    for (const stored of [Buffer.from('no picture'), null]) {
      const pictures = mailPictures(stored)
      expect(await pictures.getFile({ kind: 'thumb', cid: 'product-1', url: URL })).toBeNull()
      expect((await pictures.getFile({ kind: 'logo', cid: 'logo', url: URL }))?.fileName).toBe('wohnwahl.png')
    }
  })

  it('REV-8: have the project’s own logo, as wide as it is', async () => {
    const drawing = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"><rect width="60" height="20"/></svg>',
    )
    const logo = await mailPictures(drawing).getFile({ kind: 'logo', cid: 'logo', url: URL })
    expect(logo?.fileName).toBe('logo.png')
    const { width, height } = await sharp(logo?.bytes).metadata()
    expect([width, height]).toEqual([265, 88])
  })
})
