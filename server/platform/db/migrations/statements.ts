import { type QueryExecutorProvider, sql } from 'kysely'

/** Runs statements one after the other, as they are written. */
export async function runStatements(db: QueryExecutorProvider, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
