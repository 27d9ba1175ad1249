import { MAX_ATTACHMENT_BYTES } from '#shared/contracts/entities/upload.schema.ts'
import { MAX_ATTACHMENTS } from '#shared/contracts/http/messages.contract.ts'
import { isRefused, type Upload } from './upload-queue.ts'
import type { Uploads } from './use-uploads.ts'

/** What of a message's files keeps it from being sent. */
export type FilesLimit = 'errorAttachmentLimit' | 'tooManyFiles' | 'fileRefused' | 'fileMissing'

/**
 * What of the files keeps a message from being sent (INB-34 to INB-36): their true sum, their number, one that is not taken
 * or did not come through. What is of no kind that is taken counts for nothing else. `earlier`: those that an earlier visit to the form has sent; sizes in bytes.
 */
export function findLimit(
  earlier: readonly { readonly size: number }[],
  { uploads }: Pick<Uploads, 'uploads'>,
): FilesLimit | null {
  const sizes = [...earlier.map(({ size }) => size), ...uploads.filter(mayCount).map(({ file }) => file.size)]
  if (sizes.reduce((sum, size) => sum + size, 0) >= MAX_ATTACHMENT_BYTES) return 'errorAttachmentLimit'
  if (sizes.length > MAX_ATTACHMENTS) return 'tooManyFiles'
  if (uploads.some(isRefused)) return 'fileRefused'
  return uploads.some(({ state }) => state === 'failed') ? 'fileMissing' : null
}

/** A single file that is too large is too large together with others, too. */
function mayCount(upload: Upload): boolean {
  return !isRefused(upload) || upload.failure === 'PAYLOAD_TOO_LARGE'
}
