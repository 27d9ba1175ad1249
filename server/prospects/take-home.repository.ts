import type { Db } from '#server/platform/db/database.types.ts'
import { readJson } from '#server/platform/db/stored-json.ts'
import type { StoredChoices } from './saved-choices.ts'

/** What a short code opens. */
export interface TakeHomeLink extends StoredChoices {
  readonly unitId: string
}

/** `codeHash`: SHA-256 of the code, hex; the code itself is stored nowhere. False = the code is another link's. */
export async function addTakeHomeLink(db: Db, codeHash: string, link: TakeHomeLink): Promise<boolean> {
  const { configuration, ...fields } = link
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('takeHomeLinks')
    .values({ codeHash, ...fields, kind: 'configuration', content: JSON.stringify(configuration) })
    .onConflict((conflict) => conflict.column('codeHash').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** What a code opens, or null when it is unknown or over at `now` (ISO time). */
export async function findTakeHomeLink(db: Db, codeHash: string, now: string): Promise<TakeHomeLink | null> {
  const row = await db
    .selectFrom('takeHomeLinks')
    .selectAll()
    .where('codeHash', '=', codeHash)
    .where('kind', '=', 'configuration')
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  if (row === undefined) return null
  const { content, codeHash: _hash, kind: _kind, ...link } = row
  return { ...link, configuration: readJson<StoredChoices['configuration']>(content) }
}
