import { type ByteRange, parseRange } from '#shared/contracts/http/byte-range.ts'
import { decideContentType } from '#shared/contracts/http/content-types.ts'
import { isStoredFileName } from '#shared/contracts/http/stored-file-paths.ts'
import { storedFilePolicy } from '#shared/contracts/http/page-security.ts'
import { respond, respondError, respondUnreachable } from '../kernel/answers.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import { type ContentStore, sha256 } from './content-store.ts'

interface Parts {
  readonly files: ContentStore
  readonly portal: PortalClient
}

/** What the browser may show by itself; all else is only for pages to use. */
const SHOWN = /^(image\/|video\/|application\/pdf$)/

/**
 * `/files/<sha256>.<extension>`: from the disk, else from the portal and then kept. Whatever cannot be proven right by
 * its name is not shown.
 */
export async function answerStoredFile(name: string, request: Request, { files, portal }: Parts): Promise<Response> {
  if (!isStoredFileName(name)) return respondError(404, 'NOT_FOUND', 'There is no such file.')
  const part = await readPart(name, request, files)
  if (part !== null) return part
  const kept = await files.read(name)
  if (kept !== null) return withFile(name, kept, request)
  const outcome = await portal.ask(`/files/${name}`, { signal: request.signal })
  if (outcome.kind === 'silence') return respondUnreachable()
  if (outcome.status === 404) return respondError(404, 'NOT_FOUND', 'There is no such file.')
  if (outcome.status !== 200 || sha256(outcome.body) !== name.slice(0, 64)) {
    return respondError(502, 'INTERNAL_ERROR', 'The portal sent something else than this file.')
  }
  // Shown also where there is no room to keep it.
  await files.keep(name, outcome.body)
  return withFile(name, outcome.body, request)
}

/** Films are asked for in hundreds of parts, and reading the whole for each would take the disk all its time. */
async function readPart(name: string, request: Request, files: ContentStore): Promise<Response | null> {
  if (!request.headers.has('range')) return null
  const file = await files.checked(name)
  const range = file === null ? null : wantedRange(name, request, file.bytes)
  if (file === null || range === null) return null
  if (range === 'unsatisfiable') return unsatisfiable(file.bytes)
  const bytes = await file.part(range)
  return bytes === null ? null : withPart(name, bytes, range, file.bytes)
}

function withFile(name: string, content: Buffer, request: Request): Response {
  if (request.headers.get('if-none-match') === makeEtag(name)) return respond(304, null, makeHeaders(name))
  const range = wantedRange(name, request, content.byteLength)
  if (range === null) return respond(200, new Uint8Array(content), makeHeaders(name))
  if (range === 'unsatisfiable') return unsatisfiable(content.byteLength)
  return withPart(name, content.subarray(range.start, range.end + 1), range, content.byteLength)
}

/** A part of a file is only ever one of the whole that was checked; null = all of it is wanted, or nothing anew. */
function wantedRange(name: string, { headers }: Request, size: number): ReturnType<typeof parseRange> {
  const etag = makeEtag(name)
  const isOfThis = [null, etag].includes(headers.get('if-range')) && headers.get('if-none-match') !== etag
  return isOfThis ? parseRange(headers.get('range') ?? undefined, size) : null
}

function withPart(name: string, part: Buffer, { start, end }: ByteRange, size: number): Response {
  return respond(206, new Uint8Array(part), { ...makeHeaders(name), 'Content-Range': `bytes ${start}-${end}/${size}` })
}

function unsatisfiable(size: number): Response {
  return respond(416, null, { 'Content-Range': `bytes */${size}` })
}

function makeEtag(name: string): string {
  return `"${name.slice(0, 43)}"`
}

function makeHeaders(name: string): Record<string, string> {
  const contentType = decideContentType(name)
  return {
    'Content-Type': contentType,
    'Content-Security-Policy': storedFilePolicy(contentType),
    'Cache-Control': 'private, max-age=31536000, immutable',
    ETag: makeEtag(name),
    'Accept-Ranges': 'bytes',
    ...(SHOWN.test(contentType) ? {} : { 'Content-Disposition': 'attachment' }),
  }
}
