import { describe, expect, it } from 'vitest'
import { makeChange, createClient, createServer, FAULT, type Fate } from '../testing/scripted-server.ts'
import type { ConfigurationStorage } from './configuration-storage.types.ts'

const times = (count: number, fate: Fate): Fate[] => Array.from({ length: count }, () => fate)

describe('writes that wait', () => {
  it('FOUND-16 CFG-21: keeps a choice while the server can store nothing, waits as it was asked to, and stores it', async () => {
    const server = createServer([...times(12, 'full')])
    const pauses: number[] = []
    const client = createClient(server.storage, async (ms) => void pauses.push(ms))
    client.choose('a', 'oak')
    while (client.status().waitsFor !== 'server') await Promise.resolve()
    expect(client.shown()).toEqual({ a: 'oak' })
    await client.settled()
    expect([server.log, client.dropped, client.status().waitsFor]).toEqual([['oak'], [], null])
    // `full` asks for two seconds; the pauses begin with less, and grow to more.
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(2_000)
    expect(pauses).toHaveLength(12)
    expect(Math.max(...pauses)).toBeGreaterThan(10_000)
  })

  it('FOUND-16 SHL-12: keeps what the server breaks over, says so, and stores it once it is repaired', async () => {
    const server = createServer(['ok', ...times(9, 'fault')])
    const client = createClient(server.storage)
    client.choose('a', 'oak')
    await client.settled()
    client.choose('a', 'stone')
    client.choose('b', 'tiles')
    while (client.status().waitsFor !== 'repair') await Promise.resolve()
    expect(client.shown()).toEqual({ a: 'stone', b: 'tiles' })
    await client.settled()
    expect([server.log, client.dropped]).toEqual([['oak', 'stone', 'tiles'], []])
  })

  it('FOUND-16: waits longer and longer for a repair, and says nothing of a fault that is gone at once', async () => {
    const server = createServer(times(3, 'fault'))
    const pauses: number[] = []
    const client = createClient(server.storage, async (ms) => {
      expect(client.status().waitsFor).toBeNull()
      pauses.push(ms)
    })
    client.choose('a', 'oak')
    await client.settled()
    expect(pauses).toEqual([400, 1_200, 3_000])
    expect(client.dropped).toEqual([])
  })

  it('FOUND-16: lets the user take a choice back that the server always breaks over, and stores those behind it', async () => {
    const server = createServer([])
    const poisoned: ConfigurationStorage = {
      ...server.storage,
      write: (request) =>
        request.change.buyerSelections['a']?.productId === 'poison'
          ? Promise.resolve({ kind: 'failing', retryAfter: null })
          : server.storage.write(request),
    }
    const client = createClient(poisoned)
    // Nothing to take back: nothing is stuck.
    client.takeBack()
    client.choose('a', 'poison')
    client.choose('b', 'tiles')
    while (client.status().waitsFor !== 'repair') await Promise.resolve()
    client.takeBack()
    await client.settled()
    expect(client.shown()).toEqual({ b: 'tiles' })
    expect(server.choices()).toEqual({ b: 'tiles' })
    // The user knows it already.
    expect(client.dropped).toEqual([])
  })

  it('FOUND-16: takes back as well what is impossible without it, and says so', async () => {
    const server = createServer(times(4, 'fault'))
    const client = createClient(server.storage)
    client.choose('parent', 'oak')
    client.choose('child', 'tiles')
    while (client.status().waitsFor !== 'repair') await Promise.resolve()
    client.takeBack()
    await client.settled()
    expect(client.shown()).toEqual({})
    expect(server.log).toEqual([])
    expect(client.dropped).toEqual([{ labels: ['tiles'], reason: 'withdrawn' }])
  })

  for (const end of ['stored', 'stored, but nobody said so'] as const) {
    it(`FOUND-16: a choice that is taken back while it is on its way does not come back (${end})`, async () => {
      const server = createServer([])
      let tries = 0
      let arrive: (() => void) | undefined
      const client = createClient({
        ...server.storage,
        write: async (request) => {
          if (request.change.buyerSelections['a']?.productId !== 'stone') return server.storage.write(request)
          if (tries++ < 5) return FAULT
          await new Promise<void>((resolve) => (arrive = resolve))
          const outcome = await server.storage.write(request)
          return end === 'stored' ? outcome : FAULT
        },
      })
      client.choose('a', 'oak')
      await client.settled()
      client.choose('a', 'stone')
      client.choose('b', 'tiles')
      while (arrive === undefined) await Promise.resolve()
      expect(client.status().waitsFor).toBe('repair')
      client.takeBack()
      arrive()
      await client.settled()
      expect(client.shown()).toEqual({ a: 'oak', b: 'tiles' })
      expect(server.choices()).toEqual({ a: 'oak', b: 'tiles' })
      expect(client.dropped).toEqual([])
    })
  }

  it('FOUND-16: keeps a choice while our own code breaks over it, and lets the user take it back', async () => {
    const server = createServer([])
    const reported: unknown[] = []
    globalThis.reportError = (error: unknown) => reported.push(error)
    const pauses: number[] = []
    const client = createClient(
      {
        ...server.storage,
        write: (request) => {
          if (request.change.buyerSelections['a'] !== undefined) throw new Error('a fault')
          return server.storage.write(request)
        },
      },
      async (ms) => void pauses.push(ms),
    )
    client.choose('a', 'oak')
    client.choose('b', 'tiles')
    while (client.status().waitsFor !== 'repair') await Promise.resolve()
    expect(client.shown()).toEqual({ a: 'oak', b: 'tiles' })
    client.takeBack()
    await client.settled()
    expect([server.choices(), client.dropped]).toEqual([{ b: 'tiles' }, []])
    // It does not spin.
    expect(pauses.length).toBeGreaterThanOrEqual(reported.length)
  })

  it('FOUND-16: keeps what waits when the stored state cannot be read either', async () => {
    const server = createServer([], { tellsCurrent: false })
    let faults = 8
    const client = createClient({
      ...server.storage,
      load: () => (faults-- > 0 ? Promise.reject(new Error('fault')) : server.storage.load()),
    })
    server.foreign(makeChange('b', 'theirs'))
    client.choose('a', 'mine')
    await client.settled()
    expect(client.dropped).toEqual([])
    expect(server.choices()).toEqual({ a: 'mine', b: 'theirs' })
  })

  it('FOUND-16 API-100: says of a refused choice which deadline holds it', async () => {
    const server = createServer([])
    const hold = { kind: 'deadline' as const, title: 'Sanitär', expiresAt: '2026-10-31T22:59:59.000Z' }
    const lockedItems = [{ itemId: 'a', hold }]
    const client = createClient({
      ...server.storage,
      write: async () => ({ kind: 'refused', code: 'ITEM_LOCKED', lockedItems }),
    })
    client.choose('a', 'oak')
    await client.settled()
    expect(client.dropped).toEqual([{ labels: ['oak'], reason: 'refused' }])
    expect(client.locked).toEqual([lockedItems])
  })
})
