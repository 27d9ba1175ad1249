import type { OwnChoices } from '#server/identity/own-data.service.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { findOwnedSince } from '#server/identity/users.repository.ts'
import { listProposalsOf } from './proposals.repository.ts'

/** What was proposed to a unit's buyers, and whether it was this one who answered: their own data (decision 24). */
export async function ownProposals(db: Db, unitId: string, buyerName: string): Promise<OwnChoices['proposals']> {
  const proposals = await listProposalsOf(db, unitId, await findOwnedSince(db, unitId))
  return proposals.map(({ authorName, note, sentAt, answeredAt, answererName }) => ({
    authorName,
    note,
    sentAt,
    answeredAt,
    answererName: answererName === buyerName ? answererName : null,
  }))
}
