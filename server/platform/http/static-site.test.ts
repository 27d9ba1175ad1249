import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findProject, saveProject } from '#server/projects/projects.repository.ts'
import { startTestPortal, type TestPortal } from '#server/testing/test-portal.ts'

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
    for (const locale of ['de', 'en'])
      await writeFile(join(folder, `pages/login.${locale}.html`), `Login ${locale}<div id="root"></div>`)
    await writeFile(
      join(folder, 'pages.json'),
      JSON.stringify({
        pages: [
          {
            path: '/login\\/?$',
            page: 'login',
            picture: { of: 'project', place: 'stage', sizes: { default: '55vw' } },
          },
          ...['^/(?:bp|mp)/[^/]+/?$', '^/(?:bp|mp)(?:/[^/]+){2}/?$', '/configurator/[^/]+/?$'].map((path) => ({
            path,
            page: 'none',
          })),
        ],
      }),
    )
    portal = await startTestPortal({ rendererDir: folder, behindTls: true })
  })
  afterAll(async () => {
    await portal.remove()
    await rm(folder, { recursive: true, force: true })
  })

  it('NAV-2 answers every address of the app with its page, which is asked for again each time', async () => {
    for (const path of ['/bp/demo/lindenhof/a-12/configurator/bathroom', '/mp/demo', '/MP/demo/', '/bp/demo/x.y']) {
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
    expect(pages.map(({ text }) => text.slice(0, 8))).toEqual(['Login de', 'Login en', 'Login de', 'Login de'])
    expect(pages[0]?.headers.get('vary')).toContain('Accept-Language')
    expect(pages[0]?.headers.get('cache-control')).toBe('no-cache')
    const etag = pages[0]?.headers.get('etag') ?? ''
    const known = await portal.call('GET', path, { headers: { 'accept-language': 'de', 'if-none-match': etag } })
    expect([known.status, known.headers.get('vary')]).toEqual([304, pages[0]?.headers.get('vary')])
  })

  it('shows the picture that the page of a project begins with in the page itself', async () => {
    const getPage = async (path: string, headers = {}) => {
      const { status, text, headers: answered } = await portal.call('GET', path, { headers })
      return { status, text, etag: answered.get('etag') ?? '' }
    }
    const LOGIN = '/bp/demo/tiny/login'
    const plain = await getPage(LOGIN)
    expect(plain.text).not.toContain('<img')
    const database = await portal.openAgain()
    const project = await findProject(database.kysely, 'tiny', 'demo')
    if (project === null) throw new Error('The test portal has no project "tiny"')
    await saveProject(database.kysely, { ...project, projectImageUrl: '/files/house.webp' }, '2026-11-20T08:00:00.000Z')
    await database.close()
    const shown = await getPage(LOGIN)
    expect(shown.text).toContain(
      '<img class="first-picture" data-place="stage" src="/files/house.webp" srcset="/files/house.webp?width=640 640w, ',
    )
    expect(shown.text).toContain(' sizes="55vw" alt="" fetchpriority="high" decoding="sync"><div id="root">')
    expect(shown.etag).not.toBe(plain.etag)
    expect((await getPage(LOGIN, { 'if-none-match': shown.etag })).status).toBe(304)
    expect((await getPage(LOGIN, { 'if-none-match': plain.etag })).status).toBe(200)
    expect((await getPage('/bp/demo/tiny/t-01/checkout')).text).not.toContain('<img')
    expect((await getPage('/bp/demo/login')).text).not.toContain('<img')
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

  it('FOUND-14 answers 404 where the app has no page: to a browser with the page that says so, else in the one shape', async () => {
    const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    for (const path of ['/nonsense.txt', '/.well-known/security.txt', '/bp', '/bp/demo/x/y/z', '/healthy']) {
      const shown = await portal.call('GET', path, { headers: browser })
      expect([path, shown.status, shown.text]).toEqual([path, 404, '<!doctype html><title>Page</title>'])
      expect(shown.headers.get('content-security-policy')).toContain("script-src 'self'")
      const told = await portal.call('GET', path)
      expect([path, told.status, told.json['errors']]).toMatchObject([path, 404, [{ code: 'NOT_FOUND' }]])
      const known = await portal.call('HEAD', path, { headers: { ...browser, 'if-none-match': '*' } })
      expect([known.status, known.text]).toEqual([404, ''])
    }
    // What lies in the folder is there all the same, and no address of the API is a page.
    expect((await portal.call('GET', '/robots.txt')).status).toBe(200)
    expect((await portal.call('GET', '/bp/api/v1/nothing', { headers: browser })).json).toHaveProperty('errors')
  })

  it('FOUND-14 tells a monitor that it is well', async () => {
    const health = await portal.call('GET', '/health', { headers: { accept: 'text/html' } })
    expect([health.status, health.json, health.headers.get('cache-control')]).toEqual([
      200,
      { status: 'ok' },
      'no-store',
    ])
    expect((await portal.call('HEAD', '/health')).status).toBe(200)
  })

  it('FOUND-14 speaks of addresses below its own only when it is told to', async () => {
    const other = await startTestPortal({ rendererDir: folder, behindTls: true, hstsSubdomains: true })
    const said = [portal, other].map(async (each) =>
      (await each.call('GET', '/health')).headers.get('strict-transport-security'),
    )
    expect(await Promise.all(said)).toEqual(['max-age=31536000', 'max-age=31536000; includeSubDomains'])
    await other.remove()
  })

  it('speaks of HSTS only behind TLS', async () => {
    expect((await portal.call('GET', '/')).headers.get('strict-transport-security')).toContain('max-age')
  })
})
