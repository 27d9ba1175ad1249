import { type ListedBuyer, listAccountBuyers } from '#server/identity/users.repository.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import type { Project } from '#server/projects/projects.repository.ts'
import { listUnits, type Unit } from '#server/projects/units.repository.ts'
import { listDeadlinesIn, findInUnit, isFor } from './deadlines.repository.ts'
import type { DeadlineMails } from './deadline-mails.ts'
import type { Deadline } from './deadlines.types.ts'

/** More units than a project has. */
const ALL = { limit: 1_000_000, offset: 0 }
const NOBODY: readonly ListedBuyer[] = []

export interface BoughtUnit {
  readonly unit: Unit
  /** At least one. */
  readonly buyers: readonly ListedBuyer[]
}

/** The units of a project that somebody has bought: deadlines are for their people. */
export async function listBoughtUnits(db: Db, project: Pick<Project, 'id' | 'accountId'>): Promise<BoughtUnit[]> {
  const buyers = await listAccountBuyers(db, project.accountId)
  const { units } = await listUnits(db, { kind: 'project', projectId: project.id }, { page: ALL })
  return units
    .filter(({ isSample }) => !isSample)
    .map((unit) => ({ unit, buyers: buyers.get(unit.id) ?? NOBODY }))
    .filter((one) => one.buyers.length > 0)
}

export interface Told {
  readonly unitCount: number
  readonly personCount: number
  readonly deadlineCount: number
}

/** What becomes of some deadlines of a project. */
export interface DeadlineChange {
  /** Of these buyers have to hear. */
  readonly news: readonly Deadline[]
  /** These are others than before, or no more, and nobody need hear of it. */
  readonly quiet: readonly Deadline[]
}

/** Whom changed deadlines concern. */
export interface Affected {
  /** Units whose dates look or lock in another way, whether they have met them or not. */
  readonly units: readonly Unit[]
  /** Of these the ones that have not met what buyers have to hear of. */
  readonly told: readonly Unit[]
  /** The latter, and those of their people who want to hear of it. */
  readonly counts: Told
}

/** Looks for them, as the deadlines are to be. */
export async function findAffected(
  db: Db,
  project: Project,
  { news, quiet }: DeadlineChange,
  letters: Pick<DeadlineMails, 'listReaders'>,
): Promise<Affected> {
  const book = await listDeadlinesIn(db, project.accountId, [project.id])
  const all = (await listBoughtUnits(db, project)).map(({ unit }) => unit)
  const told = all.filter((unit) =>
    news.some((deadline) => isFor(deadline, unit) && findInUnit(book, deadline, unit.id).completion === null),
  )
  const people = new Set<string>()
  for (const { id } of told) for (const { user } of await letters.listReaders(db, id)) people.add(user.id)
  return {
    units: all.filter((unit) => [...news, ...quiet].some((deadline) => isFor(deadline, unit))),
    told,
    counts: { unitCount: told.length, personCount: people.size, deadlineCount: news.length },
  }
}
