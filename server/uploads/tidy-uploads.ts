import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#server/platform/db/database.types.ts'
import { removeUnnamed } from '#server/platform/db/named-files.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import { addLeftovers, deleteLeftover, deleteOldUnused, findNamedKeys, listOldLeftovers } from './uploads.repository.ts'

/** ms that something may take to name a file that came in. */
const KEPT_MS = 24 * 3_600_000

/** What is still coming in. */
export const PART = '.part'

interface Parts {
  readonly database: Database
  readonly files: FileStore
  /** Of what is still coming in. */
  readonly folder: string
  /** ms since epoch. */
  readonly now: () => number
}

/**
 * Deletes what came in and nothing has named for a day, and the bytes that no upload has named for another: a back-up
 * copies first the rows and then the files, and takes less than that. With it goes what a killed process has left half
 * written.
 */
export async function tidyUploads(parts: Parts): Promise<void> {
  const { database, files, now } = parts
  const before = isoTime(now() - KEPT_MS)
  await deleteOldParts(parts)
  await files.removeRemains(now() - KEPT_MS)
  await database.transaction((within) => deleteOldUnused(within, before))
  for (const key of await listOldLeftovers(database.kysely, before)) await removeIfUnnamed(parts, key)
  await noteLeftovers(parts)
}

async function deleteOldParts({ folder, now }: Parts): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const path of names.filter((name) => name.endsWith(PART)).map((name) => join(folder, name))) {
    const found = await stat(path).catch(() => null)
    if (found !== null && found.mtimeMs < now() - KEPT_MS) await rm(path, { force: true })
  }
}

/** Whichever way a row went, or however a process ended before it wrote one: what lies there tells. */
async function noteLeftovers({ database, files, now }: Parts): Promise<void> {
  const keys = await files.list('sent')
  const named = await findNamedKeys(database.kysely, keys)
  const leftovers = keys.filter((key) => !named.has(key))
  if (leftovers.length > 0) {
    await database.transaction((within) => addLeftovers(within, leftovers, isoTime(now())))
  }
}

async function removeIfUnnamed(parts: Parts, key: string): Promise<void> {
  await removeUnnamed(parts, key, async (within) => {
    await deleteLeftover(within, key)
    return (await findNamedKeys(within, [key])).has(key)
  })
}
