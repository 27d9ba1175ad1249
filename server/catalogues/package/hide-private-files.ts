import type { Database, Db } from '#server/platform/db/database.types.ts'
import { renamePackageFiles } from '#server/projects/packages.repository.ts'
import { findSeedFingerprint, saveSeedFingerprint } from '#server/projects/seed-states.repository.ts'
import { readJson } from '#server/platform/db/stored-json.ts'
import { type FileStore, keyOfFileName, namesInAddresses, urlOfFile } from '#server/platform/files/file-store.ts'
import { inParallel } from '#server/platform/in-parallel.ts'
import { keysShownToAll } from './public-files.ts'

const STATE_ID = 'private-files'
/** `1` looked at packages in use alone. */
const DONE = '2'

/**
 * Once for a portal of before, which kept all files where whoever knew an address could have them: leaves there only what
 * is shown to everybody, and takes everything else out. It goes by what lies there, not by what the packages in use name:
 * plans and internal documents of packages that have been replaced are named by nothing any more, and would stay for
 * ever. Started again, or in two processes at once, it does the same and harms nothing.
 */
export async function hidePrivateFiles(database: Database, files: FileStore): Promise<void> {
  if (await isDone(database.kysely)) return
  // Listed first: what comes in from here on knows its area itself.
  const stored = await files.list('public')
  const shown = await keysShownToAll(database.kysely, files)
  await inParallel(
    stored.filter((key) => !shown.has(key)),
    (key) => files.hide(key),
  )
  await database.transaction(async (transaction) => {
    if (await isDone(transaction)) return
    await renameFiles(transaction, (key) => hiddenKey(key, shown))
    await saveSeedFingerprint(transaction, STATE_ID, DONE, new Date().toISOString())
  })
}

async function isDone(db: Db): Promise<boolean> {
  return (await findSeedFingerprint(db, STATE_ID)) === DONE
}

/** What a file is called from now on. Also one that is hidden already: the last start may have ended before the names. */
function hiddenKey(key: string, shown: ReadonlySet<string>): string {
  const isPublic = keyOfFileName(key.slice(key.indexOf('/') + 1)) === key
  return isPublic && !shown.has(key) ? (keyOfFileName(key.slice(key.indexOf('/') + 1), 'private') ?? key) : key
}

type Rename = (key: string) => string

/** Everywhere that the database names files by their keys or addresses. */
async function renameFiles(db: Db, rename: Rename): Promise<void> {
  for (const { projectId, projectFile, catalogFile, files } of await db
    .selectFrom('projectPackages')
    .select(['projectId', 'projectFile', 'catalogFile', 'files'])
    .execute()) {
    const keys = Object.entries(readJson<Record<string, string>>(files))
    await renamePackageFiles(db, projectId, Object.fromEntries(keys.map(([path, key]) => [path, rename(key)])))
    await db
      .updateTable('projectPackages')
      .set({ projectFile: rename(projectFile), catalogFile: rename(catalogFile) })
      .where('projectId', '=', projectId)
      .execute()
  }
  for (const { catalogueId, locale, jsonFile, brotliFile } of await db
    .selectFrom('catalogueTexts')
    .select(['catalogueId', 'locale', 'jsonFile', 'brotliFile'])
    .execute()) {
    await db
      .updateTable('catalogueTexts')
      .set({ jsonFile: rename(jsonFile), brotliFile: rename(brotliFile) })
      .where('catalogueId', '=', catalogueId)
      .where('locale', '=', locale)
      .execute()
  }
  for (const { id, config } of await db.selectFrom('projects').select(['id', 'config']).execute()) {
    const renamed = renamedIn(config, rename)
    if (renamed !== config) await db.updateTable('projects').set({ config: renamed }).where('id', '=', id).execute()
  }
  for (const { id, details } of await db.selectFrom('units').select(['id', 'details']).execute()) {
    const renamed = renamedIn(details, rename)
    if (renamed !== details) await db.updateTable('units').set({ details: renamed }).where('id', '=', id).execute()
  }
}

/** A text in which the addresses of files that are hidden are those of the private area. */
function renamedIn(text: string, rename: Rename): string {
  const keys = [...new Set(namesInAddresses(text))].flatMap((name) => keyOfFileName(name) ?? [])
  return keys.reduce((json, key) => json.replaceAll(`"${urlOfFile(key)}"`, `"${urlOfFile(rename(key))}"`), text)
}
