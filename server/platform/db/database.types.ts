import type { Kysely, Transaction } from 'kysely'
import type { Schema } from './schema.ts'

/** What repositories take: the database itself or a transaction on it. */
export type Db = Kysely<Schema>

export interface Database {
  readonly kysely: Db
  readonly kind: 'sqlite' | 'postgres'
  /**
   * Runs `work` in one transaction; an error it throws rolls everything back and comes out again.
   * On SQLite transactions of this process run one after the other: use only the given transaction
   * inside (a write through `kysely` would wait for its own end).
   */
  transaction<T>(work: (transaction: Transaction<Schema>) => Promise<T>): Promise<T>
  /**
   * A number that changes with every commit, of this process or another one, so that an answer may
   * be kept as long as it stays the same. Takes microseconds. null on PostgreSQL.
   */
  dataVersion(): number | null
  /** Another one after each commit that may have written to one of these tables. null on PostgreSQL. */
  tableVersion(tables: readonly (keyof Schema)[]): string | null
  close(): Promise<void>
}
