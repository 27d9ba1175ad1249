import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import type { Limits } from '../kernel/limits.ts'
import { createPortalClient, type PortalClient } from './portal-client.ts'

type ClientLimits = Pick<Limits, 'stallMs' | 'maxBytes'>

let server: Server | null = null

/** A client with limits that no answer meets, however busy the machine is, but for those given. */
async function openClient(listener: RequestListener, limits: Partial<ClientLimits> = {}): Promise<PortalClient> {
  const started = createServer(listener)
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  const address = started.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const origin = () => `http://127.0.0.1:${port}`
  return createPortalClient({ fetch, origin, limits: { stallMs: 30_000, maxBytes: 100_000, ...limits } })
}

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

const json = { 'Content-Type': 'application/json' }

describe('asking the portal', () => {
  it('gives its answer, and is online', async () => {
    const client = await openClient((_request, reply) => reply.writeHead(404, json).end('{"a":1}'))
    expect(client.isOnline).toBe(false)
    const answer = await client.ask('/x')
    expect(answer).toMatchObject({ kind: 'answer', status: 404 })
    expect(client.isOnline).toBe(true)
  })

  it.each([
    ['never answers', () => undefined],
    ['stands still in the middle', (_request, reply) => void reply.writeHead(200, json).write('{"a"')],
  ] satisfies [string, RequestListener][])('gives up on one that %s', async (_what, listener) => {
    const client = await openClient(listener, { stallMs: 150 })
    expect(await client.ask('/x')).toEqual({ kind: 'silence', why: 'stalled' })
    expect(client.isOnline).toBe(false)
  })

  it('is patient with one that is slow but goes on', async () => {
    const drip = async (reply: ServerResponse) => {
      for (let part = 0; part < 5; part++) {
        reply.write(`${part}`)
        await wait(200)
      }
      reply.end()
    }
    const client = await openClient((_request, reply) => void drip(reply.writeHead(200, json)), { stallMs: 600 })
    const answer = await client.ask('/x')
    expect(answer.kind === 'answer' && answer.body.toString()).toBe('01234')
    expect(await client.ask('/x', { limitMs: 200 })).toEqual({ kind: 'silence', why: 'stalled' })
  })

  it('does not believe an answer that breaks off', async () => {
    const client = await openClient((_request, reply) => {
      reply.writeHead(200, { ...json, 'Content-Length': '100' })
      reply.write('{"a":1}', () => reply.destroy())
    })
    expect(await client.ask('/x')).toEqual({ kind: 'silence', why: 'offline' })
  })

  it.each([
    ['a redirection', 302, { Location: 'https://wifi.example/' }],
    ['a page where an answer should be', 200, { 'Content-Type': 'text/html; charset=utf-8' }],
  ])('does not believe %s', async (_what, status, headers) => {
    const client = await openClient((_request, reply) => reply.writeHead(status, headers).end('<p>Welcome</p>'))
    expect(await client.ask('/api/x')).toEqual({ kind: 'silence', why: 'stranger' })
    expect(client.isOnline).toBe(false)
  })

  it('takes no more than it has room for', async () => {
    const client = await openClient((_request, reply) => reply.writeHead(200, json).end('x'.repeat(2_000)), {
      maxBytes: 1_000,
    })
    expect(await client.ask('/x')).toEqual({ kind: 'silence', why: 'tooLarge' })
  })

  it('stays as it was when nobody wants to know any more', async () => {
    const client = await openClient((request, reply) => {
      if (request.url === '/quick') reply.writeHead(200, json).end('{}')
    })
    await client.ask('/quick')
    const nobody = new AbortController()
    const asked = client.ask('/slow', { signal: nobody.signal })
    nobody.abort()
    expect((await asked).kind).toBe('silence')
    expect(client.isOnline).toBe(true)
  })

  it('sends nothing along that it was not given', async () => {
    let headers: string[] = []
    const client = await openClient((request, reply) => {
      headers = Object.keys(request.headers)
      reply.writeHead(200, json).end('{}')
    })
    await client.ask('/x', { headers: { Accept: 'application/json' } })
    expect(headers).not.toEqual(expect.arrayContaining(['authorization']))
    expect(headers).not.toEqual(expect.arrayContaining(['cookie']))
  })

  it('asks nobody before a portal is known', async () => {
    const client = createPortalClient({ fetch, origin: () => null, limits: { stallMs: 10, maxBytes: 10 } })
    expect(await client.ask('/x')).toEqual({ kind: 'silence', why: 'nowhere' })
  })
})
