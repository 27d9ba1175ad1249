import { env } from 'node:process'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getBuyerStep, listStaffSteps, standAfter } from '#shared/domain/index.ts'
import { ORDER_EVENTS, STAFF_STEPS } from '#shared/domain/orders/order-states.ts'
import { propertySettings } from '#shared/testing/property-settings.ts'
import { tinyCatalog } from '#server/catalogues/package/fixtures/tiny-catalog.ts'
import { addUnits, assignUnits } from '#server/identity/users.repository.ts'
import { newRowId } from '#server/platform/db/package-ids.ts'
import { setPackageFlags } from '#server/testing/package-flags.ts'
import { describeOnDatabases, startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'

const UNIT = '/bp/api/v1/units/t-01'
const ORDERS = '/bp/api/v1/account/orders'
const BUYERS = ['anna', 'ben']
const TEAM = ['admin', 'operator']
const RUNS = Number(env['PROPERTY_RUNS'] ?? 200)
/** Each is a whole life on a real server: few at each commit, a thousand at night, on both databases together. */
const LIVES = RUNS > 200 ? RUNS / 10 : 8
/** For either form, on a slow machine that does something else, too. */
const TIMEOUT_MS = Math.max(600_000, 4_000 * LIVES)

const OPENED = ['hall-floor', 'hall-skirting'] as const
type OpenedItem = (typeof OPENED)[number]
/** What is fitted where nobody has chosen, and the other one. */
const PRODUCTS = { 'hall-floor': ['oak', 'stone'], 'hall-skirting': ['oak-skirting', 'stone-skirting'] } as const
const BUYER_ACTS = ['complete', 'reopen', 'ask'] as const
type BuyerAct = (typeof BUYER_ACTS)[number]

type Act =
  | { readonly kind: 'choose'; readonly by: string; readonly item: OpenedItem }
  | { readonly kind: BuyerAct; readonly by: string }
  | {
      readonly kind: 'step'
      readonly by: string
      readonly step: (typeof STAFF_STEPS)[number]
      /** Opened with `returned`; null = all. */
      readonly item: OpenedItem | null
    }
  | { readonly kind: 'race'; readonly step: 'confirmed' | 'ordered' }
  | { readonly kind: 'buyers race'; readonly to: BuyerAct }
  | { readonly kind: 'import'; readonly price: number }
  | { readonly kind: 'flag'; readonly asks: boolean }
  | { readonly kind: 'sell' }

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('choose' as const),
      by: fc.constantFrom(...BUYERS),
      item: fc.constantFrom(...OPENED),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('complete' as const), by: fc.constantFrom(...BUYERS) }) },
  fc.record({ kind: fc.constantFrom('reopen' as const, 'ask' as const), by: fc.constantFrom(...BUYERS) }),
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('step' as const),
      by: fc.constantFrom(...TEAM),
      step: fc.constantFrom(...STAFF_STEPS),
      item: fc.constantFrom(null, ...OPENED),
    }),
  },
  fc.record({ kind: fc.constant('race' as const), step: fc.constantFrom('confirmed' as const, 'ordered' as const) }),
  fc.record({ kind: fc.constant('buyers race' as const), to: fc.constantFrom(...BUYER_ACTS) }),
  fc.record({ kind: fc.constant('import' as const), price: fc.integer({ min: 1, max: 99_999 }) }),
  fc.record({ kind: fc.constant('flag' as const), asks: fc.boolean() }),
  fc.record({ kind: fc.constant('sell' as const) }),
)

/** What is opened of an order while the rest is held, and whether the rest is ordered. */
interface Held {
  readonly number: string
  readonly items: readonly OpenedItem[]
  readonly isOrdered: boolean
}

/** What the team reads of an order. */
interface Read {
  readonly id: string
  readonly number: string
  readonly revision: number
  readonly state: unknown
  readonly kinds: readonly (typeof ORDER_EVENTS)[number][]
}

/** How everything stands between two acts. */
interface Stand {
  /** null = nobody has completed anything yet. */
  readonly last: Read | null
  readonly configuration: Readonly<Record<string, unknown>>
}

describeOnDatabases('lives of orders', () => {
  let portal: TestPortal
  let tokens: ReadonlyMap<string, Record<string, string>>
  const seenMails = new Set<string>()
  let held: Held | null = null
  let asksFirst = false
  /** The unit's last order is of those who have it now. */
  let isTheirs = true

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

  /** One write of somebody, on this revision of the configuration. */
  async function write(by: string, path: string, revision: unknown, body: unknown): Promise<number> {
    const headers = { ...tokens.get(by), 'if-match': `"${String(revision)}"` }
    const method = path === 'completions' ? 'POST' : 'PUT'
    return (await portal.call(method, `${UNIT}/${path}`, { headers, body })).status
  }

  /** Whether it was done. */
  async function tryAsBuyer(to: BuyerAct, by: string, revision: unknown): Promise<boolean> {
    if (to === 'ask') return (await post(`${UNIT}/reopening_requests`, by, { reason: 'r' })) === 201
    const wanted = to === 'complete' ? 'completed' : 'pending'
    const status = await write(by, 'completions', revision, { message: 'm', status: wanted })
    expect([200, 409, 422]).toContain(status)
    return status === 200
  }

  async function read(id: string): Promise<Read> {
    const order = await get(`${ORDERS}/${id}`)
    const events = order['events']
    expect(order['is_intact']).toBe(true)
    const kinds = (Array.isArray(events) ? events : []).flatMap((event) =>
      ORDER_EVENTS.filter((kind) => kind === valueAt(event, 'kind')),
    )
    return { id, number: String(order['number']), revision: Number(order['revision']), state: order['state'], kinds }
  }

  /** The unit's last order: those before it are ended, so that it comes first. */
  async function findLast(): Promise<Read | null> {
    const id = valueAt(await get(`${ORDERS}?per_page=1`), 'orders', '0', 'id')
    return typeof id === 'string' ? read(id) : null
  }

  const readStand = async (): Promise<Stand> => ({
    last: await findLast(),
    configuration: await get(`${UNIT}/configurations`),
  })

  /** Ids of all orders, page by page. */
  async function listIds(): Promise<readonly string[]> {
    const ids: string[] = []
    for (let page = 1; ; page += 1) {
      const { orders } = await get(`${ORDERS}?per_page=100&page=${page}`)
      const listed = Array.isArray(orders) ? orders : []
      if (listed.length === 0) return ids
      ids.push(...listed.map((order) => String(valueAt(order, 'id'))))
    }
  }

  /** Whom mails about orders have gone to since the last look. */
  async function readMails(): Promise<readonly string[]> {
    // Of one act there are fewer.
    const latest = portal.database.kysely.selectFrom('mails').orderBy('createdAt', 'desc').limit(20)
    const query = latest.select(['id', 'recipient']).where('subjectKind', '=', 'order')
    const fresh = (await query.execute()).filter(({ id }) => !seenMails.has(id))
    for (const { id } of fresh) seenMails.add(id)
    return fresh.map(({ recipient }) => recipient.replace('@example.com', '')).toSorted()
  }

  /** Everybody whose affair the last order is, but who did it. */
  const others = (by: string) => [...(isTheirs ? BUYERS : []), ...TEAM].filter((name) => name !== by).toSorted()

  /** Who buys the unit now: the same people, who know nothing of what was before. Expects that only open choices are reset. */
  async function sell(isOpen: boolean, chosen: unknown): Promise<void> {
    for (const buyer of BUYERS)
      await portal.call('DELETE', `${UNIT}/buyers/${buyer}`, { headers: tokens.get('admin') ?? {} })
    const isAnything = held !== null || JSON.stringify(chosen) !== '{}'
    const reset = await post(`${UNIT}/choice_resets`, 'admin', { variant_name: 'v' })
    expect(reset < 300).toBe(isOpen && isAnything)
    if (reset < 300) held = null
    await portal.database.kysely.deleteFrom('configurationVariants').execute()
    for (const buyer of BUYERS) {
      await addUnits(portal.database.kysely, buyer, [newRowId('demo', 't-01')], new Date().toISOString())
    }
    isTheirs = false
  }

  /** Does it, and expects what the table of states says. Answers who is to be told of it, each by one mail. */
  async function live(done: Act, { last, configuration }: Stand): Promise<readonly string[]> {
    const standing = last === null ? null : standAfter(last.kinds)
    const isOpen = standing === null || standing.state === 'returned' || standing.state === 'reopened'
    const byBuyers = standing === null ? null : getBuyerStep(standing, { askBeforeReopen: asksFirst })
    const byTeam = standing === null ? [] : listStaffSteps(standing)
    const { revision, buyer_selections: chosen } = configuration
    const mayAsBuyer = (to: BuyerAct) =>
      to === 'complete' ? isOpen : to === 'reopen' ? byBuyers === 'reopened' : byBuyers !== null && isTheirs
    /** With a completion everybody hears of it, who did it, too. */
    const getTold = (to: BuyerAct, by: string) => {
      if (to === 'complete') isTheirs = true
      return to === 'complete' ? others('') : others(by)
    }
    switch (done.kind) {
      case 'import':
        await portal.reimport(priced(done.price))
        await setPackageFlags(portal, 'bp', { askBeforeReopen: asksFirst })
        return []
      case 'flag':
        asksFirst = done.asks
        await setPackageFlags(portal, 'bp', { askBeforeReopen: asksFirst })
        return []
      case 'sell':
        await sell(isOpen, chosen)
        return []
      case 'choose': {
        // Never the one that is fitted: that would be no change, which nothing holds.
        const [standard, other] = PRODUCTS[done.item]
        const fitted = valueAt(chosen, done.item, 'product_id') ?? standard
        const body = { buyer_selections: { [done.item]: { product_id: fitted === other ? standard : other } } }
        const mayBeChosen = isOpen && (held === null || held.items.includes(done.item))
        expect(await write(done.by, 'buyer_selections', revision, body)).toBe(mayBeChosen ? 200 : 422)
        return []
      }
      case 'complete':
      case 'reopen':
      case 'ask': {
        const isDone = await tryAsBuyer(done.kind, done.by, revision)
        expect(isDone).toBe(mayAsBuyer(done.kind))
        return isDone ? getTold(done.kind, done.by) : []
      }
      case 'buyers race': {
        const both = await Promise.all(BUYERS.map(async (by) => tryAsBuyer(done.to, by, revision)))
        expect(both.filter(Boolean)).toHaveLength(mayAsBuyer(done.to) ? 1 : 0)
        return both.includes(true) ? getTold(done.to, BUYERS[both.indexOf(true)] ?? '') : []
      }
      case 'step': {
        if (last === null) return []
        const items = done.step === 'returned' && done.item !== null ? [done.item] : null
        const body = { step: done.step, reason: 'r', revision: last.revision, ...(items && { item_ids: items }) }
        const status = await post(`${ORDERS}/${last.id}/steps`, done.by, body)
        const isOrdered = standing?.state === 'ordered' || held?.isOrdered === true
        const isAllowed = byTeam.includes(done.step) && !(done.step === 'returned' && items === null && isOrdered)
        expect(status === 200).toBe(isAllowed)
        if (!isAllowed) return []
        if (done.step === 'returned') held = items && { number: last.number, items, isOrdered }
        return others(done.by)
      }
      case 'race': {
        if (last === null) return []
        const body = { step: done.step, reason: '', revision: last.revision }
        const both = await Promise.all(TEAM.map(async (by) => post(`${ORDERS}/${last.id}/steps`, by, body)))
        const isAllowed = byTeam.includes(done.step)
        expect(both.filter((status) => status === 200)).toHaveLength(isAllowed ? 1 : 0)
        return isAllowed ? others(TEAM[both.indexOf(200)] ?? '') : []
      }
    }
  }

  it(
    'ORD-1, ORD-4, ORD-6, ORD-7, ORD-8: whatever two buyers and two of the team do, in whatever order, states follow the table, just what was opened is open, every order can be read, and each event is told once',
    async () => {
      let stand = await readStand()
      await fc.assert(
        fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async (life) => {
          for (const done of life) {
            const told = await live(done, stand)
            expect(await readMails()).toEqual(told)
            stand = await readStand()
            const { last, configuration } = stand
            if (last === null) continue
            expect(last.state).toBe(standAfter(last.kinds).state)
            const isOpen = ['returned', 'reopened'].includes(String(last.state))
            expect(configuration).toMatchObject({
              configuration_status: { status: isOpen ? 'pending' : 'completed' },
              opened_part: held && { order_number: held.number, item_ids: held.items },
            })
          }
        }),
        // A life goes on where the one before it has ended: a shorter one is another one.
        { ...propertySettings(), numRuns: LIVES, endOnFailure: true },
      )
      const ids = await listIds()
      expect(ids.length).toBeGreaterThan(0)
      for (const id of ids) expect((await read(id)).kinds[0]).toBe('placed')
    },
    TIMEOUT_MS,
  )
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
