import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/** Where an upload is named is asked of what names it; nobody ever read it here. */
export async function dropUsedIn(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, ['alter table uploads drop column used_in'])
}
