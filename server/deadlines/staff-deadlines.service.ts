import { randomUUID } from 'node:crypto'
import type { BodyOf } from '#shared/contracts/http/endpoint.ts'
import {
  createDeadline as createContract,
  type saveDeadlineTemplate,
  type updateDeadline,
} from '#shared/contracts/http/deadlines.contract.ts'
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
import { endOfBerlinDay } from '#server/projects/berlin-days.ts'
import { findProject, listBuildings, type Project } from '#server/projects/projects.repository.ts'
import { findUnit, type Unit } from '#server/projects/units.repository.ts'
import { createDeadlineMails } from './deadline-mails.ts'
import { deleteDeadlineRows, findDeadline, listTemplateDeadlines, saveDeadlineRow } from './deadlines.repository.ts'
import { fromWords } from './deadline-texts.ts'
import type { Deadline } from './deadlines.types.ts'
import { getTemplateRevision, isNews, planDeadlines, readTemplate, setDay } from './plan-template.ts'
import { type Affected, findAffected, type Told } from './project-units.ts'
import { findTemplate, saveTemplate } from './templates.repository.ts'

export interface StaffDeadlinesService {
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

interface Parts {
  readonly database: Database
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

  /** Stores something within a transaction and tells whom it concerns; a trial only says who that is. */
  async function run(
    project: Project,
    { isTrial, news }: { readonly isTrial: boolean; readonly news: readonly Deadline[] },
    store: (within: Db, told: Told) => Promise<void>,
  ): Promise<Told> {
    const affected = await findAffected(db, project, news, letters)
    if (isTrial) return affected.told
    await database.transaction(async (within) => {
      await store(within, affected.told)
      for (const unit of affected.units) await letters.writeSet(within, unit)
    })
    mails.wake()
    announce(parts, affected)
    return affected.told
  }

  async function create(
    caller: Caller,
    project: Project,
    { isTrial, ...wanted }: BodyOf<typeof createContract>,
    keep: Keep<Told>,
  ): Promise<Result<Told>> {
    const place = await findPlace(db, project, wanted)
    if (!place.ok) return place
    const at = isoTime(now())
    const deadline = { ...place.value, ...readFields(wanted), id: randomUUID(), projectId: project.id, lineId: null }
    const made: Deadline = { ...deadline, sequence: 0, movedAt: at }
    return passed(
      await run(project, { isTrial, news: [made] }, async (within, told) => {
        await saveDeadlineRow(within, made, at)
        await keep(within, told)
        await noteIn(within, { caller, deadline: made, action: 'deadline.set', at })
      }),
    )
  }

  return {
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
      const { deadline, project } = found.value
      const at = isoTime(now())
      const next = setDay(deadline, readFields(wanted), at)
      const news = isNews(deadline, next) ? [next] : []
      return passed(
        await run(project, { isTrial, news }, async (within) => {
          await saveDeadlineRow(within, next, at)
          await noteIn(within, { caller, deadline: next, action: 'deadline.changed', at })
        }),
      )
    },

    async remove(caller, id) {
      const found = await findOwn(db, caller, id)
      if (!found.ok) return found
      const { deadline, project } = found.value
      const affected = await findAffected(db, project, [deadline], letters)
      await database.transaction(async (within) => {
        await deleteDeadlineRows(within, [id])
        await noteIn(within, { caller, deadline, action: 'deadline.removed', at: isoTime(now()) })
      })
      announce(parts, affected)
      return passed({ id })
    },

    async saveTemplate(caller, projectId, { revision, isTrial, ...wanted }) {
      const project = await findProject(db, projectId, caller.account.id)
      if (project === null) return noProject()
      const stored = await findTemplate(db, project.id)
      if (getTemplateRevision(stored) !== revision)
        return failedWith('REVISION_CONFLICT', 'Somebody else has changed the template.', { field: 'revision' })
      const buildings = new Set((await listBuildings(db, project.id)).map(({ id }) => id))
      const template = readTemplate(wanted, stored, buildings)
      if (template === null) return failedWith('INVALID_VALUE', 'There is no such milestone or building.')
      const at = isoTime(now())
      const plan = planDeadlines(project.id, template, await listTemplateDeadlines(db, project.id), at)
      return passed(
        await run(project, { isTrial, news: plan.news }, async (within) => {
          await saveTemplate(within, project.id, template)
          await deleteDeadlineRows(within, plan.goneIds)
          for (const deadline of plan.deadlines) await saveDeadlineRow(within, deadline, at)
          await addAuditEntry(within, {
            accountId: project.accountId,
            unitId: null,
            userId: caller.user.id,
            action: 'deadline.template-saved',
            subject: { kind: 'project', id: project.packageId },
            details: { deadlines: plan.deadlines.length, moved: plan.news.length },
            at,
          })
        }),
      )
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
  if (deadline === null || project === null || !mayIn(caller, 'setDeadlines', project.id))
    return failedWith('NOT_FOUND', 'There is no such deadline.')
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

function noProject(): Result<never> {
  return failedWith('NOT_FOUND', 'There is no such project.')
}
