// Messages with 100,000 threads in the account: what a buyer's list and a thread cost against 10, and the team's list with every filter.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Insertable, sql } from 'kysely'
import * as z from 'zod/mini'
import { THREAD_BOXES } from '#shared/contracts/http/staff-messages.contract.ts'
import { type RunningServer, startServer } from '#server/app.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import type { ThreadListing } from '#server/messages/staff-messages.service.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import { findPostgresBinaries, startPostgres } from '#server/platform/db/testing/postgres-server.ts'
import { findUnit, type Unit } from '#server/projects/units.repository.ts'
import { PASSWORD, seed } from '#server/testing/seed-test-portal.ts'
import { atMost, median, type Row, report } from './rows.ts'

const OWN = 10
const OTHERS = 100_000
/** Of all threads these are open; the team has read half of them. */
const OPEN_SHARE = 0.05
const CALLS = 60
const ROUNDS = 5
const LIST_RUNS = 9
const ROWS_AT_ONCE = 400
const PAGE = { limit: 50, offset: 0 }
const EVERYTHING: ThreadListing = { box: 'all', projectId: null, unitId: null, search: null, locale: null, page: PAGE }

type Threads = Insertable<Schema['messageThreads']>[]

const rows = await measure('SQLite', null)
const binaries = findPostgresBinaries()
if (binaries !== null) {
  const postgres = await startPostgres(binaries)
  try {
    rows.push(...(await measure('PostgreSQL', await postgres.createDatabase())))
  } finally {
    await postgres.stop()
  }
}
report(rows)

async function measure(name: string, databaseUrl: string | null): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wohnwahl-messages-'))
  const server = await startServer({ dataDir, databaseUrl, prepare: seed })
  try {
    const buyer = await logIn(server, 'anna@example.com')
    const team = await logIn(server, 'operator@example.com')
    const own = await findOwn(server, 't-01')
    await fill(server, own, OWN, 0)
    const few = await measureCpu(server, { buyer, team, own })
    const other = await findOwn(server, 't-02')
    await fill(server, other, OTHERS, OWN)
    if (databaseUrl !== null) await sql`vacuum analyze`.execute(server.database.kysely)
    const many = await measureCpu(server, { buyer, team, own })
    return [
      getRatio(`${name}: a buyer's list`, few.list, many.list),
      getRatio(`${name}: a buyer's thread`, few.thread, many.thread),
      getRatio(`${name}: a thread of the team`, few.whole, many.whole),
      ...(await measureLists(name, server, team)),
    ]
  } finally {
    await server.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** ms of processor time of one call, the least of several rounds: whatever else the machine does only adds. */
async function measureCpu(server: RunningServer, who: { buyer: Caller; team: Caller; own: Unit }) {
  const { messages, staffMessages } = server.services
  const call = { caller: who.buyer, unit: who.own }
  const { threads } = await messages.list(call, null, PAGE)
  const id = threads[0]?.id ?? ''
  return {
    list: await getLeastCpu(() => messages.list(call, null, PAGE)),
    thread: await getLeastCpu(() => messages.get(call, id)),
    whole: await getLeastCpu(() => staffMessages.get(who.team, id, null)),
  }
}

async function getLeastCpu(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const begun = process.cpuUsage()
    for (let count = 0; count < CALLS; count++) await work()
    const { user, system } = process.cpuUsage(begun)
    // The first one warms up.
    if (round > 0) times.push((user + system) / 1_000 / CALLS)
  }
  return Math.min(...times)
}

function getRatio(name: string, few: number, many: number): Row {
  const value = many / few
  const figure = `${many.toFixed(2)} ms with 100,000 threads, ${few.toFixed(2)} ms with 10: ${value.toFixed(2)} times`
  return { name, figure, value, bar: atMost(1.5, 'times') }
}

async function measureLists(name: string, { services }: RunningServer, caller: Caller): Promise<Row[]> {
  const listings: (ThreadListing & { readonly called: string })[] = [
    ...THREAD_BOXES.map((box) => ({ ...EVERYTHING, box, called: box })),
    { ...EVERYTHING, box: 'ours', projectId: 'tiny', called: 'ours of a project' },
    { ...EVERYTHING, box: 'unread', unitId: 't-02', called: 'unread of a home' },
  ]
  const times: Record<string, number> = {}
  for (const { called, ...listing } of [
    ...listings,
    { ...EVERYTHING, search: 'Thema 4711', called: 'a rare word' },
    { ...EVERYTHING, box: 'ours' as const, search: 'Küche', called: 'a word in what is ours' },
  ]) {
    const taken: number[] = []
    for (let run = 0; run <= LIST_RUNS; run++) {
      const begun = performance.now()
      await services.staffMessages.list(caller, listing)
      if (run > 0) taken.push(performance.now() - begun)
    }
    times[called] = median(taken)
  }
  const filters = listings.map(({ called }) => ({ called, time: times[called] ?? 0 }))
  const slowest = filters.toSorted((a, b) => b.time - a.time)[0]
  const searches = Object.entries(times).filter(([called]) => !listings.some((one) => one.called === called))
  return [
    {
      name: `${name}: the team's list with each filter`,
      figure: `${(slowest?.time ?? 0).toFixed(1)} ms at most (${slowest?.called})`,
      value: slowest?.time ?? 0,
      bar: atMost(50, 'ms'),
    },
    ...searches.map(([called, time]) => ({
      name: `${name}: the team's list, searched for ${called}`,
      figure: `${time.toFixed(1)} ms`,
      value: time,
      bar: null,
    })),
  ]
}

/** Threads with two messages each, some of them read by the operator. */
async function fill({ database }: RunningServer, unit: Unit, count: number, first: number): Promise<void> {
  for (let start = 0; start < count; start += ROWS_AT_ONCE) {
    const numbers = Array.from({ length: Math.min(ROWS_AT_ONCE, count - start) }, (_, index) => first + start + index)
    const threads = numbers.map((number) => makeThread(unit, number))
    await database.transaction(async (db) => {
      await db.insertInto('messageThreads').values(threads).execute()
      for (const position of [1, 2]) {
        const messages = threads.map((thread) => makeMessage(thread, position))
        await db.insertInto('messages').values(messages).execute()
      }
      const read = numbers.filter((number) => number % 2 === 0).map((number) => `thread-${number}`)
      const readings = read.map((threadId) => ({ threadId, userId: 'operator', readPosition: 2 }))
      await db.insertInto('threadReadings').values(readings).execute()
    })
  }
}

function makeThread({ id: unitId, accountId, projectId }: Unit, number: number): Threads[number] {
  const isOpen = number % Math.round(1 / OPEN_SHARE) === 0
  const isOurs = number % 3 === 0
  const at = new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString()
  return {
    id: `thread-${number}`,
    accountId,
    projectId,
    unitId,
    subject: `Thema ${number} ${number % 5 === 0 ? 'Küche' : 'Bad'}`,
    kind: 'message',
    state: isOpen ? 'open' : 'closed',
    waitsFor: isOpen ? (isOurs ? 'team' : 'buyer') : null,
    assigneeId: number % 4 === 0 ? 'operator' : null,
    createdAt: at,
    updatedAt: at,
    lastPosition: 2,
    shownPosition: 2,
    messageCount: 2,
    excerpt: 'Guten Tag, wir haben noch eine Frage zu den Steckdosen hinter dem Sofa im Wohnzimmer.',
    lastSenderName: isOurs ? 'anna Test' : 'operator Test',
    lastFromTeam: isOurs ? 0 : 1,
    hasAttachments: 0,
    revision: 2,
  }
}

function makeMessage({ id: threadId, createdAt }: Threads[number], position: number) {
  return {
    id: `${threadId}-${position}`,
    threadId,
    position,
    senderId: position === 1 ? 'anna' : 'operator',
    senderFirstName: position === 1 ? 'anna' : 'operator',
    senderLastName: 'Test',
    fromTeam: position === 1 ? (0 as const) : (1 as const),
    isNote: 0 as const,
    bodyText: 'Guten Tag, wir haben noch eine Frage zu den Steckdosen hinter dem Sofa. '.repeat(4),
    bodyHtml: null,
    quotedText: '',
    macroTag: null,
    mailId: null,
    createdAt,
  }
}

async function logIn({ url, services }: RunningServer, email: string): Promise<Caller> {
  const answer = await fetch(`${url}/bp/api/v1/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  const { token } = z.parse(z.object({ token: z.object({ auth_token: z.string() }) }), await answer.json())
  const caller = await services.sessions.authenticate(token.auth_token)
  if (caller === null) throw new Error(`${email} cannot log in`)
  return caller
}

async function findOwn({ database }: RunningServer, id: string): Promise<Unit> {
  const unit = await findUnit(database.kysely, id, { kind: 'account', accountId: 'demo' })
  if (unit === null) throw new Error(`There is no unit ${id}`)
  return unit
}
