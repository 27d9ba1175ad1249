import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Database } from '#server/platform/db/database.types.ts'
import { savePassword } from './profiles.repository.ts'
import { findUser } from './users.repository.ts'
import { createRateLimits } from '#server/platform/limits/rate-limits.ts'
import { createRequestLog } from '#server/platform/http/request-log.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { createSessionsService } from './sessions.service.ts'
import { PASSWORD } from '#server/testing/seed-test-portal.ts'
import { describeOnDatabases, startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'

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

  it('KNW-1 tells staff, and no buyer, that mails are kept, wherever somebody comes in', async () => {
    const token = async (server: string, email: string) => {
      const login = await portal.callAt(server, 'POST', TOKENS, { body: { email, password: PASSWORD } })
      const headers = { authorization: `Bearer ${String(valueAt(login.json, 'token', 'auth_token'))}` }
      const checked = await portal.callAt(server, 'GET', TOKENS, { headers })
      return [valueAt(login.json, 'token', 'keeps_mails'), valueAt(checked.json, 'token', 'keeps_mails')]
    }
    expect(await token(portal.url, 'operator@example.com')).toEqual([true, true])
    expect(await token(portal.url, 'anna@example.com')).toEqual([undefined, undefined])
    const sending = await portal.startAgain({ smtpUrl: 'smtp://127.0.0.1:9' })
    expect(await token(sending.url, 'operator@example.com')).toEqual([false, false])
    expect(await token(sending.url, 'anna@example.com')).toEqual([undefined, undefined])
    await sending.close()
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

  it('FOUND-10: ends a session that is in use at its end, not up to an hour later', async () => {
    const unit = '/bp/api/v1/units/t-01'
    for (const [name, length] of [
      ['operator', 12 * HOUR],
      ['anna', 30 * 24 * HOUR],
    ] as const) {
      const headers = await portal.logIn(`${name}@example.com`)
      // Looked at shortly before its end, and used without a break: by its owner's address, and by an answer that is kept.
      time += length - HOUR / 2
      const { expiresAt } = await portal.database.kysely
        .selectFrom('sessions')
        .select('expiresAt')
        .where('userId', '=', name)
        .orderBy('createdAt', 'desc')
        .executeTakeFirstOrThrow()
      const end = Date.parse(expiresAt)
      if (name === 'anna')
        await portal.database.kysely
          .updateTable('sessions')
          .set({ lastUsedAt: isoTime(time) })
          .execute()
      for (let call = 0; call < 2; call++) {
        expect((await check(headers)).status).toBe(200)
        expect((await portal.call('GET', unit, { headers })).status).toBe(200)
      }
      time = end - 1
      expect((await check(headers)).status).toBe(200)
      time = end
      expect((await check(headers)).status).toBe(401)
      expect((await portal.call('GET', unit, { headers })).status).toBe(401)
    }
  })

  it('FOUND-10: lets nobody in by a password that is changed while it is being verified', async () => {
    const { database, changeClock, mails } = portal.services
    const before = await findUser(database.kysely, 'ben')
    const racing: Database = {
      ...database,
      // The transaction of the session comes after the password was found right.
      async transaction(work) {
        await savePassword(database.kysely, 'ben', 'another hash', isoTime(time))
        return database.transaction(work)
      },
    }
    const sessions = createSessionsService({
      database: racing,
      changeClock,
      mails,
      rateLimits: createRateLimits({ database, auditKey: Buffer.alloc(32), now: () => time }),
      auditKey: Buffer.alloc(32),
      log: createRequestLog('quiet', () => undefined),
      baseUrl: () => portal.url,
      now: () => time,
    })
    const count = async () =>
      (await database.kysely.selectFrom('sessions').selectAll().where('userId', '=', 'ben').execute()).length
    const sessionsBefore = await count()
    const login = await sessions.login({ email: 'ben@example.com', password: PASSWORD }, '203.0.113.9')
    expect(login.ok ? 'let in' : login.error.faults[0].code).toBe('LOGIN_DENIED')
    expect(await count()).toBe(sessionsBefore)
    await savePassword(database.kysely, 'ben', before?.passwordHash ?? '', isoTime(time))
    expect((await check(await portal.logIn('ben@example.com'))).status).toBe(200)
  })

  it('FOUND-15: locks out an address that guesses, not who has the e-mail, and tells them once a day', async () => {
    const from = (address: string, email: string, password: string) =>
      portal.call('POST', TOKENS, { headers: { 'x-forwarded-for': address }, body: { email, password } })
    const guess = async (address: string, email = 'operator@example.com') => {
      for (let count = 0; count < 10; count++) expect((await from(address, email, 'wrong')).status).toBe(401)
      return from(address, email, 'wrong')
    }
    const getMails = async () =>
      portal.database.kysely.selectFrom('mails').selectAll().where('recipient', '=', 'operator@example.com').execute()

    expect((await guess('203.0.113.50')).status).toBe(429)
    expect((await from('203.0.113.50', 'operator@example.com', PASSWORD)).status).toBe(429)
    expect((await from('198.51.100.50', 'operator@example.com', PASSWORD)).status).toBe(200)
    const [mail, ...others] = await getMails()
    expect(others).toEqual([])
    expect(mail?.bodyText).toMatch(/falsches Passwort[\s\S]*15 Minuten[\s\S]*\/bp\/demo\/users\/password\n/)
    expect(mail?.bodyText).not.toMatch(/token|203\.0/)
    expect((await guess('203.0.113.51')).status).toBe(429)
    expect(await getMails()).toHaveLength(1)
    time += 24 * HOUR
    const known = await guess('203.0.113.52')
    expect(await getMails()).toHaveLength(2)

    // Whoever guesses cannot tell whether there was somebody to write to.
    const mailCount = async () => (await portal.database.kysely.selectFrom('mails').select('id').execute()).length
    const before = await mailCount()
    const unknown = await guess('203.0.113.53', 'no-such-person@example.com')
    expect(await mailCount()).toBe(before)
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()])
  })

  it('FOUND-15: counts wrong tries at all servers of a portal together', async () => {
    const other = await portal.startAgain({ now: () => time, trustProxy: 1 })
    try {
      const body = { email: 'twice@example.com', password: 'wrong' }
      const servers = [portal.url, other.url]
      const answers = await Promise.all(
        Array.from({ length: 14 }, (_, at) => portal.callAt(servers[at % 2] ?? '', 'POST', TOKENS, { body })),
      )
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
    } finally {
      await other.close()
    }
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
