import type { IncomingMessage, ServerResponse } from 'node:http'
import { errorAnswer, refuse } from './answers.ts'

/** ms from the headers of a request to the end of its body: one megabyte at most, on a slow line. */
export const REQUEST_LIMIT_MS = 30_000

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/**
 * Ends a request whose body does not come in within `limitMs`, so that nobody holds connections by sending slowly. An
 * upload gets more time once it is let in (`allowUploadTime`); the server's own limit holds for it then, and this one
 * again as soon as it is answered.
 */
export function limitRequestTime(request: IncomingMessage, response: ServerResponse, limitMs: number): void {
  const { headers } = request
  // Nothing comes after the headers, which have their own limit.
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
  const start = () => {
    allowUploadTime(request)
    if (!request.complete) timers.set(request, setTimeout(() => endSlow(request, response), limitMs).unref())
  }
  const clear = () => allowUploadTime(request)
  start()
  request.once('end', clear).once('close', clear)
  // Who has been answered may finish sending, but not for ever.
  response.once('finish', start)
}

/** Whether the body of a request is still awaited, and nobody has let it take its time. */
export function isAwaited(request: IncomingMessage): boolean {
  return !request.complete && timers.has(request)
}

/** Lifts the limit for a request that has been let in and may take its time. */
export function allowUploadTime(request: IncomingMessage): void {
  clearTimeout(timers.get(request))
  timers.delete(request)
}

/** Says so in the one shape (decision 33) where nothing has been answered, and closes the line either way. */
function endSlow(request: IncomingMessage, response: ServerResponse): void {
  timers.delete(request)
  if (request.complete) return
  if (response.headersSent) {
    request.destroy()
    return
  }
  const refusal = refuse('MALFORMED_REQUEST', 'The request did not come in in time.')
  response.writeHead(refusal.status, {
    'Content-Type': 'application/json; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    Connection: 'close',
  })
  response.end(JSON.stringify(errorAnswer(refusal)), () => request.destroy())
}
