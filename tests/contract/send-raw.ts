import { Agent, request } from 'node:http'
import type { RawRequest } from './malformed-requests.ts'

export interface RawAnswer {
  readonly status: number
  readonly contentType: string
  readonly text: string
}

const TIME_LIMIT_MS = 30_000
const agent = new Agent({ keepAlive: true, maxSockets: 4 })

/**
 * Sends a request just as it is, broken paths and headers included.
 * @throws when the connection ends without an answer
 */
export function sendRaw(port: number, raw: RawRequest): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const body = raw.body === null ? null : Buffer.from(raw.body)
    const headers = { ...raw.headers, ...(body ? { 'content-length': String(body.length) } : {}) }
    let isAnswered = false
    const call = request(
      { host: '127.0.0.1', port, agent, method: raw.method, path: raw.path, headers, timeout: TIME_LIMIT_MS },
      (answer) => {
        isAnswered = true
        const contentType = answer.headers['content-type'] ?? ''
        // A stream has no end: that it was opened is its answer.
        if (contentType.startsWith('text/event-stream')) {
          resolve({ status: answer.statusCode ?? 0, contentType, text: '' })
          call.destroy()
          return
        }
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            contentType,
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        )
        answer.on('error', reject)
      },
    )
    call.on('timeout', () => call.destroy(new Error('no answer in time')))
    // The server may refuse a body before all of it is sent: what counts is its answer.
    call.on('error', (error) => {
      if (!isAnswered) reject(error)
    })
    call.end(body)
  })
}

export function closeConnections(): void {
  agent.destroy()
}
