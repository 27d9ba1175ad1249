import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { PROGRAM_DIR } from '../config.ts'
import { ensureDataFolder, keepNewFilesPrivate } from '../data-folder.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { openDatabase, sqliteFileIn } from '#server/platform/db/database.ts'
import {
  createLocalUser,
  type NewLocalUser,
  type NewPassword,
  resetLocalPassword,
  setLocalAccess,
} from '#server/identity/local-users.ts'
import type { Result } from '#server/platform/result.ts'
import { listNames, removeSampleUsers, renewSampleUsers } from '#server/catalogues/package/sample-users.ts'

const USAGE = `Usage: npm run user -- create --account ID --email E-MAIL --first-name NAME --last-name NAME
                       [--group admin|user] [--new-account NAME]
       npm run user -- reset-password --account ID --email E-MAIL
       npm run user -- disable|enable --account ID --email E-MAIL
       npm run user -- remove-sample
       npm run user -- renew-sample

create          makes an admin (or, with --group user, an operator) and says their password once;
                --new-account makes the account first, with this name
reset-password  gives somebody a new password, says it once, and ends their sessions
disable         keeps somebody out and ends their sessions; the last admin of an account stays
enable          lets them in again

The others are about users who still have the password of the sample data, which everybody knows.
remove-sample  removes them; projects and what was chosen for units stay
renew-sample   gives each a new password, says it once, and ends their sessions

Data is kept in DATA_DIR (default: ./data), or in the database of DATABASE_URL.`

/** 0 = done, 1 = there is no data or it does not fit, 2 = wrong usage. */
type ExitCode = 0 | 1 | 2

const SAMPLE_FILE = join(PROGRAM_DIR, 'resources/sample.json')

type Values = Readonly<Record<string, string | undefined>>

/** By their names on the command line. */
const COMMANDS: Readonly<Record<string, (database: Database, said: Values) => Promise<ExitCode>>> = {
  create: async (database, said) => {
    const { account, email, group = 'admin' } = said
    const [firstName, lastName] = [said['first-name'], said['last-name']]
    if (account === undefined || email === undefined || firstName === undefined || lastName === undefined)
      return sayUsage()
    if (group !== 'admin' && group !== 'user') return sayUsage()
    const newAccountName = said['new-account'] ?? null
    const wanted: NewLocalUser = { accountId: account, newAccountName, email, firstName, lastName, group }
    return sayPassword(await createLocalUser(database, wanted, Date.now()))
  },
  'reset-password': async (database, { account, email }) => {
    if (account === undefined || email === undefined) return sayUsage()
    return sayPassword(await resetLocalPassword(database, { accountId: account, email }, Date.now()))
  },
  disable: (database, said) => setAccess(database, said, true),
  enable: (database, said) => setAccess(database, said, false),
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

async function setAccess(database: Database, { account, email }: Values, isDisabled: boolean): Promise<ExitCode> {
  if (account === undefined || email === undefined) return sayUsage()
  const result = await setLocalAccess(database, { accountId: account, email, isDisabled }, Date.now())
  if (!result.ok) return sayFaults(result)
  console.log(`${listNames([result.value])}: ${isDisabled ? 'kept out' : 'let in again'}`)
  return 0
}

function sayUsage(): ExitCode {
  console.error(USAGE)
  return 2
}

function sayPassword(result: Result<NewPassword>): ExitCode {
  if (!result.ok) return sayFaults(result)
  const { user, password } = result.value
  console.log(`${listNames([user])}  ${password}`)
  return 0
}

function sayFaults({ error }: Extract<Result<unknown>, { readonly ok: false }>): ExitCode {
  console.error(error.faults.map(({ message }) => message).join(' '))
  return 1
}

async function run(args: string[]): Promise<ExitCode> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(USAGE)
    return 0
  }
  const asked = readArguments(args)
  const command = asked !== null && Object.hasOwn(COMMANDS, asked.name) ? COMMANDS[asked.name] : undefined
  if (asked === null || command === undefined) return sayUsage()
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
    return await command(database, asked.values)
  } finally {
    await database.close()
  }
}

function readArguments(args: string[]): { readonly name: string; readonly values: Values } | null {
  const text = { type: 'string' } as const
  const options = {
    account: text,
    email: text,
    'first-name': text,
    'last-name': text,
    group: text,
    'new-account': text,
  }
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options })
    const [name, ...surplus] = positionals
    return name === undefined || surplus.length > 0 ? null : { name, values }
  } catch {
    return null
  }
}

process.exitCode = await run(process.argv.slice(2))
