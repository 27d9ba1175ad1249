import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { SharedPresentationSchema } from '#shared/contracts/entities/presentation.schema.ts'
import { createPresentation } from '#shared/contracts/http/presentations.contract.ts'
import { tinyCatalog } from '#server/catalogues/package/fixtures/tiny-catalog.ts'
import { deleteExpired } from '#server/platform/db/housekeeping.ts'
import { findUnit, saveUnit } from '#server/projects/units.repository.ts'
import { setPackageFlags } from '#server/testing/package-flags.ts'
import {
  describeOnDatabases,
  startTestPortal,
  type TestAnswer,
  type TestPortal,
  valueAt,
  waitUntilSeen,
} from '#server/testing/test-portal.ts'

const UNIT = '/bp/api/v1/units/t-01'
const STONE = { 'hall-floor': { product_id: 'stone' }, 'hall-skirting': { product_id: 'stone-skirting' } }
const DAY_MS = 24 * 3_600_000

describeOnDatabases('presentations of a vacant unit', () => {
  let portal: TestPortal
  let time: number
  let operator: Record<string, string>

  beforeEach(async () => {
    time = Date.parse('2026-11-20T10:00:00Z')
    portal = await startTestPortal({ now: () => time })
    operator = await portal.logIn('operator@example.com')
    await portal.call('DELETE', `${UNIT}/buyers/anna`, { headers: operator })
    await setSold(false)
  })
  afterEach(() => portal.remove())

  async function setSold(isSold: boolean): Promise<void> {
    const db = portal.database.kysely
    const unit = await findUnit(db, 't-01', { kind: 'account', accountId: 'demo' })
    if (unit === null) throw new Error('no unit')
    await saveUnit(db, { ...unit, salesStatus: isSold ? 'SOLD' : 'VACANT' }, new Date(time).toISOString())
    await waitUntilSeen(portal)
  }

  const makeBody = (choices: Record<string, unknown> = STONE) => ({
    buyer_selections: choices,
    buyer_line_item_activations: {},
    buyer_design_line_selections: [],
    name: 'Familie Berg',
    email: null,
    locale: 'de',
  })
  const handOver = (body: unknown = makeBody(), headers: Record<string, string> = operator) =>
    portal.call('POST', `${UNIT}/presentations`, { headers, body })
  const list = async () => (await portal.call('GET', `${UNIT}/presentations`, { headers: operator })).json
  const open = (code: unknown) => portal.call('GET', `/mp/api/v1/take_home_links/${String(code)}`)
  const takeOver = (id: unknown) =>
    portal.call('POST', `${UNIT}/presentations/${String(id)}/take_over`, { headers: operator })
  const getCode = (answer: TestAnswer) => [answer.status, valueAt(answer.json['errors'], '0', 'code')]
  const readChoices = async () =>
    (await portal.call('GET', `${UNIT}/configurations`, { headers: operator })).json['buyer_selections']

  it('PST-4, PST-5: hands over a selection under a short code that shows it to anybody, and nothing else', async () => {
    const created = await handOver()
    expect(created.status, created.text).toBe(201)
    z.parse(z.strictObject(createPresentation.answer.shape), created.json)
    expect(created.json).toMatchObject({ presenter: 'operator Test', name: 'Familie Berg', total: 10_000 })
    const opened = await open(created.json['code'])
    const shown = z.parse(z.strictObject(SharedPresentationSchema.shape), opened.json)
    expect(shown).toMatchObject({ kind: 'presentation', total: 10_000, unit: { is_sold: false } })
    expect(shown.rooms[0]?.positions.map(({ product, total }) => [product, total])).toEqual([
      ['Stein', 5_000],
      ['Leiste Stein', 5_000],
    ])
    expect(opened.text).not.toContain('Berg')
    expect(opened.text).not.toContain('operator')
    expect(await readChoices()).toEqual({})
  })

  it('PST-4: mails the link where an address is given, once for its key', async () => {
    const headers = { ...operator, 'idempotency-key': 'present-1' }
    const body = { ...makeBody(), email: 'berg@example.com' }
    const first = await handOver(body, headers)
    expect((await handOver(body, headers)).text).toBe(first.text)
    const mails = await portal.database.kysely.selectFrom('mails').selectAll().execute()
    expect(mails).toMatchObject([{ recipient: 'berg@example.com', kind: 'presentation' }])
    expect(mails[0]?.bodyText).toContain(String(first.json['short_path']))
    expect(mails[0]?.bodyText).toContain('gemeinsam')
  })

  it('PST-5, decision 57: tells no amounts that the marketing portal hides', async () => {
    await setPackageFlags(portal, 'mp', { showPricing: false })
    await waitUntilSeen(portal)
    const { json } = await open((await handOver()).json['code'])
    expect(json['total']).toBeNull()
    expect(JSON.stringify(json)).not.toMatch(/5000|10000/)
  })

  it('PST-4: hands over nothing of a unit that is sold, that buyers hold, or that the engine refuses', async () => {
    expect(getCode(await handOver(makeBody({ 'hall-floor': { product_id: 'stone' } })))).toEqual([422, 'CONFLICT'])
    await setSold(true)
    expect(getCode(await handOver())).toEqual([422, 'UNIT_HAS_BUYERS'])
    const held = await portal.call('POST', '/bp/api/v1/units/t-02/presentations', {
      headers: operator,
      body: makeBody(),
    })
    expect(getCode(held)).toEqual([422, 'UNIT_HAS_BUYERS'])
    const buyer = await portal.logIn('ben@example.com')
    const own = await portal.call('POST', '/bp/api/v1/units/t-02/presentations', { headers: buyer, body: makeBody() })
    expect(own.status).toBe(403)
  })

  it('PST-6: still shows it, and says so, once somebody has bought the unit', async () => {
    const { json } = await handOver()
    await setSold(true)
    expect((await open(json['code'])).json).toMatchObject({ unit: { is_sold: true }, total: 10_000 })
  })

  it('PST-5: opens it for 90 days, and keeps nothing of the people after that', async () => {
    const { json } = await handOver()
    time += 90 * DAY_MS
    expect(getCode(await open(json['code']))).toEqual([404, 'NOT_FOUND'])
    const db = portal.database.kysely
    await deleteExpired(db, new Date(time + 1))
    expect(await db.selectFrom('presentations').selectAll().execute()).toEqual([])
  })

  it('PST-7, PST-9: lists what was handed over, the latest first, and deletes it', async () => {
    const first = await handOver()
    time += 1_000
    const second = await handOver()
    expect(await list()).toMatchObject([{ id: second.json['id'] }, { id: first.json['id'], taken_over_at: null }])
    const path = `${UNIT}/presentations/${String(first.json['id'])}`
    expect((await portal.call('DELETE', path, { headers: operator })).status).toBe(200)
    expect((await portal.call('DELETE', path, { headers: operator })).status).toBe(404)
    expect((await open(first.json['code'])).status).toBe(404)
    expect(await list()).toMatchObject([{ id: second.json['id'] }])
  })

  it('PST-8: makes it the unit’s choices while there are none, with a trace of who did that', async () => {
    const { json } = await handOver()
    expect((await takeOver(json['id'])).json).toEqual({ left_out: [] })
    expect(await readChoices()).toMatchObject(STONE)
    expect(await list()).toMatchObject([{ taken_over_at: '2026-11-20T10:00:00.000Z' }])
    expect(getCode(await takeOver(json['id']))).toEqual([422, 'CHOICES_EXIST'])
    const actions = await portal.database.kysely.selectFrom('auditLog').select('action').orderBy('at').execute()
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['presentation.created', 'configuration.saved', 'presentation.taken_over']),
    )
  })

  it('PST-8: leaves out what the present catalogue does not take, and says what that is', async () => {
    const { json } = await handOver(makeBody({ ...STONE, tub: { product_id: 'tub-b' } }))
    const catalog = tinyCatalog()
    const items = catalog.room_book.sections.flatMap(({ sub_sections }) =>
      sub_sections.flatMap(({ line_items }) => line_items.flatMap(({ sub_line_items }) => sub_line_items)),
    )
    const tub = items.find(({ id }) => id === 'tub')
    if (tub === undefined) throw new Error('no tub')
    tub.options = tub.options.filter(({ product_id }) => product_id !== 'tub-b')
    await portal.reimport({ ...catalog, revision: 'r2' })
    await setSold(false)
    const taken = await takeOver(json['id'])
    expect(taken.json['left_out']).toMatchObject([{ item: 'Posten tub' }])
    expect(Object.keys((await readChoices()) as object).sort()).toEqual(['hall-floor', 'hall-skirting'])
  })
})
