import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { AccountUnitsSchema } from '#shared/contracts/entities/account-unit.schema.ts'
import { fromWire } from '#shared/contracts/wire.ts'
import { addDeadline } from '#server/deadlines/testing/add-deadline.ts'
import { tinyCatalog } from '#server/catalogues/package/fixtures/tiny-catalog.ts'
import { setPackageFlags } from '#server/testing/package-flags.ts'
import { describeOnDatabases, startTestPortal, type TestPortal, waitUntilSeen } from '#server/testing/test-portal.ts'

const UNITS = '/bp/api/v1/account/units'
const STONE = { 'hall-floor': { product_id: 'stone' }, 'hall-skirting': { product_id: 'stone-skirting' } }

/** ms after which a commit beside the services is noticed at the latest. */
const NOTICED_MS = 20

describeOnDatabases('the team’s table of units', () => {
  let portal: TestPortal
  /** ms that the portal's clock is ahead. */
  let ahead = 0
  const headers: Record<string, Record<string, string>> = {}

  beforeAll(async () => {
    portal = await startTestPortal({ now: () => Date.now() + ahead })
    for (const name of ['anna', 'operator', 'boss']) headers[name] = await portal.logIn(`${name}@example.com`)
  })
  afterAll(() => portal.remove())

  async function list(name = 'operator', query = '') {
    const answer = await portal.call('GET', `${UNITS}${query}`, { headers: { ...headers[name] } })
    expect(answer.status, answer.text).toBe(200)
    return fromWire(z.parse(z.strictObject(AccountUnitsSchema.shape), JSON.parse(answer.text)))
  }
  const row = async (id: string) => (await list()).units.find((unit) => unit.id === id)
  const figures = async (id: string) =>
    (await portal.call('GET', `/bp/api/v1/units/${id}`, { headers: { ...headers['operator'] } })).json

  function write(path: string, method: string, revision: number, body: unknown) {
    const sent = { ...headers['anna'], 'if-match': `"${revision}"` }
    return portal.call(method, `/bp/api/v1/units/t-01/${path}`, { headers: sent, body })
  }

  it('UNT-1: lists every unit of the account and of no other, without those to try out', async () => {
    const { units, projects, missingCount } = await list()
    expect(units.map(({ id }) => id)).toEqual(['t-01', 't-02'])
    expect(projects.map(({ slug }) => slug)).toEqual(['tiny-houses'])
    expect(missingCount).toBe(0)
    expect(units[0]).toMatchObject({
      projectId: 'tiny',
      storeyName: 'EG',
      buyers: [{ id: 'anna', email: 'anna@example.com' }],
      state: 'untouched',
      isWaiting: false,
      order: null,
      lastActivityAt: null,
    })
    expect((await list('boss')).units.map(({ id }) => id)).toEqual(['f-01'])
    expect((await portal.call('GET', UNITS, { headers: { ...headers['anna'] } })).status).toBe(403)
  })

  it('UNT-2: follows each choice with what the engine makes of it, and the order’s state', async () => {
    const before = await row('t-01')
    expect((await write('buyer_selections', 'PUT', 0, { buyer_selections: STONE })).status).toBe(200)
    const chosen = await row('t-01')
    const unit = await figures('t-01')
    expect(chosen).toMatchObject({ state: 'choosing', figures: { total: unit['total'], progress: unit['progress'] } })
    expect(chosen?.figures?.total).toBeGreaterThan(0)
    expect(chosen?.figures?.openCount).toBeLessThan(before?.figures?.openCount ?? 0)
    expect(chosen?.lastActivityAt).not.toBeNull()
    expect((await write('completions', 'POST', 1, { message: '', status: 'completed' })).status).toBe(200)
    const ordered = await row('t-01')
    expect(ordered).toMatchObject({ state: 'completed', isWaiting: true })
    expect(ordered?.order?.number).toMatch(/^TIN-/)
    expect((await write('completions', 'POST', 2, { message: '', status: 'pending' })).status).toBe(200)
    expect(await row('t-01')).toMatchObject({ state: 'reopened', isWaiting: false })
  })

  it('UNT-7: counts what buyers have written and nobody has answered, in the list as it is made anew', async () => {
    expect((await row('t-01'))?.waitingThreadCount).toBe(0)
    const body = { message_thread: { subject: 'Frage', body: 'Wann ist es so weit?' } }
    const path = '/bp/api/v1/units/t-01/message_threads'
    const sent = await portal.call('POST', path, { headers: { ...headers['anna'] }, body })
    expect(sent.status, sent.text).toBe(201)
    await waitUntilSeen(portal)
    expect((await row('t-01'))?.waitingThreadCount).toBe(1)
    expect((await row('t-02'))?.waitingThreadCount).toBe(0)
  })

  it('UNT-3: tells the next date, and counts with what an overdue one locks', async () => {
    const { kysely } = portal.database
    const inDays = (days: number) => new Date(Date.now() + ahead + days * 86_400_000).toISOString()
    await addDeadline(kysely, { id: 'doors', title: 'Doors', expiresAt: inDays(9) })
    const own = { unitId: 'demo/t-02', trades: ['floor'], locks: true }
    await addDeadline(kysely, { id: 'floor', title: 'Floor', expiresAt: inDays(2), ...own })
    await waitUntilSeen(portal)
    expect((await row('t-01'))?.nextDate).toMatchObject({ title: 'Doors', isOver: false })
    expect((await row('t-02'))?.nextDate).toMatchObject({ title: 'Floor', isOver: false })
    ahead += 4 * 86_400_000
    headers['operator'] = await portal.logIn('operator@example.com')
    const late = await row('t-02')
    expect(late?.nextDate).toMatchObject({ title: 'Floor', isOver: true })
    expect(late?.figures?.progress).toBe((await figures('t-02'))['progress'])
  })

  it('UNT-4: sends no price and no total of a project that shows none', async () => {
    const shown = await row('t-01')
    expect([shown?.price, shown?.figures?.total].every((amount) => typeof amount === 'number')).toBe(true)
    await setPackageFlags(portal, 'bp', { showPricing: false })
    await new Promise((resolve) => setTimeout(resolve, NOTICED_MS))
    const { units, projects } = await list()
    expect(projects[0]?.showsPrices).toBe(false)
    expect(units.flatMap(({ price, figures: found }) => [price, found?.total])).toEqual([null, null, null, null])
    expect(units[0]?.figures?.openCount).toBe(shown?.figures?.openCount)
    await setPackageFlags(portal, 'bp', { showPricing: true })
  })

  it('UNT-5: answers who has it already with 304, and anew after a change of the catalogue', async () => {
    const first = await portal.call('GET', UNITS, { headers: { ...headers['operator'] } })
    const tag = { ...headers['operator'], 'if-none-match': first.headers.get('etag') ?? '' }
    expect((await portal.call('GET', UNITS, { headers: tag })).status).toBe(304)
    await portal.reimport({ ...tinyCatalog(), revision: 'r9' })
    expect((await row('t-01'))?.figures?.total).toBe((await figures('t-01'))['total'])
  })
})
