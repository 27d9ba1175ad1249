import { expect, it } from 'vitest'
import { MAX_ATTACHMENT_BYTES } from '#shared/contracts/entities/upload.schema.ts'
import { MAX_ATTACHMENTS } from '#shared/contracts/http/messages.contract.ts'
import { findUploadLimit } from './find-upload-limit.ts'
import type { Upload } from './upload-queue.ts'

function anUpload(size: number, state: Upload['state'] = 'done'): Upload {
  const file = new File([], 'plan.pdf')
  Object.defineProperty(file, 'size', { value: size })
  return { key: 'u', file, state, percent: 100, stored: null, failure: null }
}

it.each([
  ['INB-34', [anUpload(MAX_ATTACHMENT_BYTES - 1)], [], null],
  ['INB-35', [anUpload(MAX_ATTACHMENT_BYTES)], [], 'errorAttachmentLimit'],
  ['INB-36', [anUpload(1)], [{ size: MAX_ATTACHMENT_BYTES - 1 }], 'errorAttachmentLimit'],
  ['INB-26', Array.from({ length: MAX_ATTACHMENTS }, () => anUpload(1)), [], null],
  ['INB-26', Array.from({ length: MAX_ATTACHMENTS }, () => anUpload(1)), [{ size: 1 }], 'tooManyFiles'],
  ['INB-29', [anUpload(1), anUpload(1, 'failed')], [], 'fileMissing'],
] as const)('%s finds what of its files keeps a message back', (_id, uploads, earlier, limit) => {
  expect(findUploadLimit({ uploads }, earlier)).toBe(limit)
})
