import type * as z from 'zod/mini'
import type { ErrorCode } from '#shared/contracts/errors.ts'
import { MAX_ATTACHMENT_BYTES, type StoredFileSchema } from '#shared/contracts/entities/upload.schema.ts'
import type { FromWire } from '#shared/contracts/wire.ts'
import type { ApiError, ApiResult } from '#renderer/api/index.ts'

/** What the server says of a file that it has taken in. */
export type StoredFile = FromWire<z.infer<typeof StoredFileSchema>>

/** How one file is sent: `createUnitUpload` or `createStaffUpload`, silently. */
export type SendFile = (
  file: File,
  how: { readonly signal: AbortSignal; readonly onProgress: (sent: { readonly loaded: number }) => void },
) => Promise<ApiResult<StoredFile>>

/** Why a file did not come through: the server's word, or that it could not be reached. */
export type UploadFailure = ErrorCode | 'UNREACHABLE' | 'UNKNOWN'

/** A file on its way. */
export interface Upload {
  readonly key: string
  readonly file: File
  readonly state: 'waiting' | 'sending' | 'done' | 'failed'
  /** 0 to 100; of what has gone out. */
  readonly percent: number
  /** Once it is done. */
  readonly stored: StoredFile | null
  /** Why it failed. */
  readonly failure: UploadFailure | null
}

/** Files at once; more would share one line and come later, each of them. */
const AT_ONCE = 2

interface Parts {
  readonly send: SendFile
  /** Tells the server that one that is done is not needed. */
  readonly takeBack: (id: string) => void
  readonly onChange: (uploads: readonly Upload[]) => void
}

export interface UploadQueue {
  readonly add: (files: Iterable<File>) => void
  /** Stops it and takes it out of the list; one that is done is taken back. */
  readonly remove: (key: string) => void
  /** One that failed begins anew. */
  readonly retry: (key: string) => void
  /** Forgets these, by default all that are done: something names them now. */
  readonly release: (keys?: readonly string[]) => void
  /** Begins what waits; nothing begins before. */
  readonly start: () => void
  /** Stops all that is on its way, and lets nothing begin; keeps the list. */
  readonly stop: () => void
}

/** Sends files one after the other, each with its own end; what is too large or empty is not even sent. */
export function createUploadQueue({ send, takeBack, onChange }: Parts): UploadQueue {
  let uploads: readonly Upload[] = []
  const running = new Map<string, AbortController>()
  let count = 0
  let isStopped = true

  function set(next: readonly Upload[]): void {
    uploads = next
    onChange(uploads)
  }

  function change(key: string, fields: Partial<Upload>): void {
    set(uploads.map((upload) => (upload.key === key ? { ...upload, ...fields } : upload)))
  }

  function startNext(): void {
    while (!isStopped && running.size < AT_ONCE) {
      const next = uploads.find(({ state }) => state === 'waiting')
      if (next === undefined) return
      void run(next)
    }
  }

  async function run({ key, file }: Upload): Promise<void> {
    const controller = new AbortController()
    const { signal } = controller
    running.set(key, controller)
    change(key, { state: 'sending', percent: 0 })
    const onProgress = ({ loaded }: { readonly loaded: number }) => {
      if (!signal.aborted) change(key, { percent: Math.min(100, Math.floor((100 * loaded) / Math.max(1, file.size))) })
    }
    const result = await send(file, { signal, onProgress })
    running.delete(key)
    if (signal.aborted) {
      // It came through after all.
      if (result.ok) takeBack(result.value.id)
    } else if (result.ok) {
      change(key, { state: 'done', percent: 100, stored: result.value })
    } else {
      change(key, { state: 'failed', failure: getFailure(result.error) })
    }
    startNext()
  }

  return {
    add(files) {
      const added = [...files].map((file): Upload => {
        const failure = findRefusal(file)
        const state = failure === null ? 'waiting' : 'failed'
        return { key: `upload-${(count += 1)}`, file, state, percent: 0, stored: null, failure }
      })
      set([...uploads, ...added])
      startNext()
    },

    remove(key) {
      running.get(key)?.abort()
      const upload = uploads.find((each) => each.key === key)
      if (upload?.stored) takeBack(upload.stored.id)
      set(uploads.filter((each) => each.key !== key))
    },

    retry(key) {
      change(key, { state: 'waiting', percent: 0, failure: null })
      startNext()
    },

    release: (keys) =>
      set(uploads.filter(({ key, state }) => !(keys === undefined ? state === 'done' : keys.includes(key)))),

    start() {
      isStopped = false
      startNext()
    },

    stop() {
      isStopped = true
      for (const controller of running.values()) controller.abort()
    },
  }
}

/** What is never taken, however often it is sent. */
const REFUSED: ReadonlySet<UploadFailure> = new Set(['FILE_TYPE_REFUSED', 'FILE_EMPTY', 'PAYLOAD_TOO_LARGE'])

/** Whether sending it again could help. */
export function canRetry({ state, failure }: Upload): boolean {
  return state === 'failed' && (failure === null || !REFUSED.has(failure))
}

/** Whether it is never taken: a message goes out without it or not at all. */
export function isRefused(upload: Upload): boolean {
  return upload.state === 'failed' && !canRetry(upload)
}

function findRefusal({ size }: File): UploadFailure | null {
  if (size === 0) return 'FILE_EMPTY'
  return size >= MAX_ATTACHMENT_BYTES ? 'PAYLOAD_TOO_LARGE' : null
}

function getFailure({ kind, errors }: ApiError): UploadFailure {
  if (kind === 'network' || kind === 'timeout') return 'UNREACHABLE'
  return errors[0]?.code ?? 'UNKNOWN'
}
