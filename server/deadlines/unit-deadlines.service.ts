import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import {
  type extendDeadline,
  type listDeadlines,
  saveDeadline as saveContract,
} from '#shared/contracts/http/deadlines.contract.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import { isTooFar } from '#shared/domain/index.ts'
import type { CataloguesService } from '#server/catalogues/catalogues.service.ts'
import { getFullName } from '#server/identity/full-name.ts'
import { getSince } from '#server/identity/get-since.ts'
import { findProfile } from '#server/identity/profiles.repository.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import type { News } from '#server/news/news.types.ts'
import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import type { ChangeClock } from '#server/platform/cache/change-clock.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { makeMark } from '#server/platform/once/request-mark.ts'
import { type Keep, runOnce } from '#server/platform/once/run-once.ts'
import { type DomainError, failed, failedWith, passed, type Result } from '#server/platform/result.ts'
import { berlinDay, endOfBerlinDay } from '#server/projects/berlin-days.ts'
import { getPriceView } from '#server/projects/price-view.ts'
import { findProject, type Project } from '#server/projects/projects.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import { createDeadlineMails } from './deadline-mails.ts'
import {
  addCompletion,
  deleteCompletion,
  deleteExtension,
  listDeadlinesOf,
  listWordsOf,
  lockDeadline,
  raiseSequence,
  saveExtension,
} from './deadlines.repository.ts'
import type { Deadline, Extension, UnitDeadline } from './deadlines.types.ts'
import { describeDeadline, idInUnit, type ReadChoices } from './describe-deadline.ts'
import { listQuestionsOf } from './deadline-requests.repository.ts'
import { getDay, remainingDays, TAKEN_BACK, wordIn } from './deadline-texts.ts'
import type { ReadConfiguration } from './fixed-counts.ts'
import { findNextDeadline, type NextDeadline } from './next-dates.ts'
import type { OpenThread, TellTakenBack } from './open-thread.types.ts'

export interface UnitCall {
  readonly caller: Caller
  readonly unit: Unit
}

type ToldDeadlines = AnswerOf<typeof listDeadlines>
type Changed = AnswerOf<typeof saveContract>
type Told = AnswerOf<typeof extendDeadline>

const NOBODY: Told = { unitCount: 0, personCount: 0, deadlineCount: 0, fixedUnitCount: 0, fixedItemCount: 0 }

/** A deadline as one unit has it, where something else speaks of it. */
export interface SpokenOf {
  readonly id: string
  readonly title: string
  /** ISO time. */
  readonly expiresAt: string
  /** Calendar days in Berlin; negative = it is over. */
  readonly remainingDays: number
  readonly isCompleted: boolean
  /** What the unit would have again without the time that it was given; null = it was given none. */
  readonly given: { readonly from: string; readonly locks: boolean } | null
}

export interface UnitDeadlinesService {
  /** The unit's deadlines, the first first (DDL-1). `locale`: null = the project's own. */
  list(call: UnitCall, locale: Locale | null): Promise<ToldDeadlines>
  /** The first that the unit has not met, for dots and numbers (SHL-70). */
  findNext(unit: Unit, locale: Locale | null): Promise<NextDeadline | null>
  /** A buyer's question or completion (API-53), once for its key; null = each time. */
  save(call: UnitCall, wanted: BodyOf<typeof saveContract>, onceKey: string | null): Promise<Result<Changed>>
  /** A buyer takes back that a deadline is done, until its day is over (DDL-33). */
  reopen(call: UnitCall, id: string): Promise<Result<Changed>>
  /** A deadline of the unit that something else speaks of, by the database's own id; null = it is gone. */
  findSpokenOf(unit: Unit, id: string, locale: Locale | null): Promise<SpokenOf | null>
  /** More time for this unit alone, or the end of it (DDL-31). */
  extend(call: UnitCall, id: string, wanted: BodyOf<typeof extendDeadline>): Promise<Result<Told>>
}

interface Parts {
  readonly database: Database
  readonly catalogues: CataloguesService
  readonly readConfiguration: ReadConfiguration
  readonly mails: MailQueue
  readonly news: News
  readonly changeClock: Pick<ChangeClock, 'unitWritten'>
  /** Counts what a buyer sends; null = it may be sent. */
  readonly refuseFlood: (userId: string) => Promise<DomainError | null>
  readonly openThread: OpenThread
  readonly tellTakenBack: TellTakenBack
  /** `https://portal.example`, without a slash at the end. */
  readonly baseUrl: () => string
  /** ms since epoch. */
  readonly now: () => number
}

/** What deadlines are to a unit's people, and to the team that looks at the unit. */
export function createUnitDeadlinesService(parts: Parts): UnitDeadlinesService {
  const { database, mails, news, changeClock, refuseFlood, openThread, tellTakenBack, now } = parts
  const db = database.kysely
  const letters = createDeadlineMails(parts)

  return {
    async list({ caller, unit }, locale) {
      const project = await findProject(db, unit.projectId, unit.accountId)
      if (project === null) return []
      const spoken = locale ?? project.sourceLanguage
      const since = await getSince(db, caller, unit)
      const isStaff = caller.user.group !== 'buyer'
      const telling = {
        unit,
        locale: spoken,
        now: now(),
        choices: await readChoices(parts, unit, project, spoken),
        since,
        words: isStaff ? await listWordsOf(db, unit.id, since) : null,
        questions: await listQuestionsOf(db, unit.id, since),
      }
      return (await listDeadlinesOf(db, unit)).map((one) => describeDeadline(one, telling))
    },

    async findNext(unit, locale) {
      const project = await findProject(db, unit.projectId, unit.accountId)
      const spoken = locale ?? project?.sourceLanguage ?? 'de'
      return findNextDeadline(await listDeadlinesOf(db, unit), unit, { locale: spoken, now: now() })
    },

    save(call, wanted, onceKey) {
      const { caller, unit } = call
      const request = makeMark('POST', saveContract.path.replace(':unit_id', unit.id), { by: caller.user.id, wanted })
      return runOnce<Changed>(parts, { key: onceKey, request }, (keep) => save(call, wanted, keep))
    },

    async reopen(call, id) {
      const { unit } = call
      const found = find(await listDeadlinesOf(db, unit), id, unit)
      if (found === null) return gone()
      const done = await database.transaction(async (within): Promise<Result<(() => void) | null>> => {
        const deadline = await lockDeadline(within, found.deadline.id)
        const held = deadline === null ? null : find(await listDeadlinesOf(within, unit), deadline.id, unit)
        if (deadline === null || held === null) return gone()
        if (remainingDays(held.expiresAt, now()) < 0)
          return failedWith('INVALID_VALUE', 'Its day is over: what it would lock stays as it is.')
        const wasDone = await deleteCompletion(within, { deadlineId: deadline.id, unitId: unit.id })
        if (!wasDone || held.completion === null) return passed(null)
        await noteIn(within, call, 'deadline.reopened', deadline.id, { deadline: deadline.title }, isoTime(now()))
        const message = await sayTakenBack(within, call, deadline)
        const { at: doneAt } = held.completion
        return passed(await tellTakenBack(within, { ...call, deadlineId: deadline.id, message, doneAt }))
      })
      if (!done.ok) return done
      if (done.value !== null) {
        done.value()
        changeClock.unitWritten(unit.id)
        news.tell(unit, 'deadlines')
      }
      return passed({ id })
    },

    async findSpokenOf(unit, id, locale) {
      const found = (await listDeadlinesOf(db, unit)).find(({ deadline }) => deadline.id === id)
      if (found === undefined) return null
      const spoken = locale ?? (await findProject(db, unit.projectId, unit.accountId))?.sourceLanguage ?? 'de'
      const { deadline, expiresAt, completion, extension } = found
      return {
        id,
        title: wordIn(deadline.title, spoken),
        expiresAt,
        remainingDays: remainingDays(expiresAt, now()),
        isCompleted: completion !== null,
        given:
          extension === null ? null : { from: deadline.expiresAt, locks: deadline.locks && deadline.trades.length > 0 },
      }
    },

    async extend({ caller, unit }, id, { day, reason }) {
      const found = find(await listDeadlinesOf(db, unit), id, unit)
      if (found === null) return gone()
      if (day !== null && reason === '') return failedWith('INVALID_VALUE', 'Say why.', { field: 'reason' })
      const fault = day === null ? null : findFault(day, berlinDay(now()))
      if (fault !== null) return failedWith('INVALID_VALUE', fault, { field: 'day' })
      const at = isoTime(now())
      const told = await database.transaction(async (within): Promise<Result<Told>> => {
        const deadline = await lockDeadline(within, found.deadline.id)
        if (deadline === null) return gone()
        // As it holds now, whoever has changed it meanwhile.
        const held = find(await listDeadlinesOf(within, unit), deadline.id, unit)
        // Sent again, as nobody heard that it had been stored.
        if (day !== null && isStored(held?.extension ?? null, day, reason)) return passed(NOBODY)
        if (day !== null && day <= getDay(held?.expiresAt ?? deadline.expiresAt))
          return failedWith('INVALID_VALUE', 'The day is not later than the one that holds.', { field: 'day' })
        if (!(await storeExtension(within, deadline.id, { unit, caller, day, reason, at }))) return passed(NOBODY)
        const details = { deadline: deadline.title, day }
        const action = day === null ? 'deadline.extension-ended' : 'deadline.extended'
        await noteIn(within, { caller, unit }, action, deadline.id, details, at)
        const readers = await letters.listReaders(within, unit.id)
        await letters.writeSet(within, unit)
        return passed({ ...NOBODY, unitCount: 1, personCount: readers.length, deadlineCount: 1 })
      })
      if (!told.ok || told.value.deadlineCount === 0) return told
      mails.wake()
      changeClock.unitWritten(unit.id)
      news.tell(unit, 'deadlines')
      return told
    },
  }

  async function save(
    call: UnitCall,
    { id, completed, subject, message }: BodyOf<typeof saveContract>,
    keep: Keep<Changed>,
  ): Promise<Result<Changed>> {
    const { caller, unit } = call
    const found = find(await listDeadlinesOf(db, unit), id, unit)
    if (found === null) return gone()
    const { deadline } = found
    // A question may be its subject alone; that something is done says enough without words.
    const said = message === '' && !completed ? subject : message
    const flood = said === '' ? null : await refuseFlood(caller.user.id)
    if (flood !== null) return failed(flood)
    const at = isoTime(now())
    const by = { deadlineId: deadline.id, unitId: unit.id, at, byId: caller.user.id, byName: getFullName(caller.user) }
    const after = await database.transaction(async (within): Promise<Result<(() => void) | null>> => {
      if ((await lockDeadline(within, deadline.id)) === null) return gone()
      await keep(within, { id })
      if (completed && (await addCompletion(within, by)))
        await noteIn(within, call, 'deadline.completed', deadline.id, { deadline: deadline.title }, at)
      if (said === '') return passed(null)
      const kind = completed ? 'deadline_completion' : 'deadline_question'
      return passed(await openThread(within, { caller, unit, kind, deadlineId: deadline.id, subject, message: said }))
    })
    if (!after.ok) return after
    after.value?.()
    // What it would have locked is open again.
    if (completed) changeClock.unitWritten(unit.id)
    news.tell(unit, 'deadlines')
    return passed({ id })
  }
}

/** In the language of who takes it back, else the project's. */
async function sayTakenBack(db: Db, { caller, unit }: UnitCall, { title }: Deadline): Promise<string> {
  const language = (await findProfile(db, caller.user.id))?.preferences.language
  const locale = language ?? (await findProject(db, unit.projectId, unit.accountId))?.sourceLanguage ?? 'de'
  return TAKEN_BACK[locale](wordIn(title, locale))
}

/** Why nobody is given time until this day; null = it can be. */
function findFault(day: string, today: string): string | null {
  if (day < today) return 'The day is over.'
  return isTooFar(day, today) ? 'The day is too far ahead.' : null
}

/** Whether the unit has this day already, for the same reason. */
function isStored(extension: Extension | null, day: string, reason: string): boolean {
  return extension !== null && getDay(extension.expiresAt) === day && extension.reason === reason
}

interface Extending extends UnitCall {
  /** null = the others' day again. */
  readonly day: string | null
  readonly reason: string
  /** ISO time. */
  readonly at: string
}

/** Within the transaction that has locked the deadline. False = there is nothing to end. */
async function storeExtension(
  db: Db,
  deadlineId: string,
  { unit, caller, day, reason, at }: Extending,
): Promise<boolean> {
  const pair = { deadlineId, unitId: unit.id }
  if (day !== null) {
    const by = { at, byId: caller.user.id, byName: getFullName(caller.user) }
    await saveExtension(db, { ...pair, ...by, expiresAt: endOfBerlinDay(day), reason })
    return true
  }
  const sequence = await deleteExtension(db, pair)
  if (sequence === null) return false
  await raiseSequence(db, deadlineId, sequence + 1, at)
  return true
}

async function readChoices(
  { database, readConfiguration, catalogues }: Parts,
  unit: Unit,
  project: Project,
  locale: Locale,
): Promise<ReadChoices | null> {
  const read = await readConfiguration(database.kysely, unit)
  if (read === null) return null
  const { configuration, catalogueId } = read
  const named = (await catalogues.preparedIn(catalogueId, locale)) ?? configuration.prepared
  return { configuration, named, showsAmounts: getPriceView(project, 'bp').amounts }
}

/** By its id in the unit, or its parent's (DDL-15). */
export function find(deadlines: readonly UnitDeadline[], id: string, unit: Unit): UnitDeadline | null {
  return deadlines.find(({ deadline }) => deadline.id === id || idInUnit(deadline, unit) === id) ?? null
}

type Action = 'deadline.completed' | 'deadline.reopened' | 'deadline.extended' | 'deadline.extension-ended'

function noteIn(
  db: Db,
  { caller, unit }: UnitCall,
  action: Action,
  id: string,
  details: Readonly<Record<string, unknown>>,
  at: string,
): Promise<void> {
  const { accountId, id: unitId } = unit
  const subject = { kind: 'deadline', id }
  return addAuditEntry(db, { accountId, unitId, userId: caller.user.id, action, subject, details, at })
}

function gone(): Result<never> {
  return failedWith('NOT_FOUND', 'The unit has no such deadline.')
}
