import { setTimeout } from 'node:timers/promises'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  type QueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { getWrittenTable, type TableWrites } from './table-writes.ts'

/** Milliseconds that opening and reading wait for another process's lock on the file. */
const BUSY_TIMEOUT_MS = 5_000
/** Writing waits in small steps, so that the process goes on with other work: for each, and in all. */
const WRITE_WAIT_STEP_MS = 10
const WRITE_WAIT_MS = 10_000
/** SQLITE_BUSY: another process is writing. */
const BUSY = 5
/** Prepared statements kept per connection; the oldest goes first. */
const STATEMENT_CACHE_SIZE = 300

/**
 * Two connections to one SQLite file: `writer` for everything that may change it, one piece of work
 * at a time, and `reader`, which sees what is committed and is never held up by a transaction that
 * waits for something else.
 */
export interface SqliteConnections {
  readonly writer: DatabaseSync
  readonly reader: DatabaseSync
}

/**
 * Opens the file, creating it when it is missing. A log left behind by a killed process is played
 * back by SQLite itself; `synchronous=FULL` puts a commit on the disk before it is acknowledged.
 */
export function openSqliteFile(path: string): SqliteConnections {
  const writer = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true })
  writer.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = ${WRITE_WAIT_STEP_MS}`)
  // Not opened read-only: a read-only connection cannot recover the log after a crash.
  const reader = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS })
  reader.exec('PRAGMA query_only = ON')
  return { writer, reader }
}

/** Kysely's dialect for `node:sqlite`. */
export class NodeSqliteDialect implements Dialect {
  readonly #connections: SqliteConnections
  readonly #writes: TableWrites

  constructor(connections: SqliteConnections, writes: TableWrites) {
    this.#connections = connections
    this.#writes = writes
  }

  createDriver(): Driver {
    return new NodeSqliteDriver(this.#connections, this.#writes)
  }

  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler()
  }

  createAdapter(): DialectAdapter {
    return new NodeSqliteAdapter()
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db)
  }
}

/** Reads run beside a transaction, so Kysely must not queue them behind it; the driver guards the writer. */
class NodeSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

class NodeSqliteDriver implements Driver {
  readonly #connections: SqliteConnections
  readonly #reader: CachedStatements
  readonly #writer: CachedStatements
  readonly #lock = new Lock()
  readonly #writes: TableWrites

  constructor(connections: SqliteConnections, writes: TableWrites) {
    this.#connections = connections
    this.#writes = writes
    this.#reader = new CachedStatements(connections.reader)
    this.#writer = new CachedStatements(connections.writer)
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<NodeSqliteConnection> {
    return new NodeSqliteConnection(this.#reader, this.#writer, this.#lock, this.#writes)
  }

  async beginTransaction(connection: NodeSqliteConnection): Promise<void> {
    await connection.begin()
  }

  async commitTransaction(connection: NodeSqliteConnection): Promise<void> {
    connection.end('COMMIT')
  }

  async rollbackTransaction(connection: NodeSqliteConnection): Promise<void> {
    connection.end('ROLLBACK')
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#connections.reader.close()
    this.#connections.writer.close()
  }
}

class NodeSqliteConnection implements DatabaseConnection {
  readonly #reader: CachedStatements
  readonly #writer: CachedStatements
  readonly #lock: Lock
  readonly #writes: TableWrites
  /** Tables that the transaction has written to. */
  readonly #written = new Set<string>()
  #inTransaction = false

  constructor(reader: CachedStatements, writer: CachedStatements, lock: Lock, writes: TableWrites) {
    this.#reader = reader
    this.#writer = writer
    this.#lock = lock
    this.#writes = writes
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const table = getWrittenTable(query.query)
    if (this.#inTransaction) {
      if (table !== null) this.#written.add(table)
      return this.#writer.run<R>(query)
    }
    if (table === null) return this.#reader.run<R>(query)
    await this.#lock.acquire()
    try {
      const result = await whenFree(() => this.#writer.run<R>(query))
      this.#writes.note([table])
      return result
    } finally {
      this.#lock.release()
    }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported')
  }

  /** IMMEDIATE takes the write lock at once, so that a transaction never fails half way on a lock. */
  async begin(): Promise<void> {
    await this.#lock.acquire()
    try {
      await whenFree(() => this.#writer.database.exec('BEGIN IMMEDIATE'))
    } catch (error) {
      this.#lock.release()
      throw error
    }
    this.#inTransaction = true
  }

  end(command: 'COMMIT' | 'ROLLBACK'): void {
    if (!this.#inTransaction) return
    const { database } = this.#writer
    // After a full disk and the like SQLite has rolled back by itself.
    if (command === 'COMMIT' || database.isTransaction) database.exec(command)
    this.#inTransaction = false
    if (command === 'COMMIT') this.#writes.note(this.#written)
    this.#written.clear()
    this.#lock.release()
  }
}

/** Does the work as soon as no other process is writing; it must not have begun anything before that. */
async function whenFree<T>(work: () => T): Promise<T> {
  const end = performance.now() + WRITE_WAIT_MS
  for (;;) {
    try {
      return work()
    } catch (error) {
      const isBusy = error instanceof Error && 'errcode' in error && isBusyCode(error.errcode)
      if (!isBusy || performance.now() > end) throw error
    }
    await setTimeout(WRITE_WAIT_STEP_MS)
  }
}

/** Extended codes have the primary one in their low byte: `SQLITE_BUSY_RECOVERY` while another process plays back the log. */
function isBusyCode(code: unknown): boolean {
  return typeof code === 'number' && (code & 0xff) === BUSY
}

class CachedStatements {
  readonly database: DatabaseSync
  readonly #statements = new Map<string, { statement: StatementSync; returnsRows: boolean }>()

  constructor(database: DatabaseSync) {
    this.database = database
  }

  run<R>(query: CompiledQuery): QueryResult<R> {
    const { statement, returnsRows } = this.#prepare(query.sql)
    const parameters = query.parameters.map(toSqliteValue)
    if (returnsRows) {
      // The one place where rows get their type: Kysely has worked it out from the query.
      const rows = statement.all(...parameters) as R[]
      return { rows }
    }
    const { changes, lastInsertRowid } = statement.run(...parameters)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }

  #prepare(sql: string) {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.database.prepare(sql)
    const prepared = { statement, returnsRows: statement.columns().length > 0 }
    if (this.#statements.size >= STATEMENT_CACHE_SIZE) {
      for (const oldest of this.#statements.keys()) {
        this.#statements.delete(oldest)
        break
      }
    }
    this.#statements.set(sql, prepared)
    return prepared
  }
}

function toSqliteValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`A ${value === undefined ? 'missing value' : typeof value} cannot be stored`)
}

/** First come, first served. */
class Lock {
  #held = false
  readonly #waiting: (() => void)[] = []

  async acquire(): Promise<void> {
    if (!this.#held) {
      this.#held = true
      return
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  release(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#held = false
  }
}
