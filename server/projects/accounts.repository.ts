import type { Db } from '#server/platform/db/database.types.ts'

export interface Account {
  readonly id: string
  readonly name: string
}

/** The account with this id, or null. */
export async function findAccount(db: Db, id: string): Promise<Account | null> {
  return (await db.selectFrom('accounts').select(['id', 'name']).where('id', '=', id).executeTakeFirst()) ?? null
}

/** All accounts of the portal, the one that was there first at the front. */
export async function listAccounts(db: Db): Promise<Account[]> {
  return db.selectFrom('accounts').select(['id', 'name']).orderBy('createdAt').orderBy('id').execute()
}

/** Creates the account or renames it. `now`: ISO time. */
export async function saveAccount(db: Db, account: Account, now: string): Promise<void> {
  await db
    .insertInto('accounts')
    .values({ id: account.id, name: account.name, createdAt: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name: account.name }))
    .execute()
}
