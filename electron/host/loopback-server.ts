import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { Host } from './host.types.ts'

export interface LoopbackServer {
  /** Origin of the pages, such as `http://127.0.0.1:4300`. */
  readonly origin: string
  close(): Promise<void>
}

/**
 * Mounts a host on a port of this machine, for developers and tests in a real browser; never in the packaged program.
 *
 * @param hostFor makes the host once its origin is known
 * @param port 0 = a free one
 */
export async function startLoopbackServer(
  hostFor: (origin: string) => Pick<Host, 'handleRequest'>,
  port = 0,
): Promise<LoopbackServer> {
  let host: Pick<Host, 'handleRequest'> | null = null
  const server = createServer((request, reply) => {
    if (host === null) reply.writeHead(503).end()
    else answer(host, request, reply).catch(() => reply.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const origin = `http://127.0.0.1:${address.port}`
  host = hostFor(origin)
  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(
  host: Pick<Host, 'handleRequest'>,
  incoming: IncomingMessage,
  reply: ServerResponse,
): Promise<void> {
  const gone = new AbortController()
  reply.once('close', () => gone.abort())
  const response = await host.handleRequest(toRequest(incoming, gone.signal))
  for (const [name, value] of response.headers) reply.setHeader(name, value)
  const bytes = Buffer.from(await response.arrayBuffer())
  reply.setHeader('Content-Length', bytes.byteLength)
  reply.writeHead(response.status)
  reply.end(incoming.method === 'HEAD' ? undefined : bytes)
}

function toRequest(incoming: IncomingMessage, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value)
  }
  const method = incoming.method ?? 'GET'
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const url = `http://${incoming.headers.host ?? 'unknown'}${incoming.url ?? '/'}`
  return new Request(url, {
    method,
    headers,
    signal,
    ...(hasBody ? { body: Readable.toWeb(incoming), duplex: 'half' } : {}),
  })
}
