import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeChange, createClient, createServer, FAULT, type Fate, sorted } from '../testing/scripted-server.ts'
import type { ConfigurationStorage } from './configuration-storage.types.ts'

const fate = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Fate>('ok') },
  { weight: 2, arbitrary: fc.constantFrom<Fate>('lost_before', 'lost_after', 'foreign_first', 'catalogue_first') },
  { weight: 1, arbitrary: fc.constantFrom<Fate>('refused', 'fault', 'full') },
)

describe('write runner', () => {
  it('never loses a stored choice, never reorders, never shows what is not stored', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.nat(3)), { minLength: 1, maxLength: 25 }),
        fc.array(fate, { maxLength: 60 }),
        async (touches, fates) => {
          const server = createServer(fates)
          const client = createClient(server.storage)
          const made: string[] = []
          for (const [itemId, pauses] of touches) {
            const label = `${itemId}${made.length}`
            made.push(label)
            client.choose(itemId, label)
            // The screen shows the choice at once, whatever the line does.
            expect(client.shown()[itemId]).toBe(label)
            for (let pause = 0; pause < pauses * 4; pause += 1) await Promise.resolve()
          }
          await client.settled()
          const droppedLabels = client.dropped.flatMap((drop) => drop.labels)
          // In order, and once each.
          expect(server.log).toEqual(made.filter((label) => server.log.includes(label)))
          // Only a refusal takes a choice back, and the buyer is told.
          expect(client.dropped.every(({ reason }) => reason === 'refused')).toBe(true)
          for (const label of made) expect(server.log.includes(label) || droppedLabels.includes(label)).toBe(true)
          expect(client.pending()).toEqual([])
          // What is on screen is what is stored, unless the line was dead when it was asked.
          if (client.confirmed().revision === server.revision()) {
            expect(sorted(client.shown())).toEqual(sorted(server.choices()))
          } else {
            expect(droppedLabels.length > 0 || fates.includes('foreign_first') || fates.includes('lost_after')).toBe(
              true,
            )
          }
        },
      ),
      { numRuns: 1_000 },
    )
  })

  it('sends one write at a time, in the order of the choices', async () => {
    const server = createServer([])
    let running = 0
    let most = 0
    const client = createClient({
      load: () => server.storage.load(),
      write: async (request) => {
        running += 1
        most = Math.max(most, running)
        await Promise.resolve()
        const outcome = await server.storage.write(request)
        running -= 1
        return outcome
      },
    })
    for (let index = 0; index < 5; index += 1) client.choose('a', `a${index}`)
    await client.settled()
    expect(most).toBe(1)
    expect(server.log).toEqual(['a0', 'a1', 'a2', 'a3', 'a4'])
  })

  it('replays pending choices on top of what somebody else stored', async () => {
    const server = createServer([])
    const client = createClient(server.storage)
    server.foreign(makeChange('b', 'theirs'))
    client.choose('a', 'mine')
    await client.settled()
    expect(client.shown()).toEqual({ a: 'mine', b: 'theirs' })
    expect(server.choices()).toEqual({ a: 'mine', b: 'theirs' })
    expect(client.dropped).toEqual([])
  })

  it('reads what is stored from the refusal itself, and asks only when it is not told', async () => {
    for (const tellsCurrent of [true, false]) {
      const server = createServer([], { tellsCurrent })
      let loads = 0
      const load = () => {
        loads += 1
        return server.storage.load()
      }
      const client = createClient({ ...server.storage, load })
      server.foreign(makeChange('b', 'theirs'))
      client.choose('a', 'mine')
      await client.settled()
      expect(server.choices()).toEqual({ a: 'mine', b: 'theirs' })
      expect(loads).toBe(tellsCurrent ? 0 : 1)
    }
  })

  it('holds choices back while prices wait to be accepted, then stores them in their order', async () => {
    const server = createServer(['ok', 'catalogue_first'])
    const client = createClient(server.storage)
    for (const product of ['a0', 'a1', 'a2']) client.choose('a', product)
    await client.settled()
    expect(client.accepted()).toBe(1)
    expect(server.log).toEqual(['a0', 'a1', 'a2'])
    // One more than the choices: that the prices were accepted.
    expect(server.revision()).toBe(4)
    expect(client.dropped).toEqual([])
  })

  it('keeps choices until the new catalogue can be read', async () => {
    const dead = Array.from({ length: 12 }, (): Fate => 'lost_before')
    const server = createServer(['catalogue_first', ...dead])
    const client = createClient(server.storage)
    client.choose('a', 'oak')
    await client.settled()
    expect(server.choices()).toEqual({ a: 'oak' })
    expect(client.dropped).toEqual([])
  })

  it('stores a choice once that was on its way when another runner took over', async () => {
    const server = createServer([])
    const client = createClient(server.storage)
    let answer: (() => void) | undefined
    const slow: ConfigurationStorage = {
      load: () => server.storage.load(),
      write: async (request) => {
        const outcome = await server.storage.write(request)
        await new Promise<void>((resolve) => (answer = resolve))
        return outcome
      },
    }
    const first = createClient(slow)
    first.choose('a', 'oak')
    while (answer === undefined) await Promise.resolve()
    client.adopt(first.handOver())
    answer()
    await client.settled()
    expect(server.log).toEqual(['oak'])
    expect(client.confirmed()).toEqual({ configuration: { a: 'oak' }, revision: 1 })
  })

  it('takes the answer of long ago to a repeated write for nothing new', async () => {
    const server = createServer(['lost_after'])
    const first = createClient(server.storage)
    first.choose('a', 'oak')
    while (server.revision() === 0) await Promise.resolve()
    // The page was left before it knew; meanwhile somebody else has stored two choices.
    const kept = first.handOver()
    server.foreign(makeChange('b', 'theirs'))
    server.foreign(makeChange('a', 'theirs'))
    const next = createClient(server.storage)
    next.open(await server.storage.load())
    next.adopt(kept)
    await next.settled()
    // The choice was stored, before theirs; putting it on the screen again would be wrong.
    expect(server.choices()).toEqual({ a: 'theirs', b: 'theirs' })
    expect(next.shown()).toEqual(server.choices())
    expect(next.dropped).toEqual([])
  })

  it('drops a choice that somebody else made impossible, and says so', async () => {
    const server = createServer([])
    const client = createClient(server.storage)
    server.foreign(makeChange('sealed', 'yes'))
    client.choose('a', 'mine')
    await client.settled()
    expect(client.shown()).toEqual({ sealed: 'yes' })
    expect(client.dropped).toEqual([{ labels: ['mine'], reason: 'overtaken' }])
  })

  it('sends the same key again after silence, and stores the choice once', async () => {
    const server = createServer(['lost_after', 'lost_before', 'ok'])
    const client = createClient(server.storage)
    client.choose('a', 'oak')
    await client.settled()
    expect(server.log).toEqual(['oak'])
    expect(client.dropped).toEqual([])
    expect(client.confirmed()).toEqual({ configuration: { a: 'oak' }, revision: 1 })
  })

  it('keeps what is chosen while nobody answers, and stores it in its order and once when somebody does', async () => {
    const dead = Array.from({ length: 40 }, (): Fate => 'lost_before')
    const server = createServer(['ok', ...dead, 'lost_after', 'lost_before'])
    const client = createClient(server.storage)
    client.choose('a', 'oak')
    await client.settled()
    client.choose('a', 'stone')
    client.choose('b', 'tiles')
    while (client.status().waitsFor !== 'network') await Promise.resolve()
    expect(client.shown()).toEqual({ a: 'stone', b: 'tiles' })
    await client.settled()
    expect(server.log).toEqual(['oak', 'stone', 'tiles'])
    expect([client.dropped, client.status().waitsFor]).toEqual([[], null])
  })

  describe('with others', () => {
    it('shows what they have stored as soon as it is heard of, and forgets what is outdated', async () => {
      const server = createServer([])
      const client = createClient(server.storage)
      const old = server.stored()
      server.foreign(makeChange('b', 'theirs'))
      client.hear(server.stored())
      await client.settled()
      expect(client.shown()).toEqual({ b: 'theirs' })
      client.hear(old)
      await client.settled()
      expect(client.confirmed().revision).toBe(1)
    })

    for (const way of ['heard', 'refused'] as const) {
      for (const side of ['mine', 'theirs'] as const) {
        it(`asks about the same item, whichever way it is noticed (${way}), and does as it is told (${side})`, async () => {
          const server = createServer([])
          const client = createClient(server.storage)
          client.choose('a', 'mine')
          client.choose('b', 'also mine')
          server.foreign(makeChange('a', 'theirs'))
          if (way === 'heard') client.hear(server.stored())
          await client.settled()
          const { question } = client.status()
          expect(question?.overlaps).toMatchObject([
            { itemId: 'a', mine: { productId: 'mine' }, theirs: { productId: 'theirs' } },
          ])
          // Both sides as they would be then, so that their totals can be compared.
          expect(question).toMatchObject({
            mine: { a: 'mine', b: 'also mine' },
            theirs: { a: 'theirs', b: 'also mine' },
          })
          // Nothing is sent before it is answered, and nothing is lost.
          expect(server.choices()).toEqual({ a: 'theirs' })
          expect(client.shown()).toEqual({ a: 'mine', b: 'also mine' })
          client.answer(side)
          await client.settled()
          expect(server.choices()).toEqual({ a: side, b: 'also mine' })
          expect(client.shown()).toEqual(server.choices())
          expect(client.dropped).toEqual([])
        })
      }
    }

    it('asks no more when they change their mind to mine', async () => {
      const server = createServer([])
      const client = createClient(server.storage)
      client.choose('a', 'mine')
      server.foreign(makeChange('a', 'theirs'))
      await client.settled()
      expect(client.status().question).not.toBeNull()
      server.foreign(makeChange('a', 'mine'))
      client.hear(server.stored())
      await client.settled()
      expect([client.status().question, server.choices()]).toEqual([null, { a: 'mine' }])
    })

    it('asks after a reload as well, when the choice was kept unsent and they were there meanwhile', async () => {
      const server = createServer([])
      const first = createClient(server.storage)
      first.choose('a', 'mine')
      const kept = first.handOver()
      server.foreign(makeChange('a', 'theirs'))
      const next = createClient(server.storage)
      next.open(server.stored())
      next.adopt(kept)
      await next.settled()
      expect(next.status().question?.overlaps).toHaveLength(1)
      next.answer('mine')
      await next.settled()
      expect(server.choices()).toEqual({ a: 'mine' })
    })

    it('asks after a reload when a choice that was sent did not arrive before theirs', async () => {
      const server = createServer(['lost_before'])
      const first = createClient(server.storage)
      first.choose('a', 'mine')
      while (first.status().waitsFor !== 'network') await Promise.resolve()
      const kept = first.handOver()
      expect(kept[0]?.baseRevision).toBe(0)
      server.foreign(makeChange('a', 'theirs'))
      const next = createClient(server.storage)
      next.open(server.stored())
      next.adopt(kept)
      await next.settled()
      expect(next.status().question?.overlaps).toHaveLength(1)
      next.answer('theirs')
      await next.settled()
      expect(server.choices()).toEqual({ a: 'theirs' })
      expect(next.shown()).toEqual({ a: 'theirs' })
    })
  })

  it('keeps a choice with its key while nobody is logged in, and tells the session once', async () => {
    const server = createServer([])
    const keys: string[] = []
    let checks = 0
    let isLoggedIn = false
    let wake: (() => void) | undefined
    const ended: ConfigurationStorage = {
      ...server.storage,
      checkSession: () => {
        checks += 1
      },
      write: async (request) => {
        keys.push(request.key)
        return isLoggedIn ? server.storage.write(request) : { kind: 'unauthorised' }
      },
    }
    const first = createClient(ended, () => new Promise<void>((resolve) => (wake = resolve)))
    first.choose('a', 'oak')
    while (first.status().waitsFor !== 'network') await Promise.resolve()
    expect([checks, keys.length, first.dropped]).toEqual([1, 1, []])
    expect(first.shown()).toEqual({ a: 'oak' })
    const kept = first.handOver()
    wake?.()
    isLoggedIn = true
    const next = createClient(ended)
    next.adopt(kept)
    await next.settled()
    expect(server.log).toEqual(['oak'])
    expect(keys).toEqual([keys[0], keys[0]])
    expect([first.dropped, next.dropped]).toEqual([[], []])
  })

  it('keeps what waits as well when the session ends while the stored state is read', async () => {
    const server = createServer([], { tellsCurrent: false })
    let ends = 5
    const client = createClient({
      ...server.storage,
      whyNot: (error) =>
        error instanceof Error && error.message === 'unauthorised' ? { kind: 'unauthorised' } : FAULT,
      load: async () => {
        if (ends-- > 0) throw new Error('unauthorised')
        return server.storage.load()
      },
    })
    server.foreign(makeChange('b', 'theirs'))
    client.choose('a', 'mine')
    await client.settled()
    expect(client.dropped).toEqual([])
    expect(server.choices()).toEqual({ a: 'mine', b: 'theirs' })
  })

  it('takes out just the refused choice and keeps those after it', async () => {
    const server = createServer(['refused'])
    const client = createClient(server.storage)
    client.choose('a', 'bad')
    client.choose('b', 'good')
    await client.settled()
    expect(client.shown()).toEqual({ b: 'good' })
    expect(client.dropped).toEqual([{ labels: ['bad'], reason: 'refused' }])
  })
})
