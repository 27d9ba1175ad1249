import * as z from 'zod/mini'
import type { ReadAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { listInvitedNames } from './invitations.repository.ts'
import { listFullNames } from './users.repository.ts'

const ConcernedSchema = z.object({
  userIds: z._default(z.array(z.string()), []),
  invitationIds: z._default(z.array(z.string()), []),
})

function listConcerned({ details }: ReadAuditEntry): z.infer<typeof ConcernedSchema> {
  const parsed = z.safeParse(ConcernedSchema, details)
  return parsed.success ? parsed.data : { userIds: [], invitationIds: [] }
}

/** Names those whom entries concern besides who did it and whom it was done to. */
export async function readConcerned(db: Db, entries: readonly ReadAuditEntry[]) {
  const all = entries.map(listConcerned)
  const users = await listFullNames(
    db,
    all.flatMap(({ userIds }) => userIds),
  )
  const invitations = await listInvitedNames(
    db,
    all.flatMap(({ invitationIds }) => invitationIds),
  )
  return (entry: ReadAuditEntry): string[] => {
    const { userIds, invitationIds } = listConcerned(entry)
    return [
      ...userIds.flatMap((id) => users.get(id) ?? []),
      ...invitationIds.flatMap((id) => invitations.get(id) ?? []),
    ]
  }
}
