import type { Portal } from '#shared/contracts/primitives.ts'
import type { ProjectDesign } from '#shared/domain/designs/design.types.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { readJson } from '#server/platform/db/stored-json.ts'

/** What visitors of a portal see by its staff; null = they have published nothing. */
export async function findPublishedDesign(db: Db, projectId: string, portal: Portal): Promise<ProjectDesign | null> {
  const row = await db
    .selectFrom('configuratorDesigns')
    .select('design')
    .where('projectId', '=', projectId)
    .where('portal', '=', portal)
    .executeTakeFirst()
  return row === undefined || row.design === null ? null : readJson<ProjectDesign>(row.design)
}

/** Portals of a project whose staff have published something. */
export async function listPublishedPortals(db: Db, projectId: string): Promise<Portal[]> {
  const rows = await db
    .selectFrom('configuratorDesigns')
    .select('portal')
    .where('projectId', '=', projectId)
    .where('design', 'is not', null)
    .orderBy('portal')
    .execute()
  return rows.map(({ portal }) => portal)
}
