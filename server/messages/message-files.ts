import type { Db } from '#server/platform/db/database.types.ts'
import { passed, type Result } from '#server/platform/result.ts'
import type { Sender, UploadsService } from '#server/uploads/uploads.service.ts'
import type { MessageFile } from './messages.repository.ts'

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
