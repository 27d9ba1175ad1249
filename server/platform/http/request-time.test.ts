import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '#server/testing/test-portal.ts'

const LIMIT_MS = 400
const UPLOADS = '/bp/api/v1/account/project_uploads'

/** Sends the beginning of a request and keeps the line open; `answer` is what came back until it was closed. */
function sendSlowly(port: number, head: readonly string[]): { socket: Socket; closed: Promise<string> } {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => (text += chunk.toString()))
  const closed = new Promise<string>((resolve) => {
    socket.on('error', () => resolve(text)).on('close', () => resolve(text))
  })
  socket.write(`${[...head, 'Host: x', 'Content-Length: 1000'].join('\r\n')}\r\n\r\n{`)
  return { socket, closed }
}
const within = (closed: Promise<string>, milliseconds: number) =>
  Promise.race([closed, sleep(milliseconds, 'still open')])

describe('the time that a request may take', () => {
  let portal: TestPortal
  let operator: Record<string, string>

  beforeAll(async () => {
    portal = await startTestPortal({ requestLimitMs: LIMIT_MS })
    operator = await portal.logIn('operator@example.com')
  })
  afterAll(() => portal.remove())

  const upload = (authorization: string) => [
    `POST ${UPLOADS} HTTP/1.1`,
    'Content-Type: application/zip',
    ...(authorization === '' ? [] : [`Authorization: ${authorization}`]),
  ]

  it('decision 33 refuses a body that comes in too slowly, and closes the line', async () => {
    const { closed } = sendSlowly(portal.port, ['POST /bp/api/v1/tokens HTTP/1.1', 'Content-Type: application/json'])
    const answer = await within(closed, 5_000)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('MALFORMED_REQUEST')
    // Also where a body means nothing, and the answer is kept ready.
    const path = '/bp/api/v1/projects/tiny-houses'
    const known = await portal.call('GET', path)
    const got = await within(sendSlowly(portal.port, [`GET ${path} HTTP/1.1`]).closed, 5_000)
    expect(got, String(known.status)).not.toBe('still open')
  })

  it('decision 18 gives an upload of the account’s own people more, and nobody else’s', async () => {
    const { socket, closed } = sendSlowly(portal.port, upload(operator['authorization'] ?? ''))
    expect(await within(closed, 3 * LIMIT_MS)).toBe('still open')
    socket.destroy()
    const anna = await portal.logIn('anna@example.com')
    for (const authorization of ['', anna['authorization'] ?? '']) {
      const answer = await within(sendSlowly(portal.port, upload(authorization)).closed, 5_000)
      expect(answer).toMatch(/^HTTP\/1\.1 40[13] /)
    }
  })

  it('leaves alone what comes in time', async () => {
    const { socket, closed } = sendSlowly(portal.port, [
      'POST /bp/api/v1/tokens HTTP/1.1',
      'Content-Type: application/json',
    ])
    await sleep(LIMIT_MS / 4)
    socket.write(`${' '.repeat(998)}}`)
    expect(await within(closed, 2 * LIMIT_MS)).toBe('still open')
    socket.destroy()
    expect((await portal.call('GET', '/bp/api/v1/units', { headers: operator })).status).toBe(200)
  })
})
