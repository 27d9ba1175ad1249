import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { hashOfFile } from '#server/platform/files/content.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import { KNOWN_MIGRATIONS } from '#server/platform/db/migrate.ts'
import { failed, passed, type Result } from '#server/platform/result.ts'
import { inParallel } from '#server/platform/in-parallel.ts'
import { FILES, type Manifest, MANIFEST, readManifest } from './backup-format.ts'
import type { BackupDatabase } from './backup-database.types.ts'
import { getArea } from './file-names.ts'
import { listBackups } from './make-backup.ts'

/** Faults that are told one by one. */
const MAX_TOLD = 20

export interface RestoreOptions {
  /** A back-up, or the folder of several: then the newest. */
  readonly from: string
  readonly database: BackupDatabase
  readonly files: FileStore
  readonly dataDir: string
}

interface Restored {
  readonly folder: string
  readonly manifest: Manifest
}

/**
 * Brings a back-up into an empty data folder and an empty database: reads all of it first and compares it with its
 * manifest. On a fault nothing has been changed, or what was is taken away again, from the database, too.
 *
 * Errors: in words, one a line.
 * @throws when something cannot be written, and when a database of PostgreSQL could not be emptied again, which it says
 */
export async function restoreBackup(options: RestoreOptions): Promise<Result<Restored, string>> {
  const newest = (await listBackups(options.from)).at(-1)
  const folder = newest === undefined ? options.from : join(options.from, newest)
  const read = await readManifest(folder)
  if (!read.ok) return read
  const manifest = read.value
  const reason = (await findReason(manifest, options)) ?? (await findFaults(folder, manifest))
  if (reason !== null) return failed(reason)
  const { database, files, dataDir } = options
  await mkdir(dataDir, { recursive: true })
  try {
    const others = manifest.files.filter((file) => file.path !== database.file)
    await inParallel(others, async ({ path }) => {
      if (path.startsWith(`${FILES}/`) && !('folder' in files.place)) return storeAgain(files, folder, path)
      await mkdir(dirname(join(dataDir, path)), { recursive: true })
      await copyFile(join(folder, path), join(dataDir, path))
    })
    // Last: without it nothing of this is a portal.
    await database.restoreFrom(join(folder, database.file), ({ rows }) => {
      const other = Object.keys({ ...manifest.rows, ...rows }).filter((table) => rows[table] !== manifest.rows[table])
      if (other.length > 0) throw new Error(`The restored database has other rows in ${other.join(', ')}.`)
    })
  } catch (error) {
    for (const name of await readdir(dataDir)) await rm(join(dataDir, name), { recursive: true, force: true })
    throw error
  }
  return passed({ folder, manifest })
}

/** One that was damaged comes under the name of what it is now, and is missing under its own, as it was. */
async function storeAgain(files: FileStore, folder: string, path: string): Promise<void> {
  await files.putFile(join(folder, path), extname(path).slice(1), getArea(path.slice(FILES.length + 1)))
}

/** Why this back-up cannot be brought in here; null = it can. */
async function findReason(manifest: Manifest, { database, dataDir }: RestoreOptions): Promise<string | null> {
  if (manifest.database !== database.kind) {
    return manifest.database === 'postgres'
      ? 'The back-up is one of PostgreSQL. Name an empty database with DATABASE_URL.'
      : 'The back-up is one of SQLite. Leave DATABASE_URL away.'
  }
  const unknown = manifest.migrations.filter((name) => !KNOWN_MIGRATIONS.includes(name))
  if (unknown.length > 0) return `The back-up was made by a newer version of this program (${manifest.version}).`
  const there = await readdir(dataDir).catch(() => [])
  if (there.length > 0) return `${dataDir} is not empty. Name an empty or a new folder with DATA_DIR.`
  if (!(await database.isEmpty())) return 'The database of DATABASE_URL is not empty.'
  return null
}

/** What of a back-up is not as its manifest has it; null = all is. */
async function findFaults(folder: string, { files }: Manifest): Promise<string | null> {
  const found = await inParallel(files, async ({ path, bytes, sha256 }) => {
    const there = await stat(join(folder, path)).catch(() => null)
    if (there === null) return [`${path} is missing.`]
    const isSame = there.size === bytes && (await hashOfFile(join(folder, path))) === sha256
    return isSame ? [] : [`${path} is not what ${MANIFEST} says.`]
  })
  const faults = found.flat()
  if (faults.length === 0) return null
  const more = faults.length > MAX_TOLD ? [`and ${faults.length - MAX_TOLD} more`] : []
  return ['The back-up is damaged:', ...faults.slice(0, MAX_TOLD), ...more].join('\n')
}
