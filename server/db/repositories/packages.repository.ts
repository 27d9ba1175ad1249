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

/** The package of an account with exactly this content, or null. */
export async function findPackageOfFolder(
  db: Db,
  accountId: string,
  fingerprint: string,
): Promise<{ projectId: string } | null> {
  const row = await db
    .selectFrom('projectPackages')
    .innerJoin('projects', 'projects.id', 'projectPackages.projectId')
    .select('projectPackages.projectId')
    .where('projects.accountId', '=', accountId)
    .where('projectPackages.fingerprint', '=', fingerprint)
    .executeTakeFirst()
  return row ?? null
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
