import { type ListedBuyer, listAccountBuyers } from '#server/identity/users.repository.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import type { Project } from '#server/projects/projects.repository.ts'
import { listUnits, type Unit } from '#server/projects/units.repository.ts'
import { listDeadlinesIn, findInUnit, isFor } from './deadlines.repository.ts'
import type { DeadlineMails } from './deadline-mails.ts'
import { remainingDays } from './deadline-texts.ts'
import type { Deadline, UnitDeadline } from './deadlines.types.ts'
import type { Locking } from './fixed-counts.ts'

/** More units than a project has. */
const ALL = { limit: 1_000_000, offset: 0 }
const NOTHING_FIXED = { fixedUnitCount: 0, fixedItemCount: 0 }
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
  /** Units in which it would fix something at once, and so many items; a trial alone finds out. */
  readonly fixedUnitCount: number
  readonly fixedItemCount: number
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
  /** Of these the ones in which it is over already and locks. */
  readonly lockings: readonly Locking[]
  /** The latter, and those of their people who want to hear of it. */
  readonly counts: Told
}

/** Looks for them, as the deadlines are to be. `now`: ms since epoch. */
export async function findAffected(
  db: Db,
  project: Project,
  { news, quiet }: DeadlineChange,
  { letters, now }: { readonly letters: Pick<DeadlineMails, 'listReaders'>; readonly now: number },
): Promise<Affected> {
  const book = await listDeadlinesIn(db, project.accountId, [project.id])
  const all = (await listBoughtUnits(db, project)).map(({ unit }) => unit)
  const listOpen = (unit: Unit) =>
    news
      .filter((deadline) => isFor(deadline, unit))
      .map((deadline) => findInUnit(book, deadline, unit.id))
      .filter(({ completion }) => completion === null)
  const told = all.filter((unit) => listOpen(unit).length > 0)
  const people = new Set<string>()
  for (const { id } of told) for (const { user } of await letters.listReaders(db, id)) people.add(user.id)
  return {
    units: all.filter((unit) => [...news, ...quiet].some((deadline) => isFor(deadline, unit))),
    told,
    lockings: told
      .map((unit) => ({ unit, trades: listLocked(listOpen(unit), now) }))
      // Where nothing locks, nobody has to read a whole configuration to find that out.
      .filter(({ trades }) => trades.length > 0),
    counts: { ...NOTHING_FIXED, unitCount: told.length, personCount: people.size, deadlineCount: news.length },
  }
}

/** The trades that those lock of which the day is over. */
function listLocked(deadlines: readonly UnitDeadline[], now: number): readonly string[] {
  return deadlines
    .filter(({ deadline, expiresAt }) => deadline.locks && remainingDays(expiresAt, now) < 0)
    .flatMap(({ deadline }) => deadline.trades)
}
