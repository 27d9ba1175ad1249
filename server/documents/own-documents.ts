import type { OwnDocuments } from '#server/identity/own-data.service.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { listOpeningsBy } from './documents.repository.ts'

/** Which documents somebody has opened, and when first: their own data (decision 24). */
export async function ownDocuments(db: Db, userId: string): Promise<OwnDocuments> {
  const openings = await listOpeningsBy(db, userId)
  return openings.map(({ documentId, mark, openedAt }) => ({ documentId, version: mark, openedAt }))
}
