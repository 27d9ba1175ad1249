import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { describeOnDatabases, startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'

describeOnDatabases('what monitors ask', () => {
  let portal: TestPortal
  afterEach(() => portal.remove())

  it('OPS-1: /healthz is for the process, /readyz for all that it needs, with the version', async () => {
    portal = await startTestPortal({ commit: '0123456789abcdef' })
    expect((await portal.call('GET', '/healthz')).json).toEqual({ status: 'ok' })
    const ready = await portal.call('GET', '/readyz')
    const version = expect.stringMatching(/^\d+\.\d+\.\d+$/) as string
    expect([ready.status, ready.json]).toEqual([200, { status: 'ok', version, commit: '0123456789ab' }])
    expect((await portal.call('HEAD', '/readyz')).status).toBe(200)
    // Nothing of the probe is left.
    expect(await portal.files.list('public')).not.toContain('probe')
  })

  it('OPS-1: /readyz names what does not work, and /healthz goes on', async () => {
    let time = Date.now()
    portal = await startTestPortal({ now: () => time })
    await rm(join(portal.dataDir, 'files'), { recursive: true })
    await writeFile(join(portal.dataDir, 'files'), 'no folder')
    const [fields, status] = await askReady()
    expect([fields, status]).toEqual([['files'], 503])
    await portal.database.kysely.schema.alterTable('schemaMigrations').renameTo('gone').execute()
    // One mail has held up the queue for longer than any may take; asked at once, before the queue looks again.
    time += 6 * 60_000
    expect(await askReady()).toEqual([['database', 'files', 'jobs'], 503])
    expect((await portal.call('GET', '/healthz')).status).toBe(200)
    expect((await portal.call('GET', '/health')).headers.get('retry-after')).toBe('5')
  })

  it('OPS-1: looks at the files once at a time and at most every five seconds, however many ask', async () => {
    let time = Date.now()
    portal = await startTestPortal({ now: () => time })
    const probe = vi.spyOn(portal.files, 'tryWriting')
    await Promise.all([askReady(), askReady(), askReady()])
    time += 4_000
    expect(await askReady()).toEqual([[], 200])
    expect(probe).toHaveBeenCalledTimes(1)
    time += 2_000
    await askReady()
    expect(probe).toHaveBeenCalledTimes(2)
  })

  it('OPS-2: the API’s document has the version', async () => {
    portal = await startTestPortal({ commit: '0123456789abcdef' })
    const { json } = await portal.call('GET', '/openapi.json')
    expect(valueAt(json, 'info', 'version')).toMatch(/^\d+\.\d+\.\d+ \(0123456789ab\)$/)
  })

  it('OPS-3: every answer names its request, by the proxy’s name if that is well-formed', async () => {
    portal = await startTestPortal()
    const own = /^[0-9a-f]{12}-\w+$/
    for (const path of ['/readyz', '/nothing', '/docs', '/bp/api/v1/users/me', '/bp/api/v1/units/%ff', '/files/x']) {
      const named = await portal.call('GET', path, { headers: { 'x-request-id': 'proxy-0001' } })
      expect([path, named.headers.get('x-request-id')]).toEqual([path, 'proxy-0001'])
      const unnamed = await portal.call('GET', path, { headers: { 'x-request-id': 'a b"c,d;e' } })
      expect([path, unnamed.headers.get('x-request-id')]).toEqual([path, expect.stringMatching(own)])
    }
    const config = '/api/v1/accounts/demo/projects/tiny/config'
    for (const time of ['the first', 'again']) {
      const answer = await portal.call('GET', config, { headers: { 'x-request-id': 'proxy-0002' } })
      expect([time, answer.status, answer.headers.get('x-request-id')]).toEqual([time, 200, 'proxy-0002'])
    }
  })

  async function askReady() {
    const { json, status } = await portal.call('GET', '/readyz')
    const errors = valueAt(json, 'errors')
    return [Array.isArray(errors) ? errors.map((error) => valueAt(error, 'field')) : [], status]
  }
})
