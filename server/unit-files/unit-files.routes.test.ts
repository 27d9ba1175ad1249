import { afterEach, beforeEach, expect, it } from 'vitest'
import { tinyCatalog } from '#server/catalogues/package/fixtures/tiny-catalog.ts'
import { setPackageFlags } from '#server/testing/package-flags.ts'
import {
  describeOnDatabases,
  startTestPortal,
  type TestPortal,
  valueAt,
  waitUntilSeen,
} from '#server/testing/test-portal.ts'

const UNIT = '/bp/api/v1/units/t-01'
const STONE = { 'hall-floor': { product_id: 'stone' }, 'hall-skirting': { product_id: 'stone-skirting' } }

describeOnDatabases('a unit’s file', () => {
  let portal: TestPortal
  let time = 0
  let revision = 0

  beforeEach(async () => {
    time = Date.parse('2026-11-20T10:00:00Z')
    revision = 0
    portal = await startTestPortal({ now: () => time })
  })
  afterEach(() => portal.remove())

  const as = (name: string) => portal.logIn(`${name}@example.com`)
  const later = (hours: number) => {
    time += hours * 3_600_000
  }
  const read = async (by = 'operator', query = '') =>
    (await portal.call('GET', `${UNIT}/staff_file${query}`, { headers: await as(by) })).json
  const visit = async (by = 'operator') => portal.call('PUT', `${UNIT}/staff_visit`, { headers: await as(by) })
  async function change(path: string, body: unknown) {
    const headers = { ...(await as('anna')), 'if-match': `"${revision}"` }
    const answer = await portal.call(path === 'completions' ? 'POST' : 'PUT', `${UNIT}/${path}`, { headers, body })
    expect(answer.status, answer.text).toBe(200)
    revision += 1
  }
  const choose = (changes: unknown) => change('buyer_selections', { buyer_selections: changes })

  it('FIL-1, FIL-2: tells progress, people and everything that is chosen, to the cent', async () => {
    await choose(STONE)
    const file = await read()
    expect(file).toMatchObject({
      unit: { id: 't-01', sales_status: 'SOLD' },
      project: { id: 'tiny' },
      state: 'choosing',
      order: null,
      total: 10_000,
      changes: null,
      buyers: [{ id: 'anna', name: 'anna Test', email: 'anna@example.com' }],
      invited: [],
    })
    expect(Number(file['decided_count'])).toBeGreaterThan(0)
    const floor = { item: 'Posten hall-floor', product: 'Stein', total: 5_000, is_pending: false }
    expect(valueAt(file, 'rooms', '0', 'positions', '0')).toMatchObject(floor)
    expect(valueAt(await read('operator', '?locale=en'), 'rooms', '0', 'positions', '0', 'product')).toBe('Stone')
    await change('completions', { message: '', status: 'completed' })
    expect(await read()).toMatchObject({ state: 'completed', order: { number: 'TIN-2026-0001', is_waiting: true } })
  })

  it('FIL-3: says what has changed since the visit before, old and new, for each of the staff', async () => {
    await visit()
    expect((await read())['changes']).toBeNull()
    later(24)
    await choose(STONE)
    const since = { since: '2026-11-20T10:00:00.000Z', cents: 10_000 }
    expect((await read())['changes']).toMatchObject(since)
    expect(valueAt(await read(), 'changes', 'differences', '0')).toMatchObject({
      before: { item: 'Posten hall-floor', total: 0 },
      now: { product: 'Stein', total: 5_000 },
      cents: 5_000,
    })
    // Who opens it again in the same visit still sees it.
    await visit()
    expect((await read())['changes']).toMatchObject(since)
    expect((await read('admin'))['changes']).toBeNull()
    later(24)
    expect((await read())['changes']).toMatchObject({ since: '2026-11-21T10:00:00.000Z', cents: 0, differences: [] })
    // Other prices are a change, too.
    const catalog = tinyCatalog()
    await portal.reimport({ ...catalog, revision: 'r2' })
    expect(valueAt(await read(), 'changes', 'differences')).toEqual([])
  })

  it('FIL-4: says in order what was done, with names', async () => {
    await choose(STONE)
    later(1)
    await choose({ 'hall-floor': 'destroy', 'hall-skirting': 'destroy' })
    later(1)
    await change('completions', { message: '', status: 'completed' })
    const history = await portal.call('GET', `${UNIT}/history?locale=de`, { headers: await as('operator') })
    expect(history.headers.get('x-total-count')).toBe('3')
    expect(history.json).toMatchObject([
      { action: 'configuration.completed', order_number: 'TIN-2026-0001', by: { name: 'anna Test', is_staff: false } },
      { action: 'configuration.saved', choices: [{ item: 'Posten hall-floor', product: '' }, {}] },
      { action: 'configuration.saved', choices: [{ item: 'Posten hall-floor', product: 'Stein' }, {}] },
    ])
  })

  it('FIL-5: takes the unit from a buyer, who has it no more, and says who did that', async () => {
    const headers = await as('operator')
    expect((await portal.call('DELETE', `${UNIT}/buyers/ben`, { headers })).status).toBe(422)
    const anna = await as('anna')
    expect((await portal.call('DELETE', `${UNIT}/buyers/anna`, { headers })).json).toEqual({ id: 'anna' })
    expect((await portal.call('GET', UNIT, { headers: anna })).status).toBe(404)
    expect((await read())['buyers']).toEqual([])
    const history = await portal.call('GET', `${UNIT}/history`, { headers })
    expect(valueAt(history.json, '0')).toMatchObject({ action: 'buyer.removed', by: { is_staff: true } })
  })

  it('FIL-6: takes back what was tried in a vacant unit, keeps it as a variant, and says so', async () => {
    const headers = await as('operator')
    const reset = () =>
      portal.call('POST', `${UNIT}/choice_resets`, { headers, body: { variant_name: 'Vor dem Zurücksetzen' } })
    const codeIn = (answer: { json: unknown }) => valueAt(answer.json, 'errors', '0', 'code')
    await choose(STONE)
    expect(codeIn(await reset())).toBe('UNIT_NOT_VACANT')
    await portal.call('DELETE', `${UNIT}/buyers/anna`, { headers })
    later(1)
    const variantId = (await reset()).json['variant_id']
    expect(await read()).toMatchObject({ total: 0 })
    const { json } = await portal.call('GET', `${UNIT}/configuration_variants`, { headers })
    expect(valueAt(json, 'configuration_variants', '0')).toMatchObject({
      id: variantId,
      name: 'Vor dem Zurücksetzen',
      buyer_selections: { 'hall-floor': { product_id: 'stone' } },
    })
    const history = await portal.call('GET', `${UNIT}/history`, { headers })
    expect(valueAt(history.json, '0')).toMatchObject({ action: 'configuration.reset', by: { is_staff: true } })
    expect(codeIn(await reset())).toBe('STATUS_UNCHANGED')
  })

  it('FIL-1: lists who was invited and has not come yet', async () => {
    const headers = await as('operator')
    const person = { email: 'neu@example.com', first_name: 'Nora', last_name: 'Neu', group: 'buyer' }
    await portal.call('POST', '/bp/api/v1/account/invitations', { headers, body: { ...person, unit_ids: ['t-01'] } })
    expect((await read())['invited']).toMatchObject([{ email: 'neu@example.com' }])
  })

  it('FIL-2, decision 57: tells no amounts that the project hides, and none that has changed', async () => {
    await visit()
    later(24)
    await choose(STONE)
    await setPackageFlags(portal, 'bp', { showPricing: false })
    await waitUntilSeen(portal)
    const file = await read()
    expect(file).toMatchObject({ total: null, changes: { cents: null } })
    expect(valueAt(file, 'rooms', '0', 'total')).toBeNull()
    expect(valueAt(file, 'changes', 'differences', '0', 'cents')).toBeNull()
  })
})
