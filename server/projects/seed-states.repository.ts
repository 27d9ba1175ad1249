import type { Db } from '#server/platform/db/database.types.ts'

/** The fingerprint under which a seed was last brought in, or null. */
export async function findSeedFingerprint(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('seedStates').select('fingerprint').where('id', '=', id).executeTakeFirst()
  return row?.fingerprint ?? null
}

/** Notes that a seed has been brought in. `now`: ISO time. */
export async function saveSeedFingerprint(db: Db, id: string, fingerprint: string, now: string): Promise<void> {
  await db
    .insertInto('seedStates')
    .values({ id, fingerprint, updatedAt: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ fingerprint, updatedAt: now }))
    .execute()
}
