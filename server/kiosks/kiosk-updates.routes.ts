import { createReadStream, type Stats } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isUpdateFile, UPDATES_PATH } from '#shared/contracts/http/kiosk-updates.ts'
import { errorAnswer, refuse } from '#server/platform/http/answers.ts'
import { answerRange, sendHead } from '#server/platform/http/file-parts.ts'
import { readHeaderField, matchesEtag } from '#server/platform/http/prepared-answer.ts'
import { sendJson } from '#server/platform/http/send-json.ts'

interface Parts {
  /** Folder that versions are put into; null = this portal offers none. */
  readonly updatesDir: string | null
  readonly security: Readonly<Record<string, string>>
}

/**
 * Versions of the kiosk program, for whoever asks: there is nothing secret in them, and what a kiosk installs it knows
 * by hash and signature. Read from the folder each time, so that putting files there is all that it takes. In parts as
 * well: electron-updater fetches only what has changed of an installer.
 */
export function registerKioskUpdates(server: FastifyInstance, { updatesDir, security }: Parts): void {
  server.get<{ Params: { name: string } }>(`${UPDATES_PATH}/:name`, async (request, reply) => {
    const { name } = request.params
    const path = updatesDir === null || !isUpdateFile(name) ? null : join(updatesDir, name)
    const file = path === null ? null : await stat(path).catch(() => null)
    if (path !== null && file?.isFile()) return sendFile({ path, file, security }, request, reply)
    sendJson(reply, 404, errorAnswer(refuse('NOT_FOUND', 'There is no such version.')), security)
    return reply
  })
}

interface Found {
  readonly path: string
  readonly file: Stats
  readonly security: Readonly<Record<string, string>>
}

function sendFile({ path, file, security }: Found, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const etag = `"${file.size.toString(36)}-${Math.trunc(file.mtimeMs).toString(36)}"`
  reply.headers({
    ...security,
    ETag: etag,
    'Last-Modified': file.mtime.toUTCString(),
    // A feed's description keeps its name from version to version.
    'Cache-Control': 'no-cache',
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': 'attachment',
  })
  if (matchesEtag(readHeaderField(request.raw, 'if-none-match'), etag)) return reply.code(304).send()
  const range = answerRange(request, reply, etag, file.size)
  if (range === null || file.size === 0) return reply.send()
  if (request.method === 'HEAD') return sendHead(reply)
  return reply.send(createReadStream(path, range))
}
