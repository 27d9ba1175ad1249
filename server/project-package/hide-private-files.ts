import * as z from 'zod/mini'
import { CatalogFileSchema, ProjectFileSchema } from '#shared/contracts/project-package.ts'
import type { Database, Db } from '../db/database.types.ts'
import { renamePackageFiles } from '../db/repositories/packages.repository.ts'
import { findSeedFingerprint, saveSeedFingerprint } from '../db/repositories/seed-states.repository.ts'
import { readJson } from '../db/repositories/stored-json.ts'
import { type FileStore, urlOfFile } from '../files/file-store.ts'
import { publicFiles } from './package-files.ts'

const STATE_ID = 'private-files'
const DONE = '1'

/**
 * Once for a portal of before, which kept all files where whoever knew an address could have them: takes those that are
 * only for a unit's or a project's people out of there, by what the packages say that are in use. Started again, or in
 * two processes at once, it does the same and harms nothing. Files of packages that have been replaced stay.
 */
export async function hidePrivateFiles(database: Database, files: FileStore): Promise<void> {
  const db = database.kysely
  if ((await findSeedFingerprint(db, STATE_ID)) === DONE) return
  const packages = await db
    .selectFrom('projectPackages')
    .select(['projectId', 'projectFile', 'catalogFile', 'files'])
    .execute()
  const used = await Promise.all(packages.map((pack) => keysOf(pack, files)))
  const shown = new Set(used.flatMap((keys) => keys.shown))
  const hidden = new Map<string, string>()
  for (const key of new Set(used.flatMap((keys) => keys.others))) {
    if (!shown.has(key)) hidden.set(key, await files.hide(key))
  }
  await database.transaction(async (transaction) => {
    for (const { projectId, files: before } of packages) await renameIn(transaction, projectId, before, hidden)
    await saveSeedFingerprint(transaction, STATE_ID, DONE, new Date().toISOString())
  })
}

interface Package {
  readonly projectFile: string
  readonly catalogFile: string
  readonly files: string
}

/** Keys of files that a package shows to everybody, and of its others. One that cannot be read hides nothing. */
async function keysOf(pack: Package, files: FileStore): Promise<{ shown: string[]; others: string[] }> {
  const keys = Object.entries(readJson<Record<string, string>>(pack.files))
  const [project, catalog] = await Promise.all([
    readDocument(pack.projectFile, ProjectFileSchema, files),
    readDocument(pack.catalogFile, CatalogFileSchema, files),
  ])
  if (project === null || catalog === null) return { shown: keys.map(([, key]) => key), others: [] }
  const paths = publicFiles({ project, catalog })
  const keysWhere = (isShown: boolean) => keys.filter(([path]) => paths.has(path) === isShown).map(([, key]) => key)
  return { shown: keysWhere(true), others: keysWhere(false) }
}

async function readDocument<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
  files: FileStore,
): Promise<z.infer<Schema> | null> {
  const bytes = await files.read(key)
  const parsed = bytes === null ? null : z.safeParse(schema, readJson<unknown>(bytes.toString('utf8')))
  return parsed?.success === true ? parsed.data : null
}

/** Names and addresses of the files in everything that is stored of a project, exactly as they stand there. */
async function renameIn(db: Db, projectId: string, files: string, hidden: ReadonlyMap<string, string>): Promise<void> {
  const addresses = new Map([...hidden].map(([before, key]) => [urlOfFile(before), urlOfFile(key)]))
  const replaced = (json: string, names: ReadonlyMap<string, string>) =>
    [...names].reduce((text, [before, after]) => text.replaceAll(`"${before}"`, `"${after}"`), json)
  await renamePackageFiles(db, projectId, readJson<Record<string, string>>(replaced(files, hidden)))
  const { config } = await db
    .selectFrom('projects')
    .select('config')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('projects')
    .set({ config: replaced(config, addresses) })
    .where('id', '=', projectId)
    .execute()
  const units = await db.selectFrom('units').select(['id', 'details']).where('projectId', '=', projectId).execute()
  for (const { id, details } of units) {
    await db
      .updateTable('units')
      .set({ details: replaced(details, addresses) })
      .where('id', '=', id)
      .execute()
  }
}
