import type { Db } from '#server/platform/db/database.types.ts'
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

/** Notes that something names these from now on; those that something named before keep their time. */
export async function markUsed(db: Db, ids: readonly string[], at: string): Promise<void> {
  if (ids.length === 0) return
  await db.updateTable('uploads').set({ usedAt: at }).where('id', 'in', ids).where('usedAt', 'is', null).execute()
}

/** Nothing names these any more. */
export async function markUnused(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.updateTable('uploads').set({ usedAt: null }).where('id', 'in', ids).execute()
}

/** True = it was the owner's, nothing named it, and it is gone. */
export async function deleteUnused(db: Db, id: string, ownerId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('uploads')
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
