import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import type { FormFields } from '#shared/contracts/http/endpoint.ts'
import { writeBody } from '#server/platform/files/write-body.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'

/** Bytes of a body beside its file: boundaries, headers of parts, short texts. */
const MAX_REST = 65_536
const MAX_HEADER = 8_192
const MAX_TEXT = 1_000
const MAX_PARTS = 10
/** ms that the parser may take for a piece, once it has come in: it is its own fault when it takes longer. */
const MAX_SILENCE_MS = 30_000

/** What a form has to have, no more and no less. */
export interface WantedForm extends FormFields {
  /** Of the file. */
  readonly maxBytes: number
  /** Where the file is to lie. Who asks takes it away again, whatever is answered. */
  readonly path: string
}

export interface ReceivedForm {
  /** As whoever sent it calls it, without folders; '' = they do not. */
  readonly fileName: string
}

/**
 * Reads a body that is `multipart/form-data`: the file goes to the disk as it comes in. Refused (`MALFORMED_REQUEST`, with
 * the field) is what is not just as wanted, and what does not come to its end; `PAYLOAD_TOO_LARGE` what is larger.
 *
 * @param contentType as the call says it, with the boundary
 */
export async function receiveForm(
  body: Readable,
  contentType: string,
  wanted: WantedForm,
): Promise<Result<ReceivedForm>> {
  const parser = openParser(contentType)
  const form = parser === null ? null : new IncomingForm(parser, wanted)
  const refused = form === null ? malformed(null, 'The body has no boundary.') : await form.read(body)
  if (form === null || refused !== null) {
    // Who is refused is to read why, and the next request of the line begins after what is left of this one.
    body.resume()
    return refused ?? malformed(null, 'There is no form.')
  }
  return form.result()
}

/** null = its content type names no boundary. */
function openParser(contentType: string): BusboyInstance | null {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { parts: MAX_PARTS, fieldSize: MAX_TEXT, headerSize: MAX_HEADER },
    })
  } catch {
    return null
  }
}

class IncomingForm {
  readonly #parser: BusboyInstance
  readonly #wanted: WantedForm
  readonly #texts = new Set<string>()
  readonly #end: Promise<void>
  #file: { readonly name: string; readonly stream: Readable; readonly written: Promise<void> } | null = null
  #refused: Result<never> | null = null
  #fault: Error | null = null

  constructor(parser: BusboyInstance, wanted: WantedForm) {
    this.#parser = parser
    this.#wanted = wanted
    this.#end = new Promise((resolve) => {
      parser.on('finish', resolve).on('error', () => {
        this.#refuse(malformed(null, 'The form did not come in whole.'))
        resolve()
      })
    })
    parser
      .on('file', (field, stream, name) => this.#takeFile(field, stream, name))
      .on('field', (field, text, _isNameCut, isCut) => this.#takeText(field, text, isCut))
      .on('partsLimit', () => this.#refuse(malformed(null, `More than ${MAX_PARTS} parts.`)))
  }

  /** Answers why it is refused; null = it has come in. */
  async read(body: Readable): Promise<Result<never> | null> {
    try {
      await this.#readPieces(body)
    } catch (error) {
      if (body.errored === null && !isTimeout(error)) this.#fault ??= toError(error)
      this.#refuse(malformed(null, 'The form did not come in whole.'))
    }
    const file = this.#file
    if (this.#refused !== null || this.#fault !== null) file?.stream.destroy(new Error('It is not wanted any more'))
    await file?.written
    if (this.#fault !== null) throw this.#fault
    return this.#refused
  }

  result(): Result<ReceivedForm> {
    const { file, texts } = this.#wanted
    const missing = [file, ...Object.keys(texts)].find((name) =>
      name === file ? this.#file === null : !this.#texts.has(name),
    )
    if (missing !== undefined) return malformed(missing, 'This field is missing.')
    return passed({ fileName: this.#file?.name ?? '' })
  }

  async #readPieces(body: Readable): Promise<void> {
    let left = this.#wanted.maxBytes + MAX_REST
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      if (!Buffer.isBuffer(chunk)) throw new TypeError('A body comes in as bytes')
      left -= chunk.length
      if (left < 0) this.#refuseSize()
      if (this.#isOver()) return
      if (!this.#parser.write(chunk)) await this.#wait(once(this.#parser, 'drain', { signal: silence() }))
    }
    if (this.#isOver()) return
    this.#parser.end()
    await this.#wait(once(this.#parser, 'finish', { signal: silence() }))
    await this.#file?.written
  }

  /** For the parser, or its end, whichever comes first. */
  async #wait(event: Promise<unknown>): Promise<void> {
    await Promise.race([event, this.#end])
  }

  #isOver(): boolean {
    return this.#refused !== null || this.#fault !== null
  }

  #takeFile(field: string, stream: Readable, name: string): void {
    // Told elsewhere as well; here it may come before or after anybody reads.
    stream.on('error', () => undefined)
    if (field !== this.#wanted.file || this.#file !== null) {
      stream.resume()
      this.#refuse(malformed(field, this.#file === null ? 'Such a file is not wanted.' : 'One file at a time.'))
      return
    }
    const written = writeBody(stream, this.#wanted.path, this.#wanted.maxBytes).then(
      (came) => {
        if (came === 'tooLarge') this.#refuseSize()
      },
      (error: unknown) => {
        if (this.#refused === null) this.#fault = toError(error)
        // Else the parser would wait for somebody to read it.
        stream.resume()
      },
    )
    this.#file = { name: name ?? '', stream, written }
  }

  #takeText(field: string, text: string, isCut: boolean): void {
    const { texts } = this.#wanted
    const values = Object.hasOwn(texts, field) ? texts[field] : undefined
    if (values === undefined) this.#refuse(malformed(field, 'Such a field is not wanted.'))
    else if (this.#texts.has(field)) this.#refuse(malformed(field, 'Once is enough.'))
    else if (isCut || !values.includes(text)) this.#refuse(malformed(field, `It has to be ${values.join(' or ')}.`))
    else this.#texts.add(field)
  }

  #refuseSize(): void {
    const { file, maxBytes } = this.#wanted
    const message = `The file is larger than ${maxBytes / 1_048_576} MiB.`
    this.#refuse(failedWith('PAYLOAD_TOO_LARGE', message, { field: file }))
  }

  #refuse(refused: Result<never>): void {
    this.#refused ??= refused
  }
}

function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error('Nobody knows what was thrown', { cause: thrown })
}

function silence(): AbortSignal {
  return AbortSignal.timeout(MAX_SILENCE_MS)
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}

/** `field`: as the call names it; cut, for it may be anything. */
function malformed(field: string | null | undefined, message: string): Result<never> {
  return failedWith('MALFORMED_REQUEST', message, { field: field?.slice(0, 100) || null })
}
