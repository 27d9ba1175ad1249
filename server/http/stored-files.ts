import type { FastifyReply, FastifyRequest } from 'fastify'
import { storedFilePolicy } from '#shared/contracts/http/page-security.ts'
import { type FileStore, keyOfFileName } from '../files/file-store.ts'
import { fileTypeOf } from '../files/file-types.ts'
import { errorAnswer, refuse } from '../services/answers.ts'
import { answerRange, sendHead } from './file-parts.ts'
import { headerOf, matchesEtag } from './prepared-answer.ts'
import { sendJson } from './route-table.ts'

interface Parts {
  readonly files: FileStore
  readonly security: Readonly<Record<string, string>>
}

/**
 * A stored file by its public name, whole or in parts: browsers fetch films in parts, and some play none without. A file
 * is known by its content, so its address never means anything else.
 */
export async function sendStoredFile(
  name: string,
  request: FastifyRequest,
  reply: FastifyReply,
  { files, security }: Parts,
): Promise<FastifyReply> {
  const key = keyOfFileName(name)
  const etag = `"${name.slice(0, 43)}"`
  const type = fileTypeOf(name)
  const headers = lastingHeaders(security, type?.contentType ?? 'application/octet-stream', etag)
  if (key !== null && matchesEtag(headerOf(request.raw, 'if-none-match'), etag) && (await files.has(key))) {
    return reply.code(304).headers(headers).send()
  }
  const file = key === null ? null : await files.open(key)
  if (file === null) {
    sendJson(reply, 404, errorAnswer(refuse('NOT_FOUND', 'There is no such file.')), security)
    return reply
  }
  if (type?.isShown !== true) reply.header('Content-Disposition', 'attachment')
  reply.headers(headers)
  const part = answerRange(request, reply, etag, file.size)
  if (part !== null && file.size > 0 && request.method !== 'HEAD') return reply.send(file.stream(part))
  await file.close()
  return request.method === 'HEAD' ? sendHead(reply) : reply.send()
}

/** A picture made from a file that never changes never changes either. `etag`: of its file and what was made of it. */
export function sendPicture(
  bytes: Buffer,
  etag: string,
  request: FastifyRequest,
  reply: FastifyReply,
  { security }: Parts,
): FastifyReply {
  reply.headers(lastingHeaders(security, 'image/webp', etag))
  const isKnown = matchesEtag(headerOf(request.raw, 'if-none-match'), etag)
  return isKnown ? reply.code(304).send() : reply.send(bytes)
}

function lastingHeaders(security: Parts['security'], contentType: string, etag: string): Record<string, string> {
  return {
    ...security,
    'Content-Security-Policy': storedFilePolicy(contentType),
    'Content-Type': contentType,
    ETag: etag,
    'Cache-Control': 'public, max-age=31536000, immutable',
  }
}
