import type { ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { listMailLog } from '#shared/contracts/http/mails.contract.ts'
import { addDays } from '#shared/domain/index.ts'
import { seededRandom } from '#shared/testing/seeded-random.ts'
import { startTestMailServer, type TestMailServer } from '#server/mail/testing/smtp-server.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import {
  findPostgresBinaries,
  type PostgresServer,
  startPostgres,
} from '#server/platform/db/testing/postgres-server.ts'
import { BUYERS, bearer, logIn } from '#tests/support/api-client.ts'
import { moveToPostgres } from '#tests/support/move-to-postgres.ts'
import { newSampleFolder } from '#tests/support/one-template.ts'
import { type Portal, removeFolder, startPortal } from '#tests/support/portal.ts'
import { reportFigures } from './figures.ts'
import { newLateClock, WITH_LATE_CLOCK } from './message-kills/late-clock.ts'
import { findLost, newCorrespondence, sendAgain, unlessGone, writeOn } from './message-kills/message-writers.ts'
import { findFaultyRows, findHalfFiles, findRemains } from './message-kills/stored-faults.ts'
import {
  compareWithDays,
  compareWithMessages,
  foldCopies,
  getMailId,
  readReceived,
} from './message-kills/told-by-mail.ts'

/** A nightly run has more of them; `MESSAGE_KILLS=100` for the measured one. */
const KILLS = Number(process.env['MESSAGE_KILLS'] ?? 6)
/** So many take long enough for a second database. */
const LONG = 20
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
/** Messages of one life of the server at most. */
const MOST_MESSAGES = 20
/** Reminders of one deadline, and deadlines: one for each day of the longest run. */
const REMINDERS = 10
const DEADLINES = 3

/**
 * When the server is killed, by turns: moments after a message was acknowledged, or after a file set out; when the mail
 * server names a recipient; when it has taken a mail and not said so; when it has said so. Reminders go out at the begin of
 * a new day.
 */
const KINDS = [
  'message',
  'taken',
  'file',
  'taken',
  'answered',
  'recipient',
  'message',
  'answered',
  'file',
  'taken',
] as const
const NEW_DAYS = [3, 7]
/** ms from then to the kill at most; what comes at once is left out. */
const DELAYS_MS = { message: 8, file: 40, answered: 8 }
type Moment = (typeof KINDS)[number]

const DATABASES = ['SQLite', ...(KILLS >= LONG && findPostgresBinaries() !== null ? ['PostgreSQL'] : [])]

describe.each(DATABASES)(`kill -9 while people write to each other (seed ${SEED}), on %s`, (name) => {
  const random = seededRandom(SEED)
  const clock = newLateClock()
  const all = newCorrespondence()
  let folder: string
  let postgres: PostgresServer | null = null
  let databaseUrl: string | null = null
  let mailServer: TestMailServer
  let portal: Portal | null = null
  let port: number | undefined
  /** The process that lives now; null = it was killed. */
  let child: ChildProcess | null = null
  /** What has to come how often before it is killed; null = it lives on. */
  let plan: { moment: Moment; count: number } | null = null
  /** The last mail of each life: its sender, who sends one after the other, may not have known that it was taken. */
  const uncertain: string[] = []
  let interrupted = 0
  /** As many acknowledged messages were there after a later start. */
  let found = 0

  beforeAll(async () => {
    folder = await newSampleFolder('message-kills')
    if (name === 'PostgreSQL') {
      postgres = await startPostgres(findPostgresBinaries() ?? '')
      databaseUrl = await moveToPostgres(folder, await postgres.createDatabase())
    }
    mailServer = await startTestMailServer({
      onRecipient() {
        comes('recipient')
        return plan !== null && random.chance(0.05) ? '450 later' : null
      },
      onTaken: () => comes('taken'),
      onAnswered: () => comes('answered'),
    })
  })

  afterAll(async () => {
    child?.kill('SIGKILL')
    await portal?.kill()
    await mailServer.close()
    await postgres?.stop()
    removeFolder(folder)
  })

  /** Something has come at which the server may have to be killed. */
  function comes(moment: Moment): void {
    if (plan?.moment !== moment) return
    plan.count -= 1
    if (plan.count !== 0) return
    const doomed = child
    if (moment === 'taken' || moment === 'recipient') kill(doomed)
    else void wait(random.integer(0, DELAYS_MS[moment])).then(() => kill(doomed))
  }

  function kill(doomed: ChildProcess | null): void {
    // Something else may have killed it meanwhile, and another one lives now.
    if (doomed === null || doomed !== child) return
    doomed.kill('SIGKILL')
    child = null
  }

  async function start(isNewDay: boolean): Promise<Portal | null> {
    const last = mailServer.received.at(-1)
    if (last !== undefined) uncertain.push(getMailId(last.source))
    const options = {
      dataFolder: folder,
      ...(port !== undefined && { port }),
      nodeArguments: WITH_LATE_CLOCK,
      env: {
        ...clock.leap(isNewDay),
        SMTP_URL: mailServer.url,
        ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
      },
      onSpawn: (spawned: ChildProcess) => (child = spawned),
    }
    portal = await startPortal(options).catch((error: unknown) => {
      if (child === null) return null
      throw error
    })
    port ??= portal?.port
    return portal
  }

  /** Of whose days each has a reminder. */
  async function setDeadlines(url: string): Promise<void> {
    const [today = ''] = clock.days()
    const token = await logIn(url, BUYERS.operator.email)
    for (let place = 0; place < DEADLINES; place++) {
      const body = {
        title: { de: `Frist ${place}`, en: '' },
        description: { de: '', en: '' },
        trades: [],
        locks: false,
        reminders: Array.from({ length: REMINDERS }, (_, day) => place * REMINDERS + day + 1),
        day: addDays(today, DEADLINES * REMINDERS + 1),
        building_id: null,
        unit_id: null,
        is_trial: false,
      }
      const answer = await fetch(`${url}/bp/api/v1/account/projects/lindenhof/deadlines`, {
        method: 'POST',
        headers: { ...bearer(token), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      expect(answer.status, await answer.text()).toBe(201)
    }
  }

  /** Sends again what was under way, and answers what is lost of all that was not looked for yet. */
  async function lookAgain(url: string) {
    const doors = await Promise.all(all.writers.map(async ({ email }) => ({ url, token: await logIn(url, email) })))
    const people = all.writers.flatMap((writer, place) => {
      const door = doors[place]
      return door === undefined ? [] : [{ writer, door }]
    })
    for (const { writer, door } of people) await sendAgain(door, writer, { all, random })
    const team = people.find(({ writer }) => writer.unit === null)
    const lost = team === undefined ? [] : await findLost(team.door, all.acknowledged.slice(found))
    return { people, lost }
  }

  /** Looks again, and writes on until the kill. */
  async function live(url: string): Promise<void> {
    const looked = await unlessGone(lookAgain(url))
    if (looked === null) return
    expect(looked.lost).toEqual([])
    found = all.acknowledged.length
    let written = 0
    const onAcknowledged = () => {
      written += 1
      comes('message')
      // It was to be killed at a mail that did not come.
      if (written === MOST_MESSAGES) kill(child)
    }
    const run = { all, random, isEnough: () => child === null, onFile: () => comes('file'), onAcknowledged }
    await Promise.all(looked.people.map(({ writer, door }) => unlessGone(writeOn(door, writer, run))))
  }
  it(
    `MSG-8 DDL-27 FILE-9: loses no message, tells nobody twice and keeps whole files, ${KILLS} times`,
    async () => {
      for (let round = 0; round < KILLS; round++) {
        const moment = KINDS[round % KINDS.length] ?? 'message'
        const next = { moment, count: moment === 'message' ? random.integer(4, 14) : random.integer(1, 3) }
        plan = round === 0 ? null : next
        const running = await start(NEW_DAYS.includes(round % KINDS.length))
        if (running !== null && round === 0) await setDeadlines(running.url)
        plan ??= next
        try {
          if (running !== null) await live(running.url)
        } finally {
          await running?.kill()
        }
        // Else it has ended by itself.
        expect(child, running?.output()).toBeNull()
        interrupted += all.writers.filter(({ inFlight }) => inFlight !== null).length
        expect(findHalfFiles(folder), `after kill ${round + 1}, ${moment}`).toEqual([])
      }
      // Kills that meet nothing under way would prove nothing.
      expect(interrupted).toBeGreaterThan(0)
    },
    KILLS * 90_000,
  )

  it('MSG-8 DDL-27 MLG-1: has sent every mail when it is left alone, and no other one', async () => {
    plan = null
    const running = await start(true)
    if (running === null) throw new Error('It has not started')
    expect((await lookAgain(running.url)).lost).toEqual([])
    const told = () => Promise.all(mailServer.received.map(readReceived))
    const headers = bearer(await logIn(running.url, BUYERS.admin.email))
    await vi.waitFor(
      async () => {
        const answer = await fetch(running.url + listMailLog.path, { headers })
        const { counts } = z.parse(listMailLog.answer, await answer.json())
        expect(counts).toMatchObject({ waiting: 0, failed: 0, given_up: 0 })
        expect(compareWithDays(foldCopies(await told()), clock.days().slice(1))).toEqual([])
      },
      { timeout: 120_000, interval: 1_000 },
    )
    expect(await running.stop()).toBe(0)
    expect([findHalfFiles(folder), findRemains(folder)]).toEqual([[], []])
    const database = await openDatabase({ dataDir: folder, databaseUrl })
    try {
      const db = database.kysely
      expect(await findFaultyRows(db, all)).toEqual([])
      const copies = await told()
      const mails = foldCopies(copies)
      expect(await compareWithMessages(db, mails, clock)).toEqual([])
      const rows = await db.selectFrom('mails').select(['id', 'sentAt', 'attempts']).execute()
      expect(mails.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
      const countCopies = (of: string) => copies.filter(({ id }) => id === of).length
      // The log does not say less than there was.
      expect(rows.filter(({ id, sentAt, attempts }) => sentAt === null || attempts < countCopies(id))).toEqual([])
      const repeated = rows.filter(({ id }) => countCopies(id) > 1)
      expect(repeated.filter(({ id }) => countCopies(id) > 1 + uncertain.filter((one) => one === id).length)).toEqual(
        [],
      )
      // The mail server has taken some and could not say so any more.
      expect(repeated.length).toBeGreaterThan(0)
      addFigures({
        kills: KILLS,
        messages: all.acknowledged.length,
        interrupted,
        files: all.acknowledged.filter(({ fileHash }) => fileHash !== null).length,
        mails: mails.length,
        reminders: mails.filter(({ text }) => text.includes('/deadlines')).length,
        copies: copies.length - mails.length,
      })
    } finally {
      await database.close()
    }
  })
})

const sums: Record<string, number> = {}

/** Of all databases together. */
function addFigures(figures: Readonly<Record<string, number>>): void {
  for (const [name, figure] of Object.entries(figures)) sums[name] = (sums[name] ?? 0) + figure
  reportFigures(sums)
}
