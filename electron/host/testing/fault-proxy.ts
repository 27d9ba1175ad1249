import { createServer, type IncomingMessage, request as askUpstream, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** What a bad line does to an answer. */
export const LINE_FAULTS = ['delay', 'reset', 'cut', 'short', 'wrong', 'error', 'hang'] as const
export type LineFault = (typeof LINE_FAULTS)[number]

export interface FaultProxy {
  readonly url: string
  /** How often each fault happened. */
  readonly counts: Readonly<Record<LineFault, number>>
  close(): Promise<void>
}

interface Options {
  /** Origin that is asked behind it. */
  readonly upstream: string
  /** The fault of the next answer; null = none. */
  readonly next: () => LineFault | null
  /** 0..1 */
  readonly random: () => number
}

const HANG_MS = 30_000
const MAX_DELAY_MS = 60

/** A line between host and portal that delays, breaks off, cuts, shortens and changes answers, fails and hangs. */
export async function startFaultProxy({ upstream, next, random }: Options): Promise<FaultProxy> {
  const counts: Record<LineFault, number> = { delay: 0, reset: 0, cut: 0, short: 0, wrong: 0, error: 0, hang: 0 }
  const { hostname, port: upstreamPort } = new URL(upstream)

  const forward = (request: IncomingMessage) =>
    new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
      const { method, url, headers } = request
      const call = askUpstream({ hostname, port: upstreamPort, method, path: url, headers }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(chunks) }),
        )
        answer.on('error', reject)
      })
      call.on('error', reject)
      request.pipe(call)
    })

  const pass = async (request: IncomingMessage, reply: ServerResponse) => {
    const fault = next()
    if (fault !== null) counts[fault] += 1
    if (fault === 'reset') return void request.socket.destroy()
    if (fault === 'error') return void reply.writeHead(500, { 'Content-Type': 'text/plain' }).end('broken')
    if (fault === 'delay') await wait(random() * MAX_DELAY_MS)
    const { status, headers, body } = await forward(request)
    if (fault === 'hang') await wait(HANG_MS, undefined, { ref: false })
    if (fault === 'cut') {
      reply.writeHead(status, headers)
      reply.write(body.subarray(0, Math.floor(body.byteLength * random())))
      return void setTimeout(() => request.socket.destroy(), 5)
    }
    const sent = changed(body, fault)
    reply.writeHead(status, { ...headers, ...(headers['content-length'] && { 'content-length': sent.byteLength }) })
    reply.end(sent)
  }
  const changed = (body: Buffer, fault: LineFault | null): Buffer => {
    if (body.byteLength === 0) return body
    const place = Math.floor(random() * body.byteLength)
    if (fault === 'short') return body.subarray(0, place)
    if (fault !== 'wrong') return body
    const other = Buffer.from(body)
    // Another digit or letter: an answer that still reads well.
    other[place] = (other[place] ?? 0) ^ 1
    return other
  }
  const server = createServer((request, reply) => {
    pass(request, reply).catch(() => request.socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    counts,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
