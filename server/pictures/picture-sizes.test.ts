import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pictureAtWidth } from '#shared/contracts/picture-sizes.ts'
import { urlOfFile } from '../files/file-store.ts'
import { startTestPortal, type TestPortal } from '../routes/test-portal.ts'
import { widthOf } from './picture-sizes.ts'

describe('pictures for small screens', () => {
  let portal: TestPortal
  let url: string

  beforeAll(async () => {
    portal = await startTestPortal()
    const picture = sharp({ create: { width: 1000, height: 500, channels: 3, background: '#885522' } })
    url = urlOfFile(await portal.files.put(await picture.jpeg().toBuffer(), 'jpg'))
  })
  afterAll(() => portal.remove())

  const sizeOf = async (address: string) => {
    const answer = await fetch(portal.url + address)
    const { width, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    return { width, format, type: answer.headers.get('content-type') }
  }

  it('are made narrower, never wider, and come again from what was made', async () => {
    const narrow = { width: 640, format: 'webp', type: 'image/webp' }
    expect(await sizeOf(pictureAtWidth(url, 640))).toEqual(narrow)
    expect(await sizeOf(pictureAtWidth(url, 640))).toEqual(narrow)
    expect((await sizeOf(pictureAtWidth(url, 1280))).width).toBe(1000)
    const first = await portal.call('GET', pictureAtWidth(url, 640))
    const etag = first.headers.get('etag') ?? ''
    expect((await portal.call('GET', pictureAtWidth(url, 640), { headers: { 'if-none-match': etag } })).status).toBe(
      304,
    )
    expect(etag).not.toBe((await portal.call('GET', url)).headers.get('etag'))
  })

  it('come as they are for a width that is not offered, and for what is no photo', async () => {
    expect(await sizeOf(`${url}?width=641`)).toEqual({ width: 1000, format: 'jpeg', type: 'image/jpeg' })
    const logo = urlOfFile(await portal.files.put(Buffer.from('<svg/>'), 'svg'))
    const answer = await portal.call('GET', `${logo}?width=640`)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    const broken = urlOfFile(await portal.files.put(Buffer.from('RIFF....WEBP'), 'webp'))
    expect((await portal.call('GET', pictureAtWidth(broken, 640))).text).toBe('RIFF....WEBP')
    expect((await portal.call('GET', `/files/${'0'.repeat(64)}.webp?width=640`)).status).toBe(404)
  })

  it('come from no other folder, and under no other name', async () => {
    expect((await portal.call('GET', pictureAtWidth(url, 640))).status).toBe(200)
    for (const name of [
      `..%2Fsizes%2F${url.slice('/files/'.length)}`,
      `${url.slice('/files/'.length)}.png`,
      '..%2F..%2Fx.png',
    ])
      expect((await portal.call('GET', `/files/${name}?width=640`)).status).toBe(404)
  })

  it('takes only whole widths that are offered', () => {
    expect(widthOf('640')).toBe(640)
    for (const other of ['1', '-640', '640px', '', undefined, ['640']]) expect(widthOf(other)).toBeNull()
  })
})
