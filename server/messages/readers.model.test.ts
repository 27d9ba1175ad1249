import { env } from 'node:process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { addUnits } from '#server/identity/users.repository.ts'
import { findUnit } from '#server/projects/units.repository.ts'
import { startTestPortal, type TestPortal } from '#server/testing/test-portal.ts'
import { listMessages, listNewest } from './messages.repository.ts'
import { listReadings, noteReading } from './readings.repository.ts'
import { countBoxes, listBox } from './staff-threads.repository.ts'
import { countUnread, findAnyThread, listThreadsOfUnit, updateThread } from './threads.repository.ts'
import { beginThread, writeMessage } from './write-message.ts'

const ACTIONS = 2_000
const SEED = Number(env['PROPERTY_SEED'] ?? 20_26)
const READERS = [
  { id: 'anna', isTeam: false },
  { id: 'ben', isTeam: false },
  { id: 'operator', isTeam: true },
] as const
type Reader = (typeof READERS)[number]

/** What a thread is, by counting all of it each time. */
interface Naive {
  readonly id: string
  readonly begunAt: string
  readonly messages: { readonly by: Reader; readonly isNote: boolean; readonly at: string; readonly body: string }[]
  /** By reader: places in `messages` that they have seen. */
  readonly seen: Map<string, Set<number>>
  isClosed: boolean
}

/** The same numbers each time. */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

describe('three readers', () => {
  let portal: TestPortal
  beforeAll(async () => {
    portal = await startTestPortal()
    await addUnits(portal.database.kysely, 'ben', ['demo/t-01'], '2020-01-01T00:00:00.000Z')
  })
  afterAll(() => portal.remove())

  it(`MSG-1, MSG-3, MSG-4, INB-11, INB-22: counters, marks and order are those of a recount, over ${ACTIONS} actions`, async () => {
    const db = portal.database.kysely
    const unit = await findUnit(db, 't-01', { kind: 'account', accountId: 'demo' })
    if (unit === null) throw new Error('There is no unit')
    const random = createRandom(SEED)
    const threads: Naive[] = []
    let clock = Date.parse('2026-11-20T10:00:00Z')
    // A clock that goes on, stands still, and is set back.
    const tick = () => isoTime((clock += random(5) === 0 ? -random(60_000) : random(3) * 10_000))
    const author = ({ id, isTeam }: Reader) => ({ id, firstName: id, lastName: 'Test', isTeam })

    const isSeenBy = ({ isTeam }: Reader, isNote: boolean) => isTeam || !isNote
    const isUnread = ({ messages, seen }: Naive, reader: Reader) =>
      messages.some(
        ({ by, isNote }, place) =>
          by.id !== reader.id && isSeenBy(reader, isNote) && seen.get(reader.id)?.has(place) !== true,
      )
    const shown = ({ messages }: Naive) => messages.filter(({ isNote }) => !isNote)
    const newestAt = (thread: Naive) => shown(thread).reduce((max, { at }) => (at > max ? at : max), '')

    async function act(): Promise<void> {
      const by = READERS[random(READERS.length)] ?? READERS[0]
      const thread = threads[random(threads.length)]
      const kind = threads.length < 3 ? 0 : random(12)
      const at = tick()
      const body = `${by.id} ${at} ${random(1_000)}`
      if (thread === undefined || kind === 0) {
        const begun = await beginThread(db, unit ?? neverNull(), { kind: 'message', subject: body, at }, author(by), {
          body,
        })
        threads.push({
          id: begun.id,
          begunAt: at,
          messages: [{ by, isNote: false, at, body }],
          seen: new Map(),
          isClosed: false,
        })
      } else if (kind < 6) {
        const isNote = by.isTeam && random(2) === 0
        const closes = by.isTeam && !isNote && random(4) === 0
        await writeMessage(db, thread.id, author(by), { body, isNote, closes }, at)
        thread.messages.push({ by, isNote, at, body })
        if (!isNote) thread.isClosed = closes
      } else if (kind < 10) {
        const position = 1 + random(thread.messages.length)
        await noteReading(db, { threadId: thread.id, userId: by.id, seesNotes: by.isTeam }, position, at)
        const seen = thread.seen.get(by.id) ?? new Set()
        for (let place = 0; place < position; place++) seen.add(place)
        thread.seen.set(by.id, seen)
      } else if (kind === 10 && by.isTeam) {
        await noteReading(db, { threadId: thread.id, userId: by.id, seesNotes: true }, 0, at)
        thread.seen.delete(by.id)
      } else if (kind === 11 && by.isTeam) {
        const stored = await findAnyThread(db, thread.id)
        if (stored === null) throw new Error('The thread is gone')
        const next = stored.lastFromTeam === 1 ? 'buyer' : 'team'
        const change = thread.isClosed
          ? ({ state: 'open', waitsFor: next } as const)
          : ({ state: 'closed', waitsFor: null } as const)
        expect(await updateThread(db, stored, change)).toBe(true)
        thread.isClosed = !thread.isClosed
      }
    }

    async function compare(): Promise<void> {
      const where = { unitId: unit?.id ?? '', since: '' }
      const { threads: listed, total } = await listThreadsOfUnit(db, where, null, { limit: 10_000, offset: 0 })
      const order = threads
        .toSorted((a, b) => (newestAt(a) === newestAt(b) ? (a.id < b.id ? 1 : -1) : newestAt(a) < newestAt(b) ? 1 : -1))
        .map(({ id }) => id)
      expect([listed.map(({ id }) => id), total]).toEqual([order, threads.length])
      const newest = new Map((await listNewest(db, listed)).map((message) => [message.threadId, message.bodyText]))
      for (const row of listed) {
        const thread = threads.find(({ id }) => id === row.id) ?? neverNull()
        const last = shown(thread).at(-1) ?? neverNull()
        expect(row).toMatchObject({
          messageCount: shown(thread).length,
          lastPosition: thread.messages.length,
          lastSenderName: `${last.by.id} Test`,
          excerpt: last.body,
          updatedAt: newestAt(thread),
          state: thread.isClosed ? 'closed' : 'open',
          waitsFor: thread.isClosed ? null : last.by.isTeam ? 'buyer' : 'team',
        })
        expect(newest.get(row.id)).toBe(last.body)
      }
      for (const reader of READERS) {
        const unread = threads.filter((thread) => isUnread(thread, reader))
        expect(await countUnread(db, where, { userId: reader.id, seesNotes: reader.isTeam })).toBe(unread.length)
        const readings = await listReadings(db, reader.id, order)
        const marked = listed.filter(
          ({ id, lastPosition, shownPosition }) =>
            (readings.get(id) ?? 0) < (reader.isTeam ? lastPosition : shownPosition),
        )
        expect(marked.map(({ id }) => id).toSorted()).toEqual(unread.map(({ id }) => id).toSorted())
      }
      await compareBoxes()
    }

    async function compareBoxes(): Promise<void> {
      const query = { accountId: 'demo', projectIds: null, unitId: null, userId: 'operator' }
      const open = threads.filter(({ isClosed }) => !isClosed)
      const ours = open.filter((thread) => shown(thread).at(-1)?.by.isTeam === false)
      const unread = open.filter((thread) => isUnread(thread, READERS[2]))
      expect(await countBoxes(db, query)).toEqual({
        ours: ours.length,
        mine: 0,
        unassigned: open.length,
        buyer: open.length - ours.length,
        unread: unread.length,
        closed: threads.length - open.length,
        all: threads.length,
      })
      const listed = await listBox(db, query, 'unread', { limit: 10_000, offset: 0 })
      expect(listed.map(({ id }) => id).toSorted()).toEqual(unread.map(({ id }) => id).toSorted())
    }

    for (let count = 0; count < ACTIONS; count++) {
      await act()
      if (count % 25 === 24) await compare()
    }
    for (const thread of threads) {
      const bodies = (await listMessages(db, thread.id, true)).map(({ bodyText }) => bodyText)
      expect(bodies).toEqual(
        thread.messages
          .map(({ body }) => body)
          .toReversed()
          .slice(0, 200),
      )
      const buyers = (await listMessages(db, thread.id, false)).map(({ bodyText }) => bodyText)
      expect(buyers).toEqual(
        shown(thread)
          .map(({ body }) => body)
          .toReversed()
          .slice(0, 200),
      )
    }
  }, 600_000)
})

function neverNull(): never {
  throw new Error('It is there')
}
