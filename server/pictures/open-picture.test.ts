import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { hugePng } from './fixtures/huge-png.ts'
import { openPicture, overlay, pictureFacts } from './open-picture.ts'

describe('FOUND-3 a picture that is too large', () => {
  const huge = hugePng(7_100, 7_100)

  it('is told by its size, and nothing of it is unpacked', async () => {
    expect(await pictureFacts(huge)).toEqual({ width: 7_100, height: 7_100, isDrawing: false })
    await expect(openPicture(huge).webp().toBuffer()).rejects.toThrow('pixel limit')
    const base = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    await expect(base.composite([overlay(huge, 0, 0)]).toBuffer()).rejects.toThrow('pixel limit')
  })

  it('is not one of 50 million pixels', async () => {
    const large = await openPicture(hugePng(7_000, 7_000)).resize(10).raw().toBuffer({ resolveWithObject: true })
    expect(large.info).toMatchObject({ width: 10, height: 10 })
  })
})
