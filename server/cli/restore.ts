import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openBackupDatabase } from '#server/backups/open-backup-database.ts'
import { restoreBackup } from '#server/backups/restore-backup.ts'
import { openFileStore } from '#server/platform/files/open-file-store.ts'
import { ensureDataFolder, keepNewFilesPrivate } from '../data-folder.ts'
import { readFilePlace } from '../s3-settings.ts'

const USAGE = `Usage: npm run restore -- --from FOLDER

Reads a back-up of "npm run backup" and compares it with its manifest, then brings it into an empty DATA_DIR (default:
./data), and into the empty database of DATABASE_URL if it is one of PostgreSQL. FOLDER is the back-up, or the folder
of several: then it is the newest. Where S3_ENDPOINT is set, files go there. Start the server afterwards; it brings the tables up to date.

Ends with 1 when it was not restored.`

/** 0 = done, 1 = not restored, 2 = wrong usage. */
type ExitCode = 0 | 1 | 2

async function run(args: string[]): Promise<ExitCode> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(USAGE)
    return 0
  }
  const from = readFrom(args)
  if (from === null) {
    console.error(USAGE)
    return 2
  }
  keepNewFilesPrivate()
  const dataDir = resolve(process.env['DATA_DIR'] || 'data')
  try {
    const database = openBackupDatabase(dataDir, process.env['DATABASE_URL'] || null)
    const files = await openFileStore(readFilePlace(process.env, dataDir))
    const result = await restoreBackup({ from, database, files, dataDir })
    if (!result.ok) {
      console.error(`${result.error}\nNothing was restored.`)
      return 1
    }
    ensureDataFolder(dataDir)
    const { folder, manifest } = result.value
    const { units = 0, users = 0, orders = 0 } = manifest.rows
    console.log(`Restored: ${folder}, of ${manifest.createdAt}, made by version ${manifest.version}`)
    console.log(`${units} units, ${users} users, ${orders} orders, ${manifest.files.length} files, all as they were.`)
    if (!manifest.hasKey)
      console.log('It has no key of the audit log: put audit.key into DATA_DIR, or set AUDIT_HASH_KEY.')
    for (const name of manifest.missing) console.log(`Was missing or damaged before: ${name}`)
    return 0
  } catch (error) {
    console.error(`The back-up was not restored: ${error instanceof Error ? error.message : String(error)}`)
    return 1
  }
}

function readFrom(args: string[]): string | null {
  try {
    const { from = '' } = parseArgs({ args, options: { from: { type: 'string' } } }).values
    return from === '' ? null : resolve(from)
  } catch {
    return null
  }
}

process.exitCode = await run(process.argv.slice(2))
