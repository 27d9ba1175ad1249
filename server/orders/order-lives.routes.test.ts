import { env } from 'node:process'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getBuyerStep, listStaffSteps, standAfter } from '#shared/domain/index.ts'
import { ORDER_EVENTS, STAFF_STEPS } from '#shared/domain/orders/order-states.ts'
import { propertySettings } from '#shared/testing/property-settings.ts'
import { tinyCatalog } from '#server/catalogues/package/fixtures/tiny-catalog.ts'
import { assignUnits } from '#server/identity/users.repository.ts'
import { newRowId } from '#server/platform/db/package-ids.ts'
import { describeOnDatabases, startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'

const UNIT = '/bp/api/v1/units/t-01'
const ORDERS = '/bp/api/v1/account/orders'
const BUYERS = ['anna', 'ben']
const TEAM = ['admin', 'operator']
const RUNS = Number(env['PROPERTY_RUNS'] ?? 200)
/** Each is a whole life on a real server: few at each commit, a thousand at night, on both databases together. */
const LIVES = RUNS > 200 ? RUNS / 10 : 8

type Act =
  | { readonly kind: 'choose'; readonly by: string; readonly product: string }
  | { readonly kind: 'complete' | 'reopen' | 'ask'; readonly by: string }
  | {
      readonly kind: 'step'
      readonly by: string
      readonly step: (typeof STAFF_STEPS)[number]
      readonly isPart: boolean
    }
  | { readonly kind: 'race'; readonly step: 'confirmed' | 'ordered' }
  | { readonly kind: 'import'; readonly price: number }

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    kind: fc.constant('choose' as const),
    by: fc.constantFrom(...BUYERS),
    product: fc.constantFrom('oak', 'stone'),
  }),
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('complete' as const), by: fc.constantFrom(...BUYERS) }) },
  fc.record({ kind: fc.constantFrom('reopen' as const, 'ask' as const), by: fc.constantFrom(...BUYERS) }),
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('step' as const),
      by: fc.constantFrom(...TEAM),
      step: fc.constantFrom(...STAFF_STEPS),
      isPart: fc.boolean(),
    }),
  },
  fc.record({ kind: fc.constant('race' as const), step: fc.constantFrom('confirmed' as const, 'ordered' as const) }),
  fc.record({ kind: fc.constant('import' as const), price: fc.integer({ min: 1, max: 99_999 }) }),
)

/** What the team reads of an order. */
interface Read {
  readonly id: string
  readonly revision: number
  readonly state: unknown
  readonly kinds: readonly (typeof ORDER_EVENTS)[number][]
}

describeOnDatabases('lives of orders', () => {
  let portal: TestPortal
  let tokens: ReadonlyMap<string, Record<string, string>>
  const seenMails = new Set<string>()

  beforeAll(async () => {
    portal = await startTestPortal()
    await assignUnits(portal.database.kysely, 'ben', [newRowId('demo', 't-01')], '')
    await portal.reimport(priced(1_500))
    const entries = [...BUYERS, ...TEAM].map(async (name) => [name, await portal.logIn(`${name}@example.com`)] as const)
    tokens = new Map(await Promise.all(entries))
  }, 60_000)
  afterAll(() => portal.remove())

  const get = async (path: string, by = 'operator') =>
    (await portal.call('GET', path, { headers: tokens.get(by) ?? {} })).json
  const post = async (path: string, by: string, body: unknown) =>
    (await portal.call('POST', path, { headers: tokens.get(by) ?? {}, body })).status

  async function write(by: string, path: string, body: unknown): Promise<number> {
    const { revision } = await get(`${UNIT}/configurations`)
    const headers = { ...tokens.get(by), 'if-match': `"${String(revision)}"` }
    const method = path === 'completions' ? 'POST' : 'PUT'
    return (await portal.call(method, `${UNIT}/${path}`, { headers, body })).status
  }

  async function read(id: string): Promise<Read> {
    const order = await get(`${ORDERS}/${id}`)
    const events = order['events']
    expect(order['is_intact']).toBe(true)
    const kinds = (Array.isArray(events) ? events : []).flatMap((event) =>
      ORDER_EVENTS.filter((kind) => kind === valueAt(event, 'kind')),
    )
    return { id, revision: Number(order['revision']), state: order['state'], kinds }
  }

  /** Ids of the unit's orders, the newest first. */
  async function listIds(): Promise<readonly string[]> {
    const { orders } = await get(`${ORDERS}?per_page=100`)
    const listed = Array.isArray(orders) ? orders : []
    return listed
      .toSorted((a, b) => String(valueAt(b, 'number')).localeCompare(String(valueAt(a, 'number'))))
      .map((order) => String(valueAt(order, 'id')))
  }

  /** Whom mails about orders have gone to since the last look. */
  async function readMails(): Promise<readonly string[]> {
    const query = portal.database.kysely.selectFrom('mails').select(['id', 'recipient'])
    const fresh = (await query.where('subjectKind', '=', 'order').execute()).filter(({ id }) => !seenMails.has(id))
    for (const { id } of fresh) seenMails.add(id)
    return fresh.map(({ recipient }) => recipient.replace('@example.com', '')).toSorted()
  }

  /** Everybody but who did it. */
  const others = (by: string) => [...BUYERS, ...TEAM].filter((name) => name !== by).toSorted()

  /** Does it, and expects what the table of states says, with one mail to each person. */
  async function live(done: Act): Promise<void> {
    const [lastId] = await listIds()
    const last = lastId === undefined ? null : await read(lastId)
    const standing = last === null ? null : standAfter(last.kinds)
    const isOpen = standing === null || standing.state === 'returned' || standing.state === 'reopened'
    const byBuyers = standing === null ? null : getBuyerStep(standing, { askBeforeReopen: false })
    const byTeam = standing === null ? [] : listStaffSteps(standing)
    switch (done.kind) {
      case 'import': {
        await portal.reimport(priced(done.price))
        expect(await readMails()).toEqual([])
        return
      }
      case 'choose': {
        const status = await write(done.by, 'buyer_selections', {
          buyer_selections: { 'hall-floor': { product_id: done.product } },
        })
        expect([200, 422]).toContain(status)
        if (!isOpen) expect(status).toBe(422)
        expect(await readMails()).toEqual([])
        return
      }
      case 'complete': {
        const status = await write(done.by, 'completions', { message: 'm', status: 'completed' })
        expect(status === 200).toBe(isOpen)
        expect(await readMails()).toEqual(isOpen ? [...BUYERS, ...TEAM].toSorted() : [])
        return
      }
      case 'reopen': {
        const status = await write(done.by, 'completions', { message: 'm', status: 'pending' })
        expect(status === 200).toBe(byBuyers === 'reopened')
        expect(await readMails()).toEqual(status === 200 ? others(done.by) : [])
        return
      }
      case 'ask': {
        const status = await post(`${UNIT}/reopening_requests`, done.by, { reason: 'r' })
        expect(status === 201).toBe(byBuyers !== null)
        expect(await readMails()).toEqual(status === 201 ? others(done.by) : [])
        return
      }
      case 'step': {
        if (last === null) return
        const part = done.isPart && done.step === 'returned' ? { item_ids: ['hall-skirting'] } : {}
        const isWhole = done.step === 'returned' && !done.isPart
        const body = { step: done.step, reason: 'r', revision: last.revision, ...part }
        const status = await post(`${ORDERS}/${last.id}/steps`, done.by, body)
        const isAllowed = byTeam.includes(done.step) && !(isWhole && standing?.state === 'ordered')
        expect(status === 200).toBe(isAllowed)
        expect(await readMails()).toEqual(isAllowed ? others(done.by) : [])
        return
      }
      case 'race': {
        if (last === null) return
        const body = { step: done.step, reason: '', revision: last.revision }
        const both = await Promise.all(TEAM.map(async (by) => post(`${ORDERS}/${last.id}/steps`, by, body)))
        const isAllowed = byTeam.includes(done.step)
        expect(both.filter((status) => status === 200)).toHaveLength(isAllowed ? 1 : 0)
        const winner = TEAM[both.indexOf(200)] ?? ''
        expect(await readMails()).toEqual(isAllowed ? others(winner) : [])
      }
    }
  }

  it('ORD-1, ORD-4, ORD-6, ORD-7, ORD-8: whatever two buyers and two of the team do, in whatever order, states follow the table, every order can be read, and each event is told once', async () => {
    let ids: readonly string[] = []
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async (life) => {
        for (const done of life) {
          await live(done)
          const [lastId] = await listIds()
          if (lastId === undefined) continue
          const last = await read(lastId)
          expect(last.state).toBe(standAfter(last.kinds).state)
          const { configuration_status: status } = await get(`${UNIT}/configurations`)
          expect(valueAt(status, 'status')).toBe(
            ['returned', 'reopened'].includes(String(last.state)) ? 'pending' : 'completed',
          )
        }
        ids = await listIds()
      }),
      // A life goes on where the one before it has ended: a shorter one is another one.
      { ...propertySettings(), numRuns: LIVES, endOnFailure: true },
    )
    expect(ids.length).toBeGreaterThan(0)
    for (const id of ids) expect((await read(id)).kinds[0]).toBe('placed')
  }, 600_000)
})

/** Products that fit each other, the dearer of each two at another price, cents. */
function priced(price: number): ReturnType<typeof tinyCatalog> {
  const catalog = { ...tinyCatalog(), revision: `r-${price}`, rules: [] }
  for (const section of catalog.room_book.sections)
    for (const { line_items } of section.sub_sections)
      for (const { sub_line_items } of line_items)
        for (const { options } of sub_line_items) if (options[1] !== undefined) options[1].price = price
  return catalog
}
