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

/** What an account says of itself, several lines each; '' = nothing. */
export interface AccountTexts {
  readonly postalAddress: string
  readonly imprint: string
  readonly privacyNotice: string
}

/** What the account says of itself; null = there is no such account. */
export async function findAccountTexts(db: Db, id: string): Promise<AccountTexts | null> {
  const columns = ['postalAddress', 'imprint', 'privacyNotice'] as const
  return (await db.selectFrom('accounts').select(columns).where('id', '=', id).executeTakeFirst()) ?? null
}

/** Stores what an account says of itself. */
export async function saveAccountTexts(db: Db, id: string, texts: AccountTexts): Promise<void> {
  await db.updateTable('accounts').set(texts).where('id', '=', id).execute()
}

/** Creates the account or renames it. `now`: ISO time. */
export async function saveAccount(db: Db, account: Account, now: string): Promise<void> {
  await db
    .insertInto('accounts')
    .values({ id: account.id, name: account.name, createdAt: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name: account.name }))
    .execute()
}
