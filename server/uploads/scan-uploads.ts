import type { News } from '#server/news/news.types.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import type { Log } from '#server/platform/log.ts'
import { type Scanner, ScannerAwayError } from './scanner.ts'
import { listWaiting, saveScan, type Upload } from './uploads.repository.ts'

/**
 * Hears what was found in a file, within the transaction that stores it; null = there is nothing to be done after that,
 * else what is.
 */
export type HearScan = (db: Db, upload: Upload) => Promise<(() => void) | null>

interface Parts {
  readonly database: Database
  readonly files: FileStore
  readonly scanner: Scanner
  readonly news: News
  readonly hearers: readonly HearScan[]
  readonly log: Log
}

/**
 * Has everything scanned that waits, the oldest first, and tells those who watch where it was sent for, or whoever names
 * it. What the scanner does not get through stays waiting, and the others get their turn; when it is away, all stay.
 */
export async function scanWaiting(parts: Parts): Promise<void> {
  const { database, log } = parts
  for (const upload of await listWaiting(database.kysely)) {
    try {
      await scanOne(parts, upload)
    } catch (error) {
      log.fault('scanning what people send', error)
      if (error instanceof ScannerAwayError) return
    }
  }
}

async function scanOne({ database, files, scanner, news, hearers }: Parts, { id, fileKey }: Upload): Promise<void> {
  const file = await files.open(fileKey)
  if (file === null) return
  const bytes = file.stream()
  const found = await scanner.scan(bytes).finally(() => bytes.destroy())
  const after: (() => void)[] = []
  await database.transaction(async (within) => {
    const upload = await saveScan(within, id, found)
    if (upload === null) return
    const { accountId, usedAt, unitId } = upload
    // What is named is told by whoever names it.
    if (usedAt === null && unitId !== null)
      after.push(() => {
        news.tell({ id: unitId, accountId }, 'messages')
        news.tell({ id: unitId, accountId }, 'documents')
      })
    for (const hear of hearers) {
      const tell = await hear(within, upload)
      if (tell !== null) after.push(tell)
    }
  })
  for (const tell of after) tell()
}
