import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { keepNewFilesPrivate } from '../data-folder.ts'
import { readFilePlace } from '../s3-settings.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { findAccount, saveAccount } from '#server/projects/accounts.repository.ts'
import { openFileStore } from '#server/platform/files/open-file-store.ts'
import { checkPackage, hasErrors } from '#server/catalogues/package/check-package.ts'
import { exportPackage } from '#server/catalogues/package/export-package.ts'
import { importPackage } from '#server/catalogues/package/import-package.ts'
import { describeFault, type FaultReport, reportFaults } from '#server/catalogues/package/package-faults.ts'

const USAGE = `Usage: npm run project -- check PATH
       npm run project -- import PATH [--account ID] [--new-account NAME]
       npm run project -- export PATH --project ID [--account ID]

check   reports every fault of the project package in the folder PATH
import  brings the package into the account (default: demo);
        --new-account makes the account first, with this name
export  writes the package of a project into the new folder PATH
        (--project may be left out when PATH ends in the project's id or slug)

Data is kept in DATA_DIR (default: ./data), or in the database of DATABASE_URL.`

/** 0 = done, 1 = the package or the request is faulty, 2 = wrong usage. */
type ExitCode = 0 | 1 | 2

async function run(args: string[]): Promise<ExitCode> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(USAGE)
    return 0
  }
  const options = readArguments(args)
  if (!options) {
    console.error(USAGE)
    return 2
  }
  switch (options.command) {
    case 'check':
      return check(options.path)
    case 'import':
      if (!isFolder(options.path)) {
        console.error(`There is no folder ${options.path}. Nothing was imported.`)
        return 1
      }
      return withStorage((storage) => runImport(options, storage))
    case 'export':
      return withStorage((storage) => runExport(options, storage))
    default:
      console.error(USAGE)
      return 2
  }
}

interface Options {
  readonly command: string
  readonly path: string
  readonly account: string
  readonly newAccountName: string | null
  readonly project: string
}

function readArguments(args: string[]): Options | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        account: { type: 'string', default: 'demo' },
        'new-account': { type: 'string' },
        project: { type: 'string' },
      },
    })
    const [command, path, ...surplus] = positionals
    if (command === undefined || path === undefined || surplus.length > 0) return null
    const folder = resolve(path)
    return {
      command,
      path: folder,
      account: values.account,
      newAccountName: values['new-account'] ?? null,
      project: values.project ?? folder.split(/[\\/]/).at(-1) ?? '',
    }
  } catch {
    return null
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

async function check(path: string): Promise<ExitCode> {
  const { faults } = await checkPackage(path)
  for (const fault of faults) console.log(describeFault(fault))
  printCounts(reportFaults(faults))
  return hasErrors(faults) ? 1 : 0
}

async function runImport({ path, account, newAccountName }: Options, storage: Storage): Promise<ExitCode> {
  const { kysely } = storage.database
  const known = await findAccount(kysely, account)
  if (known === null && newAccountName === null) {
    console.error(`There is no account "${account}". Add --new-account NAME to make it.`)
    return 1
  }
  // One that is there keeps its name.
  if (known === null && newAccountName !== null)
    await saveAccount(kysely, { id: account, name: newAccountName }, new Date().toISOString())
  const result = await importPackage(path, { ...storage, accountId: account })
  for (const fault of result.faults) console.log(describeFault(fault))
  printCounts(result)
  if (!result.ok) {
    console.error('Nothing was imported.')
    return 1
  }
  console.log(
    result.isUnchanged
      ? `Project "${result.projectId}" is already there with exactly this content.`
      : `Project "${result.projectId}" was imported into account "${account}".`,
  )
  return 0
}

async function runExport({ path, account, project }: Options, { database, files }: Storage): Promise<ExitCode> {
  const result = await exportPackage(project, path, { db: database.kysely, files, accountId: account })
  if (!result.ok) {
    console.error(result.message)
    return 1
  }
  console.log(`${result.fileCount} files written to ${path}`)
  return 0
}

type Storage = Awaited<ReturnType<typeof openStorage>>

async function openStorage() {
  keepNewFilesPrivate()
  const dataDir = resolve(process.env['DATA_DIR'] ?? 'data')
  const files = await openFileStore(readFilePlace(process.env, dataDir))
  return { database: await openDatabase({ dataDir, databaseUrl: process.env['DATABASE_URL'] }), files }
}

async function withStorage(work: (storage: Storage) => Promise<ExitCode>): Promise<ExitCode> {
  const storage = await openStorage()
  try {
    return await work(storage)
  } finally {
    await storage.database.close()
  }
}

function printCounts({ errorCount, warningCount }: FaultReport): void {
  console.log(`${errorCount} errors, ${warningCount} warnings`)
}

process.exitCode = await run(process.argv.slice(2))
