import type { TextModulesTable } from '#server/platform/db/communication.schema.ts'
import type { Db } from '#server/platform/db/database.types.ts'

export type TextModule = Readonly<TextModulesTable>

/** An account's, by title. */
export async function listModules(db: Db, accountId: string): Promise<readonly TextModule[]> {
  return db
    .selectFrom('textModules')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('title')
    .orderBy('id')
    .execute()
}

/** A text module of the account, or null. */
export async function findModule(db: Db, accountId: string, id: string): Promise<TextModule | null> {
  const row = await db
    .selectFrom('textModules')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** False = the account has one of this tag in this language. */
export async function addModule(db: Db, module: TextModule): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('textModules')
    .values(module)
    .onConflict((conflict) => conflict.columns(['accountId', 'tag', 'locale']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * Replaces all of it; false = it is gone.
 * @throws when the account has another one of this tag in this language (`isDouble`)
 */
export async function changeModule(db: Db, { id, ...saying }: TextModule): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('textModules').set(saying).where('id', '=', id).executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function deleteModule(db: Db, id: string): Promise<void> {
  await db.deleteFrom('textModules').where('id', '=', id).execute()
}
