import { afterEach, beforeEach, expect, it } from 'vitest'
import { setPackageFlags } from '#server/testing/package-flags.ts'
import { tinyCatalog } from '#server/catalogues/package/fixtures/tiny-catalog.ts'
import { saveGrants } from '#server/identity/roles.repository.ts'
import { newRowId } from '#server/platform/db/package-ids.ts'
import { describeOnDatabases, startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'

const UNIT = '/bp/api/v1/units/t-01'
const ORDERS = '/bp/api/v1/account/orders'
const STONE = { 'hall-floor': { product_id: 'stone' }, 'hall-skirting': { product_id: 'stone-skirting' } }

describeOnDatabases('orders', () => {
  let portal: TestPortal
  let revision = 0

  beforeEach(async () => {
    portal = await startTestPortal({ now: () => Date.parse('2026-11-20T10:00:00Z') })
    revision = 0
  })
  afterEach(() => portal.remove())

  const as = (name: string) => portal.logIn(`${name}@example.com`)

  async function change(path: string, body: unknown) {
    const headers = { ...(await as('anna')), 'if-match': `"${revision}"` }
    const answer = await portal.call(path === 'completions' ? 'POST' : 'PUT', `${UNIT}/${path}`, { headers, body })
    if (answer.status === 200) revision += 1
    return answer
  }
  const choose = (changes: unknown) => change('buyer_selections', { buyer_selections: changes })
  const complete = (message = '') => change('completions', { message, status: 'completed' })
  const reopen = (message = '') => change('completions', { message, status: 'pending' })
  const list = async (query = '') =>
    (await portal.call('GET', `${ORDERS}${query}`, { headers: await as('operator') })).json
  const lastId = async () => String(valueAt(await list(), 'orders', '0', 'id'))
  const read = async (id: string) =>
    (await portal.call('GET', `${ORDERS}/${id}`, { headers: await as('operator') })).json
  async function step(id: string, name: string, reason = '', by = 'operator', itemIds?: string[]) {
    const body = { step: name, reason, revision: (await read(id))['revision'], ...(itemIds && { item_ids: itemIds }) }
    return portal.call('POST', `${ORDERS}/${id}/steps`, { headers: await as(by), body })
  }
  const codeIn = (answer: { json: unknown }) => valueAt(answer.json, 'errors', '0', 'code')
  const mailed = async (like: string) => {
    const query = portal.database.kysely.selectFrom('mails').select('recipient').where('subject', 'like', like)
    return (await query.execute()).map(({ recipient }) => recipient.replace('@example.com', '')).sort()
  }

  it('ORD-1, ORD-3: a completion is an order with a number, its names, amounts and message, whole for ever', async () => {
    await choose(STONE)
    await complete('Bitte rasch')
    const id = await lastId()
    const before = await read(id)
    expect(before).toMatchObject({
      number: 'TIN-2026-0001',
      state: 'completed',
      message: 'Bitte rasch',
      total: 10_000,
      is_intact: true,
      previous: null,
      buyers: ['anna Test'],
      staff_steps: ['confirmed', 'returned'],
      buyer_step: null,
    })
    const floor = { item: 'Posten hall-floor', product: 'Stein', total: 5_000, is_standard: false }
    expect(valueAt(before, 'rooms', '0', 'title')).toBe('Raum hall')
    expect(valueAt(before, 'rooms', '0', 'positions', '0')).toMatchObject(floor)
    // Prices of another day, and another name.
    const catalog = tinyCatalog()
    for (const product of catalog.products) product.title = { de: 'Umbenannt', en: 'Renamed' }
    await portal.reimport(catalog)
    expect(await read(id)).toEqual(before)
    // Somebody has changed what is stored.
    await portal.database.kysely.updateTable('configurationSnapshots').set({ sha256: 'x' }).execute()
    expect(await read(id)).toMatchObject({ is_intact: false })
  })

  it('ORD-3, ORD-9, CHK-18: tells what was ticked apart from what was written, and with whom it is placed', async () => {
    await portal.database.kysely
      .updateTable('accounts')
      .set({ postalAddress: 'Marktplatz 1\n79098 Freiburg\n' })
      .where('id', '=', 'demo')
      .execute()
    const headers = { ...(await as('anna')), 'if-match': '"0"' }
    const body = { status: 'completed', message: 'Bitte melden\n\nNach 17 Uhr', open_answer: 'Bitte melden' }
    expect((await portal.call('POST', `${UNIT}/completions`, { headers, body })).status).toBe(200)
    expect(await read(await lastId())).toMatchObject({
      message: 'Nach 17 Uhr',
      open_answer: 'Bitte melden',
      sender: { address: ['Marktplatz 1', '79098 Freiburg'] },
      is_intact: true,
    })
  })

  it('ORD-1: counts each project’s orders of a year on, without gaps, and says what came after what', async () => {
    await complete()
    expect((await complete()).status).toBe(422)
    await reopen()
    await choose(STONE)
    await complete()
    const { orders, counts } = await list()
    expect(orders).toMatchObject([
      { number: 'TIN-2026-0002', state: 'completed', replaced_by: null, difference: 10_000 },
      { number: 'TIN-2026-0001', state: 'reopened', replaced_by: 'TIN-2026-0002', difference: null },
    ])
    expect(counts).toMatchObject({ all: 2, waiting: 1, replaced: 1, reopened: 0, completed: 1 })
    const { previous } = await read(String(valueAt(orders, '0', 'id')))
    expect(previous).toMatchObject({ number: 'TIN-2026-0001' })
    expect(valueAt(previous, 'differences', '0')).toMatchObject({
      id: 'hall-floor',
      cents: 5_000,
      is_other_product: true,
    })
  })

  it('ORD-2: lists what waits first, and narrows by state, project and words', async () => {
    await complete()
    await step(await lastId(), 'confirmed')
    const ben = { ...(await as('ben')), 'if-match': '"0"' }
    const body = { message: '', status: 'completed' }
    await portal.call('POST', '/bp/api/v1/units/t-02/completions', { headers: ben, body })
    const numbers = async (query: string) => {
      const { orders } = await list(query)
      return Array.isArray(orders) ? orders.map((order) => valueAt(order, 'number')) : []
    }
    expect(await numbers('')).toEqual(['TIN-2026-0002', 'TIN-2026-0001'])
    await step(await lastId(), 'confirmed')
    const headers = await as('anna')
    await portal.call('POST', `${UNIT}/reopening_requests`, { headers, body: { reason: 'Bitte' } })
    expect(await numbers('')).toEqual(['TIN-2026-0001', 'TIN-2026-0002'])
    expect(await numbers('?filter=waiting')).toEqual(['TIN-2026-0001'])
    expect(await numbers('?filter=confirmed&search=0002')).toEqual(['TIN-2026-0002'])
    expect(await numbers('?search=ANNA%20t')).toContain('TIN-2026-0001')
    expect(await numbers('?project_id=tiny&per_page=1&page=2')).toEqual(['TIN-2026-0002'])
    expect(await numbers('?project_id=far')).toEqual([])
  })

  it('ORD-4, ORD-7: the team confirms and orders, and both sides hear of it once', async () => {
    await complete()
    const id = await lastId()
    expect(await mailed('Neue Bestellung%')).toEqual(['admin', 'operator'])
    expect((await step(id, 'confirmed')).json).toMatchObject({
      state: 'confirmed',
      staff_steps: ['ordered', 'returned'],
    })
    expect(await mailed('Bestellung bestätigt%')).toEqual(['admin', 'anna'])
    expect((await step(id, 'ordered', '', 'admin')).json).toMatchObject({ state: 'ordered' })
    expect(await mailed('Ausstattung bestellt%')).toEqual(['anna', 'operator'])
    expect(codeIn(await step(id, 'confirmed'))).toBe('ORDER_STEP_UNAVAILABLE')
    const { events } = await read(id)
    expect(events).toMatchObject([
      { kind: 'placed', by: { name: 'anna Test', is_staff: false } },
      { kind: 'confirmed', by: { is_staff: true } },
      { kind: 'ordered', by: { is_staff: true } },
    ])
    const stale = { headers: await as('admin'), body: { step: 'returned', revision: 1, reason: 'Zu spät' } }
    const late = await portal.call('POST', `${ORDERS}/${id}/steps`, stale)
    expect([late.status, codeIn(late)]).toEqual([409, 'REVISION_CONFLICT'])
  })

  it('ORD-4: sent back with a reason the choices are open again as they were, and the next completion is a new order', async () => {
    await choose(STONE)
    await complete()
    const id = await lastId()
    const silent = await step(id, 'returned')
    expect([codeIn(silent), valueAt(silent.json, 'errors', '0', 'field')]).toEqual(['INVALID_VALUE', 'reason'])
    expect((await step(id, 'returned', 'Die Tür passt nicht.')).json).toMatchObject({
      state: 'returned',
      staff_steps: [],
    })
    revision += 1
    const { json } = await portal.call('GET', `${UNIT}/configurations`, { headers: await as('anna') })
    expect(json).toMatchObject({ configuration_status: { status: 'pending' }, revision, total: 10_000 })
    expect(await mailed('Bestellung zurückgegeben%')).toEqual(['admin', 'anna'])
    const own = await portal.call('GET', `${UNIT}/orders/${id}`, { headers: await as('anna') })
    expect(own.json).toMatchObject({ state: 'returned', staff_steps: [], buyer_step: null })
    expect(valueAt(own.json, 'events', '1')).toMatchObject({ kind: 'returned', reason: 'Die Tür passt nicht.' })
    expect((await complete()).status).toBe(200)
    expect(await list()).toMatchObject({ counts: { all: 2, waiting: 1, replaced: 1 } })
  })

  it('ORD-8 KNW-2: of an ordered one the team opens single items; the others are held, through the next completion, too', async () => {
    // The floor decides nothing about the skirting, so that each can be chosen alone.
    await portal.reimport({ ...tinyCatalog(), rules: [] })
    await choose(STONE)
    await complete()
    const id = await lastId()
    await step(id, 'confirmed')
    await step(id, 'ordered')
    const why = async (itemIds?: string[], name = 'returned') => {
      const { json } = await step(id, name, 'Lieferant kann nicht', 'operator', itemIds)
      return [valueAt(json, 'errors', '0', 'code'), valueAt(json, 'errors', '0', 'field')]
    }
    expect(await why()).toEqual(['INVALID_VALUE', 'item_ids'])
    expect(await why(['no-such'])).toEqual(['INVALID_VALUE', 'item_ids'])
    expect(await why([])).toEqual(['INVALID_VALUE', 'item_ids'])
    await setPackageFlags(portal, 'bp', { sysAdminCompletion: true })
    const admin = { ...(await as('admin')), 'if-match': `"${revision}"` }
    const whole = { headers: admin, body: { message: '', status: 'pending' } }
    expect(codeIn(await portal.call('POST', `${UNIT}/completions`, whole))).toBe('ORDER_STEP_UNAVAILABLE')

    const { json } = await step(id, 'returned', 'Lieferant kann nicht', 'operator', ['hall-skirting'])
    expect(json).toMatchObject({ state: 'returned' })
    expect(valueAt(json, 'events', '3')).toMatchObject({ kind: 'returned', items: ['Posten hall-skirting'] })
    // KNW-2: the buyer's mail leads to what it is about, and says no reason.
    const mails = await portal.database.kysely.selectFrom('mails').select(['recipient', 'bodyText']).execute()
    const told = mails.find(
      ({ recipient, bodyText }) => recipient.startsWith('anna') && /einzelne/.test(bodyText ?? ''),
    )
    expect(told?.bodyText).toMatch(/\/bp\/demo\/tiny-houses\/wohnung-t-01\/configurator\/[\w-]+\/hall-skirting\n/)
    expect(told?.bodyText).not.toContain('Lieferant kann nicht')
    revision += 1
    const opened = { order_number: 'TIN-2026-0001', item_ids: ['hall-skirting'] }
    const { json: open } = await portal.call('GET', `${UNIT}/configurations`, { headers: await as('anna') })
    expect(open).toMatchObject({ opened_part: opened, configuration_status: { status: 'pending' } })
    const held = await choose({ 'hall-floor': { product_id: 'oak' } })
    expect(valueAt(held.json, 'errors', '0')).toMatchObject({
      code: 'ITEM_LOCKED',
      field: 'buyer_selections.hall-floor',
      order: { number: 'TIN-2026-0001' },
    })
    expect((await choose({ 'hall-skirting': { product_id: 'oak-skirting' } })).status).toBe(200)
    expect((await complete()).status).toBe(200)
    expect((await reopen()).status).toBe(200)
    expect(codeIn(await choose({ 'hall-floor': { product_id: 'oak' } }))).toBe('ITEM_LOCKED')
  })

  it('ORD-8: sending back the whole opens the whole after a part was, unless something before is ordered; a reset ends both', async () => {
    await portal.reimport({ ...tinyCatalog(), rules: [] })
    let id = ''
    const order = async () => {
      await complete()
      id = await lastId()
    }
    const floor = (product: string) => choose({ 'hall-floor': { product_id: product } })
    const back = async (itemIds?: string[]) => {
      const answer = await step(id, 'returned', 'Lieferant kann nicht', 'operator', itemIds)
      if (answer.status === 200) revision += 1
      return answer
    }
    await order()
    expect((await back(['hall-skirting'])).status).toBe(200)
    expect(codeIn(await floor('stone'))).toBe('ITEM_LOCKED')
    await order()
    expect(await read(id)).toMatchObject({ opens_only_items: false })
    expect((await back()).status).toBe(200)
    expect((await floor('stone')).status).toBe(200)

    await order()
    await step(id, 'confirmed')
    await step(id, 'ordered')
    await back(['hall-skirting'])
    await order()
    expect(await read(id)).toMatchObject({ state: 'completed', opens_only_items: true })
    const whole = await back()
    expect([codeIn(whole), valueAt(whole.json, 'errors', '0', 'field')]).toEqual(['INVALID_VALUE', 'item_ids'])
    expect((await back(['hall-skirting'])).status).toBe(200)
    expect(codeIn(await floor('oak'))).toBe('ITEM_LOCKED')

    const headers = await as('operator')
    await portal.call('DELETE', `${UNIT}/buyers/anna`, { headers })
    await portal.call('POST', `${UNIT}/choice_resets`, { headers, body: { variant_name: 'Vorher' } })
    const { json } = await portal.call('GET', `${UNIT}/configurations`, { headers })
    expect(json).toMatchObject({ opened_part: null, total: 0 })
  })

  it('ORD-5, ORD-6: buyers open an order themselves until it is confirmed, then they ask, and the team answers', async () => {
    await complete()
    const id = await lastId()
    await step(id, 'confirmed')
    const refused = await reopen()
    expect([refused.status, codeIn(refused)]).toEqual([422, 'REOPENING_BY_TEAM'])
    const ask = async (reason: string) =>
      portal.call('POST', `${UNIT}/reopening_requests`, { headers: await as('anna'), body: { reason } })
    expect((await ask('Andere Fliesen')).json).toMatchObject({ state: 'confirmed', is_reopening_asked: true })
    expect(codeIn(await ask('Noch einmal'))).toBe('ORDER_STEP_UNAVAILABLE')
    expect(await mailed('Änderung angefragt%')).toEqual(['admin', 'operator'])
    expect((await step(id, 'reopening_refused', 'Schon verlegt')).json).toMatchObject({ is_reopening_asked: false })
    expect(await mailed('Bestellung bleibt%')).toEqual(['admin', 'anna'])
    expect((await ask('Doch bitte')).status).toBe(201)
    expect((await step(id, 'returned', 'Gern')).json).toMatchObject({ state: 'returned', is_reopening_asked: false })
  })

  it('ORD-6: where the project wants it, buyers ask from the beginning', async () => {
    await setPackageFlags(portal, 'bp', { askBeforeReopen: true })
    await complete()
    expect(codeIn(await reopen())).toBe('REOPENING_BY_TEAM')
    const { json } = await portal.call('GET', `${UNIT}/orders`, { headers: await as('anna') })
    expect(valueAt(json, '0')).toMatchObject({ state: 'completed' })
    await setPackageFlags(portal, 'bp', { askBeforeReopen: false })
    expect((await reopen('Andere Fliesen')).status).toBe(200)
    expect(await mailed('Auswahl wieder geöffnet%')).toEqual(['admin', 'operator'])
  })

  it('ORD-7: leaves out whoever does not want to hear of configurations', async () => {
    const notifications = { messages: true, deadlines: true, configurations: false }
    const preferences = JSON.stringify({ notifications })
    const db = portal.database.kysely
    await db.updateTable('users').set({ preferences }).where('email', '=', 'operator@example.com').execute()
    await complete()
    expect(await mailed('Neue Bestellung%')).toEqual(['admin'])
  })

  it('ROL-6: is told to nobody who may not read the project’s orders, nor to whoever is kept out', async () => {
    const db = portal.database.kysely
    await saveGrants(db, 'operator', [{ role: 'agent', projectId: null }])
    await db.updateTable('users').set({ disabledAt: '2026-11-20T08:00:00.000Z' }).where('id', '=', 'admin').execute()
    await complete()
    expect(await mailed('Neue Bestellung%')).toEqual([])
    await saveGrants(db, 'operator', [{ role: 'trade', projectId: newRowId('demo', 'tiny') }])
    await reopen()
    expect(await mailed('Auswahl wieder geöffnet%')).toEqual(['operator'])
  })

  it('ROL-4: shows who may only read an order no step of it', async () => {
    await complete()
    const id = await lastId()
    await saveGrants(portal.database.kysely, 'operator', [{ role: 'siteManager', projectId: null }])
    await untilNoticed()
    expect(await read(id)).toMatchObject({ state: 'completed', staff_steps: [] })
    expect((await step(id, 'confirmed')).status).toBe(403)
  })

  it('ROL-8: names for ever who was there', async () => {
    await complete()
    const id = await lastId()
    const db = portal.database.kysely
    await db.updateTable('users').set({ lastName: 'Anders' }).where('id', '=', 'anna').execute()
    await db.deleteFrom('unitBuyers').where('userId', '=', 'anna').execute()
    await untilNoticed()
    const order = await read(id)
    expect([order['buyers'], valueAt(order, 'events', '0', 'by', 'name')]).toEqual([['anna Test'], 'anna Test'])
  })

  /** On PostgreSQL a login is believed for as long. */
  async function untilNoticed() {
    await new Promise((resolve) => setTimeout(resolve, portal.database.kind === 'postgres' ? 950 : 20))
  }
})
