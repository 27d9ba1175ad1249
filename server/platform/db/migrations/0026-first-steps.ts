import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/**
 * The link by which the first admin sets an installation up, and what an account says of itself. Each statement of its
 * own: not every database adds several columns at once. '' = nothing has been said.
 */
export async function createFirstSteps(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    `create table setup_links (
      token_hash text primary key,
      created_at text not null,
      expires_at text not null
    )`,
    "alter table accounts add column postal_address text not null default ''",
    "alter table accounts add column imprint text not null default ''",
    "alter table accounts add column privacy_notice text not null default ''",
  ])
}
