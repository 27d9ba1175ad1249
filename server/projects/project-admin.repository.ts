import type { Db } from '#server/platform/db/database.types.ts'
import type { FlagsByPortal, ProjectDetails } from './projects.repository.ts'
import { hasId, isCalled } from '#server/platform/db/package-ids.ts'
import { readJson } from '#server/platform/db/stored-json.ts'

/** A project as the administration lists it. */
export interface ProjectRow {
  /** As its package and every address call it. */
  readonly packageId: string
  readonly slug: string
  readonly name: string
  readonly town: string
  readonly variant: 'default' | 'residence'
  /** Without the units to try out. */
  readonly unitCount: number
  readonly sampleUnitCount: number
  /** ISO time; null = it came by no package. */
  readonly importedAt: string | null
}

/** The account's projects in their order, or of them those with these ids of the database's own; null = all. */
export async function listProjectRows(
  db: Db,
  accountId: string,
  projectIds: readonly string[] | null,
): Promise<ProjectRow[]> {
  const rows = await db
    .selectFrom('projects')
    .leftJoin('projectPackages', 'projectPackages.projectId', 'projects.id')
    .select(['projects.id', 'packageId', 'slug', 'name', 'variant', 'config', 'importedAt'])
    .where('accountId', '=', accountId)
    .orderBy('position')
    .orderBy('projects.id')
    .execute()
  const counts = await db
    .selectFrom('units')
    .select((select) => ['projectId', 'isSample', select.fn.countAll<number>().as('count')])
    .where('accountId', '=', accountId)
    .groupBy(['projectId', 'isSample'])
    .execute()
  const countIn = (projectId: string, isSample: 0 | 1) =>
    Number(counts.find((entry) => entry.projectId === projectId && entry.isSample === isSample)?.count ?? 0)
  const shown = rows.filter(({ id }) => projectIds?.includes(id) !== false)
  return shown.map(({ id, config, ...row }) => ({
    ...row,
    town: readJson<ProjectDetails>(config).town,
    unitCount: countIn(id, 0),
    sampleUnitCount: countIn(id, 1),
  }))
}

/** The flags of a project: what its package says, and what the administration has set instead. */
export interface StoredFlags {
  readonly projectId: string
  /** As addresses call the project. */
  readonly packageId: string
  /** 0 = nothing has been set yet. */
  readonly revision: number
  readonly imported: FlagsByPortal
  readonly chosen: FlagsByPortal
}

/** The flags of an account's project by its id or slug, or null. */
export async function findFlags(db: Db, idOrSlug: string, accountId: string): Promise<StoredFlags | null> {
  const rows = await db
    .selectFrom('projects')
    .select(['id', 'packageId', 'config', 'chosenFlags', 'flagsRevision'])
    .where('accountId', '=', accountId)
    .where(isCalled(idOrSlug))
    .orderBy('id')
    .execute()
  const row = rows.find(hasId(idOrSlug)) ?? rows[0]
  if (row === undefined) return null
  return {
    projectId: row.id,
    packageId: row.packageId,
    revision: row.flagsRevision,
    imported: readJson<ProjectDetails>(row.config).featureFlags,
    chosen: readJson<FlagsByPortal>(row.chosenFlags),
  }
}

/**
 * Sets what the administration has chosen, if nobody has since `expectedRevision`.
 * @returns whether it was stored: of two at the same time exactly one is
 */
export async function saveChosenFlags(
  db: Db,
  projectId: string,
  expectedRevision: number,
  chosen: FlagsByPortal,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('projects')
    .set({ chosenFlags: JSON.stringify(chosen), flagsRevision: expectedRevision + 1 })
    .where('id', '=', projectId)
    .where('flagsRevision', '=', expectedRevision)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
