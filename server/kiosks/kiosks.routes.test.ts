import { addDesign, publishDesign } from '#server/designs/designs.repository.ts'
import { createHash, scryptSync } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DEFAULT_DEVICE_SETTINGS } from '#shared/contracts/entities/device.schema.ts'
import { tinyCatalog } from '#server/catalogues/package/fixtures/tiny-catalog.ts'
import {
  describeOnDatabases,
  startTestPortal,
  type TestAnswer,
  type TestPortal,
  valueAt,
} from '#server/testing/test-portal.ts'

/** ms that are more than enough on a busy machine. */
const SLOW = { timeout: 10_000 }
const FLEET = '/bp/api/v1/account/devices'
const REPORT = {
  program_version: '1.2.3',
  manifest_revision: null,
  synchronised_at: '2026-11-20T08:00:00.000Z',
  cache_bytes: 1_000,
  free_bytes: 5_000,
  outbox_length: 2,
  outbox_refused: 0,
  errors: [{ code: 'DISK_FULL', at: '2026-11-20T07:00:00.000Z' }],
}
type Headers = Readonly<Record<string, string>>

/** What staff have published of a portal. */
const DESIGN = {
  theme: 'dark',
  dashboardVersion: 'v2',
  dashboardConfig: [],
  dashboardMenu: 'left',
  stylingSimple: {},
  stylingAdvanced: '',
  translations: [],
} as const

describeOnDatabases('kiosks and the portal', () => {
  let portal: TestPortal
  let admin: Headers
  let time: number

  beforeEach(async () => {
    time = Date.parse('2026-11-20T10:00:00Z')
    portal = await startTestPortal({ now: () => time })
    admin = await portal.logIn('admin@example.com')
  })
  afterEach(() => portal.remove())

  const getCode = (answer: TestAnswer) => [answer.status, valueAt(answer.json['errors'], '0', 'code')]
  const listFields = (answer: TestAnswer) =>
    Object.values(answer.json['errors'] ?? {}).map((error: unknown) => valueAt(error, 'field'))
  const newCode = async () => {
    const body = { name: 'Foyer' }
    const answer = await portal.call('POST', '/bp/api/v1/account/device_pairings', { headers: admin, body })
    expect(answer.status, answer.text).toBe(201)
    return String(answer.json['code'])
  }
  const pairWith = (code: string) =>
    portal.call('POST', '/api/v1/device_pairings', { body: { code, program_version: '1.2.3' } })
  async function pair(): Promise<{ id: string; headers: Headers }> {
    const { json, text, status } = await pairWith(await newCode())
    expect(status, text).toBe(201)
    return { id: String(json['device_id']), headers: { authorization: `Bearer ${String(json['token'])}` } }
  }
  const report = (headers: Headers, more: object = {}) =>
    portal.call('POST', '/api/v1/device/reports', { headers, body: { ...REPORT, ...more } })
  const save = (id: string, revision: number, settings: object, more: object = {}) => {
    const body = { revision, name: 'Foyer', settings: { ...DEFAULT_DEVICE_SETTINGS, ...settings }, ...more }
    return portal.call('PUT', `${FLEET}/${id}`, { headers: admin, body })
  }
  const order = (id: string, wanted: string) =>
    portal.call('POST', `${FLEET}/${id}/orders`, { headers: admin, body: { order: wanted } })
  const getSettings = (headers: Headers) => portal.call('GET', '/api/v1/device/settings', { headers })
  const buildManifest = (headers: Headers) => portal.call('GET', '/api/v1/device/manifest', { headers })
  const fleet = async (): Promise<unknown> => JSON.parse((await portal.call('GET', FLEET, { headers: admin })).text)

  it('decision 37 makes a device of a code, once and for a quarter of an hour', async () => {
    const code = await newCode()
    expect(code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ23456789]{8}$/)
    const late = await newCode()
    const answers = await Promise.all([pairWith(code), pairWith(code)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 422])
    const paired = answers.find(({ status }) => status === 201)
    expect(paired?.json).toMatchObject({ name: 'Foyer', account_id: 'demo' })
    const token = String(paired?.json['token'])
    expect(token).toMatch(/^kd_[A-Za-z0-9_-]{43}$/)
    const [row] = await portal.database.kysely.selectFrom('kiosks').selectAll().execute()
    expect(JSON.stringify(row)).not.toContain(token)
    expect(row?.tokenHash).toBe(createHash('sha256').update(token).digest('hex'))

    time += 15 * 60_000
    expect(getCode(await pairWith(late))).toEqual([422, 'TOKEN_INVALID'])
    expect(getCode(await pairWith('BCDFGHJK'))).toEqual([422, 'TOKEN_INVALID'])
  })

  it('decision 37 lets nobody try out codes', async () => {
    const statuses: number[] = []
    for (let at = 0; at < 21; at++)
      statuses.push((await pairWith(`BBBBBB${2 + Math.floor(at / 8)}${2 + (at % 8)}`)).status)
    expect(statuses.filter((status) => status === 422)).toHaveLength(20)
    const refused = await pairWith(await newCode())
    expect(getCode(refused)).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('decision 37 keeps a report and gives each order once', async () => {
    const { id, headers } = await pair()
    expect(await fleet()).toMatchObject([{ id, name: 'Foyer', report: null, last_seen_at: null, waiting_orders: [] }])
    expect((await order(id, 'restart')).status).toBe(200)
    expect((await order(id, 'restart')).status).toBe(200)
    time += 1_000
    expect((await order(id, 'synchronise')).status).toBe(200)
    expect(await fleet()).toMatchObject([{ waiting_orders: ['restart', 'synchronise'] }])
    const answers = await Promise.all([report(headers), report(headers)])
    const orders = answers.map(({ json }) => json['orders']).filter((given) => valueAt(given, '0') !== undefined)
    expect(orders).toHaveLength(1)
    expect(['0', '1', '2'].map((at) => valueAt(orders[0], at, 'order')).filter(Boolean)).toEqual([
      'restart',
      'synchronise',
    ])
    expect(await fleet()).toMatchObject([
      { report: REPORT, last_seen_at: '2026-11-20T10:00:01.000Z', waiting_orders: [] },
    ])
  })

  it('decision 37 gives an order again until the device says that it is carried out', async () => {
    const { id, headers } = await pair()
    const other = await pair()
    await order(id, 'restart')
    const given = async (of: Headers, done: string[]) => {
      const { json, status, text } = await report(of, { done_orders: done })
      expect(status, text).toBe(200)
      return Object.values(json['orders'] ?? {}).map((one: unknown) => String(valueAt(one, 'id')))
    }
    const [first = ''] = await given(headers, [])
    expect(await given(headers, [])).toEqual([first])
    expect(await given(other.headers, [first])).toEqual([])
    time += 1_000
    await order(id, 'reset')
    const both = await given(headers, ['made-up'])
    expect(both).toEqual([first, both[1]])
    expect(await given(headers, [first])).toEqual([both[1]])
    expect(await fleet()).toEqual(expect.arrayContaining([expect.objectContaining({ id, waiting_orders: ['reset'] })]))
    expect(await given(headers, [first, both[1] ?? ''])).toEqual([])
  })

  it('decision 37 takes what a later program tells, and leaves out what it does not know', async () => {
    const { headers } = await pair()
    const { status, text } = await report(headers, { temperature: 41, errors: [{ ...REPORT.errors[0], more: 1 }] })
    expect(status, text).toBe(200)
    const reports = Object.values((await fleet()) ?? {}).map((device: unknown) => valueAt(device, 'report'))
    expect(reports).toEqual([REPORT])
  })

  it('decision 37 goes by the project that the device’s own file sets', async () => {
    const { headers } = await pair()
    const manifest = await portal.call('GET', '/api/v1/device/manifest?project_id=tiny', { headers })
    expect(manifest.json).toMatchObject({ project: { id: 'tiny' } })
    expect((await buildManifest(headers)).status).toBe(404)
    expect((await portal.call('GET', '/api/v1/device/manifest?project_id=far', { headers })).status).toBe(404)
    const { revision } = manifest.json
    expect((await report(headers, { project_id: 'tiny' })).json).toMatchObject({ manifest_revision: revision })
    expect(await fleet()).toMatchObject([{ manifest_revision: revision }])
    expect((await report(headers)).json).toMatchObject({ manifest_revision: null })
  })

  it('decision 37 hands what an admin sets to the device, and refuses who has not seen the last change', async () => {
    const { id, headers } = await pair()
    expect((await getSettings(headers)).json).toEqual({
      revision: 0,
      settings: DEFAULT_DEVICE_SETTINGS,
      staff_pin_hash: null,
    })
    const wanted = { project_id: 'tiny', start_unit: 't-sample', return_label: 'Zum Empfang', idle_seconds: 30 }
    const saved = await save(id, 0, wanted, { name: 'Empfang', staff_pin: '246813' })
    expect(saved.json).toMatchObject({ name: 'Empfang', settings_revision: 1, settings: wanted, has_staff_pin: true })
    expect((await report(headers)).json).toMatchObject({ settings_revision: 1 })
    expect(getCode(await save(id, 0, {}))).toEqual([409, 'REVISION_CONFLICT'])

    const { json } = await getSettings(headers)
    expect(json).toMatchObject({ revision: 1, settings: wanted })
    const [name, N, r, p, salt = '', hash = ''] = String(json['staff_pin_hash']).split('$')
    const options = { N: Number(N), r: Number(r), p: Number(p) }
    const again = scryptSync('246813', Buffer.from(salt, 'base64url'), 32, options)
    expect([name, again.toString('base64url')]).toEqual(['scrypt', hash])

    // Once more, because the answer did not arrive: nothing is refused, nothing is saved twice.
    const sameAgain = await save(id, 0, wanted, { name: 'Empfang', staff_pin: '246813' })
    expect([sameAgain.status, sameAgain.json['settings_revision']]).toEqual([200, 1])
    expect(getCode(await save(id, 0, wanted, { name: 'Empfang', staff_pin: '246814' }))[0]).toBe(409)
    expect(getCode(await save(id, 0, wanted, { name: 'Empfang', staff_pin: null }))[0]).toBe(409)

    expect((await save(id, 1, wanted)).json).toMatchObject({ has_staff_pin: true, settings_revision: 2 })
    expect((await save(id, 2, wanted, { staff_pin: null })).json).toMatchObject({ has_staff_pin: false })
    const entries = await portal.database.kysely
      .selectFrom('auditLog')
      .selectAll()
      .where('subjectId', '=', id)
      .execute()
    expect(entries.map(({ action }) => action).sort()).toEqual([
      'device.paired',
      'device.saved',
      'device.saved',
      'device.saved',
    ])
    expect(JSON.stringify(entries)).not.toMatch(/Zum Empfang|246813|scrypt/)
    expect(JSON.stringify(entries)).toContain('returnLabel')
  })

  it('decision 37 lists for a program of before what its return button and booking form need', async () => {
    const { id, headers } = await pair()
    const hosts = async (revision: number, settings: object) => {
      expect((await save(id, revision, settings)).status).toBe(200)
      return valueAt((await getSettings(headers)).json, 'settings', 'allowed_hosts')
    }
    const urls = { return_url: 'https://shop.example/start', booking_url: 'https://book.example:8443/form' }
    const listed = ['maps.example', 'shop.example']
    expect(await hosts(0, { ...urls, allowed_hosts: listed })).toEqual([...listed, 'book.example:8443'])
    // An admin sees what an admin has set.
    expect(await fleet()).toMatchObject([{ settings: { ...urls, allowed_hosts: listed } }])
    const many = Array.from({ length: 19 }, (_, at) => `h${at}.example`)
    expect(await hosts(1, { ...urls, allowed_hosts: many })).toEqual([...many, 'shop.example'])
    expect(await hosts(2, { return_url: 'https://[::1]/' })).toEqual([])
  })

  it('decision 37 says at the field what does not fit', async () => {
    const { id } = await pair()
    const refused = await save(id, 0, { project_id: 'far' })
    expect(getCode(refused)).toEqual([400, 'INVALID_VALUE'])
    expect(listFields(refused)).toEqual(['settings.project_id'])
    const inside = await save(id, 0, { return_url: 'http://shop.example/', booking_url: 'https://a:b@book.example/' })
    expect(listFields(inside)).toEqual(['settings.return_url', 'settings.booking_url'])
    const foreign = await save(id, 0, { project_id: 'tiny', start_unit: 't-01' })
    expect([...getCode(foreign), ...listFields(foreign)]).toEqual([422, 'UNIT_UNKNOWN', 'settings.start_unit'])
    expect(getCode(await save(id, 0, { start_unit: 't-sample' }))).toEqual([422, 'UNIT_UNKNOWN'])
    expect(getCode(await save(id, 0, {}, { staff_pin: '12345' }))).toEqual([400, 'INVALID_VALUE'])
    // Their hosts are allowed without being listed.
    const urls = { return_url: 'https://shop.example/', booking_url: 'https://book.example:8443/form' }
    expect((await save(id, 0, urls)).status).toBe(200)
  })

  it('decision 37 knows a device no more that was taken out of its account', async () => {
    const { id, headers } = await pair()
    expect((await report(headers)).status).toBe(200)
    const gone = await portal.call('DELETE', `${FLEET}/${id}`, { headers: admin })
    expect(gone.status).toBe(200)
    const refused = await report(headers)
    expect(getCode(refused)).toEqual([401, 'DEVICE_REVOKED'])
    // Programs of before look for this one.
    expect(valueAt(refused.json['errors'], '1', 'code')).toBe('UNAUTHORIZED')
    expect(getCode(await buildManifest(headers))).toEqual([401, 'DEVICE_REVOKED'])
    // As a portal hears it that was restored from a time before the device.
    const unknown = { authorization: `Bearer kd_${'A'.repeat(43)}` }
    expect(getCode(await report(unknown))).toEqual([401, 'UNAUTHORIZED'])
    expect(await fleet()).toEqual([])
  })

  it('decision 36 names everything that the project needs without network', async () => {
    const { id, headers } = await pair()
    expect((await buildManifest(headers)).status).toBe(404)
    expect((await report(headers)).json).toMatchObject({ manifest_revision: null })
    await save(id, 0, { project_id: 'tiny' })
    const { json, status, text } = await buildManifest(headers)
    expect(status, text).toBe(200)
    expect(json).toMatchObject({ account_id: 'demo', project: { id: 'tiny', slug: 'tiny-houses' } })
    expect(Object.values(json['units'] ?? {}).map((unit: unknown) => valueAt(unit, 'id'))).toEqual(['t-sample'])
    const files = Object.values(json['files'] ?? {})
    const paths = files.map((file: unknown) => String(valueAt(file, 'path')))
    const named = new Set<string>()
    for (const address of Object.values(json['calls'] ?? {})) {
      const answer = await portal.call('GET', String(address))
      expect(answer.status, String(address)).toBe(200)
      for (const [path] of answer.text.matchAll(/\/files\/[0-9a-f]{64}\.[a-z0-9]+/g)) named.add(path)
    }
    expect(named.size).toBeGreaterThan(3)
    const loop = Object.values(json['attract'] ?? {}).map(String)
    expect([...new Set([...named, ...loop])].sort()).toEqual(paths)
    for (const file of files) {
      const bytes = await (await fetch(`${portal.url}${String(valueAt(file, 'path'))}`)).arrayBuffer()
      expect(valueAt(file, 'bytes')).toBe(bytes.byteLength)
    }
    // All that this one has is small; better that than an empty loop.
    expect(loop).toHaveLength(1)
  })

  it('decision 36 has the same revision until something has changed', async () => {
    const { id, headers } = await pair()
    await save(id, 0, { project_id: 'tiny' })
    const revision = async () => {
      let made: unknown = null
      // A report does not wait for long until a manifest is made.
      while (typeof made !== 'string') made = (await report(headers)).json['manifest_revision']
      return made
    }
    const first = await revision()
    expect((await buildManifest(headers)).json['revision']).toBe(first)
    await save(id, 1, { project_id: 'tiny', return_label: 'Weiter' })
    await portal.reimport(tinyCatalog())
    // PostgreSQL cannot say that something has changed: it is looked at again after two seconds.
    time += 3_000
    expect(await revision()).toBe(first)

    const body = { revision: 0, flags: [{ name: 'showSku', portal_id: 'mp', is_on: true }] }
    const flags = await portal.call('PUT', '/bp/api/v1/account/projects/tiny/feature_flags', { headers: admin, body })
    expect(flags.status, flags.text).toBe(200)
    time += 3_000
    // What is kept of a project is found to be old a moment after the write.
    await expect.poll(revision, SLOW).not.toBe(first)
    const second = await revision()

    const catalog = tinyCatalog()
    const [product, ...others] = catalog.products
    if (product === undefined) throw new Error('no product')
    await portal.reimport({ ...catalog, products: [{ ...product, supplier: 'Another one' }, ...others] })
    time += 3_000
    await expect.poll(revision, SLOW).not.toBe(second)
    const third = await revision()
    expect((await buildManifest(headers)).json['revision']).toBe(third)

    const { kysely } = portal.database
    const operator = { userId: 'operator', at: new Date(time).toISOString() }
    const [{ id: projectId } = { id: '' }] = await kysely
      .selectFrom('projects')
      .select('id')
      .where('packageId', '=', 'tiny')
      .execute()
    await addDesign(kysely, { id: 'mp', projectId, portal: 'mp' }, operator)
    await publishDesign(kysely, { id: 'mp', revision: 0 }, DESIGN, operator)
    time += 3_000
    await expect.poll(revision, SLOW).not.toBe(third)
    const fourth = await revision()
    expect(await fleet()).toMatchObject([{ manifest_revision: fourth }])
  })
})
