import type { News } from '#server/news/news.types.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import type { Log } from '#server/platform/log.ts'
import { type Scanner, ScannerAwayError } from './scanner.ts'
import { listWaiting, saveScan, type Upload } from './uploads.repository.ts'

interface Parts {
  readonly database: Database
  readonly files: FileStore
  readonly scanner: Scanner
  readonly news: News
  readonly log: Log
}

/**
 * Has everything scanned that waits, the oldest first, and tells those who watch where it was sent for, or is named. What
 * the scanner does not get through stays waiting, and the others get their turn; when it is away, all stay.
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

async function scanOne({ database, files, scanner, news }: Parts, upload: Upload): Promise<void> {
  const file = await files.open(upload.fileKey)
  if (file === null) return
  const found = await scanner.scan(file.stream())
  const after = await database.transaction((within) => saveScan(within, upload.id, found))
  const unitId = after?.usedIn ?? after?.unitId ?? null
  if (after === null || unitId === null) return
  const unit = { id: unitId, accountId: after.accountId }
  news.tell(unit, 'messages')
  news.tell(unit, 'documents')
}
