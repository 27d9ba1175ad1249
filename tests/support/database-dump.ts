import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

/**
 * The content of every table of a server's database, as a hash and a row count per table.
 * @param dataFolder of a running or stopped server
 * @param without tables left out
 */
export function takeDump(dataFolder: string, without: readonly string[] = []): Record<string, string> {
  const database = new DatabaseSync(databaseFile(dataFolder), { readOnly: true })
  try {
    const tables = database.prepare(`select name from sqlite_master where type = 'table' order by name`).all()
    return Object.fromEntries(
      tables
        .map((row) => String(row['name']))
        .filter((name) => !without.includes(name) && !name.startsWith('sqlite_'))
        .map((name) => [name, getContent(database, name)]),
    )
  } finally {
    database.close()
  }
}

/** The same of a database of PostgreSQL. */
export async function takePostgresDump(address: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    const tables = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = current_schema() order by tablename`,
    )
    const dump: Record<string, string> = {}
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ text: string }>(
        `select row_to_json(line)::text as text from ${pg.escapeIdentifier(name)} as line`,
      )
      dump[name] = summarise(rows.map(({ text }) => text))
    }
    return dump
  } finally {
    await client.end()
  }
}

function getContent(database: DatabaseSync, table: string): string {
  return summarise(
    database
      .prepare(`select * from "${table}"`)
      .all()
      .map((row) => JSON.stringify(row)),
  )
}

function summarise(lines: readonly string[]): string {
  const rows = lines.toSorted()
  return `${rows.length} rows, ${createHash('sha256').update(rows.join('\n')).digest('hex').slice(0, 16)}`
}

function databaseFile(dataFolder: string): string {
  const file = readdirSync(dataFolder).find((name) => /\.(sqlite|sqlite3|db)$/.test(name))
  if (!file) throw new Error(`No database in ${dataFolder}`)
  return join(dataFolder, file)
}
