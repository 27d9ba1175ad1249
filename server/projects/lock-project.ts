import type { Db } from '#server/platform/db/database.types.ts'

/** Whoever locks the same project waits until this transaction ends, so that what is read of it then is how it stands. */
export async function lockProject(db: Db, projectId: string): Promise<void> {
  await db.updateTable('projects').set({ id: projectId }).where('id', '=', projectId).execute()
}
