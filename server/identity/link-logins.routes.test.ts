import { afterEach, beforeEach, expect, it } from 'vitest'
import { accountOfLoginToken } from '#shared/contracts/entities/login.schema.ts'
import { makeBearer, codeIn, getStatuses, storedText } from '#server/testing/read-answers.ts'
import { setLocalAccess } from './local-users.ts'
import { saveGrants } from './roles.repository.ts'
import { describeOnDatabases, startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'

const LINKS = '/bp/api/v1/account/login_links'
const MINUTE_MS = 60_000

describeOnDatabases('logins by a link', () => {
  let portal: TestPortal
  let time: number
  let operator: Record<string, string>

  beforeEach(async () => {
    time = Date.parse('2026-11-20T10:00:00Z')
    portal = await startTestPortal({ now: () => time, publicUrl: 'https://portal.example' })
    operator = await portal.logIn('operator@example.com')
  })
  afterEach(() => portal.remove())

  const makeLink = (body: Record<string, unknown>, headers = operator) => portal.call('POST', LINKS, { headers, body })
  const readToken = async (kind: string) => String((await makeLink({ user_id: 'anna', kind })).json['token'])
  const byAuthToken = (token: string) =>
    portal.call('POST', '/bp/api/v1/access_tokens', { body: { auth_token: token } })
  const byLoginToken = (token: string, accountId?: string) =>
    portal.call('POST', '/bp/api/v1/tokens', {
      body: { login_token: token, ...(accountId === undefined ? {} : { account_id: accountId }) },
    })

  it('AUT-11 API-41 API-112 NAV-48 logs in by auth_token, once', async () => {
    const link = await makeLink({ user_id: 'anna', kind: 'auth_token', deep_link: '/tiny-houses/t-01/dashboard' })
    expect(link.status, link.text).toBe(201)
    const token = String(link.json['token'])
    expect(link.json).toMatchObject({
      path: `/bp/demo/tiny-houses/t-01/dashboard?auth_token=${token}`,
      url: `https://portal.example/bp/demo/tiny-houses/t-01/dashboard?auth_token=${token}`,
      expires_at: new Date(time + 5 * MINUTE_MS).toISOString(),
    })
    expect(await storedText(portal)).not.toContain(token)
    const answers = await Promise.all([byAuthToken(token), byAuthToken(token), byAuthToken(token)])
    expect(getStatuses(answers)).toEqual([200, 401, 401])
    const login = answers.find(({ status }) => status === 200)
    expect(valueAt(login?.json, 'token', 'user', 'id')).toBe('anna')
    const check = await portal.call('GET', '/bp/api/v1/tokens', { headers: login ? makeBearer(login) : {} })
    expect(check.status).toBe(200)
    expect(codeIn(await byAuthToken(token))).toEqual([401, 'LOGIN_DENIED'])
  })

  it('AUT-12 API-42 NAV-49 logs in by login_token, whose account stands in front of it', async () => {
    const link = await makeLink({ user_id: 'anna', kind: 'login_token', deep_link: '/tiny-houses/t-01/inbox' })
    const token = String(link.json['token'])
    expect(accountOfLoginToken(token)).toBe('demo')
    const query = new URLSearchParams({ login_token: token, deep_link: '/tiny-houses/t-01/inbox' })
    expect(link.json['path']).toBe(`/bp/demo?${query.toString()}`)
    expect(valueAt((await byLoginToken(token, 'demo')).json, 'token', 'user', 'id')).toBe('anna')
    expect(codeIn(await byLoginToken(token, 'demo'))).toEqual([401, 'LOGIN_DENIED'])
    expect((await byLoginToken(await readToken('login_token'))).status).toBe(200)
    expect(codeIn(await byLoginToken(await readToken('login_token'), 'partner'))).toEqual([401, 'LOGIN_DENIED'])
  })

  it('leads to the buyer’s own project where no page is named', async () => {
    const { json } = await makeLink({ user_id: 'anna', kind: 'auth_token' })
    expect(json['path']).toMatch(/^\/bp\/demo\/tiny-houses\?auth_token=/)
  })

  it('decision 9 ends after five minutes, and each kind is good for its own call alone', async () => {
    const late = await readToken('auth_token')
    time += 5 * MINUTE_MS
    expect(codeIn(await byAuthToken(late))).toEqual([401, 'LOGIN_DENIED'])
    const token = await readToken('auth_token')
    expect((await byLoginToken(token)).status).toBe(401)
    const secret = (await readToken('login_token')).split('.').at(-1) ?? ''
    expect((await byAuthToken(secret)).status).toBe(401)
    await portal.call('POST', '/bp/api/v1/passwords', { body: { email: 'anna@example.com', account_id: 'demo' } })
    expect((await byAuthToken(token)).status).toBe(200)
  })

  it('decision 11 decision 13 makes links to buyers of the own account, and to pages of it, alone', async () => {
    const anna = await portal.logIn('anna@example.com')
    expect(codeIn(await makeLink({ user_id: 'ben', kind: 'auth_token' }, anna))).toEqual([403, 'FORBIDDEN'])
    expect((await portal.call('POST', LINKS, { body: {} })).status).toBe(401)
    for (const userId of ['paul', 'admin', 'operator', 'nobody']) {
      expect(codeIn(await makeLink({ user_id: userId, kind: 'auth_token' }))).toEqual([404, 'NOT_FOUND'])
    }
    for (const page of [
      '//evil.example',
      '/\\evil',
      'https://evil.example',
      '/../x',
      '/a/..',
      '/a?b',
      'a',
      '/a//b',
      '/',
    ]) {
      expect((await makeLink({ user_id: 'anna', kind: 'login_token', deep_link: page })).status).toBe(400)
    }
  })

  it('notes who made the link that somebody came in by', async () => {
    await byAuthToken(await readToken('auth_token'))
    const admin = await portal.logIn('admin@example.com')
    const log = await portal.call('GET', '/bp/api/v1/account/audit_entries?user_id=anna', { headers: admin })
    expect(JSON.parse(log.text)).toMatchObject([
      { action: 'session.started', user: { id: 'anna' }, details: { method: 'auth_token', link_of: 'operator' } },
    ])
  })

  it('USR-9 ends twelve hours after the link, however much it is used', async () => {
    const login = makeBearer(await byAuthToken(await readToken('auth_token')))
    const check = async () => (await portal.call('GET', '/bp/api/v1/tokens', { headers: login })).status
    for (let hour = 0; hour < 11; hour++) {
      time += 60 * MINUTE_MS
      expect([hour, await check()]).toEqual([hour, 200])
    }
    time += 60 * MINUTE_MS
    expect(await check()).toBe(401)
  })

  it('USR-9 lets nobody in any more by what somebody made who is disabled, loses the right, or is deleted', async () => {
    const admin = await portal.logIn('admin@example.com')
    const person = { first_name: 'O', last_name: 'O', email: 'operator@example.com', group: 'user' }
    const put = (path: string, body: unknown) =>
      portal.call('PUT', `/bp/api/v1/account/users/operator${path}`, { headers: admin, body })
    const lead = { ...person, roles: [{ role: 'lead', project_id: null }] }
    const ways = [
      () => put('', { ...person, roles: [{ role: 'siteManager', project_id: null }] }),
      () => put('', { ...person, roles: [{ role: 'sales', project_id: 'tiny' }] }),
      () => put('/access', { is_disabled: true }),
      () => portal.call('DELETE', '/bp/api/v1/account/users/operator', { headers: admin }),
    ]
    const own = await portal.logIn('anna@example.com')
    for (const [index, end] of ways.entries()) {
      await put('/access', { is_disabled: false })
      await put('', lead)
      operator = await portal.logIn('operator@example.com')
      const login = makeBearer(await byAuthToken(await readToken('auth_token')))
      const unused = await readToken('auth_token')
      const check = async (headers: Record<string, string>) =>
        (await portal.call('GET', '/bp/api/v1/tokens', { headers })).status
      expect([index, await check(login)]).toEqual([index, 200])
      expect((await end()).status).toBe(200)
      expect([index, await check(login), await check(own)]).toEqual([index, 401, 200])
      expect([index, (await byAuthToken(unused)).status]).toEqual([index, 401])
    }
  })

  it('USR-9 looks when a link is used whether who made it may still make it', async () => {
    const token = await readToken('auth_token')
    await saveGrants(portal.database.kysely, 'operator', [{ role: 'siteManager', projectId: null }])
    expect(codeIn(await byAuthToken(token))).toEqual([401, 'LOGIN_DENIED'])
  })

  it('USR-9 makes no link for a buyer who is disabled', async () => {
    await setLocalAccess(portal.database, { accountId: 'demo', email: 'anna@example.com', isDisabled: true }, time)
    expect(codeIn(await makeLink({ user_id: 'anna', kind: 'auth_token' }))).toEqual([422, 'PERSON_DISABLED'])
  })

  it('makes who tries out tokens wait', async () => {
    const tries = await Promise.all(Array.from({ length: 63 }, (_, at) => byAuthToken(`guess-${at}`)))
    const limited = tries.filter(({ status }) => status === 429)
    expect(limited).toHaveLength(3)
    expect(Number(limited[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await byLoginToken('demo.guess')).status).toBe(429)
  })
})
