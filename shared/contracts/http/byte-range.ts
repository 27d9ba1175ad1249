/** First and last byte, both included, counted from 0. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * The part of a file that a request's `Range` asks for (RFC 9110, 14.1.2). null = all of it, also where several parts
 * or another unit are asked for: a server may answer those with the whole.
 *
 * @param size of the file, in bytes
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = RANGE.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}
