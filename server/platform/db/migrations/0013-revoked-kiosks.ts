import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/** The tokens of kiosks that an admin has taken out: only they are told that they are to ask for a new code. */
export async function createRevokedKiosks(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    'create table revoked_kiosks (token_hash text primary key, revoked_at text not null)',
    'create index revoked_kiosks_age on revoked_kiosks (revoked_at)',
  ])
}
