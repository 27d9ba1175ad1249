export { DropZone } from './DropZone.tsx'
export { UploadList } from './UploadList.tsx'
export type { SendFile, Upload } from './upload-queue.ts'
export { UPLOAD_LIMIT_MS, type Uploads, useUploads } from './use-uploads.ts'
