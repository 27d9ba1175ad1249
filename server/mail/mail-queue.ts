import { randomUUID } from 'node:crypto'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { addJob, hurryJob, takeJob } from './jobs.repository.ts'
import {
  addMail,
  deleteMailsAbout,
  findStoredMails,
  type Mail,
  type MailSubject,
  takeUpMail,
} from './mails.repository.ts'
import { again } from '#server/platform/again.ts'
import type { Log } from '#server/platform/log.ts'
import type { MailPictures } from './mail-pictures.ts'
import type { MailPort } from './mail-port.ts'
import { createMailSender } from './mail-sender.ts'

const KIND = 'mail'
/** ms between two looks for kept mails that are too old. */
const TIDY_MS = 3_600_000
/** ms between looks for mails of other processes, and for those whose time has come again. */
const POLL_MS = 5_000
/** ms that a mail belongs to the process that sends it; longer than sending may take. */
const LOCK_MS = 5 * 60_000
/** ms that the mail under way may take after the portal has been told to stop; it is sent by the next process then. */
const STOP_MS = 2_000

export type NewMail = Pick<
  Mail,
  'kind' | 'accountId' | 'recipient' | 'replyTo' | 'subject' | 'text' | 'html' | 'pictures'
> &
  Partial<Pick<Mail, 'adminsOnly' | 'opensAccount' | 'unitId' | 'about'>> & {
    /** ISO time before which it is not sent; left out = it is sent at once. */
    readonly sendAt?: string
  }

export interface MailQueue {
  /** Has a mail sent, once the transaction `db` is committed. Call `wake` after that. */
  add(db: Db, mail: NewMail): Promise<void>
  /**
   * Sends a stored mail once more, as it is, once the transaction `db` is committed: one that failed is tried at once, one
   * that was sent becomes another mail. Call `wake` after that.
   */
  addAgain(db: Db, mail: Mail): Promise<void>
  /** Deletes every mail about something, sent or not. Call `tidyAway` once the transaction `db` is committed. */
  eraseAbout(db: Db, about: Pick<MailSubject, 'kind' | 'id'>): Promise<void>
  /** Deletes what is kept of mails whose rows are gone: erased, or too old. Once an hour it is done anyway. */
  tidyAway(): Promise<void>
  /** There is something to send. */
  wake(): void
  /** Sends what is due; ends when nothing is left. Failures are noted, not thrown. */
  sendDue(): Promise<void>
  start(): void
  /** Whether what is due is looked for: false once one mail has held up the queue for longer than sending may take. */
  isAtWork(): boolean
  /** Ends after the mail that is under way, within 2 s. */
  stop(): Promise<void>
}

interface Parts {
  readonly database: Database
  readonly port: MailPort
  readonly pictures: MailPictures
  readonly log: Log
  /** ms since epoch. */
  readonly now: () => number
}

/**
 * Mails wait in the database, written with what they tell of, and are sent by whichever process comes first.
 * None is lost when a process is killed. One that is killed between the handing over and the note of it sends
 * the mail again, under the same `Message-ID`; no two do at the same time.
 */
export function createMailQueue(parts: Parts): MailQueue {
  const { database, port, log, now } = parts
  const db = database.kysely
  const run = createMailSender(parts)
  /** Ends of what is done again and again; null = the queue has not been started. */
  let ends: readonly (() => void)[] | null = null
  let running: Promise<void> | null = null
  let isWanted = false
  let isStopped = false
  /** When it was last looked for something due, ms since epoch. */
  let lookedAt = now()
  const iso = (ms: number) => new Date(ms).toISOString()

  async function sendAll(): Promise<void> {
    do {
      isWanted = false
      for (;;) {
        if (isStopped) return
        lookedAt = now()
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

  /** The folder of mails follows the table of mails: a mail has its row before anything else is kept of it. */
  async function tidyAway(): Promise<void> {
    try {
      const kept = await port.listKept()
      const stored = new Set(await findStoredMails(db, kept))
      await port.deleteKept(kept.filter((id) => !stored.has(id)))
    } catch (error) {
      log.fault('old mails', error)
    }
  }

  return {
    async add(transaction, { sendAt, ...mail }) {
      const id = randomUUID()
      const createdAt = iso(now())
      await addMail(transaction, { ...DEFAULTS, ...mail, id, createdAt })
      await addJob(transaction, makeJob(id), sendAt ?? createdAt)
    },
    async addAgain(transaction, mail) {
      const at = iso(now())
      if (mail.sentAt !== null) return this.add(transaction, getNew(mail))
      if (mail.error === null) return hurryJob(transaction, makeJob(mail.id), at)
      if (await takeUpMail(transaction, mail.id)) await addJob(transaction, makeJob(mail.id), at)
    },
    eraseAbout: (transaction, about) => deleteMailsAbout(transaction, about),
    tidyAway,
    wake() {
      if (ends !== null) void sendDue()
    },
    sendDue,
    start() {
      ends ??= [again(sendDue, POLL_MS), again(tidyAway, TIDY_MS)]
    },
    isAtWork: () => now() - lookedAt < LOCK_MS,
    async stop() {
      isStopped = true
      for (const end of ends ?? []) end()
      ends = null
      await Promise.race([running, new Promise((resolve) => setTimeout(resolve, STOP_MS).unref())])
      port.close()
    },
  }
}

const DEFAULTS = { adminsOnly: false, opensAccount: false, unitId: null, about: null } as const

function makeJob(mailId: string) {
  return { kind: KIND, payload: { mailId } }
}

function getNew(mail: Mail): NewMail {
  const { kind, accountId, unitId, about, recipient, replyTo, adminsOnly, opensAccount } = mail
  const { subject, text, html, pictures } = mail
  return { kind, accountId, unitId, about, recipient, replyTo, adminsOnly, opensAccount, subject, text, html, pictures }
}
