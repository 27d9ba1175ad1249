import type { Portal } from '#shared/contracts/primitives.ts'
import type { DashboardVersion, ProjectDesign } from '#shared/domain/designs/design.types.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { readJson } from '#server/platform/db/stored-json.ts'
import { getFullName } from '#server/identity/full-name.ts'

/** Published ones that can be brought back. */
export const KEPT_VERSIONS = 20

/** When somebody saved, and their name; null = their record is gone. */
export interface Saved {
  /** ISO time. */
  readonly savedAt: string
  readonly savedBy: string | null
}

export interface StoredDesign extends Saved {
  readonly id: string
  /** The database's own id. */
  readonly projectId: string
  readonly portal: Portal
  /** Goes up by one with every change; `savedAt` and `savedBy` are of the last. */
  readonly revision: number
  /** null = nothing has been published yet. */
  readonly published: (ProjectDesign & Saved) | null
  readonly draft: (ProjectDesign & Saved) | null
}

interface Version extends Saved {
  readonly revision: number
  readonly dashboardVersion: DashboardVersion
}

/** Who changes something, and when (ISO time). */
export interface Change {
  readonly userId: string
  readonly at: string
}

/** The design of a portal, or by its id; null = there is none. */
export async function findDesign(
  db: Db,
  which: { readonly id: string } | { readonly projectId: string; readonly portal: Portal },
): Promise<StoredDesign | null> {
  const query = db
    .selectFrom('configuratorDesigns as designs')
    .leftJoin('users as savers', 'savers.id', 'designs.savedBy')
    .leftJoin('users as publishers', 'publishers.id', 'designs.publishedBy')
    .leftJoin('users as drafters', 'drafters.id', 'designs.draftBy')
    .selectAll('designs')
    .select([
      'savers.firstName as saverFirst',
      'savers.lastName as saverLast',
      'publishers.firstName as publisherFirst',
      'publishers.lastName as publisherLast',
      'drafters.firstName as drafterFirst',
      'drafters.lastName as drafterLast',
    ])
  const row = await ('id' in which
    ? query.where('designs.id', '=', which.id)
    : query.where('designs.projectId', '=', which.projectId).where('designs.portal', '=', which.portal)
  ).executeTakeFirst()
  if (row === undefined) return null
  return {
    id: row.id,
    projectId: row.projectId,
    portal: row.portal,
    revision: row.revision,
    savedAt: row.savedAt,
    savedBy: readName(row.saverFirst, row.saverLast),
    published: readSaved(row.design, row.publishedAt, readName(row.publisherFirst, row.publisherLast)),
    draft: readSaved(row.draft, row.draftAt, readName(row.drafterFirst, row.drafterLast)),
  }
}

function readName(firstName: string | null, lastName: string | null): string | null {
  return firstName === null || lastName === null ? null : getFullName({ firstName, lastName })
}

function readSaved(
  design: string | null,
  savedAt: string | null,
  savedBy: string | null,
): (ProjectDesign & Saved) | null {
  return design === null || savedAt === null ? null : { ...readJson<ProjectDesign>(design), savedAt, savedBy }
}

/** The project of a design of the account, by the database's own id; null = the account has no such design. */
export async function findDesignProject(db: Db, accountId: string, designId: string): Promise<string | null> {
  const row = await db
    .selectFrom('configuratorDesigns')
    .innerJoin('projects', 'projects.id', 'configuratorDesigns.projectId')
    .select('projects.id')
    .where('configuratorDesigns.id', '=', designId)
    .where('projects.accountId', '=', accountId)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Makes the row of a portal's first design, at revision 0 and without anything in it; of two at once one does. */
export async function addDesign(
  db: Db,
  { id, projectId, portal }: Pick<StoredDesign, 'id' | 'projectId' | 'portal'>,
  { userId, at }: Change,
): Promise<void> {
  await db
    .insertInto('configuratorDesigns')
    .values({
      id,
      projectId,
      portal,
      revision: 0,
      savedAt: at,
      savedBy: userId,
      design: null,
      publishedAt: null,
      publishedBy: null,
      draft: null,
      draftAt: null,
      draftBy: null,
    })
    .onConflict((conflict) => conflict.columns(['projectId', 'portal']).doNothing())
    .execute()
}

/**
 * Shows a design to colleagues alone; what is published stays. null takes away what they were shown.
 * @returns whether it was stored: of two on the same revision exactly one is
 */
export async function saveDraft(
  db: Db,
  { id, revision }: Pick<StoredDesign, 'id' | 'revision'>,
  draft: ProjectDesign | null,
  { userId, at }: Change,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('configuratorDesigns')
    .set({
      revision: revision + 1,
      savedAt: at,
      savedBy: userId,
      draft: draft && JSON.stringify(draft),
      draftAt: draft && at,
      draftBy: draft && userId,
    })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Shows a design to everybody, in the place of a draft, and keeps it among the last that were. In a transaction.
 * @returns whether it was stored: of two on the same revision exactly one is
 */
export async function publishDesign(
  db: Db,
  { id, revision }: Pick<StoredDesign, 'id' | 'revision'>,
  published: ProjectDesign,
  { userId, at }: Change,
): Promise<boolean> {
  const design = JSON.stringify(published)
  const { numUpdatedRows } = await db
    .updateTable('configuratorDesigns')
    .set({
      revision: revision + 1,
      savedAt: at,
      savedBy: userId,
      design,
      publishedAt: at,
      publishedBy: userId,
      draft: null,
      draftAt: null,
      draftBy: null,
    })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  const { dashboardVersion } = published
  await db
    .insertInto('configuratorDesignVersions')
    .values({ designId: id, revision: revision + 1, dashboardVersion, design, savedAt: at, savedBy: userId })
    .execute()
  await deleteOldVersions(db, id)
  return true
}

async function deleteOldVersions(db: Db, designId: string): Promise<void> {
  const oldest = await db
    .selectFrom('configuratorDesignVersions')
    .select('revision')
    .where('designId', '=', designId)
    .orderBy('revision', 'desc')
    .offset(KEPT_VERSIONS - 1)
    .limit(1)
    .executeTakeFirst()
  if (oldest === undefined) return
  await db
    .deleteFrom('configuratorDesignVersions')
    .where('designId', '=', designId)
    .where('revision', '<', oldest.revision)
    .execute()
}

/** What was published of a design, the newest first. */
export async function listVersions(db: Db, designId: string): Promise<Version[]> {
  const rows = await db
    .selectFrom('configuratorDesignVersions as versions')
    .leftJoin('users', 'users.id', 'versions.savedBy')
    .select(['versions.revision', 'versions.dashboardVersion', 'versions.savedAt', 'firstName', 'lastName'])
    .where('designId', '=', designId)
    .orderBy('versions.revision', 'desc')
    .execute()
  return rows.map(({ firstName, lastName, ...row }) => ({ ...row, savedBy: readName(firstName, lastName) }))
}

/** As it was published at a revision; null = it was not, or is no longer kept. */
export async function findVersion(db: Db, designId: string, revision: number): Promise<ProjectDesign | null> {
  const row = await db
    .selectFrom('configuratorDesignVersions')
    .select('design')
    .where('designId', '=', designId)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return row === undefined ? null : readJson<ProjectDesign>(row.design)
}
