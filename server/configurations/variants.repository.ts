import type { Selectable } from 'kysely'
import type { Selections } from '#shared/domain/selections/selections.types.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import type { ConfigurationVariantsTable } from '#server/platform/db/configuration.schema.ts'
import { readJson } from '#server/platform/db/stored-json.ts'

export interface StoredVariant {
  readonly id: string
  readonly unitId: string
  readonly name: string
  /** The catalogue it was saved on. */
  readonly catalogueId: string
  readonly selections: Selections
  /** ISO time. */
  readonly createdAt: string
  readonly updatedAt: string
}

export interface VariantWrite {
  readonly id: string
  readonly unitId: string
  readonly name: string
  readonly catalogueId: string
  readonly selections: Selections
  readonly userId: string | null
  /** ISO time. */
  readonly now: string
}

/** The variants of a unit, oldest first. */
export async function listVariants(db: Db, unitId: string): Promise<readonly StoredVariant[]> {
  const rows = await db
    .selectFrom('configurationVariants')
    .selectAll()
    .where('unitId', '=', unitId)
    .orderBy('createdAt')
    .orderBy('place')
    .execute()
  return rows.map(toVariant)
}

/** One of the unit's; null when there is none with this id. */
export async function findVariant(db: Db, unitId: string, id: string): Promise<StoredVariant | null> {
  const row = await db
    .selectFrom('configurationVariants')
    .selectAll()
    .where('unitId', '=', unitId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? toVariant(row) : null
}

/** Adds a variant unless the unit has `limit` of them already, however many writers there are. Whether it was added. */
export async function addVariant(db: Db, variant: VariantWrite, limit: number): Promise<boolean> {
  const { now, userId, selections, ...fields } = variant
  for (let place = 1; place <= limit; place++) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('configurationVariants')
      .values({
        ...fields,
        place,
        selections: JSON.stringify(selections),
        createdAt: now,
        updatedAt: now,
        updatedBy: userId,
      })
      .onConflict((conflict) => conflict.columns(['unitId', 'place']).doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 1n) return true
  }
  return false
}

/** Writes name and choices of a variant. Whether there was one. */
export async function saveVariant(db: Db, variant: VariantWrite): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('configurationVariants')
    .set({
      name: variant.name,
      catalogueId: variant.catalogueId,
      selections: JSON.stringify(variant.selections),
      updatedAt: variant.now,
      updatedBy: variant.userId,
    })
    .where('unitId', '=', variant.unitId)
    .where('id', '=', variant.id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Whether there was one. */
export async function deleteVariant(db: Db, unitId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('configurationVariants')
    .where('unitId', '=', unitId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

function toVariant(row: Selectable<ConfigurationVariantsTable>): StoredVariant {
  return {
    id: row.id,
    unitId: row.unitId,
    name: row.name,
    catalogueId: row.catalogueId,
    selections: readJson<Selections>(row.selections),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}
