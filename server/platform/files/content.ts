import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Locale } from '#shared/contracts/primitives.ts'

const PIECE_BYTES = 256 * 1_024

/** Bytes in every encoding that is worth it. */
export interface Encoded {
  readonly identity: Buffer
  readonly gzip?: Buffer | undefined
  readonly br?: Buffer | undefined
  /** `contentHash` of `identity`, where it is known already. */
  readonly hash?: string | undefined
}

/**
 * Who may keep something, beside us: `nobody` on any disk, for it names persons; `asker` and `everybody`, if they ask
 * each time whether it still holds; `everybodyForAnHour` without asking.
 */
export type Keepers = 'nobody' | 'asker' | 'everybody' | 'everybodyForAnHour'

/** What there is to answer with, ready in bytes. */
export interface Content extends Encoded {
  /** For example `image/webp`. */
  readonly mediaType: string
  readonly keepers: Keepers
  /** Language of its texts; null = it has none, or not in one alone. */
  readonly locale: Locale | null
}

export const JSON_TYPE = 'application/json; charset=utf-8'

/** SHA-256 of bytes, shortened to 22 characters: the one thing that strong ETags are made of. */
export function contentHash(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
}

/** SHA-256 of a file, hex, piece by piece through the same few bytes of memory. */
export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  const piece = Buffer.allocUnsafe(PIECE_BYTES)
  const file = await open(path, 'r')
  try {
    for (;;) {
      const { bytesRead } = await file.read(piece, 0, PIECE_BYTES)
      if (bytesRead === 0) return hash.digest('hex')
      hash.update(piece.subarray(0, bytesRead))
    }
  } finally {
    await file.close()
  }
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Brotli off the main thread. Quality 9 takes about a tenth of the time of 11 for a few percent more. */
export function compressBrotli(bytes: Buffer): Promise<Buffer> {
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  })
}

/** Gzip off the main thread, for the few who take no brotli. */
export function compressGzip(bytes: Buffer): Promise<Buffer> {
  return gzipped(bytes, { level: 9 })
}
