import { createStaffUpload } from '#shared/contracts/http/uploads.contract.ts'
import { call } from '#renderer/api/index.ts'
import { type SendFile, UPLOAD_LIMIT_MS } from '#renderer/parts/uploads/index.ts'

/** Sends a file of the team's. */
export const sendStaffFile: SendFile = (file, { signal, onProgress }) =>
  call(createStaffUpload, {
    query: { fileName: file.name },
    file,
    signal,
    onProgress,
    timeout: UPLOAD_LIMIT_MS,
    silent: true,
  })
