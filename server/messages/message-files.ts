import { MAX_ATTACHMENT_BYTES } from '#shared/contracts/entities/upload.schema.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import type { Sender, UploadsService } from '#server/uploads/uploads.service.ts'
import type { MessageFile } from './messages.repository.ts'

/** A file that has come in before, or came along in the body (INB-26); `file` is its SHA-256. */
export type SentFile = { readonly uploadId: string } | { readonly fileName: string; readonly file: string }

type NamedFile = Pick<MessageFile, 'uploadId' | 'role'>

/**
 * Claims the files that a message names, within its transaction; each once, however often it is named. Refused when they
 * are too large together (decision 18), or one cannot be had.
 */
export async function claimFiles(
  db: Db,
  uploads: UploadsService,
  by: { readonly caller: Sender; readonly unitId: string },
  files: readonly NamedFile[],
): Promise<Result<readonly NamedFile[]>> {
  const named = new Map(files.map((file) => [file.uploadId, file]))
  if (named.size === 0) return passed([])
  // Before anything is used: what is refused is named by nothing.
  const found = await uploads.find(db, [...named.keys()])
  const size = [...found.values()].reduce((sum, upload) => sum + upload.size, 0)
  if (size >= MAX_ATTACHMENT_BYTES) {
    return failedWith('PAYLOAD_TOO_LARGE', 'The files are larger than 40 MiB, all together.')
  }
  const used = await uploads.use(db, by, [...named.keys()])
  return used.ok ? passed([...named.values()]) : used
}

/**
 * Takes in what came along, before the message is stored; answers the ids of all of them, in their order.
 * @param parts where it lies, by SHA-256
 */
export async function receiveFiles(
  uploads: UploadsService,
  { caller, unit }: { readonly caller: Sender; readonly unit: Unit },
  files: readonly SentFile[],
  parts: ReadonlyMap<string, string>,
): Promise<Result<readonly string[]>> {
  const ids: string[] = []
  for (const file of files) {
    if ('uploadId' in file) {
      ids.push(file.uploadId)
      continue
    }
    const path = parts.get(file.file)
    if (path === undefined) throw new Error('A file did not come along with its body')
    const received = await uploads.receivePart({ caller, unit, fileName: file.fileName }, path)
    if (!received.ok) return received
    ids.push(received.value.id)
  }
  return passed(ids)
}
