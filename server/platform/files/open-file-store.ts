import { openDiskFileStore } from './disk-file-store.ts'
import type { FileStore, FileStorePlace } from './file-store.ts'

/** Opens the store at a place, in whichever process. What speaks S3 is large, so it is loaded only where it is used. */
export async function openFileStore(place: FileStorePlace): Promise<FileStore> {
  if ('folder' in place) return openDiskFileStore(place.folder)
  const { openS3FileStore } = await import('./s3-file-store.ts')
  return openS3FileStore(place)
}
