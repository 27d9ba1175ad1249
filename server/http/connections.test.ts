import { createServer, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { startTestPortal } from '../routes/test-portal.ts'
import { type ConnectionLimits, connectionLimits, Connections, descriptorLimit } from './connections.ts'
import { answerClientError } from './error-answers.ts'

const HEADERS_LIMIT_MS = 300
const opened: Socket[] = []
const servers: Server[] = []

/** A client's connection that stays open on its side, whatever the server does, with what came back on it. */
async function open(
  port: number,
  text = '',
): Promise<{ socket: Socket; received: () => string; ended: Promise<void> }> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  opened.push(socket)
  let received = ''
  socket.on('data', (chunk) => (received += chunk.toString()))
  const ended = new Promise<void>((resolve) => {
    socket.once('end', resolve).once('error', () => resolve())
  })
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve).once('error', () => resolve())
  })
  if (text !== '') socket.write(text)
  return { socket, received: () => received, ended }
}

/** A server behind the limits; `/wait` is answered when the test says so, everything else at once. */
async function start(limits: ConnectionLimits, headersTimeout = 60_000) {
  const connections = new Connections(limits)
  const waiting: ServerResponse[] = []
  const times = { headersTimeout, requestTimeout: 60_000, connectionsCheckingInterval: 50 }
  const server = createServer(times, (request, response) => {
    connections.began(request, response)
    if (request.url === '/wait') waiting.push(response)
    else response.end('here')
  })
  connections.guard(server)
  server.on('clientError', (error, socket) =>
    answerClientError(error, socket as Socket, connections.mayAnswer(socket as Socket)),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  servers.push(server)
  const { port } = server.address() as AddressInfo
  const held = () => new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))
  return { port, connections, waiting, held }
}

/** Looks again until it is so; the test's own limit ends it. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(10)
}

const NO_LIMIT = { total: 1_000, perAddress: null }
const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'

afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy()
  for (const server of servers.splice(0)) server.closeAllConnections()
})

describe('connections that are no use', () => {
  it('FOUND-4 are gone soon after their refusal, also where the client keeps its own side open', async () => {
    const { port, connections, held } = await start(NO_LIMIT)
    const bad = await Promise.all(Array.from({ length: 30 }, () => open(port, 'X\r\n\r\n')))
    await Promise.all(bad.map(({ ended }) => ended))
    for (const { received } of bad) expect(received()).toMatch(/^HTTP\/1\.1 400 .*"MALFORMED_REQUEST"/s)
    await until(async () => (await held()) === 0)
    expect(connections.size).toBe(0)
  })

  it('FOUND-4 are gone when their headers do not come in time, or nothing does', async () => {
    const { port, held } = await start(NO_LIMIT, HEADERS_LIMIT_MS)
    const slow = await Promise.all(['', 'GET / HTTP/1.1\r\nHo', GET.slice(0, -2)].map((text) => open(port, text)))
    await until(async () => (await held()) === 3)
    await Promise.all(slow.map(({ ended }) => ended))
    for (const { received } of slow) expect(received()).toMatch(/^HTTP\/1\.1 408 /)
    await until(async () => (await held()) === 0)
  })

  it('FOUND-4 write nothing into the answer of an earlier request', async () => {
    const { port, waiting, held } = await start(NO_LIMIT)
    const both = await open(port, `${GET.replace('/ ', '/wait ')}X\r\n\r\n`)
    await until(() => waiting.length === 1)
    await until(async () => (await held()) === 0)
    expect(both.received()).not.toContain('MALFORMED')
  })

  it('FOUND-4 say what is wrong with a body, unless an earlier request still waits for its answer', async () => {
    const { port, waiting } = await start(NO_LIMIT)
    const chunked = 'POST /wait HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nnonsense\r\n'
    const alone = await open(port, chunked)
    await alone.ended
    expect(alone.received()).toMatch(/^HTTP\/1\.1 400 .*"MALFORMED_REQUEST"/s)
    const second = await open(port, GET.replace('/ ', '/wait ') + chunked)
    await second.ended
    expect(second.received()).toBe('')
    expect(waiting.length).toBeGreaterThan(1)
  })

  it('FOUND-4 are let go by the portal itself', async () => {
    const portal = await startTestPortal()
    try {
      const bad = await Promise.all(Array.from({ length: 20 }, () => open(portal.port, 'X\r\n\r\n')))
      await Promise.all(bad.map(({ ended }) => ended))
      // Gone for good, not half closed: what is sent then is answered with a reset.
      const left = () => bad.filter(({ socket }) => !socket.destroyed)
      await until(() => {
        for (const { socket } of left()) socket.write('x')
        return left().length === 0
      })
      expect(left()).toEqual([])
    } finally {
      await portal.remove()
    }
  })
})

describe('the number of connections', () => {
  it('FOUND-4 keeps room for one more, at the cost of the oldest that asks nothing', async () => {
    const { port, connections, held } = await start({ total: 5, perAddress: null })
    const resting = await open(port, GET)
    await until(() => resting.received().endsWith('here'))
    const idle = []
    for (let count = 0; count < 10; count += 1) idle.push(await open(port))
    expect(connections.size).toBeLessThanOrEqual(5)
    const asks = await open(port, GET)
    await until(() => asks.received().endsWith('here'))
    await until(async () => (await held()) <= 5)
    // Between two requests is worth more than never having asked.
    expect(resting.socket.readableEnded).toBe(false)
    expect(idle[0]?.socket.readableEnded).toBe(true)
  })

  it('FOUND-4 ends nothing that is being answered: then the new one goes', async () => {
    const { port, waiting } = await start({ total: 2, perAddress: null })
    const asking = [await open(port, GET.replace('/ ', '/wait ')), await open(port, GET.replace('/ ', '/wait '))]
    await until(() => waiting.length === 2)
    const refused = await open(port, GET)
    await refused.ended
    expect(refused.received()).toBe('')
    for (const response of waiting) response.end('late')
    await until(() => asking.every(({ received }) => received().includes('late')))
  })

  it('FOUND-4 of one address leaves room for others', async () => {
    const { port, connections } = await start({ total: 100, perAddress: 3 })
    for (let count = 0; count < 8; count += 1) await open(port)
    await until(() => connections.size === 3)
    const asks = await open(port, GET)
    await until(() => asks.received().endsWith('here'))
    expect(connections.size).toBe(3)
  })

  it('FOUND-4 fits into what the process may open, and counts nobody by the address of a proxy', () => {
    expect(connectionLimits(240, false)).toEqual({ total: 88, perAddress: 22 })
    expect(connectionLimits(1_024, false)).toEqual({ total: 480, perAddress: 120 })
    expect(connectionLimits(1_048_576, false)).toEqual({ total: 10_000, perAddress: 128 })
    expect(connectionLimits(null, false)).toEqual({ total: 10_000, perAddress: 128 })
    expect(connectionLimits(20, false)).toEqual({ total: 16, perAddress: 16 })
    expect(connectionLimits(1_024, true)).toEqual({ total: 480, perAddress: null })
    if (process.platform === 'linux') expect(descriptorLimit()).toBeGreaterThan(0)
  })
})
