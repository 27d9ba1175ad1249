import type { LeaveUnits } from '#server/identity/leaving.types.ts'
import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import { listVacant } from '#server/identity/users.repository.ts'
import { listPrivateOfUnits, saveDocument } from './documents.repository.ts'

/**
 * What was for the buyers of a unit that nobody has any more is the team's own from now on: it is for nobody who comes
 * later, unless the team says so anew.
 */
export const hideDocumentsOfVacant: LeaveUnits = async (db, { accountId, userId, unitIds, at }) => {
  const vacant = await listVacant(db, unitIds)
  for (const { id, unitId, role } of await listPrivateOfUnits(db, vacant)) {
    await saveDocument(db, id, { visibility: 'internal', updatedAt: at })
    await addAuditEntry(db, {
      accountId,
      unitId,
      userId,
      action: 'document.changed',
      subject: { kind: 'document', id },
      details: { role, visibility: 'internal' },
      at,
    })
  }
}
