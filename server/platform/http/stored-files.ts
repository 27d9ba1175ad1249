import type { FastifyReply, FastifyRequest } from 'fastify'
import { storedFilePolicy } from '#shared/contracts/http/page-security.ts'
import { type FileStore, keyOfFileName, type OpenFile } from '#server/platform/files/file-store.ts'
import type { ShownFiles } from '#server/platform/files/shown-files.ts'
import { decideFileType } from '#server/platform/files/file-types.ts'
import { errorAnswer, refuse } from './answers.ts'
import { answerRange, sendHead } from './file-parts.ts'
import { readHeaderField, matchesEtag } from './prepared-answer.ts'
import { sendJson } from '#server/platform/http/send-json.ts'

interface Parts {
  readonly files: FileStore
  readonly shown: ShownFiles
  readonly security: Readonly<Record<string, string>>
}

/** What is asked for. */
interface Wanted {
  readonly name: string
  /** `private`: at an address that has been found to be signed, which also opens what people have sent. */
  readonly area: 'public' | 'private'
  /** Only for download, under this name; null = under the one that it is stored by, and shown where it can be. */
  readonly downloadName: string | null
}

/**
 * A stored file by its name, whole or in parts: browsers fetch films in parts, and some play none without. A file is
 * known by its content, so its address never means anything else. A private one, whose address has been found to be
 * signed, is kept by nobody.
 */
export async function sendStoredFile(
  { name, area, downloadName }: Wanted,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Parts,
): Promise<FastifyReply> {
  const { security, shown } = parts
  const etag = `"${name.slice(0, 43)}"`
  const type = decideFileType(name)
  const contentType = type?.contentType ?? 'application/octet-stream'
  const headers = area === 'public' ? lastingHeaders(security, contentType, etag) : fileHeaders(security, contentType)
  if (
    area === 'public' &&
    matchesEtag(readHeaderField(request.raw, 'if-none-match'), etag) &&
    (await shown.has(name))
  ) {
    return reply.code(304).headers(headers).send()
  }
  const file = await openStored(name, area, parts)
  if (file === null) return sendNoFile(reply, security)
  if (downloadName !== null) reply.header('Content-Disposition', attachmentAs(downloadName))
  else if (type?.isShown !== true) reply.header('Content-Disposition', 'attachment')
  reply.headers(headers)
  const part = answerRange(request, reply, etag, file.size)
  if (part !== null && file.size > 0 && request.method !== 'HEAD') return reply.send(file.stream(part))
  await file.close()
  return request.method === 'HEAD' ? sendHead(reply) : reply.send()
}

async function openStored(name: string, area: Wanted['area'], { files, shown }: Parts): Promise<OpenFile | null> {
  if (area === 'public') return shown.open(name)
  for (const one of ['private', 'sent'] as const) {
    const key = keyOfFileName(name, one)
    const file = key === null ? null : await files.open(key)
    if (file !== null) return file
  }
  return null
}

/** RFC 8187, which every browser understands: the name in UTF-8, without what would end or cut it. */
function attachmentAs(name: string): string {
  const plain = name.replaceAll(/[/\\]/g, '_')
  const encoded = encodeURIComponent(plain).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename*=UTF-8''${encoded}`
}

/** The same of a file that is not there, and of a private one at an address that does not open it. */
export function sendNoFile(reply: FastifyReply, security: Parts['security']): FastifyReply {
  sendJson(reply, 404, errorAnswer(refuse('NOT_FOUND', 'There is no such file.')), security)
  return reply
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
  const isKnown = matchesEtag(readHeaderField(request.raw, 'if-none-match'), etag)
  return isKnown ? reply.code(304).send() : reply.send(bytes)
}

function lastingHeaders(security: Parts['security'], contentType: string, etag: string): Record<string, string> {
  return {
    ...fileHeaders(security, contentType),
    ETag: etag,
    'Cache-Control': 'public, max-age=31536000, immutable',
  }
}

function fileHeaders(security: Parts['security'], contentType: string): Record<string, string> {
  return {
    ...security,
    'Content-Security-Policy': storedFilePolicy(contentType),
    'Content-Type': contentType,
    'Cache-Control': 'private, no-store',
  }
}
