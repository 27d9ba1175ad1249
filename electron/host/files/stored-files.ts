import { rangeOf } from '#shared/contracts/http/byte-range.ts'
import { contentTypeOf } from '#shared/contracts/http/content-types.ts'
import { storedFilePolicy } from '#shared/contracts/http/page-security.ts'
import { respond, respondError } from '../answers.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import { unreachable } from '../synchronising/kept-answers.ts'
import { type ContentStore, sha256 } from './content-store.ts'

interface Parts {
  readonly files: ContentStore
  readonly portal: PortalClient
}

const NAME = /^[0-9a-f]{64}\.[a-z0-9]{1,8}$/
/** What the browser may show by itself; all else is only for pages to use. */
const SHOWN = /^(image\/|video\/|application\/pdf$)/

/**
 * `/files/<sha256>.<extension>`: from the disk, else from the portal and then kept. Whatever cannot be proven right by
 * its name is not shown.
 */
export async function answerStoredFile(name: string, request: Request, { files, portal }: Parts): Promise<Response> {
  if (!NAME.test(name)) return respondError(404, 'NOT_FOUND', 'There is no such file.')
  const kept = await files.read(name)
  if (kept !== null) return withFile(name, kept, request)
  const outcome = await portal.ask(`/files/${name}`, { signal: request.signal })
  if (outcome.kind === 'silence') return unreachable()
  if (outcome.status === 404) return respondError(404, 'NOT_FOUND', 'There is no such file.')
  if (outcome.status !== 200 || sha256(outcome.body) !== name.slice(0, 64)) {
    return respondError(502, 'INTERNAL_ERROR', 'The portal sent something else than this file.')
  }
  // Shown also where there is no room to keep it.
  await files.keep(name, outcome.body)
  return withFile(name, outcome.body, request)
}

function withFile(name: string, content: Buffer, request: Request): Response {
  const contentType = contentTypeOf(name)
  const etag = `"${name.slice(0, 43)}"`
  const headers = {
    'Content-Type': contentType,
    'Content-Security-Policy': storedFilePolicy(contentType),
    'Cache-Control': 'private, max-age=31536000, immutable',
    ETag: etag,
    'Accept-Ranges': 'bytes',
    ...(SHOWN.test(contentType) ? {} : { 'Content-Disposition': 'attachment' }),
  }
  if (request.headers.get('if-none-match') === etag) return respond(304, null, headers)
  // A part of a file is only ever one of the whole that was checked; films are asked for in parts.
  const isOfThis = [null, etag].includes(request.headers.get('if-range'))
  const range = isOfThis ? rangeOf(request.headers.get('range') ?? undefined, content.byteLength) : null
  if (range === null) return respond(200, new Uint8Array(content), headers)
  if (range === 'unsatisfiable') return respond(416, null, { 'Content-Range': `bytes */${content.byteLength}` })
  const { start, end } = range
  return respond(206, new Uint8Array(content.subarray(start, end + 1)), {
    ...headers,
    'Content-Range': `bytes ${start}-${end}/${content.byteLength}`,
  })
}
