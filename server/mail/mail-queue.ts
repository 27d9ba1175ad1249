import { randomUUID } from 'node:crypto'
import type { Database, Db } from '../db/database.ts'
import { addJob, finishJob, type Job, postponeJob, takeJob } from '../db/repositories/jobs.repository.ts'
import { addMail, findMail, type Mail, markMailFailed, markMailSent } from '../db/repositories/mails.repository.ts'
import type { RequestLog } from '../services/request-log.ts'
import type { MailPictures } from './mail-pictures.ts'
import { type MailPictureFile, type MailPort, MailRefused } from './mail-port.ts'

const KIND = 'mail'
/** ms between looks for mails of other processes, and for those whose time has come again. */
const POLL_MS = 5_000
/** ms that a mail belongs to the process that sends it; longer than sending may take. */
const LOCK_MS = 5 * 60_000
/** ms that the mail under way may take after the portal has been told to stop; it is sent by the next process then. */
const STOP_MS = 2_000
const MINUTE_MS = 60_000
/** ms until the next attempt, after the first, second, … has failed; after the last it is given up. */
const PAUSES_MS = [
  MINUTE_MS / 2,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  60 * MINUTE_MS,
  6 * 60 * MINUTE_MS,
  24 * 60 * MINUTE_MS,
]

export type NewMail = Pick<Mail, 'accountId' | 'recipient' | 'replyTo' | 'subject' | 'text' | 'html' | 'pictures'> &
  Partial<Pick<Mail, 'adminsOnly'>>

export interface MailQueue {
  /** Has a mail sent, once the transaction `db` is committed. Call `wake` after that. */
  add(db: Db, mail: NewMail): Promise<void>
  /** There is something to send. */
  wake(): void
  /** Sends what is due; ends when nothing is left. Failures are noted, not thrown. */
  sendDue(): Promise<void>
  start(): void
  /** Ends after the mail that is under way, within 2 s. */
  stop(): Promise<void>
}

interface Parts {
  readonly database: Database
  readonly port: MailPort
  readonly pictures: MailPictures
  readonly log: RequestLog
  /** ms since epoch. */
  readonly now: () => number
}

/**
 * Mails wait in the database, written with what they tell of, and are sent by whichever process comes first.
 * None is lost when a process is killed. One that is killed between the handing over and the note of it sends
 * the mail again, under the same `Message-ID`; no two do at the same time.
 */
export function createMailQueue({ database, port, pictures, log, now }: Parts): MailQueue {
  const db = database.kysely
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> | null = null
  let isWanted = false
  let isStopped = false
  const iso = (ms: number) => new Date(ms).toISOString()

  async function send(mail: Mail): Promise<void> {
    const files: MailPictureFile[] = []
    for (const picture of mail.pictures) {
      const file = await pictures.fileOf(picture)
      if (file !== null) files.push(file)
    }
    const { id, recipient, replyTo, subject, text, html, createdAt } = mail
    await port.send({ id, recipient, replyTo, subject, text, html, createdAt, pictures: files })
  }

  async function run(job: Job): Promise<void> {
    const mailId = job.payload['mailId']
    const mail = typeof mailId === 'string' ? await findMail(db, mailId) : null
    if (mail === null || mail.sentAt !== null) return finishJob(db, job.id, iso(now()), null)
    try {
      await send(mail)
    } catch (error) {
      return fail(job, mail, error)
    }
    const at = iso(now())
    await database.transaction(async (transaction) => {
      await markMailSent(transaction, mail.id, at, port.keepsMails)
      await finishJob(transaction, job.id, at, null)
    })
  }

  async function fail(job: Job, mail: Mail, error: unknown): Promise<void> {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500)
    const pause = error instanceof MailRefused ? undefined : PAUSES_MS[job.attempts - 1]
    log.note(`mail ${mail.id} not sent (attempt ${job.attempts}${pause === undefined ? ', given up' : ''})`)
    if (pause !== undefined) return postponeJob(db, job.id, iso(now() + pause), reason)
    await database.transaction(async (transaction) => {
      await markMailFailed(transaction, mail.id, reason)
      await finishJob(transaction, job.id, iso(now()), reason)
    })
  }

  async function sendAll(): Promise<void> {
    do {
      isWanted = false
      for (;;) {
        if (isStopped) return
        const job = await takeJob(db, KIND, iso(now()), iso(now() + LOCK_MS))
        if (job === null) break
        await run(job)
      }
    } while (isWanted)
  }

  function sendDue(): Promise<void> {
    isWanted = true
    running ??= sendAll()
      // A database that is away just now: the next look tries again.
      .catch((error: unknown) => log.fault('mail queue', error))
      .finally(() => {
        running = null
      })
    return running
  }

  return {
    async add(transaction, mail) {
      const id = randomUUID()
      const createdAt = iso(now())
      await addMail(transaction, { adminsOnly: false, ...mail, id, createdAt })
      await addJob(transaction, { kind: KIND, payload: { mailId: id } }, createdAt)
    },
    wake() {
      if (timer !== null) void sendDue()
    },
    sendDue,
    start() {
      timer ??= setInterval(() => void sendDue(), POLL_MS).unref()
      void sendDue()
    },
    async stop() {
      isStopped = true
      if (timer !== null) clearInterval(timer)
      timer = null
      await Promise.race([running, new Promise((resolve) => setTimeout(resolve, STOP_MS).unref())])
      port.close()
    },
  }
}
