import { type FileArea, type FileStore, getFolder } from '#server/platform/files/file-store.ts'
import type { Database, Db } from './database.types.ts'
import { isoTime } from './iso-time.ts'
import { removeUnnamed } from './named-files.ts'

/** Keys that one statement names: the databases bind some ten thousand values at most. */
const AT_ONCE = 500
/** ms between the first look that finds a file unnamed and its end: a back-up copies first the rows and then the files. */
const KEPT_MS = 24 * 3_600_000

interface Parts {
  readonly database: Database
  readonly files: FileStore
  /** ms since epoch. */
  readonly now: () => number
}

interface Area {
  /** In which rows of one capability alone name files. */
  readonly area: FileArea
  /** Those of the keys that some row has. */
  readonly findNamedKeys: (db: Db, keys: readonly string[]) => Promise<ReadonlySet<string>>
}

/**
 * Deletes the bytes of an area that nothing has named since a look a day ago or longer, and notes what nothing names now.
 * Whichever way a row went, or however a process ended before it wrote one: what lies there tells.
 */
export async function removeLeftovers(parts: Parts, { area, findNamedKeys }: Area): Promise<void> {
  const { database, files, now } = parts
  for (const key of await listOldLeftovers(database.kysely, area, isoTime(now() - KEPT_MS))) {
    await removeUnnamed(parts, key, async (within) => {
      await deleteLeftover(within, key)
      return (await findNamedKeys(within, [key])).has(key)
    })
  }
  const keys = await files.list(area)
  const named = await findNamedKeys(database.kysely, keys)
  const leftovers = keys.filter((key) => !named.has(key))
  if (leftovers.length === 0) return
  await database.transaction((within) => addLeftovers(within, leftovers, isoTime(now())))
}

/** Those of the keys that `find` finds, which is given no more of them at once than a statement can name. */
export async function findKeysInParts(
  keys: readonly string[],
  find: (part: readonly string[]) => Promise<readonly { readonly fileKey: string }[]>,
): Promise<ReadonlySet<string>> {
  const named = new Set<string>()
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    for (const { fileKey } of await find(keys.slice(at, at + AT_ONCE))) named.add(fileKey)
  }
  return named
}

/** It is named again, or gone. */
export async function deleteLeftover(db: Db, fileKey: string): Promise<void> {
  await db.deleteFrom('fileLeftovers').where('fileKey', '=', fileKey).execute()
}

/** Notes keys that nothing names; those that were seen before keep their time. */
async function addLeftovers(db: Db, keys: readonly string[], seenAt: string): Promise<void> {
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    const rows = keys.slice(at, at + AT_ONCE).map((fileKey) => ({ fileKey, seenAt }))
    await db
      .insertInto('fileLeftovers')
      .values(rows)
      .onConflict((conflict) => conflict.column('fileKey').doNothing())
      .execute()
  }
}

/** Keys of an area that were seen first before `before`. */
async function listOldLeftovers(db: Db, area: FileArea, before: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('fileLeftovers').select('fileKey').where('seenAt', '<', before).execute()
  return rows.map(({ fileKey }) => fileKey).filter((key) => key.startsWith(getFolder(area)))
}
