import { afterEach, beforeEach, expect, it } from 'vitest'
import { saveUser } from './users.repository.ts'
import { hashPassword } from './passwords.ts'
import { makeBearer, codeIn, listIn, mailTo, refusalIn, getStatuses, storedText } from '#server/testing/read-answers.ts'
import { PASSWORD } from '#server/testing/seed-test-portal.ts'
import { describeOnDatabases, startTestPortal, type TestPortal } from '#server/testing/test-portal.ts'

const INVITATIONS = '/bp/api/v1/account/invitations'
const TOKENS = '/bp/api/v1/invitations'
const EMAIL = 'anna@example.com'
const DAY_MS = 24 * 3_600_000
const PERSON = { first_name: 'Somebody', last_name: 'Else' }

describeOnDatabases('invitations of buyers who have an account', () => {
  let portal: TestPortal
  let time: number
  let operator: Record<string, string>
  let anna: Record<string, string>

  beforeEach(async () => {
    time = Date.parse('2026-11-20T10:00:00Z')
    portal = await startTestPortal({ now: () => time, publicUrl: 'https://portal.example/' })
    operator = await portal.logIn('operator@example.com')
    anna = await portal.logIn(EMAIL)
  })
  afterEach(() => portal.remove())

  const invite = (change: Record<string, unknown> = {}, headers = operator) =>
    portal.call('POST', INVITATIONS, {
      headers,
      body: { email: EMAIL, ...PERSON, group: 'buyer', unit_ids: ['t-02'], ...change },
    })
  const tokenTo = async (email: string) =>
    /https:\/\/portal\.example\/bp\/demo\/users\/units\?token=([\w-]{43})\b/.exec(await mailTo(portal, email))?.[1] ??
    ''
  const accept = (token: string, headers: Record<string, string>) =>
    portal.call('POST', `${TOKENS}/${token}/acceptances`, { headers, body: {} })
  const statusOfUnit = async (unitId: string, headers: Record<string, string>) =>
    (await portal.call('GET', `/bp/api/v1/units/${unitId}`, { headers })).status

  it('decisions 9 and 11 gives an invited buyer the further unit when they accept, logged in, and not before', async () => {
    const created = await invite({ email: 'Anna@Example.com' })
    expect(created.status, created.text).toBe(201)
    // The name that they go by, not the one that somebody typed.
    expect(created.json).toMatchObject({ email: EMAIL, first_name: 'anna', unit_ids: ['t-02'], state: 'open' })
    const token = await tokenTo(EMAIL)
    expect(token).not.toBe('')
    expect(await storedText(portal)).not.toContain(token)
    const shown = await portal.call('GET', `${TOKENS}/${token}`)
    expect(shown.json).toMatchObject({
      email: EMAIL,
      has_account: true,
      project: { slug: 'tiny-houses' },
      units: [{ id: 't-02' }],
    })
    expect(await statusOfUnit('t-02', anna)).toBe(404)

    const accepted = await accept(token, anna)
    expect(accepted.status, accepted.text).toBe(200)
    expect(accepted.json).toEqual({ unit_ids: ['t-02'] })
    expect(await statusOfUnit('t-02', anna)).toBe(200)
    expect(await statusOfUnit('t-01', anna)).toBe(200)
    const units = await portal.call('GET', '/bp/api/v1/units', { headers: anna })
    expect(listIn(units)).toMatchObject([{ id: 't-01' }, { id: 't-02' }])
    expect(listIn(await portal.call('GET', INVITATIONS, { headers: operator }))).toMatchObject([{ state: 'accepted' }])
    const admin = await portal.logIn('admin@example.com')
    const log = await portal.call('GET', '/bp/api/v1/account/audit_entries?action=invitation.accepted', {
      headers: admin,
    })
    expect(listIn(log)).toMatchObject([
      {
        user: { id: 'anna' },
        subject: { kind: 'invitation', id: created.json['id'] },
        details: { unit_ids: ['t-02'] },
      },
    ])
  })

  it('decision 9 opens once, not after 30 days, not when taken back, and not for who guesses', async () => {
    await invite()
    const token = await tokenTo(EMAIL)
    const answers = await Promise.all([accept(token, anna), accept(token, anna), accept(token, anna)])
    expect(getStatuses(answers)).toEqual([200, 422, 422])
    expect(codeIn(await accept(token, anna))).toEqual([422, 'TOKEN_INVALID'])
    expect((await portal.call('GET', `${TOKENS}/${token}`)).status).toBe(404)
    expect(codeIn(await accept('A'.repeat(43), anna))).toEqual([422, 'TOKEN_INVALID'])

    const ben = await portal.logIn('ben@example.com')
    const forBen = { email: 'ben@example.com', unit_ids: ['t-01'] }
    const second = await invite(forBen)
    const revoked = await tokenTo('ben@example.com')
    await portal.call('DELETE', `${INVITATIONS}/${String(second.json['id'])}`, { headers: operator })
    expect(codeIn(await accept(revoked, ben))).toEqual([422, 'TOKEN_INVALID'])
    time += 1000
    await invite(forBen)
    const late = await tokenTo('ben@example.com')
    expect(late).not.toBe(revoked)
    // A session that slides does not keep the link alive.
    time += 29 * DAY_MS
    const again = await portal.logIn('ben@example.com')
    time += DAY_MS
    expect(codeIn(await accept(late, again))).toEqual([422, 'TOKEN_INVALID'])
    expect(await statusOfUnit('t-01', again)).toBe(404)
  })

  it('decision 11 needs the very account that was invited: no other buyer, tenant, staff or visitor', async () => {
    await invite()
    const token = await tokenTo(EMAIL)
    expect((await accept(token, {})).status).toBe(401)
    for (const name of ['ben', 'operator', 'admin', 'paul', 'boss']) {
      const headers = await portal.logIn(`${name}@example.com`)
      expect(codeIn(await accept(token, headers)), name).toEqual([403, 'FORBIDDEN'])
    }
    // The same e-mail with another tenant is somebody else.
    time += 1000
    const boss = await portal.logIn('boss@example.com')
    await portal.call('POST', INVITATIONS, {
      headers: boss,
      body: { email: EMAIL, ...PERSON, group: 'buyer', unit_ids: ['f-01'] },
    })
    const far = /registration\/([\w-]{43})/.exec(await mailTo(portal, EMAIL))?.[1] ?? ''
    const registered = await portal.call('POST', TOKENS, {
      body: { token: far, ...PERSON, password: 'kürbis-8', accepted_terms: true, accepted_privacy_policy: true },
    })
    expect(registered.status, registered.text).toBe(200)
    expect(codeIn(await accept(token, makeBearer(registered)))).toEqual([403, 'FORBIDDEN'])
    // All of that has used nothing up.
    expect((await accept(token, anna)).status).toBe(200)
    expect(await statusOfUnit('f-01', anna)).toBe(404)
  })

  it('says when there is nothing to invite to, and makes no second account', async () => {
    expect(refusalIn(await invite({ unit_ids: ['t-01'] }))).toEqual([422, 'UNITS_ALREADY_THEIRS', 'unit_ids'])
    expect((await invite({ unit_ids: ['t-01', 't-02'] })).json).toMatchObject({ unit_ids: ['t-02'] })
    const admin = await portal.logIn('admin@example.com')
    const staff = { email: 'operator@example.com', unit_ids: ['t-01'] }
    expect(refusalIn(await invite(staff))).toEqual([422, 'EMAIL_TAKEN', 'email'])
    expect(
      refusalIn(await invite({ group: 'user', unit_ids: [], roles: [{ role: 'lead', project_id: null }] }, admin)),
    ).toEqual([422, 'EMAIL_TAKEN', 'email'])
    const register = await portal.call('POST', TOKENS, {
      body: {
        token: await tokenTo(EMAIL),
        ...PERSON,
        password: 'kürbis-8',
        accepted_terms: true,
        accepted_privacy_policy: true,
      },
    })
    expect(refusalIn(register)).toEqual([422, 'EMAIL_TAKEN', 'email'])
    // The attempt to register has not used it up.
    expect((await accept(await tokenTo(EMAIL), anna)).status).toBe(200)
  })

  it('keeps invitations to different units side by side, and sends one again with a new link', async () => {
    const ben = await portal.logIn('ben@example.com')
    const forBen = { email: 'ben@example.com', unit_ids: ['t-01'] }
    const first = await invite(forBen)
    const oldToken = await tokenTo('ben@example.com')
    time += 1000
    const path = `${INVITATIONS}/${String(first.json['id'])}/deliveries`
    expect((await portal.call('POST', path, { headers: operator, body: { locale: 'en' } })).status).toBe(200)
    const newToken = await tokenTo('ben@example.com')
    expect(await mailTo(portal, 'ben@example.com')).toContain('See and accept')
    expect(codeIn(await accept(oldToken, ben))).toEqual([422, 'TOKEN_INVALID'])
    time += 1000
    // The same unit again: the older link is of no use any more.
    await invite(forBen)
    expect(codeIn(await accept(newToken, ben))).toEqual([422, 'TOKEN_INVALID'])
    expect((await accept(await tokenTo('ben@example.com'), ben)).status).toBe(200)
  })

  it('is accepted by login when the account came after the invitation', async () => {
    const email = 'nora@example.com'
    const forNora = { email, unit_ids: ['t-01'] }
    await invite(forNora)
    const token = /registration\/([\w-]{43})/.exec(await mailTo(portal, email))?.[1] ?? ''
    expect((await portal.call('GET', `${TOKENS}/${token}`)).json).toMatchObject({ has_account: false })
    // By an import, for example.
    const person = { email, firstName: 'Nora', lastName: 'Neu', mobile: null, group: 'buyer', role: 'buyer' } as const
    const passwordHash = await hashPassword(PASSWORD)
    const now = new Date(time).toISOString()
    await saveUser(
      portal.database.kysely,
      { id: 'nora', accountId: 'demo', ...person, passwordHash, disabledAt: null },
      now,
    )
    expect((await portal.call('GET', `${TOKENS}/${token}`)).json).toMatchObject({ has_account: true })
    const headers = await portal.logIn(email)
    expect((await accept(token, headers)).status).toBe(200)
    expect(await statusOfUnit('t-01', headers)).toBe(200)
  })

  it('makes who tries wait', async () => {
    await invite()
    const token = await tokenTo(EMAIL)
    const ben = await portal.logIn('ben@example.com')
    for (let count = 0; count < 10; count++) await accept(token, ben)
    const limited = await accept(token, anna)
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
