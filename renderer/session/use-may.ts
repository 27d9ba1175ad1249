import { ADMIN_GRANTS, type Grant, hasRight, hasRightSomewhere, type Right } from '#shared/domain/roles/roles.ts'
import { type User, useSession } from './session.store.ts'

type Holder = Pick<User, 'group' | 'roles'>

/** Whether somebody may do something in this project, by its id; without one, in any (decision 62). The server decides. */
export function isEntitled(user: Holder | null, right: Right, projectId?: string): boolean {
  if (user === null) return false
  const grants: readonly Grant[] = user.group === 'admin' ? ADMIN_GRANTS : (user.roles ?? [])
  return projectId === undefined ? hasRightSomewhere(grants, right) : hasRight(grants, right, projectId)
}

/** The same for whoever is logged in. */
export function useMay(right: Right, projectId?: string): boolean {
  return useSession(({ user }) => isEntitled(user, right, projectId))
}
