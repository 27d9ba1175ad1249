import type { Db } from '#server/platform/db/database.types.ts'
import { findKeysInParts } from '#server/platform/db/file-leftovers.ts'
import type { ProjectImagesTable } from '#server/platform/db/file.schema.ts'
import { readJson } from '#server/platform/db/stored-json.ts'

/** What a picture shows, in the languages in which it has been said. */
export interface AltTexts {
  readonly de?: string | undefined
  readonly en?: string | undefined
}

/** A picture of a project's media library. */
export interface ProjectImage extends Readonly<Omit<ProjectImagesTable, 'alt'>> {
  readonly alt: AltTexts
}

/** Of a project, by the database's own id; the latest first. */
export async function listImages(db: Db, projectId: string): Promise<readonly ProjectImage[]> {
  const rows = await db
    .selectFrom('projectImages')
    .selectAll()
    .where('projectId', '=', projectId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toImage)
}

/** null = the project has no such picture. */
export async function findImage(db: Db, projectId: string, id: string): Promise<ProjectImage | null> {
  const row = await db
    .selectFrom('projectImages')
    .selectAll()
    .where('id', '=', id)
    .where('projectId', '=', projectId)
    .executeTakeFirst()
  return row ? toImage(row) : null
}

/** Adds a picture; gives the one that is there already where the project has the same. */
export async function addImage(db: Db, image: ProjectImage): Promise<ProjectImage> {
  const added = await db
    .insertInto('projectImages')
    .values({ ...image, alt: JSON.stringify(image.alt) })
    .onConflict((conflict) => conflict.columns(['projectId', 'fileKey']).doNothing())
    .returningAll()
    .executeTakeFirst()
  const row =
    added ??
    (await db
      .selectFrom('projectImages')
      .selectAll()
      .where('projectId', '=', image.projectId)
      .where('fileKey', '=', image.fileKey)
      .executeTakeFirstOrThrow())
  return toImage(row)
}

/** null = the project has no such picture any more. */
export async function saveAlt(db: Db, projectId: string, id: string, alt: AltTexts): Promise<ProjectImage | null> {
  const row = await db
    .updateTable('projectImages')
    .set({ alt: JSON.stringify(alt) })
    .where('id', '=', id)
    .where('projectId', '=', projectId)
    .returningAll()
    .executeTakeFirst()
  return row ? toImage(row) : null
}

/** False = it was gone already. */
export async function deleteImage(db: Db, projectId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('projectImages')
    .where('id', '=', id)
    .where('projectId', '=', projectId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Whether some media library has the file. `key`: of the file store. */
export async function isLibraryFile(db: Db, key: string): Promise<boolean> {
  return (await findImageKeys(db, [key])).has(key)
}

/** Those of the keys that some media library has. */
export function findImageKeys(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  return findKeysInParts(keys, (part) =>
    db.selectFrom('projectImages').select('fileKey').distinct().where('fileKey', 'in', part).execute(),
  )
}

function toImage({ alt, ...row }: ProjectImagesTable): ProjectImage {
  return { ...row, alt: readJson<AltTexts>(alt) }
}
