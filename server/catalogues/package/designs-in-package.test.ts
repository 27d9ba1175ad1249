import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Portal, PORTALS } from '#shared/contracts/primitives.ts'
import type { ProjectDesign } from '#shared/domain/designs/design.types.ts'
import { listFiles } from '#shared/domain/designs/list-files.ts'
import { addDesign, publishDesign, saveDraft } from '#server/designs/designs.repository.ts'
import { saveUser } from '#server/identity/users.repository.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { openDiskFileStore } from '#server/platform/files/disk-file-store.ts'
import { type FileStore, urlOfFile } from '#server/platform/files/file-store.ts'
import { saveAccount } from '#server/projects/accounts.repository.ts'
import { createProjectsService } from '#server/projects/projects.service.ts'
import { checkPackage } from './check-package.ts'
import { exportPackage } from './export-package.ts'
import { tinyCatalog } from './fixtures/tiny-catalog.ts'
import { tinyProject, writeTinyPackage } from './fixtures/tiny-package.ts'
import { importPackage } from './import-package.ts'

const NOW = '2026-11-20T08:00:00.000Z'
const CHANGE = { userId: 'operator', at: NOW }
const PLAIN: ProjectDesign = {
  theme: 'light',
  dashboardVersion: 'custom',
  dashboardConfig: [],
  dashboardMenu: 'left',
  stylingSimple: {},
  stylingAdvanced: '',
  translations: [],
}

interface Place {
  readonly database: Database
  readonly files: FileStore
}

let folder = ''
let here: Place
let there: Place

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'designs-'))
  here = await openPlace('here')
  there = await openPlace('there')
})
afterEach(async () => {
  await here.database.close()
  await there.database.close()
  await rm(folder, { recursive: true, force: true })
})

async function openPlace(name: string): Promise<Place> {
  const database = await openDatabase({ dataDir: join(folder, name) })
  const { kysely } = database
  await saveAccount(kysely, { id: 'demo', name: 'Demo' }, NOW)
  const person = { firstName: 'Olga', lastName: 'Test', mobile: null, passwordHash: null, disabledAt: null }
  const login = { id: 'operator', accountId: 'demo', email: 'o@example.com', group: 'user', role: 'lead' } as const
  await saveUser(kysely, { ...login, ...person }, NOW)
  return { database, files: openDiskFileStore(join(folder, name, 'files')) }
}

const makeBanner = (file: string) => ({ type: 'DashboardBannerV2', params: { bannerUrl: file } })

/** Brings the tiny package in with a dashboard for buyers, a host and tiles. */
async function importHere() {
  const source = join(folder, 'tiny')
  await mkdir(source, { recursive: true })
  const outline = [
    makeBanner('pictures/base.webp'),
    { type: 'VideoCard', params: { url: 'https://youtu.be/abcdefghijk' } },
  ]
  await writeTinyPackage(source, tinyCatalog(), {
    ...tinyProject(),
    styling_simple: { primary_color_main: '#112233' },
    dashboards: { bp: { version: 'custom', dashboard_config: outline, theme: 'dark' } },
    frame_hosts: ['tour.example.com'],
    map_source: 'town.pmtiles',
  })
  await writeFile(join(source, 'town.pmtiles'), 'PMTiles\u0003 and more')
  return importPackage(source, { ...here, accountId: 'demo' })
}

async function exportHere(name: string): Promise<string> {
  const target = join(folder, name)
  expect(
    await exportPackage('tiny', target, { db: here.database.kysely, files: here.files, accountId: 'demo' }),
  ).toMatchObject({ ok: true })
  return target
}

async function publish(portal: Portal, design: ProjectDesign) {
  const { kysely } = here.database
  await addDesign(kysely, { id: portal, projectId: 'demo/tiny', portal }, CHANGE)
  expect(await publishDesign(kysely, { id: portal, revision: 0 }, design, CHANGE)).toBe(true)
}

async function readConfig({ database }: Place, portal: Portal) {
  return createProjectsService(database).config('demo', 'tiny', portal)
}

describe('dashboards of packages', () => {
  it('DSH-5 DSH-42: are brought in with public addresses for their files, and films elsewhere as they are', async () => {
    expect(await importHere()).toMatchObject({ ok: true, warningCount: 0 })
    const config = await readConfig(here, 'bp')
    expect(config).toMatchObject({
      theme: 'dark',
      dashboard: {
        version: 'custom',
        dashboardConfig: [{}, { params: { url: 'https://youtu.be/abcdefghijk' } }],
      },
      frameHosts: ['tour.example.com'],
      styling: { simple: { primaryColorMain: '#112233' } },
    })
    expect(listFiles(config?.dashboard?.dashboardConfig ?? [])[0]).toMatch(/^\/files\/[0-9a-f]{64}\.webp$/)
    expect(config?.mapSource).toMatch(/^\/files\/[0-9a-f]{64}\.pmtiles$/)
    const marketing = await readConfig(here, 'mp')
    expect(marketing).toMatchObject({ theme: 'light', styling: { simple: { primaryColorMain: '#112233' } } })
    expect(marketing).not.toHaveProperty('dashboard')
  })

  it('API-102: are exported byte for byte where staff have published nothing', async () => {
    await importHere()
    const { kysely } = here.database
    await addDesign(kysely, { id: 'bp', projectId: 'demo/tiny', portal: 'bp' }, CHANGE)
    await saveDraft(kysely, { id: 'bp', revision: 0 }, PLAIN, CHANGE)
    const target = await exportHere('out')
    expect(await readFile(join(target, 'project.json'))).toEqual(await readFile(join(folder, 'tiny', 'project.json')))
  })

  it('decision 65: an import says which designs stay as the team has made them', async () => {
    await importHere()
    await publish('mp', PLAIN)
    await writeFile(join(folder, 'tiny', 'catalog.json'), JSON.stringify({ ...tinyCatalog(), revision: 'r2' }))
    const { faults } = await importPackage(join(folder, 'tiny'), { ...here, accountId: 'demo' })
    expect(faults).toEqual([
      { severity: 'warning', file: 'project.json', path: 'dashboards.mp', code: 'designKept', params: {} },
    ])
  })

  it('API-102: what staff have published goes along, and looks the same elsewhere', async () => {
    await importHere()
    const ofPackage = (await readConfig(here, 'bp'))?.dashboard?.dashboardConfig ?? []
    const picture = urlOfFile(await here.files.put(await readFile(join(folder, 'tiny', 'logo.webp')), 'webp'))
    const library = urlOfFile(await here.files.put(await paintPicture(), 'webp'))
    await publish('bp', {
      theme: 'element',
      dashboardVersion: 'custom',
      dashboardConfig: [
        ...ofPackage,
        makeBanner(picture),
        makeBanner('/files/gone.webp'),
        { type: 'ImageGallery', params: { images: [library, { url: library, id: 7 }] } },
        { type: 'Later', some_field: { deepKey: 1 } },
      ],
      dashboardMenu: 'absent',
      stylingSimple: { primaryColorMain: '#445566' },
      stylingAdvanced: '{"shape":{"borderRadius":4}}',
      translations: [
        { locale: 'de', key: 'login:title', text: 'Hallo' },
        { locale: 'en', key: 'login:title', text: 'Hello' },
      ],
    })
    await publish('mp', { ...PLAIN, dashboardVersion: 'v3' })
    const target = await exportHere('out')
    const { faults } = await checkPackage(target)
    expect(faults.map(({ path, code }) => [path, code])).toEqual([
      ['dashboards.bp.dashboard_config[3].params.bannerUrl', 'dashboardBadAddress'],
      ['dashboards.bp.dashboard_config[5].type', 'dashboardUnknownType'],
    ])
    expect(await importPackage(target, { ...there, accountId: 'demo' })).toMatchObject({ ok: true })
    for (const portal of PORTALS) {
      const config = await readConfig(here, portal)
      expect(config).not.toBeNull()
      expect(await readConfig(there, portal)).toEqual(config)
    }
    for (const url of [picture, library]) {
      expect(await there.files.has(`sha256/${url.slice('/files/'.length)}`)).toBe(true)
    }
  })
})

async function paintPicture(): Promise<Buffer> {
  return sharp({ create: { width: 4, height: 4, channels: 3, background: '#ff0000' } })
    .webp({ lossless: true })
    .toBuffer()
}
