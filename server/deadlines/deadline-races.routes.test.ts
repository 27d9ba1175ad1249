import { afterEach, beforeEach, expect, it } from 'vitest'
import { doBetween } from '#server/testing/between.ts'
import { codeIn, listIn } from '#server/testing/read-answers.ts'
import { describeOnDatabases, startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'

const UNIT = '/bp/api/v1/units/t-01'
const PROJECT = '/bp/api/v1/account/projects/tiny'
const OWN = '/bp/api/v1/account/deadlines'
const WORDS = { title: { de: 'Böden', en: 'Floors' }, description: { de: '', en: '' } }
const FLOORS = { ...WORDS, trades: ['PRK'], locks: true, reminders: [7, 1], building_id: null, unit_id: null }

describeOnDatabases('dates that several change at once', () => {
  let portal: TestPortal
  const headers: Record<string, Record<string, string>> = {}

  beforeEach(async () => {
    portal = await startTestPortal({ now: () => Date.parse('2026-11-20T10:00:00Z') })
    for (const name of ['anna', 'operator']) headers[name] = await portal.logIn(`${name}@example.com`)
  })
  afterEach(() => portal.remove())

  const call = (method: string, path: string, by: string, body?: unknown) =>
    portal.call(method, path, { headers: headers[by] ?? {}, ...(body === undefined ? {} : { body }) })
  async function between(work: () => Promise<unknown>) {
    // What is under way already has transactions, too.
    await portal.services.mails.sendDue()
    return doBetween(portal.database, work)
  }
  const rows = () => portal.database.kysely.selectFrom('deadlines').selectAll().execute()
  async function set() {
    await call('POST', `${PROJECT}/deadlines`, 'operator', { ...FLOORS, day: '2026-12-04', is_trial: false })
    const [row] = await rows()
    return row?.id ?? ''
  }
  const change = (id: string, more: object) =>
    call('PUT', `${OWN}/${id}`, 'operator', { ...FLOORS, day: '2026-12-04', is_trial: false, ...more })
  const extend = (id: string, day: string | null) =>
    call('PUT', `${UNIT}/deadlines/${id}/extension`, 'operator', { day, reason: day === null ? '' : 'Abroad' })
  const remove = (id: string) => call('DELETE', `${OWN}/${id}`, 'operator')

  it('DDL-29, DDL-31: who ends an extension leaves alone what somebody else changes at the same time', async () => {
    const id = await set()
    await extend(id, '2026-12-20')
    const title = { de: 'Parkett', en: 'Parquet' }
    const isDone = await between(() => change(id, { title, locks: false, day: '2026-12-11' }))
    expect((await extend(id, null)).status).toBe(200)
    expect(isDone()).toBe(true)
    expect(await rows()).toMatchObject([
      { title: JSON.stringify(title), lockTrades: 0, expiresAt: '2026-12-11T22:59:59.000Z', sequence: 3 },
    ])
  })

  it('DDL-29, DDL-31: nobody brings a deadline back that was taken away, or fails over it', async () => {
    const words = { completed: true, subject: 'Fertig', message: '' }
    const works = [
      (id: string) => extend(id, null),
      (id: string) => extend(id, '2026-12-24'),
      (id: string) => change(id, { day: '2026-12-11' }),
      (id: string) => remove(id),
      (id: string) => call('POST', `${UNIT}/deadlines`, 'anna', { id, ...words }),
    ]
    for (const work of works) {
      const id = await set()
      await extend(id, '2026-12-20')
      const isDone = await between(() => remove(id))
      expect(codeIn(await work(id))).toEqual([404, 'NOT_FOUND'])
      expect(isDone()).toBe(true)
      expect(await rows()).toEqual([])
    }
  })

  it('DDL-25, DDL-29: two who move a deadline at once give it two numbers, the second one’s day is the later', async () => {
    const id = await set()
    const isDone = await between(() => change(id, { day: '2026-12-11' }))
    expect((await change(id, { day: '2026-12-18' })).status).toBe(200)
    expect(isDone()).toBe(true)
    expect(await rows()).toMatchObject([{ expiresAt: '2026-12-18T22:59:59.000Z', sequence: 2 }])
  })

  it('DDL-28, DDL-31: to end an extension that there is not does nothing and tells nobody', async () => {
    const id = await set()
    const { kysely } = portal.database
    const before = { rows: await rows(), mails: await kysely.selectFrom('jobs').select('id').orderBy('id').execute() }
    await kysely.deleteFrom('unitMails').execute()
    expect((await extend(id, null)).json).toMatchObject({ unit_count: 0, person_count: 0, deadline_count: 0 })
    expect({ rows: await rows(), mails: await kysely.selectFrom('jobs').select('id').orderBy('id').execute() }).toEqual(
      before,
    )
    const log = await kysely.selectFrom('auditLog').select('action').execute()
    expect(log.map(({ action }) => action)).not.toContain('deadline.extension-ended')
  })

  it('DDL-30: of two who save a template that they have read alike one is told so, and each line stays one deadline', async () => {
    const template = `${PROJECT}/deadline_template`
    const read = async () => listIn(await call('GET', OWN, 'operator'))[0]
    const project = await read()
    const building = valueAt(project, 'buildings', '0', 'id')
    const days = [{ building_id: building, day: '2027-02-15' }]
    const line = { ...WORDS, id: null, trades: ['PRK'], locks: true, reminders: [7], milestone_id: 'new', weeks: -10 }
    const body = {
      revision: valueAt(project, 'revision'),
      milestones: [{ id: 'new', name: WORDS.title, days }],
      lines: [line],
      is_trial: false,
    }
    const isDone = await between(() => call('PUT', template, 'operator', body))
    expect(codeIn(await call('PUT', template, 'operator', body))).toEqual([409, 'REVISION_CONFLICT'])
    expect(isDone()).toBe(true)
    const made = await read()
    const { kysely } = portal.database
    const [first, ...others] = await rows()
    expect(others).toEqual([])
    // Nor does a request make two of one line, nor anything else a second deadline of a line and a building.
    const milestone = { id: valueAt(made, 'milestones', '0', 'id'), name: WORDS.title, days }
    const twice = { ...line, id: valueAt(made, 'lines', '0', 'id'), milestone_id: milestone.id }
    const doubled = { ...body, revision: valueAt(made, 'revision'), milestones: [milestone], lines: [twice, twice] }
    expect(codeIn(await call('PUT', template, 'operator', doubled))).toEqual([400, 'INVALID_VALUE'])
    if (first === undefined) throw new Error('There is no deadline')
    const second = kysely.insertInto('deadlines').values({ ...first, id: `${first.id}-2` })
    await expect(second.execute()).rejects.toThrow(/unique/i)
  })

  it('MSG-9: what is said with deadlines counts among the messages that somebody may send in an hour', async () => {
    const id = await set()
    const ask = () => call('POST', `${UNIT}/deadlines`, 'anna', { id, completed: false, subject: 'Wann?', message: '' })
    expect((await ask()).status).toBe(200)
    await portal.database.kysely.updateTable('rateLimits').set({ count: 60 }).execute()
    expect(codeIn(await ask())).toEqual([429, 'TOO_MANY_REQUESTS'])
    const silent = { id, completed: true, subject: 'Fertig', message: '' }
    expect((await call('POST', `${UNIT}/deadlines`, 'anna', silent)).status).toBe(200)
    expect(await portal.database.kysely.selectFrom('messageThreads').select('id').execute()).toHaveLength(1)
  })

  it('MSG-9: what is asked about a deadline goes into the thread in which it is asked about, as long as that is open', async () => {
    const id = await set()
    const ask = (subject: string, message: string) =>
      call('POST', `${UNIT}/deadlines`, 'anna', { id, completed: false, subject, message })
    await ask('Wann?', '')
    await ask('Wann?', 'Am Morgen?')
    await ask('Und wer?', 'Der Fliesenleger?')
    await ask('Womit?', '')
    const { kysely } = portal.database
    const messages = async () =>
      (await kysely.selectFrom('messages').selectAll().orderBy('position').execute()).map(({ bodyText }) => bodyText)
    const threads = () => kysely.selectFrom('messageThreads').selectAll().orderBy('createdAt').execute()
    expect(await threads()).toMatchObject([{ deadlineId: id, subject: 'Wann?', messageCount: 4, waitsFor: 'team' }])
    expect(await messages()).toEqual(['Wann?', 'Am Morgen?', 'Und wer?\n\nDer Fliesenleger?', 'Womit?'])
    await call('POST', `${UNIT}/deadlines`, 'anna', {
      id,
      completed: true,
      subject: 'Fertig',
      message: 'Alles gewählt',
    })
    expect(await threads()).toHaveLength(2)
    await kysely.updateTable('messageThreads').set({ state: 'closed', waitsFor: null }).execute()
    await ask('Noch etwas?', '')
    expect(await threads()).toHaveLength(3)
  })

  it('DDL-26: of two addresses for the same units that are made at once one opens something', async () => {
    const make = () => call('POST', '/bp/api/v1/calendar_feeds', 'anna', { unit_id: null })
    const made = await Promise.all([make(), make(), make()])
    const paths = made.map(({ json }) => String(json['url']).replace(/^https?:\/\/[^/]+/, ''))
    const found = await Promise.all(paths.map(async (path) => (await portal.call('GET', path)).status))
    expect(found.toSorted((one, other) => one - other)).toEqual([200, 404, 404])
    const of = { unit_id: 't-01' }
    expect((await call('POST', '/bp/api/v1/calendar_feeds', 'anna', of)).status).toBe(201)
    const feeds = listIn(await call('GET', '/bp/api/v1/calendar_feeds', 'anna'))
    expect(feeds).toHaveLength(2)
    const open = paths[found.indexOf(200)] ?? ''
    const { kysely } = portal.database
    const [stored] = await kysely.selectFrom('calendarFeeds').selectAll().where('unitId', 'is', null).execute()
    if (stored === undefined) throw new Error('There is no address')
    expect(made.map(({ json }) => json['id'])[paths.indexOf(open)]).toBe(stored.id)
    const second = kysely.insertInto('calendarFeeds').values({ ...stored, id: 'second', tokenHash: 'other' })
    await expect(second.execute()).rejects.toThrow(/unique/i)
  })
})
