import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#server/platform/db/database.types.ts'
import { removeLeftovers } from '#server/platform/db/file-leftovers.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import { deleteOldUnused, findNamedKeys } from './uploads.repository.ts'

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
  await removeLeftovers(parts, { area: 'sent', findNamedKeys })
}

async function deleteOldParts({ folder, now }: Parts): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const path of names.filter((name) => name.endsWith(PART)).map((name) => join(folder, name))) {
    const found = await stat(path).catch(() => null)
    if (found !== null && found.mtimeMs < now() - KEPT_MS) await rm(path, { force: true })
  }
}
