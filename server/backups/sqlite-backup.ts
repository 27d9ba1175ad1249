import { existsSync } from 'node:fs'
import { copyFile, rename } from 'node:fs/promises'
import { backup, DatabaseSync } from 'node:sqlite'
import { sqliteFileIn } from '#server/platform/db/database.ts'
import type { BackupDatabase, DatabaseFacts } from './backup-database.types.ts'
import { SQLITE_FILE } from './backup-format.ts'
import { addNames } from './file-names.ts'

/** Pages in one go: all. In several, each write of the server in between would begin it anew. */
const ALL_PAGES = 2 ** 31 - 1
const PATIENCE_MS = 10_000

/** SQLite in a data folder, by its own online back-up. */
export function sqliteBackup(dataDir: string): BackupDatabase {
  const source = sqliteFileIn(dataDir)
  return {
    kind: 'sqlite',
    file: SQLITE_FILE,
    async copyTo(path) {
      if (!existsSync(source)) throw new Error(`There is no database in ${dataDir}.`)
      // Not read-only: that could not play back the log of a server that was killed.
      const database = new DatabaseSync(source, { timeout: PATIENCE_MS })
      try {
        await backup(database, path, { rate: ALL_PAGES })
      } finally {
        database.close()
      }
      return readSqlite(path)
    },
    isEmpty: async () => !existsSync(source),
    async restoreFrom(path, check) {
      const draft = `${source}.restored`
      await copyFile(path, draft)
      check(readSqlite(draft))
      await rename(draft, source)
    },
  }
}

/** Makes the copy one file without a log, and looks through all of it. @throws when it is damaged */
function readSqlite(path: string): DatabaseFacts {
  const database = new DatabaseSync(path)
  try {
    database.exec('PRAGMA journal_mode = DELETE')
    const [check] = Object.values(database.prepare('PRAGMA integrity_check').get() ?? {})
    if (check !== 'ok') throw new Error(`The copy of the database is damaged: ${String(check)}`)
    const tables = database
      .prepare(`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`)
      .all()
      .map((row) => String(row['name']))
    const rows: Record<string, number> = {}
    const fileNames = new Set<string>()
    for (const table of tables) {
      rows[table] = 0
      for (const row of database.prepare(`select * from "${table}"`).iterate()) {
        rows[table] += 1
        for (const value of Object.values(row)) if (typeof value === 'string') addNames(fileNames, value)
      }
    }
    const applied = database.prepare('select name from schema_migrations order by name').all()
    return { migrations: applied.map((row) => String(row['name'])), rows, fileNames }
  } finally {
    database.close()
  }
}
