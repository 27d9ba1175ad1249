import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CatalogueSchema } from '#shared/contracts/entities/catalogue.schema.ts'
import type { CatalogFile } from '#shared/contracts/project-package.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { saveAccount } from '#server/projects/accounts.repository.ts'
import { findCatalogue, findCatalogueText } from '../catalogues.repository.ts'
import { findPictureMapping } from '#server/pictures/picture-mappings.repository.ts'
import { findProject, listBuildings, saveProject } from '#server/projects/projects.repository.ts'
import { findUnit } from '#server/projects/units.repository.ts'
import { findUsersByEmail, listBuyersOfUnit } from '#server/identity/users.repository.ts'
import { openDiskFileStore } from '#server/platform/files/disk-file-store.ts'
import { type FileStore, keyOfFileName } from '#server/platform/files/file-store.ts'
import { verifyPassword } from '#server/identity/passwords.ts'
import { listFiles } from './check-content.ts'
import { exportPackage } from './export-package.ts'
import { tinyCatalog } from './fixtures/tiny-catalog.ts'
import { tinyProject, writeTinyPackage } from './fixtures/tiny-package.ts'
import { importPackage } from './import-package.ts'
import { seedSample } from './seed-sample.ts'

const NO_FAULTS = { errorCount: 0, warningCount: 0, faults: [] }
let folder = ''
let source = ''
let database: Database
let files: FileStore

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'))
  source = join(folder, 'tiny')
  await mkdir(source)
  await writeTinyPackage(source)
  database = await openDatabase({ dataDir: join(folder, 'data') })
  files = openDiskFileStore(join(folder, 'data', 'files'))
  await saveAccount(database.kysely, { id: 'demo', name: 'Demo' }, new Date().toISOString())
})
afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const importTiny = (accountId = 'demo') => importPackage(source, { database, files, accountId })
const pickUnit = (id: string) => findUnit(database.kysely, id, { kind: 'project', projectId: 'demo/tiny' })

async function buildCatalogue(unitId: string, locale: 'de' | 'en') {
  const catalogueId = (await pickUnit(unitId))?.catalogueId ?? ''
  const text = await findCatalogueText(database.kysely, catalogueId, locale)
  const json = await files.read(text?.jsonFile ?? '')
  const compressed = await files.read(text?.brotliFile ?? '')
  expect(await promisify(brotliDecompress)(compressed ?? '')).toEqual(json)
  return CatalogueSchema.parse(JSON.parse(json?.toString() ?? ''))
}

interface Sections<Item> {
  readonly sub_sections: readonly { readonly line_items: readonly { readonly sub_line_items: readonly Item[] }[] }[]
}

function getItems<Item>(sections: readonly Sections<Item>[]): Item[] {
  const lines = sections.flatMap(({ sub_sections }) => sub_sections.flatMap(({ line_items }) => line_items))
  return lines.flatMap(({ sub_line_items }) => [...sub_line_items])
}

describe('importPackage', () => {
  it('brings in project, buildings and units', async () => {
    expect(await importTiny()).toEqual({ ok: true, projectId: 'tiny', isUnchanged: false, ...NO_FAULTS })
    const project = await findProject(database.kysely, 'tiny-houses', 'demo')
    expect(project).toMatchObject({
      id: 'demo/tiny',
      packageId: 'tiny',
      town: 'Freiburg',
      featureFlags: { bp: { showSku: true } },
    })
    const logo = project?.logos.projectLogoUrl ?? ''
    expect(logo).toMatch(/^\/files\/[0-9a-f]{64}\.webp$/)
    const stored = await files.read(keyOfFileName(logo.slice('/files/'.length)) ?? '')
    expect(stored).toEqual(await readFile(join(source, 'logo.webp')))
    expect(await listBuildings(database.kysely, 'demo/tiny')).toMatchObject([
      { id: 'a', storeys: [{ id: 'eg' }, { id: 'og' }] },
    ])
    expect(await pickUnit('t-02')).toMatchObject({ slug: 'wohnung-t-02', floor: 1, position: 1, price: 30_000_000 })
  })

  it('API-21 publishes a catalogue per variant and language, with public addresses', async () => {
    await importTiny()
    const german = await buildCatalogue('t-01', 'de')
    const english = await buildCatalogue('t-01', 'en')
    expect([german.locale, english.locale]).toEqual(['de', 'en'])
    expect([german.rooms[0]?.title, english.rooms[0]?.title]).toEqual(['Raum hall', 'Room hall'])
    expect(german).toMatchObject({
      id: english.id,
      revision: english.revision,
      configurator_backend_url: '/configurator/v1/demo/tiny',
    })
    expect(german.revision).toBe(`r1.${german.id.slice(0, 8)}`)
    expect(german.products[0]?.thumb_url).toMatch(/^\/files\/[0-9a-f]{64}\.webp$/)
    expect(await findCatalogue(database.kysely, german.id)).toMatchObject({ projectId: 'demo/tiny', variant: null })
  })

  it('LIKE-1, LIKE-2: publishes materials in each language, and colours that the package names or its pictures show', async () => {
    const catalog = tinyCatalog()
    const [oak, stone] = catalog.products
    if (!oak || !stone) throw new Error('The tiny catalogue has too few products')
    oak.material = { key: 'wood', title: { de: 'Holz', en: 'Wood' } }
    stone.color = '#9B9A97'
    await writeTinyPackage(source, catalog)
    await importTiny()
    const looksIn = async (locale: 'de' | 'en') =>
      (await buildCatalogue('t-01', locale)).products.slice(0, 2).map(({ material, color }) => ({ material, color }))
    expect(await looksIn('de')).toEqual([
      { material: { key: 'wood', title: 'Holz' }, color: '#aa8855' },
      { material: null, color: '#9b9a97' },
    ])
    expect((await looksIn('en'))[0]?.material?.title).toBe('Wood')
  })

  it('applies the quantities and missing rooms of a variant', async () => {
    await importTiny()
    const small = await buildCatalogue('t-02', 'de')
    expect(small.id).not.toBe((await buildCatalogue('t-01', 'de')).id)
    expect(small.rooms.map((room) => room.id)).toEqual(['hall'])
    const lines = small.room_book.sections.flatMap((section) => section.sub_sections.flatMap((sub) => sub.line_items))
    expect(lines.map((line) => line.id)).toEqual(['floor-line'])
    expect(lines[0]?.sub_line_items.map((item) => item.quantity)).toEqual([5.5, 10])
    expect(small.upgrade_bundles).toEqual([])
  })

  it('falls back to the source language', async () => {
    const catalog = tinyCatalog()
    for (const room of catalog.rooms) room.title = { de: 'Nur deutsch' }
    await writeTinyPackage(source, catalog)
    await importTiny()
    expect((await buildCatalogue('t-01', 'en')).rooms[0]?.title).toBe('Nur deutsch')
  })

  it('API-84 publishes the views of a room, and what to load for their items', async () => {
    const catalog = tinyCatalog()
    const view = { view_id: 'hall-picture', url: 'pictures/preview.webp', sub_line_item_ids: ['hall-floor'] }
    for (const room of catalog.rooms) room.configurator_views = [view]
    await writeTinyPackage(source, catalog)
    await importTiny()
    const published = (await buildCatalogue('t-01', 'de')).rooms[0]?.configurator_views?.[0]
    expect(published).toMatchObject({ view_id: 'hall-picture', sub_line_item_ids: ['hall-floor'] })
    const toLoad = published?.prefetch_urls_by_sub_line_item_id ?? {}
    // Oak and stone; one skirting cannot be seen.
    expect(Object.entries(toLoad).map(([id, urls]) => [id, urls.length])).toEqual([
      ['hall-floor', 2],
      ['hall-skirting', 1],
    ])
    for (const url of [published?.url, ...Object.values(toLoad).flat()])
      expect(url).toMatch(/^\/files\/[0-9a-f]{64}\.webp$/)
  })

  it('API-38 stores the picture mapping with public addresses', async () => {
    await importTiny()
    const stored = await findPictureMapping(database.kysely, 'demo/tiny')
    expect(stored?.mapping).toMatchObject({ merger_url: '/merger/v1/demo/tiny', missing_key: 'missing_01' })
    const [room] = stored?.mapping.rooms ?? []
    expect(room?.base_url).toMatch(/^\/files\//)
    const oak = room?.layers[0]?.products_by_id['oak']
    expect(oak).toMatchObject({ key: 'oak', y: 9 })
    expect(oak?.url).toMatch(/^\/files\//)
    expect(room?.layers[1]?.products_by_id['oak-skirting']).toBeNull()
  })

  it('changes nothing when the same content comes again', async () => {
    await importTiny()
    const before = database.dataVersion()
    expect(await importTiny()).toEqual({ ok: true, projectId: 'tiny', isUnchanged: true, ...NO_FAULTS })
    expect(database.dataVersion()).toBe(before)
  })

  it('publishes changed content under a new revision and keeps the old one', async () => {
    await importTiny()
    const before = await buildCatalogue('t-01', 'de')
    const catalog: CatalogFile = tinyCatalog()
    for (const product of catalog.products) product.supplier = 'Other'
    await writeTinyPackage(source, catalog)
    expect(await importTiny()).toMatchObject({ ok: true, isUnchanged: false })
    const after = await buildCatalogue('t-01', 'de')
    expect(after.revision).not.toBe(before.revision)
    expect(await findCatalogue(database.kysely, before.id)).toMatchObject({ revision: before.revision })
  })

  it('publishes a unit of measure in each language, or as it is', async () => {
    const catalog = tinyCatalog()
    const items = getItems(catalog.room_book.sections)
    const [first] = items
    if (first === undefined) throw new Error('no item')
    first.quantity_unit = { de: 'Stk', en: 'pcs' }
    await writeTinyPackage(source, catalog)
    await importTiny()
    const measures = async (locale: 'de' | 'en') => {
      const { room_book } = await buildCatalogue('t-01', locale)
      return new Set(getItems(room_book.sections).map((item) => item.quantity_unit))
    }
    expect(await measures('de')).toEqual(new Set(['Stk', 'm²']))
    expect(await measures('en')).toEqual(new Set(['pcs', 'm²']))
  })

  it('brings in nothing of a faulty package', async () => {
    const project = tinyProject()
    project.project_image = 'gone.webp'
    await writeTinyPackage(source, tinyCatalog(), project)
    expect(await importTiny()).toMatchObject({ ok: false, faults: [{ path: 'project_image' }] })
    expect(await findProject(database.kysely, 'tiny', null)).toBeNull()
  })

  it('FOUND-11 takes ids that another account has, and refuses those of the account’s own other projects', async () => {
    await importTiny()
    await saveAccount(database.kysely, { id: 'partner', name: 'Partner' }, new Date().toISOString())
    expect(await importTiny('partner')).toMatchObject({ ok: true, projectId: 'tiny', isUnchanged: false, faults: [] })
    await writeTinyPackage(source, tinyCatalog(), { ...tinyProject(), id: 'other', slug: 'other' })
    const faults = [0, 1, 2].map((at) => ({ path: `units[${at}].id`, code: 'unitOfOtherProject' }))
    expect(await importTiny('partner')).toMatchObject({ ok: false, faults })
    expect(await findProject(database.kysely, 'other', null)).toBeNull()
  })

  it('FOUND-11 finds the rows of before again, whose own ids are those of the package', async () => {
    await importTiny()
    await saveAccount(database.kysely, { id: 'early', name: 'Early' }, new Date().toISOString())
    const before = await findProject(database.kysely, 'tiny', 'demo')
    if (before === null) throw new Error('no project')
    const early = { ...before, id: 'tiny', accountId: 'early' }
    await saveProject(database.kysely, early, new Date().toISOString())
    expect(await importTiny('early')).toMatchObject({ ok: true })
    expect(await findProject(database.kysely, 'tiny', 'early')).toMatchObject({ id: 'tiny', packageId: 'tiny' })
    expect(await findProject(database.kysely, 'tiny', 'demo')).toMatchObject({ id: 'demo/tiny', packageId: 'tiny' })
  })
})

describe('exportPackage', () => {
  it('gives the package back byte for byte, and it can be brought in again', async () => {
    await importTiny()
    const target = join(folder, 'out')
    const from = { db: database.kysely, files, accountId: 'demo' }
    expect(await exportPackage('tiny-houses', target, from)).toEqual({ ok: true, fileCount: 9 })
    expect(await listFiles(target)).toEqual(await listFiles(source))
    for (const file of await listFiles(source)) {
      expect(await readFile(join(target, file))).toEqual(await readFile(join(source, file)))
    }
    expect(await importPackage(target, { database, files, accountId: 'demo' })).toMatchObject({
      ok: true,
      isUnchanged: true,
    })
    const message = `The folder ${target} is not empty.`
    expect(await exportPackage('tiny', target, from)).toEqual({ ok: false, message })
    expect(await exportPackage('none', join(folder, 'x'), from)).toMatchObject({ ok: false })
  })
})

describe('seedSample', () => {
  const user = {
    id: 'anna',
    email: 'anna@example.com',
    first_name: 'Anna',
    last_name: 'Muster',
    mobile: null,
    group: 'buyer',
    role: 'buyer',
    password: 'secret-word',
    unit_ids: ['t-02'],
  }

  async function seed(...users: (typeof user)[]): Promise<boolean> {
    const sampleFile = join(folder, 'sample.json')
    await writeFile(sampleFile, JSON.stringify({ accounts: [{ id: 'demo', name: 'Demo', packages: ['tiny'], users }] }))
    return seedSample({ database, files, sampleFile })
  }

  it('brings in accounts, packages and users who can log in', async () => {
    expect(await seed(user)).toBe(true)
    const [anna] = await findUsersByEmail(database.kysely, 'anna@example.com', 'demo')
    expect(await verifyPassword(anna?.passwordHash ?? null, 'secret-word')).toBe(true)
    expect(await listBuyersOfUnit(database.kysely, 'demo/t-02')).toMatchObject([{ id: 'anna' }])
  })

  it('does nothing the second time, also after a restart', async () => {
    await seed(user)
    const again = await openDatabase({ dataDir: join(folder, 'data') })
    expect(await seedSample({ database: again, files, sampleFile: join(folder, 'sample.json') })).toBe(false)
    await again.close()
  })

  it('says which ids are wrong', async () => {
    await expect(seed(user, user)).rejects.toThrow(/user id "anna" is used twice/)
    await expect(seed({ ...user, unit_ids: ['z-99'] })).rejects.toThrow(/z-99/)
    await expect(seed({ ...user, id: '!' })).rejects.toThrow(/accounts\[0\].users\[0\].id/)
  })
})
