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

/** Whom changed deadlines concern: units that have not met them, and those of their people who want to hear of it. */
export interface Affected {
  readonly units: readonly Unit[]
  readonly told: Told
}

/** Looks for them, as the deadlines are to be. */
export async function findAffected(
  db: Db,
  project: Project,
  deadlines: readonly Deadline[],
  letters: Pick<DeadlineMails, 'listReaders'>,
): Promise<Affected> {
  const book = await listDeadlinesIn(db, project.accountId, [project.id])
  const bought = await listBoughtUnits(db, project)
  const units = bought
    .map(({ unit }) => unit)
    .filter((unit) =>
      deadlines.some((deadline) => isFor(deadline, unit) && findInUnit(book, deadline, unit.id).completion === null),
    )
  const people = new Set<string>()
  for (const { id } of units) for (const { user } of await letters.listReaders(db, id)) people.add(user.id)
  return {
    units,
    told: { unitCount: units.length, personCount: people.size, deadlineCount: deadlines.length },
  }
}
