import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

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

function getContent(database: DatabaseSync, table: string): string {
  const rows = database
    .prepare(`select * from "${table}"`)
    .all()
    .map((row) => JSON.stringify(row))
    .sort()
  return `${rows.length} rows, ${createHash('sha256').update(rows.join('\n')).digest('hex').slice(0, 16)}`
}

function databaseFile(dataFolder: string): string {
  const file = readdirSync(dataFolder, { recursive: true, encoding: 'utf8' }).find((name) =>
    /\.(sqlite|sqlite3|db)$/.test(name),
  )
  if (!file) throw new Error(`No database in ${dataFolder}`)
  return join(dataFolder, file)
}
