import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { InvitationSchema, InvitationToRegisterSchema } from '#shared/contracts/entities/identity.schema.ts'
import { makeBearer, codeIn, listIn, mailTo, refusalIn, getStatuses, storedText } from '#server/testing/read-answers.ts'
import { describeOnDatabases, startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'

const INVITATIONS = '/bp/api/v1/account/invitations'
const REGISTRATIONS = '/bp/api/v1/invitations'
const EMAIL = 'nora@example.com'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * 3_600_000

describeOnDatabases('invitations and registration', () => {
  let portal: TestPortal
  let time: number
  let operator: Record<string, string>
  let admin: Record<string, string>

  beforeEach(async () => {
    time = Date.parse('2026-11-20T10:00:00Z')
    portal = await startTestPortal({ now: () => time, publicUrl: 'https://portal.example/' })
    operator = await portal.logIn('operator@example.com')
    admin = await portal.logIn('admin@example.com')
  })
  afterEach(() => portal.remove())

  const buyer = { email: EMAIL, first_name: 'Nora', last_name: 'Neu', group: 'buyer', unit_ids: ['t-01'] }
  const invite = (change: Record<string, unknown> = {}, headers = operator) =>
    portal.call('POST', INVITATIONS, { headers, body: { ...buyer, ...change } })
  const linkTo = async (email: string) =>
    /https:\/\/portal\.example(\/bp\/demo\/tiny-houses\/registration\/([\w-]{43}))\b/.exec(await mailTo(portal, email))
  const tokenTo = async (email: string) => (await linkTo(email))?.[2] ?? 'no mail'
  const register = (token: string, change: Record<string, unknown> = {}) =>
    portal.call('POST', REGISTRATIONS, {
      body: {
        token,
        first_name: 'Nora',
        last_name: 'Neumann',
        password: 'kürbis-8',
        accepted_terms: true,
        accepted_privacy_policy: true,
        ...change,
      },
    })
  const shown = (token: string) => portal.call('GET', `${REGISTRATIONS}/${token}`)

  it('AUT-20 AUT-21 AUT-22 API-45 API-46 decision 51 leads from the mail’s link to the buyer’s own unit', async () => {
    const created = await invite({ email: 'Nora@Example.com' })
    expect(created.status, created.text).toBe(201)
    expect(z.parse(z.strictObject(InvitationSchema.shape), created.json)).toMatchObject({
      email: EMAIL,
      unit_ids: ['t-01'],
      state: 'open',
      expires_at: new Date(time + 30 * DAY_MS).toISOString(),
    })
    const token = await tokenTo(EMAIL)
    expect(await storedText(portal)).not.toContain(token)
    expect(created.text).not.toContain(token)

    const invitation = await shown(token)
    expect(z.parse(z.strictObject(InvitationToRegisterSchema.shape), invitation.json)).toMatchObject({
      email: EMAIL,
      token,
      first_name: 'Nora',
      project: { id: 'tiny', slug: 'tiny-houses' },
      units: [{ id: 't-01', project_id: 'tiny' }],
    })

    const registered = await register(token, { id: created.json['id'], email: 'NORA@example.com', language: 'en' })
    expect(registered.status, registered.text).toBe(200)
    const nora = makeBearer(registered)
    expect((await portal.call('GET', '/bp/api/v1/units/t-01', { headers: nora })).status).toBe(200)
    expect((await portal.call('GET', '/bp/api/v1/units/t-02', { headers: nora })).status).toBe(404)
    const profile = await portal.call('GET', '/bp/api/v1/profile', { headers: nora })
    const now = new Date(time).toISOString()
    expect(profile.json).toMatchObject({
      last_name: 'Neumann',
      group: 'buyer',
      language: 'en',
      accepted_terms_at: now,
      accepted_privacy_policy_at: now,
    })
    const login = await portal.call('POST', '/bp/api/v1/tokens', { body: { email: EMAIL, password: 'kürbis-8' } })
    expect(login.status).toBe(200)
    const [listed] = listIn(await portal.call('GET', INVITATIONS, { headers: operator }))
    expect(listed).toMatchObject({ state: 'accepted', accepted_at: now })
  })

  it('decision 9 opens once, not after 30 days, and not for who guesses', async () => {
    await invite()
    const token = await tokenTo(EMAIL)
    const answers = await Promise.all([register(token), register(token), register(token)])
    expect(getStatuses(answers)).toEqual([200, 422, 422])
    expect(codeIn(await shown(token))).toEqual([404, 'NOT_FOUND'])
    expect(refusalIn(await register(token))).toEqual([422, 'TOKEN_INVALID', 'token'])

    await invite({ email: 'late@example.com' })
    const late = await tokenTo('late@example.com')
    time += 30 * DAY_MS
    expect(codeIn(await shown(late))).toEqual([404, 'NOT_FOUND'])
    expect(codeIn(await register(late))).toEqual([422, 'TOKEN_INVALID'])
    expect(codeIn(await shown('A'.repeat(43)))).toEqual([404, 'NOT_FOUND'])
    expect(codeIn(await register('A'.repeat(43)))).toEqual([422, 'TOKEN_INVALID'])
    expect((await portal.call('POST', REGISTRATIONS, { body: { first_name: 'No', last_name: 'Token' } })).status).toBe(
      400,
    )
  })

  it('FOUND-5: refuses passwords that are easy to guess, the invited person’s own name among them', async () => {
    await invite()
    const token = await tokenTo(EMAIL)
    for (const password of ['12345678', 'Wagenknecht-1', EMAIL, 'tiny houses']) {
      const refused = await register(token, { password, password_confirmation: password, last_name: 'Wagenknecht' })
      expect(refusalIn(refused), password).toEqual([422, 'PASSWORD_GUESSABLE', 'password'])
    }
    expect((await register(token)).status).toBe(200)
  })

  it('AUT-13..17 says which fields are wrong, and uses nothing up', async () => {
    await invite()
    const token = await tokenTo(EMAIL)
    const wrong = await register(token, {
      password: 'short77',
      password_confirmation: 'other',
      accepted_terms: false,
      accepted_privacy_policy: false,
    })
    expect(wrong.status).toBe(422)
    const faults = z.parse(z.array(z.object({ field: z.string(), code: z.string() })), wrong.json['errors'])
    expect(faults.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'password PASSWORD_TOO_SHORT',
      'password_confirmation PASSWORD_MISMATCH',
      'accepted_terms TERMS_NOT_ACCEPTED',
      'accepted_privacy_policy TERMS_NOT_ACCEPTED',
    ])
    expect(refusalIn(await register(token, { first_name: ' ' }))).toEqual([400, 'INVALID_VALUE', 'first_name'])
    expect(refusalIn(await register(token, { last_name: '' }))).toEqual([400, 'INVALID_VALUE', 'last_name'])
    expect(refusalIn(await register(token, { email: 'other@example.com' }))).toEqual([400, 'INVALID_VALUE', 'email'])
    expect(refusalIn(await register(token, { id: 'other' }))).toEqual([400, 'INVALID_VALUE', 'id'])
    expect((await register(token)).status).toBe(200)
  })

  it('decision 11 AUT-36 lets operators invite buyers and admins operators, buyers nobody', async () => {
    const anna = await portal.logIn('anna@example.com')
    expect(codeIn(await invite({}, anna))).toEqual([403, 'FORBIDDEN'])
    expect(codeIn(await portal.call('GET', INVITATIONS, { headers: anna }))).toEqual([403, 'FORBIDDEN'])
    expect((await portal.call('GET', INVITATIONS)).status).toBe(401)
    const roles = [{ role: 'lead', project_id: null }]
    const colleague = { email: 'kim@example.com', group: 'user', unit_ids: [], roles }
    expect(codeIn(await invite(colleague))).toEqual([403, 'FORBIDDEN'])
    expect(codeIn(await invite({ group: 'admin', unit_ids: [] }))).toEqual([403, 'FORBIDDEN'])
    const created = await invite(colleague, admin)
    expect(created.status).toBe(201)
    // What lets staff in is not for other staff to see.
    expect(listIn(await portal.call('GET', INVITATIONS, { headers: operator }))).toEqual([])
    expect(listIn(await portal.call('GET', '/bp/api/v1/mails', { headers: operator }))).toEqual([])
    expect(listIn(await portal.call('GET', '/bp/api/v1/mails', { headers: admin }))).toHaveLength(1)
    const path = `${INVITATIONS}/${String(created.json['id'])}`
    expect((await portal.call('DELETE', path, { headers: operator })).status).toBe(404)
    const kim = makeBearer(await register(await tokenTo('kim@example.com')))
    const check = await portal.call('GET', '/bp/api/v1/tokens', { headers: kim })
    expect(valueAt(check.json, 'token', 'user')).toMatchObject({ group: 'user', role: 'operator' })
    expect((await portal.call('GET', '/bp/api/v1/units/t-02', { headers: kim })).status).toBe(200)
  })

  it('invites to units of the account alone, and nobody twice', async () => {
    for (const unitId of ['f-01', 'far-01', 't-sample', 'nothing']) {
      const refused = await invite({ unit_ids: ['t-02', unitId] })
      expect(refusalIn(refused)).toEqual([422, 'UNIT_UNKNOWN', 'unit_ids.1'])
    }
    expect(refusalIn(await invite({ project_id: 'far' }))).toEqual([422, 'UNIT_UNKNOWN', 'project_id'])
    expect(refusalIn(await invite({ unit_ids: [] }))).toEqual([422, 'UNITS_NOT_FITTING', 'unit_ids'])
    expect(refusalIn(await invite({ group: 'user', roles: [{ role: 'lead', project_id: null }] }, admin))).toEqual([
      422,
      'UNITS_NOT_FITTING',
      'unit_ids',
    ])
    // Another account's user is nobody here.
    expect((await invite({ email: 'paul@example.com' })).status).toBe(201)
  })

  it('works by its newest link alone: sent again, written again, taken back', async () => {
    const first = await invite()
    const path = `${INVITATIONS}/${String(first.json['id'])}`
    const oldToken = await tokenTo(EMAIL)
    time += HOUR_MS
    const again = await portal.call('POST', `${path}/deliveries`, { headers: operator, body: { locale: 'en' } })
    expect(again.json).toMatchObject({ state: 'open', sent_at: new Date(time).toISOString() })
    expect(await mailTo(portal, EMAIL)).toContain('Set up access')
    const newToken = await tokenTo(EMAIL)
    expect((await shown(oldToken)).status).toBe(404)
    expect((await shown(newToken)).status).toBe(200)

    time += 1000
    const second = await invite({ unit_ids: ['t-02'] })
    expect((await shown(newToken)).status).toBe(404)
    const secondPath = `${INVITATIONS}/${String(second.json['id'])}`
    const revoked = await portal.call('DELETE', secondPath, { headers: operator })
    expect(revoked.json).toMatchObject({ state: 'revoked' })
    expect((await shown(await tokenTo(EMAIL))).status).toBe(404)
    expect(codeIn(await portal.call('DELETE', secondPath, { headers: operator }))).toEqual([422, 'INVITATION_CLOSED'])
    const resent = await portal.call('POST', `${secondPath}/deliveries`, { headers: operator, body: {} })
    expect(codeIn(resent)).toEqual([422, 'INVITATION_CLOSED'])
  })

  it('USR-11: goes out once when two of the team send it again at once, and again after a pause', async () => {
    const { json } = await invite()
    const path = `${INVITATIONS}/${String(json['id'])}/deliveries`
    const send = () => portal.call('POST', path, { headers: operator, body: {} })
    const countMails = async () =>
      (await portal.database.kysely.selectFrom('mails').select('id').where('recipient', '=', EMAIL).execute()).length
    time += HOUR_MS
    const answers = await Promise.all([send(), send()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await countMails()).toBe(2)
    expect((await shown(await tokenTo(EMAIL))).status).toBe(200)
    time += 9_000
    expect((await send()).status).toBe(200)
    expect(await countMails()).toBe(2)
    time += 1_000
    expect((await send()).status).toBe(200)
    expect(await countMails()).toBe(3)
  })

  it('USR-10 takes over the units of what it takes the place of, and notes that in the log', async () => {
    const first = await invite({ unit_ids: ['t-01'] })
    time += 1000
    const second = await invite({ unit_ids: ['t-02'] })
    expect(second.json['unit_ids']).toEqual(['t-02', 't-01'])
    expect(await mailTo(portal, EMAIL)).toContain('Wohnung t-02\nWohnung t-01')
    const log = await portal.call('GET', '/bp/api/v1/account/audit_entries?action=invitation.revoked', {
      headers: admin,
    })
    expect(listIn(log)).toMatchObject([{ subject: { id: first.json['id'] }, user: { id: 'operator' } }])
    time += 30 * DAY_MS
    const later = await invite({ unit_ids: ['t-02'] }, await portal.logIn('operator@example.com'))
    expect(later.json['unit_ids']).toEqual(['t-02'])
  })

  it('USR-10 lets nobody make a buyer of whom the administration wants in the team', async () => {
    const colleague = { group: 'user', unit_ids: [], roles: [{ role: 'lead', project_id: null }] }
    const created = await invite(colleague, admin)
    expect(refusalIn(await invite())).toEqual([422, 'INVITED_BY_OTHERS', 'email'])
    expect((await shown(await tokenTo(EMAIL))).status).toBe(200)
    expect((await invite({}, admin)).status).toBe(201)
    expect(listIn(await portal.call('GET', `${INVITATIONS}?state=revoked`, { headers: admin }))).toMatchObject([
      { id: created.json['id'] },
    ])
  })

  it('decision 11 hides an account’s invitations from another one', async () => {
    const path = `${INVITATIONS}/${String((await invite()).json['id'])}`
    const boss = await portal.logIn('boss@example.com')
    expect(listIn(await portal.call('GET', INVITATIONS, { headers: boss }))).toEqual([])
    expect((await portal.call('DELETE', path, { headers: boss })).status).toBe(404)
    expect((await portal.call('POST', `${path}/deliveries`, { headers: boss, body: {} })).status).toBe(404)
    expect((await shown(await tokenTo(EMAIL))).status).toBe(200)
  })

  it('decision 34 lists by state and by part of a name, in pages', async () => {
    await invite({ email: 'a@example.com', last_name: 'Ahorn' })
    time += 1000
    const second = await invite({ email: 'b@example.com', last_name: 'Birke' })
    await portal.call('DELETE', `${INVITATIONS}/${String(second.json['id'])}`, { headers: operator })
    const list = (query: string) => portal.call('GET', `${INVITATIONS}?${query}`, { headers: operator })
    expect(listIn(await list('state=open'))).toMatchObject([{ email: 'a@example.com' }])
    expect(listIn(await list('state=revoked'))).toMatchObject([{ email: 'b@example.com' }])
    expect(listIn(await list('search=BIRK'))).toMatchObject([{ email: 'b@example.com' }])
    const page = await list('per_page=1&page=2')
    expect(listIn(page)).toMatchObject([{ email: 'a@example.com' }])
    expect(page.headers.get('x-total-count')).toBe('2')
  })

  it('makes who tries out tokens or fills a mailbox wait', async () => {
    for (let count = 0; count < 5; count++) {
      expect((await invite()).status).toBe(201)
      time += 1000
    }
    const limited = await invite()
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    const token = await tokenTo(EMAIL)
    for (let count = 0; count < 10; count++) await register(token, { password: '' })
    expect((await register(token)).status).toBe(429)
    const tries = await Promise.all(Array.from({ length: 125 }, (_, at) => shown(`guess-${at}`)))
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(5)
    time += 3_600_000
    expect((await register(token)).status).toBe(200)
  })
})
