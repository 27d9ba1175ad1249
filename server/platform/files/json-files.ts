import { type DomainError, domainError } from '#server/platform/result.ts'

/** What comes to light while a body comes in: a file begins (`field`: where), goes on, ends; or something is wrong. */
export type JsonPiece =
  | { readonly kind: 'begin'; readonly field: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'end' }
  | { readonly kind: 'fault'; readonly error: DomainError }

/** The key whose text is a file. */
const FILE_KEY = 'file'
/** Bytes of a key that are looked at: longer ones are none of any contract. */
const LONGEST_KEY = 200
/** Beyond any contract. */
const DEEPEST = 60

const QUOTE = 0x22
const COMMA = 0x2c
const COLON = 0x3a
const BACKSLASH = 0x5c
const OPENINGS = { 0x5b: 'array', 0x7b: 'object' } as const
const CLOSINGS: readonly number[] = [0x5d, 0x7d]
const SPACES: readonly number[] = [0x20, 0x09, 0x0a, 0x0d]
/** Characters that no string of JSON has as they are. */
// oxlint-disable-next-line no-control-regex -- these are what it looks for
const CONTROL = /[\0-\x1f]/

interface Place {
  readonly kind: 'array' | 'object'
  at: string | number
}

/**
 * Reads a JSON body that comes in pieces, and leaves its files (the texts under `file`) out of it, so that they are never
 * in memory. What is left is JSON again, in which each file is a name of the caller's (`put`).
 */
export class JsonFileReader {
  readonly #maxKept: number
  readonly #kept: Buffer[] = []
  #keptSize = 0
  #state: 'outside' | 'string' | 'file' = 'outside'
  readonly #places: Place[] = []
  /** Bytes of the string that was read last. */
  #name: number[] = []
  #isFileNext = false
  /** Of an escape that has begun; '' = none. */
  #escape = ''

  /** @param maxKept bytes that the body may have without its files */
  constructor(maxKept: number) {
    this.#maxKept = maxKept
  }

  /** Reads on. After a fault nothing more is to be read. */
  *read(chunk: Buffer): Generator<JsonPiece, void> {
    let at = 0
    while (at < chunk.length) {
      at = this.#state === 'file' ? yield* this.#takeFile(chunk, at) : yield* this.#takeOther(chunk, at)
    }
  }

  *#takeFile(chunk: Buffer, from: number): Generator<JsonPiece, number> {
    const { raw, text, end, isWhole } = this.#readFile(chunk, from)
    if (CONTROL.test(raw)) yield fault('MALFORMED_REQUEST', 'The body is not JSON.')
    if (text !== '') yield { kind: 'text', text }
    if (isWhole) {
      this.#state = 'outside'
      yield { kind: 'end' }
    }
    return end
  }

  *#takeOther(chunk: Buffer, from: number): Generator<JsonPiece, number> {
    const { end, isFile } = this.#readOther(chunk, from)
    if (this.#keptSize > this.#maxKept) {
      yield fault('PAYLOAD_TOO_LARGE', 'The body is larger than 1 MB without its files.')
    }
    if (this.#places.length > DEEPEST) yield fault('MALFORMED_REQUEST', 'Nested too deeply.')
    if (isFile) {
      this.#state = 'file'
      yield { kind: 'begin', field: this.#places.map(({ at }) => at).join('.') }
    }
    return end
  }

  /** What stands in the body in place of the file that has just ended. */
  put(name: string): void {
    this.#keep(Buffer.from(JSON.stringify(name)))
  }

  /** The body without its files. */
  end(): Buffer {
    return Buffer.concat(this.#kept)
  }

  /** Reads to the end of the chunk, or to where a file begins. */
  #readOther(chunk: Buffer, from: number): { readonly end: number; readonly isFile: boolean } {
    for (let at = from; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0
      if (this.#state === 'string') this.#readInString(byte)
      else if (byte === QUOTE && this.#isFileNext) {
        this.#keep(Buffer.from(chunk.subarray(from, at)))
        this.#isFileNext = false
        return { end: at + 1, isFile: true }
      } else this.#readOutside(byte)
      if (this.#places.length > DEEPEST) break
    }
    this.#keep(Buffer.from(chunk.subarray(from)))
    return { end: chunk.length, isFile: false }
  }

  #readInString(byte: number): void {
    if (this.#escape !== '') this.#escape = ''
    else if (byte === BACKSLASH) this.#escape = '\\'
    else if (byte === QUOTE) {
      this.#state = 'outside'
      return
    }
    if (this.#name.length <= LONGEST_KEY) this.#name.push(byte)
  }

  #readOutside(byte: number): void {
    if (SPACES.includes(byte)) return
    const place = this.#places.at(-1)
    this.#isFileNext = false
    if (byte === QUOTE) {
      this.#state = 'string'
      this.#name = []
    } else if (byte === COLON && place?.kind === 'object') {
      place.at = readKey(this.#name)
      this.#isFileNext = place.at === FILE_KEY
    } else if (byte === COMMA && typeof place?.at === 'number') place.at++
    else if (byte === 0x5b || byte === 0x7b) {
      const kind = OPENINGS[byte]
      this.#places.push({ kind, at: kind === 'array' ? 0 : '' })
    } else if (CLOSINGS.includes(byte)) this.#places.pop()
  }

  /** Reads of a file to the end of the chunk, or of the file. */
  #readFile(chunk: Buffer, from: number) {
    let quote = chunk.indexOf(QUOTE, from)
    let raw = ''
    let text = ''
    let isWhole = false
    let at = from
    while (at < chunk.length) {
      if (this.#escape !== '') {
        this.#escape += String.fromCharCode(chunk[at++] ?? 0)
        const character = readEscape(this.#escape)
        if (character === null) continue
        text += character
        this.#escape = ''
        continue
      }
      // One that was escaped has been passed by.
      if (quote !== -1 && quote < at) quote = chunk.indexOf(QUOTE, at)
      const until = quote === -1 ? chunk.length : quote
      const backslash = chunk.subarray(at, until).indexOf(BACKSLASH)
      const stop = backslash === -1 ? until : at + backslash
      const plain = chunk.toString('latin1', at, stop)
      raw += plain
      text += plain
      at = stop + 1
      if (backslash !== -1) this.#escape = '\\'
      else if (quote !== -1) {
        isWhole = true
        break
      }
    }
    return { raw, text, isWhole, end: Math.min(at, chunk.length) }
  }

  #keep(bytes: Buffer): void {
    this.#keptSize += bytes.length
    this.#kept.push(bytes)
  }
}

/** Anything that base64 does not have. */
const FOREIGN = '!'

/** The character of an escape; null = it goes on. */
function readEscape(escape: string): string | null {
  if (escape[1] === 'u' && escape.length < 6) return null
  try {
    const character: unknown = JSON.parse(`"${escape}"`)
    return typeof character === 'string' && character <= '\u007f' ? character : FOREIGN
  } catch {
    return FOREIGN
  }
}

function readKey(bytes: readonly number[]): string {
  if (bytes.length > LONGEST_KEY) return ''
  try {
    const key: unknown = JSON.parse(`"${Buffer.from(bytes).toString('utf8')}"`)
    return typeof key === 'string' ? key : ''
  } catch {
    return ''
  }
}

function fault(...error: Parameters<typeof domainError>): JsonPiece {
  return { kind: 'fault', error: domainError(...error) }
}
