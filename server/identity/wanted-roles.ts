import type { Grant, Role } from '#shared/domain/roles/roles.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'
import { findProject } from '#server/projects/projects.repository.ts'
import type { UserGroup } from './users.repository.ts'

interface Wanted {
  readonly group: UserGroup
  /** By the packages' ids of projects. */
  readonly roles: readonly { readonly role: Role; readonly projectId: string | null }[]
}

/** The roles that somebody is to hold, each once, by the database's own ids of projects; a fault where they do not fit. */
export async function readWantedRoles(
  db: Db,
  accountId: string,
  { group, roles }: Wanted,
): Promise<Result<readonly Grant[]>> {
  if ((group === 'user') !== roles.length > 0) {
    return failedWith('INVALID_VALUE', 'An operator needs a role, and nobody else has one.', { field: 'roles' })
  }
  const grants = new Map<string, Grant>()
  for (const [index, { role, projectId }] of roles.entries()) {
    if (role === 'admin') {
      return failedWith('INVALID_VALUE', 'An admin is of that group.', { field: `roles.${index}.role` })
    }
    const project = projectId === null ? null : await findProject(db, projectId, accountId)
    if (projectId !== null && project === null) {
      return failedWith('INVALID_VALUE', 'There is no such project.', { field: `roles.${index}.project_id` })
    }
    const grant = { role, projectId: project?.id ?? null }
    grants.set(JSON.stringify(grant), grant)
  }
  return passed([...grants.values()])
}
