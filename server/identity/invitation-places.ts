import type { BodyOf } from '#shared/contracts/http/endpoint.ts'
import type { createInvitation } from '#shared/contracts/http/account.contract.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import type { Invitation } from './invitations.repository.ts'
import { findFirstProject, findProject, type Project } from '#server/projects/projects.repository.ts'
import { findUnit, type Unit } from '#server/projects/units.repository.ts'
import { getScope, mayIn } from './rights.ts'
import type { Caller } from './sessions.service.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'

/** What somebody is invited to. */
export interface Place {
  readonly units: readonly Unit[]
  /** Whose name and page the mail has; null = the account has no project. */
  readonly project: Project | null
}

/** The units and the project that are meant, of those that the caller may invite to; a fault of the body where they do not fit. */
export async function getPlace(
  db: Db,
  caller: Caller,
  { group, unitIds, projectId }: Pick<BodyOf<typeof createInvitation>, 'group' | 'unitIds' | 'projectId'>,
): Promise<Result<Place>> {
  const accountId = caller.account.id
  const named = projectId === undefined ? null : await findProject(db, projectId, accountId)
  if (projectId !== undefined && (named === null || !mayIn(caller, 'inviteBuyers', named.id))) {
    return failedWith('UNIT_UNKNOWN', 'There is no such project.', { field: 'project_id' })
  }
  const units: Unit[] = []
  for (const [index, unitId] of unitIds.entries()) {
    const place = { accountId, projectIdOrSlug: named?.id ?? null }
    const unit = await findUnit(db, unitId, getScope(caller, 'inviteBuyers'), place)
    if (unit === null || unit.isSample) {
      return failedWith('UNIT_UNKNOWN', 'There is no such unit.', { field: `unit_ids.${index}` })
    }
    if (!units.some(({ id }) => id === unit.id)) units.push(unit)
  }
  if ((group === 'buyer') !== units.length > 0) {
    const message = 'A buyer needs at least one unit, an operator none.'
    return failedWith('UNITS_NOT_FITTING', message, { field: 'unit_ids' })
  }
  return passed({ units, project: named ?? (await getProject(db, accountId, units[0]?.projectId ?? null)) })
}

/** What is left of the units and the project of an invitation that is stored. */
export async function placeOfStored(db: Db, { accountId, projectId, unitIds }: Invitation): Promise<Place> {
  const units: Unit[] = []
  for (const id of unitIds) {
    const unit = await findUnit(db, id, { kind: 'account', accountId })
    if (unit !== null) units.push(unit)
  }
  return { units, project: await getProject(db, accountId, projectId) }
}

function getProject(db: Db, accountId: string, projectId: string | null): Promise<Project | null> {
  return projectId === null ? findFirstProject(db, accountId) : findProject(db, projectId, accountId)
}
