import { createHash, type Hash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { MAX_ATTACHMENT_BYTES } from '#shared/contracts/entities/upload.schema.ts'
import { MAX_ATTACHMENTS } from '#shared/contracts/http/messages.contract.ts'
import { type Base64Decoder, createBase64Decoder } from '#server/platform/files/base64-decoder.ts'
import { JsonFileReader, type JsonPiece } from '#server/platform/files/json-files.ts'
import { failed, failedWith, passed, type Result } from '#server/platform/result.ts'
import { PART } from './tidy-uploads.ts'

/** Bytes of a body without its files, as of any other. */
const MAX_JSON = 1_048_576
/** Bytes of a body in all: its files in base64 and in lines, some of it escaped, take less. */
const MAX_BODY = 2 * MAX_ATTACHMENT_BYTES

/** A JSON body whose files lie on the disk. */
export interface SentBody {
  /** It, with the SHA-256 of each file in the place of the file. */
  readonly json: Buffer
  /** Where each lies, by that. */
  readonly parts: ReadonlyMap<string, string>
  /** Takes them off the disk. To be called in any case. */
  readonly discard: () => Promise<void>
}

interface Place {
  readonly folder: string
  /** Asked before the first file is taken in; passes what is to be called when none of them lies there any more. */
  readonly begin: () => Result<() => void>
}

interface OpenPart {
  readonly path: string
  readonly field: string
  readonly file: FileHandle
  readonly hash: Hash
  readonly decoder: Base64Decoder
}

/**
 * Reads a JSON body in which files come along as base64: each goes to the disk as it comes in, so that of the whole body
 * no more than one piece is in memory. All of it or nothing.
 */
export async function receiveBody(body: Readable, place: Place): Promise<Result<SentBody>> {
  const incoming = new IncomingFiles(place)
  const reader = new JsonFileReader(MAX_JSON)
  let size = 0
  let refused: Result<never> | null = null
  try {
    // Who is refused is to read why, so the line stays open.
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      if (!Buffer.isBuffer(chunk)) throw new TypeError('A body comes in as bytes')
      size += chunk.length
      refused = size > MAX_BODY ? refuseSize(null) : await takePieces(chunk, reader, incoming)
      if (refused !== null) break
    }
  } catch (error) {
    await incoming.discard()
    if (body.errored === null) throw error
    return failedWith('MALFORMED_REQUEST', 'The body did not come in whole.')
  }
  if (refused !== null) {
    // The next request of the line begins after what is left of this one.
    body.resume()
    await incoming.discard()
    return refused
  }
  await incoming.closeOpen()
  return passed({ json: reader.end(), parts: incoming.parts, discard: () => incoming.discard() })
}

async function takePieces(chunk: Buffer, reader: JsonFileReader, incoming: IncomingFiles) {
  for (const piece of reader.read(chunk)) {
    const taken = await incoming.take(piece)
    if (!taken.ok) return taken
    if (taken.value !== '') reader.put(taken.value)
  }
  return null
}

/** The files of one body. */
class IncomingFiles {
  readonly parts = new Map<string, string>()
  readonly #place: Place
  #open: OpenPart | null = null
  #count = 0
  #left = MAX_ATTACHMENT_BYTES - 1
  #leave: (() => void) | null = null

  constructor(place: Place) {
    this.#place = place
  }

  /** Answers the name of a file that has ended, else ''. */
  async take(piece: JsonPiece): Promise<Result<string>> {
    if (piece.kind === 'fault') return failed(piece.error)
    if (piece.kind === 'begin') return this.#begin(piece.field)
    const part = this.#open
    if (part === null) throw new Error('No file has begun')
    const bytes = piece.kind === 'text' ? part.decoder.decode(piece.text) : part.decoder.end()
    if (bytes === null) return failedWith('INVALID_VALUE', 'That is no base64.', { field: part.field })
    this.#left -= bytes.length
    if (this.#left < 0) return refuseSize(part.field)
    part.hash.update(bytes)
    await part.file.appendFile(bytes)
    return passed(piece.kind === 'end' ? await this.#end(part) : '')
  }

  async #begin(field: string): Promise<Result<string>> {
    if (++this.#count > MAX_ATTACHMENTS) {
      return failedWith('INVALID_VALUE', `More files than ${MAX_ATTACHMENTS}.`, { field })
    }
    if (this.#leave === null) {
      const begun = this.#place.begin()
      if (!begun.ok) return begun
      this.#leave = begun.value
      await mkdir(this.#place.folder, { recursive: true })
    }
    const path = join(this.#place.folder, `${randomUUID()}${PART}`)
    const file = await open(path, 'wx')
    this.#open = { path, field, file, hash: createHash('sha256'), decoder: createBase64Decoder() }
    return passed('')
  }

  async #end({ path, hash }: OpenPart): Promise<string> {
    await this.#open?.file.close()
    this.#open = null
    const name = hash.digest('hex')
    // The same content twice is one file.
    if (this.parts.has(name)) await rm(path, { force: true })
    else this.parts.set(name, path)
    return name
  }

  /** A file that has not come to its end: what is left of the body is no JSON then. */
  async closeOpen(): Promise<void> {
    const part = this.#open
    this.#open = null
    if (part === null) return
    await part.file.close()
    await rm(part.path, { force: true })
  }

  async discard(): Promise<void> {
    await this.closeOpen()
    for (const path of this.parts.values()) await rm(path, { force: true })
    this.#leave?.()
  }
}

function refuseSize(field: string | null): Result<never> {
  return failedWith('PAYLOAD_TOO_LARGE', 'The files are larger than 40 MiB, all together.', { field })
}
