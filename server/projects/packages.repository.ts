import type { Db } from '#server/platform/db/database.types.ts'
import { readJson } from '#server/platform/db/stored-json.ts'

/** Rows that one statement adds: the databases bind some ten thousand values at most. */
const ROWS_AT_ONCE = 500

/** The package that a project came from. */
export interface StoredPackage {
  readonly projectId: string
  readonly fingerprint: string
  /** File keys of the two documents. */
  readonly projectFile: string
  readonly catalogFile: string
  /** Path in the package → file key. */
  readonly files: Readonly<Record<string, string>>
}

/** Of every package of an account: what its content is known by → the project, as the package calls it. */
export async function findPackageFingerprints(db: Db, accountId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('projectPackages')
    .innerJoin('projects', 'projects.id', 'projectPackages.projectId')
    .select(['projects.packageId', 'projectPackages.fingerprint'])
    .where('projects.accountId', '=', accountId)
    .execute()
  return new Map(rows.map(({ fingerprint, packageId }) => [fingerprint, packageId]))
}

/** Whether a stored file came with the package of some project. `key`: of the file store. */
export async function isPackageFile(db: Db, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('packageFiles')
    .select('projectId')
    .where('fileKey', '=', key)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The package of a project, or null when the project was not imported. */
export async function findPackage(db: Db, projectId: string): Promise<StoredPackage | null> {
  const row = await db
    .selectFrom('projectPackages')
    .select(['projectId', 'fingerprint', 'projectFile', 'catalogFile', 'files'])
    .where('projectId', '=', projectId)
    .executeTakeFirst()
  return row ? { ...row, files: readJson<Record<string, string>>(row.files) } : null
}

/** Creates or replaces the package of a project. `now`: ISO time. */
export async function savePackage(db: Db, pack: StoredPackage, now: string): Promise<void> {
  const { projectId, ...rest } = pack
  const fields = { ...rest, files: JSON.stringify(pack.files), importedAt: now }
  await db
    .insertInto('projectPackages')
    .values({ projectId, ...fields })
    .onConflict((conflict) => conflict.column('projectId').doUpdateSet(fields))
    .execute()
  await savePackageFiles(db, projectId, pack.files)
}

/** What the package of a project consists of from now on: path in the package → file key. */
async function savePackageFiles(db: Db, projectId: string, files: StoredPackage['files']): Promise<void> {
  await db.deleteFrom('packageFiles').where('projectId', '=', projectId).execute()
  const rows = [...new Set(Object.values(files))].map((fileKey) => ({ fileKey, projectId }))
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await db
      .insertInto('packageFiles')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .execute()
  }
}

/** Files of a package go by other keys from now on. */
export async function renamePackageFiles(db: Db, projectId: string, files: StoredPackage['files']): Promise<void> {
  await db
    .updateTable('projectPackages')
    .set({ files: JSON.stringify(files) })
    .where('projectId', '=', projectId)
    .execute()
  await savePackageFiles(db, projectId, files)
}
