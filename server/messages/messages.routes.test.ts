import { afterEach, beforeEach, expect, it } from 'vitest'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { addUnits } from '#server/identity/users.repository.ts'
import { describeOnDatabases, startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'

const THREADS = '/bp/api/v1/units/t-01/message_threads'
const TEAM = '/bp/api/v1/account/message_threads'

describeOnDatabases('messages', () => {
  let portal: TestPortal
  let time = 0
  const logins = new Map<string, Record<string, string>>()

  beforeEach(async () => {
    time = Date.parse('2026-11-20T10:00:00Z')
    logins.clear()
    portal = await startTestPortal({ now: () => time, publicUrl: 'https://portal.example/' })
  })
  afterEach(() => portal.remove())

  async function call(by: string, method: string, path: string, body?: unknown, more = {}) {
    const login = logins.get(by) ?? (await portal.logIn(`${by}@example.com`))
    logins.set(by, login)
    return portal.call(method, path, { headers: { ...login, ...more }, body })
  }
  async function begin(subject = 'Steckdose', more = {}, by = 'anna') {
    const body = { message_thread: { subject, body: 'Hinter dem Sofa?', ...more } }
    const answer = await call(by, 'POST', THREADS, body)
    expect(answer.status, answer.text).toBe(201)
    return String(answer.json['id'])
  }
  const read = (id: string, by = 'anna') => call(by, 'GET', `${THREADS}/${id}`)
  const readAsTeam = (id: string, by = 'operator') => call(by, 'GET', `${TEAM}/${id}`)
  const answerAs = (id: string, more: object = {}, by = 'operator') =>
    call(by, 'POST', `${TEAM}/${id}/messages`, { body: 'Ja, gern.', is_note: false, ...more })
  const reply = (id: string, body = 'Danke', by = 'anna') => call(by, 'POST', `${THREADS}/${id}/messages`, { body })
  const mark = (id: string, by = 'anna') =>
    call(by, 'POST', '/bp/api/v1/buyer_labels', {
      buyer_label: { item_type: 'message_thread', item_id: id, label: 'read' },
    })
  const codeIn = (answer: { json: unknown }) => valueAt(answer.json, 'errors', '0', 'code')
  const addBen = () => addUnits(portal.database.kysely, 'ben', ['demo/t-01'], '2020-01-02T00:00:00.000Z')
  async function upload(by: string, path: string, text = '%PDF-1.7 plan') {
    const login = await portal.logIn(`${by}@example.com`)
    const answer = await fetch(`${portal.url}/bp/api/v1/${path}/uploads?file_name=plan.pdf`, {
      method: 'POST',
      headers: { ...login, 'content-type': 'application/octet-stream' },
      body: text,
    })
    return String(valueAt(await answer.json(), 'id'))
  }

  it('API-30, API-31, API-96, API-97, INB-11, INB-16: a buyer begins a thread that both sides see', async () => {
    const id = await begin('Steckdose', { body: 'Eine <b>Frage</b>:\n\n\n\nhttps://example.com/a?b=1&c=2.' })
    time += 60_000
    await answerAs(id)
    const { json } = await read(id)
    expect(json).toMatchObject({
      subject: 'Steckdose',
      kind: 'message',
      state: 'open',
      message_count: 2,
      updated_at: '2026-11-20T10:01:00.000Z',
      unit: { id: 't-01' },
      participants: [
        { id: 'anna', name: 'anna Test', type: 'buyer' },
        { id: 'operator', name: 'operator Test', type: 'user' },
      ],
      messages: [
        { position: 2, subject: 'AW: Steckdose', body_text: 'Ja, gern.', message_type: 'outbound' },
        {
          position: 1,
          subject: 'Steckdose',
          message_type: 'inbound',
          body_html:
            '<p>Eine &lt;b&gt;Frage&lt;/b&gt;:</p><p><a href="https://example.com/a?b=1&amp;c=2" rel="noopener noreferrer nofollow" target="_blank">https://example.com/a?b=1&amp;c=2</a>.</p>',
          sender: { id: 'anna', name: 'anna Test', type: 'buyer' },
        },
      ],
    })
    const list = await call('anna', 'GET', THREADS)
    expect(list.headers.get('x-total-count')).toBe('1')
    expect(valueAt(list.json, '0', 'messages', 'length')).toBe(1)
    expect(valueAt(list.json, '0', 'messages', '0', 'body_text')).toBe('Ja, gern.')
    expect((await call('anna', 'GET', `${THREADS}?search=SOFA`)).json).toEqual([])
    expect(valueAt((await call('anna', 'GET', `${THREADS}?search=gern`)).json, '0', 'id')).toBe(id)
  })

  it('API-32: an answer of a buyer opens a closed thread again; each is written once for its key', async () => {
    const id = await begin()
    await answerAs(id, { closes: true })
    expect((await readAsTeam(id)).json).toMatchObject({ state: 'closed', waits_for: null })
    const once = { 'idempotency-key': 'the-same' }
    const path = `${THREADS}/${id}/messages`
    const first = await call('anna', 'POST', path, { body: 'Doch noch etwas' }, once)
    expect((await call('anna', 'POST', path, { body: 'Doch noch etwas' }, once)).json).toEqual(first.json)
    expect(codeIn(await call('anna', 'POST', path, { body: 'Anderes' }, once))).toBe('IDEMPOTENCY_KEY_REUSED')
    expect((await readAsTeam(id)).json).toMatchObject({ state: 'open', waits_for: 'team', message_count: 3 })
  })

  it('API-33, API-34, API-99, INB-21, INB-22: read is derived, for each buyer of their own', async () => {
    await addBen()
    const id = await begin()
    const isRead = async (by: string) => valueAt((await read(id, by)).json, 'read')
    expect([await isRead('anna'), await isRead('ben')]).toEqual([true, false])
    expect((await mark(id, 'ben')).status).toBe(201)
    expect((await call('ben', 'GET', '/bp/api/v1/buyer_labels')).json).toEqual([
      { item_type: 'message_thread', item_id: id, label: 'read' },
    ])
    await answerAs(id)
    expect([await isRead('anna'), await isRead('ben')]).toEqual([false, false])
    expect((await call('ben', 'GET', '/bp/api/v1/buyer_labels')).json).toEqual([])
    // What one writes oneself does not hide what was not seen before.
    await reply(id)
    expect(await isRead('anna')).toBe(false)
    await mark(id)
    expect([await isRead('anna'), await isRead('ben')]).toEqual([true, false])
    expect((await mark(id, 'operator')).status).toBe(403)
    expect((await mark('unknown')).status).toBe(404)
  })

  it('MSG-2, MSG-4: a note among colleagues changes nothing that a buyer is told', async () => {
    const id = await begin()
    await answerAs(id)
    await mark(id)
    const before = [await read(id), await call('anna', 'GET', THREADS)].map(({ json }) => json)
    time += 60_000
    const files = [{ upload_id: await upload('operator', 'account') }]
    const noted = await answerAs(id, { body: 'Streng geheim', is_note: true, attachments: files }, 'admin')
    expect(noted.status).toBe(422)
    await answerAs(id, { body: 'Streng geheim', is_note: true, attachments: files })
    await answerAs(id, { body: 'Auch geheim', is_note: true }, 'admin')
    expect([await read(id), await call('anna', 'GET', THREADS)].map(({ json }) => json)).toEqual(before)
    expect((await call('anna', 'GET', `${THREADS}?search=geheim`)).json).toEqual([])
    const { json } = await readAsTeam(id)
    expect(json).toMatchObject({
      message_count: 2,
      excerpt: 'Ja, gern.',
      messages: [{ is_note: true, position: 4, read_by: [] }, { is_note: true }, { is_note: false }, {}],
    })
    const attachment = String(valueAt(json, 'messages', '1', 'attachments', '0', 'id'))
    expect((await call('admin', 'GET', `/bp/api/v1/attachments/${attachment}`)).status).toBe(200)
    expect((await call('anna', 'GET', `/bp/api/v1/attachments/${attachment}`)).status).toBe(404)
    await reply(id)
    expect(valueAt((await read(id)).json, 'messages', '0', 'position')).toBe(5)
  })

  it('API-98, INB-14: a file is had by those who see its message, for minutes', async () => {
    const id = await begin('Plan', { attachments: [{ upload_id: await upload('anna', 'units/t-01') }] })
    const { json } = await read(id)
    expect(valueAt(json, 'messages', '0', 'attachments', '0')).toMatchObject({ name: 'plan.pdf', role: 'attachment' })
    const url = String(valueAt(json, 'messages', '0', 'attachments', '0', 'url'))
    for (const by of ['anna', 'operator', 'admin']) {
      const signed = await call(by, 'GET', url)
      const file = await fetch(`${portal.url}${String(signed.json['url'])}`)
      expect(await file.text()).toBe('%PDF-1.7 plan')
    }
    expect((await call('ben', 'GET', url)).status).toBe(404)
    expect((await call('boss', 'GET', url)).status).toBe(404)
    expect((await call('operator', 'GET', THREADS)).status).toBe(403)
    const stolen = [{ upload_id: await upload('ben', 'units/t-02') }]
    const message = { subject: 'Fremd', body: 'x', attachments: stolen }
    expect(codeIn(await call('anna', 'POST', THREADS, { message_thread: message }))).toBe('UPLOAD_UNKNOWN')
    expect(valueAt((await call('anna', 'GET', THREADS)).json, 'length')).toBe(1)
  })

  it('MSG-12: the wish to be contacted is a thread of its own kind, for the team, too', async () => {
    const wish = { kind: 'contact', subject: 'Bitte um Kontakt', body: 'Bitte melden Sie sich.' }
    const begun = await call('anna', 'POST', THREADS, { message_thread: wish })
    expect(begun.json).toMatchObject({ kind: 'contact' })
    expect((await readAsTeam(String(valueAt(begun.json, 'id')))).json).toMatchObject({ kind: 'contact' })
    const other = await call('anna', 'POST', THREADS, { message_thread: { ...wish, kind: 'completion' } })
    expect(other.status).toBe(400)
  })

  it('INB-26: takes small files along as base64, and nothing of the message where one is refused', async () => {
    const send = (name: string, text: string) => {
      const attachments = [{ file_name: name, file: Buffer.from(text).toString('base64') }]
      return call('anna', 'POST', THREADS, { message_thread: { subject: 'Plan', body: 'Anbei', attachments } })
    }
    const { json } = await send('plan.pdf', '%PDF-1.7 plan')
    expect(valueAt(json, 'messages', '0', 'attachments', '0')).toMatchObject({ name: 'plan.pdf', size: 13 })
    expect(codeIn(await send('run.exe', 'MZ'))).toBe('FILE_TYPE_REFUSED')
    expect(valueAt((await call('anna', 'GET', THREADS)).json, 'length')).toBe(1)
  })

  it('ROL-9: whoever buys the unit later sees nothing of it', async () => {
    const id = await begin('Von Anna', { attachments: [{ upload_id: await upload('anna', 'units/t-01') }] })
    const url = String(valueAt((await read(id)).json, 'messages', '0', 'attachments', '0', 'url'))
    await call('operator', 'DELETE', '/bp/api/v1/units/t-01/buyers/anna')
    time += 60_000
    await addUnits(portal.database.kysely, 'ben', ['demo/t-01'], isoTime(time))
    expect((await call('ben', 'GET', THREADS)).json).toEqual([])
    expect((await read(id, 'ben')).status).toBe(404)
    expect((await reply(id, 'Hallo', 'ben')).status).toBe(404)
    expect((await mark(id, 'ben')).status).toBe(404)
    expect((await call('ben', 'GET', url)).status).toBe(404)
    expect((await readAsTeam(id)).json).toMatchObject({ buyer_names: [], buyers: [] })
    await answerAs(id)
    const mails = await portal.database.kysely.selectFrom('mails').selectAll().where('kind', '=', 'message').execute()
    expect(mails.map(({ recipient }) => recipient)).not.toContain('ben@example.com')
  })

  it('MSG-1, MSG-7: the team’s boxes count, and a thread is given, closed and opened, by whoever knows how it stands', async () => {
    const ids = [await begin('Eins'), await begin('Zwei'), await begin('Drei')]
    await answerAs(String(ids[1]))
    const change = (id: string, body: object, by = 'operator') => call(by, 'PUT', `${TEAM}/${id}`, body)
    const { json } = await readAsTeam(String(ids[0]))
    expect(valueAt(json, 'assignable')).toMatchObject([{ id: 'admin' }, { id: 'operator' }])
    const { revision } = json
    const given = await change(String(ids[0]), { assignee_id: 'admin', revision })
    expect(given.json).toMatchObject({ assignee: { id: 'admin', name: 'admin Test' } })
    expect(codeIn(await change(String(ids[0]), { state: 'closed', revision }))).toBe('REVISION_CONFLICT')
    expect(codeIn(await change(String(ids[0]), { assignee_id: 'anna', revision: 2 }))).toBe('ASSIGNEE_UNKNOWN')
    await change(String(ids[2]), { state: 'closed', revision: 1 })
    await call('admin', 'PUT', `${TEAM}/${ids[0]}/reading`, { position: 1 })
    const list = (query: string, by = 'admin') => call(by, 'GET', `${TEAM}${query}`)
    const all = await list('')
    expect(valueAt(all.json, 'counts')).toEqual({
      ours: 1,
      mine: 1,
      unassigned: 1,
      buyer: 1,
      unread: 1,
      closed: 1,
      all: 3,
    })
    expect(all.headers.get('x-total-count')).toBe('3')
    const subjects = async (query: string) => {
      const threads = valueAt((await list(query)).json, 'threads')
      return Array.isArray(threads) ? threads.map((thread) => valueAt(thread, 'subject')) : []
    }
    expect(await subjects('?box=ours')).toEqual(['Eins'])
    expect(await subjects('?box=mine')).toEqual(['Eins'])
    expect(await subjects('?box=unassigned')).toEqual(['Zwei'])
    expect(await subjects('?box=unread')).toEqual(['Zwei'])
    expect(await subjects('?box=closed')).toEqual(['Drei'])
    expect(await subjects('?search=zwei')).toEqual(['Zwei'])
    expect((await subjects('?search=ANNA')).length).toBe(3)
    expect((await subjects('?search=sofa')).length).toBe(3)
    // SQLite knows no capital letters beyond A to Z.
    const umlauts = await begin('Übergabe der Tür: ÖLFARBE')
    for (const word of ['übergabe', 'ÜBERGABE', 'Ölfarbe', 'TÜR'])
      expect(await subjects(`?search=${encodeURIComponent(word)}`), word).toEqual(['Übergabe der Tür: ÖLFARBE'])
    expect(valueAt((await call('anna', 'GET', `${THREADS}?search=%C3%BCbergabe`)).json, '0', 'id')).toBe(umlauts)
    expect((await subjects('?unit_id=t-02')).length).toBe(0)
    expect((await subjects('?project_id=unknown')).length).toBe(0)
  })

  it('MSG-3: says who of the others has read a message, and when first', async () => {
    await addBen()
    const id = await begin()
    await answerAs(id)
    time += 60_000
    await mark(id, 'ben')
    time += 60_000
    await answerAs(id, {}, 'admin')
    await mark(id, 'ben')
    const { json } = await readAsTeam(id)
    expect(json).toMatchObject({
      messages: [
        { position: 3, read_by: [{ name: 'ben Test', type: 'buyer', at: '2026-11-20T10:02:00.000Z' }] },
        { position: 2, read_by: [{ name: 'ben Test', type: 'buyer', at: '2026-11-20T10:01:00.000Z' }] },
        { position: 1 },
      ],
    })
  })

  it('MSG-5: writes to many units at once, each in a thread of its own with its own words', async () => {
    await call('operator', 'DELETE', '/bp/api/v1/units/t-02/buyers/ben')
    const body = { unit_ids: ['t-02', 't-01'], subject: 'Zu {{unit}}', body: 'Guten Tag {{name}}, {{anders}}' }
    const once = { 'idempotency-key': 'k' }
    const sent = await call('operator', 'POST', TEAM, body, once)
    expect(sent.json).toMatchObject({ threads: [{ unit_id: 't-02', thread_id: null }, { unit_id: 't-01' }] })
    expect((await call('operator', 'POST', TEAM, body, once)).json).toEqual(sent.json)
    const { json } = await call('anna', 'GET', THREADS)
    expect(valueAt(sent.json, 'threads', '1', 'thread_id')).toBe(valueAt(json, '0', 'id'))
    expect(json).toMatchObject([
      { subject: 'Zu Wohnung t-01', read: false, messages: [{ body_text: 'Guten Tag anna Test, {{anders}}' }] },
    ])
    expect(codeIn(await call('boss', 'POST', TEAM, body))).toBe('UNIT_UNKNOWN')
  })

  it('MSG-6: keeps text modules, each tag once in a language', async () => {
    const modules = '/bp/api/v1/account/text_modules'
    const module = { tag: 'danke', title: 'Danke', locale: 'de', project_id: 'tiny', body: 'Vielen Dank, {{name}}' }
    const made = await call('operator', 'POST', modules, module)
    expect(made).toMatchObject({ status: 201, json: module })
    expect(codeIn(await call('operator', 'POST', modules, module))).toBe('TAG_TAKEN')
    const path = `${modules}/${String(made.json['id'])}`
    expect((await call('operator', 'PUT', path, { ...module, title: 'Dank' })).json).toMatchObject({ title: 'Dank' })
    expect((await call('operator', 'GET', modules)).json).toMatchObject([{ title: 'Dank' }])
    expect((await call('operator', 'DELETE', path)).status).toBe(200)
    expect((await call('operator', 'GET', modules)).json).toEqual([])
  })

  it('decision 63, MSG-8: tells the other side by mail, each person once in ten minutes, and never of a note', async () => {
    const mails = async () =>
      (await portal.database.kysely.selectFrom('mails').selectAll().where('kind', '=', 'message').execute())
        .map(({ recipient }) => recipient)
        .toSorted()
    const id = await begin()
    expect(await mails()).toEqual(['admin@example.com', 'operator@example.com'])
    await reply(id)
    await reply(id)
    // One that waits until ten minutes are over.
    expect(await mails()).toHaveLength(4)
    await answerAs(id, { is_note: true })
    expect(await mails()).toHaveLength(4)
    await call('operator', 'PUT', `${TEAM}/${id}`, { assignee_id: 'operator', revision: 4 })
    await answerAs(id)
    expect((await mails()).filter((name) => name.startsWith('anna'))).toHaveLength(1)
    time += 30 * 60_000
    await reply(id)
    expect((await mails()).filter((name) => name.startsWith('operator'))).toHaveLength(3)
    expect((await mails()).filter((name) => name.startsWith('admin'))).toHaveLength(2)
    const [{ bodyText, bodyHtml } = { bodyText: '', bodyHtml: '' }] = await portal.database.kysely
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '=', 'anna@example.com')
      .execute()
    expect(bodyText).toContain(`https://portal.example/bp/demo/tiny-houses/wohnung-t-01/inbox/${id}`)
    expect(bodyText + bodyHtml).not.toMatch(/gern|Sofa|Steckdose/)
  })

  it('MSG-9: what a buyer writes at the completion is a thread, once, and no second mail to the team', async () => {
    const complete = (message: string, revision: number, status = 'completed') =>
      call('anna', 'POST', '/bp/api/v1/units/t-01/completions', { message, status }, { 'if-match': `"${revision}"` })
    expect((await complete('  Bitte rufen Sie mich an.  ', 0)).status).toBe(200)
    await complete('', 1, 'pending')
    expect((await complete('   ', 2)).status).toBe(200)
    const { json } = await call('anna', 'GET', THREADS)
    expect(valueAt(json, 'length')).toBe(1)
    expect(json).toMatchObject([
      {
        kind: 'completion',
        subject: 'Nachricht zum Abschluss TIN-2026-0001',
        read: true,
        messages: [{ body_text: 'Bitte rufen Sie mich an.', message_type: 'inbound' }],
      },
    ])
    expect((await readAsTeam(String(valueAt(json, '0', 'id')))).json).toMatchObject({ waits_for: 'team' })
    const mails = await portal.database.kysely.selectFrom('mails').selectAll().where('kind', '=', 'message').execute()
    expect(mails).toEqual([])
  })
})
