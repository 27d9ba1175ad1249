import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aUser } from '#server/testing/records.ts'
import { startTestPortal, type TestPortal } from '#server/testing/test-portal.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import { prepareAnswer } from '#server/platform/http/prepared-answer.ts'
import type { RequestRecord } from '#server/platform/http/request-log.ts'
import { RepeatedAnswers } from './repeated-answers.ts'

const UNIT = '/bp/api/v1/units/t-01'
const PREPARED = prepareAnswer({ contentType: 'text/plain', cacheControl: 'no-cache', identity: Buffer.from('a') }, [])
const ALWAYS = { marks: [], validUntil: Number.MAX_SAFE_INTEGER }
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

describe('repeated answers', () => {
  const anna: Caller = {
    user: aUser({ id: 'anna' }),
    account: { id: 'demo', name: 'Demo' },
    grants: [],
    tokenHash: 'a',
    lease: ALWAYS,
  }
  const callers = new Map<string, Caller>()
  const said: RequestRecord[] = []
  const create = () =>
    new RepeatedAnswers({
      sessions: { recall: (token) => callers.get(token) ?? null },
      changeClock: { poll: () => undefined },
      now: () => 1_000,
      log: { hasReads: true, request: (record) => void said.push(record) },
    })

  function isServed(repeated: RepeatedAnswers, url: string, ...rawHeaders: readonly string[]): boolean {
    const request = new IncomingMessage(new Socket())
    request.method = 'GET'
    request.url = url
    request.rawHeaders = [...rawHeaders]
    return repeated.serve(request, new ServerResponse(request))
  }

  beforeEach(() => {
    callers.clear()
    callers.set('a', anna)
  })

  it('FOUND-10 are everybody’s where they are public, and else their caller’s alone', () => {
    const repeated = create()
    callers.set('b', { ...anna, tokenHash: 'b' })
    repeated.keep({ url: '/public', route: '/public' }, null, PREPARED, ALWAYS)
    repeated.keep({ url: '/private', route: '/private' }, anna, PREPARED, ALWAYS)
    expect(isServed(repeated, '/public') && isServed(repeated, '/public', 'Authorization', 'Bearer x')).toBe(true)
    const asked = ['Bearer a', 'Bearer b', 'Bearer x'].map((value) =>
      isServed(repeated, '/private', 'authorization', value),
    )
    expect(asked).toEqual([true, false, false])
    expect(isServed(repeated, '/private')).toBe(false)
  })

  it('FOUND-10 are looked up only once the login has been checked: one that has ended gets nothing', () => {
    const repeated = create()
    repeated.keep({ url: '/private', route: '/private' }, anna, PREPARED, ALWAYS)
    expect(isServed(repeated, '/private', 'Authorization', 'Bearer a')).toBe(true)
    callers.clear()
    expect(isServed(repeated, '/private', 'Authorization', 'Bearer a')).toBe(false)
    // The same token once more, read anew: what the login before it was given is gone.
    callers.set('a', { ...anna })
    expect(isServed(repeated, '/private', 'Authorization', 'Bearer a')).toBe(false)
  })

  it('OPS-4 are told in the log as any other, with the id of the request and who asked', () => {
    const repeated = create()
    repeated.keep({ url: '/private?a=1', route: '/private' }, anna, PREPARED, ALWAYS)
    said.length = 0
    isServed(repeated, '/private?a=1', 'authorization', 'Bearer a', 'X-Request-Id', 'proxy-0001')
    isServed(repeated, '/private?a=1', 'authorization', 'Bearer a', 'X-Request-Id', 'not an id')
    expect(said).toMatchObject([
      { id: 'proxy-0001', method: 'GET', route: '/private', status: 200, userId: 'anna' },
      { id: expect.stringMatching(/^[0-9a-f]{12}-\w+$/) as string, route: '/private' },
    ])
  })

  it('are for requests without a body: that may take its time', () => {
    const repeated = create()
    repeated.keep({ url: '/public', route: '/public' }, null, PREPARED, ALWAYS)
    expect(isServed(repeated, '/public', 'Content-Length', '1')).toBe(false)
    expect(isServed(repeated, '/public', 'Transfer-Encoding', 'chunked')).toBe(false)
  })
})

describe('what needs a login', () => {
  let portal: TestPortal
  let time: number
  beforeEach(async () => {
    time = Date.parse('2026-11-20T10:00:00Z')
    portal = await startTestPortal({ now: () => time })
  })
  afterEach(() => portal.remove())

  it('FOUND-10 is not told any more from the moment at which a session ends, however often it was told before', async () => {
    const operator = await portal.logIn('operator@example.com')
    const ask = async () => (await portal.call('GET', UNIT, { headers: operator })).status
    expect([await ask(), await ask()]).toEqual([200, 200])
    // Read and kept anew, shortly before the end of the twelve hours.
    time += 12 * HOUR_MS - MINUTE_MS
    expect([await ask(), await ask()]).toEqual([200, 200])
    time += 2 * MINUTE_MS
    expect([await ask(), await ask()]).toEqual([401, 401])
  })

  it('FOUND-10 is told to nobody who has logged out, nor with another’s token', async () => {
    const [anna, ben] = [await portal.logIn('anna@example.com'), await portal.logIn('ben@example.com')]
    const ask = async (headers: Record<string, string>) => (await portal.call('GET', UNIT, { headers })).status
    expect([await ask(anna), await ask(anna), await ask(ben), await ask({})]).toEqual([200, 200, 404, 401])
    expect((await portal.call('DELETE', '/bp/api/v1/tokens', { headers: anna })).status).toBeLessThan(300)
    expect(await ask(anna)).toBe(401)
  })

  it('FOUND-10 is kept by nobody else: a unit names its buyers', async () => {
    const anna = await portal.logIn('anna@example.com')
    for (const path of [UNIT, `${UNIT}/configurations`, '/bp/api/v1/units', '/bp/api/v1/profile']) {
      const { headers, status } = await portal.call('GET', path, { headers: anna })
      expect([path, headers.get('cache-control')?.includes('no-store'), status < 500]).toEqual([path, true, true])
    }
    // No person is in it, and it is large: asked for each time, with the login, and not sent again where it is known.
    const catalogue = await portal.call('GET', `${UNIT}/catalog`, { headers: anna })
    expect(catalogue.headers.get('cache-control')).toBe('private, no-cache')
    const known = { 'if-none-match': catalogue.headers.get('etag') ?? '' }
    expect((await portal.call('GET', `${UNIT}/catalog`, { headers: { ...anna, ...known } })).status).toBe(304)
    expect((await portal.call('GET', `${UNIT}/catalog`, { headers: known })).status).toBe(401)
  })
})
