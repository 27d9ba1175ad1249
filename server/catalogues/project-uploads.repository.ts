import type { Db } from '#server/platform/db/database.types.ts'
import type { ProjectUploadsTable } from '#server/platform/db/file.schema.ts'

/** A package that somebody has uploaded and nobody has imported. */
export type ProjectUpload = Readonly<ProjectUploadsTable>

export async function addProjectUpload(db: Db, upload: ProjectUpload): Promise<void> {
  await db.insertInto('projectUploads').values(upload).execute()
}

/** null = there is none, or it came before `since`. */
export async function findProjectUpload(db: Db, id: string, since: string): Promise<ProjectUpload | null> {
  const row = await db
    .selectFrom('projectUploads')
    .selectAll()
    .where('id', '=', id)
    .where('createdAt', '>=', since)
    .executeTakeFirst()
  return row ?? null
}

/** Those that came before `before`, and all of a person (null = nobody). */
export async function listUnwanted(
  db: Db,
  { before, userId }: { readonly before: string; readonly userId: string | null },
): Promise<readonly ProjectUpload[]> {
  const query = db.selectFrom('projectUploads').selectAll()
  if (userId === null) return query.where('createdAt', '<', before).execute()
  return query.where((where) => where.or([where('createdAt', '<', before), where('userId', '=', userId)])).execute()
}

export async function deleteProjectUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom('projectUploads').where('id', '=', id).execute()
}

/** Whether some upload is this archive. */
export async function isUploadedArchive(db: Db, fileName: string): Promise<boolean> {
  const row = await db.selectFrom('projectUploads').select('id').where('fileName', '=', fileName).executeTakeFirst()
  return row !== undefined
}
