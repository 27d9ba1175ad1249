import type { Locale } from '#shared/contracts/primitives.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import { listBuyersOfUnits, listFullNames } from '#server/identity/users.repository.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { listProjects } from '#server/projects/projects.repository.ts'
import { listUnitsById } from '#server/projects/units.repository.ts'
import type { StaffView } from './describe-staff-thread.ts'
import { listReadings } from './readings.repository.ts'
import type { Thread } from './threads.repository.ts'

/** What one of the team sees of threads besides their own rows, by id. */
export async function readViews(
  db: Db,
  caller: Caller,
  threads: readonly Thread[],
  locale: Locale | null,
): Promise<ReadonlyMap<string, StaffView>> {
  const unitIds = [...new Set(threads.map(({ unitId }) => unitId))]
  const units = new Map((await listUnitsById(db, unitIds)).map((unit) => [unit.id, unit]))
  const projects = new Map((await listProjects(db, caller.account.id)).map((project) => [project.id, project]))
  const buyers = await listBuyersOfUnits(db, unitIds)
  const readings = await listReadings(
    db,
    caller.user.id,
    threads.map(({ id }) => id),
  )
  const names = await listFullNames(
    db,
    threads.flatMap(({ assigneeId }) => assigneeId ?? []),
  )
  const views = new Map<string, StaffView>()
  for (const { id, unitId, projectId, createdAt, assigneeId } of threads) {
    const unit = units.get(unitId)
    const project = projects.get(projectId)
    if (unit === undefined || project === undefined) continue
    const present = buyers.get(unitId) ?? []
    // Who bought the unit later has no part in it (ROL-9).
    const isTheirs = present.some(({ assignedAt }) => assignedAt <= createdAt)
    const name = assigneeId === null ? undefined : names.get(assigneeId)
    views.set(id, {
      unit,
      project,
      locale,
      buyers: isTheirs ? present : [],
      assignee: assigneeId === null || name === undefined ? null : { id: assigneeId, name },
      readPosition: readings.get(id) ?? 0,
    })
  }
  return views
}
