import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Caller } from '#server/identity/sessions.service.ts'
import { listBuildings } from '#server/projects/projects.repository.ts'
import { describeOnDatabases, startTestPortal, type TestPortal } from '#server/testing/test-portal.ts'
import { listDeadlinesIn } from './deadlines.repository.ts'
import { createStaffDeadlinesService } from './staff-deadlines.service.ts'

const NOW = Date.parse('2026-11-20T10:00:00Z')
const DATE = {
  title: { de: 'Böden', en: 'Floors' },
  description: { de: '', en: '' },
  trades: ['PRK'],
  locks: true,
  reminders: [],
  day: '2026-12-04',
  isTrial: false,
}

describeOnDatabases('news of dates', () => {
  let portal: TestPortal
  let caller: Caller
  let told: string[]
  let written: string[]
  let read: string[]
  beforeAll(async () => {
    portal = await startTestPortal({ now: () => NOW })
    const { authorization = '' } = await portal.logIn('operator@example.com')
    const found = await portal.services.sessions.authenticate(authorization.slice('Bearer '.length))
    if (found === null) throw new Error('Nobody is logged in')
    caller = found
  })
  afterAll(() => portal.remove())
  beforeEach(() => {
    told = []
    written = []
    read = []
  })

  /** The same service, whose news are noted here. */
  const listen = () =>
    createStaffDeadlinesService({
      database: portal.database,
      catalogues: portal.services.catalogues,
      readConfiguration: (_, { id }) => {
        read.push(id)
        return Promise.resolve(null)
      },
      mails: portal.services.mails,
      news: { tell: ({ id }, topic) => void told.push(`${topic} ${id}`) },
      changeClock: { unitWritten: (id) => void written.push(id) },
      baseUrl: () => portal.url,
      now: () => NOW,
    })
  const take = () => told.splice(0).toSorted((one, other) => (one < other ? -1 : 1))
  const countMails = async () => (await portal.database.kysely.selectFrom('mails').select('id').execute()).length
  const ids = async () => (await listDeadlinesIn(portal.database.kysely, 'demo', null)).deadlines.map(({ id }) => id)
  const BOTH = ['deadlines demo/t-01', 'deadlines demo/t-02']

  it('DDL-28, DDL-29: every unit hears of what is called otherwise or goes, also one that has met it, and nobody gets a mail of that', async () => {
    const staff = listen()
    await staff.create(caller, 'tiny', { ...DATE, buildingId: null, unitId: null }, null)
    expect(take()).toEqual(BOTH)
    const [id = ''] = await ids()
    const { kysely } = portal.database
    const done = {
      deadlineId: id,
      unitId: 'demo/t-01',
      at: '2026-11-20T10:00:00.000Z',
      byId: 'anna',
      byName: 'anna Test',
    }
    await kysely.insertInto('deadlineCompletions').values(done).execute()
    const before = await countMails()
    await kysely.deleteFrom('unitMails').execute()
    await staff.change(caller, id, { ...DATE, title: { de: 'Parkett', en: 'Parquet' }, buildingId: null, unitId: null })
    expect(take()).toEqual(BOTH)
    await staff.remove(caller, id)
    expect(take()).toEqual(BOTH)
    expect(written.toSorted((one, other) => (one < other ? -1 : 1)).slice(-3)).toEqual(Array(3).fill('demo/t-02'))
    expect(await countMails()).toBe(before)
  })

  it('DDL-30: units hear of lines of a template that go or are called otherwise', async () => {
    const staff = listen()
    const [building] = await listBuildings(portal.database.kysely, 'demo/tiny')
    const save = async (title: string | null) => {
      const [project] = await staff.list(caller, null)
      const [milestone] = project?.milestones ?? []
      const milestoneId = milestone?.id ?? 'new'
      const { day: _day, isTrial, ...fields } = DATE
      const line = {
        ...fields,
        title: { de: title ?? '', en: '' },
        id: project?.lines[0]?.id ?? null,
        milestoneId,
        weeks: -10,
      }
      const saved = await staff.saveTemplate(caller, 'tiny', {
        revision: project?.revision ?? '',
        milestones: [
          { id: milestoneId, name: DATE.title, days: [{ buildingId: building?.id ?? '', day: '2027-02-15' }] },
        ],
        lines: title === null ? [] : [line],
        isTrial,
      })
      expect(saved.ok).toBe(true)
      return take()
    }
    expect(await save('Böden')).toEqual(BOTH)
    const before = await countMails()
    await portal.database.kysely.deleteFrom('unitMails').execute()
    expect(await save('Böden')).toEqual([])
    expect(await save('Parkett')).toEqual(BOTH)
    expect(await save(null)).toEqual(BOTH)
    expect(await ids()).toEqual([])
    expect(await countMails()).toBe(before)
  })

  it('DDL-34: what homes have chosen is read on trial only where it can be fixed at once', async () => {
    const staff = listen()
    const everywhere = { ...DATE, isTrial: true, buildingId: null, unitId: null }
    expect(await staff.create(caller, 'tiny', everywhere, null)).toMatchObject({ value: { unitCount: 2 } })
    expect(read).toEqual([])
    await staff.create(caller, 'tiny', { ...everywhere, day: '2026-11-19' }, null)
    expect(read).toEqual(['demo/t-01', 'demo/t-02'])
  })
})
