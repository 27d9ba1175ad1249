import { afterEach, beforeEach, expect, it } from 'vitest'
import { deleteExpired } from '#server/platform/db/housekeeping.ts'
import { findProject, saveProject } from '#server/projects/projects.repository.ts'
import { describeOnDatabases, startTestPortal, type TestAnswer, type TestPortal, valueAt } from './test-portal.ts'

const PROSPECTS = '/mp/api/v1/units/t-sample/prospect_configurations'
const EVENTS = '/mp/api/v1/tracking_events'
const KEY = 'b0c3c9f2-5a1d-4d1e-9a70-0a6a3d1f7c55'
const DAY_MS = 24 * 3_600_000
const EVENT = {
  tracking_event: {
    project_id: 'tiny',
    unit_id: 't-sample',
    event_type: 'room_opened',
    event_label: 'hall',
    event_value: '',
    checksum: null,
    correlation_id: null,
    system_id: 'demo',
    portal_id: 'mp',
    event_url: '/mp/demo/tiny/sample',
  },
}
const PROSPECT = {
  email: 'vera@example.com',
  name: 'Vera Klein',
  comment: '',
  contact: null,
  requests_contact: false,
  configuration: {
    buyer_selections: {},
    buyer_line_item_activations: {},
    buyer_design_line_selections: [],
    preview_image_urls: [],
  },
  locale: 'de',
}

describeOnDatabases('what visitors send with a key', () => {
  let portal: TestPortal
  let time: number

  beforeEach(async () => {
    time = Date.now()
    portal = await startTestPortal({ now: () => time })
    const project = await findProject(portal.database.kysely, 'tiny', 'demo')
    if (project === null) throw new Error('no project')
    const featureFlags = { ...project.featureFlags, mp: { ...project.featureFlags.mp, mpContactForm: true } }
    await saveProject(portal.database.kysely, { ...project, featureFlags }, new Date(time).toISOString())
  })
  afterEach(() => portal.remove())

  const send = (path: string, body: unknown, key = KEY, url = portal.url): Promise<TestAnswer> =>
    portal.callAt(url, 'POST', path, { headers: { 'idempotency-key': key }, body })
  const getCode = (answer: TestAnswer) => [answer.status, valueAt(answer.json['errors'], '0', 'code')]
  const count = async (table: 'trackingEvents' | 'prospectConfigurations' | 'prospectTokens' | 'mails') =>
    (await portal.database.kysely.selectFrom(table).selectAll().execute()).length

  it('API-35 decision 36 saves a configuration once, and answers each repetition as the first time', async () => {
    const first = await send(PROSPECTS, PROSPECT)
    expect(first.status, first.text).toBe(201)
    const mails = await count('mails')
    // Past the minutes in which the same words count as an impatient finger.
    time += DAY_MS
    const again = await send(PROSPECTS, PROSPECT)
    expect([again.status, again.json]).toEqual([201, first.json])
    expect([await count('prospectConfigurations'), await count('prospectTokens')]).toEqual([1, 1])
    expect(await count('mails')).toBe(mails)
    expect((await send(PROSPECTS, PROSPECT, 'another-key-than-before')).json).not.toEqual(first.json)
    expect(await count('prospectTokens')).toBe(2)
    expect(await count('mails')).toBe(2 * mails)
  })

  it('API-35 decision 36 saves once when the same comes several times at once, in two processes', async () => {
    const second = await portal.startAgain({ now: () => time })
    try {
      const answers = await Promise.all([
        send(PROSPECTS, PROSPECT),
        send(PROSPECTS, PROSPECT, KEY, second.url),
        send(PROSPECTS, PROSPECT),
      ])
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
      expect([await count('prospectConfigurations'), await count('prospectTokens')]).toEqual([1, 1])
    } finally {
      await second.close()
    }
  })

  it('API-48 decision 36 counts an event once', async () => {
    const answers = await Promise.all([send(EVENTS, EVENT), send(EVENTS, EVENT)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(await count('trackingEvents')).toBe(1)
    await send(EVENTS, EVENT, 'another-key-than-before')
    await portal.call('POST', EVENTS, { body: EVENT })
    expect(await count('trackingEvents')).toBe(3)
  })

  it('API-35 API-48 refuses a key that was for something else, and one that is none', async () => {
    expect((await send(EVENTS, EVENT)).status).toBe(201)
    const other = { tracking_event: { ...EVENT.tracking_event, event_label: 'bath' } }
    expect(getCode(await send(EVENTS, other))).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
    expect(getCode(await send(PROSPECTS, PROSPECT))).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
    expect(getCode(await send(EVENTS, EVENT, 'with a space'))).toEqual([400, 'INVALID_VALUE'])
    expect(await count('trackingEvents')).toBe(1)
  })

  it('API-35 lets what was refused come again with its key', async () => {
    const unknown = { ...PROSPECT, configuration: { ...PROSPECT.configuration, buyer_selections: { no: {} } } }
    expect((await send(PROSPECTS, unknown)).status).toBeGreaterThanOrEqual(400)
    expect((await send(PROSPECTS, PROSPECT)).status).toBe(201)
  })

  it('API-35 decision 15 stores nothing that opens the answer again, and keeps it for longer than 90 days', async () => {
    const { json } = await send(PROSPECTS, PROSPECT)
    const rows = await portal.database.kysely.selectFrom('visitorAnswers').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(String(json['configuration_token']))
    expect(JSON.stringify(rows)).not.toContain(KEY)
    await deleteExpired(portal.database.kysely, new Date(time + 95 * DAY_MS))
    expect((await send(PROSPECTS, PROSPECT)).json).toEqual(json)
    await deleteExpired(portal.database.kysely, new Date(time + 401 * DAY_MS))
    expect(await portal.database.kysely.selectFrom('visitorAnswers').selectAll().execute()).toEqual([])
  })
})
