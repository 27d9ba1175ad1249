import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import {
  answerThread,
  type changeThread,
  type listStaffThreads,
  writeToUnits,
} from '#shared/contracts/http/staff-messages.contract.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import { getFullName } from '#server/identity/full-name.ts'
import { listStaffProfiles } from '#server/identity/profiles.repository.ts'
import { mayIn, projectsWith } from '#server/identity/rights.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import { listBuyersOfUnit } from '#server/identity/users.repository.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import type { TeamNews } from '#server/news/team-news.types.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import type { Page } from '#server/platform/db/page.types.ts'
import { makeMark } from '#server/platform/once/request-mark.ts'
import { type Keep, runOnce } from '#server/platform/once/run-once.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'
import { findProject, listProjects, type Project } from '#server/projects/projects.repository.ts'
import { findUnit, findUnitsOfPackage, listUnitsById, type Unit } from '#server/projects/units.repository.ts'
import type { UploadsService } from '#server/uploads/uploads.service.ts'
import { describeStaffThread, describeSummary, type StaffThreadAnswer } from './describe-staff-thread.ts'
import { describeFiles } from './describe-thread.ts'
import { fillPlaceholders } from './fill-placeholders.ts'
import { claimFiles } from './message-files.ts'
import type { MessageMails } from './message-mails.ts'
import { listMessages } from './messages.repository.ts'
import { listSightings, noteReading } from './readings.repository.ts'
import { readViews } from './read-views.ts'
import { countBoxes, listBox, searchBox, type ThreadBox } from './staff-threads.repository.ts'
import { findThread, type Thread, type ThreadChange, updateThread } from './threads.repository.ts'
import { beginThread, type NewMessage, writeMessage } from './write-message.ts'

type Wanted = BodyOf<typeof writeToUnits>
type Written = AnswerOf<typeof writeToUnits>
type Reply = BodyOf<typeof answerThread>

/** How the team's inbox is asked for; null = any, or the project's own language. */
export interface ThreadListing {
  readonly box: ThreadBox
  readonly projectId: string | null
  readonly unitId: string | null
  readonly search: string | null
  readonly locale: Locale | null
  readonly page: Page
}

export interface StaffMessagesService {
  /** The threads of the caller's projects, the newest first. */
  list(caller: Caller, listing: ThreadListing): Promise<AnswerOf<typeof listStaffThreads> & { readonly total: number }>
  get(caller: Caller, id: string, locale: Locale | null): Promise<Result<StaffThreadAnswer>>
  /** To the buyers of units, each in a thread of its own, once for its key; null = each time. */
  write(caller: Caller, wanted: Wanted, onceKey: string | null): Promise<Result<Written>>
  /** An answer, or a note among colleagues; once for its key. */
  answer(
    caller: Caller,
    id: string,
    reply: Reply,
    asked: { readonly onceKey: string | null; readonly locale: Locale | null },
  ): Promise<Result<StaffThreadAnswer>>
  change(
    caller: Caller,
    id: string,
    wanted: BodyOf<typeof changeThread>,
    locale: Locale | null,
  ): Promise<Result<StaffThreadAnswer>>
  noteRead(caller: Caller, id: string, position: number): Promise<Result<Record<string, never>>>
}

interface Parts {
  readonly database: Database
  readonly uploads: UploadsService
  readonly mails: MailQueue
  readonly messageMails: MessageMails
  readonly news: TeamNews
  /** A deadline as a unit has it, by the database's own id; null = it is gone. `locale`: null = the project's. */
  readonly findDeadline: (
    unit: Unit,
    deadlineId: string,
    locale: Locale | null,
  ) => Promise<StaffThreadAnswer['deadline']>
  /** ms since epoch. */
  readonly now: () => number
}

/** What the team writes to buyers and among each other, and reads. Rights in a thread's project are the gateway's to check. */
export function createStaffMessagesService(parts: Parts): StaffMessagesService {
  const { database, uploads, mails, messageMails, news, now } = parts
  const db = database.kysely

  async function get(caller: Caller, id: string, locale: Locale | null): Promise<Result<StaffThreadAnswer>> {
    const thread = await findThread(db, caller.account.id, id)
    const view = thread && (await readViews(db, caller, [thread], locale)).get(thread.id)
    if (thread === null || !view) return gone()
    const messages = await listMessages(db, id, true)
    const staff = await listStaffProfiles(db, { ...thread, right: 'answerMessages' })
    return passed(
      describeStaffThread(thread, view, {
        messages,
        files: await describeFiles(db, uploads, messages),
        sightings: await listSightings(db, id),
        assignable: staff.map(({ user }) => ({ id: user.id, name: getFullName(user) })),
        deadline: thread.deadlineId === null ? null : await parts.findDeadline(view.unit, thread.deadlineId, locale),
      }),
    )
  }

  async function findItsUnit({ unitId }: Thread): Promise<Unit | null> {
    return (await listUnitsById(db, [unitId]))[0] ?? null
  }

  async function writeAll(caller: Caller, wanted: Wanted, keep: Keep<Written>): Promise<Result<Written>> {
    const units = await readUnits(caller, wanted.unitIds)
    if (!units.ok) return units
    const result = await database.transaction(async (within): Promise<Result<Written>> => {
      const threads: { unitId: string; threadId: string | null }[] = []
      for (const { unit, project } of units.value) {
        const sent = await writeOne(within, caller, { unit, project }, wanted)
        if (!sent.ok) return sent
        threads.push({ unitId: unit.packageId, threadId: sent.value })
      }
      await keep(within, { threads })
      return passed({ threads })
    })
    if (!result.ok) return result
    const written = new Set(result.value.threads.flatMap(({ unitId, threadId }) => (threadId === null ? [] : unitId)))
    for (const { unit } of units.value) if (written.has(unit.packageId)) news.tell(unit, 'messages')
    mails.wake()
    return result
  }

  /** To the buyers of one unit; null = nobody has bought it. */
  async function writeOne(
    within: Db,
    caller: Caller,
    { unit, project }: { readonly unit: Unit; readonly project: Project },
    { subject, body, attachments = [], macroTag = null }: Wanted,
  ): Promise<Result<string | null>> {
    const buyers = await listBuyersOfUnit(within, unit.id)
    if (buyers.length === 0) return passed(null)
    const files = await claimFiles(within, uploads, { caller, unitId: unit.id }, attachments.map(toNamedFile))
    if (!files.ok) return files
    const words = { names: buyers.map(getFullName), unit, project }
    const message = { body: fillPlaceholders(body, words), files: files.value, macroTag }
    const opening = { kind: 'message', subject: fillPlaceholders(subject, words), at: isoTime(now()) } as const
    const thread = await beginThread(within, unit, opening, getAuthor(caller), message)
    await messageMails.writeToBuyers(within, unit, thread, caller.user.id)
    return passed(thread.id)
  }

  /** The units with their projects, in this order; refused when one is not there, or not theirs to write about. */
  async function readUnits(
    caller: Caller,
    ids: readonly string[],
  ): Promise<Result<readonly { readonly unit: Unit; readonly project: Project }[]>> {
    const known = await findUnitsOfPackage(db, caller.account.id, ids)
    const units = await listUnitsById(
      db,
      [...known.values()].map(({ id }) => id),
    )
    const projects = await listProjects(db, caller.account.id)
    const found = [...new Set(ids)].flatMap((packageId) => {
      const unit = units.find((one) => one.id === known.get(packageId)?.id)
      const project = projects.find(({ id }) => id === unit?.projectId)
      const isTheirs = project !== undefined && mayIn(caller, 'answerMessages', project.id)
      return unit !== undefined && isTheirs ? [{ unit, project }] : []
    })
    if (found.length < new Set(ids).size) {
      return failedWith('UNIT_UNKNOWN', 'One of the units is not there.', { field: 'unit_ids' })
    }
    return passed(found)
  }

  async function reply(caller: Caller, thread: Thread, wanted: Reply, keep: Keep<{ threadId: string }>) {
    const unit = await findItsUnit(thread)
    if (unit === null) return gone()
    const { body, isNote, attachments = [], macroTag = null, closes = false } = wanted
    const result = await database.transaction(async (within): Promise<Result<{ threadId: string }>> => {
      const files = await claimFiles(within, uploads, { caller, unitId: unit.id }, attachments.map(toNamedFile))
      if (!files.ok) return files
      const message: NewMessage = { body, isNote, closes, macroTag, files: files.value }
      const written = await writeMessage(within, thread.id, getAuthor(caller), message, isoTime(now()))
      if (isNote && closes) await updateThread(within, written, { state: 'closed', waitsFor: null })
      if (!isNote) await messageMails.writeToBuyers(within, unit, written, caller.user.id)
      await keep(within, { threadId: thread.id })
      return passed({ threadId: thread.id })
    })
    if (result.ok) {
      // A note is nothing that buyers hear of, unless it closes what they see.
      if (isNote && !closes) news.tellTeam(unit, 'messages')
      else news.tell(unit, 'messages')
      mails.wake()
    }
    return result
  }

  return {
    async list(caller, { box, projectId, unitId, search, locale, page }) {
      const accountId = caller.account.id
      const theirs = projectsWith(caller, 'seeMessages')
      const project = projectId === null ? null : await findProject(db, projectId, accountId)
      const unit = unitId === null ? null : await findUnit(db, unitId, { kind: 'account', accountId })
      const isNothing = (projectId !== null && project === null) || (unitId !== null && unit === null)
      const wanted = project === null ? theirs : [project.id].filter((id) => theirs?.includes(id) !== false)
      const query = {
        accountId,
        projectIds: isNothing ? [] : wanted,
        unitId: unit?.id ?? null,
        userId: caller.user.id,
      }
      const counts = await countBoxes(db, query)
      const { threads, total } =
        search === null
          ? { threads: await listBox(db, query, box, page), total: counts[box] }
          : await searchBox(db, query, { box, search, page })
      const views = await readViews(db, caller, threads, locale)
      const described = threads.flatMap((thread) => {
        const view = views.get(thread.id)
        return view === undefined ? [] : [describeSummary(thread, view)]
      })
      return { threads: described, counts, total }
    },

    get,

    write(caller, wanted, onceKey) {
      const request = makeMark('POST', writeToUnits.path, { by: caller.user.id, wanted })
      return runOnce<Written>(parts, { key: onceKey, request }, (keep) => writeAll(caller, wanted, keep))
    },

    async answer(caller, id, wanted, { onceKey, locale }) {
      const thread = await findThread(db, caller.account.id, id)
      if (thread === null) return gone()
      const path = answerThread.path.replace(':thread_id', id)
      const request = makeMark('POST', path, { by: caller.user.id, wanted })
      const sent = await runOnce<{ threadId: string }>(parts, { key: onceKey, request }, (keep) =>
        reply(caller, thread, wanted, keep),
      )
      return sent.ok ? get(caller, id, locale) : sent
    },

    async change(caller, id, { assigneeId, state, revision }, locale) {
      const thread = await findThread(db, caller.account.id, id)
      const unit = thread && (await findItsUnit(thread))
      if (thread === null || unit === null) return gone()
      const isNew = assigneeId !== undefined && assigneeId !== null && assigneeId !== thread.assigneeId
      if (isNew && !(await mayBeGiven(db, thread, assigneeId))) {
        return failedWith('ASSIGNEE_UNKNOWN', 'Nobody who answers messages is called that.', { field: 'assignee_id' })
      }
      const change: ThreadChange = {
        ...(assigneeId !== undefined && { assigneeId }),
        ...(state !== undefined && state !== thread.state && { state, waitsFor: whoIsNext(thread, state) }),
      }
      const isFirst = await database.transaction(async (within) => {
        if (!(await updateThread(within, { id, revision }, change))) return false
        if (isNew) await messageMails.writeAssigned(within, unit, thread, { assigneeId, byId: caller.user.id })
        return true
      })
      if (!isFirst) return failedWith('REVISION_CONFLICT', 'The thread has moved since.')
      if (change.state === undefined) news.tellTeam(unit, 'messages')
      else news.tell(unit, 'messages')
      mails.wake()
      return get(caller, id, locale)
    },

    async noteRead(caller, id, position) {
      const thread = await findThread(db, caller.account.id, id)
      const unit = thread && (await findItsUnit(thread))
      if (unit === null) return gone()
      const reader = { threadId: id, userId: caller.user.id, seesNotes: true }
      await database.transaction((within) => noteReading(within, reader, position, isoTime(now())))
      // The reader's other screens, where it is still as it was, and colleagues, who see who has read what.
      news.tellTeam(unit, 'messages')
      return passed({})
    },
  }
}

/** Who has to write next: whoever did not write last. */
function whoIsNext({ lastFromTeam }: Thread, state: Thread['state']): Thread['waitsFor'] {
  return state === 'closed' ? null : lastFromTeam === 1 ? 'buyer' : 'team'
}

async function mayBeGiven(db: Db, { accountId, projectId }: Thread, userId: string): Promise<boolean> {
  const staff = await listStaffProfiles(db, { accountId, projectId, right: 'answerMessages' })
  return staff.some(({ user }) => user.id === userId)
}

function toNamedFile({ uploadId, role = 'attachment' }: NonNullable<Reply['attachments']>[number]) {
  return { uploadId, role }
}

function getAuthor({ user: { id, firstName, lastName } }: Caller) {
  return { id, firstName, lastName, isTeam: true }
}

function gone(): Result<never> {
  return failedWith('NOT_FOUND', 'There is no such thread.')
}
