import { sql } from 'kysely'
import type { FileArea, FileStore } from '#server/platform/files/file-store.ts'
import type { Database, Db } from './database.types.ts'

interface Parts {
  readonly database: Database
  readonly files: FileStore
}

interface Source {
  /** Of the disk. */
  readonly path: string
  readonly extension: string
  readonly area: FileArea
}

/**
 * Puts a file into the store and has it named, by a row that `name` writes in the given transaction: bytes first, then the
 * row. Whoever deletes unnamed bytes may have found them between the two: then they are put again.
 */
export async function putNamed(
  { database, files }: Parts,
  { path, extension, area }: Source,
  name: (within: Db, key: string) => Promise<void>,
): Promise<string> {
  for (;;) {
    const key = await files.putFile(path, extension, area)
    const isThere = await database.transaction(async (within) => {
      await lockFile(within, database.kind, key)
      if (!(await files.has(key))) return false
      await name(within, key)
      return true
    })
    if (isThere) return key
  }
}

/** Deletes the bytes of a key, unless `isNamed`, asked in the given transaction, finds that something names it. */
export async function removeUnnamed(
  { database, files }: Parts,
  key: string,
  isNamed: (within: Db) => Promise<boolean>,
): Promise<void> {
  await database.transaction(async (within) => {
    await lockFile(within, database.kind, key)
    if (!(await isNamed(within))) await files.remove(key)
  })
}

/** Of two transactions about the bytes of a key, one waits for the other's end. On SQLite all wait for each other anyway. */
async function lockFile(db: Db, kind: Database['kind'], key: string): Promise<void> {
  if (kind === 'postgres') await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db)
}
