import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnDatabases, startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'
import { listIn, refusalIn } from '#server/testing/read-answers.ts'

const UNIT = '/bp/api/v1/units/t-01'
const PROJECT = '/bp/api/v1/account/projects/tiny'
const WORDS = { title: { de: 'Böden', en: 'Floors' }, description: { de: '', en: '' } }
const FLOORS = { ...WORDS, trades: ['PRK'], locks: true, reminders: [7, 1], building_id: null, unit_id: null }

describeOnDatabases('deadlines', () => {
  let portal: TestPortal
  /** ms since epoch. */
  let time = 0
  const headers: Record<string, Record<string, string>> = {}

  beforeEach(async () => {
    time = Date.parse('2026-11-20T10:00:00Z')
    portal = await startTestPortal({ now: () => time })
    for (const name of ['anna', 'ben', 'operator']) headers[name] = await portal.logIn(`${name}@example.com`)
  })
  afterEach(() => portal.remove())

  const call = (method: string, path: string, by: string, body?: unknown) =>
    portal.call(method, path, { headers: headers[by] ?? {}, ...(body === undefined ? {} : { body }) })
  const set = (more: Record<string, unknown> = {}) =>
    call('POST', `${PROJECT}/deadlines`, 'operator', { ...FLOORS, day: '2026-12-04', is_trial: false, ...more })
  const list = async (by = 'anna', unit = UNIT) => listIn(await call('GET', `${unit}/deadlines`, by))
  const lockedTrades = async (by = 'anna', unit = UNIT) =>
    (await call('GET', `${unit}/configurations`, by)).json['locked_trades']
  const mails = async () => {
    const { kysely } = portal.database
    return kysely.selectFrom('mails').selectAll().where('kind', '=', 'deadline').orderBy('recipient').execute()
  }
  async function later(days: number) {
    time += days * 24 * 3_600_000
    // Staff are logged out by then.
    headers['operator'] = await portal.logIn('operator@example.com')
  }

  it('DDL-1 DDL-23 API-100: a deadline of the project is each unit’s, with what is fixed if nothing is done', async () => {
    expect((await set()).json).toEqual({ unit_count: 2, person_count: 2, deadline_count: 1 })
    const [mine] = await list()
    const [bens] = await list('ben', '/bp/api/v1/units/t-02')
    expect(mine).toMatchObject({
      title: 'Böden',
      description: '',
      status: 'upcoming',
      trades: ['PRK'],
      lock_trades: true,
    })
    expect(mine).toMatchObject({ remaining_days: 14, due_in: 14, scheduled_for: '2026-12-04', reminders: [7, 1] })
    expect(mine).toMatchObject({
      expires_at: '2026-12-04T22:59:59.000Z',
      completed_at: null,
      buyer_completed: false,
      extension: null,
      words: [],
    })
    expect(valueAt(mine, 'parent_id')).toBe(valueAt(bens, 'parent_id'))
    expect(valueAt(mine, 'id')).not.toBe(valueAt(bens, 'id'))
    expect(valueAt(mine, 'fixed', 'items', '0')).toMatchObject({ is_on_request: false, room: { slug: 'hall' } })
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['anna@example.com', 'ben@example.com'])
    expect((await mails())[0]?.bodyText).not.toContain('Böden')
  })

  it('DDL-29: tells on trial whom it reaches, and stores and sends nothing', async () => {
    expect((await set({ is_trial: true, unit_id: 't-01' })).json).toMatchObject({ unit_count: 1, person_count: 1 })
    expect(await list()).toEqual([])
    expect(await mails()).toEqual([])
  })

  it('API-53 API-54 DDL-15 DDL-16: a completion is the unit’s own, by either id, and the first one stays', async () => {
    await set()
    const [mine] = await list()
    const body = { completed: true, subject: 'Fertig', message: 'Alles gewählt' }
    for (const id of [valueAt(mine, 'parent_id'), valueAt(mine, 'id')])
      expect((await call('POST', `${UNIT}/deadlines`, 'anna', { id, ...body })).status).toBe(200)
    expect(await list()).toMatchObject([
      { status: 'completed', completed_by: 'anna Test', buyer_completed: true, fixed: null },
    ])
    expect(await list('ben', '/bp/api/v1/units/t-02')).toMatchObject([{ status: 'upcoming', completed_at: null }])
    expect((await list('operator'))[0]).toMatchObject({
      words: [{ message: 'Alles gewählt' }, { is_completion: true }],
    })
    const [project] = listIn(await call('GET', '/bp/api/v1/account/deadlines', 'operator'))
    expect(valueAt(project, 'deadlines', '0', 'units')).toMatchObject([
      { unit_id: 't-01', status: 'completed', completed_by: 'anna Test' },
      { unit_id: 't-02', status: 'upcoming' },
    ])
  })

  it('DDL-16: a question completes nothing, and a foreign deadline is none', async () => {
    await set({ unit_id: 't-02' })
    const [bens] = await list('ben', '/bp/api/v1/units/t-02')
    const ask = { completed: false, subject: 'Frage', message: '' }
    const id = valueAt(bens, 'id')
    expect(refusalIn(await call('POST', `${UNIT}/deadlines`, 'anna', { id, ...ask }))[1]).toBe('NOT_FOUND')
    expect((await call('POST', '/bp/api/v1/units/t-02/deadlines', 'ben', { id, ...ask })).status).toBe(200)
    expect((await list('operator', '/bp/api/v1/units/t-02'))[0]).toMatchObject({
      status: 'upcoming',
      words: [{ subject: 'Frage', is_completion: false }],
    })
  })

  it('decision 55 DDL-31: locks what is not completed, until one unit is given more time', async () => {
    await set()
    await later(15)
    expect(await lockedTrades()).toMatchObject([{ trade: 'PRK', title: 'Böden' }])
    const [mine] = await list()
    expect(mine).toMatchObject({ status: 'overdue', remaining_days: -1 })
    const extension = `${UNIT}/deadlines/${String(valueAt(mine, 'id'))}/extension`
    expect(refusalIn(await call('PUT', extension, 'operator', { day: '2026-12-20', reason: '' }))[0]).toBe(400)
    await call('PUT', extension, 'operator', { day: '2026-12-20', reason: 'Abroad' })
    expect(await lockedTrades()).toEqual([])
    expect(await lockedTrades('ben', '/bp/api/v1/units/t-02')).toMatchObject([{ trade: 'PRK' }])
    expect(await list()).toMatchObject([{ remaining_days: 15, extension: { reason: '' }, sequence: 1 }])
    expect(await list('operator')).toMatchObject([{ extension: { reason: 'Abroad' } }])
    await call('PUT', extension, 'operator', { day: null, reason: '' })
    expect(await lockedTrades()).toMatchObject([{ trade: 'PRK' }])
    expect(await list()).toMatchObject([{ sequence: 2, extension: null }])
  })

  it('KNW-3 decision 55: a date whose trades another one holds already is not what to decide next', async () => {
    const next = async () =>
      valueAt((await call('GET', `${UNIT}/configurations`, 'anna')).json, 'next_deadline', 'title')
    const named = (de: string) => ({ title: { de, en: '' } })
    await set(named('Böden'))
    await set({ ...named('Böden, Rest'), day: '2026-12-12' })
    await set({ ...named('Böden und Fliesen'), trades: ['PRK', 'FLI'], day: '2026-12-14' })
    await set({ ...named('Ohne Gewerk'), trades: [], locks: false, day: '2026-12-16' })
    expect(await next()).toBe('Böden')
    await later(15)
    expect(await next()).toBe('Böden und Fliesen')
    await set({ ...named('Fliesen'), trades: ['FLI'], day: '2026-12-04' })
    expect(await next()).toBe('Ohne Gewerk')
  })

  it('decision 55: what is completed in time stays open', async () => {
    await set()
    const [mine] = await list()
    const done = { id: valueAt(mine, 'id'), completed: true, subject: '', message: '' }
    await call('POST', `${UNIT}/deadlines`, 'anna', done)
    await later(15)
    expect(await lockedTrades()).toEqual([])
    expect(await lockedTrades('ben', '/bp/api/v1/units/t-02')).toMatchObject([{ trade: 'PRK' }])
  })

  it('DDL-30: dates move with their milestone, and who is concerned is told', async () => {
    const template = `${PROJECT}/deadline_template`
    const read = async () => listIn(await call('GET', '/bp/api/v1/account/deadlines', 'operator'))[0]
    const building = valueAt(await read(), 'buildings', '0', 'id')
    const body = (project: unknown, day: string, lineId: unknown = null) => ({
      revision: valueAt(project, 'revision'),
      milestones: [
        {
          id: valueAt(project, 'milestones', '0', 'id') ?? 'new',
          name: WORDS.title,
          days: [{ building_id: building, day }],
        },
      ],
      lines: [
        {
          ...WORDS,
          id: lineId,
          trades: ['PRK'],
          locks: true,
          reminders: [7],
          milestone_id: valueAt(project, 'milestones', '0', 'id') ?? 'new',
          weeks: -10,
        },
      ],
      is_trial: false,
    })
    const first = await read()
    expect((await call('PUT', template, 'operator', body(first, '2027-02-15'))).json).toMatchObject({
      deadline_count: 1,
    })
    const made = await read()
    expect(valueAt(made, 'deadlines', '0')).toMatchObject({ day: '2026-12-07', building_id: building })
    expect(refusalIn(await call('PUT', template, 'operator', body(first, '2027-02-15')))[1]).toBe('REVISION_CONFLICT')
    const [before] = await list()
    time += 11 * 60_000
    const lineId = valueAt(made, 'lines', '0', 'id')
    await call('PUT', template, 'operator', body(made, '2027-02-22', lineId))
    const [after] = await list()
    expect(after).toMatchObject({ id: valueAt(before, 'id'), expires_at: '2026-12-14T22:59:59.000Z', sequence: 1 })
    expect(await mails()).toHaveLength(4)
    // The same again is no news.
    expect((await call('PUT', template, 'operator', body(await read(), '2027-02-22', lineId))).json).toMatchObject({
      deadline_count: 0,
    })
  })

  it('DDL-28: tells of what comes within ten minutes by one mail after them, and nobody who does not want it', async () => {
    await call('PUT', '/bp/api/v1/profile', 'ben', { notifications: { deadlines: false } })
    await set()
    time += 60_000
    await set({ day: '2026-12-11' })
    await set({ day: '2026-12-18' })
    const times = async () => {
      const jobs = await portal.database.kysely.selectFrom('jobs').select('runAt').orderBy('runAt').execute()
      return jobs.map(({ runAt }) => runAt.slice(11, 16))
    }
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['anna@example.com', 'anna@example.com'])
    expect(await times()).toEqual(['10:00', '10:10'])
    time += 20 * 60_000
    await set({ day: '2026-12-21' })
    expect(await times()).toEqual(['10:00', '10:10', '10:21'])
  })

  it('DDL-27, DDL-28: a reminder puts off no mail that a date has moved', async () => {
    await set({ unit_id: 't-01' })
    await later(8)
    await portal.services.deadlineReminders.sendDue()
    expect(await mails()).toHaveLength(2)
    await set({ unit_id: 't-01', day: '2026-12-11' })
    const jobs = await portal.database.kysely.selectFrom('jobs').select('runAt').orderBy('runAt', 'desc').execute()
    expect(jobs[0]?.runAt).toBe(new Date(time).toISOString())
    expect(await mails()).toHaveLength(3)
  })

  it('DDL-27: reminds each person once, whoever looks and however often, and of what was missed the nearest', async () => {
    await set({ unit_id: 't-01' })
    const set1 = await mails()
    expect(set1).toHaveLength(1)
    const { deadlineReminders } = portal.services
    await later(6)
    await deadlineReminders.sendDue()
    expect(await mails()).toHaveLength(1)
    // Six days before: the one of seven days was missed.
    await later(2)
    await deadlineReminders.sendDue()
    const other = await portal.startAgain({ now: () => time })
    await other.services.deadlineReminders.sendDue()
    await deadlineReminders.sendDue()
    await other.close()
    expect(await mails()).toHaveLength(2)
    await later(5)
    await deadlineReminders.sendDue()
    expect(await mails()).toHaveLength(3)
  })

  it('DDL-27: a reminder that is not handed over is not noted either, and the next look sends it', async () => {
    await set({ unit_id: 't-01' })
    await later(8)
    const { mails: queue, deadlineReminders } = portal.services
    const add = queue.add.bind(queue)
    let isDown = true
    Object.assign(queue, {
      add: (...given: Parameters<typeof add>) => (isDown ? Promise.reject(new Error('killed')) : add(...given)),
    })
    await deadlineReminders.sendDue()
    expect(await portal.database.kysely.selectFrom('deadlineReminders').selectAll().execute()).toEqual([])
    isDown = false
    await deadlineReminders.sendDue()
    expect(await mails()).toHaveLength(2)
  })

  it('DDL-26: a calendar fetches them by an address that nobody guesses, until it is revoked or made anew', async () => {
    await set()
    const made = await call('POST', '/bp/api/v1/calendar_feeds', 'anna', { unit_id: null })
    const path = String(made.json['url']).replace(/^https?:\/\/[^/]+/, '')
    const fetched = await portal.call('GET', path)
    expect(fetched.headers.get('content-type')).toMatch(/^text\/calendar/)
    expect(fetched.text).toContain('DTSTART;VALUE=DATE:20261204')
    const tag = { 'if-none-match': fetched.headers.get('etag') ?? '' }
    expect((await portal.call('GET', path, { headers: tag })).status).toBe(304)
    const { kysely } = portal.database
    const [row] = await kysely.selectFrom('calendarFeeds').selectAll().execute()
    expect(row?.tokenHash).not.toContain(path.slice(-20, -4))
    expect(row?.fetchedAt).not.toBeNull()
    const [feed] = listIn(await call('GET', '/bp/api/v1/calendar_feeds', 'anna'))
    expect(feed).not.toHaveProperty('url')
    const anew = await call('POST', '/bp/api/v1/calendar_feeds', 'anna', { unit_id: null })
    expect((await portal.call('GET', path)).status).toBe(404)
    const second = String(anew.json['url']).replace(/^https?:\/\/[^/]+/, '')
    expect((await call('DELETE', `/bp/api/v1/calendar_feeds/${String(anew.json['id'])}`, 'ben')).status).toBe(404)
    expect((await portal.call('GET', second)).status).toBe(200)
    await call('DELETE', `/bp/api/v1/calendar_feeds/${String(anew.json['id'])}`, 'anna')
    expect((await portal.call('GET', second)).status).toBe(404)
  })
})
