import { Worker } from 'node:worker_threads'
import { createLimit } from '#server/platform/limits/limit.ts'
import type { ReadMail } from './read-mail.ts'

/** Bytes of a mail: 40 MiB of files as mails carry them, and what is around them. */
export const LARGEST_MAIL = 60_000_000

export interface ReadingLimits {
  /** Of the thread's own heap; the bytes of files come on top. */
  readonly heapMegabytes: number
  readonly milliseconds: number
}

/** Many times what the largest honest mail needs: 64 MB, and about a second. */
const LIMITS: ReadingLimits = { heapMegabytes: 128, milliseconds: 20_000 }
/** MB of the heap for what does not live long. */
const YOUNG_MEGABYTES = 16
const MAX_PARALLEL = 2
const MAX_WAITING = 50

/**
 * Reads a mail in a thread of its own, so that nothing in it holds the others up: null = it is none, or takes too much memory
 * or time; `busy` = too many wait.
 */
export type MailReader = (raw: Uint8Array) => Promise<ReadMail | 'busy' | null>

export function createMailReader(limits = LIMITS): MailReader {
  const limit = createLimit(MAX_PARALLEL, MAX_WAITING)
  return async (raw) => (raw.byteLength > LARGEST_MAIL ? null : limit(() => runWorker(raw, limits)))
}

async function runWorker(raw: Uint8Array, { heapMegabytes, milliseconds }: ReadingLimits): Promise<ReadMail | null> {
  const worker = new Worker(new URL('./mail-reader.worker.ts', import.meta.url), {
    workerData: raw,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    // A mail has no business with what the portal was started with.
    env: {},
    stdin: false,
  })
  const { promise, resolve } = Promise.withResolvers<ReadMail | null>()
  const timer = setTimeout(() => resolve(null), milliseconds)
  worker.once('message', (mail: ReadMail) => resolve(mail))
  worker.once('error', () => resolve(null))
  worker.once('exit', () => resolve(null))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
