import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ByteRange, parseRange } from '#shared/contracts/http/byte-range.ts'
import { readHeaderField } from './prepared-answer.ts'

/**
 * The part of a file that a request asks for, with the status and headers that say so already on the answer; null = it
 * asks for what is not there, and the answer (416) needs nothing more than to be sent. Without a part, all of it.
 *
 * A part of another version than the caller has the rest of is of no use: then all of it as well (`If-Range`).
 *
 * @param etag of the file as it is now
 * @param size of the file, in bytes
 */
export function answerRange(
  request: FastifyRequest,
  reply: FastifyReply,
  etag: string,
  size: number,
): ByteRange | null {
  reply.header('Accept-Ranges', 'bytes')
  const version = readHeaderField(request.raw, 'if-range')
  const range = version === '' || version === etag ? parseRange(readHeaderField(request.raw, 'range'), size) : null
  if (range === 'unsatisfiable') {
    reply.code(416).header('Content-Range', `bytes */${size}`)
    return null
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  if (range !== null) reply.code(206).header('Content-Range', `bytes ${start}-${end}/${size}`)
  reply.header('Content-Length', String(end - start + 1))
  return { start, end }
}

/** Answers a `HEAD` with the headers that are on the answer. Fastify itself would write the length of what is sent: nothing. */
export function sendHead(reply: FastifyReply): FastifyReply {
  reply.hijack()
  for (const [header, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(header, value ?? '')
  reply.raw.writeHead(reply.statusCode).end()
  return reply
}
