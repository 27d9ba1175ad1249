import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ProfileSchema, SessionSchema } from '#shared/contracts/entities/identity.schema.ts'
import { exportOwnData } from '#shared/contracts/http/profile.contract.ts'
import { actingHeaders } from '#server/testing/acting-headers.ts'
import { addAnsweredProposal } from '#server/testing/records.ts'
import { codeIn, listIn, mailTo, refusalIn } from '#server/testing/read-answers.ts'
import { setPackageFlags } from '#server/testing/package-flags.ts'
import { PASSWORD } from '#server/testing/seed-test-portal.ts'
import { describeOnDatabases, startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'

const SESSIONS = '/bp/api/v1/sessions'
const PROFILE = '/bp/api/v1/profile'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const SESSION_LIST = z.array(z.strictObject(SessionSchema.shape))

describeOnDatabases('one’s own record and devices', () => {
  let portal: TestPortal
  let time: number
  let anna: Record<string, string>

  beforeEach(async () => {
    time = Date.parse('2026-11-20T10:00:00Z')
    portal = await startTestPortal({ now: () => time })
    anna = await portal.logIn('anna@example.com')
  })
  afterEach(() => portal.remove())

  const getSessions = async (headers: Record<string, string>) =>
    z.parse(SESSION_LIST, listIn(await portal.call('GET', SESSIONS, { headers })))
  const status = async (headers: Record<string, string>) =>
    (await portal.call('GET', '/bp/api/v1/tokens', { headers })).status
  const fromFirefox = async () => {
    const body = { email: 'anna@example.com', password: PASSWORD }
    const { json } = await portal.call('POST', '/bp/api/v1/tokens', { headers: { 'user-agent': FIREFOX }, body })
    return { authorization: `Bearer ${String(valueAt(json, 'token', 'auth_token'))}` }
  }
  const update = (body: unknown, headers = anna) => portal.call('PUT', PROFILE, { headers, body })

  it('decision 9 lists one’s devices by name, the last used first', async () => {
    time += 60_000
    const firefox = await fromFirefox()
    await portal.logIn('ben@example.com')
    const seen = await getSessions(firefox)
    expect(seen.map(({ device_name, is_current }) => [device_name, is_current])).toEqual([
      ['Firefox, Linux', true],
      [null, false],
    ])
    expect(JSON.stringify(seen)).not.toContain(firefox.authorization.slice(7))
    const hashes = await portal.database.kysely.selectFrom('sessions').select('tokenHash').execute()
    for (const { tokenHash } of hashes) expect(JSON.stringify(seen)).not.toContain(tokenHash.slice(0, 20))
    time += 31 * 24 * 3_600_000
    expect(await getSessions(await portal.logIn('anna@example.com'))).toHaveLength(1)
  })

  it('decision 24 makes who changes their record all the time wait', async () => {
    const answers: number[] = []
    for (let at = 0; at < 101; at++) answers.push((await update({ first_name: `Anna ${at}` })).status)
    expect(answers.filter((one) => one === 200)).toHaveLength(100)
    expect(answers.at(-1)).toBe(429)
    time += 15 * 60_000
    expect((await update({ first_name: 'Anna' })).status).toBe(200)
  })

  it('decision 9 logs a device of one’s own out, and nobody else’s', async () => {
    const firefox = await fromFirefox()
    const ben = await portal.logIn('ben@example.com')
    const other = (await getSessions(anna)).find(({ is_current }) => !is_current)
    const path = `${SESSIONS}/${other?.id ?? ''}`
    expect(codeIn(await portal.call('DELETE', path, { headers: ben }))).toEqual([404, 'NOT_FOUND'])
    expect(await status(firefox)).toBe(200)
    expect((await portal.call('DELETE', path, { headers: anna })).text).toBe('{}')
    expect(await status(firefox)).toBe(401)
    expect(await status(anna)).toBe(200)
    expect((await portal.call('DELETE', path, { headers: anna })).status).toBe(404)
    expect((await portal.call('GET', SESSIONS)).status).toBe(401)
  })

  it('decision 9 logs out everywhere else', async () => {
    const others = [await fromFirefox(), await portal.logIn('anna@example.com')]
    const ben = await portal.logIn('ben@example.com')
    expect((await portal.call('DELETE', SESSIONS, { headers: anna })).json).toEqual({ revoked_count: 2 })
    for (const headers of others) expect(await status(headers)).toBe(401)
    expect([await status(anna), await status(ben)]).toEqual([200, 200])
  })

  it('decision 24 decision 54 changes what is named, shows it at once, and leaves the rest', async () => {
    const before = await portal.call('GET', PROFILE, { headers: anna })
    expect(z.parse(z.strictObject(ProfileSchema.shape), before.json)).toMatchObject({
      id: 'anna',
      language: null,
      theme: null,
      notifications: { messages: true, deadlines: true, configurations: true },
      accepted_terms_at: null,
      deletion_requested_at: null,
    })
    const changed = await update({
      first_name: ' Anne ',
      mobile: '+49 151 5550100',
      language: 'en',
      theme: 'element',
      notifications: { deadlines: false },
    })
    expect(changed.status, changed.text).toBe(200)
    expect(changed.json).toEqual({
      ...before.json,
      first_name: 'Anne',
      mobile: '+49 151 5550100',
      language: 'en',
      theme: 'element',
      notifications: { messages: true, deadlines: false, configurations: true },
    })
    const check = await portal.call('GET', '/bp/api/v1/tokens', { headers: anna })
    expect(valueAt(check.json, 'token', 'user', 'first_name')).toBe('Anne')
    const patch = { mobile: null, notifications: { messages: false } }
    await portal.call('PATCH', PROFILE, { headers: anna, body: patch })
    const after = await portal.call('GET', PROFILE, { headers: anna })
    expect(after.json).toMatchObject({
      first_name: 'Anne',
      mobile: null,
      theme: 'element',
      notifications: { messages: false, deadlines: false, configurations: true },
    })
  })

  it('takes no e-mail, group, empty name or unknown preference', async () => {
    expect(refusalIn(await update({ email: 'x@example.com' }))).toEqual([400, 'UNKNOWN_FIELD', 'email'])
    expect(refusalIn(await update({ group: 'admin' }))).toEqual([400, 'UNKNOWN_FIELD', 'group'])
    expect(refusalIn(await update({ first_name: '' }))).toEqual([400, 'INVALID_VALUE', 'first_name'])
    expect(refusalIn(await update({ last_name: 'A\nB' }))).toEqual([400, 'INVALID_VALUE', 'last_name'])
    expect(refusalIn(await update({ notifications: { sms: true } }))).toEqual([
      400,
      'UNKNOWN_FIELD',
      'notifications.sms',
    ])
    expect((await update({ first_name: 'X' }, {})).status).toBe(401)
  })

  it('decision 24 hands out everything that is stored about oneself, and nothing of others', async () => {
    const favorite = { room_book_sub_line_item_id: 'hall-floor', product_id: 'stone', buyer_id: 'anna' }
    await portal.call('POST', '/bp/api/v1/units/t-01/buyer_favorites', { headers: anna, body: favorite })
    await setPackageFlags(portal, 'bp', { buyerFavorites: true })
    const { room_book_sub_line_item_id, product_id } = favorite
    const wishes = { wishes: [{ room_book_sub_line_item_id, product_id }] }
    await portal.call('POST', '/bp/api/v1/units/t-01/wish_list_links', { headers: anna, body: wishes })
    await portal.call('PUT', '/bp/api/v1/units/t-01/buyer_selections', {
      headers: { ...anna, 'if-match': '"0"' },
      body: {
        buyer_selections: { 'hall-floor': { product_id: 'stone' }, 'hall-skirting': { product_id: 'stone-skirting' } },
      },
    })
    await portal.logIn('ben@example.com')
    await actingHeaders(portal, await portal.logIn('operator@example.com'))
    await addAnsweredProposal(portal.database.kysely)
    const data = await portal.call('GET', `${PROFILE}/export`, { headers: anna })
    expect(data.headers.get('content-disposition')).toContain('attachment')
    z.parse(z.strictObject(exportOwnData.answer.shape), data.json)
    expect(data.json).toMatchObject({
      profile: { email: 'anna@example.com' },
      sessions: [{ is_current: true }],
      units: [
        {
          id: 't-01',
          configuration: { revision: 1, selections: { buyer_selections: { 'hall-floor': { product_id: 'stone' } } } },
          favorites: [{ sub_line_item_id: 'hall-floor', product_id: 'stone' }],
          wish_links: [
            {
              count: 1,
              created_at: new Date(time).toISOString(),
              wishes: [{ sub_line_item_id: 'hall-floor', product_id: 'stone' }],
            },
          ],
          proposals: [{ author_name: 'Olga Ost', note: 'For you', answerer_name: 'anna Test' }],
        },
      ],
      acting_periods: [{ unit_id: 't-01', staff_name: 'operator Test', buyer_name: 'anna Test', reason: 'By phone' }],
    })
    expect(listIn({ ...data, text: JSON.stringify(data.json['activities']) })).toContainEqual(
      expect.objectContaining({ action: 'session.started' }),
    )
    expect(data.text).not.toMatch(/ben@example|argon2|hash/)
    expect((await portal.call('GET', `${PROFILE}/export`)).status).toBe(401)
  })

  it('decision 24 notes the wish to be deleted once, and mails the account’s admins alone', async () => {
    const ask = (message?: string) =>
      portal.call('POST', `${PROFILE}/deletion_requests`, {
        headers: anna,
        body: message === undefined ? {} : { message },
      })
    const first = await ask('Bitte alles löschen.')
    expect(first.json).toEqual({ deletion_requested_at: new Date(time).toISOString() })
    time += 60_000
    expect((await ask()).json).toEqual(first.json)
    const mails = await portal.database.kysely.selectFrom('mails').select(['recipient', 'replyTo']).execute()
    expect(mails).toEqual([{ recipient: 'admin@example.com', replyTo: 'anna@example.com' }])
    expect(await mailTo(portal, 'admin@example.com')).toContain('Bitte alles löschen.')
    const profile = await portal.call('GET', PROFILE, { headers: anna })
    expect(profile.json).toMatchObject(first.json)
  })
})
