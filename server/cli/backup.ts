import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeBackup, type BackupReport } from '#server/backups/make-backup.ts'
import { openBackupDatabase } from '#server/backups/open-backup-database.ts'
import { readProgramVersion, versionText } from '#server/platform/version.ts'
import { openFileStore } from '#server/platform/files/open-file-store.ts'
import { keepNewFilesPrivate } from '../data-folder.ts'
import { readFilePlace } from '../s3-settings.ts'

const USAGE = `Usage: npm run backup -- --to FOLDER [--keep N] [--with-key]

Backs up database and files of one moment, while the server runs, into a new folder in FOLDER, and looks through all
of it. Files that the back-up before has are shared with it where the file system can.

--keep N    removes older back-ups in FOLDER, so that N are left
--with-key  takes DATA_DIR/audit.key along: whoever has it can tell whose e-mails the hashes in the audit log are

Data is that of DATA_DIR (default: ./data), or of the database of DATABASE_URL; files are those of S3 where S3_ENDPOINT is set.
Ends with 1 when there is no back-up, with 3 when there is one, but the portal itself lacks files.`

/** 0 = done, 1 = there is none, 2 = wrong usage, 3 = the portal lacks files that its database names. */
type ExitCode = 0 | 1 | 2 | 3

async function run(args: string[]): Promise<ExitCode> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(USAGE)
    return 0
  }
  const asked = readArguments(args)
  if (asked === null) {
    console.error(USAGE)
    return 2
  }
  keepNewFilesPrivate()
  const dataDir = resolve(process.env['DATA_DIR'] || 'data')
  try {
    const database = openBackupDatabase(dataDir, process.env['DATABASE_URL'] || null)
    const version = versionText(readProgramVersion(process.env['COMMIT'] || null))
    const files = await openFileStore(readFilePlace(process.env, dataDir))
    return tell(await makeBackup({ ...asked, database, files, dataDir, version, now: Date.now() }))
  } catch (error) {
    console.error(`No back-up was made: ${error instanceof Error ? error.message : String(error)}`)
    return 1
  }
}

function tell({ folder, manifest, linkedCount, removed }: BackupReport): ExitCode {
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0)
  const { units = 0, users = 0, orders = 0 } = manifest.rows
  console.log(`Backed up: ${folder}`)
  console.log(`${units} units, ${users} users, ${orders} orders, ${manifest.files.length} files, ${bytes} bytes`)
  console.log(`${linkedCount} files are shared with the back-up before; each was read and compared with its hash.`)
  if (!manifest.hasKey)
    console.log('The key of the audit log is not part of it: keep audit.key or AUDIT_HASH_KEY elsewhere.')
  for (const name of removed) console.log(`Removed: ${name}`)
  if (manifest.missing.length === 0) return 0
  console.error('The back-up is kept, but the portal itself lacks, or has damaged:')
  for (const name of manifest.missing) console.error(`  ${name}`)
  return 3
}

function readArguments(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: { to: { type: 'string' }, keep: { type: 'string' }, 'with-key': { type: 'boolean', default: false } },
    })
    const { to, keep } = values
    if (to === undefined || to === '' || (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep))) return null
    return { to: resolve(to), keep: keep === undefined ? null : Number(keep), withKey: values['with-key'] }
  } catch {
    return null
  }
}

process.exitCode = await run(process.argv.slice(2))
