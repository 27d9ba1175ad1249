import { expect, it } from 'vitest'
import { MAX_ATTACHMENT_BYTES } from '#shared/contracts/entities/upload.schema.ts'
import { MAX_ATTACHMENTS } from '#shared/contracts/http/messages.contract.ts'
import { findLimit } from './find-limit.ts'
import type { Upload } from './upload-queue.ts'

function anUpload(size: number, state: Upload['state'] = 'done', failure: Upload['failure'] = null): Upload {
  const file = new File([], 'plan.pdf')
  Object.defineProperty(file, 'size', { value: size })
  return { key: 'u', file, state, percent: 100, stored: null, failure }
}
const many = Array.from({ length: MAX_ATTACHMENTS }, () => anUpload(1))

it.each([
  ['INB-34', [], [anUpload(MAX_ATTACHMENT_BYTES - 1)], null],
  ['INB-35', [], [anUpload(MAX_ATTACHMENT_BYTES)], 'errorAttachmentLimit'],
  ['INB-36', [{ size: MAX_ATTACHMENT_BYTES - 1 }], [anUpload(1)], 'errorAttachmentLimit'],
  ['INB-26', [], many, null],
  ['INB-26', [{ size: 1 }], many, 'tooManyFiles'],
  ['INB-29', [], [anUpload(1), anUpload(1, 'failed')], 'fileMissing'],
  ['INB-35', [], [anUpload(MAX_ATTACHMENT_BYTES, 'failed', 'FILE_TYPE_REFUSED')], 'fileRefused'],
  ['INB-35', [], [anUpload(MAX_ATTACHMENT_BYTES, 'failed', 'UNREACHABLE')], 'errorAttachmentLimit'],
  ['INB-35', [], [anUpload(MAX_ATTACHMENT_BYTES, 'failed', 'PAYLOAD_TOO_LARGE')], 'errorAttachmentLimit'],
] as const)('%s finds what of its files keeps a message back', (_id, earlier, uploads, limit) => {
  expect(findLimit(earlier, { uploads })).toBe(limit)
})
