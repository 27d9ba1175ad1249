import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ProjectFile } from '#shared/contracts/project-package.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { saveAccount } from '#server/projects/accounts.repository.ts'
import { findProject } from '#server/projects/projects.repository.ts'
import { findUnit } from '#server/projects/units.repository.ts'
import { openDiskFileStore } from '#server/platform/files/disk-file-store.ts'
import { tinyCatalog } from './fixtures/tiny-catalog.ts'
import { tinyProject, writeTinyPackage } from './fixtures/tiny-package.ts'
import { importPackage } from './import-package.ts'

let folder = ''
let database: Database

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drawings-'))
  database = await openDatabase({ dataDir: join(folder, 'data') })
  await saveAccount(database.kysely, { id: 'demo', name: 'Demo' }, new Date().toISOString())
})
afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

function document(id: string, visibility: 'public' | 'internal'): NonNullable<ProjectFile['documents']>[number] {
  return {
    id,
    role: id,
    display_name: { de: 'Papier', en: 'Paper' },
    file: 'paper.pdf',
    updated_on: '2026-11-02',
    visibility,
  }
}

async function importWith(project: ProjectFile): Promise<void> {
  const source = join(folder, 'tiny')
  await writeTinyPackage(source, tinyCatalog(), project)
  await writeFile(join(source, 'paper.pdf'), '%PDF-1.7')
  await writeFile(join(source, 'eg.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><path data-unit="t-01"/></svg>')
  const files = openDiskFileStore(join(folder, 'data', 'files'))
  expect(await importPackage(source, { database, files, accountId: 'demo' })).toMatchObject({ ok: true })
}

it('FLF-7 keeps the floors of a project at public addresses', async () => {
  const project = tinyProject()
  const storey = project.buildings[0]?.storeys[0]
  if (storey !== undefined) storey.floor_svg = 'eg.svg'
  await importWith(project)
  const drawings = (await findProject(database.kysely, 'tiny', null))?.drawings
  expect(drawings?.modelUrl).toBeNull()
  expect(Object.keys(drawings?.floorUrlsByStorey ?? {})).toEqual(['eg'])
  expect(drawings?.floorUrlsByStorey['eg']).toMatch(/^\/files\/[0-9a-f]{64}\.svg$/)
})

it('DSH-12 gives every unit the public documents of its project, by their role', async () => {
  const project = { ...tinyProject(), documents: [document('price_list', 'public'), document('minutes', 'internal')] }
  project.units[0]?.attachments.push({ id: 'plan', role: 'floor_plan', file: 'paper.pdf' })
  await importWith(project)
  const unit = await findUnit(database.kysely, 't-01', { kind: 'project', projectId: 'demo/tiny' })
  expect(unit?.attachments.map(({ id, role }) => [id, role])).toEqual([
    ['plan', 'floor_plan'],
    ['t-01-price_list', 'price_list'],
  ])
  expect(unit?.attachments[1]).toMatchObject({ createdAt: '2026-11-02T00:00:00.000Z' })
  for (const { url } of unit?.attachments ?? []) expect(url).toMatch(/^\/files\/[0-9a-f]{64}\.pdf$/)
  const stored = await findProject(database.kysely, 'tiny', null)
  expect(stored?.documents).toMatchObject([
    { id: 'price_list', displayName: { de: 'Papier' }, updatedOn: '2026-11-02', visibility: 'public' },
    { id: 'minutes', visibility: 'internal' },
  ])
})
