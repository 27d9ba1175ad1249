import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { SharedWishesSchema } from '#shared/contracts/http/take-home.contract.ts'
import { createWishLink } from '#shared/contracts/http/wish-lists.contract.ts'
import type { CatalogFile } from '#shared/contracts/project-package.ts'
import { tinyCatalog } from '#server/catalogues/package/fixtures/tiny-catalog.ts'
import { assignUnits } from '#server/identity/users.repository.ts'
import { findUnit, saveUnit } from '#server/projects/units.repository.ts'
import { setPackageFlags } from '#server/testing/package-flags.ts'
import { listIn } from '#server/testing/read-answers.ts'
import {
  describeOnDatabases,
  startTestPortal,
  type TestAnswer,
  type TestPortal,
  valueAt,
} from '#server/testing/test-portal.ts'

const OWN = '/bp/api/v1/units/t-01/wish_list_links'
const SAMPLE = '/mp/api/v1/units/t-sample/wish_list_links'
const STONE = { room_book_sub_line_item_id: 'hall-floor', product_id: 'stone' }
const DAY_MS = 24 * 3_600_000

describeOnDatabases('links to what somebody likes', () => {
  let portal: TestPortal
  let anna: Record<string, string>
  let time: number

  beforeEach(async () => {
    time = Date.parse('2026-11-20T10:00:00Z')
    portal = await startTestPortal({ now: () => time })
    await setPackageFlags(portal, 'bp', { buyerFavorites: true })
    await setPackageFlags(portal, 'mp', { buyerFavorites: true })
    anna = await portal.logIn('anna@example.com')
  })
  afterEach(() => portal.remove())

  const share = (wishes: readonly unknown[] = [STONE], path = OWN, headers: Record<string, string> = anna) =>
    portal.call('POST', path, { headers, body: { wishes } })
  const open = (answer: TestAnswer, query = '') =>
    portal.call('GET', `/mp/api/v1/take_home_links/${String(answer.json['code'])}${query}`)
  const list = async (headers = anna) => listIn(await portal.call('GET', OWN, { headers }))
  const withdraw = (answer: TestAnswer, headers = anna, path = OWN) =>
    portal.call('DELETE', `${path}/${String(answer.json['id'])}`, { headers })
  const getCode = (answer: TestAnswer) => [answer.status, valueAt(answer.json['errors'], '0', 'code')]
  const rows = () => portal.database.kysely.selectFrom('takeHomeLinks').selectAll().execute()

  it('WSH-5 WSH-6 shows what is liked to whoever has the code, without prices, name or unit', async () => {
    const created = await share([STONE, STONE])
    expect(created.status, created.text).toBe(201)
    z.parse(z.strictObject(createWishLink.answer.shape), created.json)
    const expires = new Date(time + 90 * DAY_MS).toISOString()
    expect(created.json).toMatchObject({ count: 1, created_at: new Date(time).toISOString(), expires_at: expires })
    const opened = await open(created)
    const answer = z.parse(z.strictObject(SharedWishesSchema.shape), opened.json)
    expect(answer).toMatchObject({ kind: 'wish_list', portal_id: 'bp', unit: null, account_id: 'demo' })
    expect(answer.rooms.map(({ wishes }) => wishes.length)).toEqual([1])
    expect(answer.rooms[0]?.wishes[0]?.product_title).not.toBe('')
    expect(opened.text).not.toMatch(/anna|t-01|price|total|buyer/i)
    expect((await open(created, '?locale=en')).text).not.toBe(opened.text)
    const stored = JSON.stringify(await rows())
    expect(stored).not.toContain(String(created.json['code']))
    expect(stored).not.toContain(String(created.json['code']).replace('-', ''))
  })

  it('WSH-5 goes on showing what was shared, whatever the catalogue becomes', async () => {
    const created = await share()
    const before = await open(created)
    await portal.reimport(renamedCatalog())
    expect((await open(created)).text).toBe(before.text)
  })

  it('WSH-5 shares what is completed as it was completed, whatever the catalogue becomes', async () => {
    const unit = '/bp/api/v1/units/t-01'
    const before = valueAt((await open(await share())).json, 'rooms')
    const chosen = { 'hall-floor': { product_id: 'stone' }, 'hall-skirting': { product_id: 'stone-skirting' } }
    const body = { buyer_selections: { ...chosen, tub: { product_id: 'tub-b' } } }
    const headers = (revision: number) => ({ ...anna, 'if-match': `"${revision}"` })
    await portal.call('PUT', `${unit}/configurations`, { headers: headers(0), body })
    const completion = { headers: headers(1), body: { message: '', status: 'completed' } }
    expect((await portal.call('POST', `${unit}/completions`, completion)).status).toBe(200)
    await portal.reimport(renamedCatalog())
    await setPackageFlags(portal, 'bp', { buyerFavorites: true })
    const created = await share()
    expect(created.status, created.text).toBe(201)
    expect(valueAt((await open(created)).json, 'rooms')).toEqual(before)
  })

  it('WSH-5 makes one link for a buyer’s request, however often it is sent', async () => {
    const headers = { ...anna, 'idempotency-key': 'b0c3c9f2-5a1d-4d1e-9a71' }
    const created = await share([STONE], OWN, headers)
    expect((await share([STONE], OWN, headers)).json).toEqual(created.json)
    expect(await list()).toHaveLength(1)
    const other = { ...STONE, product_id: 'marble' }
    expect(getCode(await share([other], OWN, headers))).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
  })

  it('WSH-5 keeps at most 50 links of a buyer open at the same time', async () => {
    for (let count = 0; count < 50; count += 1) {
      if (count === 25) time += 15 * 60_000
      expect((await share()).status).toBe(201)
    }
    time += 15 * 60_000
    expect(getCode(await share())).toEqual([422, 'WISH_LINK_LIMIT'])
    const [last] = await list()
    await portal.call('DELETE', `${OWN}/${String(valueAt(last, 'id'))}`, { headers: anna })
    expect((await share()).status).toBe(201)
  })

  it('WSH-5 WSH-7 notes who made and withdrew a link, and nothing that leads to it', async () => {
    const mine = await share()
    await withdraw(mine)
    await withdraw(mine)
    const theirs = await share([STONE], SAMPLE, {})
    await withdraw(theirs, {}, '/mp/api/v1/wish_list_links')
    const entries = await portal.database.kysely
      .selectFrom('auditLog')
      .leftJoin('users', 'users.id', 'auditLog.userId')
      .leftJoin('units', 'units.id', 'auditLog.unitId')
      .selectAll('auditLog')
      .select(['users.email', 'units.packageId'])
      .where('action', 'like', 'wish-link.%')
      .execute()
    expect(entries.map(({ action, email, packageId }) => `${action} ${packageId} ${email}`).sort()).toEqual([
      'wish-link.created t-01 anna@example.com',
      'wish-link.created t-sample null',
      'wish-link.withdrawn t-01 anna@example.com',
      'wish-link.withdrawn t-sample null',
    ])
    for (const { json } of [mine, theirs])
      for (const field of ['id', 'code']) expect(JSON.stringify(entries)).not.toContain(String(json[field]))
  })

  it('WSH-7 lists a buyer’s links, withdraws them, and leaves others’ alone', async () => {
    const first = await share()
    time += 1_000
    const second = await share()
    expect((await list()).map((link) => valueAt(link, 'id'))).toEqual([second.json['id'], first.json['id']])
    expect(JSON.stringify(await list())).not.toContain(String(first.json['code']))
    const unit = await findUnit(portal.database.kysely, 't-01', { kind: 'account', accountId: 'demo' })
    await assignUnits(portal.database.kysely, await getId('ben@example.com'), [unit?.id ?? ''], '')
    const ben = await portal.logIn('ben@example.com')
    expect(await list(ben)).toEqual([])
    expect(getCode(await withdraw(first, ben))).toEqual([404, 'NOT_FOUND'])
    expect(getCode(await withdraw(first, {}, '/mp/api/v1/wish_list_links'))).toEqual([404, 'NOT_FOUND'])
    expect((await open(first)).status).toBe(200)
    expect((await withdraw(first)).status).toBe(200)
    expect(getCode(await open(first))).toEqual([404, 'NOT_FOUND'])
    expect((await withdraw(first)).status).toBe(404)
    expect((await list()).map((link) => valueAt(link, 'id'))).toEqual([second.json['id']])
    time += 90 * DAY_MS
    expect(getCode(await open(second))).toEqual([404, 'NOT_FOUND'])
  })

  it('WSH-7 shows nothing any more of a unit that is no longer the buyer’s, and goes with the buyer', async () => {
    const created = await share()
    await assignUnits(portal.database.kysely, await getId('anna@example.com'), [], '')
    expect((await open(created)).status).toBe(404)
    await portal.database.kysely.deleteFrom('users').where('email', '=', 'anna@example.com').execute()
    expect(await rows()).toEqual([])
  })

  it('WSH-5 is for buyers, where there are wishes, of what the unit offers', async () => {
    const operator = await portal.logIn('operator@example.com')
    expect(getCode(await share([STONE], OWN, operator))).toEqual([403, 'FORBIDDEN'])
    expect(getCode(await share([{ ...STONE, room_book_sub_line_item_id: 'cellar' }]))).toEqual([422, 'ITEM_UNKNOWN'])
    expect(getCode(await share([{ ...STONE, product_id: 'marble' }]))).toEqual([422, 'OPTION_UNKNOWN'])
    expect((await share([])).status).toBe(400)
    await setPackageFlags(portal, 'bp', { buyerFavorites: false })
    expect(getCode(await share())).toEqual([403, 'FORBIDDEN'])
    expect(await rows()).toEqual([])
  })

  it('WSH-5 WSH-7 lets visitors share and withdraw wishes of a sample unit by what only they were told', async () => {
    const headers = { 'idempotency-key': 'b0c3c9f2-5a1d-4d1e-9a70' }
    const created = await share([STONE], SAMPLE, headers)
    expect((await share([STONE], SAMPLE, headers)).json).toEqual(created.json)
    const opened = await open(created)
    expect(opened.json).toMatchObject({ portal_id: 'mp', unit: { slug: 'wohnung-t-sample' } })
    expect(opened.text).not.toContain(String(created.json['id']))
    expect((await withdraw(created, {}, '/mp/api/v1/wish_list_links')).status).toBe(200)
    expect((await open(created)).status).toBe(404)
    expect(getCode(await share([STONE], SAMPLE.replace('t-sample', 't-01'), {}))).toEqual([404, 'NOT_FOUND'])
    const hidden = await share([STONE], SAMPLE, {})
    const db = portal.database.kysely
    const unit = await findUnit(db, 't-sample', { kind: 'account', accountId: 'demo' })
    if (unit === null) throw new Error('no sample unit')
    await saveUnit(db, { ...unit, marketingPortalEnabled: false }, new Date(time).toISOString())
    expect((await open(hidden)).status).toBe(404)
    await saveUnit(db, unit, new Date(time).toISOString())
    expect((await open(hidden)).status).toBe(200)
    await setPackageFlags(portal, 'mp', { buyerFavorites: false })
    expect(getCode(await share([STONE], SAMPLE, {}))).toEqual([403, 'FORBIDDEN'])
  })

  it('WSH-5 limits how many links a buyer or a network makes, and how often ids are tried', async () => {
    const count = async (times: number, send: () => Promise<TestAnswer>, status: number) =>
      (await Promise.all(Array.from({ length: times }, send))).filter((answer) => answer.status === status).length
    expect(await count(35, () => share(), 201)).toBe(30)
    expect(getCode(await share())).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(await count(65, () => share([{ ...STONE, product_id: 'marble' }], SAMPLE, {}), 422)).toBe(60)
    const guess = () => portal.call('DELETE', '/mp/api/v1/wish_list_links/5a1d')
    expect(await count(65, guess, 404)).toBe(60)
    expect((await guess()).status).toBe(429)
  })

  async function getId(email: string): Promise<string> {
    const users = portal.database.kysely.selectFrom('users').select('id').where('email', '=', email)
    return (await users.executeTakeFirstOrThrow()).id
  }
})

/** The tiny catalogue with other words for its items. */
function renamedCatalog(): CatalogFile {
  const catalog = tinyCatalog()
  const items = catalog.room_book.sections.flatMap(({ sub_sections }) =>
    sub_sections.flatMap(({ line_items }) => line_items.flatMap(({ sub_line_items }) => sub_line_items)),
  )
  for (const item of items) item.title = { de: 'Anders', en: 'Different' }
  return { ...catalog, revision: 'r2' }
}
