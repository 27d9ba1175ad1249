import { MAX_ATTACHMENT_BYTES } from '#shared/contracts/entities/upload.schema.ts'
import { MAX_ATTACHMENTS } from '#shared/contracts/http/messages.contract.ts'
import type { Uploads } from './use-uploads.ts'

/** Why what names files cannot be sent: their sum, their number, or one that did not come through. */
export type UploadLimit = 'errorAttachmentLimit' | 'tooManyFiles' | 'fileMissing'

/**
 * What of its files keeps a message from being sent (INB-34 to INB-36); null = nothing.
 *
 * @param earlier those that the server has from an earlier visit to the form
 */
export function findUploadLimit(
  { uploads }: Pick<Uploads, 'uploads'>,
  earlier: readonly { readonly size: number }[] = [],
): UploadLimit | null {
  const sizes = [...earlier.map(({ size }) => size), ...uploads.map(({ file }) => file.size)]
  if (sizes.reduce((sum, size) => sum + size, 0) >= MAX_ATTACHMENT_BYTES) return 'errorAttachmentLimit'
  if (sizes.length > MAX_ATTACHMENTS) return 'tooManyFiles'
  return uploads.some(({ state }) => state === 'failed') ? 'fileMissing' : null
}
