import type { BackupDatabase } from './backup-database.types.ts'
import { postgresBackup } from './postgres-backup.ts'
import { sqliteBackup } from './sqlite-backup.ts'

/** The database of a portal, to be copied or brought back. `databaseUrl`: null = SQLite in the data folder. */
export function openBackupDatabase(dataDir: string, databaseUrl: string | null): BackupDatabase {
  return databaseUrl === null ? sqliteBackup(dataDir) : postgresBackup(databaseUrl)
}
