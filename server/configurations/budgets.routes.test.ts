import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnDatabases, startTestPortal, type TestPortal } from '#server/testing/test-portal.ts'

const BUDGET = '/bp/api/v1/units/t-01/buyer_budget'
const NONE = { amount: null, kept_item_ids: [] }

describeOnDatabases('budgets', () => {
  let portal: TestPortal
  let anna: Record<string, string>

  beforeEach(async () => {
    portal = await startTestPortal()
    anna = await portal.logIn('anna@example.com')
  })
  afterEach(() => portal.remove())

  const read = (headers = anna) => portal.call('GET', BUDGET, { headers })
  const save = (body: unknown, headers = anna) => portal.call('PUT', BUDGET, { headers, body })

  it('BUD-1, BUD-4: is set, changed and given up, and is there on another device', async () => {
    expect((await read()).json).toEqual(NONE)
    const first = { amount: 3_200_000, kept_item_ids: ['hall-floor'] }
    expect((await save(first)).json).toEqual(first)
    expect((await save({ ...first, amount: 3_000_000 })).json).toEqual({ ...first, amount: 3_000_000 })
    expect((await read(await portal.logIn('anna@example.com'))).json).toEqual({ ...first, amount: 3_000_000 })
    await save(NONE)
    expect((await read()).json).toEqual(NONE)
    expect(await portal.database.kysely.selectFrom('buyerBudgets').selectAll().execute()).toEqual([])
  })

  it('BUD-6: is no business of the account’s people, nor of other buyers', async () => {
    await save({ amount: 1_00, kept_item_ids: [] })
    for (const email of ['operator@example.com', 'admin@example.com']) {
      const staff = await portal.logIn(email)
      expect([(await read(staff)).status, (await save(NONE, staff)).status]).toEqual([403, 403])
    }
    const ben = await portal.logIn('ben@example.com')
    expect([(await read(ben)).status, (await save(NONE, ben)).status]).toEqual([404, 404])
    expect((await read()).json).toMatchObject({ amount: 1_00 })
  })

  it('BUD-1: is an amount of cents, at least 0', async () => {
    for (const amount of [-1, 0.5, 2_000_000_000, '5'])
      expect((await save({ amount, kept_item_ids: [] })).status).toBe(400)
    expect((await save({ amount: 0, kept_item_ids: [] })).status).toBe(200)
  })

  it('BUD-6, decision 24: is part of what a buyer can take with them', async () => {
    await save({ amount: 5_00, kept_item_ids: [] })
    const { text } = await portal.call('GET', '/bp/api/v1/profile/export', { headers: anna })
    expect(text).toContain('"budget":{"amount":500')
  })
})
