import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addDeadline } from '#server/deadlines/testing/add-deadline.ts'
import { actingHeaders } from '#server/testing/acting-headers.ts'
import * as z from 'zod/mini'
import { ConflictAnswerSchema } from '#shared/contracts/conflict-answer.ts'
import { ConfigurationSchema } from '#shared/contracts/entities/configuration.schema.ts'
import { canonicalJson } from '#shared/domain/index.ts'
import { saveProject, findProject } from '#server/projects/projects.repository.ts'
import { startTestPortal, type TestAnswer, type TestPortal, valueAt } from '#server/testing/test-portal.ts'

const UNIT = '/bp/api/v1/units/t-01'
const STONE = { 'hall-floor': { product_id: 'stone' }, 'hall-skirting': { product_id: 'stone-skirting' } }
const NATURAL = [{ project_room_id: 'hall', design_line_id: 'natural', design_line_group_id: 'styles' }]

describe('configurations', () => {
  let portal: TestPortal
  let anna: Record<string, string>
  let time: number

  beforeEach(async () => {
    time = Date.parse('2026-11-20T10:00:00Z')
    portal = await startTestPortal({ now: () => time })
    anna = await portal.logIn('anna@example.com')
  })
  afterEach(() => portal.remove())

  const read = async () => (await portal.call('GET', `${UNIT}/configurations`, { headers: anna })).json
  const getCode = (answer: TestAnswer) => valueAt(answer.json['errors'], '0', 'code')
  const getField = (answer: TestAnswer) => valueAt(answer.json['errors'], '0', 'field')
  const write = (
    path: string,
    body: unknown,
    revision: number,
    more: { method?: string; headers?: Record<string, string>; key?: string } = {},
  ) =>
    portal.call(more.method ?? (path === 'completions' ? 'POST' : 'PUT'), `${UNIT}/${path}`, {
      headers: {
        ...(more.headers ?? anna),
        'if-match': `"${revision}"`,
        ...(more.key === undefined ? {} : { 'idempotency-key': more.key }),
      },
      body,
    })

  it('API-22 API-24 API-26 API-27 stores each kind of choice and answers revision and totals', async () => {
    const steps: [string, unknown][] = [
      ['buyer_selections', { buyer_selections: STONE }],
      ['buyer_line_item_activation', { buyer_line_item_activations: { 'shower-line': { activated: true } } }],
      ['buyer_design_line_selections', { buyer_design_line_selections: NATURAL }],
      ['configurations', { buyer_selections: { shower: { product_id: 'shower-b' } }, buyer_design_line_selection: [] }],
    ]
    for (const [index, [path, body]] of steps.entries()) {
      const answer = await write(path, body, index)
      expect(answer.status, answer.text).toBe(200)
      expect(answer.headers.get('etag')).toBe(`"${index + 1}"`)
      z.parse(z.strictObject(ConfigurationSchema.shape), answer.json)
      expect(await read()).toEqual(answer.json)
    }
    const stored = await read()
    expect(Object.keys(z.parse(ConfigurationSchema, stored).buyer_selections).sort()).toEqual([
      'hall-floor',
      'hall-skirting',
      'shower',
    ])
    expect(stored['buyer_design_line_selections']).toEqual([])
    // Stone: twice 5.00 more for 10; shower A is the standard of something bought: 100.00, B 50.00 more.
    expect(stored['total']).toBe(5_000 + 5_000 + 10_000 + 5_000)
  })

  it('tells of what is stored, and of no write that is refused', async () => {
    const told: string[] = []
    portal.services.changeClock.onUnitWritten((unitId) => told.push(unitId))
    const { changeClock } = portal.services
    const unknown = { nothing: { product_id: 'oak' } }
    expect((await write('buyer_selections', { buyer_selections: STONE }, 0)).status).toBe(200)
    expect(told).toHaveLength(1)
    const before = changeClock.units.current(told[0] ?? '')
    expect((await write('buyer_selections', { buyer_selections: STONE }, 0)).status).toBe(409)
    expect(before.holds).toBe(false)
    expect((await write('buyer_selections', { buyer_selections: unknown }, 1)).status).toBe(422)
    expect(told).toHaveLength(1)
  })

  it('API-6 API-25 takes PATCH and PUT, _destroy and destroy, alone and with others', async () => {
    await write('buyer_selections', { buyer_selections: STONE }, 0)
    const shower = { 'shower-line': { activated: true } }
    await write('buyer_line_item_activation', { buyer_line_item_activations: shower }, 1)
    const destroyed = { 'hall-floor': { _destroy: true }, 'hall-skirting': { destroy: true } }
    const patch = await write('buyer_selections', { buyer_selections: destroyed }, 2, { method: 'PATCH' })
    expect(patch.json['buyer_selections']).toEqual({})
    const off = { buyer_line_item_activations: { 'shower-line': 'destroy' } }
    const deactivated = await write('buyer_line_item_activation', off, 3, { method: 'PATCH' })
    expect([deactivated.status, deactivated.json['total']]).toEqual([200, 0])
  })

  it('API-27 applies one intent of several kinds whole or not at all', async () => {
    const body = { buyer_selections: STONE, buyer_line_item_activations: { 'no-such-line': { activated: true } } }
    const refused = await write('configurations', body, 0)
    expect([refused.status, getCode(refused)]).toEqual([422, 'LINE_ITEM_UNKNOWN'])
    expect(await read()).toMatchObject({ revision: 0, buyer_selections: {} })
  })

  it('ENG-35 refuses what the engine refuses, naming the field, and changes nothing', async () => {
    const conflict = await write('buyer_selections', { buyer_selections: { 'hall-floor': { product_id: 'stone' } } }, 0)
    expect([conflict.status, getCode(conflict), getField(conflict)]).toEqual([
      422,
      'CONFLICT',
      'buyer_selections.hall-floor',
    ])
    const cases: [string, unknown, string][] = [
      ['buyer_selections', { buyer_selections: { nothing: { product_id: 'oak' } } }, 'ITEM_UNKNOWN'],
      ['buyer_selections', { buyer_selections: { constructor: { product_id: 'oak' } } }, 'ITEM_UNKNOWN'],
      ['buyer_selections', { buyer_selections: { 'hall-floor': { product_id: 'tub-a' } } }, 'OPTION_UNKNOWN'],
      ['buyer_selections', { buyer_selections: { tub: { product_id: 'tub-b', quantity: 2 } } }, 'QUANTITY_NOT_ALLOWED'],
      [
        'buyer_line_item_activation',
        { buyer_line_item_activations: { 'tub-line': { activated: true } } },
        'LINE_ITEM_NOT_OPTIONAL',
      ],
      [
        'buyer_design_line_selections',
        { buyer_design_line_selections: [{ ...NATURAL[0], project_room_id: 'cellar' }] },
        'ROOM_UNKNOWN',
      ],
    ]
    for (const [path, body, code] of cases) {
      const refused = await write(path, body, 0)
      expect([refused.status, getCode(refused)]).toEqual([422, code])
    }
    expect(await read()).toMatchObject({ revision: 0, total: 0 })
  })

  it('API-27 wants the revision a write is based on, and answers 409 with the current one', async () => {
    await write('buyer_selections', { buyer_selections: STONE }, 0)
    const stale = await write('buyer_selections', { buyer_selections: STONE }, 0)
    expect([stale.status, getCode(stale), stale.headers.get('etag')]).toEqual([409, 'REVISION_CONFLICT', '"1"'])
    // What is stored comes with it, so that nobody has to ask again.
    expect(z.parse(ConflictAnswerSchema, stale.json).current).toEqual(await read())
    for (const ifMatch of ['', 'x', '*', '"1", "2"', '-1']) {
      const answer = await portal.call('PUT', `${UNIT}/buyer_selections`, {
        headers: { ...anna, 'if-match': ifMatch },
        body: { buyer_selections: STONE },
      })
      expect([answer.status, getCode(answer)]).toEqual([400, 'IF_MATCH_REQUIRED'])
    }
  })

  it('FOUND-19 API-27 refuses a write based on a revision that does not exist yet, as after a restored backup', async () => {
    await write('buyer_selections', { buyer_selections: STONE }, 0)
    const before = await read()
    for (const ahead of [2, 7, 999_999_999]) {
      const refused = await write('buyer_selections', { buyer_selections: {} }, ahead, { key: `ahead-${ahead}` })
      expect([refused.status, getCode(refused), refused.headers.get('etag')]).toEqual([409, 'REVISION_CONFLICT', '"1"'])
      expect(z.parse(ConflictAnswerSchema, refused.json).current).toEqual(before)
    }
    expect(await read()).toEqual(before)
  })

  it('FOUND-19 API-22 takes PUT and PATCH under one key for one write, whichever comes first', async () => {
    const body = { buyer_selections: STONE }
    const pairs = [
      ['PUT', 'PATCH'],
      ['PATCH', 'PUT'],
    ] as const
    for (const [index, [first, second]] of pairs.entries()) {
      const key = `either-${index}`
      const stored = await write('buyer_selections', body, index, { method: first, key })
      expect([stored.status, stored.headers.get('etag')]).toEqual([200, `"${index + 1}"`])
      const again = await write('buyer_selections', body, index, { method: second, key })
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([200, stored.text, `"${index + 1}"`])
      // The key still is that write's alone.
      const other = await write('buyer_selections', { buyer_selections: {} }, index + 1, { method: second, key })
      expect([other.status, getCode(other)]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
    }
    expect((await read())['revision']).toBe(2)
  })

  it('API-27 lets exactly one of two writers at the same time win', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => write('buyer_selections', { buyer_selections: STONE }, 0)),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409])
    expect((await read())['revision']).toBe(1)
  })

  it('API-22 gives the first answer again to a repeated key, and refuses the key for another request', async () => {
    const body = { buyer_selections: STONE }
    const first = await write('buyer_selections', body, 0, { key: 'key-1' })
    const again = await write('buyer_selections', body, 0, { key: 'key-1' })
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([200, first.text, '"1"'])
    const reused = await write('buyer_selections', { buyer_selections: {} }, 1, { key: 'key-1' })
    expect([reused.status, getCode(reused)]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
    const together = await Promise.all(
      Array.from({ length: 4 }, () => write('buyer_selections', body, 1, { key: 'key-2' })),
    )
    expect(new Set(together.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect((await read())['revision']).toBe(2)
    const operator = await actingHeaders(portal, await portal.logIn('operator@example.com'))
    expect((await write('buyer_selections', body, 2, { key: 'key-2', headers: operator })).json['revision']).toBe(3)
  })

  it('ENG-31 ENG-32 ENG-33 ENG-35 ENG-36 API-29 completes, freezes, refuses changes, and reopens', async () => {
    await write('buyer_selections', { buyer_selections: STONE }, 0)
    const completed = await write('completions', { message: 'Fertig', status: 'completed' }, 1)
    expect(completed.json).toMatchObject({ configuration_status: { status: 'completed' }, revision: 2 })
    for (const body of [{ buyer_selections: { tub: { product_id: 'tub-b' } } }, { buyer_selections: {} }]) {
      const late = await write('buyer_selections', body, 2)
      expect([late.status, getCode(late)]).toEqual([422, 'UNIT_COMPLETED'])
    }
    const twice = await write('completions', { message: '', status: 'completed' }, 2)
    expect([twice.status, getCode(twice)]).toEqual([422, 'STATUS_UNCHANGED'])

    const [snapshot] = await portal.database.kysely.selectFrom('configurationSnapshots').selectAll().execute()
    expect(snapshot?.sha256).toBe(completed.json['snapshot_sha256'])
    expect(
      createHash('sha256')
        .update(snapshot?.snapshot ?? '')
        .digest('hex'),
    ).toBe(snapshot?.sha256)
    const frozen: unknown = JSON.parse(snapshot?.snapshot ?? '')
    expect(canonicalJson(frozen)).toBe(snapshot?.snapshot)
    expect(frozen).toMatchObject({ unitId: 't-01', total: 10_000, configurationRevision: 2 })

    const reopened = await write('completions', { message: 'Noch einmal', status: 'pending' }, 2)
    expect(reopened.json).toMatchObject({ configuration_status: { status: 'pending' }, snapshot_sha256: null })
    expect((await write('buyer_selections', { buyer_selections: { tub: { product_id: 'tub-b' } } }, 3)).status).toBe(
      200,
    )
    const kept = await portal.database.kysely.selectFrom('configurationSnapshots').select('sha256').execute()
    expect(kept).toEqual([{ sha256: snapshot?.sha256 }])
  })

  it('SHL-54 leaves completion to the buyer, and to an admin with sysAdminCompletion', async () => {
    const done = { message: '', status: 'completed' }
    for (const name of ['operator', 'admin']) {
      const headers = await portal.logIn(`${name}@example.com`)
      const refused = await write('completions', done, 0, { headers })
      expect([name, refused.status]).toEqual([name, 403])
    }
    const project = await findProject(portal.database.kysely, 'tiny', 'demo')
    if (project === null) throw new Error('no project')
    const featureFlags = { ...project.featureFlags, bp: { sysAdminCompletion: true } }
    await saveProject(portal.database.kysely, { ...project, featureFlags }, '2026-11-20T09:00:00Z')
    const operator = await portal.logIn('operator@example.com')
    const admin = await portal.logIn('admin@example.com')
    expect((await write('completions', done, 0, { headers: operator })).status).toBe(403)
    expect((await write('completions', done, 0, { headers: admin })).status).toBe(200)
  })

  it('ENG-45 counts every item as decided with simplifiedConfiguration', async () => {
    expect((await read())['progress']).toBeLessThan(1)
    const project = await findProject(portal.database.kysely, 'tiny', 'demo')
    if (project === null) throw new Error('no project')
    const featureFlags = { ...project.featureFlags, bp: { simplifiedConfiguration: true } }
    await saveProject(portal.database.kysely, { ...project, featureFlags }, '2026-11-20T09:00:00Z')
    expect((await read())['progress']).toBe(1)
  })

  it('API-100 locks the trades of a deadline from the Berlin day after it, on the server as well', async () => {
    // 20 November, 23:30 in Berlin.
    const expiresAt = '2026-11-20T22:30:00.000Z'
    await addDeadline(portal.database.kysely, { id: 'd1', title: 'Parkett', expiresAt, trades: ['PRK'], locks: true })
    time = Date.parse('2026-11-20T22:45:00Z')
    expect((await read())['locked_trades']).toEqual([])
    time = Date.parse('2026-11-20T23:00:01Z')
    const deadline = { title: 'Parkett', titles: { de: 'Parkett' }, expires_at: '2026-11-20T22:30:00.000Z' }
    expect((await read())['locked_trades']).toEqual([{ trade: 'PRK', ...deadline, deadline_id: 'd1' }])
    const refused = await write(
      'buyer_selections',
      { buyer_selections: { 'hall-skirting': { product_id: 'stone-skirting' } } },
      0,
    )
    expect(refused.status).toBe(422)
    expect(refused.json['errors']).toEqual([
      expect.objectContaining({ field: 'buyer_selections.hall-skirting', code: 'ITEM_LOCKED', deadline }),
    ])
  })

  it('KNW-3 says what has to be decided next: of the unit or its project, not met, and not over in Berlin', async () => {
    time = Date.parse('2026-11-20T10:00:00Z')
    expect(await read()).not.toHaveProperty('next_deadline')
    const db = portal.database.kysely
    for (const [id, expiresAt, unitId] of [
      ['over', '2026-11-19T12:00:00.000Z', null],
      ['met', '2026-11-20T12:00:00.000Z', null],
      ['of another', '2026-11-20T13:00:00.000Z', 'demo/t-02'],
      ['today', '2026-11-20T08:00:00.000Z', null],
      ['own', '2026-12-12T12:00:00.000Z', 'demo/t-01'],
    ] as const) {
      await addDeadline(db, { id, title: id, expiresAt, unitId })
    }
    const met = { deadlineId: 'met', unitId: 'demo/t-01', at: '2026-11-18T12:00:00.000Z', byId: null, byName: '' }
    await db.insertInto('deadlineCompletions').values(met).execute()
    expect((await read())['next_deadline']).toMatchObject({ title: 'today', expires_at: '2026-11-20T08:00:00.000Z' })
    time = Date.parse('2026-11-20T23:00:01Z')
    expect((await read())['next_deadline']).toMatchObject({ title: 'own', expires_at: '2026-12-12T12:00:00.000Z' })
  })

  it('writes who changed what to the audit log', async () => {
    await write('buyer_selections', { buyer_selections: STONE }, 0)
    const entries = await portal.database.kysely
      .selectFrom('auditLog')
      .select(['userId', 'unitId', 'action'])
      .where('unitId', 'is not', null)
      .execute()
    expect(entries).toEqual([{ userId: 'anna', unitId: 'demo/t-01', action: 'configuration.saved' }])
  })
})
