import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '#server/testing/test-portal.ts'

const FEED = '/updates/kiosk/latest-linux.yml'
const INSTALLER = '/updates/kiosk/Wohnwahl-Kiosk-1.1.0.AppImage'

describe('decision 36: versions of the kiosk program', () => {
  let portal: TestPortal
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wohnwahl-updates-'))
    await writeFile(join(folder, 'latest-linux.yml'), 'version: 1.1.0\n')
    await writeFile(join(folder, 'Wohnwahl-Kiosk-1.1.0.AppImage'), '0123456789')
    await writeFile(join(folder, 'empty.blockmap'), '')
    await writeFile(join(folder, 'notes.txt'), 'not for kiosks')
    await writeFile(join(folder, 'update-key.pem'), 'secret')
    await mkdir(join(folder, 'folder.yml'))
    await symlink('/nowhere', join(folder, 'gone.yml'))
    portal = await startTestPortal({ updatesDir: folder })
  })
  afterAll(async () => {
    await portal.remove()
    await rm(folder, { recursive: true, force: true })
  })

  it('come whole, and only once as long as they stay the same', async () => {
    const feed = await portal.call('GET', FEED)
    expect([feed.status, feed.text, feed.headers.get('cache-control')]).toEqual([200, 'version: 1.1.0\n', 'no-cache'])
    expect(feed.headers.get('x-content-type-options')).toBe('nosniff')
    const etag = feed.headers.get('etag') ?? ''
    expect((await portal.call('GET', FEED, { headers: { 'if-none-match': etag } })).status).toBe(304)
    await writeFile(join(folder, 'latest-linux.yml'), 'version: 1.1.1, \n')
    const next = await portal.call('GET', FEED, { headers: { 'if-none-match': etag } })
    expect([next.status, next.text]).toEqual([200, 'version: 1.1.1, \n'])
  })

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=20-', 416, '', 'bytes */10'],
    ['bytes=0-1,4-5', 200, '0123456789', null],
  ])('come in parts: %s', async (range, status, text, contentRange) => {
    const part = await portal.call('GET', INSTALLER, { headers: { range } })
    expect([part.status, part.text, part.headers.get('content-range')]).toEqual([status, text, contentRange])
    expect(part.headers.get('accept-ranges')).toBe('bytes')
  })

  it('come whole when the rest is of another version', async () => {
    const headers = { range: 'bytes=2-4', 'if-range': '"other"' }
    expect((await portal.call('GET', INSTALLER, { headers })).text).toBe('0123456789')
    const etag = (await portal.call('HEAD', INSTALLER)).headers.get('etag') ?? ''
    expect((await portal.call('GET', INSTALLER, { headers: { ...headers, 'if-range': etag } })).text).toBe('234')
  })

  it('tell their size to who only asks for that, also of nothing', async () => {
    const head = await portal.call('HEAD', INSTALLER)
    expect([head.status, head.text, head.headers.get('content-length')]).toEqual([200, '', '10'])
    const empty = await portal.call('GET', '/updates/kiosk/empty.blockmap')
    expect([empty.status, empty.text]).toEqual([200, ''])
  })

  it('are all that the folder gives', async () => {
    const names = ['notes.txt', 'update-key.pem', 'folder.yml', 'gone.yml', '..%2Fpackage.json', '%2e%2e', 'latest.yml']
    for (const name of names) {
      const answer = await portal.call('GET', `/updates/kiosk/${name}`)
      expect([name, answer.status, answer.headers.get('content-type')]).toEqual([
        name,
        404,
        'application/json; charset=utf-8',
      ])
    }
  })

  it('are not there where no folder is set, and no page of the app stands in for them', async () => {
    const other = await portal.startAgain({ updatesDir: null })
    try {
      expect((await portal.callAt(other.url, 'GET', FEED)).status).toBe(404)
    } finally {
      await other.close()
    }
  })
})
