import type { User } from './session.store.ts'

type Group = User['group']

/** Who runs the project: content for them is for no buyer (AUT-38). */
export const STAFF: readonly Group[] = ['admin', 'user']

/** Whether content of these groups is for this user; nobody, and a group that is not named, gets none (AUT-46). */
export function isInGroup(user: Pick<User, 'group'> | null, groups: readonly Group[]): boolean {
  return user !== null && groups.includes(user.group)
}
