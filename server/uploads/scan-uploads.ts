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
  /** Ids of files at which the scanner went away; kept from one turn to the next. */
  readonly late: Set<string>
  /** Nothing more is begun, and what is under way is given up, when it fires. */
  readonly ending: AbortSignal
  readonly log: Log
}

/**
 * Has everything scanned that waits, the oldest first, and tells those who watch where it was sent for, or whoever names
 * it. What the scanner does not get through stays waiting, and the others get their turn; when it is away, all stay. The
 * file at which it went away comes after all others the next time: it may be what it went away of.
 */
export async function scanWaiting(parts: Parts): Promise<void> {
  const { database, late, ending, log } = parts
  for (const upload of putLast(await listWaiting(database.kysely), late)) {
    if (ending.aborted) return
    try {
      await scanOne(parts, upload)
    } catch (error) {
      if (ending.aborted) return
      log.fault('scanning what people send', error)
      if (!(error instanceof ScannerAwayError)) continue
      late.delete(upload.id)
      late.add(upload.id)
      return
    }
  }
}

/** Those that are late after the others, the one that was tried last at the end; what waits no more is late no more. */
function putLast(uploads: readonly Upload[], late: Set<string>): readonly Upload[] {
  const byId = new Map(uploads.map((upload) => [upload.id, upload]))
  for (const id of late) if (!byId.has(id)) late.delete(id)
  return [...uploads.filter(({ id }) => !late.has(id)), ...[...late].flatMap((id) => byId.get(id) ?? [])]
}

async function scanOne(parts: Parts, { id, fileKey }: Upload): Promise<void> {
  const { database, files, scanner, news, hearers, ending } = parts
  const file = await files.open(fileKey)
  if (file === null) return
  const bytes = file.stream()
  const found = await scanner.scan(bytes, ending).finally(() => bytes.destroy())
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
