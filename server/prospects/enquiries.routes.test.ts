import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { EnquirySchema } from '#shared/contracts/entities/enquiry.schema.ts'
import { listEnquiries } from '#shared/contracts/http/enquiries.contract.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { deleteExpired } from '#server/platform/db/housekeeping.ts'
import { appendEnquiryEvent, emptyEnquiry } from './enquiries.repository.ts'
import { findProject, saveProject } from '#server/projects/projects.repository.ts'
import { codeIn, getStatuses, refusalIn } from '#server/testing/read-answers.ts'
import { describeOnDatabases, startTestPortal, type TestAnswer, type TestPortal } from '#server/testing/test-portal.ts'

/** ms: long enough for a request to read what it is about to write, and to wait for whoever writes that now. */
const UNDER_WAY_MS = 150
const PATH = '/mp/api/v1/units/t-sample/prospect_configurations'
const ENQUIRIES = '/bp/api/v1/account/enquiries'
const STONE = { 'hall-floor': { product_id: 'stone' }, 'hall-skirting': { product_id: 'stone-skirting' } }
const DAY_MS = 24 * 3_600_000

describeOnDatabases('enquiries', () => {
  let portal: TestPortal
  let time: number

  beforeEach(async () => {
    time = Date.parse('2026-11-20T10:00:00Z')
    portal = await startTestPortal({ now: () => time, publicUrl: 'https://portal.example' })
    await setFlags({ mpContactForm: true })
  })
  afterEach(() => portal.remove())

  async function setFlags(flags: Record<string, boolean>): Promise<void> {
    const project = await findProject(portal.database.kysely, 'tiny', 'demo')
    if (project === null) throw new Error('no project')
    const featureFlags = { ...project.featureFlags, mp: { ...project.featureFlags.mp, ...flags } }
    await saveProject(portal.database.kysely, { ...project, featureFlags }, new Date(time).toISOString())
  }

  const send = async (
    change: Record<string, unknown> = {},
    configuration: Record<string, unknown> = {},
    { authorization }: { readonly authorization?: string } = {},
  ) => {
    const answer = await portal.call('POST', PATH, {
      ...(authorization === undefined ? {} : { headers: { authorization } }),
      body: {
        email: 'vera@example.com',
        name: 'Vera Klein',
        comment: 'Bitte rufen Sie an.',
        contact: { first_name: 'Vera', last_name: 'Klein', phone: '+49 761 5550142' },
        requests_contact: true,
        configuration: {
          buyer_selections: STONE,
          buyer_line_item_activations: {},
          buyer_design_line_selections: [],
          preview_image_urls: [],
          ...configuration,
        },
        locale: 'de',
        ...change,
      },
    })
    expect(answer.status, answer.text).toBe(201)
    return answer
  }
  const save = (
    email: string,
    configuration: Record<string, unknown> = {},
    from: { readonly authorization?: string } = {},
  ) =>
    send({ email, name: '', comment: 'Nur gespeichert.', contact: null, requests_contact: false }, configuration, from)
  const ask = async (name: string, method: string, path = '', body?: unknown) =>
    portal.call(method, `${ENQUIRIES}${path}`, { headers: await portal.logIn(`${name}@example.com`), body })
  const list = async (query = '', name = 'operator') =>
    z.parse(listEnquiries.answer, (await ask(name, 'GET', query)).json)
  const first = async (query = '') => {
    const [enquiry] = (await list(query)).enquiries
    if (enquiry === undefined) throw new Error('There is no enquiry')
    return enquiry
  }
  const read = async (id: string, name = 'operator') => {
    const answer = await ask(name, 'GET', `/${id}`)
    expect(answer.status, answer.text).toBe(200)
    return z.parse(EnquirySchema, answer.json)
  }
  const change = (id: string, body: Record<string, unknown>, name = 'operator') =>
    ask(name, 'POST', `/${id}/changes`, body)

  /** Asks while another process is in the middle of a write, which it ends when the requests wait for it. */
  async function askWhile(
    write: (within: Db) => Promise<void>,
    requests: () => Promise<TestAnswer>[],
  ): Promise<TestAnswer[]> {
    const other = await portal.openAgain()
    const asked: Promise<TestAnswer>[] = []
    await other.transaction(async (within) => {
      await write(within)
      asked.push(...requests())
      await wait(UNDER_WAY_MS)
    })
    await other.close()
    return Promise.all(asked)
  }

  it('ENQ-1: what a prospect sends becomes an enquiry with who, when, what and about which home', async () => {
    await send()
    time += 60_000
    await save('otto@example.com')
    const { enquiries, counts } = await list()
    expect(enquiries.map(({ kind, name, email, phone, message }) => [kind, name, email, phone, message])).toEqual([
      ['saved_configuration', '', 'otto@example.com', '', ''],
      ['contact', 'Vera Klein', 'vera@example.com', '+49 761 5550142', 'Bitte rufen Sie an.'],
    ])
    expect(enquiries[1]).toMatchObject({
      revision: 1,
      state: 'new',
      kiosk_name: null,
      project: { id: 'tiny' },
      unit: { id: 't-sample' },
      total: 10_000,
      assignee: null,
      next: null,
    })
    expect(counts).toEqual({ all: 2, open: 2, new: 2, mine: 0, answered: 0, closed: 0 })
  })

  it('ENQ-1: says which kiosk of the account it came from, and takes it from any other as well', async () => {
    const pair = async (admin: string, name: string) => {
      const headers = await portal.logIn(`${admin}@example.com`)
      const made = await portal.call('POST', '/bp/api/v1/account/device_pairings', { headers, body: { name } })
      const body = { code: made.json['code'], program_version: '1.0.0' }
      const device = await portal.call('POST', '/api/v1/device_pairings', { body })
      return { id: String(device.json['device_id']), authorization: `Bearer ${String(device.json['token'])}` }
    }
    const own = await pair('admin', 'Foyer')
    const foreign = await pair('boss', 'Elsewhere')
    const name = async (email: string) => (await first(`?search=${email}`)).kiosk_name
    await save('one@example.com', {}, own)
    await save('two@example.com', {}, foreign)
    await save('three@example.com', {}, { authorization: 'Bearer kd_nobodys' })
    expect([await name('one'), await name('two'), await name('three')]).toEqual(['Foyer', null, null])
    expect((await list('?source=kiosk')).enquiries.map(({ email }) => email)).toEqual(['one@example.com'])
    const headers = await portal.logIn('admin@example.com')
    await portal.call('DELETE', `/bp/api/v1/account/devices/${own.id}`, { headers })
    await save('four@example.com', {}, own)
    expect([await name('four'), await name('one')]).toEqual([null, 'Foyer'])
  })

  it('ENQ-1: who asks the same again has the same enquiry, new again unless somebody is at it', async () => {
    await send()
    const { id } = await first()
    await change(id, { revision: 1, state: 'answered' })
    time += 20 * 60_000
    await send()
    expect(await list()).toMatchObject({ counts: { all: 1, new: 1 } })
    expect((await read(id)).events.map(({ kind }) => kind)).toEqual(['received', 'state', 'received'])
    await change(id, { revision: 3, state: 'in_work' })
    time += 20 * 60_000
    await send()
    expect(await read(id)).toMatchObject({ state: 'in_work', received_at: new Date(time).toISOString() })
  })

  it('ENQ-2: narrows them to a state, the caller’s own, a project, a source, and words', async () => {
    await send()
    time += 60_000
    await save('otto@example.com')
    const { id, revision } = await first('?search=VERA')
    await change(id, { revision, state: 'in_work', assignee_id: 'operator' })
    const found = async (query: string, name?: string) => (await list(query, name)).enquiries.map(({ email }) => email)
    expect(await found('?filter=new')).toEqual(['otto@example.com'])
    expect(await found('?filter=mine')).toEqual(['vera@example.com'])
    expect(await found('?filter=mine', 'admin')).toEqual([])
    expect(await found('?filter=open')).toEqual(['otto@example.com', 'vera@example.com'])
    expect(await found('?filter=closed')).toEqual([])
    expect(await found('?source=kiosk')).toEqual([])
    expect(await found('?project_id=tiny-houses&source=portal&search=otto')).toEqual(['otto@example.com'])
    expect(await found('?project_id=far')).toEqual([])
    const paged = await ask('operator', 'GET', '?per_page=1&page=2')
    expect(paged.headers.get('x-total-count')).toBe('2')
    expect(z.parse(listEnquiries.answer, paged.json).enquiries).toHaveLength(1)
  })

  it('ENQ-3: shows what was chosen as of then, and opens it by a link of the team’s own', async () => {
    await send()
    const { id } = await first()
    const enquiry = await read(id)
    const lines = enquiry.rooms.flatMap((room) => room.lines)
    expect(lines.map(({ total }) => total)).toEqual([5_000, 5_000])
    expect(lines.every(({ item, product }) => item !== '' && product !== '')).toBe(true)
    expect(enquiry).toMatchObject({ is_openable: true, erase_at: new Date(time + 90 * DAY_MS).toISOString() })
    const opened = await ask('operator', 'POST', `/${id}/links`, {})
    const token = String(opened.json['restore_path']).split('/').at(-1)
    const restored = await portal.call('GET', `${PATH}/${token}`)
    expect(restored.json).toMatchObject({ buyer_selections: STONE, total: 10_000 })
    expect(
      JSON.stringify(await portal.database.kysely.selectFrom('prospectTokens').selectAll().execute()),
    ).not.toContain(token)
  })

  it('ENQ-1: is a wish list where nothing is chosen but liked, and ENQ-3: shows what is liked', async () => {
    await setFlags({ buyerFavorites: true })
    const oak = { room_book_sub_line_item_id: 'hall-floor', product_id: 'oak' }
    const message = { name: '', comment: 'x', contact: null, requests_contact: false, wishes: [oak] }
    await send({ ...message, email: 'otto@example.com' }, { buyer_selections: {} })
    const { id, kind } = await first()
    expect(kind).toBe('wish_list')
    const [wish] = (await read(id)).wishes
    expect([wish?.item, wish?.product].join()).toMatch(/\S,\S/)
    await send({ ...message, email: 'uwe@example.com' })
    expect((await first('?search=uwe')).kind).toBe('saved_configuration')
  })

  it('ENQ-3: outlives its home, and says that there is none any more', async () => {
    await send()
    const { id } = await first()
    await portal.database.kysely.deleteFrom('units').where('packageId', '=', 't-sample').execute()
    expect(await read(id)).toMatchObject({ name: 'Vera Klein', unit: null, is_openable: false, total: 10_000 })
    expect((await read(id)).rooms).not.toEqual([])
    expect(codeIn(await ask('operator', 'POST', `/${id}/links`, {}))).toEqual([404, 'NOT_FOUND'])
  })

  it('ENQ-4: of two who take it at once one has it, and the other is told', async () => {
    await send()
    const { id } = await first()
    const take = (name: string) => change(id, { revision: 1, state: 'in_work', assignee_id: name }, name)
    const answers = await Promise.all([take('operator'), take('admin')])
    expect(getStatuses(answers)).toEqual([200, 409])
    const loser = answers.find(({ status }) => status === 409)
    expect(loser && codeIn(loser)).toEqual([409, 'REVISION_CONFLICT'])
    const enquiry = await read(id)
    expect(enquiry.revision).toBe(3)
    expect(enquiry.events.map(({ kind, state, text }) => [kind, state, text])).toEqual([
      ['received', null, ''],
      ['assigned', null, enquiry.assignee?.name],
      ['state', 'in_work', ''],
    ])
  })

  it('ENQ-4: says what comes next, and gives it to nobody who is not of the team', async () => {
    await send()
    const { id } = await first()
    const next = { text: 'Besichtigung', day: '2026-11-28' }
    expect((await change(id, { revision: 1, next })).status).toBe(200)
    expect(await first()).toMatchObject({ next, revision: 2 })
    expect(refusalIn(await change(id, { revision: 2, assignee_id: 'anna' }))).toEqual([
      400,
      'INVALID_VALUE',
      'assignee_id',
    ])
    for (const day of ['28.11.', '2026-99-99', '2026-02-30']) {
      expect(codeIn(await change(id, { revision: 2, next: { text: 'x', day } }))).toEqual([400, 'INVALID_VALUE'])
    }
    // What changes nothing leaves no trace.
    expect((await change(id, { revision: 2, next, state: 'new' })).json['revision']).toBe(2)
  })

  it('ENQ-5: keeps notes with who and when, also when somebody else was faster', async () => {
    await send()
    const { id } = await first()
    await Promise.all([
      ask('operator', 'POST', `/${id}/notes`, { text: 'Mailbox' }),
      ask('admin', 'POST', `/${id}/notes`, { text: 'Ruft zurück' }),
    ])
    const notes = (await read(id)).events.filter(({ kind }) => kind === 'note')
    expect(notes.map(({ text }) => text).toSorted()).toEqual(['Mailbox', 'Ruft zurück'])
    expect(notes.every(({ by }) => by !== null)).toBe(true)
    expect(codeIn(await ask('operator', 'POST', `/${id}/notes`, { text: '  ' }))[0]).toBe(400)
  })

  it('ENQ-6: tells whom it is given to by mail, with a link and nothing of the prospect; not who takes it', async () => {
    await send()
    const { id } = await first()
    await change(id, { revision: 1, assignee_id: 'operator' })
    await change(id, { revision: 2, assignee_id: 'admin' })
    const mails = await portal.database.kysely
      .selectFrom('mails')
      .selectAll()
      .where('kind', '=', 'assignment')
      .execute()
    expect(mails.map(({ recipient }) => recipient)).toEqual(['admin@example.com'])
    expect(mails[0]?.bodyText).toContain(`https://portal.example/bp/demo/admin/enquiries/${id}`)
    expect(`${mails[0]?.subject}${mails[0]?.bodyText}${mails[0]?.bodyHtml}`).not.toMatch(/Vera|Klein|rufen/)
  })

  it('ENQ-7: erases the person everywhere on request, and leaves that there was an enquiry', async () => {
    const created = await send()
    await save('vera@example.com')
    await portal.services.mails.sendDue()
    const { id } = await first('?search=klein')
    await ask('operator', 'POST', `/${id}/notes`, { text: 'Frau Klein ruft zurück' })
    await change(id, { revision: 2, next: { text: 'Klein anrufen', day: null } })
    const outbox = join(portal.dataDir, 'outbox')
    const before = (await readdir(outbox)).length
    const erased = await ask('operator', 'DELETE', `/${id}`)
    expect(z.parse(EnquirySchema, erased.json)).toMatchObject({
      is_erased: true,
      state: 'closed',
      name: '',
      email: '',
      phone: '',
      message: '',
      total: null,
      rooms: [],
      next: null,
    })
    expect((await list()).counts).toMatchObject({ all: 2, closed: 1 })
    expect((await portal.call('GET', `${PATH}/${String(created.json['configuration_token'])}`)).status).toBe(404)
    const { kysely } = portal.database
    const left = await Promise.all(
      (['enquiries', 'enquiryEvents', 'prospectConfigurations', 'mails'] as const).map((table) =>
        kysely.selectFrom(table).selectAll().execute(),
      ),
    )
    expect(JSON.stringify(left)).not.toMatch(/Klein|5550142|rufen Sie/)
    expect((await readdir(outbox)).length).toBeLessThan(before)
    // Twice is once.
    expect((await ask('operator', 'DELETE', `/${id}`)).status).toBe(200)
    expect((await read(id)).events.filter(({ kind }) => kind === 'erased')).toHaveLength(1)
  })

  it('ENQ-7: erases by itself when the time is over that prospects are told', async () => {
    await send()
    const { id } = await first()
    await ask('operator', 'POST', `/${id}/notes`, { text: 'Frau Klein ruft zurück' })
    await deleteExpired(portal.database.kysely, new Date(time + 90 * DAY_MS - 1_000))
    expect(await read(id)).toMatchObject({ is_erased: false, name: 'Vera Klein' })
    await deleteExpired(portal.database.kysely, new Date(time + 90 * DAY_MS + 1_000))
    const enquiry = await read(id)
    expect(enquiry).toMatchObject({ is_erased: true, name: '', state: 'closed', is_openable: false })
    expect(JSON.stringify(enquiry)).not.toMatch(/Klein/)
  })

  it('ENQ-9: takes nothing more about a person who is erased, on request or by itself', async () => {
    await send()
    await save('otto@example.com')
    const ids = (await list()).enquiries.map((one) => one.id)
    const [byItself = '', onRequest = ''] = ids
    await deleteExpired(portal.database.kysely, new Date(time + 91 * DAY_MS))
    const { kysely } = portal.database
    await kysely.updateTable('enquiries').set({ erasedAt: null }).where('id', '=', onRequest).execute()
    expect((await ask('operator', 'DELETE', `/${onRequest}`)).status).toBe(200)
    for (const id of [byItself, onRequest]) {
      const before = await read(id)
      const { revision } = before
      expect(codeIn(await change(id, { revision, state: 'in_work' }))).toEqual([422, 'ENQUIRY_ERASED'])
      const next = { text: 'Klein anrufen', day: null }
      expect(codeIn(await change(id, { revision, next }))).toEqual([422, 'ENQUIRY_ERASED'])
      const noted = await ask('operator', 'POST', `/${id}/notes`, { text: 'Frau Klein, 0761 5550142' })
      expect(codeIn(noted)).toEqual([422, 'ENQUIRY_ERASED'])
      expect(await read(id)).toEqual(before)
    }
  })

  it('ENQ-9: refuses a note and a change that are under way while somebody erases', async () => {
    await send()
    const { id } = await first()
    const answers = await askWhile(
      async (within) => {
        const event = { kind: 'erased', at: new Date(time).toISOString(), byUser: 'operator', about: '' } as const
        expect(await emptyEnquiry(within, id, event)).toBe(true)
      },
      () => [
        ask('operator', 'POST', `/${id}/notes`, { text: 'Frau Klein' }),
        change(id, { revision: 1, state: 'in_work' }),
      ],
    )
    expect(answers.map(codeIn)).toEqual([
      [422, 'ENQUIRY_ERASED'],
      [422, 'ENQUIRY_ERASED'],
    ])
    expect(await read(id)).toMatchObject({ state: 'closed', events: [{ kind: 'received' }, { kind: 'erased' }] })
  })

  it('ENQ-7: deletes the mails about it, and what the outbox keeps of them, when the time is over', async () => {
    await send()
    await portal.services.mails.sendDue()
    const { kysely } = portal.database
    const outbox = join(portal.dataDir, 'outbox')
    expect(await readdir(outbox)).toHaveLength(1)
    // Sent again shortly before: it would stay for 30 days.
    const almost = new Date(time + 89 * DAY_MS).toISOString()
    await kysely.updateTable('mails').set({ createdAt: almost, sentAt: almost }).execute()
    await deleteExpired(kysely, new Date(time + 90 * DAY_MS - 1_000))
    expect(await kysely.selectFrom('mails').selectAll().execute()).toHaveLength(1)
    await deleteExpired(kysely, new Date(time + 90 * DAY_MS + 1_000))
    expect(await kysely.selectFrom('mails').selectAll().execute()).toEqual([])
    await portal.services.mails.tidyAway()
    expect(await readdir(outbox)).toEqual([])
  })

  it('ENQ-1: takes what comes again while somebody of the team notes something', async () => {
    await send()
    const { id } = await first()
    time += 20 * 60_000
    await askWhile(
      async (within) => {
        const event = { kind: 'note', at: new Date(time).toISOString(), byUser: 'operator', about: 'Mailbox' } as const
        await appendEnquiryEvent(within, id, event)
      },
      () => [send()],
    )
    const enquiry = await read(id)
    expect(enquiry.revision).toBe(3)
    expect(enquiry.events.map(({ kind }) => kind)).toEqual(['received', 'note', 'received'])
  })

  it('ENQ-2: is for the account’s own people', async () => {
    await send()
    const { id } = await first()
    expect(codeIn(await ask('anna', 'GET'))).toEqual([403, 'FORBIDDEN'])
    expect((await list('', 'boss')).enquiries).toEqual([])
    expect(codeIn(await ask('boss', 'GET', `/${id}`))).toEqual([404, 'NOT_FOUND'])
  })
})
