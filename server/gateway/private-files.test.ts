import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ProjectFile } from '#shared/contracts/project-package.ts'
import { findPackage } from '#server/projects/packages.repository.ts'
import { findUnit } from '#server/projects/units.repository.ts'
import { namesInAddresses } from '#server/platform/files/file-store.ts'
import { tinyCatalog } from '#server/catalogues/package/fixtures/tiny-catalog.ts'
import { tinyProject, writeTinyPackage } from '#server/catalogues/package/fixtures/tiny-package.ts'
import { hidePrivateFiles } from '#server/catalogues/package/hide-private-files.ts'
import { importPackage } from '#server/catalogues/package/import-package.ts'
import { describeOnDatabases, startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'

const MINUTE = 60_000
const UNIT = '/bp/api/v1/units/t-01'
/** Each file with a text of its own: that is what it is known by. */
const TEXTS: Readonly<Record<string, string>> = {
  'plan.pdf': '%PDF-1.7 plan of t-01',
  'sample.pdf': '%PDF-1.7 plan of the sample',
  'list.pdf': '%PDF-1.7 price list for everybody',
  'minutes.pdf': '%PDF-1.7 internal minutes',
}
const readName = (file: string) =>
  `${createHash('sha256')
    .update(TEXTS[file] ?? '')
    .digest('hex')}.pdf`

function withFiles(): ProjectFile {
  const project = tinyProject()
  const paper = (id: string, visibility: 'public' | 'internal') => ({
    id,
    role: id,
    display_name: { de: 'Papier' },
    file: `${id}.pdf`,
    updated_on: '2026-11-02',
    visibility,
  })
  for (const unit of project.units) {
    const file = unit.is_sample ? 'sample.pdf' : 'plan.pdf'
    unit.attachments = [{ id: `${unit.id}-plan`, role: 'floor_plan', file }]
  }
  return { ...project, documents: [paper('list', 'public'), paper('minutes', 'internal')] }
}

describeOnDatabases('private files', (kind) => {
  let portal: TestPortal
  let time = Date.parse('2026-11-20T10:00:00Z')
  let folder: string

  beforeAll(async () => {
    portal = await startTestPortal({ now: () => time })
    folder = await mkdtemp(join(tmpdir(), 'private-files-'))
    await writePackage()
    await importIt()
  })
  afterAll(async () => {
    await portal.remove()
    await rm(folder, { recursive: true, force: true })
  })

  async function writePackage() {
    await mkdir(join(folder, 'tiny'))
    await writeTinyPackage(join(folder, 'tiny'), tinyCatalog(), withFiles())
    for (const [file, text] of Object.entries(TEXTS)) await writeFile(join(folder, 'tiny', file), text)
  }
  const importIt = async () => {
    const target = { database: portal.database, files: portal.files, accountId: 'demo' }
    expect(await importPackage(join(folder, 'tiny'), target)).toMatchObject({ ok: true })
    // What another process has stored is noticed within 5 ms; on PostgreSQL nothing is believed for over 2 s.
    if (kind === 'postgres') time += 3_000
    else await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const getStatus = async (file: string) => (await portal.call('GET', `/files/${readName(file)}`)).status
  async function getAddress(file: string, email = 'anna@example.com', unit = UNIT) {
    const headers = await portal.logIn(email)
    return portal.call('GET', `${unit}/files/${readName(file)}`, { headers })
  }
  async function attachments(headers: Record<string, string>) {
    const { json } = await portal.call('GET', UNIT, { headers })
    return Object.values(json['attachments'] ?? {}).map((attachment) => valueAt(attachment, 'url'))
  }

  it('FOUND-12 cannot be had by their name, which public ones can', async () => {
    for (const [file, status] of [
      ['plan.pdf', 404],
      ['minutes.pdf', 404],
      ['sample.pdf', 200],
      ['list.pdf', 200],
    ] as const)
      expect([file, await getStatus(file)]).toEqual([file, status])
    expect((await portal.call('GET', `/private-files/${readName('plan.pdf')}`)).status).toBe(404)
    // The documents of the package, with everything in them, are for the server alone.
    const pack = await findPackage(portal.database.kysely, 'demo/tiny')
    for (const key of [pack?.projectFile, pack?.catalogFile])
      expect((await portal.call('GET', `/files/${key?.split('/')[1]}`)).status).toBe(404)
  })

  it('FOUND-12 open for some minutes at an address that the unit’s people are given', async () => {
    expect(await attachments(await portal.logIn('anna@example.com'))).toEqual([
      `${UNIT}/files/${readName('plan.pdf')}`,
      `/files/${readName('list.pdf')}`,
    ])
    const asked = await getAddress('plan.pdf')
    expect(asked.headers.get('cache-control')).toBe('no-store')
    const url = String(asked.json['url'])
    const file = await portal.call('GET', url)
    expect([file.status, file.text]).toEqual([200, TEXTS['plan.pdf']])
    expect(file.headers.get('cache-control')).toBe('private, no-store')
    expect(file.headers.get('etag')).toBeNull()
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await portal.call('GET', url, { headers: { range: 'bytes=1-3' } })).text).toBe('PDF')
    const before = time
    time += 11 * MINUTE
    expect((await portal.call('GET', url)).status).toBe(404)
    time = before
  })

  it('FOUND-12 open to nobody by an address that is made up', async () => {
    const url = new URL(String((await getAddress('plan.pdf')).json['url']), portal.url)
    const changed = (name: string, value: string) => {
      const other = new URL(url)
      other.searchParams.set(name, value)
      return `${other.pathname}${other.search}`
    }
    for (const address of [
      changed('until', String(Number(url.searchParams.get('until')) + 1)),
      changed('until', '99999999999999'),
      changed('signature', 'A'.repeat(43)),
      changed('signature', ''),
      `${url.pathname}${url.search}&until=1`,
      `/private-files/${readName('minutes.pdf')}${url.search}`,
    ])
      expect([address, (await portal.call('GET', address)).status]).toEqual([address, 404])
  })

  it('FOUND-12 are given to the people of the unit alone, and only its own', async () => {
    expect((await portal.call('GET', `${UNIT}/files/${readName('plan.pdf')}`)).status).toBe(401)
    expect((await getAddress('plan.pdf', 'ben@example.com')).status).toBe(404)
    expect((await getAddress('plan.pdf', 'boss@example.com')).status).toBe(404)
    expect((await getAddress('plan.pdf', 'operator@example.com')).status).toBe(200)
    expect((await getAddress('minutes.pdf', 'operator@example.com')).status).toBe(404)
  })

  it('FOUND-12 are opened by every process of a portal', async () => {
    const other = await portal.startAgain({ now: () => time })
    const url = String((await getAddress('plan.pdf')).json['url'])
    expect((await portal.callAt(other.url, 'GET', url)).status).toBe(200)
    await other.close()
  })

  /** As it was: everything in the public area, and so named everywhere. */
  async function putBack() {
    for (const key of await portal.files.list('private'))
      await portal.files.put((await portal.files.read(key)) ?? Buffer.from(''), key.split('.')[1] ?? '')
    await nameAsBefore()
  }
  async function nameAsBefore() {
    const { kysely } = portal.database
    const old = (text: string) => text.replaceAll('/private-files/', '/files/').replaceAll('private/', 'sha256/')
    for (const { projectId, ...pack } of await kysely.selectFrom('projectPackages').selectAll().execute()) {
      const names = {
        files: old(pack.files),
        projectFile: old(pack.projectFile),
        catalogFile: old(pack.catalogFile),
      }
      await kysely.updateTable('projectPackages').set(names).where('projectId', '=', projectId).execute()
    }
    for (const { id, details } of await kysely.selectFrom('units').select(['id', 'details']).execute()) {
      await kysely
        .updateTable('units')
        .set({ details: old(details) })
        .where('id', '=', id)
        .execute()
    }
    for (const { id, config } of await kysely.selectFrom('projects').select(['id', 'config']).execute()) {
      await kysely
        .updateTable('projects')
        .set({ config: old(config) })
        .where('id', '=', id)
        .execute()
    }
    for (const { jsonFile, brotliFile } of await kysely.selectFrom('catalogueTexts').selectAll().execute()) {
      await kysely
        .updateTable('catalogueTexts')
        .set({ jsonFile: old(jsonFile), brotliFile: old(brotliFile) })
        .where('jsonFile', '=', jsonFile)
        .execute()
    }
    await kysely.deleteFrom('seedStates').where('id', '=', 'private-files').execute()
  }

  it('FOUND-12 leave the place where a portal of before kept them, once', async () => {
    const { kysely } = portal.database
    await putBack()
    expect(await getStatus('plan.pdf')).toBe(200)
    await hidePrivateFiles(portal.database, portal.files)
    await hidePrivateFiles(portal.database, portal.files)
    expect([await getStatus('plan.pdf'), await getStatus('sample.pdf'), await getStatus('list.pdf')]).toEqual([
      404, 200, 200,
    ])
    const unit = await findUnit(kysely, 't-01', { kind: 'account', accountId: 'demo' })
    expect(unit?.attachments[0]?.url).toBe(`/private-files/${readName('plan.pdf')}`)
    expect((await findPackage(kysely, 'demo/tiny'))?.files['plan.pdf']).toBe(`private/${readName('plan.pdf')}`)
    expect((await portal.call('GET', String((await getAddress('plan.pdf')).json['url']))).status).toBe(200)
  })

  it('FOUND-12 leave it also when their package had been replaced before, and nothing that is shown does', async () => {
    const { kysely } = portal.database
    const old = await importReplaced()
    const headers = await portal.logIn('anna@example.com')
    const shown = [
      ...namesInAddresses((await portal.call('GET', '/configurator/v1/demo/tiny/mapping')).text),
      ...namesInAddresses((await portal.call('GET', '/bp/api/v1/sample_units/t-sample/catalog')).text),
      old.picture,
      readName('list.pdf'),
      readName('sample.pdf'),
    ]
    const texts = await kysely.selectFrom('catalogueTexts').select('jsonFile').execute()
    const kept = [
      old.plan,
      old.minutes,
      readName('plan.pdf'),
      ...texts.map(({ jsonFile }) => jsonFile.split('/')[1] ?? ''),
    ]
    const statuses = async (names: readonly string[]) => {
      const answers = await Promise.all([...new Set(names)].map((name) => portal.call('GET', `/files/${name}`)))
      return [...new Set(answers.map(({ status }) => status))]
    }
    const read = async () => (await portal.call('GET', `${UNIT}/configurations`, { headers })).json
    const before = await read()
    expect(before['catalogue_revision']).not.toBe(before['current_catalogue_revision'])
    // Whole, and with a start that was broken off between the files and their names.
    for (const prepare of [putBack, nameAsBefore]) {
      await prepare()
      if (prepare === putBack) expect(await statuses(kept)).toEqual([200])
      await hidePrivateFiles(portal.database, portal.files)
      expect(await statuses(kept)).toEqual([404])
      expect(await statuses(shown)).toEqual([200])
      for (const { jsonFile } of await kysely.selectFrom('catalogueTexts').select('jsonFile').execute())
        expect(await portal.files.has(jsonFile)).toBe(true)
      const pack = await findPackage(kysely, 'demo/tiny')
      for (const key of [pack?.projectFile ?? '', pack?.catalogFile ?? '', ...Object.values(pack?.files ?? {})])
        expect([key, await portal.files.has(key)]).toEqual([key, true])
    }
    expect(await read()).toEqual(before)
  })

  /** Imports a package with a plan and a product's picture of its own, on which a choice is made, and replaces it. */
  async function importReplaced() {
    const catalog = { ...tinyCatalog(), revision: 'r0' }
    for (const product of catalog.products) product.images = [{ url: 'products/old.webp' }]
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
      .webp()
      .toBuffer()
    const write = (file: string, content: Buffer | string) => writeFile(join(folder, 'tiny', file), content)
    await writeTinyPackage(join(folder, 'tiny'), catalog, withFiles())
    await write('products/old.webp', picture)
    await write('plan.pdf', '%PDF-1.7 old plan')
    await write('minutes.pdf', '%PDF-1.7 old minutes')
    await importIt()
    const headers = { ...(await portal.logIn('anna@example.com')), 'if-match': '"0"' }
    const body = { buyer_selections: { tub: { product_id: 'tub-b' } } }
    expect((await portal.call('PUT', `${UNIT}/configurations`, { headers, body })).status).toBe(200)
    await rm(join(folder, 'tiny'), { recursive: true })
    await writePackage()
    await importIt()
    const named = (content: Buffer | string, extension: string) =>
      `${createHash('sha256').update(content).digest('hex')}.${extension}`
    return {
      plan: named('%PDF-1.7 old plan', 'pdf'),
      minutes: named('%PDF-1.7 old minutes', 'pdf'),
      picture: named(picture, 'webp'),
    }
  }
})
