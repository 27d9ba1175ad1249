import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hash } from '@node-rs/argon2'
import type { CatalogFile } from '#shared/contracts/project-package.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { saveAccount } from '#server/projects/accounts.repository.ts'
import { newRowId } from '#server/platform/db/package-ids.ts'
import { assignUnits, saveUser, type UserGroup } from '#server/identity/users.repository.ts'
import { saveGrants } from '#server/identity/roles.repository.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import { tinyCatalog } from '#server/catalogues/package/fixtures/tiny-catalog.ts'
import { tinyProject, writeTinyPackage } from '#server/catalogues/package/fixtures/tiny-package.ts'
import { importPackage } from '#server/catalogues/package/import-package.ts'

/** Password of every user of the test portal. */
export const PASSWORD = 'a good password'
/** A hash says itself what it costs to verify: users of tests have one that costs next to nothing. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const
const NOW = '2026-11-20T08:00:00.000Z'
/** Before whatever a test's clock says. */
const LONG_AGO = '2020-01-01T00:00:00.000Z'

/** Fills an empty portal with the accounts, projects and users of the test portal. */
export async function seed(database: Database, files: FileStore): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'wohnwahl-package-'))
  try {
    await saveAccount(database.kysely, { id: 'demo', name: 'Demo' }, NOW)
    await saveAccount(database.kysely, { id: 'partner', name: 'Partner' }, NOW)
    const project = tinyProject()
    await importTiny(tinyCatalog(), database, files)
    const farUnits = project.units.slice(0, 1).map((unit) => ({ ...unit, id: 'f-01', slug: 'far-01' }))
    const far = { ...project, id: 'far', slug: 'far-houses', units: farUnits }
    await writeTinyPackage(join(folder, 'far'), { ...tinyCatalog(), variants: [] }, far)
    await importInto('partner', join(folder, 'far'), database, files)
    await addUsers(database)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Imports project `tiny` of account `demo` with this catalogue. @throws with its faults */
export async function importTiny(catalog: CatalogFile, database: Database, files: FileStore): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'wohnwahl-package-'))
  try {
    await writeTinyPackage(folder, catalog)
    await importInto('demo', folder, database, files)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function importInto(accountId: string, folder: string, database: Database, files: FileStore): Promise<void> {
  const result = await importPackage(folder, { database, files, accountId })
  if (!result.ok) throw new Error(JSON.stringify(result.faults))
}

async function addUsers(database: Database): Promise<void> {
  const passwordHash = await hash(PASSWORD, CHEAP)
  const users: readonly (readonly [id: string, accountId: string, group: UserGroup, unitIds: readonly string[]])[] = [
    ['anna', 'demo', 'buyer', ['t-01']],
    ['ben', 'demo', 'buyer', ['t-02']],
    ['operator', 'demo', 'user', []],
    ['admin', 'demo', 'admin', []],
    ['paul', 'partner', 'buyer', ['f-01']],
    ['boss', 'partner', 'admin', []],
  ]
  for (const [id, accountId, group, unitIds] of users) {
    const email = `${id}@example.com`
    const person = {
      id,
      accountId,
      email,
      firstName: id,
      lastName: 'Test',
      mobile: null,
      group,
      role: group,
      disabledAt: null,
    }
    await saveUser(database.kysely, { ...person, passwordHash }, NOW)
    if (group === 'user') await saveGrants(database.kysely, id, [{ role: 'lead', projectId: null }])
    await assignUnits(
      database.kysely,
      id,
      unitIds.map((unitId) => newRowId(accountId, unitId)),
      LONG_AGO,
    )
  }
}
