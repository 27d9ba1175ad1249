import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import {
  type createBuyerLabel,
  createMessageThread,
  type getAttachment,
  type listBuyerLabels,
  replyToThread,
} from '#shared/contracts/http/messages.contract.ts'
import { getSince } from '#server/identity/get-since.ts'
import { mayIn } from '#server/identity/rights.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import { findOwnedSince, listBuyersOfUnit, listUnitIdsOf } from '#server/identity/users.repository.ts'
import { getFullName } from '#server/identity/full-name.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import type { TeamNews } from '#server/news/team-news.types.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import type { Page } from '#server/platform/db/page.types.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import { makeMark } from '#server/platform/once/request-mark.ts'
import { type Keep, runOnce } from '#server/platform/once/run-once.ts'
import { failed, failedWith, passed, type Result } from '#server/platform/result.ts'
import { findProject } from '#server/projects/projects.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import type { UploadsService } from '#server/uploads/uploads.service.ts'
import { describeThreads, type ShownThreads, type ThreadAnswer } from './describe-thread.ts'
import { claimFiles, receiveFiles, type SentFile } from './message-files.ts'
import type { MessageMails } from './message-mails.ts'
import { findFile, listMessages, listNewest, listUnitsWithUpload } from './messages.repository.ts'
import { listReadThreads, noteReading } from './readings.repository.ts'
import { refuseFlood } from './sending-limit.ts'
import {
  countUnread,
  findCompletionThread,
  findOpenQuestion,
  findThreadOfUnit,
  listThreadsOfUnit,
  type Thread,
} from './threads.repository.ts'
import { type Author, beginThread, type NewMessage, writeMessage } from './write-message.ts'

export type Label = BodyOf<typeof createBuyerLabel>['buyerLabel']

/** A buyer and their unit. */
export interface BuyerCall {
  readonly caller: Caller
  readonly unit: Unit
}

/** What comes with a call that writes. */
interface Writing {
  /** null = each time anew. */
  readonly onceKey: string | null
  /** Where files lie that came along, by SHA-256. */
  readonly parts: ReadonlyMap<string, string>
}

/** What a buyer writes. */
export interface BuyerMessage {
  readonly body: string
  readonly files: readonly SentFile[]
}

/** What was written elsewhere and is to be talked about. */
export interface Opening {
  readonly unit: Unit
  readonly kind: Thread['kind']
  /** Of the deadline that it is about. */
  readonly deadlineId?: string
  readonly subject: string
  /** Not empty. */
  readonly body: string
  readonly author: Author
}

/** That a deadline is done is taken back. */
export interface TakingBack extends Pick<Opening, 'unit' | 'body' | 'author'> {
  readonly deadlineId: string
  /** ISO time when it was reported as done: what was written before is about something else. */
  readonly doneAt: string
}

export interface MessagesService {
  /**
   * Begins a thread within the transaction that stores what it is about; what is asked about a deadline that is asked about
   * already goes into that thread. Answers what is to be done after the commit. Of a completion the team has a mail of its
   * own.
   */
  openFor(db: Db, opening: Opening): Promise<() => void>
  /**
   * Says that a deadline is not done after all, in the thread that saying so began, if there is one: within the transaction
   * that stores it. Answers what is to be done after the commit.
   */
  takeBackFor(db: Db, taking: TakingBack): Promise<() => void>
  /** The threads of a unit that are its present buyers' affair, the newest first, each with its newest message (API-30). */
  list(
    call: BuyerCall,
    search: string | null,
    page: Page,
  ): Promise<{ readonly threads: ThreadAnswer[]; readonly total: number }>
  get(call: BuyerCall, threadId: string): Promise<Result<ThreadAnswer>>
  /** Begins a thread (API-31), once for its key. */
  begin(
    call: BuyerCall,
    wanted: BuyerMessage & Pick<Thread, 'kind' | 'subject'>,
    writing: Writing,
  ): Promise<Result<ThreadAnswer>>
  /** Answers in one, which is open again if it was closed (API-32). */
  reply(call: BuyerCall, threadId: string, wanted: BuyerMessage, writing: Writing): Promise<Result<ThreadAnswer>>
  /** What the caller has read (API-33). */
  listLabels(caller: Caller): Promise<AnswerOf<typeof listBuyerLabels>>
  /** The caller has seen everything that is in it now (API-34). */
  markRead(caller: Caller, label: Label): Promise<Result<Label>>
  /** How many threads the caller has not read to the end; 0 for staff who see none. */
  countUnread(call: BuyerCall): Promise<number>
  /** An address of minutes, for buyers of its unit and the team. */
  signFile(caller: Caller, attachmentId: string): Promise<Result<AnswerOf<typeof getAttachment>>>
}

interface Parts {
  readonly database: Database
  readonly uploads: UploadsService
  readonly rateLimits: RateLimits
  readonly mails: MailQueue
  readonly messageMails: MessageMails
  readonly news: TeamNews
  /** ms since epoch. */
  readonly now: () => number
}

/** What buyers write to the team, and read of it. */
export function createMessagesService(parts: Parts): MessagesService {
  const { database, uploads, mails, messageMails, news, now } = parts
  const db = database.kysely

  async function describe({ caller, unit }: BuyerCall, shown: ShownThreads): Promise<ThreadAnswer[]> {
    const project = await findProject(db, unit.projectId, unit.accountId)
    if (project === null) throw new Error(`Unit ${unit.id} belongs to no project`)
    const buyers = (await listBuyersOfUnit(db, unit.id)).map((user) => ({ id: user.id, name: getFullName(user) }))
    return describeThreads(db, uploads, shown, { unit, project, buyers, readerId: caller.user.id })
  }

  async function find({ caller, unit }: BuyerCall, threadId: string, within: Db = db): Promise<Thread | null> {
    return findThreadOfUnit(within, { unitId: unit.id, since: await getSince(within, caller, unit) }, threadId)
  }

  async function get(call: BuyerCall, threadId: string): Promise<Result<ThreadAnswer>> {
    const thread = await find(call, threadId)
    if (thread === null) return gone()
    const messages = await listMessages(db, thread.id, false)
    const [described] = await describe(call, { threads: [thread], messages })
    return described === undefined ? gone() : passed(described)
  }

  /** Stores a message with its files, and tells the team; nothing of it where a file cannot be had. */
  async function send(
    { caller, unit }: BuyerCall,
    { body, files: sent, parts: lying }: BuyerMessage & Pick<Writing, 'parts'>,
    work: (within: Db, message: NewMessage, at: string) => Promise<Thread | null>,
    keep: Keep<{ threadId: string }>,
  ): Promise<Result<{ threadId: string }>> {
    const flood = await refuseFlood(parts.rateLimits, caller.user.id)
    if (flood !== null) return failed(flood)
    const received = await receiveFiles(uploads, { caller, unit }, sent, lying)
    if (!received.ok) return received
    const result = await database.transaction(async (within): Promise<Result<{ threadId: string }>> => {
      const named = received.value.map((uploadId) => ({ uploadId, role: 'attachment' as const }))
      const files = await claimFiles(within, uploads, { caller, unitId: unit.id }, named)
      if (!files.ok) return files
      const thread = await work(within, { body, files: files.value }, isoTime(now()))
      if (thread === null) return gone()
      await messageMails.writeToTeam(within, unit, thread, caller.user.id)
      await keep(within, { threadId: thread.id })
      return passed({ threadId: thread.id })
    })
    if (result.ok) {
      news.tell(unit, 'messages')
      mails.wake()
    }
    return result
  }

  /** The work of a call once for its key, then the thread as it is. */
  async function sendOnce(
    call: BuyerCall,
    { key, path, wanted }: { readonly key: string | null; readonly path: string; readonly wanted: object },
    work: (keep: Keep<{ threadId: string }>) => Promise<Result<{ threadId: string }>>,
  ): Promise<Result<ThreadAnswer>> {
    const request = makeMark('POST', path.replace(':unit_id', call.unit.id), { by: call.caller.user.id, wanted })
    const sent = await runOnce(parts, { key, request }, work)
    return sent.ok ? get(call, sent.value.threadId) : sent
  }

  uploads.onScanned(async (within, { id }) => {
    const units = await listUnitsWithUpload(within, id)
    return () => {
      for (const { unit, isShown } of units) {
        if (isShown) news.tell(unit, 'messages')
        else news.tellTeam(unit, 'messages')
      }
    }
  })

  return {
    async openFor(within, { unit, kind, deadlineId = null, subject, body, author }) {
      const at = isoTime(now())
      const open =
        kind !== 'deadline_question' || deadlineId === null
          ? null
          : await findOpenQuestion(
              within,
              { unitId: unit.id, since: await findOwnedSince(within, unit.id) },
              deadlineId,
            )
      const thread =
        open === null
          ? await beginThread(within, unit, { kind, subject, deadlineId, at }, author, { body })
          : await writeMessage(within, open.id, author, { body: addSubject(open, subject, body) }, at)
      if (author.isTeam) await messageMails.writeToBuyers(within, unit, thread, author.id)
      else if (kind !== 'completion') await messageMails.writeToTeam(within, unit, thread, author.id)
      return () => {
        news.tell(unit, 'messages')
        mails.wake()
      }
    },

    async takeBackFor(within, { unit, deadlineId, doneAt, body, author }) {
      const owned = await findOwnedSince(within, unit.id)
      const since = owned > doneAt ? owned : doneAt
      const begun = await findCompletionThread(within, { unitId: unit.id, since }, deadlineId)
      if (begun === null) return () => undefined
      const thread = await writeMessage(within, begun.id, author, { body }, isoTime(now()))
      await messageMails.writeToTeam(within, unit, thread, author.id)
      return () => {
        news.tell(unit, 'messages')
        mails.wake()
      }
    },

    async list(call, search, page) {
      const { caller, unit } = call
      const where = { unitId: unit.id, since: await getSince(db, caller, unit) }
      const { threads, total } = await listThreadsOfUnit(db, where, search, page)
      return { threads: await describe(call, { threads, messages: await listNewest(db, threads) }), total }
    },

    get,

    begin(call, wanted, { onceKey, parts: lying }) {
      const asked = { key: onceKey, path: createMessageThread.path, wanted }
      const { caller, unit } = call
      const { kind, subject } = wanted
      return sendOnce(call, asked, (keep) =>
        send(
          call,
          { ...wanted, parts: lying },
          (within, message, at) => beginThread(within, unit, { kind, subject, at }, getAuthor(caller), message),
          keep,
        ),
      )
    },

    reply(call, threadId, wanted, { onceKey, parts: lying }) {
      const path = replyToThread.path.replace(':thread_id', threadId)
      return sendOnce(call, { key: onceKey, path, wanted }, (keep) =>
        send(
          call,
          { ...wanted, parts: lying },
          async (within, message, at) => {
            const thread = await find(call, threadId, within)
            return thread === null ? null : writeMessage(within, thread.id, getAuthor(call.caller), message, at)
          },
          keep,
        ),
      )
    },

    async listLabels({ user }) {
      const since = new Map<string, string>()
      const labels: Label[] = []
      for (const { id, unitId, createdAt } of await listReadThreads(db, user.id)) {
        const owned = since.get(unitId) ?? (await findOwnedSince(db, unitId))
        since.set(unitId, owned)
        if (createdAt >= owned) labels.push({ itemType: 'message_thread', itemId: id, label: 'read' })
      }
      return labels
    },

    async markRead({ user }, label) {
      if (label.itemType !== 'message_thread') return gone()
      const readIn = await database.transaction(async (within) => {
        for (const unitId of await listUnitIdsOf(within, user.id)) {
          const where = { unitId, since: await findOwnedSince(within, unitId) }
          const thread = await findThreadOfUnit(within, where, label.itemId)
          if (thread === null) continue
          const reader = { threadId: thread.id, userId: user.id, seesNotes: false }
          await noteReading(within, reader, thread.shownPosition, isoTime(now()))
          return unitId
        }
        return null
      })
      if (readIn === null) return gone()
      // The reader's other screens, where it is still new, and the team, who see that it was read.
      news.tell({ id: readIn, accountId: user.accountId }, 'messages')
      return passed(label)
    },

    async countUnread({ caller, unit }) {
      const seesNotes = caller.user.group !== 'buyer'
      if (seesNotes && !mayIn(caller, 'seeMessages', unit.projectId)) return 0
      const where = { unitId: unit.id, since: await getSince(db, caller, unit) }
      return countUnread(db, where, { userId: caller.user.id, seesNotes })
    },

    async signFile(caller, attachmentId) {
      const file = await findFile(db, attachmentId)
      if (file === null || !(await isTheirs(db, caller, file))) return gone()
      const upload = (await uploads.find(db, [file.uploadId])).get(file.uploadId)
      return upload === undefined ? gone() : uploads.sign(upload)
    },
  }
}

/** A buyer that of their unit without notes, since it is theirs; the gateway has asked for the team's right. */
async function isTheirs(
  db: Db,
  caller: Caller,
  { unitId, begunAt, isNote }: NonNullable<Awaited<ReturnType<typeof findFile>>>,
): Promise<boolean> {
  if (caller.user.group !== 'buyer') return true
  if (isNote === 1) return false
  const isOfTheirs = (await listUnitIdsOf(db, caller.user.id)).includes(unitId)
  return isOfTheirs && begunAt >= (await findOwnedSince(db, unitId))
}

/** What is asked in a thread that has another subject begins with its own. */
function addSubject(thread: Thread, subject: string, body: string): string {
  return [thread.subject, body, ''].includes(subject) ? body : `${subject}\n\n${body}`
}

function getAuthor({ user: { id, firstName, lastName } }: Caller) {
  return { id, firstName, lastName, isTeam: false }
}

function gone(): Result<never> {
  return failedWith('NOT_FOUND', 'There is no such thread.')
}
