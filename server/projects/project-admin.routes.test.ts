import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ProjectFile } from '#shared/contracts/project-package.ts'
import { readJson } from '#server/platform/db/stored-json.ts'
import { tinyArchive } from '#server/catalogues/package/fixtures/tiny-archive.ts'
import { tinyCatalog } from '#server/catalogues/package/fixtures/tiny-catalog.ts'
import { tinyProject } from '#server/catalogues/package/fixtures/tiny-package.ts'
import { makeZip } from '#server/catalogues/package/fixtures/zip.ts'
import { actingHeaders } from '#server/testing/acting-headers.ts'
import { describeOnDatabases, startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'

const PROJECTS = '/bp/api/v1/account/projects'
const UPLOADS = '/bp/api/v1/account/project_uploads'
const FLAGS = `${PROJECTS}/tiny/feature_flags`
const CONFIG = '/api/v1/accounts/demo/projects/tiny-houses/config'

describeOnDatabases('projects in the administration', () => {
  let portal: TestPortal
  let admin: Record<string, string>
  let operator: Record<string, string>

  beforeAll(async () => {
    portal = await startTestPortal()
    admin = await portal.logIn('admin@example.com')
    operator = await portal.logIn('operator@example.com')
  })
  afterAll(() => portal.remove())

  async function flag(name: string) {
    const { json } = await portal.call('GET', FLAGS, { headers: admin })
    const flags: unknown[] = Object.values(json['flags'] ?? {})
    return flags.find((entry) => valueAt(entry, 'name') === name)
  }
  const revision = async () => valueAt((await portal.call('GET', FLAGS, { headers: admin })).json, 'revision')
  const shown = async (portalId: string) =>
    valueAt((await portal.call('GET', `${CONFIG}?portal_id=${portalId}`)).json, 'feature_flags')
  const save = async (
    flags: readonly { name: string; portal_id: string; is_on: boolean }[],
    headers = admin,
    base?: unknown,
  ) => portal.call('PUT', FLAGS, { headers, body: { revision: base ?? (await revision()), flags } })

  it('decision 11 lists the projects of the own account alone', async () => {
    const { status, json } = await portal.call('GET', PROJECTS, { headers: operator })
    expect(status).toBe(200)
    expect(Object.values(json)).toMatchObject([
      { id: 'tiny', slug: 'tiny-houses', name: 'Tiny Houses', unit_count: 2, sample_unit_count: 1 },
    ])
    const boss = await portal.call('GET', PROJECTS, { headers: await portal.logIn('boss@example.com') })
    expect(Object.values(boss.json)).toMatchObject([{ id: 'far' }])
  })

  it('SHL-36 shows a flag that the package does not name with its default, and leaves out what has no effect', async () => {
    expect(await flag('showPricing')).toMatchObject({ bp: { is_on: true, is_on_in_package: true } })
    expect(await flag('buyerFavorites')).toMatchObject({ bp: { is_on: false }, mp: { is_on: false } })
    expect(await flag('mpContactForm')).toMatchObject({ bp: null, mp: { is_on: false } })
    expect(await flag('sysAdminCompletion')).toMatchObject({ bp: { is_on: false }, mp: null })
  })

  it('SHL-35 sets a flag on one portal, which the next page load shows, and writes it down', async () => {
    const answer = await save([{ name: 'showSku', portal_id: 'bp', is_on: false }], operator)
    expect(answer.status).toBe(200)
    expect(await shown('bp')).toMatchObject({ showSku: false })
    expect(await shown('mp')).not.toHaveProperty('showSku')
    const log = await portal.call('GET', '/bp/api/v1/account/audit_entries?action=project.flags', { headers: admin })
    expect(Object.values(log.json)).toMatchObject([
      {
        action: 'project.flags-changed',
        subject: { kind: 'project', id: 'tiny' },
        user: { id: 'operator' },
        details: { flags: [{ name: 'showSku', is_on: false }] },
      },
    ])
  })

  it('SHL-35 keeps what was set over an import, and follows the package again when it is set back', async () => {
    await save([{ name: 'showSku', portal_id: 'bp', is_on: false }])
    await portal.reimport({ ...tinyCatalog(), revision: 'r2' })
    expect(await shown('bp')).toMatchObject({ showSku: false })
    await save([{ name: 'showSku', portal_id: 'bp', is_on: true }])
    expect(await shown('bp')).toMatchObject({ showSku: true })
    expect(await flag('showSku')).toMatchObject({ bp: { is_on: true, is_on_in_package: true } })
  })

  it('decision 6 refuses a change that is based on an older state, and stores nothing of it', async () => {
    const base = await revision()
    const change = [{ name: 'buyerFavorites', portal_id: 'bp', is_on: true }]
    const both = await Promise.all([save(change, admin, base), save(change, operator, base)])
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
    const late = await save([{ name: 'buyerFavorites', portal_id: 'bp', is_on: false }], admin, base)
    expect(late.json).toMatchObject({ errors: [{ field: 'revision', code: 'REVISION_CONFLICT' }] })
    expect(await flag('buyerFavorites')).toMatchObject({ bp: { is_on: true } })
    expect(await revision()).toBe(Number(base) + 1)
  })

  it('SHL-35 refuses flags that a portal does not have', async () => {
    for (const name of ['nothing', '__proto__', 'constructor', 'mpContactForm']) {
      const { status, json } = await save([{ name, portal_id: 'bp', is_on: true }])
      expect(status, name).toBe(400)
      expect(valueAt(json, 'errors', '0', 'field')).toMatch(/^flags\.0\.name/)
    }
  })
})

describeOnDatabases('project packages by upload', () => {
  let portal: TestPortal
  let operator: Record<string, string>

  beforeAll(async () => {
    portal = await startTestPortal()
    operator = await portal.logIn('operator@example.com')
  })
  afterAll(() => portal.remove())

  async function upload(archive: Buffer | string, headers = operator, type = 'application/zip') {
    const answer = await fetch(`${portal.url}${UPLOADS}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': type },
      body: archive,
    })
    return { status: answer.status, json: readJson<Readonly<Record<string, unknown>>>(await answer.text()) }
  }
  const importIt = (id: unknown, headers = operator) =>
    portal.call('POST', `${UPLOADS}/${String(id)}/imports`, { headers })
  const readName = async (slug: string) =>
    valueAt((await portal.call('GET', `/api/v1/accounts/demo/projects/${slug}/config`)).json, 'name')
  /** A new project: no id of it is used. */
  const fresh = (id: string): ProjectFile => {
    const units = tinyProject().units.map((unit) => ({ ...unit, id: `${id}-${unit.id}` }))
    return { ...tinyProject(), id, slug: id, name: `Haus ${id}`, units }
  }

  it('decision 11 checks first, and imports what has no errors when it is told to', async () => {
    const { status, json } = await upload(await tinyArchive({ ...fresh('new'), documents: [] }))
    expect(status).toBe(201)
    expect(json).toMatchObject({
      project: { id: 'new', name: 'Haus new', unit_count: 2, is_known: false },
      error_count: 0,
      faults: [],
    })
    expect(await readName('new')).toBeUndefined()
    const imported = await importIt(json['id'])
    expect(imported.json).toMatchObject({ is_imported: true, project: { id: 'new' } })
    expect(await readName('new')).toBe('Haus new')
    const headers = await portal.logIn('admin@example.com')
    const log = await portal.call('GET', '/bp/api/v1/account/audit_entries?action=project.imported', { headers })
    expect(log.json['0']).toMatchObject({ user: { id: 'operator' }, subject: { kind: 'project', id: 'new' } })
    expect((await importIt(json['id'])).status).toBe(404)
  })

  it('decision 11 keeps one upload of a person, for an hour, and its archive no longer than that', async () => {
    const listArchives = async () => (await portal.files.list('private')).filter((key) => key.endsWith('.zip'))
    const first = await upload(await tinyArchive({ ...fresh('first'), documents: [] }))
    const [kept] = await listArchives()
    const second = await upload(await tinyArchive({ ...fresh('second'), documents: [] }))
    expect((await importIt(first.json['id'])).status).toBe(404)
    expect(await listArchives()).toHaveLength(1)
    expect(await listArchives()).not.toEqual([kept])
    const long = { createdAt: new Date(Date.now() - 3_601_000).toISOString() }
    await portal.database.kysely.updateTable('projectUploads').set(long).execute()
    expect((await importIt(second.json['id'])).status).toBe(404)
    const third = await upload(await tinyArchive({ ...fresh('third'), documents: [] }))
    expect((await importIt(third.json['id'])).json).toMatchObject({ is_imported: true })
    expect(await listArchives()).toEqual([])
    expect((await readdir(join(portal.dataDir, 'uploads'))).filter((name) => name !== 'files')).toEqual([])
  })

  it('tells that the account has the project already', async () => {
    const { json } = await upload(await tinyArchive({ ...tinyProject(), name: 'Newer' }))
    expect(json).toMatchObject({ project: { id: 'tiny', is_known: true } })
  })

  it('shows every fault with its place, errors first, and keeps nothing that has errors', async () => {
    const catalog = tinyCatalog()
    catalog.pictures = []
    const project = fresh('faulty')
    const { json } = await upload(
      await tinyArchive({ ...project, units: project.units.map((unit) => ({ ...unit, slug: 'same' })) }, catalog),
    )
    expect(json).toMatchObject({ id: null, project: { id: 'faulty' } })
    expect(json['error_count']).toBeGreaterThan(0)
    expect(json['warning_count']).toBeGreaterThan(0)
    const severities = Object.values(json['faults'] ?? {}).map((fault) => String(valueAt(fault, 'severity')))
    expect(severities).toEqual(severities.toSorted())
    expect(valueAt(json, 'faults', '0')).toMatchObject({
      severity: 'error',
      file: 'project.json',
    })
    expect(valueAt(json, 'faults', '0', 'path')).toMatch(/^units/)
    expect(await readName('faulty')).toBeUndefined()
  })

  it('FOUND-1 refuses a document with more faults than anybody reads, and answers others as before', async () => {
    const rules = Array.from({ length: 9_000 }, () => ({}))
    const many = await upload(makeZip([{ name: 'project.json', content: JSON.stringify({ units: rules }) }]))
    expect(many.json).toMatchObject({ id: null, project: null })
    const endless = makeZip([
      { name: 'project.json', content: '['.repeat(20 * 1024 * 1024) },
      { name: 'catalog.json', content: `{"rules":[${'{},'.repeat(700_000)}{}]}` },
    ])
    expect(valueAt((await upload(endless)).json, 'faults')).toMatchObject([
      { file: 'project.json', code: 'fileTooLarge', params: { megabytes: 16 } },
      { file: 'catalog.json', code: 'tooManyEntries', path: 'rules' },
    ])
    expect(await readName('tiny-houses')).toBe('Tiny Houses')
  })

  it('refuses an archive that leads out of its folder, and what is no archive', async () => {
    const outside = makeZip([
      { name: 'project.json', content: '{}' },
      { name: '../../evil.json', content: '{}' },
    ])
    for (const archive of [outside, 'no archive', Buffer.alloc(0)]) {
      expect((await upload(archive)).json).toMatchObject({ id: null, project: null, error_count: 1 })
    }
    expect((await upload('{}', operator, 'application/json')).status).toBe(415)
  })

  it('FOUND-11 takes ids of another account like free ones, and says the very same of both', async () => {
    const boss = await portal.logIn('boss@example.com')
    const getOutcome = async (project: ProjectFile) => {
      const checked = await upload(await tinyArchive({ ...project, name: 'Haus' }), boss)
      const imported = await importIt(checked.json['id'], boss)
      const text = JSON.stringify([checked.status, checked.json, imported.status, imported.json])
      return text.replaceAll(project.id, 'ID').replaceAll(String(checked.json['id']), 'UPLOAD')
    }
    const free = await getOutcome(fresh('free'))
    const { units } = tinyProject()
    expect(await getOutcome({ ...fresh('tiny'), units })).toBe(free)
    expect(free).toContain('"is_imported":true')
  })

  it('FOUND-11 keeps the same ids of two accounts side by side', async () => {
    const boss = await portal.logIn('boss@example.com')
    const config = (account: string) => portal.call('GET', `/api/v1/accounts/${account}/projects/tiny/config`)
    const nameAt = async (account: string) => valueAt((await config(account)).json, 'name')
    const unitAs = async (headers: Record<string, string>) =>
      (await portal.call('GET', '/bp/api/v1/units/t-01?project_id=tiny', { headers })).json
    const choose = (headers: Record<string, string>, revision: number) =>
      portal.call('PUT', '/bp/api/v1/units/t-01/buyer_selections', {
        headers: { ...headers, 'if-match': `"${revision}"` },
        body: { buyer_selections: {} },
      })
    const { units } = tinyProject()
    const { json } = await upload(await tinyArchive({ ...fresh('tiny'), units, name: 'Partner’s' }), boss)
    expect((await importIt(json['id'], boss)).json).toMatchObject({ is_imported: true })
    expect(await nameAt('partner')).toBe('Partner’s')
    expect(await nameAt('demo')).not.toBe('Partner’s')
    expect(await unitAs(boss)).toMatchObject({ id: 't-01', project_id: 'tiny', account_id: 'partner' })
    expect(await unitAs(operator)).toMatchObject({ id: 't-01', project_id: 'tiny', account_id: 'demo' })
    // Each has a configuration of its own.
    const bossActing = await actingHeaders(portal, boss, { buyerId: null })
    const operatorActing = await actingHeaders(portal, operator)
    expect((await choose(bossActing, 0)).status).toBe(200)
    expect((await choose(operatorActing, 0)).status).toBe(200)
    expect((await choose(bossActing, 1)).status).toBe(200)
    // The project of before keeps its pages, also where no account is named; the other's are at its own.
    const sample = async (query: string) =>
      (await portal.call('GET', `/bp/api/v1/sample_units/t-sample${query}`)).json['account_id']
    expect(await sample('')).toBe('demo')
    expect(await sample('?account_id=partner')).toBe('partner')
    expect((await portal.call('GET', '/mp/api/v1/projects/tiny')).json).toMatchObject({ account: { id: 'demo' } })
    // Buyers of one are not let into the other's, and people are invited to their own account's.
    const paul = await portal.logIn('paul@example.com')
    expect((await portal.call('GET', '/bp/api/v1/units/t-01', { headers: paul })).status).toBe(404)
    const guest = { email: 'guest@example.com', first_name: 'G', last_name: 'Uest', group: 'buyer', unit_ids: ['t-02'] }
    const invited = await portal.call('POST', '/bp/api/v1/account/invitations', { headers: boss, body: guest })
    expect(invited.json).toMatchObject({ unit_ids: ['t-02'], project_id: 'tiny' })
    const log = await portal.call('GET', '/bp/api/v1/account/audit_entries?action=configuration', { headers: boss })
    expect(Object.values(log.json).map((entry) => valueAt(entry, 'unit_id'))).toEqual(['t-01', 't-01'])
  })

  it('decision 11 is for the own people of the account alone', async () => {
    const archive = await tinyArchive(fresh('theirs'))
    expect((await upload(archive, {})).status).toBe(401)
    expect((await upload(archive, await portal.logIn('anna@example.com'))).status).toBe(403)
    const { json } = await upload(archive)
    for (const [email, status] of [
      ['boss@example.com', 404],
      ['ben@example.com', 403],
    ] as const) {
      expect((await importIt(json['id'], await portal.logIn(email))).status).toBe(status)
    }
    expect((await importIt('../uploads')).status).toBe(404)
    expect((await importIt(json['id'], await portal.logIn('admin@example.com'))).json).toMatchObject({
      is_imported: true,
    })
  })

  it('checks one package of an account at a time', async () => {
    const archive = await tinyArchive(fresh('twice'))
    const both = await Promise.all([upload(archive), upload(archive)])
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 429])
  })
})
