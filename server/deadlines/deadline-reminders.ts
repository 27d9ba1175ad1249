import { listDueReminders } from '#shared/domain/index.ts'
import type { Profile } from '#server/identity/profiles.repository.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import type { Log } from '#server/platform/log.ts'
import { listAccounts } from '#server/projects/accounts.repository.ts'
import { berlinDay } from '#server/projects/berlin-days.ts'
import { listProjects } from '#server/projects/projects.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import { createDeadlineMails } from './deadline-mails.ts'
import { type DeadlineBook, findInUnit, isFor, listDeadlinesIn } from './deadlines.repository.ts'
import { getDay } from './deadline-texts.ts'
import { listBoughtUnits } from './project-units.ts'
import { getReminderKey, listSentReminders, markReminderSent, type SentReminder } from './sent-reminders.repository.ts'

/** ms between two looks for what is due. */
const LOOK_MS = 10 * 60_000
/** The hour in Berlin from which on mails go out. */
const FIRST_HOUR = 7
const HOUR_FORMAT = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', hour: '2-digit', hourCycle: 'h23' })

export interface DeadlineReminders {
  /** Sends what is due; failures are noted, not thrown. */
  sendDue(): Promise<void>
  start(): void
  /** Ends after the look that is under way. */
  stop(): Promise<void>
}

interface Parts {
  readonly database: Database
  readonly mails: MailQueue
  readonly log: Log
  /** `https://portal.example`, without a slash at the end. */
  readonly baseUrl: () => string
  /** ms since epoch. */
  readonly now: () => number
}

/** Reminders of a deadline in a unit that are due, the nearest first. */
interface Due {
  readonly deadlineId: string
  /** ISO time, in the unit. */
  readonly expiresAt: string
  readonly days: readonly number[]
}

/**
 * Reminds buyers of deadlines that they have not met (DDL-27). Each reminder is noted in the transaction that hands its
 * mail to the queue: whoever is killed in between has done neither, and the next look does both. None goes out twice,
 * however many processes look; what nobody was there to send goes out with the next look, the nearest alone.
 */
export function createDeadlineReminders(parts: Parts): DeadlineReminders {
  const { database, mails, log, now } = parts
  const db = database.kysely
  const letters = createDeadlineMails(parts)
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> | null = null

  async function remind(unit: Unit, due: readonly Due[], sent: ReadonlySet<string>): Promise<void> {
    for (const reader of await letters.listReaders(db, unit.id)) {
      const isNew = ({ deadlineId, expiresAt, days }: Due) =>
        days.some((one) => !sent.has(getReminderKey(toReminder(unit, reader, { deadlineId, expiresAt }, one))))
      const open = due.filter(isNew)
      if (open.length > 0) await database.transaction((within) => send(within, unit, reader, open))
    }
  }

  async function send(within: Db, unit: Unit, reader: Reader, due: readonly Due[]): Promise<void> {
    const told: Due[] = []
    for (const one of due) {
      // Whoever was told of a nearer one is not told of those before it any more.
      const marks: boolean[] = []
      for (const days of one.days)
        marks.push(await markReminderSent(within, toReminder(unit, reader, one, days), isoTime(now())))
      if (marks[0] === true) told.push(one)
    }
    const [first, ...others] = told
    if (first !== undefined) await letters.writeDue(within, unit, reader, others.length === 0 ? first.expiresAt : null)
  }

  async function sendAll(): Promise<void> {
    const time = now()
    if (Number(HOUR_FORMAT.format(time)) < FIRST_HOUR) return
    const sent = await listSentReminders(db, isoTime(time))
    for (const { id } of await listAccounts(db)) {
      const book = await listDeadlinesIn(db, id, null)
      if (!book.deadlines.some(({ reminders }) => reminders.length > 0)) continue
      for (const project of await listProjects(db, id))
        for (const { unit } of await listBoughtUnits(db, project)) {
          const due = listDue(book, unit, berlinDay(time))
          if (due.length > 0) await remind(unit, due, sent)
        }
    }
    mails.wake()
  }

  function sendDue(): Promise<void> {
    running ??= sendAll()
      // A database that is away just now: the next look tries again.
      .catch((error: unknown) => log.fault('reminders of deadlines', error))
      .finally(() => {
        running = null
      })
    return running
  }

  return {
    sendDue,
    start() {
      timer ??= setInterval(() => void sendDue(), LOOK_MS).unref()
      void sendDue()
    },
    async stop() {
      if (timer !== null) clearInterval(timer)
      timer = null
      await running
    },
  }
}

type Reader = Pick<Profile, 'user' | 'preferences'>

function toReminder(
  unit: Unit,
  { user }: Reader,
  { deadlineId, expiresAt }: Pick<Due, 'deadlineId' | 'expiresAt'>,
  days: number,
): SentReminder {
  return { deadlineId, unitId: unit.id, userId: user.id, expiresAt, days }
}

function listDue(book: DeadlineBook, unit: Unit, today: string): readonly Due[] {
  return book.deadlines
    .filter((deadline) => deadline.reminders.length > 0 && isFor(deadline, unit))
    .map((deadline) => findInUnit(book, deadline, unit.id))
    .filter(({ completion }) => completion === null)
    .map(({ deadline: { id, reminders, movedAt }, expiresAt, extension }) => {
      const since = getDay(extension?.at ?? movedAt)
      return { deadlineId: id, expiresAt, days: listDueReminders({ reminders, day: getDay(expiresAt), since, today }) }
    })
    .filter(({ days }) => days.length > 0)
}
