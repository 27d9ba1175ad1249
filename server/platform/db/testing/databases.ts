import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../database.types.ts'
import { openDatabase } from '../database.ts'
import { askOnePostgres } from './one-postgres.ts'
import { findPostgresBinaries } from './postgres-server.ts'

/** A kind of database that a suite runs on. */
export interface TestDatabases {
  readonly name: string
  readonly isAvailable: boolean
  start(): Promise<void>
  /** A new, empty one. */
  open(): Promise<Database>
  /** Address of a new one, empty or a copy of `template`, for a server to open; null = SQLite in its data folder. */
  createAddress(template?: string): Promise<string | null>
  /** Address of a new, empty one that stays for the whole run, to be copied; null as above. */
  createTemplateAddress(): Promise<string | null>
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
    createTemplateAddress: async () => null,
    openAgain: () => openDatabase({ dataDir }),
    stop: () => rm(root, { recursive: true, force: true }),
  }
}

function postgresDatabases(): TestDatabases {
  let opened: string[] = []
  const createAddress = async (template?: string) => {
    const address = await askOnePostgres('POST', template)
    opened.push(address)
    return address
  }
  return {
    name: 'PostgreSQL',
    isAvailable: findPostgresBinaries() !== null,
    start: async () => undefined,
    open: async () => openDatabase({ dataDir: '', databaseUrl: await createAddress() }),
    createAddress,
    createTemplateAddress: () => askOnePostgres('POST'),
    openAgain: () => openDatabase({ dataDir: '', databaseUrl: opened.at(-1) ?? '' }),
    async stop() {
      for (const address of opened) await askOnePostgres('DELETE', address)
      opened = []
    },
  }
}
