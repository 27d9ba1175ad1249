import * as z from 'zod/mini'
import type { Db } from '#server/platform/db/database.types.ts'
import { readJson } from '#server/platform/db/stored-json.ts'

/** Of what is noted of a change to somebody's record, the fields that are data of theirs. */
const PERSONAL = ['first_name', 'last_name', 'email']
const DetailsSchema = z.looseObject({ changes: z.array(z.looseObject({ field: z.string() })) })

/** Takes out of the log what people of these ids were called before and after a change; that it was made stays. */
export async function erasePersonalChanges(db: Db, userIds: readonly string[]): Promise<void> {
  const rows = await db
    .selectFrom('auditLog')
    .select(['id', 'details'])
    .where('subjectKind', '=', 'user')
    .where('subjectId', 'in', userIds)
    .where('action', '=', 'user.changed')
    .execute()
  for (const { id, details } of rows) {
    const parsed = z.safeParse(DetailsSchema, readJson(details))
    if (!parsed.success) continue
    const changes = parsed.data.changes.filter(({ field }) => !PERSONAL.includes(field))
    await db
      .updateTable('auditLog')
      .set({ details: JSON.stringify({ ...parsed.data, changes }) })
      .where('id', '=', id)
      .execute()
  }
}
