import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { actingHeaders } from '#server/testing/acting-headers.ts'
import * as z from 'zod/mini'
import { createEventParser } from '#shared/contracts/events/event-stream.ts'
import { type UnitEvent, UnitEventSchema } from '#shared/contracts/events/unit-events.contract.ts'
import { fromWire } from '#shared/contracts/wire.ts'
import type { RunningServer } from '#server/app.ts'
import { tinyCatalog } from '#server/catalogues/package/fixtures/tiny-catalog.ts'
import { setLocalAccess } from '#server/identity/local-users.ts'
import { assignUnits } from '#server/identity/users.repository.ts'
import { saveAccount } from '#server/projects/accounts.repository.ts'
import { describeOnDatabases, startTestPortal, type TestPortal } from '#server/testing/test-portal.ts'

const UNIT = '/bp/api/v1/units/t-01'
/** ms within which everybody hears; the bar is a second, a busy machine may take longer. */
const SOON = { timeout: 10_000 }

/** Watches the unit until it is stopped. */
async function watch(url: string, headers: Record<string, string>, query = '', unit = UNIT) {
  const stop = new AbortController()
  const response = await fetch(`${url}${unit}/events${query}`, { headers, signal: stop.signal })
  const body: AsyncIterable<Uint8Array> | null = response.body
  const events: UnitEvent[] = []
  const state = { isOver: false }
  const reading = async () => {
    const parser = createEventParser()
    const decoder = new TextDecoder()
    for await (const piece of body ?? [])
      for (const { name, data } of parser.push(decoder.decode(piece, { stream: true }))) {
        if (name === 'news') continue
        const event = fromWire(z.parse(UnitEventSchema, JSON.parse(data)))
        expect(name).toBe(event.type)
        events.push(event)
      }
  }
  void reading()
    .catch(() => undefined)
    .finally(() => {
      state.isOver = true
    })
  return { response, events, state, stop: () => stop.abort(), revisions: () => events.map(getRevision) }
}

/** How the connection that listens gets lost; SQLite has none. */
const LOST_LISTENER = {
  sqlite: [],
  postgres: [
    `select pg_terminate_backend(pid) from pg_stat_activity
     where query ilike 'listen %' and datname = current_database()`,
  ],
}

const getRevision = ({ configuration }: UnitEvent) => configuration.revision

describeOnDatabases('the stream of a unit', (kind) => {
  let portal: TestPortal
  let anna: Record<string, string>
  let others: RunningServer[]

  beforeEach(async () => {
    portal = await startTestPortal()
    anna = await portal.logIn('anna@example.com')
    others = []
  })
  afterEach(async () => {
    for (const server of others) await server.close()
    await portal.remove()
  })

  const choose = (productId: string, revision: number, headers = anna) =>
    portal.call('PUT', `${UNIT}/buyer_selections`, {
      headers: { ...headers, 'if-match': `"${revision}"` },
      body: { buyer_selections: { tub: { product_id: productId } } },
    })

  it('begins with the state, and tells every change with its author', async () => {
    const stream = await watch(portal.url, anna)
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(stream.response.headers.get('cache-control')).toBe('no-store, no-transform')
    expect(stream.response.headers.get('x-accel-buffering')).toBe('no')
    await vi.waitFor(() => expect(stream.revisions()).toEqual([0]), SOON)
    const operator = await actingHeaders(portal, await portal.logIn('operator@example.com'))
    const answer = await choose('tub-b', 0, operator)
    await vi.waitFor(() => expect(stream.revisions()).toEqual([0, 1]), SOON)
    expect(stream.events[1]?.changedBy).toEqual({ id: 'operator', firstName: 'operator', group: 'user' })
    expect(stream.events[1]?.configuration.total).toBe(answer.json['total'])
    stream.stop()
  })

  it('tells what was missed between two connections, and nothing that is known', async () => {
    await choose('tub-b', 0)
    const late = await watch(portal.url, anna, '?revision=0')
    const current = await watch(portal.url, anna, '?revision=1')
    const byHeader = await watch(portal.url, { ...anna, 'last-event-id': '1' })
    await vi.waitFor(() => expect(late.revisions()).toEqual([1]), SOON)
    await choose('tub-a', 1)
    for (const stream of [current, byHeader]) await vi.waitFor(() => expect(stream.revisions()).toEqual([2]), SOON)
    for (const stream of [late, current, byHeader]) stream.stop()
  })

  it('tells what another process of the portal has stored', async () => {
    const second = await portal.startAgain()
    others.push(second)
    const stream = await watch(second.url, anna, '?revision=0')
    const idle = await watch(second.url, anna, '?revision=0')
    await vi.waitFor(() => expect(second.services.unitWatch.size).toBe(2), SOON)
    await choose('tub-b', 0)
    await vi.waitFor(() => expect([stream.revisions(), idle.revisions()]).toEqual([[1], [1]]), SOON)
  })

  it('ENG-4 ENG-32 says that a unit is completed, and that its room book is another one', async () => {
    const stream = await watch(portal.url, anna)
    await vi.waitFor(() => expect(stream.revisions()).toEqual([0]), SOON)
    await portal.reimport({ ...tinyCatalog(), revision: 'r2' })
    await vi.waitFor(() => expect(stream.events.at(-1)?.type).toBe('room_book_updated'), SOON)
    expect(stream.events.at(-1)?.configuration.currentCatalogueRevision).toMatch(/^r2/)
    const body = { message: '', status: 'completed' }
    await portal.call('POST', `${UNIT}/completions`, { headers: { ...anna, 'if-match': '"0"' }, body })
    await vi.waitFor(() => expect(stream.events.at(-1)?.type).toBe('configuration_completed'), SOON)
    expect(stream.events.at(-1)?.configuration.configurationStatus.status).toBe('completed')
    stream.stop()
  })

  it('is for those who may touch the unit, and answers others like any call', async () => {
    const ben = await portal.logIn('ben@example.com')
    const status = async (headers: Record<string, string>, query = '') =>
      (await portal.call('GET', `${UNIT}/events${query}`, { headers })).status
    expect([await status({}), await status(ben), await status(anna, '?revision=x')]).toEqual([401, 404, 400])
    expect((await portal.call('HEAD', `${UNIT}/events`, { headers: anna })).status).toBe(200)
    expect(portal.services.unitWatch.size).toBe(0)
  })

  it('ends with the session, and tells nothing after it', async () => {
    const stream = await watch(portal.url, anna)
    await vi.waitFor(() => expect(stream.revisions()).toEqual([0]), SOON)
    await portal.call('DELETE', '/bp/api/v1/tokens', { headers: anna })
    await choose('tub-b', 0, await actingHeaders(portal, await portal.logIn('operator@example.com')))
    await vi.waitFor(() => expect(stream.state.isOver).toBe(true), SOON)
    expect(stream.revisions()).toEqual([0])
    expect(portal.services.unitWatch.size).toBe(0)
  })

  it('API-2: ends where it cannot be found out whether the session still holds', async () => {
    const stream = await watch(portal.url, anna)
    await vi.waitFor(() => expect(stream.revisions()).toEqual([0]), SOON)
    const operator = await actingHeaders(portal, await portal.logIn('operator@example.com'))
    const { sessions } = portal.services
    const authenticate = sessions.authenticate.bind(sessions)
    vi.spyOn(sessions, 'authenticate').mockImplementation(async (token) => {
      if (anna['authorization']?.endsWith(token) === true) throw new Error('the database is away')
      return authenticate(token)
    })
    await choose('tub-b', 0, operator)
    await vi.waitFor(() => expect(stream.state.isOver).toBe(true), SOON)
    expect(stream.revisions()).toEqual([0])
  })

  it('decision 11: ends when the unit is taken from its buyer, and tells nothing after it', async () => {
    const stream = await watch(portal.url, anna)
    await vi.waitFor(() => expect(stream.revisions()).toEqual([0]), SOON)
    await assignUnits(portal.database.kysely, 'anna', [], '')
    // PostgreSQL does not say at once that something has changed (ADR 5).
    const read = async () => (await portal.call('GET', `${UNIT}/configurations`, { headers: anna })).status
    await vi.waitFor(async () => expect(await read()).toBe(404), SOON)
    await choose('tub-b', 0, await actingHeaders(portal, await portal.logIn('operator@example.com'), { buyerId: null }))
    await vi.waitFor(() => expect(stream.state.isOver).toBe(true), SOON)
    expect(stream.revisions()).toEqual([0])
  })

  it('ROL-5: asks within a second those who may do less, by another process, too, and after other commits nobody', async () => {
    const ben = await portal.logIn('ben@example.com')
    const [annas, bens] = [await watch(portal.url, anna), await watch(portal.url, ben, '', '/bp/api/v1/units/t-02')]
    for (const stream of [annas, bens]) await vi.waitFor(() => expect(stream.revisions()).toEqual([0]), SOON)
    const asked = vi.spyOn(portal.services.sessions, 'authenticate')
    const other = await portal.openAgain()
    try {
      await saveAccount(other.kysely, { id: 'third', name: 'Third' }, '2026-11-20T10:00:00.000Z')
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      expect(asked).not.toHaveBeenCalled()
      await setLocalAccess(other, { accountId: 'demo', email: 'anna@example.com', isDisabled: true }, Date.now())
      await vi.waitFor(() => expect(annas.state.isOver).toBe(true), { timeout: 1_000 })
      expect(asked.mock.calls.filter(([token]) => ben['authorization']?.endsWith(token))).toEqual([])
      expect(bens.state.isOver).toBe(false)
    } finally {
      await other.close()
      bens.stop()
    }
  })

  it('FIL-5: ends when a buyer is taken from the unit, without a word of what is chosen', async () => {
    const stream = await watch(portal.url, anna)
    await vi.waitFor(() => expect(stream.revisions()).toEqual([0]), SOON)
    const operator = await portal.logIn('operator@example.com')
    const removed = await portal.call('DELETE', `${UNIT}/buyers/anna`, { headers: operator })
    expect(removed.status, removed.text).toBe(200)
    await vi.waitFor(() => expect(stream.state.isOver).toBe(true), { timeout: 3_000 })
    expect(stream.revisions()).toEqual([0])
  })

  it('leaves nothing behind when the watcher goes, and lets only so many in', async () => {
    const streams = await Promise.all(Array.from({ length: 24 }, () => watch(portal.url, anna, '?revision=0')))
    await vi.waitFor(() => expect(portal.services.unitWatch.size).toBe(24), SOON)
    const refused = await portal.call('GET', `${UNIT}/events`, { headers: anna })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
    for (const stream of streams) stream.stop()
    await vi.waitFor(() => expect(portal.services.unitWatch.size).toBe(0), SOON)
  })

  it('ends when the server stops, which does not wait for it', async () => {
    const second = await portal.startAgain()
    const stream = await watch(second.url, anna)
    await vi.waitFor(() => expect(stream.revisions()).toEqual([0]), SOON)
    await second.close()
    await vi.waitFor(() => expect(stream.state.isOver).toBe(true), SOON)
  })

  it.each(LOST_LISTENER[kind])('goes on after the connection that listens was lost', async (lose) => {
    const second = await portal.startAgain()
    others.push(second)
    const stream = await watch(second.url, anna, '?revision=0')
    await sql.raw(lose).execute(portal.database.kysely)
    await choose('tub-b', 0)
    await vi.waitFor(() => expect(stream.revisions()).toEqual([1]), SOON)
    await choose('tub-a', 1)
    await vi.waitFor(() => expect(stream.revisions().at(-1)).toBe(2), SOON)
  })
})
