import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.types.ts'
import { findKeysInParts } from '#server/platform/db/file-leftovers.ts'
import type { UploadsTable } from '#server/platform/db/file.schema.ts'

/** A file that somebody has sent. */
export type Upload = Readonly<UploadsTable>

export async function addUpload(db: Db, upload: Upload): Promise<void> {
  await db.insertInto('uploads').values(upload).execute()
}

/** Those of the ids that there are, in no order. */
export async function listUploads(db: Db, ids: readonly string[]): Promise<readonly Upload[]> {
  if (ids.length === 0) return []
  return db.selectFrom('uploads').selectAll().where('id', 'in', ids).execute()
}

/**
 * Those of the ids that there are and that are the owner's, in no order. Until the transaction ends nobody deletes them; what
 * somebody is just deleting is not among them.
 */
export async function holdUploads(db: Db, ids: readonly string[], ownerId: string): Promise<readonly Upload[]> {
  if (ids.length === 0) return []
  // An update of nothing is the one lock that both databases have.
  const held = db.updateTable('uploads').set({ ownerId }).where('id', 'in', ids).where('ownerId', '=', ownerId)
  return held.returningAll().execute()
}

/** Notes that something names these from now on; those that something named before keep what they have. */
export async function markUsed(db: Db, ids: readonly string[], at: string): Promise<void> {
  if (ids.length === 0) return
  await db.updateTable('uploads').set({ usedAt: at }).where('id', 'in', ids).where('usedAt', 'is', null).execute()
}

/** No attachment names it, and no version of another document than this one. */
const isNamedByNothing = (documentId = '') =>
  sql<boolean>`not exists (select 1 from message_attachments a where a.upload_id = uploads.id)
    and not exists (
      select 1 from document_versions v where v.upload_id = uploads.id and v.document_id <> ${documentId})`

/** A document names these no more, which goes; those that something else names are still used. */
export async function markUnused(db: Db, ids: readonly string[], documentId: string): Promise<void> {
  if (ids.length === 0) return
  const unused = db.updateTable('uploads').set({ usedAt: null }).where('id', 'in', ids)
  await unused.where(isNamedByNothing(documentId)).execute()
}

/** True = it was the owner's, nothing named it, and it is gone. */
export async function deleteUnused(db: Db, id: string, ownerId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('uploads')
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .where('usedAt', 'is', null)
    .where(isNamedByNothing())
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Those that nothing has named since they came in, before `before`. */
export async function deleteOldUnused(db: Db, before: string): Promise<void> {
  await db
    .deleteFrom('uploads')
    .where('usedAt', 'is', null)
    .where('createdAt', '<', before)
    .where(isNamedByNothing())
    .execute()
}

/** Those of the keys that some upload has. */
export function findNamedKeys(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  return findKeysInParts(keys, (part) =>
    db.selectFrom('uploads').select('fileKey').distinct().where('fileKey', 'in', part).execute(),
  )
}

/** Those whose scan has not answered, the oldest first. */
export async function listWaiting(db: Db): Promise<readonly Upload[]> {
  return db.selectFrom('uploads').selectAll().where('scan', '=', 'waiting').orderBy('createdAt').execute()
}

/** What the scan has answered; gives the upload as it is now, null = another process was first, or it is gone. */
export async function saveScan(db: Db, id: string, scan: 'clean' | 'infected'): Promise<Upload | null> {
  const row = await db
    .updateTable('uploads')
    .set({ scan })
    .where('id', '=', id)
    .where('scan', '=', 'waiting')
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}
