import { rm } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { openDatabase, sqliteFileIn } from '#server/platform/db/database.ts'

/**
 * Moves what a data folder's SQLite holds into an empty database of PostgreSQL, row for row: a portal on it has the sample
 * project without a second import. Answers the address.
 */
export async function moveToPostgres(dataFolder: string, address: string): Promise<string> {
  await (await openDatabase({ dataDir: '', databaseUrl: address })).close()
  const source = new DatabaseSync(sqliteFileIn(dataFolder), { readOnly: true })
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    // In any order of the tables: what refers to what is all right in the source.
    await client.query('begin; set local session_replication_role = replica')
    const tables = source.prepare(`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`)
    for (const { name } of tables.all()) {
      const table = pg.escapeIdentifier(String(name))
      const rows = source.prepare(`select * from ${table}`).all()
      await client.query(`delete from ${table}`)
      await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
        JSON.stringify(rows),
      ])
    }
    await client.query('commit')
  } finally {
    source.close()
    await client.end()
  }
  await rm(sqliteFileIn(dataFolder))
  return address
}
