import { afterEach, beforeEach, expect, it } from 'vitest'
import { tinyArchive } from '#server/catalogues/package/fixtures/tiny-archive.ts'
import { tinyProject } from '#server/catalogues/package/fixtures/tiny-package.ts'
import { readJson } from '#server/platform/db/stored-json.ts'
import { setPackageFlags } from '#server/testing/package-flags.ts'
import {
  describeOnDatabases,
  startTestPortal,
  type TestPortal,
  valueAt,
  waitUntilSeen,
} from '#server/testing/test-portal.ts'

const SALE = '/bp/api/v1/units/t-02/sale'
const UPLOADS = '/bp/api/v1/account/project_uploads'
const RESERVED = { sales_status: 'RESERVED', reserved_until: '2026-11-30', reserved_for: 'Paul Nägele' }

describeOnDatabases('the sale of a unit', () => {
  let portal: TestPortal
  let time = 0

  beforeEach(async () => {
    time = Date.parse('2026-11-24T10:00:00Z')
    portal = await startTestPortal({ now: () => time })
  })
  afterEach(() => portal.remove())

  const as = (name: string) => portal.logIn(`${name}@example.com`)
  const read = async (by = 'operator') => (await portal.call('GET', SALE, { headers: await as(by) })).json
  /** What is not named stays as it is. */
  async function save(wish: Readonly<Record<string, unknown>>, by = 'operator', base?: unknown) {
    const { revision, sales_status, reserved_until, reserved_for, featured } = await read()
    const body = { sales_status, reserved_until, reserved_for, featured, note: '', ...wish, revision: base ?? revision }
    return portal.call('PUT', SALE, { headers: await as(by), body })
  }
  async function upload(change: Readonly<Record<string, unknown>>) {
    const project = tinyProject()
    const units = project.units.map((unit) => (unit.id === 't-02' ? { ...unit, ...change } : unit))
    const headers = { ...(await as('operator')), 'content-type': 'application/zip' }
    const body = await tinyArchive({ ...project, units })
    const answer = await fetch(`${portal.url}${UPLOADS}`, { method: 'POST', headers, body })
    return readJson<Readonly<Record<string, unknown>>>(await answer.text())
  }
  const importIt = async (id: unknown) =>
    portal.call('POST', `${UPLOADS}/${String(id)}/imports`, { headers: await as('operator') })
  const inTable = async () => {
    const { json } = await portal.call('GET', '/bp/api/v1/account/units', { headers: await as('operator') })
    const units: unknown[] = Object.values(json['units'] ?? {})
    return units.find((unit) => valueAt(unit, 'id') === 't-02')
  }

  it('SAL-1, SAL-2: is told with who said what, when and why, the latest first; table and log follow', async () => {
    const { price } = await read()
    const saved = await save({ ...RESERVED, note: 'Finanzierung wird geprüft' })
    expect(saved.status, saved.text).toBe(200)
    time += 3_600_000
    await save({ price: 123_00, featured: true }, 'admin')
    expect(await read()).toMatchObject({
      ...RESERVED,
      revision: 2,
      today: '2026-11-24',
      price: 123_00,
      events: [
        { sequence: 2, by: 'admin Test', standing: null, price: { from: price, to: 123_00 }, featured: { to: true } },
        {
          sequence: 1,
          at: '2026-11-24T10:00:00.000Z',
          by: 'operator Test',
          note: 'Finanzierung wird geprüft',
          standing: { from: { sales_status: 'SOLD' }, to: RESERVED },
          price: null,
        },
      ],
    })
    expect(await inTable()).toMatchObject({ ...RESERVED, price: 123_00, featured: true })
    const headers = await as('admin')
    const log = await portal.call('GET', '/bp/api/v1/account/audit_entries?action=sale.changed', { headers })
    expect(log.json['0']).toMatchObject({ details: { price: { from: price, to: 123_00 } } })
    expect(log.json['1']).toMatchObject({
      user: { id: 'operator' },
      details: { from: 'SOLD', to: 'RESERVED', until: { from: null, to: RESERVED.reserved_until } },
    })
    expect(log.text).not.toContain('Nägele')
  })

  it('SAL-1: is not reserved without day and person, nor until a day that is over, and then nothing is stored', async () => {
    const codes = async (wish: Readonly<Record<string, unknown>>) => {
      const { status, json } = await save({ ...RESERVED, ...wish })
      return [status, valueAt(json, 'errors', '0', 'field'), valueAt(json, 'errors', '0', 'code')]
    }
    expect(await codes({ reserved_until: null })).toEqual([422, 'reserved_until', 'RESERVATION_INCOMPLETE'])
    expect(await codes({ reserved_for: ' ' })).toEqual([422, 'reserved_for', 'RESERVATION_INCOMPLETE'])
    expect(await codes({ reserved_until: '2026-11-23' })).toEqual([422, 'reserved_until', 'RESERVATION_PAST'])
    expect((await codes({ reserved_until: '2027-02-31' }))[0]).toBe(400)
    expect((await codes({ price: -1 }))[0]).toBe(400)
    expect(await read()).toMatchObject({ revision: 0, events: [] })
  })

  it('SAL-1: tells the second of two who save at once', async () => {
    const both = await Promise.all([save(RESERVED, 'operator', 0), save({ sales_status: 'VACANT' }, 'admin', 0)])
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
    expect(valueAt((await save({ sales_status: 'SOLD' }, 'admin', 0)).json, 'errors', '0', 'code')).toBe(
      'REVISION_CONFLICT',
    )
    expect(await read()).toMatchObject({ revision: 1, events: [{ sequence: 1 }] })
  })

  it('SAL-1: is seen and said by those alone who may', async () => {
    const { kysely } = portal.database
    await kysely.updateTable('userRoles').set({ role: 'siteManager' }).where('userId', '=', 'operator').execute()
    expect((await read())['revision']).toBe(0)
    expect((await save(RESERVED)).status).toBe(403)
    expect((await save(RESERVED, 'admin')).status).toBe(200)
    expect((await portal.call('GET', '/bp/api/v1/units/t-01/sale', { headers: await as('anna') })).status).toBe(403)
  })

  it('SAL-3: stays reserved after its last day', async () => {
    await save(RESERVED)
    time += 7 * 24 * 3_600_000
    expect(await read()).toMatchObject({ ...RESERVED, today: '2026-12-01', events: [{ sequence: 1 }] })
    expect((await save({ price: 5 })).status).toBe(200)
  })

  it('SAL-4: keeps through an import what the team has said, names it before and after, and takes the rest', async () => {
    // Uploads grow old by the clock of the disk.
    time = Date.now()
    const reserved = { ...RESERVED, reserved_until: '2099-12-31' }
    expect((await save({ ...reserved, price: 123_00 })).status).toBe(200)
    const ahead = await upload({ sales_status: 'SOLD', price: 99_00, featured: true })
    const kept = [
      { severity: 'warning', code: 'salesStatusKept', path: 'units[1].sales_status', params: { unit: 't-02' } },
      { severity: 'warning', code: 'priceKept', path: 'units[1].price', params: { unit: 't-02' } },
    ]
    expect(ahead).toMatchObject({ error_count: 0, faults: kept })
    expect((await importIt(ahead['id'])).json).toMatchObject({ is_imported: true, faults: kept })
    expect(await read()).toMatchObject({
      ...reserved,
      price: 123_00,
      featured: true,
      revision: 2,
      events: [{ by: null, standing: null, price: null, featured: { from: false, to: true } }, { sequence: 1 }],
    })
    // Who had it open since before the import is told so.
    expect((await save({ sales_status: 'SOLD' }, 'operator', 1)).status).toBe(409)
  })

  it('SAL-5: says how many hold a link to what they saved of it', async () => {
    expect((await read())['saved_count']).toBe(0)
    await portal.database.kysely.deleteFrom('unitBuyers').where('unitId', '=', 'demo/t-02').execute()
    await save({ sales_status: 'VACANT' })
    const body = {
      buyer_selections: {},
      buyer_line_item_activations: {},
      buyer_design_line_selections: [],
      name: 'Nora',
      email: null,
      locale: 'de',
    }
    const headers = await as('operator')
    const made = await portal.call('POST', '/bp/api/v1/units/t-02/presentations', { headers, body })
    expect(made.status, made.text).toBe(201)
    const saved = await save({ sales_status: 'SOLD' })
    expect(saved.json['saved_count']).toBe(1)
    // It ends nothing.
    expect((await portal.call('GET', '/bp/api/v1/units/t-02/presentations', { headers })).json['0']).toBeDefined()
  })

  it('SAL-6: tells no price of a project that shows none, and leaves it as it is', async () => {
    await save({ price: 123_00 })
    await setPackageFlags(portal, 'bp', { showPricing: false })
    await waitUntilSeen(portal)
    const hidden = await read()
    expect(hidden).toMatchObject({ price: null, shows_prices: false, events: [] })
    await save({ sales_status: 'SOLD' })
    await setPackageFlags(portal, 'bp', { showPricing: true })
    await waitUntilSeen(portal)
    expect((await read())['price']).toBe(123_00)
  })
})
