import type { Db } from '#server/platform/db/database.types.ts'

export interface SetupLink {
  /** SHA-256 of the token, hex; the token itself is stored nowhere. */
  readonly tokenHash: string
  /** ISO times. */
  readonly createdAt: string
  readonly expiresAt: string
}

/** Makes it the only link there is; null = there is none then. In a transaction. */
export async function replaceSetupLink(db: Db, link: SetupLink | null): Promise<void> {
  await db.deleteFrom('setupLinks').execute()
  if (link !== null) await db.insertInto('setupLinks').values(link).execute()
}

/** When the link that works at `now` (ISO time) ends; null = it does not work. */
export async function findSetupLinkEnd(db: Db, tokenHash: string, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('setupLinks')
    .select('expiresAt')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return row?.expiresAt ?? null
}

/** Uses the link up: of several that come together with it one gets true. `now`: ISO time. */
export async function useSetupLink(db: Db, tokenHash: string, now: string): Promise<boolean> {
  const row = await db
    .deleteFrom('setupLinks')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .returning('tokenHash')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether anybody could log in. */
export async function hasPeople(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}
