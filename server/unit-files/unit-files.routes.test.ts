import { afterEach, beforeEach, expect, it } from 'vitest'
import { addDeadline } from '#server/deadlines/testing/add-deadline.ts'
import { tinyCatalog } from '#server/catalogues/package/fixtures/tiny-catalog.ts'
import { listIn, mailTo } from '#server/testing/read-answers.ts'
import { setPackageFlags } from '#server/testing/package-flags.ts'
import { describeOnDatabases, startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'

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
    expect(await read()).toMatchObject({ state: 'untouched', has_choices: false })
    await choose(STONE)
    const file = await read()
    expect(file).toMatchObject({
      unit: { id: 't-01', sales_status: 'SOLD' },
      project: { id: 'tiny' },
      state: 'choosing',
      has_choices: true,
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

  it('FIL-8: says which design line was chosen, and for which room', async () => {
    const natural = { project_room_id: 'hall', design_line_group_id: 'styles', design_line_id: 'natural' }
    await change('buyer_design_line_selections', { buyer_design_line_selections: [natural] })
    later(1)
    await change('buyer_design_line_selections', { buyer_design_line_selections: [] })
    const { json } = await portal.call('GET', `${UNIT}/history?locale=de`, { headers: await as('operator') })
    expect(json).toMatchObject([
      { action: 'configuration.saved', design_lines: [{ title: 'Stile', is_on: false }] },
      {
        action: 'configuration.saved',
        design_lines: [{ title: 'Natur', room: 'Raum hall', is_on: true }],
        choices: [],
      },
    ])
  })

  it('FIL-8: says of each unit who was invited, came, and got a link that logs in', async () => {
    const headers = await as('operator')
    const post = async (path: string, body: Record<string, unknown>, by = headers) => {
      time += 1000
      const answer = await portal.call('POST', `/bp/api/v1/${path}`, { headers: by, body })
      expect(answer.status, answer.text).toBeLessThan(300)
      return String(answer.json['id'])
    }
    const names = { first_name: 'Nora', last_name: 'Neu' }
    const person = { ...names, group: 'buyer' }
    const invite = async (email: string, ...units: readonly string[]) =>
      post('account/invitations', { ...person, email, unit_ids: units })
    const tokenIn = async (email: string) => /[\w-]{43}/.exec(await mailTo(portal, email))?.[0] ?? ''

    const nora = await invite('nora@example.com', 't-01', 't-02')
    await post(`account/invitations/${nora}/deliveries`, {})
    const accepted = { accepted_terms: true, accepted_privacy_policy: true, password: 'a-long-enough-one' }
    await post('invitations', { ...names, ...accepted, token: await tokenIn('nora@example.com') }, {})
    await invite('ben@example.com', 't-01')
    await post(`invitations/${await tokenIn('ben@example.com')}/acceptances`, {}, await as('ben'))
    await post('account/login_links', { user_id: 'anna', kind: 'auth_token' })
    const otto = await invite('otto@example.com', 't-01')
    time += 1000
    await portal.call('DELETE', `/bp/api/v1/account/invitations/${otto}`, { headers })

    const listDone = async (unit: string) =>
      listIn(await portal.call('GET', `/bp/api/v1/units/${unit}/history`, { headers })).map((entry) => [
        valueAt(entry, 'action'),
        valueAt(entry, 'person'),
      ])
    expect(await listDone('t-01')).toEqual([
      ['invitation.revoked', 'Nora Neu'],
      ['invitation.created', 'Nora Neu'],
      ['login-link.created', 'anna Test'],
      ['invitation.accepted', 'ben Test'],
      ['invitation.created', 'ben Test'],
      ['user.registered', 'Nora Neu'],
      ['invitation.sent', 'Nora Neu'],
      ['invitation.created', 'Nora Neu'],
    ])
    expect((await listDone('t-02')).map(([action]) => action)).toEqual([
      'user.registered',
      'invitation.sent',
      'invitation.created',
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

  it('FIL-1, decision 30: tells the first deadline that nobody has met, over when its day is, whatever zone it is written in', async () => {
    const { kysely } = portal.database
    // 23:30 in Berlin, though its text is before that of the other.
    const own = { unitId: 'demo/t-01', expiresAt: '2026-11-20T20:30:00-02:00' }
    await addDeadline(kysely, { id: 'own', title: 'Türen', ...own })
    await addDeadline(kysely, { id: 'all', title: 'Böden', expiresAt: '2026-11-20T22:00:00.000Z' })
    const next = async () => (await read())['next_deadline']
    // 23:45 in Berlin.
    time = Date.parse('2026-11-20T22:45:00.000Z')
    expect(await next()).toMatchObject({ title: 'Böden', is_over: false })
    time = Date.parse('2026-11-20T23:15:00.000Z')
    expect(await next()).toMatchObject({ title: 'Böden', is_over: true })
  })

  it('FIL-2, decision 57: tells no amounts that the project hides, and none that has changed', async () => {
    await visit()
    later(24)
    await choose(STONE)
    await setPackageFlags(portal, 'bp', { showPricing: false })
    // What was written past the server is seen a second later, by its own clock.
    later(1)
    const file = await read()
    expect(file).toMatchObject({ total: null, changes: { cents: null } })
    expect(valueAt(file, 'rooms', '0', 'total')).toBeNull()
    expect(valueAt(file, 'changes', 'differences', '0', 'cents')).toBeNull()
  })
})
