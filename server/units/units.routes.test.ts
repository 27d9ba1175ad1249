import { brotliDecompressSync } from 'node:zlib'
import { get } from 'node:http'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { actingHeaders } from '#server/testing/acting-headers.ts'
import * as z from 'zod/mini'
import { CatalogueSchema } from '#shared/contracts/entities/catalogue.schema.ts'
import { MappingSchema } from '#shared/contracts/entities/picture.schema.ts'
import { MarketingProjectSchema } from '#shared/contracts/entities/marketing-project.schema.ts'
import { ProjectConfigSchema } from '#shared/contracts/entities/project.schema.ts'
import { UnitSchema, UnitSummarySchema } from '#shared/contracts/entities/unit.schema.ts'
import { findCatalogueText } from '#server/catalogues/catalogues.repository.ts'
import { findProject, listBuildings, saveBuildings, saveProject } from '#server/projects/projects.repository.ts'
import { findUnit, saveUnit } from '#server/projects/units.repository.ts'
import { assignUnits } from '#server/identity/users.repository.ts'
import { describeOnDatabases, startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'

const UNITS = '/bp/api/v1/units'

describeOnDatabases('units and catalogues', (kind) => {
  let portal: TestPortal
  /** ms that the portal's clock is ahead. */
  let ahead = 0
  const readHeaders: Record<string, Record<string, string>> = {}

  beforeAll(async () => {
    portal = await startTestPortal({ now: () => Date.now() + ahead })
    for (const name of ['anna', 'ben', 'operator', 'admin', 'paul', 'boss']) {
      readHeaders[name] = await portal.logIn(`${name}@example.com`)
    }
  })
  afterAll(() => portal.remove())

  const getAs = (name: string, path: string, headers: Record<string, string> = {}) =>
    portal.call('GET', path, { headers: { ...readHeaders[name], ...headers } })

  it('AUT-39 AUT-40 lets buyers touch their own units, staff those of their account, by id and by slug', async () => {
    const may: Record<string, readonly string[]> = {
      anna: ['t-01'],
      ben: ['t-02'],
      operator: ['t-01', 't-02', 't-sample'],
      admin: ['t-01', 't-02', 't-sample'],
      paul: ['f-01'],
      boss: ['f-01'],
    }
    const slugs: Record<string, string> = {
      't-01': 'wohnung-t-01',
      't-02': 'wohnung-t-02',
      't-sample': 'wohnung-t-sample',
      'f-01': 'far-01',
    }
    for (const [name, allowed] of Object.entries(may)) {
      for (const [id, slug] of Object.entries(slugs)) {
        const expected = allowed.includes(id) ? 200 : 404
        for (const path of [
          `${UNITS}/${id}`,
          `${UNITS}/${slug}`,
          `${UNITS}/${id}/catalog`,
          `${UNITS}/${id}/configurations`,
        ]) {
          expect([name, path, (await getAs(name, path)).status]).toEqual([name, path, expected])
        }
      }
    }
    expect((await portal.call('GET', `${UNITS}/t-01`)).status).toBe(401)
  })

  /** SQLite tells of another process's commit within 5 ms; on PostgreSQL nothing is believed for over 2 s. */
  async function untilNoticed(): Promise<void> {
    if (kind === 'postgres') ahead += 900
    else await new Promise((resolve) => setTimeout(resolve, 20))
  }

  it('a slug that fits several units finds none until the project is named; an id always finds its unit', async () => {
    const { kysely } = portal.database
    const now = '2026-11-20T09:00:00Z'
    const project = await findProject(kysely, 'tiny', 'demo')
    const unit = await findUnit(kysely, 't-01', { kind: 'account', accountId: 'demo' })
    if (project === null || unit === null) throw new Error('no project')
    await saveProject(kysely, { ...project, id: 'demo/twin', packageId: 'twin', slug: 'twin-houses', position: 9 }, now)
    await saveBuildings(kysely, 'demo/twin', await listBuildings(kysely, project.id))
    await saveUnit(kysely, { ...unit, id: 'demo/twin-01', packageId: 'twin-01', projectId: 'demo/twin' }, now)
    // Its slug is the other's id.
    await saveUnit(
      kysely,
      { ...unit, id: 'demo/twin-02', packageId: 'twin-02', projectId: 'demo/twin', slug: 't-01' },
      now,
    )
    await untilNoticed()
    const getId = async (path: string, name = 'operator') => {
      const answer = await getAs(name, `${UNITS}/${path}`)
      return answer.status === 200 ? answer.json['id'] : answer.status
    }
    expect(await getId('wohnung-t-01')).toBe(404)
    expect(await getId('wohnung-t-01?project_id=tiny')).toBe('t-01')
    expect(await getId('wohnung-t-01?project_id=twin-houses&account_id=demo')).toBe('twin-01')
    expect(await getId('t-01')).toBe('t-01')
    expect(await getId('t-01?project_id=twin')).toBe('twin-02')
    expect(await getId('t-01?account_id=partner')).toBe(404)
    // Who may touch only one of them needs no project.
    expect(await getId('wohnung-t-01', 'anna')).toBe('t-01')
    const acting = await actingHeaders(portal, readHeaders['operator'] ?? {}, { unit: 'twin-01', buyerId: null })
    const write = (query: string) =>
      portal.call('PUT', `${UNITS}/wohnung-t-01/buyer_selections${query}`, {
        headers: { ...acting, 'if-match': '"0"' },
        body: { buyer_selections: {} },
      })
    expect((await write('')).status).toBe(404)
    expect((await write('?project_id=twin')).status).toBe(200)
    expect((await getAs('operator', `${UNITS}/wohnung-t-01/catalog?project_id=twin`)).status).toBe(200)
    for (const table of ['configurations', 'auditLog'] as const) {
      await kysely.deleteFrom(table).where('unitId', '=', 'demo/twin-01').execute()
    }
    await kysely.deleteFrom('units').where('projectId', '=', 'demo/twin').execute()
  })

  it('writes on the unit as it is now, also when another process has just changed it', async () => {
    const write = () =>
      portal.call('PUT', `${UNITS}/t-01/buyer_selections`, {
        headers: { ...readHeaders['anna'], 'if-match': '"9"' },
        body: { buyer_selections: {} },
      })
    expect((await getAs('anna', `${UNITS}/t-01`)).status).toBe(200)
    expect((await write()).status).toBe(409)
    const other = await portal.openAgain()
    await other.kysely.deleteFrom('unitBuyers').where('userId', '=', 'anna').execute()
    expect((await write()).status).toBe(404)
    await assignUnits(other.kysely, 'anna', ['demo/t-01'], '')
    await other.close()
    await untilNoticed()
  })

  it('shows a public answer to everybody from one entry, whatever they say of themselves', async () => {
    const path = '/bp/api/v1/sample_units/t-sample/catalog?locale=en'
    const { catalogues } = portal.services
    await portal.call('GET', path, { headers: { authorization: 'Bearer one' } })
    const answer = vi.spyOn(catalogues, 'answer')
    for (const authorization of ['Bearer two', 'Basic x', '']) {
      expect((await portal.call('GET', path, { headers: { authorization } })).status).toBe(200)
    }
    expect(answer).not.toHaveBeenCalled()
    answer.mockRestore()
  })

  it('never repeats an answer whose session was revoked while it was made', async () => {
    const doomed = await portal.logIn('anna@example.com')
    const { access } = portal.services
    const find = access.unitFor.bind(access)
    const spy = vi.spyOn(access, 'unitFor').mockImplementation(async (...call) => {
      const found = await find(...call)
      spy.mockRestore()
      const other = await portal.openAgain()
      await other.kysely.deleteFrom('sessions').where('userId', '=', 'anna').execute()
      await other.close()
      await untilNoticed()
      return found
    })
    expect((await portal.call('GET', `${UNITS}/t-01/catalog`, { headers: doomed })).status).toBe(200)
    expect((await portal.call('GET', `${UNITS}/t-01/catalog`, { headers: doomed })).status).toBe(401)
    readHeaders['anna'] = await portal.logIn('anna@example.com')
  })

  it('a foreign unit looks like one that does not exist', async () => {
    const foreign = await getAs('anna', `${UNITS}/t-02`)
    const unknown = await getAs('anna', `${UNITS}/nothing`)
    expect(foreign.text).toBe(unknown.text)
  })

  it('API-7 API-60 lists the caller’s units in pages', async () => {
    const first = await getAs('operator', `${UNITS}?project_id=tiny-houses&per_page=1`)
    const second = await getAs('operator', `${UNITS}?per_page=1&page=2&locale=en`)
    expect(first.headers.get('x-total-count')).toBe('2')
    const Page = z.array(UnitSummarySchema)
    expect(z.parse(Page, JSON.parse(first.text)).map(({ id }) => id)).toEqual(['t-01'])
    // As the unit itself says it.
    expect(z.parse(Page, JSON.parse(first.text))[0]?.storey_name).toBe('Erdgeschoss')
    expect(z.parse(Page, JSON.parse(second.text)).map(({ display_name: name }) => name)).toEqual(['Home t-02'])
    expect((await getAs('operator', `${UNITS}?project_id=far`)).text).toBe('[]')
    expect((await getAs('operator', `${UNITS}?per_page=101`)).status).toBe(400)
  })

  it('API-72 API-73 API-74 API-75 API-76 API-77 API-79 answers a unit that follows the contract', async () => {
    const unit = z.parse(z.strictObject(UnitSchema.shape), (await getAs('anna', `${UNITS}/t-01`)).json)
    expect(unit).toMatchObject({ id: 't-01', project_slug: 'tiny-houses', total: 0, room_book_present: true })
    expect(unit.buyers.map(({ email }) => email)).toEqual(['anna@example.com'])
    expect(unit.storeys).toEqual([{ name_short: 'EG', name: 'Erdgeschoss', position: 0 }])
  })

  it('PRO-28 decision 29 names the agent of the units that one markets, and what a buyer has to know', async () => {
    const own = z.parse(UnitSchema, (await getAs('anna', `${UNITS}/t-01?locale=en`)).json)
    expect(own).toMatchObject({ agent: null, legal_notice: 'Please seek advice.' })
    const sample = z.parse(UnitSchema, (await portal.call('GET', '/bp/api/v1/sample_units/t-sample')).json)
    expect(sample.agent).toMatchObject({ name: 'Makler GmbH', address_city: 'Freiburg' })
  })

  it('API-21 sends the prepared catalogue compressed, with a strong ETag, and 304 to who has it', async () => {
    const path = `${UNITS}/t-01/catalog`
    const plain = await getRaw(`${portal.url}${path}`, { ...readHeaders['anna'], 'accept-encoding': 'identity' })
    const compressed = await getRaw(`${portal.url}${path}`, { ...readHeaders['anna'], 'accept-encoding': 'gzip, br' })
    expect(compressed.headers['content-encoding']).toBe('br')
    expect(compressed.headers['vary']).toBe('Accept-Encoding')
    expect(brotliDecompressSync(compressed.body)).toEqual(plain.body)
    expect(compressed.headers.etag).not.toBe(plain.headers.etag)
    const unit = await findUnit(portal.database.kysely, 't-01', { kind: 'account', accountId: 'demo' })
    const published = await findCatalogueText(portal.database.kysely, unit?.catalogueId ?? '', 'de')
    expect(plain.headers.etag).toBe(published?.etag)
    z.parse(CatalogueSchema, JSON.parse(plain.body.toString()))
    for (const tag of [
      `${compressed.headers.etag}`,
      `"other", ${compressed.headers.etag}`,
      `W/${compressed.headers.etag}`,
    ]) {
      const again = await getRaw(`${portal.url}${path}`, {
        ...readHeaders['anna'],
        'accept-encoding': 'br',
        'if-none-match': tag,
      })
      expect([again.status, again.body.byteLength]).toEqual([304, 0])
    }
    const other = await getAs('anna', path, { 'if-none-match': '"other"' })
    expect(other.status).toBe(200)
  })

  it('API-21 answers the catalogue in the wanted language', async () => {
    const english = await getAs('anna', `${UNITS}/t-01/catalog?locale=en`)
    expect(english.headers.get('content-language')).toBe('en')
    expect(english.text).toContain('Skirting'.toLowerCase())
    expect((await getAs('anna', `${UNITS}/t-01/catalog?locale=fr`)).status).toBe(400)
  })

  it('API-18 API-19 AUT-42 AUT-43 shows sample units and their catalogue to anyone, and no others', async () => {
    const sample = await portal.call(
      'GET',
      '/bp/api/v1/sample_units/wohnung-t-sample?deep=true&account_id=demo&project_id=tiny',
    )
    expect(z.parse(UnitSchema, sample.json)).toMatchObject({ id: 't-sample', buyers: [] })
    expect((await portal.call('GET', '/bp/api/v1/sample_units/t-sample/catalog')).status).toBe(200)
    expect((await portal.call('GET', '/bp/api/v1/sample_units/t-01')).status).toBe(404)
    expect((await portal.call('GET', '/bp/api/v1/sample_units/t-sample?account_id=partner')).status).toBe(404)
  })

  it('API-37 API-105 API-106 API-109 answers project and portal settings', async () => {
    const config = await portal.call('GET', '/api/v1/accounts/demo/projects/tiny-houses/config?portal_id=bp')
    expect(z.parse(ProjectConfigSchema, config.json).feature_flags).toEqual({ showSku: true })
    const project = await portal.call('GET', '/mp/api/v1/projects/tiny-houses?deep=true&account_id=demo')
    expect(z.parse(MarketingProjectSchema, project.json).sample_units.map(({ id }) => id)).toEqual(['t-sample'])
    expect((await portal.call('GET', '/mp/api/v1/projects/far')).status).toBe(404)
    expect((await portal.call('GET', '/api/v1/accounts/partner/projects/tiny/config')).status).toBe(404)
  })

  it('API-38 API-39 API-119 answers mapping, layers and the combined picture', async () => {
    const mapping = await portal.call('GET', '/configurator/v1/demo/tiny/mapping')
    expect(mapping.json['merger_url']).toBe('/merger/v1/demo/tiny')
    const layers = await portal.call(
      'GET',
      '/merger/v1/demo/tiny/layers?room=hall-picture&floor=stone&skirting=nothing',
    )
    expect(layers.json['layers']).toMatchObject([
      { missing: false, y: 9 },
      { missing: true, url: '' },
    ])
    const url = String(valueAt(layers.json['layers'], '0', 'url'))
    const file = await portal.call('GET', url)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(file.headers.get('cache-control')).toContain('immutable')
    const etag = file.headers.get('etag') ?? ''
    expect((await portal.call('GET', url, { headers: { 'if-none-match': etag } })).status).toBe(304)
    const picture = await portal.call('GET', '/merger/v1/demo/tiny/combine?room=hall-picture&floor=stone')
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await portal.call('GET', '/merger/v1/demo/tiny/combine?room=nowhere')).status).toBe(404)
    expect((await portal.call('GET', '/merger/v1/partner/tiny/layers?room=hall-picture')).status).toBe(404)
  })

  it('IMG-7 the layers of a combined picture are beside it, at `layers` in the place of `combine`', async () => {
    const combined = '/merger/v1/demo/tiny/combine?room=hall-picture&floor=stone'
    expect((await portal.call('GET', combined)).status).toBe(200)
    const layers = await portal.call('GET', combined.replace('/combine?', '/layers?'))
    expect(layers.json['layers']).toMatchObject([{ missing: false, y: 9 }])
  })

  it('IMG-13 IMG-14 names the configured hosts of pictures, and lets pages load from them', async () => {
    expect((await portal.call('GET', '/configurator/v1/demo/tiny/mapping')).json).not.toHaveProperty('merger_hosts')
    const host = 'https://pictures.example'
    const other = await startTestPortal({ mergerHosts: { v1: null, v2: host } })
    const mapping = await other.call('GET', '/configurator/v1/demo/tiny/mapping')
    expect(z.parse(MappingSchema, mapping.json).merger_hosts).toEqual({ v1: null, v2: host })
    const policy = mapping.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`img-src 'self' data: blob: ${host};`)
    await other.remove()
  })

  it('API-39 says whether a picture is unknown, has to wait, or cannot be composed', async () => {
    const path = '/merger/v1/demo/tiny/combine?room=hall-picture&floor=oak'
    const combined = vi.spyOn(portal.services.pictures, 'combined').mockResolvedValueOnce('busy')
    const busy = await portal.call('GET', path)
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([429, '2'])
    combined.mockRestore()
    vi.spyOn(portal.files, 'read').mockResolvedValueOnce(null)
    // The fault is logged, which nobody has to read here.
    const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    expect((await portal.call('GET', path)).status).toBe(500)
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
    expect((await portal.call('GET', path)).status).toBe(200)
  })

  it('API-73 a repeated answer follows every write, of this process and of another one', async () => {
    const read = async () => valueAt((await getAs('ben', `${UNITS}/t-02`)).json, 'total')
    expect([await read(), await read()]).toEqual([0, 0])
    const skirting = { 'hall-skirting': { product_id: 'stone-skirting' } }
    const write = await portal.call('PUT', `${UNITS}/t-02/buyer_selections`, {
      headers: { ...readHeaders['ben'], 'if-match': '"0"' },
      body: { buyer_selections: skirting },
    })
    expect(await read()).toBe(write.json['total'])
    expect(await read()).not.toBe(0)
    const other = await portal.openAgain()
    await other.kysely.updateTable('units').set({ price: 1 }).where('id', '=', 'demo/t-02').execute()
    await other.kysely.deleteFrom('sessions').where('userId', '=', 'paul').execute()
    await other.close()
    await untilNoticed()
    expect(valueAt((await getAs('ben', `${UNITS}/t-02`)).json, 'price')).toBe(1)
    expect((await getAs('paul', `${UNITS}/f-01`)).status).toBe(401)
  })
})

function getRaw(url: string, headers: Record<string, string | undefined>) {
  return new Promise<{ status: number; headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
    const request = get(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const single = Object.fromEntries(
          Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
        )
        resolve({ status: response.statusCode ?? 0, headers: single, body: Buffer.concat(chunks) })
      })
    })
    request.on('error', reject)
  })
}
