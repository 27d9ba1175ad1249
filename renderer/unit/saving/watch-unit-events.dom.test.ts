import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HEARTBEAT_MS, watchUnit } from '#shared/contracts/events/unit-events.contract.ts'
import { checkToken } from '#shared/contracts/http/tokens.contract.ts'
import { toWire } from '#shared/contracts/wire.ts'
import { checkedAnswer } from '#shared/testing/checked-answer.ts'
import { answeringServer, refusal } from '#renderer/testing/answering-server.ts'
import { untouched } from '../testing/unit-data.ts'
import { watchUnitEvents } from './watch-unit-events.ts'

const server = answeringServer()
const configuration = { ...untouched, revision: 8 }
const SAID = toWire({ type: 'configuration_changed', configuration, changedBy: null })
const EVENT = checkedAnswer(watchUnit, 200, SAID).body

interface Opened {
  readonly url: string
  readonly headers: Headers
  readonly signal: AbortSignal | null
  readonly say: (text: string) => void
  readonly end: () => void
}

describe('the stream of a unit', () => {
  let opened: Opened[]
  let status: number
  let revision: number
  let heard: (number | 'away' | null)[]
  let dates: number
  let stop: () => void

  beforeEach(() => {
    vi.useFakeTimers()
    localStorage.setItem('token', 't1')
    opened = []
    status = 200
    revision = 7
    heard = []
    dates = 0
    vi.stubGlobal('fetch', async (url: string, { headers, signal }: RequestInit) => {
      if (status !== 200) return new Response('{}', { status })
      const encoder = new TextEncoder()
      let say = (_text: string) => {}
      let end = () => {}
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          say = (text) => controller.enqueue(encoder.encode(text))
          end = () => controller.close()
          signal?.addEventListener('abort', () => controller.error(new Error('aborted')))
        },
      })
      opened.push({ url, headers: new Headers(headers), signal: signal ?? null, say, end })
      return new Response(body)
    })
    stop = watchUnitEvents('a-12', () => ({ revision, catalogueRevision: 'r1' }), {
      onOpen: () => heard.push(null),
      onAway: () => heard.push('away'),
      onEvent: ({ configuration }) => heard.push(configuration.revision),
      onDeadlines: () => dates++,
    })
  })
  afterEach(() => {
    stop()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

  it('names what is known and who asks, and gives what comes', async () => {
    await settle()
    expect(opened[0]?.url).toBe('/bp/api/v1/units/a-12/events?revision=7&catalogue_revision=r1')
    expect(opened[0]?.headers.get('authorization')).toBe('Bearer t1')
    opened[0]?.say(`id: 8\nevent: configuration_changed\ndata: ${EVENT}\n\n`)
    opened[0]?.say('data: nonsense\n\ndata: {"type":"unknown"}\n\n')
    await settle()
    expect(heard).toEqual([null, 8])
  })

  it('is opened again where it left off, when it ends', async () => {
    await settle()
    opened[0]?.say(`data: ${EVENT}\n\n`)
    await settle()
    revision = 9
    opened[0]?.end()
    await settle(1_000)
    expect(opened.map(({ url }) => url.includes('revision=8'))).toEqual([false, true])
  })

  it('is given up when it is silent for too long, but not while it is alive', async () => {
    await settle()
    await settle(HEARTBEAT_MS)
    opened[0]?.say(':\n\n')
    await settle(HEARTBEAT_MS + 1_000)
    expect(opened).toHaveLength(1)
    await settle(HEARTBEAT_MS + 1_000)
    expect(opened[0]?.signal?.aborted).toBe(true)
    expect(opened).toHaveLength(2)
  })

  it('waits longer and longer for a server that is not there, and not at all when the network is back', async () => {
    await settle()
    status = 503
    opened[0]?.end()
    await settle(120_000)
    status = 200
    expect(opened).toHaveLength(1)
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(opened).toHaveLength(2)
  })

  it('FOUND-16 SHL-15: says once that the portal is away for longer than a moment, and that it is back', async () => {
    await settle()
    status = 503
    opened[0]?.end()
    await settle(500)
    expect(heard).toEqual([null])
    await settle(120_000)
    expect(heard).toEqual([null, 'away'])
    status = 200
    await settle(20_000)
    expect(heard).toEqual([null, 'away', null])
  })

  it('FOUND-16: too many at once is no portal that is away', async () => {
    await settle()
    status = 429
    opened[0]?.end()
    await settle(120_000)
    expect(heard).toEqual([null])
  })

  it('ends with the session, and lets the shell say so', async () => {
    await settle()
    server.answer(checkToken, refusal('UNAUTHORIZED'))
    status = 401
    opened[0]?.end()
    await settle(60_000)
    expect(opened).toHaveLength(1)
    expect(server.names()).toEqual(['checkToken'])
  })

  it('gives its connection back while nobody sees the window', async () => {
    await settle()
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    await settle(70_000)
    expect(opened.map(({ signal }) => signal?.aborted)).toEqual([true])
    visibility.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    await settle(1_000)
    expect(opened).toHaveLength(2)
    visibility.mockRestore()
  })

  it('DDL-31: tells that deadlines may have changed, when somebody says so and when nobody could for a while', async () => {
    await settle()
    opened[0]?.say('event: news\ndata: {"type":"news","topics":["messages"]}\n\n')
    await settle()
    expect(dates).toBe(0)
    opened[0]?.say('event: news\ndata: {"type":"news","topics":["messages","deadlines"]}\n\n')
    await settle()
    expect(dates).toBe(1)
    opened[0]?.end()
    await settle(2_000)
    expect([opened.length, dates]).toEqual([2, 2])
  })

  it('is over when it is stopped', async () => {
    await settle()
    stop()
    await settle(60_000)
    expect(opened.map(({ signal }) => signal?.aborted)).toEqual([true])
  })
})
