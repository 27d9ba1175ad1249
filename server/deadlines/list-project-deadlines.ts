import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { listProjectDeadlines as contract } from '#shared/contracts/http/deadlines.contract.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import { getDeadlineStatus } from '#shared/domain/index.ts'
import type { CataloguesService } from '#server/catalogues/catalogues.service.ts'
import { projectsWith } from '#server/identity/rights.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { textIn } from '#server/platform/db/localized-text.ts'
import { getPackageIds } from '#server/platform/db/package-ids.ts'
import { listBuildings, listProjects, type Project } from '#server/projects/projects.repository.ts'
import { type DeadlineBook, findInUnit, isFor, listDeadlinesIn } from './deadlines.repository.ts'
import { getDay, remainingDays, toWords } from './deadline-texts.ts'
import type { Deadline } from './deadlines.types.ts'
import { getTemplateRevision } from './plan-template.ts'
import { createOpenCounter, type ReadConfiguration } from './fixed-counts.ts'
import { type BoughtUnit, listBoughtUnits } from './project-units.ts'
import { findTemplate } from './templates.repository.ts'

export type ProjectDeadlines = AnswerOf<typeof contract>[number]
type StaffDeadline = ProjectDeadlines['deadlines'][number]

interface Parts {
  readonly db: Db
  readonly catalogues: Pick<CataloguesService, 'prepared'>
  readonly readConfiguration: ReadConfiguration
  /** ms since epoch. */
  readonly now: number
  /** null = each project's own language. */
  readonly locale: Locale | null
}

/** The deadlines of the projects in which the caller may set them, with how they stand in each unit (DDL-29). */
export async function listProjectDeadlines(parts: Parts, caller: Caller): Promise<ProjectDeadlines[]> {
  const { db } = parts
  const projectIds = projectsWith(caller, 'setDeadlines')
  const book = await listDeadlinesIn(db, caller.account.id, projectIds)
  const projects = (await listProjects(db, caller.account.id)).filter(({ id }) => projectIds?.includes(id) !== false)
  const described: ProjectDeadlines[] = []
  for (const project of projects) described.push(await describeProject(parts, project, book))
  return described
}

async function describeProject(parts: Parts, project: Project, book: DeadlineBook): Promise<ProjectDeadlines> {
  const { db, locale } = parts
  const spoken = locale ?? project.sourceLanguage
  const bought = await listBoughtUnits(db, project)
  const template = await findTemplate(db, project.id)
  const own = book.deadlines.flatMap(({ projectId, unitId }) => (projectId === project.id ? (unitId ?? []) : []))
  const unitIds = await getPackageIds(db, 'units', own)
  const countOpen = createOpenCounter(db, parts.readConfiguration)
  const place = { ...parts, project, book, bought, unitIds, spoken, countOpen }
  const deadlines: StaffDeadline[] = []
  for (const deadline of book.deadlines)
    if (deadline.projectId === project.id) deadlines.push(await describeDeadline(place, deadline))
  return {
    project: { id: project.packageId, slug: project.slug, name: project.name },
    buildings: (await listBuildings(db, project.id)).map(({ id, name }) => ({
      id,
      name: textIn(name, spoken, project.sourceLanguage),
    })),
    units: bought.map(({ unit }) => ({
      id: unit.packageId,
      name: textIn(unit.displayName, spoken, project.sourceLanguage),
      buildingId: unit.buildingId,
    })),
    trades: await listTrades(parts, bought),
    revision: getTemplateRevision(template),
    milestones: template.milestones.map(({ id, name, days }) => ({ id, name: toWords(name), days: [...days] })),
    lines: template.lines.map(({ title, description, trades, reminders, ...line }) => ({
      ...line,
      title: toWords(title),
      description: toWords(description),
      trades: [...trades],
      reminders: [...reminders],
    })),
    deadlines: deadlines.toSorted(
      (a, b) => Date.parse(a.expiresAt) - Date.parse(b.expiresAt) || a.id.localeCompare(b.id),
    ),
  }
}

interface Place extends Parts {
  readonly project: Project
  readonly book: DeadlineBook
  readonly bought: readonly BoughtUnit[]
  /** As their packages call the units that have deadlines of their own. */
  readonly unitIds: ReadonlyMap<string, string>
  readonly spoken: Locale
  readonly countOpen: ReturnType<typeof createOpenCounter>
}

async function describeDeadline(place: Place, deadline: Deadline): Promise<StaffDeadline> {
  const { bought, now, unitIds } = place
  const { id, title, description, trades, locks, reminders, expiresAt, buildingId, unitId, lineId } = deadline
  const units: StaffDeadline['units'] = []
  for (const one of bought) if (isFor(deadline, one.unit)) units.push(await describeStanding(place, deadline, one))
  return {
    id,
    title: toWords(title),
    description: toWords(description),
    trades: [...trades],
    locks,
    reminders: [...reminders],
    expiresAt,
    day: getDay(expiresAt),
    remainingDays: remainingDays(expiresAt, now),
    buildingId,
    unitId: unitId === null ? null : (unitIds.get(unitId) ?? null),
    lineId,
    units,
  }
}

async function describeStanding(
  { book, project, spoken, now, countOpen }: Place,
  deadline: Deadline,
  { unit, buyers }: BoughtUnit,
): Promise<StaffDeadline['units'][number]> {
  const { expiresAt, completion, extension } = findInUnit(book, deadline, unit.id)
  return {
    unitId: unit.packageId,
    unitName: textIn(unit.displayName, spoken, project.sourceLanguage),
    unitNumber: unit.unitNumber,
    buyerCount: buyers.length,
    expiresAt,
    status: getDeadlineStatus(remainingDays(expiresAt, now), completion !== null),
    completedAt: completion?.at ?? null,
    completedBy: completion?.byName ?? '',
    openCount: completion !== null && deadline.locks ? await countOpen(unit, deadline.trades) : null,
    extension: extension && { reason: extension.reason, by: extension.byName, at: extension.at },
  }
}

/** Codes of the trades that the units' catalogues name. */
async function listTrades({ catalogues }: Parts, bought: readonly BoughtUnit[]): Promise<string[]> {
  const trades = new Set<string>()
  for (const catalogueId of new Set(bought.flatMap(({ unit }) => unit.catalogueId ?? []))) {
    const prepared = await catalogues.prepared(catalogueId)
    for (const { item } of prepared?.items ?? []) trades.add(item.trade)
  }
  return [...trades].toSorted()
}
