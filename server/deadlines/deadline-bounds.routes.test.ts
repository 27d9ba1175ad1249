import { afterEach, beforeEach, expect, it } from 'vitest'
import { codeIn, listIn } from '#server/testing/read-answers.ts'
import { describeOnDatabases, startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'

const UNIT = '/bp/api/v1/units/t-01'
const PROJECT = '/bp/api/v1/account/projects/tiny'
const WORDS = { title: { de: 'Böden', en: 'Floors' }, description: { de: '', en: '' } }
const FLOORS = { ...WORDS, trades: ['PRK'], locks: true, reminders: [], building_id: null, unit_id: 't-01' }
const DONE = { completed: true, subject: 'Fertig', message: '' }

describeOnDatabases('what is asked of days, and what can be taken back', () => {
  let portal: TestPortal
  /** ms since epoch. */
  let time = 0
  const headers: Record<string, Record<string, string>> = {}

  beforeEach(async () => {
    time = Date.parse('2026-11-20T10:00:00Z')
    portal = await startTestPortal({ now: () => time })
    for (const name of ['anna', 'operator']) headers[name] = await portal.logIn(`${name}@example.com`)
  })
  afterEach(() => portal.remove())

  const call = (method: string, path: string, by: string, body?: unknown) =>
    portal.call(method, path, { headers: headers[by] ?? {}, ...(body === undefined ? {} : { body }) })
  const set = (more: Record<string, unknown> = {}) =>
    call('POST', `${PROJECT}/deadlines`, 'operator', { ...FLOORS, day: '2026-12-04', is_trial: false, ...more })
  const first = async (by = 'anna') => listIn(await call('GET', `${UNIT}/deadlines`, by))[0]
  const firstId = async () => String(valueAt(await first(), 'id'))
  const standing = async () =>
    valueAt(listIn(await call('GET', '/bp/api/v1/account/deadlines', 'operator'))[0], 'deadlines', '0', 'units', '0')
  const countStored = async () => {
    const { kysely } = portal.database
    const [mails, log] = [kysely.selectFrom('mails').select('id'), kysely.selectFrom('auditLog').select('id')]
    return [(await mails.execute()).length, (await log.execute()).length]
  }
  async function later(days: number) {
    time += days * 24 * 3_600_000
    // Staff are logged out by then.
    headers['operator'] = await portal.logIn('operator@example.com')
  }

  it('DDL-33: a completion says what is open, and is taken back until its day is over', async () => {
    await set()
    const id = await firstId()
    expect(await standing()).toMatchObject({ status: 'upcoming', open_count: null })
    await call('POST', `${UNIT}/deadlines`, 'anna', { id, ...DONE })
    expect(await standing()).toMatchObject({ status: 'completed', open_count: 2 })
    expect(await first()).toMatchObject({ status: 'completed', fixed: { decided_count: 1, count: 3 } })
    expect((await call('DELETE', `${UNIT}/deadlines/${id}/completion`, 'operator')).status).toBe(403)
    expect((await call('DELETE', `${UNIT}/deadlines/${id}/completion`, 'anna')).json).toEqual({ id })
    expect(await first()).toMatchObject({ status: 'upcoming', completed_at: null, completed_by: '' })
    // Twice is as good as once.
    expect((await call('DELETE', `${UNIT}/deadlines/${id}/completion`, 'anna')).status).toBe(200)
    const log = await portal.database.kysely.selectFrom('auditLog').select('action').execute()
    expect(log.filter(({ action }) => action === 'deadline.reopened')).toHaveLength(1)
    await call('POST', `${UNIT}/deadlines`, 'anna', { id, ...DONE })
    await later(15)
    expect(codeIn(await call('DELETE', `${UNIT}/deadlines/${id}/completion`, 'anna'))).toEqual([400, 'INVALID_VALUE'])
    expect(await first()).toMatchObject({ status: 'completed' })
  })

  it('DDL-33: who takes back that it is done says so in the thread that it began, and where nothing was written, in none', async () => {
    await set()
    const id = await firstId()
    const complete = (message: string) => call('POST', `${UNIT}/deadlines`, 'anna', { id, ...DONE, message })
    const reopen = () => call('DELETE', `${UNIT}/deadlines/${id}/completion`, 'anna')
    const { kysely } = portal.database
    const messages = async () =>
      (await kysely.selectFrom('messages').selectAll().orderBy('position').execute()).map(({ bodyText }) => bodyText)
    await complete('')
    await reopen()
    expect(await messages()).toEqual([])
    time += 60_000
    await complete('Alles gewählt')
    await kysely.updateTable('messageThreads').set({ state: 'closed', waitsFor: null }).execute()
    const written = await countStored()
    time += 3_600_000
    expect((await reopen()).status).toBe(200)
    await reopen()
    expect(await messages()).toEqual(['Alles gewählt', '„Böden“ ist doch noch offen.'])
    const threads = await kysely.selectFrom('messageThreads').selectAll().execute()
    expect(threads).toMatchObject([{ messageCount: 2, state: 'open', waitsFor: 'team', lastFromTeam: 0 }])
    // The team has a mail of it, as of the completion.
    expect((await countStored())[0]).toBeGreaterThan(written[0] ?? 0)
    time += 60_000
    await complete('')
    await reopen()
    expect(await messages()).toHaveLength(2)
  })

  it('DDL-34: on trial says what a day that is over would fix at once, and not twice what is fixed already', async () => {
    const trial = async (more: Record<string, unknown>) => (await set({ is_trial: true, ...more })).json
    expect(await trial({})).toMatchObject({ fixed_unit_count: 0, fixed_item_count: 0 })
    expect(await trial({ day: '2026-11-20' })).toMatchObject({ fixed_unit_count: 0 })
    expect(await trial({ day: '2026-11-19', locks: false })).toMatchObject({ fixed_unit_count: 0 })
    expect(await trial({ day: '2026-11-19' })).toMatchObject({ fixed_unit_count: 1, fixed_item_count: 3 })
    expect(await trial({ day: '2026-11-19', unit_id: null })).toMatchObject({ fixed_unit_count: 2 })
    await set({ day: '2026-11-19' })
    expect(await trial({ day: '2026-11-18' })).toMatchObject({ fixed_unit_count: 0, fixed_item_count: 0 })
  })

  it('DDL-34: more time is more than there is, and no day is further away than anybody plans', async () => {
    await set()
    const extend = (day: string) =>
      call('PUT', `${UNIT}/deadlines/${String(id)}/extension`, 'operator', { day, reason: 'Abroad' })
    const id = await firstId()
    const getField = (answer: { readonly json: unknown }) => valueAt(answer.json, 'errors', '0', 'field')
    for (const day of ['2026-12-04', '2026-11-30', '2062-12-20']) expect(getField(await extend(day))).toBe('day')
    expect((await extend('2026-12-20')).status).toBe(200)
    expect(getField(await extend('2026-12-11'))).toBe('day')
    expect(await first()).toMatchObject({ scheduled_for: '2026-12-20' })
    await portal.database.kysely.deleteFrom('unitMails').execute()
    const before = await countStored()
    // Sent again, as its answer was lost on the way: it is stored, and nobody hears of it twice.
    expect((await extend('2026-12-20')).json).toMatchObject({ person_count: 0, deadline_count: 0 })
    expect(await countStored()).toEqual(before)
    expect(await first()).toMatchObject({ scheduled_for: '2026-12-20', sequence: 1 })
    await later(60)
    // Later than what holds, and over all the same.
    expect(getField(await extend('2026-12-24'))).toBe('day')
    expect(getField(await set({ day: '2062-12-20' }))).toBe('day')
    expect(
      getField(
        await call('PUT', `/bp/api/v1/account/deadlines/${id}`, 'operator', {
          ...FLOORS,
          day: '2062-12-04',
          is_trial: true,
        }),
      ),
    ).toBe('day')
  })

  it('DDL-35: what buyers write once it locks is a wish for more time, of which the thread leads to the deadline', async () => {
    await set()
    const id = await firstId()
    const ask = (message: string) =>
      call('POST', `${UNIT}/deadlines`, 'anna', { id, completed: false, subject: 'Böden', message })
    await ask('Which ones?')
    expect(await first()).toMatchObject({ requested_at: null })
    await later(15)
    expect(await first()).toMatchObject({ requested_at: null })
    await ask('Until Christmas, please')
    const asked = new Date(time).toISOString()
    time += 60_000
    await ask('Or New Year')
    expect(await first()).toMatchObject({ requested_at: asked })
    const [thread] = await portal.database.kysely.selectFrom('messageThreads').select('id').execute()
    const read = () => call('GET', `/bp/api/v1/account/message_threads/${String(thread?.id)}`, 'operator')
    expect(valueAt((await read()).json, 'deadline')).toMatchObject({ id, title: 'Böden', given: null })
    await call('PUT', `${UNIT}/deadlines/${id}/extension`, 'operator', { day: '2026-12-24', reason: 'Abroad' })
    expect(await first()).toMatchObject({ requested_at: null, extension: { reason: '' } })
    expect(valueAt((await read()).json, 'deadline')).toMatchObject({
      given: { from: '2026-12-04T22:59:59.000Z', locks: true },
      remaining_days: 19,
    })
    await call('DELETE', `/bp/api/v1/account/deadlines/${id}`, 'operator')
    expect(valueAt((await read()).json, 'deadline')).toBeNull()
  })
})
