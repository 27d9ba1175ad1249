import { createServer, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { startTestPortal } from '#server/testing/test-portal.ts'
import { type ConnectionLimits, connectionLimits, Connections, descriptorLimit } from './connections.ts'
import { answerClientError } from './error-answers.ts'

const HEADERS_LIMIT_MS = 300
/** Longer than a new connection is given to ask something. */
const SILENT_FROM_MS = 1_100
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
    // Node counts a connection out a moment before it says that it is closed.
    await until(() => connections.size === 0)
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
  it('FOUND-4 keeps room for one more, at the cost of what has asked nothing for a while', async () => {
    const { port, connections, held } = await start({ total: 5, perAddress: null })
    const resting = await open(port, GET)
    await until(() => resting.received().endsWith('here'))
    const silent = await Promise.all(Array.from({ length: 4 }, () => open(port)))
    await sleep(SILENT_FROM_MS)
    for (let count = 0; count < 3; count += 1) await open(port)
    const asks = await open(port, GET)
    await until(() => asks.received().endsWith('here'))
    await until(async () => (await held()) === 5)
    expect(connections.size).toBe(5)
    await Promise.all(silent.map(({ ended }) => ended))
    expect(resting.socket.readableEnded).toBe(false)
  })

  it('FOUND-4 takes of those that rest the one that rests longest, before one that has only just come', async () => {
    const { port, held } = await start({ total: 4, perAddress: null })
    const resting: Awaited<ReturnType<typeof open>>[] = []
    for (let count = 0; count < 3; count += 1) {
      const next = await open(port, GET)
      await until(() => next.received().endsWith('here'))
      resting.push(next)
    }
    // The first asks once more, so the second rests longest.
    resting[0]?.socket.write(GET)
    await until(() => (resting[0]?.received().split('here').length ?? 0) === 3)
    const fresh = [await open(port), await open(port)]
    await until(async () => (await held()) === 4)
    await resting[1]?.ended
    expect([...resting, ...fresh].map(({ socket }) => socket.readableEnded)).toEqual([false, true, false, false, false])
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

  it('FOUND-4 is limited for one address: what asks nothing makes room, what has asked stays', async () => {
    const { port, connections } = await start({ total: 100, perAddress: { all: 8, idle: 3 } })
    const resting: Awaited<ReturnType<typeof open>>[] = []
    for (let count = 0; count < 4; count += 1) {
      const next = await open(port, GET)
      await until(() => next.received().endsWith('here'))
      resting.push(next)
    }
    for (let count = 0; count < 8; count += 1) await open(port)
    await until(() => connections.size === 7)
    const asks = await open(port, GET)
    await until(() => asks.received().endsWith('here'))
    expect(resting.map(({ socket }) => socket.readableEnded)).toEqual([false, false, false, false])
    // In all it has its limit as well.
    for (let count = 0; count < 8; count += 1) {
      const next = await open(port, GET)
      await until(() => next.received().endsWith('here'))
    }
    await until(() => connections.size <= 8)
    expect(connections.size).toBe(8)
  })

  it('FOUND-4 fits into what the process may open, and counts nobody by the address of a proxy', () => {
    expect(connectionLimits(240, false)).toEqual({ total: 88, perAddress: { all: 44, idle: 11 } })
    expect(connectionLimits(1_024, false)).toEqual({ total: 480, perAddress: { all: 240, idle: 60 } })
    expect(connectionLimits(1_048_576, false)).toEqual({ total: 10_000, perAddress: { all: 512, idle: 128 } })
    expect(connectionLimits(null, false)).toEqual({ total: 10_000, perAddress: { all: 512, idle: 128 } })
    expect(connectionLimits(20, false)).toEqual({ total: 16, perAddress: { all: 8, idle: 2 } })
    expect(connectionLimits(1_024, true)).toEqual({ total: 480, perAddress: null })
    if (process.platform === 'linux') expect(descriptorLimit()).toBeGreaterThan(0)
  })
})
