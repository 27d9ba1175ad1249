import type { Db } from '#server/platform/db/database.types.ts'
import { passed, type Result } from '#server/platform/result.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import type { Sender, UploadsService } from '#server/uploads/uploads.service.ts'
import type { MessageFile } from './messages.repository.ts'

/** A file that has come in before, or comes along as base64 (INB-26). */
export type SentFile = { readonly uploadId: string } | { readonly fileName: string; readonly file: string }

type NamedFile = Pick<MessageFile, 'uploadId' | 'role'>

/** Claims the files that a message names, within its transaction; each once, however often it is named. */
export async function claimFiles(
  db: Db,
  uploads: UploadsService,
  by: { readonly caller: Sender; readonly unitId: string },
  files: readonly NamedFile[],
): Promise<Result<readonly NamedFile[]>> {
  const named = new Map(files.map((file) => [file.uploadId, file]))
  if (named.size === 0) return passed([])
  const used = await uploads.use(db, by, [...named.keys()])
  return used.ok ? passed([...named.values()]) : used
}

/** Takes in what comes along, before the message is stored; answers the ids of all of them, in their order. */
export async function receiveFiles(
  uploads: UploadsService,
  { caller, unit }: { readonly caller: Sender; readonly unit: Unit },
  files: readonly SentFile[],
): Promise<Result<readonly string[]>> {
  const ids: string[] = []
  for (const file of files) {
    if ('uploadId' in file) {
      ids.push(file.uploadId)
      continue
    }
    const bytes = Buffer.from(file.file, 'base64')
    const received = await uploads.receiveBytes({ caller, unit, fileName: file.fileName }, bytes)
    if (!received.ok) return received
    ids.push(received.value.id)
  }
  return passed(ids)
}
