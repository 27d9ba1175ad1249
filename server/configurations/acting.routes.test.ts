import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnDatabases, startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'

const UNIT = '/bp/api/v1/units/t-01'
const PERIODS = `${UNIT}/acting_periods`
const STONE = { 'hall-floor': { product_id: 'stone' }, 'hall-skirting': { product_id: 'stone-skirting' } }
type Headers = Readonly<Record<string, string>>

describeOnDatabases('choosing in a buyer’s name', () => {
  let portal: TestPortal
  let time = 0
  let operator: Headers = {}

  beforeEach(async () => {
    time = Date.parse('2026-11-20T10:00:00Z')
    portal = await startTestPortal({ now: () => time })
    operator = await as('operator')
  })
  afterEach(() => portal.remove())

  const as = (name: string) => portal.logIn(`${name}@example.com`)
  const codeIn = (answer: { json: unknown }) => valueAt(answer.json, 'errors', '0', 'code')
  const begin = (wanted: object = {}, headers = operator, unit = UNIT) =>
    portal.call('POST', `${unit}/acting_periods`, {
      headers,
      body: { buyer_id: 'anna', reason: 'Am Telefon besprochen', ...wanted },
    })
  const idOfNew = async () => String((await begin()).json['id'])
  const choose = (headers: Headers, revision = 0, changes: unknown = STONE) =>
    portal.call('PUT', `${UNIT}/buyer_selections`, {
      headers: { ...headers, 'if-match': `"${revision}"` },
      body: { buyer_selections: changes },
    })
  const listed = async () => (await portal.call('GET', PERIODS, { headers: await as('anna') })).json

  it('ACT-1: lets staff look, and refuses what they choose without the mode, with a code of its own', async () => {
    for (const headers of [operator, await as('admin'), { ...operator, 'x-acting': 'unknown' }]) {
      const refused = await choose(headers)
      expect([refused.status, codeIn(refused)]).toEqual([403, 'ACTING_NEEDED'])
    }
    const stored = await portal.call('GET', `${UNIT}/configurations`, { headers: operator })
    expect(stored.json).toMatchObject({ revision: 0, buyer_selections: {} })
    expect((await choose(await as('anna'))).status).toBe(200)
  })

  it('ACT-2: is begun for a buyer of the unit, with a reason, by staff alone', async () => {
    expect((await begin()).json).toMatchObject({ buyer_name: 'anna Test', ends_at: '2026-11-20T18:00:00.000Z' })
    expect((await begin({ reason: ' kurz' })).status).toBe(400)
    expect(codeIn(await begin({ buyer_id: 'ben' }))).toBe('BUYER_UNKNOWN')
    expect(codeIn(await begin({ buyer_id: null }))).toBe('BUYER_UNKNOWN')
    expect(codeIn(await begin({}, await as('anna')))).toBe('FORBIDDEN')
  })

  it('ACT-2: is begun for whoever comes where the unit has no buyer yet', async () => {
    await portal.call('DELETE', `${UNIT}/buyers/anna`, { headers: operator })
    expect((await begin({ buyer_id: null })).json).toMatchObject({ buyer_name: '' })
  })

  it('ACT-1, ACT-2: holds for its unit, its session and eight hours, until it is ended', async () => {
    const id = await idOfNew()
    const acting = { ...operator, 'x-acting': id }
    expect((await choose(acting)).status).toBe(200)
    expect(codeIn(await choose({ ...(await as('operator')), 'x-acting': id }, 1, {}))).toBe('ACTING_NEEDED')
    expect(codeIn(await choose({ ...(await as('admin')), 'x-acting': id }, 1, {}))).toBe('ACTING_NEEDED')
    time += 8 * 3_600_000
    expect(codeIn(await choose(acting, 1, {}))).toBe('ACTING_NEEDED')
    const second = { ...operator, 'x-acting': await idOfNew() }
    expect((await choose(second, 1, {})).status).toBe(200)
    await portal.call('DELETE', `${PERIODS}/${second['x-acting']}`, { headers: operator })
    expect(codeIn(await choose(second, 2, {}))).toBe('ACTING_NEEDED')
  })

  it('ACT-3: is attributed, and the buyer sees who chose what, and what was there before', async () => {
    await choose(await as('anna'), 0, { 'hall-floor': { product_id: 'oak' } })
    time += 60_000
    const id = await idOfNew()
    time += 60_000
    const stored = await choose({ ...operator, 'x-acting': id }, 1)
    expect(stored.status, stored.text).toBe(200)
    expect(await listed()).toMatchObject([
      {
        id,
        staff_name: 'operator Test',
        buyer_name: 'anna Test',
        reason: 'Am Telefon besprochen',
        changes: [
          {
            revision: 2,
            change: { buyer_selections: { 'hall-floor': { product_id: 'stone', quantity: null } } },
            undo: { buyer_selections: { 'hall-floor': { product_id: 'oak' }, 'hall-skirting': null } },
          },
        ],
      },
    ])
    const history = await portal.call('GET', `${UNIT}/history`, { headers: operator })
    expect(Object.values(history.json).slice(0, 1)).toMatchObject([
      {
        action: 'configuration.saved',
        by: { name: 'operator Test', is_staff: true },
        acting: { buyer_name: 'anna Test', reason: 'Am Telefon besprochen' },
      },
    ])
  })

  it('ACT-3, ACT-4: is shown until a buyer puts it aside, and not where nothing was chosen', async () => {
    const id = await idOfNew()
    expect(await listed()).toEqual([])
    await choose({ ...operator, 'x-acting': id })
    expect(Object.values(await listed())).toHaveLength(1)
    const aside = (headers: Headers) => portal.call('PUT', `${PERIODS}/${id}`, { headers })
    expect(codeIn(await aside(operator))).toBe('FORBIDDEN')
    expect((await aside(await as('anna'))).json).toEqual({ id })
    expect(await listed()).toEqual([])
  })

  it('ACT-3: answers a repeated write as before, also when the mode is over, and notes it once', async () => {
    const acting = { ...operator, 'x-acting': await idOfNew(), 'idempotency-key': 'k1' }
    const first = await choose(acting)
    time += 9 * 3_600_000
    expect((await choose(acting)).json).toEqual(first.json)
    expect(valueAt(await listed(), '0', 'changes')).toHaveLength(1)
  })
})
