import { createStaffUpload } from '#shared/contracts/http/uploads.contract.ts'
import { call } from '#renderer/api/index.ts'
import type { SendFile } from './upload-queue.ts'
import { UPLOAD_LIMIT_MS } from './use-uploads.ts'

const MAX_FILE_NAME = 200

/** Sends a file of the team's; of a name that is too long its end stays, which says what kind of file it is. */
export const sendStaffFile: SendFile = (file, { signal, onProgress }) =>
  call(createStaffUpload, {
    query: { fileName: file.name.slice(-MAX_FILE_NAME) },
    file,
    signal,
    onProgress,
    timeout: UPLOAD_LIMIT_MS,
    silent: true,
  })
