import { randomUUID } from 'node:crypto'
import type { BodyOf } from '#shared/contracts/http/endpoint.ts'
import {
  createDeadline as createContract,
  type saveDeadlineTemplate,
  type updateDeadline,
} from '#shared/contracts/http/deadlines.contract.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import { isTooFar } from '#shared/domain/index.ts'
import type { CataloguesService } from '#server/catalogues/catalogues.service.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import { mayIn } from '#server/identity/rights.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import type { News } from '#server/news/news.types.ts'
import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import type { ChangeClock } from '#server/platform/cache/change-clock.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { makeMark } from '#server/platform/once/request-mark.ts'
import { type Keep, runOnce } from '#server/platform/once/run-once.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'
import { lockProject } from '#server/projects/lock-project.ts'
import { berlinDay, endOfBerlinDay } from '#server/projects/berlin-days.ts'
import { findProject, listBuildings, type Project } from '#server/projects/projects.repository.ts'
import { findUnit, type Unit } from '#server/projects/units.repository.ts'
import { createDeadlineMails } from './deadline-mails.ts'
import {
  addDeadlineRow,
  changeDeadlineRow,
  deleteDeadlineRows,
  findDeadline,
  listTemplateDeadlines,
  lockDeadline,
} from './deadlines.repository.ts'
import { fromWords } from './deadline-texts.ts'
import type { Deadline } from './deadlines.types.ts'
import { countFixedAtOnce, type ReadConfiguration } from './fixed-counts.ts'
import { listProjectDeadlines, type ProjectDeadlines } from './list-project-deadlines.ts'
import { getTemplateRevision, isNews, planDeadlines, readTemplate, setDay } from './plan-template.ts'
import { type Affected, type DeadlineChange, findAffected, type Told } from './project-units.ts'
import { findTemplate, saveTemplate } from './templates.repository.ts'

export interface StaffDeadlinesService {
  /** Those of the projects in which the caller may set them. `locale`: null = each project's own. */
  list(caller: Caller, locale: Locale | null): Promise<ProjectDeadlines[]>
  /** Sets a deadline, once for its key; or says who would be told of it. */
  create(
    caller: Caller,
    projectId: string,
    wanted: BodyOf<typeof createContract>,
    onceKey: string | null,
  ): Promise<Result<Told>>
  change(caller: Caller, id: string, wanted: BodyOf<typeof updateDeadline>): Promise<Result<Told>>
  remove(caller: Caller, id: string): Promise<Result<{ readonly id: string }>>
  /** Sets milestones and lines; their deadlines follow (DDL-30). */
  saveTemplate(caller: Caller, projectId: string, wanted: BodyOf<typeof saveDeadlineTemplate>): Promise<Result<Told>>
}

/** What becomes of deadlines, and how that is stored. */
interface Plan extends DeadlineChange {
  readonly store: (within: Db, told: Told) => Promise<void>
}

interface Parts {
  readonly database: Database
  readonly catalogues: CataloguesService
  readonly readConfiguration: ReadConfiguration
  readonly mails: MailQueue
  readonly news: News
  readonly changeClock: Pick<ChangeClock, 'unitWritten'>
  /** `https://portal.example`, without a slash at the end. */
  readonly baseUrl: () => string
  /** ms since epoch. */
  readonly now: () => number
}

/** What the team does with deadlines: the gateway has asked for the right to it in the project. */
export function createStaffDeadlinesService(parts: Parts): StaffDeadlinesService {
  const { database, mails, now } = parts
  const db = database.kysely
  const letters = createDeadlineMails(parts)

  /**
   * Reads, decides and stores within one transaction, and tells whom it concerns after it; a trial only says who that is.
   */
  async function run(
    project: Project,
    isTrial: boolean,
    plan: (within: Db) => Promise<Result<Plan>>,
  ): Promise<Result<Told>> {
    const done = await database.transaction(async (within): Promise<Result<Affected>> => {
      const planned = await plan(within)
      if (!planned.ok) return planned
      const affected = await findAffected(within, project, planned.value, { letters, now: now() })
      if (isTrial) return passed(affected)
      await planned.value.store(within, affected.counts)
      for (const unit of affected.told) await letters.writeSet(within, unit)
      return passed(affected)
    })
    if (!done.ok) return done
    const { counts, lockings } = done.value
    if (isTrial) return passed({ ...counts, ...(await countFixedAtOnce(db, parts.readConfiguration, lockings)) })
    mails.wake()
    announce(parts, done.value)
    return passed(counts)
  }

  async function create(
    caller: Caller,
    project: Project,
    { isTrial, ...wanted }: BodyOf<typeof createContract>,
    keep: Keep<Told>,
  ): Promise<Result<Told>> {
    if (isTooFar(wanted.day, berlinDay(now()))) return tooFar('day')
    const place = await findPlace(db, project, wanted)
    if (!place.ok) return place
    const at = isoTime(now())
    const deadline = { ...place.value, ...readFields(wanted), id: randomUUID(), projectId: project.id, lineId: null }
    const made: Deadline = { ...deadline, sequence: 0, movedAt: at }
    return run(project, isTrial, async () =>
      passed({
        news: [made],
        quiet: [],
        async store(within, told) {
          await addDeadlineRow(within, made, at)
          await keep(within, told)
          await noteIn(within, { caller, deadline: made, action: 'deadline.set', at })
        },
      }),
    )
  }

  return {
    list: (caller, locale) => listProjectDeadlines({ ...parts, db, now: now(), locale }, caller),

    async create(caller, projectId, wanted, onceKey) {
      const project = await findProject(db, projectId, caller.account.id)
      if (project === null) return noProject()
      const path = createContract.path.replace(':project_id', project.id)
      const request = makeMark('POST', path, { by: caller.user.id, wanted })
      // A trial does nothing that could be done twice.
      const key = wanted.isTrial ? null : onceKey
      return runOnce<Told>(parts, { key, request }, (keep) => create(caller, project, wanted, keep))
    },

    async change(caller, id, { isTrial, ...wanted }) {
      const found = await findOwn(db, caller, id)
      if (!found.ok) return found
      if (isTooFar(wanted.day, berlinDay(now()))) return tooFar('day')
      const at = isoTime(now())
      return run(found.value.project, isTrial, async (within) => {
        const deadline = await lockDeadline(within, id)
        if (deadline === null) return noDeadline()
        const next = setDay(deadline, readFields(wanted), at)
        const isTold = isNews(deadline, next)
        return passed({
          news: isTold ? [next] : [],
          quiet: isTold ? [] : [next],
          async store(db) {
            await changeDeadlineRow(db, next, at)
            await noteIn(db, { caller, deadline: next, action: 'deadline.changed', at })
          },
        })
      })
    },

    async remove(caller, id) {
      const found = await findOwn(db, caller, id)
      if (!found.ok) return found
      const done = await run(found.value.project, false, async (within) => {
        const deadline = await lockDeadline(within, id)
        if (deadline === null) return noDeadline()
        return passed({
          news: [],
          quiet: [deadline],
          async store(db) {
            await deleteDeadlineRows(db, [id])
            await noteIn(db, { caller, deadline, action: 'deadline.removed', at: isoTime(now()) })
          },
        })
      })
      return done.ok ? passed({ id }) : done
    },

    async saveTemplate(caller, projectId, { revision, isTrial, ...wanted }) {
      const project = await findProject(db, projectId, caller.account.id)
      if (project === null) return noProject()
      return run(project, isTrial, async (within) => {
        await lockProject(within, project.id)
        const stored = await findTemplate(within, project.id)
        if (getTemplateRevision(stored) !== revision)
          return failedWith('REVISION_CONFLICT', 'Somebody else has changed the template.', { field: 'revision' })
        const buildings = new Set((await listBuildings(within, project.id)).map(({ id }) => id))
        const template = readTemplate(wanted, stored, buildings)
        if (template === null)
          return failedWith('INVALID_VALUE', 'There is no such milestone or building, or a line comes twice.')
        const today = berlinDay(now())
        if (template.milestones.some(({ days }) => days.some(({ day }) => isTooFar(day, today))))
          return tooFar('milestones')
        const at = isoTime(now())
        const { count, added, changed, news, gone } = planDeadlines(
          project.id,
          template,
          await listTemplateDeadlines(within, project.id),
          at,
        )
        return passed({
          news,
          quiet: [...changed, ...gone],
          async store(db) {
            await saveTemplate(db, project.id, template)
            await deleteDeadlineRows(
              db,
              gone.map(({ id }) => id),
            )
            for (const deadline of added) await addDeadlineRow(db, deadline, at)
            for (const deadline of changed) await changeDeadlineRow(db, deadline, at)
            await addAuditEntry(db, {
              accountId: project.accountId,
              unitId: null,
              userId: caller.user.id,
              action: 'deadline.template-saved',
              subject: { kind: 'project', id: project.packageId },
              details: { deadlines: count, moved: news.length },
              at,
            })
          },
        })
      })
    },
  }
}

/** Tells whoever looks at these units, after the commit. */
function announce({ changeClock, news }: Parts, { units }: Affected): void {
  for (const unit of units) {
    changeClock.unitWritten(unit.id)
    news.tell(unit, 'deadlines')
  }
}

type Wanted = Omit<BodyOf<typeof createContract>, 'isTrial'>

function readFields({ title, description, trades, locks, reminders, day }: Wanted) {
  return {
    title: fromWords(title),
    description: fromWords(description),
    trades: [...new Set(trades)],
    locks,
    reminders: [...new Set(reminders)].toSorted((a, b) => b - a),
    expiresAt: endOfBerlinDay(day),
  }
}

/** What it is for, by the database's own ids. */
async function findPlace(
  db: Db,
  project: Project,
  { unitId, buildingId }: Wanted,
): Promise<Result<Pick<Deadline, 'unitId' | 'buildingId'>>> {
  if (unitId !== null) {
    const unit: Unit | null = await findUnit(db, unitId, { kind: 'project', projectId: project.id })
    if (unit === null) return failedWith('UNIT_UNKNOWN', 'The project has no such unit.', { field: 'unit_id' })
    return passed({ unitId: unit.id, buildingId: null })
  }
  if (buildingId === null) return passed({ unitId: null, buildingId: null })
  const isThere = (await listBuildings(db, project.id)).some(({ id }) => id === buildingId)
  if (!isThere) return failedWith('INVALID_VALUE', 'The project has no such building.', { field: 'building_id' })
  return passed({ unitId: null, buildingId })
}

/** One that has a day of its own, in a project where the caller may set it. */
async function findOwn(
  db: Db,
  caller: Caller,
  id: string,
): Promise<Result<{ readonly deadline: Deadline; readonly project: Project }>> {
  const deadline = await findDeadline(db, caller.account.id, id)
  const project = deadline === null ? null : await findProject(db, deadline.projectId, caller.account.id)
  if (deadline === null || project === null || !mayIn(caller, 'setDeadlines', project.id)) return noDeadline()
  if (deadline.lineId !== null) return failedWith('INVALID_VALUE', 'It comes from the template and is changed there.')
  return passed({ deadline, project })
}

interface Noted {
  readonly caller: Caller
  readonly deadline: Deadline
  readonly action: 'deadline.set' | 'deadline.changed' | 'deadline.removed'
  /** ISO time. */
  readonly at: string
}

function noteIn(db: Db, { caller, deadline, action, at }: Noted): Promise<void> {
  const { id, unitId, title, expiresAt } = deadline
  return addAuditEntry(db, {
    accountId: caller.account.id,
    unitId,
    userId: caller.user.id,
    action,
    subject: { kind: 'deadline', id },
    details: { deadline: title, expiresAt },
    at,
  })
}

function noDeadline(): Result<never> {
  return failedWith('NOT_FOUND', 'There is no such deadline.')
}

function tooFar(field: string): Result<never> {
  return failedWith('INVALID_VALUE', 'The day is too far ahead.', { field })
}

function noProject(): Result<never> {
  return failedWith('NOT_FOUND', 'There is no such project.')
}
