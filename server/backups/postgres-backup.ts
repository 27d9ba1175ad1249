import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pg from 'pg'
import type { BackupDatabase, DatabaseFacts } from './backup-database.types.ts'
import { POSTGRES_FILE } from './backup-format.ts'
import { NAMED_IN_POSTGRES } from './file-names.ts'

const run = promisify(execFile)

/**
 * PostgreSQL by its own programs, `pg_dump` and `pg_restore`, which have to be of the server's version or a newer one.
 * Dump and facts are of one snapshot.
 */
export function postgresBackup(databaseUrl: string): BackupDatabase {
  return {
    kind: 'postgres',
    file: POSTGRES_FILE,
    copyTo: (path) =>
      inSnapshot(databaseUrl, async (client, snapshot) => {
        const options = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${snapshot}`]
        await runProgram('pg_dump', [...options, `--file=${path}`], databaseUrl)
        return readPostgres(client)
      }),
    isEmpty: () => inSnapshot(databaseUrl, async (client) => (await listTables(client)).length === 0),
    async restoreFrom(path, check) {
      const options = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction']
      await runProgram('pg_restore', [...options, path], databaseUrl)
      try {
        check(await inSnapshot(databaseUrl, readPostgres))
      } catch (error) {
        await dropTables(databaseUrl, error)
        throw error
      }
    },
  }
}

/** Takes out again what has just come into an empty database: nothing else can be in it. @throws when it cannot */
async function dropTables(databaseUrl: string, reason: unknown): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  try {
    await client.connect()
    const names = (await listTables(client)).map((name) => pg.escapeIdentifier(name))
    await client.query(`drop table ${names.join(', ')} cascade`)
  } catch (cause) {
    const said = reason instanceof Error ? reason.message : String(reason)
    throw new Error(`${said} Its tables are in the database of DATABASE_URL: empty it before you try again.`, { cause })
  } finally {
    await client.end()
  }
}

/** Does some reading of one moment. */
async function inSnapshot<Value>(
  databaseUrl: string,
  work: (client: pg.Client, snapshot: string) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id')
    return await work(client, rows[0]?.id ?? '')
  } finally {
    await client.end()
  }
}

async function listTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`,
  )
  return rows.map(({ name }) => name)
}

async function readPostgres(client: pg.Client): Promise<DatabaseFacts> {
  const rows: Record<string, number> = {}
  const fileNames = new Set<string>()
  for (const table of await listTables(client)) {
    const name = pg.escapeIdentifier(table)
    const counted = await client.query<{ count: string }>(`select count(*) as count from ${name}`)
    rows[table] = Number(counted.rows[0]?.count)
    const named = await client.query<{ name: string }>(
      `select distinct found[1] as name from ${name} as line, regexp_matches(line::text, $1, 'g') as found`,
      [NAMED_IN_POSTGRES],
    )
    for (const row of named.rows) fileNames.add(row.name)
  }
  const applied = await client.query<{ name: string }>('select name from schema_migrations order by name')
  return { migrations: applied.rows.map(({ name }) => name), rows, fileNames }
}

/** The password goes by the environment: everybody on the machine sees what a program was called with. */
async function runProgram(program: 'pg_dump' | 'pg_restore', args: readonly string[], databaseUrl: string) {
  const address = new URL(databaseUrl)
  const { password } = address
  address.password = ''
  const secret = password === '' ? {} : { PGPASSWORD: decodeURIComponent(password) }
  try {
    await run(program, [...args, `--dbname=${address.href}`], { env: { ...process.env, ...secret } })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new Error(`${program} is not on this machine. Install PostgreSQL's programs for clients.`, { cause: error })
    }
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error)
    throw new Error(`${program} failed: ${said}`, { cause: error })
  }
}
