import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './database.types.ts'
import { deleteExpired } from './housekeeping.ts'
import { migrate } from './migrate.ts'
import type { Schema } from './schema.ts'
import { NodeSqliteDialect, openSqliteFile } from './sqlite-dialect.ts'
import { TableWrites } from './table-writes.ts'

export interface DatabaseOptions {
  /** Folder of `wohnwahl.db`; made when it is missing. */
  readonly dataDir: string
  /** PostgreSQL instead, when it is set. */
  readonly databaseUrl?: string | null | undefined
}

const HOUR_MS = 3_600_000
/** ms that a query waits for a connection of the pool; an error then, rather than for ever. */
const CONNECTION_TIMEOUT_MS = 10_000

/**
 * Opens the database, brings its schema up to date and clears out what has expired, now and every hour.
 * @throws when it cannot be reached, or when a newer program has already changed its schema
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const database = options.databaseUrl ? openPostgres(options.databaseUrl) : openSqlite(options.dataDir)
  try {
    await migrate(database.kysely, database.kind)
    await deleteExpired(database.kysely, new Date())
  } catch (error) {
    await database.close()
    throw error
  }
  return withHousekeeping(database)
}

function withHousekeeping(database: Database): Database {
  const timer = setInterval(() => {
    // A database that is away just now is cleared out the next time.
    deleteExpired(database.kysely, new Date()).catch(() => undefined)
  }, HOUR_MS)
  timer.unref()
  return {
    ...database,
    close() {
      clearInterval(timer)
      return database.close()
    },
  }
}

/** Path of the database in a data folder. */
export function sqliteFileIn(dataDir: string): string {
  return join(dataDir, 'wohnwahl.db')
}

function openSqlite(dataDir: string): Database {
  mkdirSync(dataDir, { recursive: true })
  const connections = openSqliteFile(sqliteFileIn(dataDir))
  // Asked on the reader: SQLite does not count a connection's own commits.
  const versionQuery = connections.reader.prepare('PRAGMA data_version')
  // On the writer it counts what other processes commit, and that alone.
  const foreignQuery = connections.writer.prepare('PRAGMA data_version')
  const writes = new TableWrites()
  const kysely = new Kysely<Schema>({
    dialect: new NodeSqliteDialect(connections, writes),
    plugins: [new CamelCasePlugin()],
  })
  return {
    kysely,
    kind: 'sqlite',
    transaction: (work) => kysely.transaction().execute(work),
    dataVersion() {
      return Number(versionQuery.get()?.['data_version'])
    },
    tableVersion: (tables) => `${Number(foreignQuery.get()?.['data_version'])} ${writes.version(tables)}`,
    close: () => kysely.destroy(),
  }
}

function openPostgres(databaseUrl: string): Database {
  // Counts arrive as int8, which pg hands out as text: numbers here, as in SQLite.
  const types = new pg.TypeOverrides()
  types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({ connectionString: databaseUrl, types, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS })
  // An idle connection that the server closes must not end the process; the next query gets a new one.
  pool.on('error', () => {})
  // Nor one that breaks while it is in use: whoever uses it gets the error from their query.
  pool.on('connect', (client) => client.on('error', () => {}))
  const kysely = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
  })
  return {
    kysely,
    kind: 'postgres',
    transaction: (work) => kysely.transaction().execute(work),
    dataVersion: () => null,
    tableVersion: () => null,
    close: () => kysely.destroy(),
  }
}
