import { hasRight, hasRightEverywhere, listProjectsWith, type Right } from '#shared/domain/roles/roles.ts'
import type { UnitScope } from '#server/projects/units.repository.ts'
import type { Caller } from './sessions.service.ts'

/** Whether the caller may do something in a project, by the database's own id. */
export function mayIn({ grants }: Caller, right: Right, projectId: string): boolean {
  return hasRight(grants, right, projectId)
}

/** Whether they may do it in every project there is and will be. */
export function mayEverywhere({ grants }: Caller, right: Right): boolean {
  return hasRightEverywhere(grants, right)
}

/** The projects in which they may do it, by the database's own ids; null = in all of their account. */
export function projectsWith({ grants }: Caller, right: Right): readonly string[] | null {
  return listProjectsWith(grants, right)
}

/** Units to look among: a buyer's own, and for the account's own people those of the projects where they have the right. */
export function getScope(caller: Caller, right: Right): UnitScope {
  if (caller.user.group === 'buyer') return { kind: 'buyer', userId: caller.user.id }
  return { kind: 'account', accountId: caller.account.id, projectIds: projectsWith(caller, right) }
}
