import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { describeOnDatabases, PASSWORD, startTestPortal, type TestPortal, valueAt } from './test-portal.ts'

const TOKENS = '/bp/api/v1/tokens'
const HOUR = 3_600_000

describeOnDatabases('login, check and logout', () => {
  let portal: TestPortal
  let time = Date.parse('2026-11-20T10:00:00Z')

  beforeAll(async () => {
    portal = await startTestPortal({ now: () => time, trustProxy: 1 })
  })
  afterAll(() => portal.remove())

  const check = (headers: Record<string, string>) => portal.call('GET', TOKENS, { headers })

  it('API-42 API-59 API-112 logs in by e-mail, in any case, and answers token and user', async () => {
    const login = await portal.call('POST', TOKENS, { body: { email: 'Anna@Example.com', password: PASSWORD } })
    expect(login.status).toBe(200)
    expect(valueAt(login.json, 'token', 'auth_token')).toMatch(/^[\w-]{43}$/)
    expect(valueAt(login.json, 'token', 'user')).toMatchObject({ id: 'anna', first_name: 'anna', group: 'buyer' })
    expect(valueAt(login.json, 'token', 'account')).toEqual({ id: 'demo', name: 'Demo' })
    expect(login.text).not.toContain('hash')
  })

  it('AUT-6 answers the same to a wrong password, an unknown e-mail and a wrong account', async () => {
    const attempts = [
      { email: 'anna@example.com', password: 'wrong' },
      { email: 'nobody@example.com', password: PASSWORD },
      { email: 'anna@example.com', password: PASSWORD, account_id: 'partner' },
    ]
    const answers = await Promise.all(attempts.map((body) => portal.call('POST', TOKENS, { body })))
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(valueAt(answers[0]?.json['errors'], '0', 'code')).toBe('LOGIN_DENIED')
  })

  it('decision 10 takes its time to refuse, whoever the e-mail belongs to', async () => {
    for (const email of ['ben@example.com', 'nobody-at-all@example.com']) {
      const startedAt = performance.now()
      expect((await portal.call('POST', TOKENS, { body: { email, password: 'wrong' } })).status).toBe(401)
      // A timer may come a little early by another clock.
      expect(performance.now() - startedAt).toBeGreaterThan(145)
    }
  })

  it('AUT-10 API-40 checks a token without repeating it, and refuses others', async () => {
    const headers = await portal.logIn('anna@example.com')
    const checked = await check(headers)
    expect(valueAt(checked.json, 'token', 'user', 'email')).toBe('anna@example.com')
    expect(valueAt(checked.json, 'token', 'auth_token')).toBeUndefined()
    for (const authorization of ['', 'Bearer', 'Bearer x', `Bearer ${'A'.repeat(43)}`, 'Basic YTpi']) {
      const refused = await check({ authorization })
      expect(refused.status).toBe(401)
      expect(refused.headers.get('www-authenticate')).toBe('Bearer')
    }
  })

  it('API-2 ends just the revoked session, at once', async () => {
    const phone = await portal.logIn('anna@example.com')
    const laptop = await portal.logIn('anna@example.com')
    expect((await portal.call('GET', '/bp/api/v1/units/t-01', { headers: phone })).status).toBe(200)
    expect((await portal.call('DELETE', TOKENS, { headers: phone })).text).toBe('{}')
    expect((await check(phone)).status).toBe(401)
    expect((await portal.call('GET', '/bp/api/v1/units/t-01', { headers: phone })).status).toBe(401)
    expect((await check(laptop)).status).toBe(200)
  })

  it('AUT-36 keeps a buyer in while they come back within 30 days, operators and admins 12 hours at most', async () => {
    const buyer = await portal.logIn('ben@example.com')
    const operator = await portal.logIn('operator@example.com')
    const admin = await portal.logIn('admin@example.com')
    time += 11 * HOUR
    expect((await check(operator)).status).toBe(200)
    time += 1.1 * HOUR
    expect((await check(operator)).status).toBe(401)
    expect((await check(admin)).status).toBe(401)
    time += 29 * 24 * HOUR
    expect((await check(buyer)).status).toBe(200)
    time += 29 * 24 * HOUR
    expect((await check(buyer)).status).toBe(200)
    time += 31 * 24 * HOUR
    expect((await check(buyer)).status).toBe(401)
  })

  it('API-42 makes an attacker wait after ten failures, whether or not the e-mail exists', async () => {
    for (const email of ['paul@example.com', 'ghost@example.com']) {
      const attempt = (password: string) => portal.call('POST', TOKENS, { body: { email, password } })
      for (let count = 0; count < 10; count++) expect((await attempt('wrong')).status).toBe(401)
      const waiting = await attempt(PASSWORD)
      expect(waiting.status).toBe(429)
      expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    time += HOUR
    expect((await check(await portal.logIn('paul@example.com'))).status).toBe(200)
  })

  it('API-42 counts attempts that come at the same time, before they are looked at', async () => {
    const body = { email: 'boss@example.com', password: 'wrong' }
    const answers = await Promise.all(Array.from({ length: 14 }, () => portal.call('POST', TOKENS, { body })))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(4)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    time += HOUR
    for (let round = 0; round < 12; round++) await portal.logIn('boss@example.com')
    expect((await check(await portal.logIn('boss@example.com'))).status).toBe(200)
  })

  it('believes the address that the trusted proxy added, not what stands before it', async () => {
    const login = vi.spyOn(portal.services.sessions, 'login')
    const headers = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' }
    await portal.call('POST', TOKENS, { headers, body: { email: 'anna@example.com', password: PASSWORD } })
    expect(login.mock.calls[0]?.[1]).toBe('198.51.100.7')
    login.mockRestore()
  })

  it('stores no token, only its hash', async () => {
    const { authorization = '' } = await portal.logIn('anna@example.com')
    const sessions = await portal.database.kysely.selectFrom('sessions').selectAll().execute()
    expect(JSON.stringify(sessions)).not.toContain(authorization.slice('Bearer '.length))
    expect(sessions.every(({ tokenHash }) => /^[0-9a-f]{64}$/.test(tokenHash))).toBe(true)
  })
})
