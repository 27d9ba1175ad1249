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

/** Creates it or replaces all of it; false = the account has another one of this tag in this language. */
export async function saveModule(db: Db, module: TextModule): Promise<boolean> {
  const { accountId, tag, locale, id } = module
  const other = await db
    .selectFrom('textModules')
    .select('id')
    .where('accountId', '=', accountId)
    .where('tag', '=', tag)
    .where('locale', '=', locale)
    .where('id', '!=', id)
    .executeTakeFirst()
  if (other !== undefined) return false
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('textModules')
    .values(module)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(module))
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function deleteModule(db: Db, id: string): Promise<void> {
  await db.deleteFrom('textModules').where('id', '=', id).execute()
}
