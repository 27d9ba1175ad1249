import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller } from '#server/identity/sessions.service.ts'
import type { UnitListener } from '#server/platform/realtime/event-bus.ts'
import { startTestPortal, type TestPortal } from '#server/testing/test-portal.ts'
import { createAccountWatch } from './account-watch.ts'

let portal: TestPortal
let admin: Caller
beforeAll(async () => {
  portal = await startTestPortal()
  const { authorization = '' } = await portal.logIn('admin@example.com')
  const found = await portal.services.sessions.authenticate(authorization.slice('Bearer '.length))
  if (found === null) throw new Error('There is no admin')
  admin = found
})
afterAll(() => portal.remove())

/** Two streams each of this many sessions, and questions that are answered when `answerAll` is called. */
function open(sessions: number) {
  let say: UnitListener = () => undefined
  const bus = {
    publish() {},
    subscribe(listener: UnitListener) {
      say = listener
      return () => undefined
    },
    close: async () => undefined,
  }
  const faults: unknown[] = []
  const watch = createAccountWatch({ database: portal.database, bus, onFault: (error) => faults.push(error) })
  let asked: string[] = []
  let ends: (() => void)[] = []
  const told = new Map<string, number>()
  for (const name of Array.from({ length: sessions * 2 }, (_, at) => `stream-${at}`)) {
    const sessionId = `session-${Number(name.slice(7)) % sessions}`
    const watcher = {
      accountId: 'demo',
      userId: sessionId,
      sessionId,
      findCaller() {
        asked.push(sessionId)
        return new Promise<Caller>((resolve) => ends.push(() => resolve(admin)))
      },
    }
    watch.watch(watcher)?.({
      write: (text) => void (text.startsWith('event: ') && told.set(name, (told.get(name) ?? 0) + 1)),
      isFull: () => false,
      onDrain: () => undefined,
      end: () => undefined,
      onClose: () => undefined,
    })
  }
  return {
    faults,
    told: () => [...told.values()],
    /** The line to the other processes was away: anything may be new. */
    sayAll: () => say(null),
    /** Sessions that are asked about just now, and since the last look. */
    look() {
      const seen = asked
      asked = []
      return { isBusyWith: ends.length, asked: seen }
    },
    /** Answers what is asked, and what is asked thereupon begins. */
    async answerAll() {
      const answered = ends
      ends = []
      for (const end of answered) end()
      for (let turn = 0; turn < 4; turn += 1) await setImmediate()
    },
    close: () => watch.close(),
  }
}

it('MSG-11: asks about each session once, a few at a time, however many streams hear a word', async () => {
  const streams = open(60)
  await streams.answerAll()
  const looks = [streams.look()]
  for (let time = 0; time < 2; time += 1) {
    await streams.answerAll()
    looks.push(streams.look())
  }
  expect(looks.map(({ isBusyWith }) => isBusyWith)).toEqual([25, 25, 10])
  expect(new Set(looks.flatMap(({ asked }) => asked)).size).toBe(60)
  await streams.answerAll()
  expect(streams.look()).toEqual({ isBusyWith: 0, asked: [] })
  expect(streams.told()).toEqual(Array.from({ length: 120 }, () => 1))
  streams.sayAll()
  for (let time = 0; time < 4; time += 1) await streams.answerAll()
  expect(streams.look().asked).toHaveLength(60)
  expect(streams.told()).toEqual(Array.from({ length: 120 }, () => 2))
  expect(streams.faults).toEqual([])
  streams.close()
})
