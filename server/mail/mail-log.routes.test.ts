import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listInvitations } from '#shared/contracts/http/account.contract.ts'
import { listMailLog } from '#shared/contracts/http/mails.contract.ts'
import type { ServerOptions } from '#server/app.ts'
import { codeIn, listIn } from '#server/testing/read-answers.ts'
import { setPackageFlags } from '#server/testing/package-flags.ts'
import { describeOnDatabases, startTestPortal, type TestPortal } from '#server/testing/test-portal.ts'
import { startTestMailServer, type TestMailServer } from './testing/smtp-server.ts'

const BUYER = { email: 'nora@example.com', first_name: 'Nora', last_name: 'Neu', group: 'buyer', unit_ids: ['t-01'] }
const LOG = '/bp/api/v1/account/mails'

describeOnDatabases('the log of mails', () => {
  let portal: TestPortal
  let server: TestMailServer
  let time: number

  async function start(options: Partial<ServerOptions> = {}): Promise<void> {
    time = Date.parse('2026-11-20T10:00:00Z')
    portal = await startTestPortal({ now: () => time, ...options })
  }
  const startWithSmtp = () => {
    const url = new URL(server.url)
    url.username = 'portal'
    url.password = 's3cret'
    return start({ smtpUrl: url.href.replace(/\/$/, '') })
  }
  beforeEach(async () => {
    server = await startTestMailServer()
  })
  afterEach(async () => {
    await portal.remove()
    await server.close()
  })

  const send = () => portal.services.mails.sendDue()
  const get = async (name: string, query = '') =>
    portal.call('GET', `${LOG}${query}`, { headers: await portal.logIn(`${name}@example.com`) })
  const log = async (name = 'admin', query = '') => z.parse(listMailLog.answer, (await get(name, query)).json)
  const entryTo = async (recipient: string, name = 'admin') => {
    const found = (await log(name)).mails.find((mail) => mail.recipient === recipient)
    if (found === undefined) throw new Error(`No mail to ${recipient}`)
    return found
  }
  const invite = async (person: Record<string, unknown> = {}) =>
    portal.call('POST', '/bp/api/v1/account/invitations', {
      headers: await portal.logIn('admin@example.com'),
      body: { ...BUYER, ...person },
    })
  const requestReset = (email: string) =>
    portal.call('POST', '/bp/api/v1/passwords', { body: { email, account_id: 'demo' } })
  const requestDeletion = async () =>
    portal.call('POST', '/bp/api/v1/profile/deletion_requests', {
      headers: await portal.logIn('anna@example.com'),
      body: { message: '' },
    })
  const sendAgain = async (id: string, name = 'admin') =>
    portal.call('POST', `${LOG}/${id}/deliveries`, { headers: await portal.logIn(`${name}@example.com`), body: {} })

  it('MLG-1: has every mail with what it is, whose unit it tells of, and how it has gone, and no content', async () => {
    await start()
    const invitation = await invite()
    await requestReset('anna@example.com')
    await send()
    const toNora = await entryTo('nora@example.com')
    expect(toNora).toMatchObject({ kind: 'invitation', state: 'sent', attempts: 1, failure: null, is_readable: true })
    expect(toNora.about).toEqual({ kind: 'invitation', id: invitation.json['id'], label: '' })
    expect(toNora.unit_name).toMatch(/\S/)
    expect(await entryTo('anna@example.com')).toMatchObject({ kind: 'password', about: null, unit_name: null })
    const { text } = await get('admin')
    expect(text).not.toMatch(/registration\/|token=/)
  })

  it('MLG-2: narrows by state, kind and words, counts each state, and tells each reader only of their mails', async () => {
    await start()
    await invite()
    await invite({ email: 'uwe@example.com', group: 'user', unit_ids: [], roles: [{ role: 'lead', project_id: null }] })
    await requestReset('anna@example.com')
    await send()
    expect((await log('operator')).mails.map((mail) => mail.recipient).toSorted()).toEqual([
      'anna@example.com',
      'nora@example.com',
    ])
    expect((await log()).counts).toEqual({ all: 3, waiting: 0, failed: 0, given_up: 0, sent: 3 })
    expect((await log('admin', '?kind=password')).mails.map((mail) => mail.recipient)).toEqual(['anna@example.com'])
    const narrowed = await get('admin', '?state=failed&search=NORA')
    expect(narrowed.headers.get('x-total-count')).toBe('0')
    expect(z.parse(listMailLog.answer, narrowed.json)).toMatchObject({ mails: [], counts: { all: 1, sent: 1 } })
    expect((await log('admin', '?search=NORA')).mails).toHaveLength(1)
    expect((await log('boss')).mails).toEqual([])
    expect(codeIn(await get('anna'))).toEqual([403, 'FORBIDDEN'])
  })

  it('MLG-2: goes by the right at a public address, too, where only admins read what mails say', async () => {
    await start({ publicUrl: 'https://portal.example' })
    await invite({ email: 'ben@example.com' })
    await send()
    expect(await entryTo('ben@example.com')).toMatchObject({ is_readable: true })
    const entry = await entryTo('ben@example.com', 'operator')
    expect(entry).toMatchObject({ kind: 'invitation', is_readable: false })
    expect(codeIn(await sendAgain(entry.id, 'operator'))).toEqual([422, 'MAIL_NOT_REPEATABLE'])
  })

  it('MLG-3: says with a mail server, too, why a mail was not taken and when it is tried again', async () => {
    await startWithSmtp()
    server.answerRecipientsWith('450 4.2.1 mailbox busy')
    await invite()
    await send()
    expect(await entryTo('nora@example.com')).toMatchObject({
      state: 'failed',
      attempts: 1,
      next_attempt_at: new Date(time + 30_000).toISOString(),
      failure: { kind: 'recipient', answer: '450 4.2.1 mailbox busy' },
      repeat: 'possible',
      is_readable: false,
    })
    time += 30_000
    server.answerRecipientsWith('550 5.1.1 no such person')
    await send()
    expect(await entryTo('nora@example.com')).toMatchObject({
      state: 'given_up',
      attempts: 2,
      next_attempt_at: null,
      failure: { kind: 'recipient', answer: '550 5.1.1 no such person' },
      repeat: 'invitation',
    })
  })

  it('MLG-4: tries at once what waits for its next attempt', async () => {
    await startWithSmtp()
    server.answerRecipientsWith('450 later')
    await invite()
    await send()
    server.answerRecipientsWith(null)
    const { id } = await entryTo('nora@example.com')
    expect((await sendAgain(id)).status).toBe(200)
    await send()
    expect(server.received).toHaveLength(1)
    expect(await entryTo('nora@example.com')).toMatchObject({ state: 'sent', attempts: 2, failure: null })
    const entries = await portal.database.kysely
      .selectFrom('auditLog')
      .select('userId')
      .where('action', '=', 'mail.sent_again')
      .where('subjectId', '=', id)
      .execute()
    expect(entries).toEqual([{ userId: 'admin' }])
  })

  it('MLG-4: sends again what was given up and opens nothing, once for two who ask at the same time', async () => {
    await startWithSmtp()
    server.answerRecipientsWith('550 no such person')
    expect((await requestDeletion()).status).toBeLessThan(300)
    await send()
    server.answerRecipientsWith(null)
    const { id, repeat } = await entryTo('admin@example.com')
    expect(repeat).toBe('possible')
    await Promise.all([sendAgain(id), sendAgain(id)])
    await send()
    expect(server.received).toHaveLength(1)
    expect(await entryTo('admin@example.com')).toMatchObject({ id, state: 'sent', repeat: 'erased' })
    expect(codeIn(await sendAgain(id))).toEqual([422, 'MAIL_NOT_REPEATABLE'])
  })

  it('MLG-4: sends a kept mail as another one, and none whose link works once', async () => {
    await start()
    await invite()
    await requestReset('anna@example.com')
    await requestDeletion()
    await send()
    for (const [recipient, repeat] of [
      ['nora@example.com', 'invitation'],
      ['anna@example.com', 'password'],
    ] as const) {
      const entry = await entryTo(recipient)
      expect(entry.repeat).toBe(repeat)
      expect(codeIn(await sendAgain(entry.id))).toEqual([422, 'MAIL_NOT_REPEATABLE'])
    }
    const { id } = await entryTo('admin@example.com')
    time += 60_000
    expect((await sendAgain(id)).status).toBe(200)
    await send()
    const copies = (await log('admin', '?kind=deletion_request')).mails
    expect(copies.map(({ state }) => state)).toEqual(['sent', 'sent'])
    expect(copies[1]?.id).toBe(id)
    expect(codeIn(await sendAgain(id, 'boss'))).toEqual([404, 'NOT_FOUND'])
    expect(codeIn(await sendAgain(id, 'operator'))).toEqual([404, 'NOT_FOUND'])
  })

  it('MLG-4: makes a prospect’s mail anew whose content is gone, with a link of its own', async () => {
    await startWithSmtp()
    await setPackageFlags(portal, 'mp', { mpContactForm: true })
    const path = '/mp/api/v1/units/t-sample/prospect_configurations'
    const chosen = { buyer_selections: {}, buyer_line_item_activations: {}, buyer_design_line_selections: [] }
    const words = { email: 'vera@example.com', name: '', comment: '', contact: null, requests_contact: false }
    const saved = await portal.call('POST', path, {
      body: { ...words, configuration: { ...chosen, preview_image_urls: [] }, locale: 'de' },
    })
    expect(saved.status, saved.text).toBe(201)
    await send()
    const { id, repeat } = await entryTo('vera@example.com')
    expect(repeat).toBe('possible')
    const stored = await portal.database.kysely.selectFrom('mails').select('bodyText').where('id', '=', id).execute()
    expect(stored).toEqual([{ bodyText: '' }])
    expect((await sendAgain(id)).status).toBe(200)
    await send()
    const tokens = server.received
      .filter(({ to }) => to.includes('vera@example.com'))
      .map(({ source }) => /configuration\/([\w-]{22})/.exec(source.replaceAll('=\n', ''))?.[1])
    expect(tokens).toHaveLength(2)
    expect(tokens[0]).toBe(saved.json['configuration_token'])
    expect(tokens[1]).not.toBe(tokens[0])
    for (const token of tokens) expect((await portal.call('GET', `${path}/${token}`)).status).toBe(200)
    await portal.database.kysely.deleteFrom('prospectConfigurations').execute()
    expect(codeIn(await sendAgain(id))).toEqual([422, 'MAIL_NOT_REPEATABLE'])
  })

  it('MLG-4: makes the mail about a presentation anew that was given up, in its language and with its code', async () => {
    await startWithSmtp()
    const headers = await portal.logIn('operator@example.com')
    await portal.call('DELETE', '/bp/api/v1/units/t-01/buyers/anna', { headers })
    await portal.database.kysely.updateTable('units').set({ salesStatus: 'VACANT' }).execute()
    const chosen = { buyer_selections: {}, buyer_line_item_activations: {}, buyer_design_line_selections: [] }
    const people = { name: 'Familie Berg', email: 'berg@example.com', locale: 'en' }
    server.answerRecipientsWith('550 no such person')
    const path = '/bp/api/v1/units/t-01/presentations'
    const handedOver = await portal.call('POST', path, { headers, body: { ...chosen, ...people } })
    expect(handedOver.status, handedOver.text).toBe(201)
    await send()
    const entry = await entryTo('berg@example.com')
    expect(entry).toMatchObject({ state: 'given_up', repeat: 'possible' })
    expect(entry.about).toEqual({ kind: 'presentation', id: handedOver.json['id'], label: '' })
    server.answerRecipientsWith(null)
    time += 60_000
    expect((await sendAgain(entry.id)).status).toBe(200)
    await send()
    const [sent] = server.received
    expect(server.received).toHaveLength(1)
    expect(sent?.source).toContain(String(handedOver.json['short_path']))
    expect((await entryTo('berg@example.com')).subject).toBe(entry.subject)
    await portal.call('DELETE', `${path}/${String(handedOver.json['id'])}`, { headers })
    expect(codeIn(await sendAgain(entry.id))).toEqual([404, 'NOT_FOUND'])
  })

  it('MLG-4: fills nobody’s mailbox', async () => {
    await start()
    await requestDeletion()
    await send()
    const { id } = await entryTo('admin@example.com')
    for (let count = 0; count < 5; count += 1) expect((await sendAgain(id)).status).toBe(200)
    expect(codeIn(await sendAgain(id))).toEqual([429, 'TOO_MANY_REQUESTS'])
  })

  it('MLG-5: an invitation says how its latest mail has gone', async () => {
    await startWithSmtp()
    server.answerRecipientsWith('550 no such person')
    const created = await invite()
    expect(created.json['mail']).toHaveProperty('state')
    await send()
    const invitations = async () =>
      z.parse(
        listInvitations.answer,
        listIn(
          await portal.call('GET', '/bp/api/v1/account/invitations', {
            headers: await portal.logIn('operator@example.com'),
          }),
        ),
      )
    expect((await invitations())[0]?.mail).toMatchObject({
      state: 'given_up',
      failure: { kind: 'recipient', answer: '550 no such person' },
    })
    server.answerRecipientsWith(null)
    time += 60_000
    const id = String(created.json['id'])
    const headers = await portal.logIn('operator@example.com')
    await portal.call('POST', `/bp/api/v1/account/invitations/${id}/deliveries`, { headers, body: {} })
    await send()
    expect((await invitations())[0]?.mail).toMatchObject({ state: 'sent', failure: null })
  })
})
