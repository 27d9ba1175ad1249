import { randomUUID } from 'node:crypto'
import type { AnswerOf, BodyOf, QueryOf } from '#shared/contracts/http/endpoint.ts'
import {
  type createTrackingEvent,
  type getTrackingReport,
  MAX_REPORT_DAYS,
  TRACKING_EVENT_TYPES,
  type TrackingEventType,
} from '#shared/contracts/http/tracking.contract.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { findProject, listProjects, type Project } from '#server/projects/projects.repository.ts'
import {
  addTrackingEvent,
  countTrackingEvents,
  type HourlyCount,
  isOnMarketingPortal,
} from './tracking-events.repository.ts'
import { hasId } from '#server/platform/db/package-ids.ts'
import { findUnit, type Unit } from '#server/projects/units.repository.ts'
import { berlinDay } from '#server/projects/berlin-days.ts'
import { getNetwork } from '#server/platform/limits/network-address.ts'
import { type Keep, runOnce, type VisitorFacts } from '#server/platform/once/run-once.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import { WindowLimit } from '#server/platform/limits/window-limit.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'

type Event = BodyOf<typeof createTrackingEvent>['trackingEvent']
type Report = AnswerOf<typeof getTrackingReport>
type ReportQuery = QueryOf<typeof getTrackingReport>

const WINDOW_MS = 15 * 60_000
/** In a window. An address may be a sales centre's, where every touch of every visitor is counted. */
const MAX_PER_ADDRESS = 1_500
/** Nobody is to fill the disk by counting up one project from many addresses. */
const MAX_PER_PROJECT = 20_000
const DAY_MS = 24 * 3_600_000

type Done = Record<string, never>

export interface TrackingService {
  /** Stores an event (API-48), once for its key. */
  add(event: Event, facts: VisitorFacts): Promise<Result<Record<string, never>>>
  /** Counts of a project of the caller's account, by day in Berlin. */
  report(caller: Caller, query: ReportQuery): Promise<Result<Report>>
}

interface Parts {
  readonly database: Database
  /** ms since epoch. */
  readonly now: () => number
}

/** What visitors of the marketing portal do, and the view of it. */
export function createTrackingService({ database, now }: Parts): TrackingService {
  const db = database.kysely
  const byAddress = new WindowLimit({ windowMs: WINDOW_MS, now, limit: MAX_PER_ADDRESS })
  const byProject = new WindowLimit({ windowMs: WINDOW_MS, now, limit: MAX_PER_PROJECT })

  /** The unit as the marketing portal shows it; null = it does not. */
  async function pickUnit(project: Project, unitId: string): Promise<Unit | null> {
    const unit = await findUnit(db, unitId, { kind: 'project', projectId: project.id })
    return unit?.marketingPortalEnabled === true ? unit : null
  }

  async function add(sent: Event, ip: string, keep: Keep<Done>): Promise<Result<Done>> {
    const { projectId, unitId, systemId, eventUrl, portalId, checksum, ...event } = sent
    const network = getNetwork(ip)
    const waitSeconds = byAddress.wait(network)
    if (waitSeconds > 0) return tooMany(waitSeconds)
    byAddress.count(network)
    const project = await findProject(db, projectId, systemId)
    if (project === null) return unknown()
    const unit = unitId === null ? null : await pickUnit(project, unitId)
    if (unitId === null ? !(await isOnMarketingPortal(db, project.id)) : unit === null) return unknown()
    const projectWait = byProject.wait(project.id)
    if (projectWait > 0) return tooMany(projectWait)
    byProject.count(project.id)
    await database.transaction(async (transaction) => {
      await addTrackingEvent(transaction, {
        ...event,
        id: randomUUID(),
        projectId: project.id,
        unitId: unit?.id ?? null,
        details: { checksum, systemId: project.accountId, portalId, eventUrl: withoutToken(eventUrl) },
        createdAt: new Date(now()).toISOString(),
      })
      await keep(transaction, {})
    })
    return passed({})
  }

  return {
    add: (event, { ip, once }) => runOnce<Done>({ database, now }, once, (keep) => add(event, ip, keep)),

    report: (caller, query) => report(db, caller, query),
  }
}

async function report(db: Db, { account }: Caller, { projectId, from, to }: ReportQuery): Promise<Result<Report>> {
  const days = listDays(from, to)
  if (days === null)
    return failedWith('INVALID_VALUE', `From 1 to ${MAX_REPORT_DAYS} days, the first one first.`, { field: 'to' })
  const projects = await listProjects(db, account.id)
  const project =
    projectId === undefined
      ? projects[0]
      : (projects.find(hasId(projectId)) ?? projects.find(({ slug }) => slug === projectId))
  if (projectId !== undefined && project === undefined) return failedWith('NOT_FOUND', 'There is no such project.')
  const counts =
    project === undefined
      ? []
      : await countTrackingEvents(db, project.id, {
          // Days in Berlin begin an hour or two before those of UTC; what is too much falls out by its day.
          from: new Date(Date.parse(from) - DAY_MS).toISOString(),
          to: new Date(Date.parse(to) + 2 * DAY_MS).toISOString(),
        })
  return passed({
    projects: projects.map(({ packageId, name }) => ({ id: packageId, name })),
    projectId: project?.packageId ?? null,
    days: countsByDay(days, counts),
  })
}

/** The token of a saved configuration opens it (ADR 9): it is kept nowhere else. */
function withoutToken(path: string): string {
  return path.replace(/(\/configuration)\/.*/, '$1')
}

/** Every day from the last to the first; null = none, or too many. Both days `2026-11-20`. */
function listDays(from: string, to: string): string[] | null {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
  if (!isDay(from) || !isDay(to) || count < 1 || count > MAX_REPORT_DAYS) return null
  return Array.from({ length: count }, (_, at) => new Date(Date.parse(to) - at * DAY_MS).toISOString().slice(0, 10))
}

/** Whether the calendar has this day: 2026-11-31 would be read as the first of December. */
function isDay(text: string): boolean {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Whole hours fall into whole days: Berlin is whole hours ahead of UTC. */
function countsByDay(days: readonly string[], counts: readonly HourlyCount[]): Report['days'] {
  const byDay = new Map(days.map((day) => [day, new Map<TrackingEventType, number>()]))
  for (const { hour, eventType, count } of counts) {
    const type = TRACKING_EVENT_TYPES.find((known) => known === eventType)
    const day = byDay.get(berlinDay(Date.parse(hour)))
    if (type !== undefined) day?.set(type, (day.get(type) ?? 0) + count)
  }
  return [...byDay].map(([day, types]) => ({
    day,
    counts: [...types].map(([eventType, count]) => ({ eventType, count })),
  }))
}

const unknown = () => failedWith('NOT_FOUND', 'There is nothing like that on the marketing portal.')

function tooMany(waitSeconds: number) {
  return failedWith('TOO_MANY_REQUESTS', 'Too many events. Try again later.', {
    retryAfterSeconds: waitSeconds,
  })
}
