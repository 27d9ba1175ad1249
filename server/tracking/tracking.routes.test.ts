import { afterEach, beforeEach, expect, it } from 'vitest'
import { deleteExpired } from '#server/platform/db/housekeeping.ts'
import { addTrackingEvent, type TrackingEvent } from './tracking-events.repository.ts'
import { describeOnDatabases, startTestPortal, type TestPortal } from '#server/testing/test-portal.ts'

const EVENTS = '/mp/api/v1/tracking_events'
const REPORT = '/bp/api/v1/account/tracking_report'
const EVENT = {
  project_id: 'tiny',
  unit_id: 't-sample',
  event_type: 'product_chosen',
  event_label: 'hall-floor',
  event_value: 'stone',
  checksum: null,
  correlation_id: '0123456789abcdef0123456789abcdef',
  system_id: 'demo',
  portal_id: 'mp',
  event_url: '/mp/demo/tiny/sample/configurator/hall',
}
const STORED: TrackingEvent = {
  id: 'event',
  projectId: 'demo/tiny',
  unitId: 'demo/t-sample',
  eventType: 'room_opened',
  eventLabel: 'hall',
  eventValue: '',
  correlationId: null,
  details: { checksum: null, systemId: 'demo', portalId: 'mp', eventUrl: '/mp/demo/tiny/sample' },
  createdAt: '2026-11-20T08:00:00.000Z',
}

const sendTo = (portal: TestPortal, event: object, path = EVENTS) =>
  portal.call('POST', path, { body: { tracking_event: event } })

// Counted in the process, so the kind of database is no matter.
it('API-48 takes a limited number of events from one address', async () => {
  const portal = await startTestPortal()
  const send = () => sendTo(portal, EVENT)
  const statuses: number[] = []
  for (let round = 0; round < 16; round++)
    statuses.push(...(await Promise.all(Array.from({ length: 100 }, async () => (await send()).status))))
  expect(statuses.filter((status) => status === 201)).toHaveLength(1_500)
  expect(statuses.filter((status) => status === 429)).toHaveLength(100)
  expect((await send()).headers.get('retry-after')).toMatch(/^\d+$/)
  await portal.remove()
}, 60_000)

describeOnDatabases('what visitors do', () => {
  let portal: TestPortal

  beforeEach(async () => {
    portal = await startTestPortal()
  })
  afterEach(() => portal.remove())

  const send = (event: object, path?: string) => sendTo(portal, event, path)
  const stored = () => portal.database.kysely.selectFrom('trackingEvents').selectAll().execute()
  const report = async (query: string, email = 'admin@example.com') =>
    portal.call('GET', `${REPORT}?${query}`, { headers: await portal.logIn(email) })

  it('API-48 CNS-11 stores an event with all of its fields, and nothing of who sent it', async () => {
    expect((await send(EVENT)).status).toBe(201)
    const [row] = await stored()
    expect(Object.keys(row ?? {}).sort()).toEqual(Object.keys(STORED).sort())
    expect(row).toMatchObject({
      projectId: 'demo/tiny',
      unitId: 'demo/t-sample',
      eventType: 'product_chosen',
      eventLabel: 'hall-floor',
      eventValue: 'stone',
      correlationId: '0123456789abcdef0123456789abcdef',
      details: JSON.stringify({ checksum: null, systemId: 'demo', portalId: 'mp', eventUrl: EVENT.event_url }),
    })
  })

  it('CNS-11 keeps no token of a saved configuration', async () => {
    await send({ ...EVENT, event_url: `/mp/demo/tiny/sample/configuration/${'A'.repeat(22)}` })
    expect((await stored())[0]?.details).toContain('"/mp/demo/tiny/sample/configuration"')
  })

  it('CNS-10 the buyer portal takes none', async () => {
    expect((await send(EVENT, '/bp/api/v1/tracking_events')).status).toBe(404)
    expect((await send({ ...EVENT, portal_id: 'bp' })).status).toBe(400)
    expect((await send({ ...EVENT, event_url: '/bp/demo/tiny/t-01/dashboard' })).status).toBe(400)
    expect(await stored()).toEqual([])
  })

  it('API-48 knows only what visitors see: no sold unit, no other account, no project without a unit to see', async () => {
    await portal.database.kysely
      .updateTable('units')
      .set({ marketingPortalEnabled: 0 })
      .where('id', '!=', 'demo/t-sample')
      .execute()
    for (const place of [
      { unit_id: 't-01' },
      { unit_id: 'f-01' },
      { unit_id: 'nowhere' },
      { system_id: 'partner' },
      { project_id: 'far', unit_id: 'f-01', system_id: 'partner' },
      { project_id: 'far', unit_id: null, system_id: 'partner' },
    ])
      expect([place, (await send({ ...EVENT, ...place })).status]).toEqual([place, 404])
    expect(await stored()).toEqual([])
    expect((await send({ ...EVENT, unit_id: null })).status).toBe(201)
  })

  it('CNS-11 has no room for words of a person', async () => {
    for (const words of [
      { event_label: 'Vera Klein' },
      { event_value: 'vera@example.com' },
      { event_url: '/mp/demo/tiny/sample?email=vera' },
      { event_type: 'name_typed' },
      { correlation_id: 'vera@example.com' },
      { email: 'vera@example.com' },
    ])
      expect([words, (await send({ ...EVENT, ...words })).status]).toEqual([words, 400])
    expect(await stored()).toEqual([])
  })

  it('API-48 CNS-11 counts for admins by day in Berlin, every day of the range', async () => {
    const times = [
      // In Berlin the first hour of the 20th, and the last one of the 21st.
      '2026-11-19T23:00:00.000Z',
      '2026-11-21T22:59:59.000Z',
      // Outside of the range.
      '2026-11-19T22:59:59.000Z',
      '2026-11-21T23:00:00.000Z',
    ]
    for (const [at, createdAt] of times.entries())
      await addTrackingEvent(portal.database.kysely, { ...STORED, id: `event-${at}`, createdAt })
    const answer = await report('project_id=tiny&from=2026-11-20&to=2026-11-21')
    const once = [{ event_type: 'room_opened', count: 1 }]
    expect(answer.json).toMatchObject({
      project_id: 'tiny',
      days: [
        { day: '2026-11-21', counts: once },
        { day: '2026-11-20', counts: once },
      ],
    })
    const first = await report('from=2026-11-22&to=2026-11-22')
    expect(first.json).toMatchObject({
      project_id: 'tiny',
      days: [{ day: '2026-11-22', counts: [{ event_type: 'room_opened', count: 1 }] }],
    })
  })

  it('decision 11 shows it to admins alone, and to each their own account', async () => {
    const day = 'from=2026-11-20&to=2026-11-20'
    expect((await report(day, 'anna@example.com')).status).toBe(403)
    expect((await report(day, 'operator@example.com')).status).toBe(403)
    expect((await report(`project_id=far&${day}`)).status).toBe(404)
    const own = await report(day, 'boss@example.com')
    expect(own.json['projects']).toMatchObject([{ id: 'far' }])
  })

  it('refuses a range that is none, or too long', async () => {
    for (const range of [
      'from=2026-11-21&to=2026-11-20',
      'from=2025-11-01&to=2026-11-20',
      'from=2026-11-31&to=2026-12-01',
      'from=2026-11-20',
    ])
      expect([range, (await report(range)).status]).toEqual([range, 400])
  })

  it('forgets events after 400 days', async () => {
    await addTrackingEvent(portal.database.kysely, STORED)
    const after = (days: number) => new Date(Date.parse(STORED.createdAt) + days * 86_400_000)
    await deleteExpired(portal.database.kysely, after(400))
    expect(await stored()).toHaveLength(1)
    await deleteExpired(portal.database.kysely, after(401))
    expect(await stored()).toEqual([])
  })
})
