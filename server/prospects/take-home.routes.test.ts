import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createTakeHomeLink, TakenHomeSchema } from '#shared/contracts/http/take-home.contract.ts'
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
} from '#server/testing/test-portal.ts'

const PATH = '/mp/api/v1/units/t-sample/take_home_links'
const LINKS = '/mp/api/v1/take_home_links'
const STONE = { 'hall-floor': { product_id: 'stone' }, 'hall-skirting': { product_id: 'stone-skirting' } }
const DAY_MS = 24 * 3_600_000

describeOnDatabases('what visitors take home under a short code', () => {
  let portal: TestPortal
  let time: number

  beforeEach(async () => {
    time = Date.parse('2026-11-20T10:00:00Z')
    portal = await startTestPortal({ now: () => time })
    await setFlags({})
  })
  afterEach(() => portal.remove())

  const setFlags = (flags: Record<string, boolean>) => setPackageFlags(portal, 'mp', { mpContactForm: true, ...flags })

  const readBody = (configuration: Record<string, unknown> = {}) => ({
    configuration: {
      buyer_selections: STONE,
      buyer_line_item_activations: {},
      buyer_design_line_selections: [],
      preview_image_urls: ['/merger/v1/demo/tiny/combine?room=hall-picture'],
      ...configuration,
    },
  })
  const post = (body: unknown = readBody(), { path = PATH, key = '' } = {}) =>
    portal.call('POST', path, { body, ...(key === '' ? {} : { headers: { 'idempotency-key': key } }) })
  const open = (code: string) => portal.call('GET', `${LINKS}/${code}`)
  const getCode = (answer: TestAnswer) => [answer.status, valueAt(answer.json['errors'], '0', 'code')]
  const readShort = (answer: TestAnswer) => String(answer.json['code'])
  const links = () => portal.database.kysely.selectFrom('takeHomeLinks').selectAll().execute()

  it('TAKE-1 TAKE-2 TAKE-3 keeps a configuration without an address, under a code that it does not store', async () => {
    const created = await post()
    expect(created.status, created.text).toBe(201)
    z.parse(z.strictObject(createTakeHomeLink.answer.shape), created.json)
    expect(created.json).toMatchObject({ total: 10_000, total_on_request: 0 })
    expect(created.json['expires_at']).toBe(new Date(time + 90 * DAY_MS).toISOString())
    const code = readShort(created)
    expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{5}-[2-9A-HJKMNP-TV-Z]{5}$/)
    expect(created.json['short_path']).toBe(`/s/${code}`)

    const opened = await open(code)
    const answer = z.parse(z.strictObject(TakenHomeSchema.shape), opened.json)
    expect(answer).toMatchObject({
      buyer_selections: STONE,
      total: 10_000,
      saved_total: 10_000,
      dropped_count: 0,
      account_id: 'demo',
      project_slug: 'tiny-houses',
      unit_slug: 'wohnung-t-sample',
    })
    expect(opened.headers.get('cache-control')).toBe('no-store')
    for (const typed of [code.toLowerCase(), code.replace('-', ''), code.replace('-', '').split('').join('-')]) {
      expect([typed, (await open(typed)).text]).toEqual([typed, opened.text])
    }

    const stored = JSON.stringify(await links())
    expect(stored).not.toContain(code)
    expect(stored).not.toContain(code.replace('-', ''))
  })

  it('TAKE-10 takes along what is marked with a heart, each once; without any nothing is different', async () => {
    await setFlags({ buyerFavorites: true })
    const oak = { room_book_sub_line_item_id: 'hall-floor', product_id: 'oak' }
    const stone = { room_book_sub_line_item_id: 'hall-floor', product_id: 'stone' }
    const liked = readShort(await post({ ...readBody(), wishes: [oak, stone, oak] }))
    expect((await open(liked)).json).toMatchObject({ buyer_selections: STONE, wishes: [oak, stone] })
    const plain = readShort(await post())
    expect((await open(plain)).json['wishes']).toEqual([])
    await setFlags({ buyerFavorites: false })
    expect((await open(liked)).json['wishes']).toEqual([])
    const late = await post({ ...readBody(), wishes: [oak] })
    expect(late.status).toBe(201)
    await setFlags({ buyerFavorites: true })
    expect((await open(readShort(late))).json['wishes']).toEqual([])
  })

  it('TAKE-10 opens what was taken home before hearts went along', async () => {
    await setFlags({ buyerFavorites: true })
    const code = readShort(await post())
    const [link] = await links()
    const content = link?.content ?? ''
    expect(content).toContain(',"wishes":[]')
    const before = content.replace(',"wishes":[]', '')
    await portal.database.kysely.updateTable('takeHomeLinks').set({ content: before }).execute()
    expect((await open(code)).json).toMatchObject({ buyer_selections: STONE, wishes: [] })
  })

  it('TAKE-10 takes no more hearts than a wish list shows, and none that the unit does not offer', async () => {
    await setFlags({ buyerFavorites: true })
    const wish = (item: string, product: string) => ({ room_book_sub_line_item_id: item, product_id: product })
    const wanted = (wishes: unknown) => post({ ...readBody(), wishes })
    expect(getCode(await wanted([wish('nothing', 'oak')]))).toEqual([422, 'ITEM_UNKNOWN'])
    expect(getCode(await wanted([wish('hall-floor', 'nothing')]))).toEqual([422, 'OPTION_UNKNOWN'])
    const many = (count: number) => Array.from({ length: count }, () => wish('hall-floor', 'oak'))
    expect((await wanted(many(501))).status).toBe(400)
    expect((await wanted([])).status).toBe(400)
    expect((await wanted([{ ...wish('hall-floor', 'oak'), email: 'vera@example.com' }])).status).toBe(400)
    expect((await wanted(many(500))).status).toBe(201)
  })

  it('TAKE-4 tells nobody: no mail, no prospect; the audit log knows that it was, not by whom', async () => {
    const created = await post()
    const db = portal.database.kysely
    expect(await db.selectFrom('mails').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('prospectConfigurations').selectAll().execute()).toEqual([])
    const [entry, ...more] = await db
      .selectFrom('auditLog')
      .selectAll()
      .where('action', '=', 'prospect.taken_home')
      .execute()
    expect(more).toEqual([])
    expect(entry).toMatchObject({ userId: null, details: '{}' })
    expect(JSON.stringify(entry)).not.toContain(readShort(created))
  })

  it('TAKE-3 opens nothing that is unknown, cannot be, is over, or is of a unit that nobody may see any more', async () => {
    const code = readShort(await post())
    const unknown = await open('AAAAA-AAAAA')
    expect(getCode(unknown)).toEqual([404, 'NOT_FOUND'])
    expect((await open('AAAAA-AAAAO')).status).toBe(400)
    const db = portal.database.kysely
    const unit = await findUnit(db, 't-sample', { kind: 'account', accountId: 'demo' })
    if (unit === null) throw new Error('no sample unit')
    await saveUnit(db, { ...unit, marketingPortalEnabled: false }, new Date(time).toISOString())
    expect((await open(code)).text).toBe(unknown.text)
    await saveUnit(db, unit, new Date(time).toISOString())
    expect((await open(code)).status).toBe(200)
    time += 90 * DAY_MS
    expect((await open(code)).text).toBe(unknown.text)
    expect(await links()).toHaveLength(1)
    await deleteExpired(db, new Date(time + 1))
    expect(await links()).toEqual([])
  })

  it('TAKE-1 takes nothing for a unit that is no sample, where saving is not offered, or that the engine refuses', async () => {
    expect(getCode(await post(readBody(), { path: PATH.replace('t-sample', 't-01') }))).toEqual([404, 'NOT_FOUND'])
    expect(getCode(await post(readBody(), { path: `${PATH}?account_id=foreign` }))).toEqual([404, 'NOT_FOUND'])
    const engine: [Record<string, unknown>, string][] = [
      [{ buyer_selections: { 'hall-floor': { product_id: 'stone' } } }, 'CONFLICT'],
      [{ buyer_selections: { nothing: { product_id: 'oak' } } }, 'ITEM_UNKNOWN'],
    ]
    for (const [change, code] of engine) expect(getCode(await post(readBody(change)))).toEqual([422, code])
    expect((await post({ ...readBody(), email: 'vera@example.com' })).status).toBe(400)
    expect((await post(readBody({ preview_image_urls: ['https://evil.example/x.png'] }))).status).toBe(400)
    await setFlags({ mpContactForm: false })
    expect(getCode(await post())).toEqual([403, 'FORBIDDEN'])
    expect(await links()).toEqual([])
  })

  it('TAKE-1 tells no amounts where the project shows none', async () => {
    await setFlags({ showPricing: false })
    const created = await post()
    expect(created.json).toMatchObject({ total: 0 })
    expect((await open(readShort(created))).json).toMatchObject({ total: 0, saved_total: 0, buyer_selections: STONE })
    expect(await links()).toMatchObject([{ total: 10_000 }])
  })

  it('TAKE-3 says what a catalogue that has moved on changes about it', async () => {
    const code = readShort(await post(readBody({ buyer_selections: { ...STONE, tub: { product_id: 'tub-b' } } })))
    const catalog = tinyCatalog()
    const items = catalog.room_book.sections.flatMap(({ sub_sections }) =>
      sub_sections.flatMap(({ line_items }) => line_items.flatMap(({ sub_line_items }) => sub_line_items)),
    )
    for (const item of items) item.options = item.options.filter(({ product_id }) => product_id !== 'tub-b')
    await portal.reimport({ ...catalog, revision: 'r2' })
    expect((await open(code)).json).toMatchObject({ dropped_count: 1, saved_total: 15_000, total: 10_000 })
  })

  it('TAKE-1 answers the same code to the same key, and another to another', async () => {
    const first = await post(readBody(), { key: 'b0c3c9f2-5a1d-4d1e-9a70' })
    const again = await post(readBody(), { key: 'b0c3c9f2-5a1d-4d1e-9a70' })
    expect([again.status, again.json]).toEqual([201, first.json])
    expect(readShort(await post(readBody(), { key: 'another-key-than-before' }))).not.toBe(readShort(first))
    expect(await links()).toHaveLength(2)
  })

  it('TAKE-2 lets a network guess 60 times in 15 minutes, and none of the guesses that come at once more', async () => {
    const code = readShort(await post())
    const guesses = Array.from({ length: 70 }, () => open('AAAAA-AAAAA'))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 404)).toHaveLength(60)
    const refused = await open(code)
    expect(getCode(refused)).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    time += 15 * 60_000
    expect((await open(code)).status).toBe(200)
  })

  it('TAKE-1 limits how much a network may leave here, counting what is refused', async () => {
    const unknown = readBody({ buyer_selections: { nothing: { product_id: 'oak' } } })
    const statuses = (await Promise.all(Array.from({ length: 65 }, () => post(unknown)))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 422)).toHaveLength(60)
    expect(getCode(await post())).toEqual([429, 'TOO_MANY_REQUESTS'])
  })
})
