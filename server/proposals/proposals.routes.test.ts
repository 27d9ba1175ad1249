import { afterEach, beforeEach, expect, it } from 'vitest'
import { listIn } from '#server/testing/read-answers.ts'
import { describeOnDatabases, startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'

const UNIT = '/bp/api/v1/units/t-01'
const FLOOR = { product_id: 'stone', quantity: null }
const SKIRTING = { product_id: 'stone-skirting', quantity: null }
const CHANGE = {
  buyer_selections: { 'hall-floor': FLOOR, 'hall-skirting': SKIRTING },
  buyer_line_item_activations: {},
  buyer_design_line_selections: null,
}
const NOTHING = { item_ids: [], line_item_ids: [], takes_style: false }
const ALL = { ...NOTHING, item_ids: ['hall-floor', 'hall-skirting'] }

describeOnDatabases('proposals', () => {
  let portal: TestPortal
  let time = 0

  beforeEach(async () => {
    time = Date.parse('2026-11-20T10:00:00Z')
    portal = await startTestPortal({ now: () => time, publicUrl: 'https://portal.example/' })
  })
  afterEach(() => portal.remove())

  const as = (name: string) => portal.logIn(`${name}@example.com`)
  async function send(body: object = {}, by = 'operator', key = '') {
    const headers = { ...(await as(by)), ...(key === '' ? {} : { 'idempotency-key': key }) }
    const proposal = { note: 'Wärmer', change: CHANGE, ...body }
    return portal.call('POST', `${UNIT}/proposals`, { headers, body: proposal })
  }
  async function sent() {
    const id = (await send()).json['id']
    if (typeof id !== 'string') throw new Error('Not sent')
    return id
  }
  const list = async (by = 'anna') =>
    (await portal.call('GET', `${UNIT}/proposals?locale=de`, { headers: await as(by) })).json
  const answer = async (id: string, taken: object, by = 'anna') =>
    portal.call('PUT', `${UNIT}/proposals/${id}/answer`, { headers: await as(by), body: taken })
  const withdraw = async (id: string) =>
    portal.call('DELETE', `${UNIT}/proposals/${id}`, { headers: await as('operator') })
  const codeIn = (reply: { json: unknown }) => valueAt(reply.json, 'errors', '0', 'code')
  const mails = () =>
    portal.database.kysely.selectFrom('mails').selectAll().where('kind', '=', 'proposal').orderBy('recipient').execute()
  /** Somebody else who has bought the unit, too. */
  const addBen = () =>
    portal.database.kysely
      .insertInto('unitBuyers')
      .values({ unitId: 'demo/t-01', userId: 'ben', position: 2 })
      .execute()

  it('PRP-1: keeps what is proposed, once for its key, and changes nothing of the unit', async () => {
    const first = await send({}, 'operator', 'once')
    expect(first.status).toBe(201)
    expect((await send({}, 'operator', 'once')).json).toEqual(first.json)
    const { json } = await portal.call('GET', `${UNIT}/configurations`, { headers: await as('anna') })
    expect(json['buyer_selections']).toEqual({})
    expect(valueAt(await list(), 'length')).toBe(1)
    expect(valueAt(await list(), '0')).toMatchObject({
      note: 'Wärmer',
      state: 'open',
      author_name: 'operator Test',
      change: CHANGE,
      undo: { buyer_selections: { 'hall-floor': null, 'hall-skirting': null } },
      lines: [
        { item: 'Posten hall-floor', product: 'Stein', is_taken: null },
        { item: 'Posten hall-skirting', is_taken: null },
      ],
    })
  })

  it('PRP-1: refuses what the engine does not allow, nothing at all, and a unit that nobody has bought', async () => {
    const only = (entries: object) => ({ change: { ...CHANGE, buyer_selections: entries } })
    expect(codeIn(await send(only({ 'hall-floor': FLOOR })))).toBe('CONFLICT')
    expect(codeIn(await send(only({})))).toBe('NOTHING_PROPOSED')
    // It is so already.
    expect(codeIn(await send(only({ 'hall-floor': null })))).toBe('NOTHING_PROPOSED')
    expect(await mails()).toEqual([])
    await portal.call('DELETE', `${UNIT}/buyers/anna`, { headers: await as('operator') })
    expect(codeIn(await send())).toBe('BUYER_UNKNOWN')
  })

  it('PRP-1, PRP-5: is the team’s to make and to withdraw, and the buyers’ to answer', async () => {
    expect((await send({}, 'anna')).status).toBe(403)
    expect((await send({}, 'paul')).status).toBe(404)
    const id = await sent()
    expect((await answer(id, ALL, 'operator')).status).toBe(403)
    expect((await answer(id, ALL, 'ben')).status).toBe(404)
    expect((await answer('another', ALL)).status).toBe(404)
    const headers = await as('anna')
    expect((await portal.call('DELETE', `${UNIT}/proposals/${id}`, { headers })).status).toBe(403)
  })

  it('LOG-1, FIL-4: is said to be taken, in part, or declined, in the log and in the history', async () => {
    for (const taken of [ALL, { ...NOTHING, item_ids: ['hall-floor'] }, NOTHING]) {
      await answer(await sent(), taken)
      time += 60_000
    }
    const path = '/bp/api/v1/account/audit_entries?action=proposal.answered'
    const log = listIn(await portal.call('GET', path, { headers: await as('admin') }))
    expect(log).toMatchObject(
      ['declined', 'partly', 'taken'].map((said) => ({ details: { answer: said }, concerned: ['operator Test'] })),
    )
    const history = listIn(await portal.call('GET', `${UNIT}/history`, { headers: await as('operator') }))
    const answers = history.filter((entry) => valueAt(entry, 'action') === 'proposal.answered')
    expect(answers).toMatchObject([{ answer: 'declined' }, { answer: 'partly' }, { answer: 'taken' }])
  })

  it('PRP-5: has one answer, of whichever buyer is first, and of nothing that was not proposed', async () => {
    await addBen()
    const id = await sent()
    expect(codeIn(await answer(id, { ...NOTHING, item_ids: ['bath-floor'] }))).toBe('NOTHING_PROPOSED')
    expect((await answer(id, { ...NOTHING, item_ids: ['hall-floor'] })).status).toBe(200)
    expect(codeIn(await answer(id, NOTHING, 'ben'))).toBe('PROPOSAL_CLOSED')
    expect(codeIn(await withdraw(id))).toBe('PROPOSAL_CLOSED')
    expect(valueAt(await list('operator'), '0')).toMatchObject({
      state: 'taken',
      answerer_name: 'anna Test',
      closed_at: '2026-11-20T10:00:00.000Z',
      lines: [{ is_taken: true }, { is_taken: false }],
    })
  })

  it('PRP-6: says when it was seen first, declined, or withdrawn', async () => {
    const declined = await sent()
    const see = async () => portal.call('PUT', `${UNIT}/proposals/${declined}/seen`, { headers: await as('anna') })
    expect((await see()).status).toBe(200)
    time += 60_000
    await see()
    await answer(declined, NOTHING)
    const withdrawn = await sent()
    expect((await withdraw(withdrawn)).status).toBe(200)
    expect(codeIn(await answer(withdrawn, ALL))).toBe('PROPOSAL_CLOSED')
    expect(await list()).toMatchObject([
      { state: 'withdrawn', seen_at: null },
      { state: 'declined', seen_at: '2026-11-20T10:00:00.000Z' },
    ])
  })

  it('PRP-7: tells buyers, and who proposed, without what it says, and nobody who does not want to hear of it', async () => {
    await addBen()
    const preferences = JSON.stringify({ notifications: { configurations: false } })
    await portal.database.kysely.updateTable('users').set({ preferences }).where('id', '=', 'ben').execute()
    const id = await sent()
    await answer(id, ALL)
    const written = await mails()
    expect(written.map(({ recipient }) => recipient)).toEqual(['anna@example.com', 'operator@example.com'])
    expect(written[0]?.bodyText).toContain('https://portal.example/bp/demo/tiny-houses/wohnung-t-01/dashboard')
    expect(written[1]?.bodyText).toContain('https://portal.example/bp/demo/admin/units/t-01?tab=proposals')
    for (const { bodyText, bodyHtml } of written) expect(`${bodyText} ${bodyHtml}`).not.toMatch(/Wärmer|Stein/)
  })
})
