import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { listOpenOfVacant, markProposalWithdrawn } from './proposals.repository.ts'

interface Leaving {
  readonly accountId: string
  /** Who has made it so. */
  readonly userId: string
  readonly unitIds: readonly string[]
  /** ISO time. */
  readonly at: string
}

/** Withdraws what is proposed in those of the units that nobody has any more: it is for nobody who comes later (PRP-8). */
export async function withdrawOfVacant(db: Db, { accountId, userId, unitIds, at }: Leaving): Promise<void> {
  for (const { id, unitId } of await listOpenOfVacant(db, unitIds)) {
    if (!(await markProposalWithdrawn(db, id, at))) continue
    await addAuditEntry(db, { accountId, unitId, userId, action: 'proposal.withdrawn', details: {}, at })
  }
}
