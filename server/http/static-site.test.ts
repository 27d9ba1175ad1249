import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findProject, saveProject } from '../db/repositories/projects.repository.ts'
import { startTestPortal, type TestPortal } from '../routes/test-portal.ts'

describe('the built pages', () => {
  let portal: TestPortal
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wohnwahl-site-'))
    await mkdir(join(folder, 'assets'))
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>Page</title>')
    await writeFile(join(folder, 'assets/index-D4f8s_1a.js'), 'identity()')
    await writeFile(join(folder, 'assets/index-D4f8s_1a.js.br'), brotliCompressSync('identity()'))
    await writeFile(join(folder, 'robots.txt'), 'User-agent: *')
    await mkdir(join(folder, 'pages'))
    for (const locale of ['de', 'en']) await writeFile(join(folder, `pages/login.${locale}.html`), `Login ${locale}`)
    await writeFile(
      join(folder, 'pages.json'),
      JSON.stringify([{ path: '/login\\/?$', page: 'login', picture: { default: '55vw' } }]),
    )
    portal = await startTestPortal({ rendererDir: folder, behindTls: true })
  })
  afterAll(async () => {
    await portal.remove()
    await rm(folder, { recursive: true, force: true })
  })

  it('NAV-2 answers every address of the app with its page, which is asked for again each time', async () => {
    for (const path of ['/', '/bp/demo/lindenhof/a-12/configurator/bathroom', '/mp/demo', '/bp/demo/x.y']) {
      const page = await portal.call('GET', path)
      expect([path, page.status, page.text]).toEqual([path, 200, '<!doctype html><title>Page</title>'])
      expect(page.headers.get('cache-control')).toBe('no-cache')
    }
    const head = await portal.call('HEAD', '/mp/demo')
    expect([head.status, head.text]).toEqual([200, ''])
  })

  it('SHL-25 SHL-28 gives pages with hints of their own, in the language of the browser', async () => {
    const asked = ['de-DE,de;q=0.9', 'fr, en-GB;q=0.8, de;q=0.5', 'fr', '']
    const path = '/bp/demo/lindenhof/login'
    const pages = await Promise.all(
      asked.map((language) => portal.call('GET', path, { headers: { 'accept-language': language } })),
    )
    expect(pages.map(({ text }) => text)).toEqual(['Login de', 'Login en', 'Login de', 'Login de'])
    expect(pages[0]?.headers.get('vary')).toContain('Accept-Language')
    expect(pages[0]?.headers.get('cache-control')).toBe('no-cache')
    const etag = pages[0]?.headers.get('etag') ?? ''
    const known = await portal.call('GET', path, { headers: { 'accept-language': 'de', 'if-none-match': etag } })
    expect([known.status, known.headers.get('vary')]).toEqual([304, pages[0]?.headers.get('vary')])
  })

  it('hints at the picture that the page of a project begins with, also where the page itself is known', async () => {
    const linkOf = async (path: string, headers = {}) => {
      const { headers: answered } = await portal.call('GET', path, { headers })
      return { link: answered.get('link'), etag: answered.get('etag') ?? '' }
    }
    expect((await linkOf('/bp/demo/tiny/login')).link).toBeNull()
    const database = await portal.openAgain()
    const project = await findProject(database.kysely, 'tiny', 'demo')
    if (project === null) throw new Error('The test portal has no project "tiny"')
    await saveProject(database.kysely, { ...project, projectImageUrl: '/files/house.webp' }, '2026-11-20T08:00:00.000Z')
    await database.close()
    const { link, etag } = await linkOf('/bp/demo/tiny/login')
    expect(link).toMatch(/^<\/files\/house\.webp>; rel="preload"; as="image"; .*imagesizes="55vw"/)
    expect((await linkOf('/bp/demo/tiny/login', { 'if-none-match': etag })).link).toBe(link)
    expect((await linkOf('/bp/demo/tiny/t-01/checkout')).link).toBeNull()
  })

  it('sends hashed assets for ever, in the variant that lies beside them', async () => {
    const asset = await portal.call('GET', '/assets/index-D4f8s_1a.js', { headers: { 'accept-encoding': 'br' } })
    expect(asset.text).toBe('identity()')
    expect(asset.headers.get('content-encoding')).toBe('br')
    expect(asset.headers.get('cache-control')).toContain('immutable')
    expect(asset.headers.get('content-type')).toContain('text/javascript')
    expect((await portal.call('GET', '/robots.txt')).headers.get('cache-control')).toBe('no-cache')
  })

  it('never answers an API address or a missing asset with the page', async () => {
    for (const path of ['/assets/gone-D4f8s_1a.js', '/bp/api/v1/nothing', '/api/x', '/files/x', '/merger/v1/x']) {
      expect([path, (await portal.call('GET', path)).status]).toEqual([path, 404])
    }
    expect((await portal.call('POST', '/mp/demo')).status).toBe(404)
  })

  it('speaks of HSTS only behind TLS', async () => {
    expect((await portal.call('GET', '/')).headers.get('strict-transport-security')).toContain('max-age')
  })
})
