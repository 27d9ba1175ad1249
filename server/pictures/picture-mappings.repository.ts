import type * as z from 'zod/mini'
import type { MappingSchema } from '#shared/contracts/entities/picture.schema.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { readJson } from '#server/platform/db/stored-json.ts'

/** In wire spelling: it is answered as it is stored. */
export type PictureMapping = z.infer<typeof MappingSchema>

export interface StoredPictureMapping {
  readonly projectId: string
  readonly mapping: PictureMapping
  /** Strong, with its quotes. */
  readonly etag: string
}

/** The picture mapping of a project, or null when it has no pictures. */
export async function findPictureMapping(db: Db, projectId: string): Promise<StoredPictureMapping | null> {
  const row = await db
    .selectFrom('pictureMappings')
    .select(['mapping', 'etag'])
    .where('projectId', '=', projectId)
    .executeTakeFirst()
  return row ? { projectId, mapping: readJson<PictureMapping>(row.mapping), etag: row.etag } : null
}

/** Creates or replaces the mapping of a project. `now`: ISO time. */
export async function savePictureMapping(db: Db, stored: StoredPictureMapping, now: string): Promise<void> {
  const fields = { mapping: JSON.stringify(stored.mapping), etag: stored.etag, updatedAt: now }
  await db
    .insertInto('pictureMappings')
    .values({ projectId: stored.projectId, ...fields })
    .onConflict((conflict) => conflict.column('projectId').doUpdateSet(fields))
    .execute()
}
