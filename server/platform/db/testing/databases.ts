import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../database.types.ts'
import { openDatabase } from '../database.ts'
import { findPostgresBinaries, type PostgresServer, startPostgres } from './postgres-server.ts'

/** A kind of database that a suite runs on. */
export interface TestDatabases {
  readonly name: string
  readonly isAvailable: boolean
  start(): Promise<void>
  /** A new, empty one. */
  open(): Promise<Database>
  /** Address of a new, empty one, for a server to open; null = SQLite in the server's data folder. */
  createAddress(): Promise<string | null>
  /** Another connection to the one opened last, as another process would have it. */
  openAgain(): Promise<Database>
  stop(): Promise<void>
}

/** Both kinds; PostgreSQL only where its programs are on the machine. */
export function testDatabases(): TestDatabases[] {
  return [sqliteDatabases(), postgresDatabases()]
}

function sqliteDatabases(): TestDatabases {
  let root = ''
  let dataDir = ''
  return {
    name: 'SQLite',
    isAvailable: true,
    async start() {
      root = await mkdtemp(join(tmpdir(), 'sqlite-'))
    },
    async open() {
      dataDir = await mkdtemp(join(root, 'data-'))
      return openDatabase({ dataDir })
    },
    createAddress: async () => null,
    openAgain: () => openDatabase({ dataDir }),
    stop: () => rm(root, { recursive: true, force: true }),
  }
}

function postgresDatabases(): TestDatabases {
  const binaries = findPostgresBinaries()
  let server: PostgresServer | null = null
  let databaseUrl = ''
  const createAddress = async () => {
    if (server === null) throw new Error('PostgreSQL has not been started')
    return server.createDatabase()
  }
  return {
    name: 'PostgreSQL',
    isAvailable: binaries !== null,
    async start() {
      if (binaries) server = await startPostgres(binaries)
    },
    async open() {
      databaseUrl = await createAddress()
      return openDatabase({ dataDir: '', databaseUrl })
    },
    createAddress,
    openAgain: () => openDatabase({ dataDir: '', databaseUrl }),
    async stop() {
      await server?.stop()
    },
  }
}
