import { useEffect, useState } from 'react'
import { deleteUpload } from '#shared/contracts/http/uploads.contract.ts'
import { call } from '#renderer/api/index.ts'
import { createUploadQueue, type SendFile, type StoredFile, type Upload } from './upload-queue.ts'

/** ms; the largest file on a slow line. */
export const UPLOAD_LIMIT_MS = 600_000

export interface Uploads {
  readonly uploads: readonly Upload[]
  /** Those that came through, in order. */
  readonly stored: readonly StoredFile[]
  /** Some are still on their way: what names them has to wait. */
  readonly isBusy: boolean
  readonly add: (files: Iterable<File>) => void
  /** Stops one, or takes it back. */
  readonly remove: (key: string) => void
  readonly retry: (key: string) => void
  /** To be called once something names these, by default all that came through. */
  readonly release: (keys?: readonly string[]) => void
}

interface Options {
  /** The first one is kept: an endpoint with its params. */
  readonly send: SendFile
}

/**
 * Files that are sent before a message or a document names them: each with its progress, and each can be stopped, tried
 * again and taken back. What is on its way stops with the page.
 */
export function useUploads({ send }: Options): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [queue] = useState(() =>
    createUploadQueue({
      send,
      takeBack: (fileId) => void call(deleteUpload, { params: { fileId }, silent: true }),
      onChange: setUploads,
    }),
  )
  useEffect(() => {
    queue.start()
    return queue.stop
  }, [queue])
  return {
    uploads,
    stored: uploads.flatMap(({ stored }) => stored ?? []),
    isBusy: uploads.some(({ state }) => state === 'waiting' || state === 'sending'),
    add: queue.add,
    remove: queue.remove,
    retry: queue.retry,
    release: queue.release,
  }
}
