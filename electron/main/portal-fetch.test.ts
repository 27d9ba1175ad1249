import { describe, expect, it } from 'vitest'
import { createPortalClient } from '../host/portal/portal-client.ts'
import { portalFetch } from './portal-fetch.ts'

const LIMITS = { stallMs: 50, maxBytes: 1_000 }

function openClient(answer: () => Promise<Response>) {
  const fetch = portalFetch(() => ({ fetch: answer }))
  return createPortalClient({ fetch, origin: () => 'https://portal.test', limits: LIMITS })
}

describe('decision 36: the host on Electron’s network', () => {
  it('gets status, headers and body', async () => {
    const answer = await openClient(() => Promise.resolve(Response.json({ a: 1 }, { status: 201 }))).ask('/x')
    expect(answer).toMatchObject({ kind: 'answer', status: 201, body: Buffer.from('{"a":1}') })
  })

  it('knows a stranger by the redirection, which Electron tells by rejecting', async () => {
    const wifi = () => Promise.reject(new Error('Redirect was cancelled'))
    expect(await openClient(wifi).ask('/x')).toEqual({ kind: 'silence', why: 'stranger' })
    const offline = () => Promise.reject(new Error('net::ERR_INTERNET_DISCONNECTED'))
    expect(await openClient(offline).ask('/x')).toEqual({ kind: 'silence', why: 'offline' })
  })

  it('does not wait for a body that stands still, also where ending the request does not end it', async () => {
    const deaf = () =>
      Promise.resolve(new Response(new ReadableStream({ start: (one) => one.enqueue(Buffer.from('{')) })))
    expect(await openClient(deaf).ask('/x')).toEqual({ kind: 'silence', why: 'stalled' })
  })

  it('asks for a session only when it is needed: before Electron is ready there is none', () => {
    expect(() =>
      portalFetch(() => {
        throw new Error('not ready')
      }),
    ).not.toThrow()
  })
})
