import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pictureAtWidth } from '#shared/contracts/picture-sizes.ts'
import { findPackage, savePackage } from '#server/projects/packages.repository.ts'
import { urlOfFile } from '#server/platform/files/file-store.ts'
import { createShownFiles } from '#server/platform/files/shown-files.ts'
import { startTestPortal, type TestPortal } from '#server/testing/test-portal.ts'
import { hugePng } from './fixtures/huge-png.ts'
import { createPictureSizes, parseWidth } from './picture-sizes.ts'

function photo(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#885522' } })
    .jpeg()
    .toBuffer()
}

describe('pictures for small screens', () => {
  let portal: TestPortal
  let url: string

  beforeAll(async () => {
    portal = await startTestPortal()
    url = await pictureOfProject(await photo(1000, 500), 'jpg')
  })
  afterAll(() => portal.remove())

  /** The address of a picture that came with a package. */
  async function pictureOfProject(bytes: Buffer, extension: string): Promise<string> {
    const key = await portal.files.put(bytes, extension)
    const pack = await findPackage(portal.database.kysely, 'demo/tiny')
    if (pack === null) throw new Error('There is no package')
    const more = { ...pack, files: { ...pack.files, [key]: key } }
    await savePackage(portal.database.kysely, more, new Date().toISOString())
    return urlOfFile(key)
  }

  const measureSize = async (address: string) => {
    const answer = await fetch(portal.url + address)
    const { width, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    return { width, format, type: answer.headers.get('content-type') }
  }

  it('are made narrower, never wider, and come again from what was made', async () => {
    const narrow = { width: 640, format: 'webp', type: 'image/webp' }
    expect(await measureSize(pictureAtWidth(url, 640))).toEqual(narrow)
    expect(await measureSize(pictureAtWidth(url, 640))).toEqual(narrow)
    expect((await measureSize(pictureAtWidth(url, 1280))).width).toBe(1000)
    const first = await portal.call('GET', pictureAtWidth(url, 640))
    const etag = first.headers.get('etag') ?? ''
    expect((await portal.call('GET', pictureAtWidth(url, 640), { headers: { 'if-none-match': etag } })).status).toBe(
      304,
    )
    expect(etag).not.toBe((await portal.call('GET', url)).headers.get('etag'))
  })

  it('FOUND-12: are gone with their picture, also those that have been made', async () => {
    const secret = await pictureOfProject(await photo(950, 500), 'jpg')
    expect((await portal.call('GET', pictureAtWidth(secret, 640))).status).toBe(200)
    await portal.files.hide(`sha256/${secret.split('/')[2]}`)
    expect((await portal.call('GET', pictureAtWidth(secret, 640))).status).toBe(404)
  })

  it('come as they are for a width that is not offered, and for what is no photo', async () => {
    expect(await measureSize(`${url}?width=641`)).toEqual({ width: 1000, format: 'jpeg', type: 'image/jpeg' })
    const logo = await pictureOfProject(Buffer.from('<svg/>'), 'svg')
    const answer = await portal.call('GET', `${logo}?width=640`)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    const broken = await pictureOfProject(Buffer.from('RIFF....WEBP'), 'webp')
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

  it('FOUND-3 are made of pictures that came with a project, of no others', async () => {
    const other = urlOfFile(await portal.files.put(await photo(900, 500), 'jpg'))
    expect(await measureSize(pictureAtWidth(other, 640))).toEqual({ width: 900, format: 'jpeg', type: 'image/jpeg' })
  })

  it('FOUND-3 are not made of a picture that would take hundreds of megabytes', async () => {
    const bomb = hugePng(16_000, 16_000)
    const answer = await fetch(portal.url + pictureAtWidth(await pictureOfProject(bomb, 'png'), 640))
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bomb)
  })

  it('FOUND-3 are refused for a moment when too many wait for theirs', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sizes-'))
    const files = createShownFiles(portal.files, async () => false)
    const sizes = createPictureSizes({ files, cacheDir: folder, isOfProject: async () => true, maxWaiting: 0 })
    const names = await Promise.all(
      [1001, 1002].map(async (width) =>
        (await portal.files.put(await photo(width, 500), 'jpg')).slice('sha256/'.length),
      ),
    )
    const made = await Promise.all(names.map((name) => sizes.narrowed(name, 640)))
    expect(made.filter((each) => each === 'busy')).toHaveLength(1)
    expect(made.filter((each) => Buffer.isBuffer(each))).toHaveLength(1)
    await rm(folder, { recursive: true })
  })

  it('takes only whole widths that are offered', () => {
    expect(parseWidth('640')).toBe(640)
    for (const other of ['1', '-640', '640px', '', undefined, ['640']]) expect(parseWidth(other)).toBeNull()
  })
})
