import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ENDPOINTS } from '#shared/contracts/http/index.ts'
import type { Endpoint } from '#shared/contracts/http/endpoint.ts'
import { endpointsAt } from '#shared/contracts/http/endpoint-paths.ts'
import type { Refusal } from './answers.ts'
import { errorAnswer, refuse } from './answers.ts'
import { REQUEST_ID_HEADER } from './request-id.ts'
import { getCode, type RequestLog } from './request-log.ts'
import { type StorageTrouble, getStorageTrouble } from '#server/platform/db/storage-trouble.ts'
import { sendJson } from '#server/platform/http/send-json.ts'

const ALL = Object.values<Endpoint>(ENDPOINTS)

/** 405 with the methods that the path does take, else 404 (decision 33). */
export function refuseUnknownRoute(url: string): Refusal {
  const found = endpointsAt(ALL, url.split('?', 1)[0] ?? '')
  if (found.length === 0) return refuse('NOT_FOUND', 'There is nothing at this address.')
  return refuse('METHOD_NOT_ALLOWED', 'This address does not take this method.', {
    headers: { Allow: found.flatMap(({ endpoint }) => getMethods(endpoint)).join(', ') },
  })
}

function getMethods({ method, alsoPatch }: Endpoint): string[] {
  return [method, ...(method === 'GET' ? ['HEAD'] : []), ...(alsoPatch === true ? ['PATCH'] : [])]
}

/** The refusal for an error that the HTTP layer itself raised; null = a fault of the program. */
export function makeRefusal(error: FastifyError): Refusal | null {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return refuse('PAYLOAD_TOO_LARGE', 'The body is larger than 1 MB.')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_CTP_INVALID_TYPE':
    case 'FST_ERR_CTP_EMPTY_TYPE':
      return refuse('UNSUPPORTED_MEDIA_TYPE', 'The body has to be application/json in UTF-8.')
    case 'FST_ERR_NOT_FOUND':
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return refuse('NOT_FOUND', 'There is nothing at this address.')
    default: {
      const status = error.statusCode ?? 500
      return status >= 400 && status < 500 ? refuse('MALFORMED_REQUEST', 'The request is not understood.') : null
    }
  }
}

/** Every error and every unknown address leaves in the one shape. */
export function registerErrorAnswers(
  server: FastifyInstance,
  log: RequestLog,
  security: Readonly<Record<string, string>>,
): void {
  server.setErrorHandler(async (error: FastifyError, request, reply) => {
    // A client that is still sending would see a broken connection instead of its answer.
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') await readToEnd(request.raw)
    sendRefusal(error, request, reply, log, security)
    return reply
  })
}

/** Bytes of a refused body that are read and thrown away, and ms that it may take. */
const MAX_DISCARDED = 16 * 1_048_576
const DISCARD_LIMIT_MS = 5_000

/** Lets a client finish sending what is refused anyway, within limits. */
function readToEnd(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    if (request.readableEnded || request.destroyed) return resolve()
    let discarded = 0
    const timer = setTimeout(resolve, DISCARD_LIMIT_MS)
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    request.on('data', (chunk: Buffer) => {
      discarded += chunk.length
      if (discarded > MAX_DISCARDED) done()
    })
    request.once('end', done).once('close', done).once('error', done)
    request.resume()
  })
}

/** Answers an error of the HTTP layer; a fault of the program is logged with its stack and told to nobody. */
export function sendRefusal(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  log: RequestLog,
  security: Readonly<Record<string, string>>,
): void {
  const refusal = makeRefusal(error)
  const { id, method } = request
  const route = request.routeOptions.url ?? '(no route)'
  if (refusal === null) log.fault(`${method} ${route}`, error, id)
  const answer = refusal ?? refuseFault(error)
  const milliseconds = reply.elapsedTime
  log.request({ id, method, route, status: answer.status, milliseconds, userId: null, code: getCode(answer) })
  const headers = { ...security, ...answer.headers, [REQUEST_ID_HEADER]: id }
  sendJson(reply, answer.status, errorAnswer(answer), headers)
}

/** Seconds after which the same request is worth another try: a restart of the database, somebody who makes room. */
const RETRY_AFTER: Readonly<Record<StorageTrouble, string>> = { away: '5', full: '60' }

/** The refusal for what is nobody's fault who asks: 503 and 507 while the storage cannot be used, else 500. */
function refuseFault(error: unknown): Refusal {
  const trouble = getStorageTrouble(error)
  if (trouble === null) return refuse('INTERNAL_ERROR', 'Something went wrong on the server.')
  const headers = { 'Retry-After': RETRY_AFTER[trouble] }
  return trouble === 'full'
    ? refuse('STORAGE_FULL', 'There is no room left to store anything.', { headers })
    : refuse('UNAVAILABLE', 'The storage does not answer just now.', { headers })
}

/** An `Expect` that is not known: Node itself would answer without a body. */
export function answerUnknownExpectation(
  _request: IncomingMessage,
  response: ServerResponse,
  security: Readonly<Record<string, string>>,
): void {
  const body = JSON.stringify(errorAnswer(refuse('MALFORMED_REQUEST', 'This Expect header is not understood.')))
  response.writeHead(400, { ...security, 'Content-Type': 'application/json; charset=utf-8', Connection: 'close' })
  response.end(body)
}

/** ms that a client has to read why it was refused, before the connection goes. */
const CLOSING_MS = 500

/**
 * What is not even HTTP, or did not come in in time: answered by hand, because no request exists yet. The connection
 * then goes whether the client closes its side or not: half closed ones would be kept for as long as it likes.
 *
 * @param mayAnswer false = an earlier request is being answered, and nothing may be written in between
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket, mayAnswer: boolean): void {
  if (error.code === 'ECONNRESET' || !socket.writable || !mayAnswer) {
    socket.destroy()
    return
  }
  const [status, message] = getClientError(error)
  const body = JSON.stringify(errorAnswer(refuse('MALFORMED_REQUEST', message)))
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nX-Content-Type-Options: nosniff\r\n` +
      `Cache-Control: no-store\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
  // What is left unread would turn the end into a reset, and the answer with it.
  socket.resume()
  const timer = setTimeout(() => socket.destroy(), CLOSING_MS)
  socket.once('close', () => clearTimeout(timer))
}

function getClientError(error: NodeJS.ErrnoException): readonly [status: string, message: string] {
  switch (error.code) {
    case 'HPE_HEADER_OVERFLOW':
      return ['431 Request Header Fields Too Large', 'The headers are larger than 16 KB.']
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return ['408 Request Timeout', 'The request did not come in in time.']
    default:
      return ['400 Bad Request', 'The request is not understood.']
  }
}
