import type { Database } from '#server/platform/db/database.types.ts'
import { finishJob, type Job, postponeJob } from './jobs.repository.ts'
import {
  countMailTry,
  findMail,
  type Mail,
  type MailKind,
  markMailFailed,
  markMailGivenUp,
  markMailSent,
} from './mails.repository.ts'
import type { Log } from '#server/platform/log.ts'
import type { MailPictures } from './mail-pictures.ts'
import { type MailPictureFile, type MailPort, readFailure } from './mail-port.ts'

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

/** Kinds whose links open something for whoever has them: nothing of them stays behind. */
const HOLDING_LINKS: readonly MailKind[] = [
  'invitation',
  'password',
  'saved_configuration',
  'presentation',
  'enquiry',
  'other',
]

interface Parts {
  readonly database: Database
  readonly port: MailPort
  readonly pictures: MailPictures
  readonly log: Log
  /** ms since epoch. */
  readonly now: () => number
}

/** Sends the mail of a job, or notes why not and when it is tried again. Rejects only where the database does. */
export function createMailSender({ database, port, pictures, log, now }: Parts): (job: Job) => Promise<void> {
  const db = database.kysely
  const iso = (ms: number) => new Date(ms).toISOString()

  async function send(mail: Mail): Promise<void> {
    const files: MailPictureFile[] = []
    for (const picture of mail.pictures) {
      const file = await pictures.getFile(picture)
      if (file !== null) files.push(file)
    }
    const { id, recipient, replyTo, subject, text, html, createdAt } = mail
    await port.send({ id, recipient, replyTo, subject, text, html, createdAt, pictures: files })
  }

  async function run(job: Job): Promise<void> {
    const mailId = job.payload['mailId']
    const mail = typeof mailId === 'string' ? await findMail(db, mailId) : null
    if (mail === null || mail.sentAt !== null) return finishJob(db, job.id, iso(now()), null)
    // It may have been taken then, and goes again under the same `Message-ID`: the log does not pass that over.
    if (job.isInterrupted) await countMailTry(db, mail.id)
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
    const failure = readFailure(error)
    const pause = failure.isFinal ? undefined : PAUSES_MS[job.attempts - 1]
    const count = `attempt ${job.attempts}${pause === undefined ? ', given up' : ''}`
    log.note(`mail ${mail.id} not sent (${count}): ${[failure.kind, failure.answer].filter(Boolean).join(', ')}`)
    await database.transaction(async (transaction) => {
      if (pause === undefined) {
        await markMailGivenUp(transaction, mail.id, failure, port.keepsMails || !HOLDING_LINKS.includes(mail.kind))
        await finishJob(transaction, job.id, iso(now()), failure.answer)
      } else {
        const nextAt = iso(now() + pause)
        await markMailFailed(transaction, mail.id, failure, nextAt)
        await postponeJob(transaction, job.id, nextAt, failure.answer)
      }
    })
  }

  return run
}
