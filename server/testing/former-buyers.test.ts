import { afterAll, beforeAll, expect, it } from 'vitest'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { addUnits } from '#server/identity/users.repository.ts'
import { describeOnDatabases, startTestPortal, type TestPortal, valueAt } from './test-portal.ts'

const UNIT = '/bp/api/v1/units/t-01'
const STONE = { 'hall-floor': { product_id: 'stone' }, 'hall-skirting': { product_id: 'stone-skirting' } }
const OAK = { 'hall-floor': { product_id: 'oak' }, 'hall-skirting': { product_id: 'oak-skirting' } }
const CHANGE = {
  buyer_selections: {
    'hall-floor': { product_id: 'oak', quantity: null },
    'hall-skirting': { product_id: 'oak-skirting', quantity: null },
  },
  buyer_line_item_activations: {},
  buyer_design_line_selections: null,
}

describeOnDatabases('decision 11 a unit that is sold on', () => {
  let portal: TestPortal
  let time = Date.parse('2026-11-20T10:00:00Z')
  let orderId = ''
  let revision = 0
  /** One session each: a time of acting is that of one. */
  const logins = new Map<string, Record<string, string>>()
  const periods: string[] = []
  const proposals: string[] = []

  const call = async (
    by: string,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    more = {},
  ) => {
    const login = logins.get(by) ?? (await portal.logIn(`${by}@example.com`))
    logins.set(by, login)
    return portal.call(method, `${UNIT}${path}`, { headers: { ...login, ...more }, body })
  }
  const list = async (by: string, path: string) => Object.values((await call(by, 'GET', path)).json)
  const codeIn = (answer: { json: unknown }) => valueAt(answer.json, 'errors', '0', 'code')
  async function write(by: string, path: string, body: unknown, more = {}) {
    const method = path === '/completions' ? 'POST' : 'PUT'
    const answer = await call(by, method, path, body, { 'if-match': `"${revision}"`, ...more })
    expect(answer.status, answer.text).toBe(200)
    revision += 1
  }
  async function act(buyerId: string | null, selections: unknown) {
    const { json } = await call('operator', 'POST', '/acting_periods', { buyer_id: buyerId, reason: 'Am Telefon' })
    const id = String(json['id'])
    periods.push(id)
    await write('operator', '/buyer_selections', { buyer_selections: selections }, { 'x-acting': id })
  }
  async function propose() {
    const { status, json } = await call('operator', 'POST', '/proposals', { note: 'Für Anna', change: CHANGE })
    expect(status).toBe(201)
    proposals.push(String(json['id']))
  }

  // Anna has everything that one can have of a unit; then it becomes Ben's.
  beforeAll(async () => {
    portal = await startTestPortal({ now: () => time })
    await act('anna', STONE)
    await propose()
    await write('anna', '/completions', { message: 'Von Anna', status: 'completed' })
    const orders = await call('anna', 'GET', '/orders')
    orderId = String(valueAt(orders.json, '0', 'id'))
    await write('anna', '/completions', { message: '', status: 'pending' })
    time += 60_000
    await call('operator', 'DELETE', '/buyers/anna')
    time += 60_000
    await act(null, OAK)
    time += 60_000
    await addUnits(portal.database.kysely, 'ben', ['demo/t-01'], isoTime(time))
    time += 60_000
  }, 60_000)
  afterAll(() => portal.remove())

  it('PRP-8: withdraws what was proposed to its buyers when the last of them goes, and says so', async () => {
    expect(await list('operator', '/proposals')).toMatchObject([{ state: 'withdrawn' }])
    const history = await list('operator', '/history')
    expect(history).toContainEqual(expect.objectContaining({ action: 'proposal.withdrawn' }))
  })

  it('ROL-9: shows whoever buys it nothing that was ordered, proposed or chosen for others, and staff all of it', async () => {
    expect(await list('operator', '/orders')).toHaveLength(1)
    expect((await call('operator', 'GET', `/orders/${orderId}`)).json).toMatchObject({ message: 'Von Anna' })
    expect(await list('operator', '/acting_periods')).toHaveLength(2)

    expect(await list('ben', '/orders')).toEqual([])
    expect((await call('ben', 'GET', `/orders/${orderId}`)).status).toBe(404)
    expect(codeIn(await call('ben', 'POST', '/reopening_requests', { reason: 'r' }))).toBe('ORDER_STEP_UNAVAILABLE')
    expect(await list('ben', '/proposals')).toEqual([])
    expect((await call('ben', 'PUT', `/proposals/${proposals[0]}/seen`)).status).toBe(404)
    const nothing = { item_ids: [], line_item_ids: [], takes_style: false }
    expect((await call('ben', 'PUT', `/proposals/${proposals[0]}/answer`, nothing)).status).toBe(404)
    // What was chosen while nobody had it is for whoever comes (ACT-2).
    expect(await list('ben', '/acting_periods')).toMatchObject([{ id: periods[1], buyer_name: '' }])
    expect((await call('ben', 'PUT', `/acting_periods/${periods[0]}`)).status).toBe(404)
  })

  it('ROL-9: shows them their own, without what differs from what others had ordered', async () => {
    await act('ben', STONE)
    await propose()
    await write('ben', '/completions', { message: '', status: 'completed' })
    const [order] = await list('ben', '/orders')
    expect(order).toMatchObject({ number: 'TIN-2026-0002', difference: null })
    const own = `/orders/${String(valueAt(order, 'id'))}`
    expect((await call('ben', 'GET', own)).json).toMatchObject({ previous: null })
    expect((await call('operator', 'GET', own)).json).toMatchObject({ previous: { number: 'TIN-2026-0001' } })
    expect(await list('ben', '/proposals')).toMatchObject([{ state: 'open' }])
    expect(await list('ben', '/acting_periods')).toHaveLength(2)
  })
})
