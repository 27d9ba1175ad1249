import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isPagePath } from '#shared/contracts/http/page-paths.ts'
import { type FileStore, PRIVATE_FILES } from '#server/platform/files/file-store.ts'
import type { ShownFiles } from '#server/platform/files/shown-files.ts'
import type { SignedAddresses, SignedQuery } from '#server/platform/files/signed-addresses.ts'
import { type PictureSizes, parseWidth } from '#server/pictures/picture-sizes.ts'
import { errorAnswer, refuse, type Refusal } from '#server/platform/http/answers.ts'
import { refuseUnknownRoute } from '#server/platform/http/error-answers.ts'
import {
  readHeaderField,
  type PreparedAnswer,
  sendPrepared,
  sendPreparedMissing,
} from '#server/platform/http/prepared-answer.ts'
import { sendJson } from '#server/platform/http/send-json.ts'
import type { FirstPictures } from './first-picture.ts'
import type { PageFrames } from './page-frames.ts'
import type { StaticSite } from '#server/platform/http/static-site.ts'
import { sendNoFile, sendPicture, sendStoredFile } from '#server/platform/http/stored-files.ts'

const TOO_MANY_PICTURES = refuse('UNAVAILABLE', 'Too many pictures are being made. Try again in a moment.', {
  headers: { 'Retry-After': '2' },
})

interface Parts {
  readonly site: StaticSite
  readonly firstPictures: FirstPictures
  readonly pageFrames: PageFrames
  readonly files: FileStore
  readonly shown: ShownFiles
  readonly addresses: SignedAddresses
  readonly pictureSizes: PictureSizes
  readonly security: Readonly<Record<string, string>>
  /** The page that the bare address leads to. */
  readonly homePage: () => Promise<string>
  /** Prepared documents of the server itself, by path: `/openapi.json`, `/docs`. */
  readonly documents: ReadonlyMap<string, PreparedAnswer>
}

/**
 * The pages of the app, stored files and the server's own documents. Every address of the app answers with its page,
 * which then finds its own way; so does an address that nothing is at, with 404, to a browser that opens it.
 */
export function registerSite(server: FastifyInstance, parts: Parts): void {
  for (const [path, document] of parts.documents) {
    server.get(path, (request, reply) => sendBytes(request, reply, document))
  }
  server.get('/', async (_request, reply) => {
    // What there is may be another the next time.
    const headers = { ...parts.security, 'Cache-Control': 'no-store' }
    return reply.headers(headers).redirect(await parts.homePage(), 302)
  })
  server.get<{ Params: { name: string }; Querystring: { width?: unknown } }>('/files/:name', async (request, reply) => {
    const { name } = request.params
    const width = parseWidth(request.query.width)
    const picture = width === null ? null : await parts.pictureSizes.narrowed(name, width)
    if (picture === 'busy') {
      sendRefusalAs(reply, TOO_MANY_PICTURES, parts)
      return reply
    }
    // Without one, the file as it is: a page that asks for what cannot be had still shows its picture.
    if (picture === null) return sendStoredFile({ name, area: 'public', downloadName: null }, request, reply, parts)
    return sendPicture(picture, `"${name.slice(0, 43)}-${width}"`, request, reply, parts)
  })
  server.get<{ Params: { name: string }; Querystring: SignedQuery }>(
    `${PRIVATE_FILES}:name`,
    async (request, reply) => {
      const { name } = request.params
      if (!parts.addresses.opens(name, request.query)) return sendNoFile(reply, parts.security)
      const { as } = request.query
      const downloadName = typeof as === 'string' ? as : null
      return sendStoredFile({ name, area: 'private', downloadName }, request, reply, parts)
    },
  )
  server.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const refusal = refuseUnknownRoute(request.url)
    if (isRead && refusal.status === 404) {
      const file = parts.site.file(path)
      if (file !== null) return sendBytes(request, reply, file)
      const page = isPagePath(path) ? parts.site.page(path, readHeaderField(request.raw, 'accept-language')) : null
      if (page !== null && parts.site.hasPage(path)) {
        const answer = await parts.firstPictures.answer(path, page)
        return sendBytes(request, reply, await parts.pageFrames.open(path, answer))
      }
      if (page !== null && /\btext\/html\b/.test(readHeaderField(request.raw, 'accept'))) {
        reply.hijack()
        sendPreparedMissing(reply.raw, page.answer, readHeaderField(request.raw, 'accept-encoding'))
        return reply
      }
    }
    sendRefusalAs(reply, refusal, parts)
    return reply
  })
}

function sendBytes({ raw }: FastifyRequest, reply: FastifyReply, prepared: PreparedAnswer): FastifyReply {
  reply.hijack()
  sendPrepared(reply.raw, prepared, readHeaderField(raw, 'accept-encoding'), readHeaderField(raw, 'if-none-match'))
  return reply
}

function sendRefusalAs(reply: FastifyReply, refusal: Refusal, parts: Parts): void {
  sendJson(reply, refusal.status, errorAnswer(refusal), { ...parts.security, ...refusal.headers })
}
