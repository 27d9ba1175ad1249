import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { storedFilePolicy } from '#shared/contracts/http/page-security.ts'

/** A file that is made while it is read, for keeping. */
export interface DownloadAnswer {
  readonly kind: 'download'
  readonly contentType: string
  readonly fileName: string
  readonly stream: Readable
}

/** Sends a file as it is made: its length is not known before, and nobody keeps it on the way. */
export function sendDownload(
  reply: FastifyReply,
  { contentType, fileName, stream }: DownloadAnswer,
  security: Readonly<Record<string, string>>,
): void {
  void reply
    .code(200)
    .headers({
      ...security,
      'Content-Security-Policy': storedFilePolicy(contentType),
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      'Cache-Control': 'private, no-store',
    })
    .send(stream)
}
