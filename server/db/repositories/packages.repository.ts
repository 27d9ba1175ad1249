import type { Db } from '../database.ts'
import { readJson } from './stored-json.ts'

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
    .selectFrom('projectPackages')
    .select('projectId')
    // A key has no character that means something else here.
    .where('files', 'like', `%"${key}"%`)
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
}
