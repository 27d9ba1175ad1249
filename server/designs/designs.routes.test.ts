import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { tinyCatalog } from '#server/catalogues/package/fixtures/tiny-catalog.ts'
import { saveGrants } from '#server/identity/roles.repository.ts'
import { saveProject } from '#server/projects/projects.repository.ts'
import { aProject, NOW } from '#server/testing/records.ts'
import { describeOnDatabases, startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'

const DESIGNS = '/api/v1/projects/tiny/configurator_designs'
const CONFIG = '/api/v1/accounts/demo/projects/tiny-houses/config'
const OUTLINE = [{ type: 'TextElement', params: { text: { de: 'Hallo' }, some_field: 1, someField: 2 }, id: 'a' }]

function getLook(more: Readonly<Record<string, unknown>> = {}) {
  return { theme: 'light', styling_simple: {}, styling_advanced: '', translations: [], is_draft: false, ...more }
}
function forBuyers(revision: number, more: Readonly<Record<string, unknown>> = {}) {
  const fields = { dashboard_version: 'custom', buyer_portal_dashboard: OUTLINE, buyer_portal_dashboard_menu: 'absent' }
  return { configurator_design: { ...getLook(), ...fields, revision, ...more } }
}
function forVisitors(revision: number, more: Readonly<Record<string, unknown>> = {}) {
  const fields = {
    marketing_portal_dashboard_version: 'v2',
    marketing_portal_dashboard: OUTLINE,
    marketing_portal_dashboard_menu: 'left',
  }
  return { configurator_design: { ...getLook(), ...fields, revision, ...more } }
}

describeOnDatabases('designs', (kind) => {
  let portal: TestPortal
  let time = Date.parse('2026-11-20T10:00:00Z')
  const headers: Record<string, Record<string, string>> = {}

  beforeAll(async () => {
    portal = await startTestPortal({ now: () => time })
    for (const name of ['anna', 'operator', 'admin', 'boss']) {
      headers[name] = await portal.logIn(`${name}@example.com`)
    }
  })
  afterAll(() => portal.remove())
  beforeEach(async () => {
    time += 1_000
    await portal.database.kysely.deleteFrom('configuratorDesigns').execute()
  })

  const call = (method: string, path: string, by: string, body?: unknown) =>
    portal.call(method, path, { headers: headers[by] ?? {}, ...(body === undefined ? {} : { body }) })
  const create = (body: unknown = forBuyers(0), by = 'operator') => call('POST', DESIGNS, by, body)
  const read = async (portalId = 'bp', by = 'operator') =>
    (await call('GET', `${DESIGNS}?portal_id=${portalId}`, by)).json
  const config = async (portalId = 'bp') => (await portal.call('GET', `${CONFIG}?portal_id=${portalId}`)).json
  /** The path of a new design. */
  async function saved(body: unknown = forBuyers(0)): Promise<string> {
    const answer = await create(body)
    expect(answer.status, answer.text.slice(0, 200)).toBe(201)
    return `${DESIGNS}/${String(answer.json['id'])}`
  }

  it('DSH-1 API-102: begin as the package brings them, and without one as the classic dashboard', async () => {
    expect(await read()).toMatchObject({
      id: null,
      portal_id: 'bp',
      revision: 0,
      published: { dashboard_version: 'v1', dashboard_config: [], theme: 'light', saved_by: null },
      draft: null,
      versions: [],
      frame_hosts: [],
    })
    expect(await config()).not.toHaveProperty('dashboard')
  })

  it('API-12 API-14 API-16 API-17: the first one is created, and is what buyers see next', async () => {
    const answer = await create(forBuyers(0, { theme: 'dark', styling_simple: { primary_color_main: '#123456' } }))
    expect(answer.status).toBe(201)
    expect(answer.json).toMatchObject({
      portal_id: 'bp',
      revision: 1,
      published: { saved_by: 'operator Test', saved_at: new Date(time).toISOString(), theme: 'dark' },
      versions: [{ revision: 1, dashboard_version: 'custom', saved_by: 'operator Test' }],
      package_design: { dashboard_version: 'v1' },
    })
    expect(await config()).toMatchObject({
      theme: 'dark',
      dashboard_menu: 'absent',
      styling: { simple: { primary_color_main: '#123456' }, advanced: '' },
      dashboard: { version: 'custom', dashboard_config: OUTLINE },
    })
    expect(await config('mp')).not.toHaveProperty('dashboard')
    const log = await call('GET', '/bp/api/v1/account/audit_entries?action=project.design', 'admin')
    expect(valueAt(log.json, '0')).toMatchObject({
      action: 'project.design-published',
      subject: { kind: 'project', id: 'tiny' },
      user: { id: 'operator' },
      details: { portal: 'bp', revision: 1 },
    })
  })

  it('API-104: leaves the logos those of the package', async () => {
    const before = valueAt(await config(), 'logos')
    expect(before).toMatchObject({ project_logo_wide_url: null, logo_url: null })
    expect(valueAt(before, 'project_logo_url')).toMatch(/^\/files\//)
    await saved()
    expect(valueAt(await config(), 'logos')).toEqual(before)
  })

  it('API-103: an outline stays as it was written', async () => {
    const odd = [{ type: 'Nothing', some_key: { deepKey: [1, null, 'x'] }, z: 1, a: 2 }, 7, 'text', null]
    await saved(forBuyers(0, { buyer_portal_dashboard: odd }))
    expect(JSON.stringify(valueAt(await read(), 'published', 'dashboard_config'))).toBe(JSON.stringify(odd))
  })

  it('API-13 API-15: one with an id is saved by PUT or PATCH', async () => {
    const path = await saved(forVisitors(0))
    expect((await call('PUT', path, 'admin', forVisitors(1, { theme: 'element' }))).json).toMatchObject({ revision: 2 })
    const answer = await call('PATCH', path, 'operator', forVisitors(2))
    expect(answer.json).toMatchObject({ revision: 3, portal_id: 'mp', published: { dashboard_version: 'v2' } })
    expect(await config('mp')).toMatchObject({ dashboard: { version: 'v2' }, theme: 'light' })
    expect(await config('bp')).not.toHaveProperty('dashboard')
  })

  it('API-15 API-16: are refused with the fields of both portals, of none, or of the other one', async () => {
    const both = { ...forBuyers(0).configurator_design, ...forVisitors(0).configurator_design }
    for (const body of [{ configurator_design: both }, { configurator_design: getLook({ revision: 0 }) }, {}]) {
      expect((await create(body)).status).toBe(400)
    }
    const path = await saved()
    const other = await call('PUT', path, 'operator', forVisitors(1))
    expect([other.status, valueAt(other.json, 'errors', '0', 'code')]).toEqual([400, 'INVALID_VALUE'])
    expect(await read()).toMatchObject({ revision: 1 })
  })

  it('decision 6: who saves on a revision that has moved is told who was faster, and when', async () => {
    const path = await saved()
    time += 60_000
    const faster = new Date(time).toISOString()
    await call('PUT', path, 'admin', forBuyers(1, { theme: 'dark' }))
    time += 60_000
    for (const answer of [await call('PUT', path, 'operator', forBuyers(1)), await create()]) {
      expect(answer.status).toBe(409)
      expect(answer.json).toMatchObject({
        errors: [{ code: 'REVISION_CONFLICT', saved: { saved_at: faster, saved_by: 'admin Test' } }],
      })
    }
    expect(await read()).toMatchObject({ revision: 2, published: { theme: 'dark' } })
    expect((await create(forVisitors(3))).status).toBe(409)
    expect(await read('mp')).toMatchObject({ id: null, revision: 0 })
  })

  it('decision 6: of several at once exactly one is stored, the first save too', async () => {
    const rounds = kind === 'sqlite' ? 100 : 40
    for (let round = 0; round < rounds; round += 1) {
      await portal.database.kysely.deleteFrom('configuratorDesigns').execute()
      const first = await Promise.all(['operator', 'admin', 'operator'].map((by) => create(forBuyers(0), by)))
      expect(first.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
      const path = `${DESIGNS}/${String((await read())['id'])}`
      const next = await Promise.all(
        ['dark', 'element', 'light'].map(async (theme) => {
          const isDraft = theme === 'light'
          const answer = await call('PUT', path, 'operator', forBuyers(1, { theme, is_draft: isDraft }))
          return { theme, isDraft, status: answer.status }
        }),
      )
      expect(next.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
      const winner = next.find(({ status }) => status === 200)
      const now = await read()
      expect(now).toMatchObject({ revision: 2 })
      expect(valueAt(now, winner?.isDraft === true ? 'draft' : 'published', 'theme')).toBe(winner?.theme)
    }
  }, 120_000)

  it('EDT-2: a draft is for colleagues alone, until it is published or thrown away', async () => {
    const path = await saved()
    const drafted = await call('PUT', path, 'operator', forBuyers(1, { theme: 'dark', is_draft: true }))
    expect(drafted.json).toMatchObject({
      revision: 2,
      published: { theme: 'light' },
      draft: { theme: 'dark', saved_by: 'operator Test' },
    })
    const preview = async () => (await call('GET', '/api/v1/projects/tiny/design_drafts/bp', 'admin')).json
    expect(await config()).toMatchObject({ theme: 'light' })
    expect(await preview()).toMatchObject({ theme: 'dark' })
    expect((await call('DELETE', `${path}/draft`, 'admin')).json).toMatchObject({ revision: 3, draft: null })
    expect((await call('DELETE', `${path}/draft`, 'admin')).json).toMatchObject({ revision: 3 })
    expect(await preview()).toMatchObject({ theme: 'light' })
    await call('PUT', path, 'operator', forBuyers(3, { theme: 'dark', is_draft: true }))
    const published = await call('PUT', path, 'operator', forBuyers(4, { theme: 'element' }))
    expect(published.json).toMatchObject({ draft: null, published: { theme: 'element' } })
  })

  it('EDT-2: a first draft shows visitors nothing', async () => {
    const answer = await create(forBuyers(0, { is_draft: true, theme: 'dark' }))
    expect(answer.json).toMatchObject({ revision: 1, published: { theme: 'light', saved_by: null }, versions: [] })
    expect(await config()).toMatchObject({ theme: 'light' })
    expect(await config()).not.toHaveProperty('dashboard')
  })

  it('EDT-11: the last twenty that were published can be brought back', async () => {
    const path = await saved()
    for (let revision = 1; revision <= 24; revision += 1) {
      const [theme, isDraft] = [revision === 23 ? 'dark' : 'light', revision === 10]
      await call('PUT', path, 'operator', forBuyers(revision, { theme, is_draft: isDraft }))
    }
    const kept = Object.values((await read())['versions'] ?? {}).map((version) => valueAt(version, 'revision'))
    expect(kept).toEqual([25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 10, 9, 8, 7, 6, 5])
    expect((await call('GET', `${path}/versions/24`, 'operator')).json).toMatchObject({ theme: 'dark' })
    for (const revision of [4, 11, 26]) {
      expect((await call('GET', `${path}/versions/${revision}`, 'operator')).status).toBe(404)
    }
  })

  it('decision 65: an import leaves it as it is', async () => {
    await saved(forBuyers(0, { theme: 'dark' }))
    await portal.reimport({ ...tinyCatalog(), revision: `r-${kind}` })
    expect(await config()).toMatchObject({ theme: 'dark', dashboard: { version: 'custom' } })
  })

  it('API-102: is what another process answers next, too', async () => {
    const other = await portal.startAgain()
    try {
      const shown = async () => (await portal.callAt(other.url, 'GET', `${CONFIG}?portal_id=bp`)).json
      expect(await shown()).toMatchObject({ theme: 'light' })
      await saved(forBuyers(0, { theme: 'dark' }))
      expect(await shown()).toMatchObject({ theme: 'dark' })
    } finally {
      await other.close()
    }
  })

  it('EDT-2: is for admins and project leads of the project alone', async () => {
    const path = await saved()
    const all: readonly (readonly [string, string, unknown?])[] = [
      ['GET', `${DESIGNS}?portal_id=bp`],
      ['POST', DESIGNS, forBuyers(0)],
      ['PUT', path, forBuyers(1)],
      ['DELETE', `${path}/draft`],
      ['GET', `${path}/versions/1`],
    ]
    const listStatuses = (by: string) =>
      Promise.all(all.map(async ([method, address, body]) => (await call(method, address, by, body)).status))
    expect(await listStatuses('nobody')).toEqual(all.map(() => 401))
    expect(await listStatuses('anna')).toEqual(all.map(() => 403))
    expect(await listStatuses('boss')).toEqual(all.map(() => 404))
    const { kysely } = portal.database
    await saveGrants(kysely, 'operator', [{ role: 'sales', projectId: null }])
    try {
      headers['sales'] = await portal.logIn('operator@example.com')
      expect(await listStatuses('sales')).toEqual(all.map(() => 403))
      expect((await call('GET', '/api/v1/projects/tiny/design_drafts/bp', 'sales')).status).toBe(200)
    } finally {
      await saveGrants(kysely, 'operator', [{ role: 'lead', projectId: null }])
      headers['operator'] = await portal.logIn('operator@example.com')
    }
    expect(await read()).toMatchObject({ revision: 1 })
  })

  it('decision 11: is found in its own project alone', async () => {
    const path = await saved()
    const id = path.split('/').at(-1) ?? ''
    const far = `/api/v1/projects/far/configurator_designs/${id}`
    for (const by of ['boss', 'operator']) expect((await call('PUT', far, by, forBuyers(1))).status).toBe(404)
    expect((await call('GET', `${far}/versions/1`, 'boss')).status).toBe(404)
    // Another one of the same account.
    await saveProject(portal.database.kysely, aProject({ id: 'near', slug: 'near', position: 1 }), NOW)
    const near = `/api/v1/projects/near/configurator_designs/${id}`
    expect((await call('PUT', near, 'operator', forBuyers(1))).status).toBe(404)
    expect((await call('DELETE', `${near}/draft`, 'operator')).status).toBe(404)
    expect((await call('GET', `${near}/versions/1`, 'operator')).status).toBe(404)
    expect(await read()).toMatchObject({ revision: 1 })
  })

  it('API-103: takes no outline that is no page', async () => {
    const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])
    const tries: readonly (readonly [string, unknown])[] = [
      ['deep', forBuyers(0, { buyer_portal_dashboard: [nested(20)] })],
      ['many values', forBuyers(0, { buyer_portal_dashboard: [Array.from({ length: 20_000 }, () => 1)] })],
      ['many items', forBuyers(0, { buyer_portal_dashboard: Array.from({ length: 301 }, () => ({})) })],
      ['no list', forBuyers(0, { buyer_portal_dashboard: {} })],
      ['__proto__', JSON.stringify(forBuyers(0)).replace('"some_field":1', '"__proto__":{"isAdmin":true}')],
      ['no text', forBuyers(0, { buyer_portal_dashboard: ['a\u0000b'] })],
      ['another field', forBuyers(0, { isAdmin: true })],
    ]
    for (const [name, body] of tries) expect([name, (await create(body)).status]).toEqual([name, 400])
    const huge = await create(forBuyers(0, { buyer_portal_dashboard: ['x'.repeat(1_100_000)] }))
    expect(huge.status).toBe(413)
    expect(await read()).toMatchObject({ revision: 0 })
    await saved(forBuyers(0, { buyer_portal_dashboard: [nested(19)] }))
  })
})
