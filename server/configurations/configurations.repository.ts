import type { Selectable } from 'kysely'
import type { ConfigurationStatus } from '#shared/domain/selections/configuration-status.ts'
import { NO_SELECTIONS, type OpenedPart, type Selections } from '#shared/domain/selections/selections.types.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import type { ConfigurationsTable } from '#server/platform/db/configuration.schema.ts'
import { readJson } from '#server/platform/db/stored-json.ts'

/** A part that the team has opened of an order. */
export interface StoredPart extends OpenedPart {
  /** The rest of it is ordered already: no step of the team opens it as a whole. */
  readonly isOrdered: boolean
}

export interface StoredConfiguration {
  readonly unitId: string
  /** 0 = nothing has been stored yet; goes up by one with every write (decision 6). */
  readonly revision: number
  /** The catalogue the selections were made on (decision 5); null = nothing has been stored yet. */
  readonly catalogueId: string | null
  readonly selections: Selections
  readonly status: ConfigurationStatus
  /** null = all of it is open, as far as no deadline says otherwise. */
  readonly openedPart: StoredPart | null
}

export interface ConfigurationWrite {
  readonly unitId: string
  /** The revision the write was based on. */
  readonly expectedRevision: number
  readonly catalogueId: string
  readonly selections: Selections
  readonly status: ConfigurationStatus
  readonly openedPart: StoredPart | null
  readonly userId: string | null
  /** ISO time. */
  readonly now: string
}

export type ConfigurationWriteResult =
  | { readonly ok: true; readonly revision: number }
  | { readonly ok: false; readonly current: StoredConfiguration }

/** The configuration of a unit; an empty one at revision 0 when nothing has been stored yet. */
export async function findConfiguration(db: Db, unitId: string): Promise<StoredConfiguration> {
  const row = await db.selectFrom('configurations').selectAll().where('unitId', '=', unitId).executeTakeFirst()
  return row
    ? toConfiguration(row)
    : { unitId, revision: 0, catalogueId: null, selections: NO_SELECTIONS, status: 'pending', openedPart: null }
}

/** A configuration without its selections. */
export interface ConfigurationMark extends Omit<StoredConfiguration, 'selections' | 'openedPart'> {
  /** ISO time. */
  readonly updatedAt: string
}

/** Of all units of an account that have something stored, by unit. */
export async function listConfigurationMarks(
  db: Db,
  accountId: string,
): Promise<ReadonlyMap<string, ConfigurationMark>> {
  const rows = await db
    .selectFrom('configurations')
    .innerJoin('units', 'units.id', 'configurations.unitId')
    .select(['unitId', 'revision', 'configurations.catalogueId', 'status', 'configurations.updatedAt'])
    .where('units.accountId', '=', accountId)
    .execute()
  return new Map(rows.map((row) => [row.unitId, row]))
}

/** What is stored of these units; those without anything are missing. */
export async function listConfigurations(db: Db, unitIds: readonly string[]): Promise<StoredConfiguration[]> {
  if (unitIds.length === 0) return []
  return (await db.selectFrom('configurations').selectAll().where('unitId', 'in', unitIds).execute()).map(
    toConfiguration,
  )
}

/**
 * Stores a configuration if nobody has written since `expectedRevision`; else changes nothing and
 * gives back what is stored now. Of two writers at the same time exactly one wins.
 */
export async function saveConfiguration(db: Db, write: ConfigurationWrite): Promise<ConfigurationWriteResult> {
  const revision = write.expectedRevision + 1
  const fields = {
    revision,
    catalogueId: write.catalogueId,
    selections: JSON.stringify(write.selections),
    status: write.status,
    openedPart: write.openedPart === null ? null : JSON.stringify(write.openedPart),
    updatedAt: write.now,
    updatedBy: write.userId,
  }
  const written =
    write.expectedRevision === 0
      ? await db
          .insertInto('configurations')
          .values({ unitId: write.unitId, ...fields })
          .onConflict((conflict) => conflict.column('unitId').doNothing())
          .executeTakeFirst()
          .then((result) => result.numInsertedOrUpdatedRows)
      : await db
          .updateTable('configurations')
          .set(fields)
          .where('unitId', '=', write.unitId)
          .where('revision', '=', write.expectedRevision)
          .executeTakeFirst()
          .then((result) => result.numUpdatedRows)
  if (written === 1n) return { ok: true, revision }
  return { ok: false, current: await findConfiguration(db, write.unitId) }
}

function toConfiguration(row: Selectable<ConfigurationsTable>): StoredConfiguration {
  return {
    unitId: row.unitId,
    revision: row.revision,
    catalogueId: row.catalogueId,
    selections: readJson<Selections>(row.selections),
    status: row.status,
    openedPart: row.openedPart === null ? null : readJson<StoredPart>(row.openedPart),
  }
}
