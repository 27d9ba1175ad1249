import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { PROGRAM_DIR } from '../config.ts'
import { ensureDataFolder, keepNewFilesPrivate } from '../data-folder.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { openDatabase, sqliteFileIn } from '#server/platform/db/database.ts'
import { listNames, removeSampleUsers, renewSampleUsers } from '#server/catalogues/package/sample-users.ts'

const USAGE = `Usage: npm run user -- remove-sample
       npm run user -- renew-sample

Both are about users who still have the password of the sample data, which everybody knows.
remove-sample  removes them; projects and what was chosen for units stay
renew-sample   gives each a new password, says it once, and ends their sessions

Data is kept in DATA_DIR (default: ./data), or in the database of DATABASE_URL.`

/** 0 = done, 1 = there is no data, 2 = wrong usage. */
type ExitCode = 0 | 1 | 2

const SAMPLE_FILE = join(PROGRAM_DIR, 'resources/sample.json')

/** By their names on the command line. */
const COMMANDS: Readonly<Record<string, (database: Database) => Promise<ExitCode>>> = {
  'remove-sample': async (database) => {
    const users = await removeSampleUsers({ database, sampleFile: SAMPLE_FILE }, Date.now())
    console.log(users.length === 0 ? 'There are none.' : `Removed: ${listNames(users)}`)
    return 0
  },
  'renew-sample': async (database) => {
    const renewed = await renewSampleUsers({ database, sampleFile: SAMPLE_FILE }, Date.now())
    if (renewed.length === 0) console.log('There are none.')
    for (const { user, password } of renewed) console.log(`${listNames([user])}  ${password}`)
    return 0
  },
}

async function run(args: string[]): Promise<ExitCode> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(USAGE)
    return 0
  }
  const name = commandIn(args)
  const command = name !== null && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (command === undefined) {
    console.error(USAGE)
    return 2
  }
  keepNewFilesPrivate()
  const dataDir = resolve(process.env['DATA_DIR'] || 'data')
  const databaseUrl = process.env['DATABASE_URL'] || null
  // A mistyped folder is not to look like one without such users.
  if (databaseUrl === null && !existsSync(sqliteFileIn(dataDir))) {
    console.error(`There is no database in ${dataDir}. Name the server's data folder with DATA_DIR.`)
    return 1
  }
  if (databaseUrl === null) ensureDataFolder(dataDir)
  console.log(`Data: ${databaseUrl === null ? dataDir : 'the database of DATABASE_URL'}`)
  const database = await openDatabase({ dataDir, databaseUrl })
  try {
    return await command(database)
  } finally {
    await database.close()
  }
}

function commandIn(args: string[]): string | null {
  try {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} })
    return positionals.length === 1 ? (positionals[0] ?? null) : null
  } catch {
    return null
  }
}

process.exitCode = await run(process.argv.slice(2))
