import { createHash } from 'node:crypto'
import { MAX_ATTACHMENT_BYTES } from '#shared/contracts/entities/upload.schema.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import { listBuyerProfiles, listStaffProfiles } from '#server/identity/profiles.repository.ts'
import { findOwnedSince, type User } from '#server/identity/users.repository.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import type { News } from '#server/news/news.types.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import type { Log } from '#server/platform/log.ts'
import { findAccount } from '#server/projects/accounts.repository.ts'
import { findProject } from '#server/projects/projects.repository.ts'
import { listUnitsById, type Unit } from '#server/projects/units.repository.ts'
import type { Sender, UploadsService } from '#server/uploads/uploads.service.ts'
import { claimFiles } from '../message-files.ts'
import type { MessageMails } from '../message-mails.ts'
import { hasMail } from '../messages.repository.ts'
import { refuseFlood } from '../sending-limit.ts'
import { findAnyThread, type Thread } from '../threads.repository.ts'
import { type NewMessage, writeMessage } from '../write-message.ts'
import type { MailReader } from './mail-reader.ts'
import type { ReadMail } from './read-mail.ts'
import type { ReplyAddresses, ReplyToken } from './reply-address.ts'

/**
 * What became of a mail. `later`: it is to be handed in again; `unreadable`, `automatic`, `unaddressed`, `stranger`, `empty`:
 * why it is none of ours; `known`: it came before.
 */
export type Taken = 'taken' | 'later' | 'unreadable' | 'automatic' | 'unaddressed' | 'stranger' | 'empty' | 'known'

export interface InboundService {
  /** Takes a mail into the thread that it answers in, if it is one of ours. */
  receive(raw: Uint8Array): Promise<Taken>
}

interface Parts {
  readonly database: Database
  readonly uploads: UploadsService
  readonly rateLimits: RateLimits
  readonly mails: MailQueue
  readonly messageMails: MessageMails
  readonly news: News
  readonly log: Log
  readonly addresses: ReplyAddresses
  readonly readMail: MailReader
  /** ms since epoch. */
  readonly now: () => number
}

/** Who answers where. */
interface Answering {
  readonly thread: Thread
  readonly unit: Unit
  readonly user: User
  readonly isTeam: boolean
}

const REFUSED_FILES = {
  de: 'Nicht angenommene Dateien',
  en: 'Files that were not accepted',
} as const satisfies Record<Locale, string>

/** Answers to mails about messages: whoever takes part in a thread writes in it by answering. */
export function createInboundService(parts: Parts): InboundService {
  const { database, uploads, mails, messageMails, news, log, addresses, now } = parts
  const db = database.kysely

  /** The thread and the person that the address was made for, who has to be the sender; null = nobody is. */
  async function findAnswering(token: ReplyToken, from: string): Promise<Answering | null> {
    const thread = await findAnyThread(db, token.threadId)
    const [unit] = thread === null ? [] : await listUnitsById(db, [thread.unitId])
    if (thread === null || unit === undefined) return null
    const isMeant = ({ user }: { readonly user: User }) => user.email === from && addresses.isFor(token, user.id)
    const isBuyers = thread.createdAt >= (await findOwnedSince(db, unit.id))
    const buyer = isBuyers ? (await listBuyerProfiles(db, unit.id)).find(isMeant) : undefined
    if (buyer !== undefined) return { thread, unit, user: buyer.user, isTeam: false }
    const { accountId, projectId } = thread
    const staff = (await listStaffProfiles(db, { accountId, projectId, right: 'answerMessages' })).find(isMeant)
    return staff === undefined ? null : { thread, unit, user: staff.user, isTeam: true }
  }

  /** Takes the files in; names those that were refused. null = too many came in a short time, and they are to come again. */
  async function takeFiles(sender: Sender, { unit, isTeam }: Answering, { files }: ReadMail) {
    const uploadIds: string[] = []
    const refused: string[] = []
    let size = 0
    for (const { name, bytes } of files) {
      const fileName = name.trim() === '' ? 'Anhang' : name.replaceAll(/[\p{Cc}/\\]/gu, ' ').slice(0, 200)
      // What one message carries at most (decision 18): a mail may be larger, and the rest of it is named.
      size += bytes.length
      if (size >= MAX_ATTACHMENT_BYTES) {
        size -= bytes.length
        refused.push(fileName)
        continue
      }
      const received = await uploads.receiveBytes({ caller: sender, unit: isTeam ? null : unit, fileName }, bytes)
      if (!received.ok && received.error.faults.some(({ code }) => code === 'TOO_MANY_REQUESTS')) return null
      if (received.ok) uploadIds.push(received.value.id)
      else refused.push(fileName)
    }
    return { uploadIds, refused }
  }

  async function store(answering: Answering, sender: Sender, mail: ReadMail, mailId: string): Promise<Taken> {
    const { thread, unit, user, isTeam } = answering
    const taken = await takeFiles(sender, answering, mail)
    if (taken === null) return 'later'
    const { uploadIds, refused } = taken
    if (mail.text === '' && uploadIds.length === 0) return 'empty'
    const remark = refused.length === 0 ? '' : `${await getRemark(db, unit)}: ${refused.join(', ')}`
    const named = uploadIds.map((uploadId) => ({ uploadId, role: 'attachment' as const }))
    await database.transaction(async (within) => {
      const files = await claimFiles(within, uploads, { caller: sender, unitId: unit.id }, named)
      const message: NewMessage = {
        body: mail.text === '' ? '–' : mail.text,
        html: mail.html,
        quoted: [mail.quoted, remark].filter((part) => part !== '').join('\n\n'),
        mailId,
        files: files.ok ? files.value : [],
      }
      const written = await writeMessage(within, thread.id, { ...user, isTeam }, message, isoTime(now()))
      if (isTeam) await messageMails.writeToBuyers(within, unit, written, user.id)
      else await messageMails.writeToTeam(within, unit, written, user.id)
    })
    news.tell(unit, 'messages')
    mails.wake()
    return 'taken'
  }

  async function receive(raw: Uint8Array): Promise<Taken> {
    const mail = await parts.readMail(raw)
    if (mail === 'busy') return 'later'
    if (mail === null) return 'unreadable'
    if (mail.isAutomatic) return 'automatic'
    const token = mail.recipients.map((address) => addresses.read(address)).find((one) => one !== null)
    if (token === undefined || token === null) return 'unaddressed'
    const answering = await findAnswering(token, mail.from)
    const account = answering && (await findAccount(db, answering.thread.accountId))
    if (answering === null || account === null) return 'stranger'
    const mailId = mail.messageId === '' ? createHash('sha256').update(raw).digest('hex') : mail.messageId
    if (await hasMail(db, answering.thread.id, mailId)) return 'known'
    if ((await refuseFlood(parts.rateLimits, answering.user.id)) !== null) return 'later'
    try {
      return await store(answering, { user: answering.user, account }, mail, mailId)
    } catch (error) {
      // Another process was faster with the same mail.
      if (await hasMail(db, answering.thread.id, mailId)) return 'known'
      throw error
    }
  }

  return {
    async receive(raw) {
      const taken = await receive(raw)
      if (taken !== 'taken' && taken !== 'known') log.note(`a mail to the inbox is not taken in: ${taken}`)
      return taken
    },
  }
}

async function getRemark(db: Db, unit: Unit): Promise<string> {
  const project = await findProject(db, unit.projectId, unit.accountId)
  return REFUSED_FILES[project?.sourceLanguage ?? 'de']
}
