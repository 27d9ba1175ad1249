import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { listInvitations } from '#shared/contracts/http/account.contract.ts'
import type { Grant } from '#shared/domain/roles/roles.ts'
import { findLatestDeliveries } from '#server/mail/mails.repository.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { getPackageIds } from '#server/platform/db/package-ids.ts'
import { listUnitsById } from '#server/projects/units.repository.ts'
import { type Invitation, invitationState } from './invitations.repository.ts'
import { mayIn } from './rights.ts'
import type { Caller } from './sessions.service.ts'

type Listed = AnswerOf<typeof listInvitations>[number]

/** Says invitations as their account's packages name units and projects, to a caller who may not see all of them. */
export async function describeInvitations(db: Db, invitations: readonly Invitation[], caller: Caller) {
  const projects = await getPackageIds(
    db,
    'projects',
    invitations
      .flatMap(({ projectId, roles }) => [projectId, ...roles.map((grant) => grant.projectId)])
      .flatMap((id) => id ?? []),
  )
  const named = await listUnitsById(db, [...new Set(invitations.flatMap(({ unitIds }) => unitIds))])
  const units = new Map(
    named.filter((unit) => mayIn(caller, 'inviteBuyers', unit.projectId)).map(({ id, packageId }) => [id, packageId]),
  )
  const deliveries = await findLatestDeliveries(
    db,
    'invitation',
    invitations.map(({ id }) => id),
  )
  const describeRoles = (roles: readonly Grant[]) =>
    roles.flatMap(({ role, projectId }) => {
      const name = projectId === null ? null : projects.get(projectId)
      return name === undefined ? [] : [{ role, projectId: name }]
    })
  return (invitation: Invitation, now: string) => ({
    ...describeAlone(invitation, now),
    projectId: projects.get(invitation.projectId ?? '') ?? null,
    unitIds: invitation.unitIds.flatMap((id) => units.get(id) ?? []),
    ...(invitation.group === 'user' ? { roles: describeRoles(invitation.roles) } : {}),
    mail: deliveries.get(invitation.id) ?? null,
  })
}

function describeAlone(invitation: Invitation, now: string): Omit<Listed, 'projectId' | 'unitIds' | 'roles' | 'mail'> {
  const { id, email, firstName, lastName, group, createdAt, sentAt, expiresAt, acceptedAt } = invitation
  const state = invitationState(invitation, now)
  return {
    id,
    email,
    firstName,
    lastName,
    group,
    state,
    createdAt,
    sentAt,
    expiresAt,
    acceptedAt,
  }
}
