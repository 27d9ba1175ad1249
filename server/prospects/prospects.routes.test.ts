import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { getMail, listMails } from '#shared/contracts/http/mails.contract.ts'
import {
  createProspectConfiguration,
  getProspectConfiguration,
  listProspectConfigurations,
} from '#shared/contracts/http/prospects.contract.ts'
import type { CatalogFile } from '#shared/contracts/project-package.ts'
import { findProject, saveProject } from '#server/projects/projects.repository.ts'
import { findUnit, saveUnit } from '#server/projects/units.repository.ts'
import { tinyCatalog } from '#server/catalogues/package/fixtures/tiny-catalog.ts'
import { computeChecksum } from './prospect-records.ts'
import {
  describeOnDatabases,
  startTestPortal,
  type TestAnswer,
  type TestPortal,
  valueAt,
} from '#server/testing/test-portal.ts'

const PATH = '/mp/api/v1/units/t-sample/prospect_configurations'
const STONE = { 'hall-floor': { product_id: 'stone' }, 'hall-skirting': { product_id: 'stone-skirting' } }
/** Whom the project names; its sample unit is marketed by the agent. */
const AGENT = 'makler@example.com'
const SALES_MANAGER = 'sales@example.com'
const DAY_MS = 24 * 3_600_000

describeOnDatabases('saved configurations of visitors', () => {
  let portal: TestPortal
  let time: number

  beforeEach(async () => {
    time = Date.parse('2026-11-20T10:00:00Z')
    portal = await startTestPortal({ now: () => time, publicUrl: 'https://portal.example/' })
    await changeProject({})
  })
  afterEach(() => portal.remove())

  async function changeProject(flags: Record<string, boolean>, hasAgent = true): Promise<void> {
    const project = await findProject(portal.database.kysely, 'tiny', 'demo')
    if (project === null) throw new Error('no project')
    const person = { firstName: 'Jo', lastName: 'Sell', imageUrl: null, phone: null, email: SALES_MANAGER }
    const mp = { ...project.featureFlags.mp, mpContactForm: true, ...flags }
    const agent = hasAgent ? project.agent : null
    const changed = { ...project, agent, salesManager: person, featureFlags: { ...project.featureFlags, mp } }
    await saveProject(portal.database.kysely, changed, new Date(time).toISOString())
  }

  const readBody = (change: Record<string, unknown> = {}, configuration: Record<string, unknown> = {}) => ({
    email: 'Vera@Example.com',
    name: '',
    subject: 'Meine Konfiguration',
    comment: 'Nur gespeichert, keine Nachricht.',
    contact: null,
    requests_contact: false,
    configuration: {
      buyer_selections: STONE,
      buyer_line_item_activations: {},
      buyer_design_line_selections: [],
      preview_image_urls: ['/merger/v1/demo/tiny/combine?room=hall-picture'],
      ...configuration,
    },
    locale: 'de',
    ...change,
  })
  const post = (body: unknown = readBody(), path = PATH) => portal.call('POST', path, { body })
  const getCode = (answer: TestAnswer) => [answer.status, valueAt(answer.json['errors'], '0', 'code')]
  const getField = (answer: TestAnswer) => valueAt(answer.json['errors'], '0', 'field')
  const readToken = (answer: TestAnswer) => String(answer.json['configuration_token'])
  const mailsAs = async (email: string) =>
    portal.call('GET', '/bp/api/v1/mails', { headers: await portal.logIn(email) })
  const getMails = async (email: string) => z.parse(listMails.answer, await bodyOfList(await mailsAs(email)))
  const bodyOfList = async (answer: TestAnswer): Promise<unknown> => JSON.parse(answer.text)

  it('API-35 API-36 PRO-21 PRO-22 PRO-25 keeps a configuration under a token that it does not store', async () => {
    const created = await post()
    expect(created.status, created.text).toBe(201)
    z.parse(z.strictObject(createProspectConfiguration.answer.shape), created.json)
    // Twice 5.00 more for 10.
    expect(created.json).toMatchObject({ total: 10_000, total_on_request: 0 })
    expect(created.json['expires_at']).toBe(new Date(time + 90 * DAY_MS).toISOString())
    const token = readToken(created)
    expect(created.json['restore_path']).toBe(`/mp/demo/tiny-houses/wohnung-t-sample/configuration/${token}`)

    const read = await portal.call('GET', `${PATH}/${token}?account_id=demo&project_id=tiny`)
    const saved = z.parse(z.strictObject(getProspectConfiguration.answer.shape), read.json)
    expect(saved).toMatchObject({ buyer_selections: STONE, total: 10_000, saved_total: 10_000, dropped_count: 0 })
    expect(saved.preview_image_urls).toHaveLength(1)
    expect(read.text.toLowerCase()).not.toContain('vera')

    const stored = await portal.database.kysely.selectFrom('prospectTokens').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(token)
    expect(getCode(await portal.call('GET', `${PATH}/${'A'.repeat(22)}`))).toEqual([404, 'NOT_FOUND'])
    expect((await portal.call('GET', `${PATH}/short`)).status).toBe(400)
    time += 91 * DAY_MS
    expect(getCode(await portal.call('GET', `${PATH}/${token}`))).toEqual([404, 'NOT_FOUND'])
  })

  it('FOUND-10: opens nothing with the token of another unit, as with one that there is not', async () => {
    const { kysely } = portal.database
    const sample = await findUnit(kysely, 't-sample', { kind: 'account', accountId: 'demo' })
    if (sample === null) throw new Error('no sample unit')
    await saveUnit(
      kysely,
      { ...sample, id: 't-sample-2', packageId: 't-sample-2', slug: 'another-sample' },
      new Date(time).toISOString(),
    )
    const other = PATH.replace('t-sample', 't-sample-2')
    const token = readToken(await post())
    const own = readToken(await post(readBody(), other))
    expect((await portal.call('GET', `${PATH}/${token}`)).status).toBe(200)
    expect((await portal.call('GET', `${other}/${own}`)).status).toBe(200)
    const foreign = await portal.call('GET', `${other}/${token}`)
    expect(getCode(foreign)).toEqual([404, 'NOT_FOUND'])
    expect(foreign.text).toBe((await portal.call('GET', `${other}/${'A'.repeat(22)}`)).text)
  })

  it('PRO-23 folds a double submission into one, with one mail; another configuration is another', async () => {
    const checksum = computeChecksum(await unitId(), { email: 'vera@example.com', name: '' })
    const first = await post(readBody({ checksum }))
    const second = await post(readBody({ checksum, email: 'vera@example.com' }))
    expect([first.status, second.status]).toEqual([201, 201])
    expect(readToken(second)).not.toBe(readToken(first))
    for (const answer of [first, second]) {
      expect((await portal.call('GET', `${PATH}/${readToken(answer)}`)).status).toBe(200)
    }
    expect(await listed()).toHaveLength(1)
    expect((await getMails('admin@example.com')).map((mail) => mail.recipient).sort()).toEqual([
      'Vera@Example.com',
      AGENT,
    ])
    await post(readBody({ checksum }, { buyer_selections: {} }))
    const all = await listed()
    expect(all).toHaveLength(2)
    expect(new Set(all.map((entry) => entry.checksum))).toEqual(new Set([checksum]))
    const wrong = await post(readBody({ checksum: 'a'.repeat(64) }))
    expect([...getCode(wrong), getField(wrong)]).toEqual([400, 'INVALID_VALUE', 'checksum'])
  })

  it('PRO-11 PRO-23 takes the same request again after ten minutes as a new one, with its mail', async () => {
    const request = readBody({ requests_contact: true })
    const first = await post(request)
    time += 9 * 60_000
    await post(request)
    expect(await getMails('admin@example.com')).toHaveLength(1)
    time += 21 * DAY_MS
    const again = await post(request)
    expect((await getMails('admin@example.com')).map((mail) => mail.recipient)).toEqual([AGENT, AGENT])
    const entries = await listed()
    expect(entries.map((entry) => entry.created_at)).toEqual([new Date(time).toISOString()])
    const audit = await portal.database.kysely.selectFrom('auditLog').select('action').execute()
    expect(audit.filter(({ action }) => action === 'prospect.asked')).toHaveLength(2)
    for (const answer of [first, again]) {
      expect((await portal.call('GET', `${PATH}/${readToken(answer)}`)).status).toBe(200)
    }
    time += 60_000
    await post(request)
    expect(await getMails('admin@example.com')).toHaveLength(2)
  })

  it('PRO-20 mails the visitor a link, a code and the total, and not a word of their own', async () => {
    const created = await post(readBody({ name: '<b>Cheap</b> pills', comment: 'http://spam.example' }))
    await portal.services.mails.sendDue()
    const [toVisitor, toSeller] = await bothMails()
    const url = `https://portal.example${String(created.json['restore_path'])}`
    expect(toVisitor.subject).toContain('Meine Konfiguration')
    expect(toVisitor.text).toContain(url)
    expect(toVisitor.html).toContain(`href="${url}"`)
    expect(toVisitor.html).toContain('data:image/png;base64,')
    expect(toVisitor.html).toContain('data:image/jpeg;base64,')
    expect(toVisitor.text).toMatch(/\+100\s€/)
    expect(`${toVisitor.html}${toVisitor.text}`).not.toMatch(/pills|spam/)
    expect(toSeller.subject).toMatch(/^Meine Konfiguration: \S/)
    expect(toSeller.reply_to).toBe('Vera@Example.com')
    expect(toSeller.html).toContain('&lt;b&gt;Cheap&lt;/b&gt; pills')
    expect(toSeller.html).not.toContain('<b>Cheap')
    const files = await readdir(join(portal.dataDir, 'outbox'))
    expect(files).toHaveLength(2)
    const eml = await Promise.all(files.map((name) => readFile(join(portal.dataDir, 'outbox', name), 'utf8')))
    expect(eml.join()).toContain('Content-ID: <qr-code>')
  })

  it('TAKE-11: keeps what is marked with a heart, names it in the mail to the visitor, and opens it with the link', async () => {
    await changeProject({ buyerFavorites: true })
    const oak = { room_book_sub_line_item_id: 'hall-floor', product_id: 'oak' }
    const created = await post(readBody({ wishes: [oak, oak] }))
    const opened = await portal.call('GET', `${PATH}/${readToken(created)}`)
    expect(opened.json).toMatchObject({ buyer_selections: STONE, wishes: [oak] })
    const [toVisitor, toSeller] = await bothMails()
    expect(toVisitor.text).toMatch(/Ihre Favoriten:\n- .* · .*\n/)
    expect(toVisitor.html).toContain('Ihre Favoriten')
    expect(toSeller.text).not.toContain('Favoriten')
    const plain = await post(readBody({ email: 'otto@example.com' }))
    expect((await portal.call('GET', `${PATH}/${readToken(plain)}`)).json['wishes']).toEqual([])
    expect(getCode(await post(readBody({ wishes: [{ ...oak, product_id: 'nothing' }] })))).toEqual([
      422,
      'OPTION_UNKNOWN',
    ])
    await changeProject({ buyerFavorites: false })
    expect((await portal.call('GET', `${PATH}/${readToken(created)}`)).json['wishes']).toEqual([])
  })

  it.each([
    ['the agent who markets the unit', true, AGENT],
    ['the sales manager where there is no agent', false, SALES_MANAGER],
  ])('PRO-11 PRO-28 PRO-29 a contact request goes to the sellers alone: %s', async (_, hasAgent, seller) => {
    await changeProject({}, hasAgent)
    const contact = { first_name: 'Vera', last_name: 'Klein', phone: '+49 761 5550142' }
    const body = readBody({
      name: 'Vera Klein',
      contact,
      comment: 'Bitte rufen Sie an.',
      requests_contact: true,
      subject: '',
    })
    expect((await post(body)).status).toBe(201)
    const mails = await getMails('admin@example.com')
    expect(mails.map((mail) => mail.recipient)).toEqual([seller])
    const mail = await mailAs('admin@example.com', mails[0]?.id ?? '')
    for (const part of ['Vera Klein', '+49 761 5550142', 'Bitte rufen Sie an.']) expect(mail.text).toContain(part)
    expect((await listed())[0]).toMatchObject({ requests_contact: true, contact })
  })

  it('API-110 API-111 refuses what is malformed and what the engine does not allow, and keeps none of it', async () => {
    const malformed: [Record<string, unknown>, string][] = [
      [{ email: 'vera' }, 'email'],
      [{ email: 'vera@example.com\r\nBcc: all@example.com' }, 'email'],
      [{ email: 'vera@example.com, all@example.com' }, 'email'],
      [{ subject: 'a\r\nBcc: all@example.com' }, 'subject'],
      [{ comment: 'x'.repeat(5_001) }, 'comment'],
      [{ contact: { first_name: '', last_name: '', phone: 'call me' } }, 'contact.phone'],
    ]
    for (const [change, field] of malformed) {
      const refused = await post(readBody(change))
      expect([refused.status, getField(refused)]).toEqual([400, field])
    }
    const foreign = readBody({}, { preview_image_urls: ['https://evil.example/x.png'] })
    expect((await post(foreign)).status).toBe(400)
    const engine: [Record<string, unknown>, string][] = [
      [{ buyer_selections: { 'hall-floor': { product_id: 'stone' } } }, 'CONFLICT'],
      [{ buyer_selections: { nothing: { product_id: 'oak' } } }, 'ITEM_UNKNOWN'],
      [{ buyer_line_item_activations: { nothing: { activated: true } } }, 'LINE_ITEM_UNKNOWN'],
    ]
    for (const [configuration, code] of engine)
      expect(getCode(await post(readBody({}, configuration)))).toEqual([422, code])
    expect(await listed()).toEqual([])
    expect(await getMails('admin@example.com')).toEqual([])
  })

  it('PRO-1 takes nothing where the project does not offer it, nor for a unit that is no sample', async () => {
    await changeProject({ mpContactForm: false })
    expect(getCode(await post())).toEqual([403, 'FORBIDDEN'])
    expect(getCode(await post(readBody(), PATH.replace('t-sample', 't-01')))).toEqual([404, 'NOT_FOUND'])
  })

  it('PRO-25 says what a catalogue that has moved on changes about it', async () => {
    const created = await post(readBody({}, { buyer_selections: { ...STONE, tub: { product_id: 'tub-b' } } }))
    await portal.reimport(catalogWithoutTubB())
    const read = await portal.call('GET', `${PATH}/${readToken(created)}`)
    expect(read.json).toMatchObject({ dropped_count: 1, saved_total: 15_000, total: 10_000, buyer_selections: STONE })
    expect(read.json['catalogue_revision']).toMatch(/^r1\./)
    expect(read.json['current_catalogue_revision']).toMatch(/^r2\./)
  })

  it('limits how often an e-mail is written to, and begins anew after an hour', async () => {
    for (let count = 0; count < 3; count += 1) expect((await post()).status).toBe(201)
    const refused = await post(readBody({ email: 'VERA@example.com' }))
    expect(getCode(refused)).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await post(readBody({ email: 'otto@example.com' }))).status).toBe(201)
    time += 3_600_000
    expect((await post()).status).toBe(201)
  })

  it('counts attempts that come at once and those that the engine refuses', async () => {
    const unknown = readBody({}, { buyer_selections: { nothing: { product_id: 'oak' } } })
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(unknown)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([422, 422, 422, 429, 429])
    const others = Array.from({ length: 60 }, (_, index) => post({ ...unknown, email: `v${index}@example.com` }))
    const statuses = (await Promise.all(others)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 422)).toHaveLength(57)
    expect(statuses.filter((status) => status === 429)).toHaveLength(3)
  })

  it('shows saved configurations and mails to the account’s own people alone', async () => {
    await post()
    expect((await mailsAs('anna@example.com')).status).toBe(403)
    expect(await getMails('boss@example.com')).toEqual([])
    const [mail] = await getMails('admin@example.com')
    expect(getCode(await mailsAs('operator@example.com'))).toEqual([403, 'FORBIDDEN'])
    const boss = await portal.logIn('boss@example.com')
    expect(getCode(await portal.call('GET', `/bp/api/v1/mails/${mail?.id}`, { headers: boss }))).toEqual([
      404,
      'NOT_FOUND',
    ])
    expect((await portal.call('GET', PATH, { headers: boss })).status).toBe(404)
    expect((await portal.call('GET', PATH, { headers: await portal.logIn('anna@example.com') })).status).toBe(404)
    expect((await portal.call('GET', PATH)).status).toBe(401)
  })

  async function unitId(): Promise<string> {
    return String((await portal.call('GET', '/bp/api/v1/sample_units/t-sample')).json['id'])
  }

  async function listed() {
    const answer = await portal.call('GET', PATH, { headers: await portal.logIn('operator@example.com') })
    const entries = z.parse(listProspectConfigurations.answer, await bodyOfList(answer))
    expect(answer.headers.get('x-total-count')).toBe(String(entries.length))
    return entries
  }

  async function mailAs(email: string, id: string) {
    const answer = await portal.call('GET', `/bp/api/v1/mails/${id}`, { headers: await portal.logIn(email) })
    return z.parse(getMail.answer, answer.json)
  }

  async function bothMails() {
    const mails = await getMails('admin@example.com')
    const getId = (recipient: string) => mails.find((mail) => mail.recipient === recipient)?.id ?? ''
    return [
      await mailAs('admin@example.com', getId('Vera@Example.com')),
      await mailAs('admin@example.com', getId(AGENT)),
    ] as const
  }
})

/** The tiny catalogue without the other bathtub. */
function catalogWithoutTubB(): CatalogFile {
  const catalog = tinyCatalog()
  for (const section of catalog.room_book.sections) {
    for (const line of section.sub_sections.flatMap((sub) => sub.line_items)) {
      for (const item of line.sub_line_items) {
        item.options = item.options.filter(({ product_id }) => product_id !== 'tub-b')
      }
    }
  }
  return { ...catalog, revision: 'r2' }
}
