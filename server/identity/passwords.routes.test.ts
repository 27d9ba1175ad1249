import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeBearer, codeIn, listIn, mailTo, refusalIn, getStatuses, storedText } from '#server/testing/read-answers.ts'
import { PASSWORD } from '#server/testing/seed-test-portal.ts'
import { describeOnDatabases, startTestPortal, type TestPortal } from '#server/testing/test-portal.ts'

const PASSWORDS = '/bp/api/v1/passwords'
const ANNA = 'anna@example.com'
const NEW = 'a better password'
const HOUR_MS = 3_600_000

describeOnDatabases('passwords', () => {
  let portal: TestPortal
  let time: number

  beforeEach(async () => {
    time = Date.parse('2026-11-20T10:00:00Z')
    portal = await startTestPortal({ now: () => time, publicUrl: 'https://portal.example' })
  })
  afterEach(() => portal.remove())

  const request = (email: string, accountId = 'demo', locale = 'de') =>
    portal.call('POST', PASSWORDS, { body: { email, account_id: accountId, locale } })
  const tokenTo = async (email: string) =>
    /https:\/\/portal\.example\/bp\/demo\/users\/password\?token=([\w-]{43})\s/.exec(
      await mailTo(portal, email),
    )?.[1] ?? 'no mail'
  const reset = (token: string, password = NEW, confirmation = password) =>
    portal.call('PUT', `${PASSWORDS}/${token}`, { body: { password, password_confirmation: confirmation } })
  const logIn = (password: string) => portal.call('POST', '/bp/api/v1/tokens', { body: { email: ANNA, password } })
  const check = (headers: Record<string, string>) => portal.call('GET', '/bp/api/v1/tokens', { headers })

  it('AUT-25 AUT-31 API-43 API-44 resets by the mail’s link and ends every session', async () => {
    const phone = await portal.logIn(ANNA)
    const laptop = await portal.logIn(ANNA)
    const ben = await portal.logIn('ben@example.com')
    expect((await request('Anna@Example.com')).text).toBe('{}')
    const token = await tokenTo(ANNA)
    expect(await storedText(portal)).not.toContain(token)
    const done = await reset(token)
    expect([done.status, done.text]).toEqual([200, '{}'])
    for (const headers of [phone, laptop]) expect((await check(headers)).status).toBe(401)
    expect((await check(ben)).status).toBe(200)
    expect((await logIn(PASSWORD)).status).toBe(401)
    expect((await logIn(NEW)).status).toBe(200)
  })

  it('AUT-32 API-43 mails a link that leads back to the project, and to nowhere else', async () => {
    const ask = (deepLink: string) =>
      portal.call('POST', PASSWORDS, { body: { email: ANNA, account_id: 'demo', deep_link: deepLink } })
    expect((await ask('/lindenhof')).status).toBe(200)
    expect(await mailTo(portal, ANNA)).toMatch(/users\/password\?token=[\w-]{43}&(?:amp;)?deep_link=%2Flindenhof\s/)
    for (const link of ['//evil.example', '/../partner', 'https://evil.example', '/\\evil.example', '']) {
      expect((await ask(link)).status).toBe(400)
    }
  })

  it('AUT-33 says whether a link still works, without using it up, and to who guesses nothing', async () => {
    const look = (token: string) => portal.call('GET', `${PASSWORDS}/${token}`)
    await request(ANNA)
    const token = await tokenTo(ANNA)
    for (let count = 0; count < 2; count++) expect((await look(token)).status).toBe(200)
    expect((await look(token)).text).toBe('{}')
    expect((await reset(token)).status).toBe(200)
    const used = await look(token)
    expect(codeIn(used)).toEqual([404, 'NOT_FOUND'])
    expect((await look('A'.repeat(43))).text).toBe(used.text)
    time += 60_000
    await request(ANNA)
    const late = await tokenTo(ANNA)
    time += HOUR_MS
    expect((await look(late)).text).toBe(used.text)
    const tries = await Promise.all(Array.from({ length: 124 }, (_, at) => look(`guess-${at}`)))
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(5)
  })

  it('decision 10 answers the same to an e-mail and an account that nobody has', async () => {
    const known = await request(ANNA)
    for (const unknown of [
      await request('nobody@example.com'),
      await request(ANNA, 'partner'),
      await request(ANNA, 'x'),
    ]) {
      expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
      expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()])
    }
    const mails = await portal.database.kysely.selectFrom('mails').select('recipient').execute()
    expect(mails).toEqual([{ recipient: ANNA }])
  })

  it('decision 9 works once, for an hour, and not after another change', async () => {
    await request(ANNA)
    const token = await tokenTo(ANNA)
    const answers = await Promise.all([reset(token), reset(token, 'another password')])
    expect(getStatuses(answers)).toEqual([200, 422])
    expect(codeIn(await reset(token))).toEqual([422, 'TOKEN_INVALID'])

    time += 60_000
    await request(ANNA)
    const late = await tokenTo(ANNA)
    time += HOUR_MS
    expect(codeIn(await reset(late))).toEqual([422, 'TOKEN_INVALID'])

    await request(ANNA)
    const older = await tokenTo(ANNA)
    time += 1000
    await request(ANNA)
    expect((await reset(await tokenTo(ANNA))).status).toBe(200)
    expect(codeIn(await reset(older))).toEqual([422, 'TOKEN_INVALID'])
  })

  it('FOUND-10: lets only the newest of several links work', async () => {
    await request(ANNA)
    const older = await tokenTo(ANNA)
    time += 1000
    await request(ANNA)
    const newer = await tokenTo(ANNA)
    expect(newer).not.toBe(older)
    expect((await portal.call('GET', `${PASSWORDS}/${older}`)).status).toBe(404)
    expect(codeIn(await reset(older))).toEqual([422, 'TOKEN_INVALID'])
    // Somebody else's request ends nothing.
    await request('ben@example.com')
    expect((await portal.call('GET', `${PASSWORDS}/${newer}`)).status).toBe(200)
    expect((await reset(newer)).status).toBe(200)
  })

  it('FOUND-5: refuses passwords that are easy to guess, when one is reset and when it is changed', async () => {
    await request(ANNA)
    const token = await tokenTo(ANNA)
    const phone = await portal.logIn(ANNA)
    const change = (password: string) =>
      portal.call('PUT', '/bp/api/v1/profile/password', {
        headers: phone,
        body: { current_password: PASSWORD, password, password_confirmation: password },
      })
    // Common, of one character, of spaces, the e-mail, the project's name, the sample's.
    for (const password of ['password', 'aaaaaaaa', '        ', ANNA, 'tiny-houses', 'lindenhof-demo']) {
      expect(refusalIn(await reset(token, password)), password).toEqual([422, 'PASSWORD_GUESSABLE', 'password'])
      expect(refusalIn(await change(password)), password).toEqual([422, 'PASSWORD_GUESSABLE', 'password'])
    }
    expect((await reset(token)).status).toBe(200)
  })

  it('AUT-27 AUT-28 AUT-33 says why, and uses nothing up', async () => {
    await request(ANNA)
    const token = await tokenTo(ANNA)
    expect(refusalIn(await reset(token, 'short77'))).toEqual([422, 'PASSWORD_TOO_SHORT', 'password'])
    expect(refusalIn(await reset(token, NEW, 'other'))).toEqual([422, 'PASSWORD_MISMATCH', 'password_confirmation'])
    expect(codeIn(await reset('A'.repeat(43)))).toEqual([422, 'TOKEN_INVALID'])
    expect((await reset(token, 'kürbis-8')).status).toBe(200)
  })

  it('makes who asks too often wait, known or not', async () => {
    for (const email of [ANNA, 'nobody@example.com']) {
      for (let count = 0; count < 3; count++) expect((await request(email)).status).toBe(200)
      const limited = await request(email.toUpperCase())
      expect(limited.status).toBe(429)
      expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    const others = await Promise.all(Array.from({ length: 20 }, (_, at) => request(`user-${at}@example.com`)))
    expect(others.filter(({ status }) => status === 429)).toHaveLength(6)
    const tries = await Promise.all(Array.from({ length: 32 }, (_, at) => reset(`guess-${at}`)))
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(2)
    time += HOUR_MS
    expect((await request(ANNA)).status).toBe(200)
  })

  it('shows operators no mail that lets in one of the account’s own people', async () => {
    // One that others do not reach: its outbox is for operators, too.
    await portal.remove()
    portal = await startTestPortal({ now: () => time })
    await request('admin@example.com')
    await request(ANNA)
    const operator = await portal.logIn('operator@example.com')
    const seen = await portal.call('GET', '/bp/api/v1/mails', { headers: operator })
    expect(listIn(seen)).toMatchObject([{ recipient: ANNA }])
    expect(seen.headers.get('x-total-count')).toBe('1')
    const { id } = await portal.database.kysely
      .selectFrom('mails')
      .select('id')
      .where('recipient', '=', 'admin@example.com')
      .executeTakeFirstOrThrow()
    expect((await portal.call('GET', `/bp/api/v1/mails/${id}`, { headers: operator })).status).toBe(404)
    const admin = await portal.logIn('admin@example.com')
    expect((await portal.call('GET', `/bp/api/v1/mails/${id}`, { headers: admin })).status).toBe(200)
  })

  it('decision 24 changes one’s own password by the current one, and keeps just this device in', async () => {
    const phone = await portal.logIn(ANNA)
    const laptop = await portal.logIn(ANNA)
    const change = (current: string, password: string, confirmation = password) =>
      portal.call('PUT', '/bp/api/v1/profile/password', {
        headers: phone,
        body: { current_password: current, password, password_confirmation: confirmation },
      })
    expect(refusalIn(await change('wrong', NEW))).toEqual([422, 'PASSWORD_WRONG', 'current_password'])
    expect(refusalIn(await change(PASSWORD, 'short77'))).toEqual([422, 'PASSWORD_TOO_SHORT', 'password'])
    expect((await check(phone)).status).toBe(200)
    const changed = await change(PASSWORD, NEW)
    expect(changed.status, changed.text).toBe(200)
    expect((await check(phone)).status).toBe(401)
    expect((await check(laptop)).status).toBe(401)
    expect((await check(makeBearer(changed))).status).toBe(200)
    expect((await logIn(NEW)).status).toBe(200)
    expect((await portal.call('PUT', '/bp/api/v1/profile/password', { body: {} })).status).toBe(401)
  })

  it('makes who guesses the current password wait', async () => {
    const headers = await portal.logIn(ANNA)
    const body = { current_password: 'wrong', password: NEW, password_confirmation: NEW }
    const guess = () => portal.call('PUT', '/bp/api/v1/profile/password', { headers, body })
    const guesses = await Promise.all(Array.from({ length: 12 }, guess))
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2)
  })
})
