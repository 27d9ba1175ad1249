import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import * as z from 'zod/mini'
import {
  type createProjectUpload,
  type importProjectUpload,
  MAX_ARCHIVE_BYTES,
} from '#shared/contracts/http/admin-projects.contract.ts'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { findProject } from '#server/projects/projects.repository.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import { writeBody } from '#server/platform/files/write-body.ts'
import { findPackageFingerprints } from '#server/projects/packages.repository.ts'
import { findClashes, findKeptSales, finishImport } from '#server/catalogues/package/import-package.ts'
import { type FaultReport, joinReports, reportFaults } from '#server/catalogues/package/package-faults.ts'
import type { ProjectOutline } from '#server/catalogues/package/package-outline.ts'
import type { CheckedArchive } from '#server/catalogues/package/package-tasks.ts'
import { createPackageWorkers, type PackageWorkers } from '#server/catalogues/package/package-workers.ts'
import type { PreparedImport } from '#server/catalogues/package/prepare-import.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import { mayEverywhere, mayIn } from '#server/identity/rights.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'

type UploadAnswer = AnswerOf<typeof createProjectUpload>
type ImportAnswer = AnswerOf<typeof importProjectUpload>
type Report = Omit<UploadAnswer, 'id'>

/** An upload that nobody imports is no longer valid then, and deleted when the next one comes. */
const KEPT_MS = 3_600_000
/** Of each account, so that its own people cannot keep the server busy with checking. */
const UPLOAD_RULE = { name: 'project upload', limit: 30, windowMs: 10 * 60_000 } as const
/** Seconds after which somebody tries again while another package of the account is being checked. */
const BUSY_SECONDS = 5
/** Beside the package: whose upload it is. */
const OWNER_FILE = 'owner.json'
const UPLOAD_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export interface ProjectUploadsService {
  /** Takes an archive in, checks it, and keeps it if it can be imported by the caller. */
  receive(caller: Caller, archive: Readable): Promise<Result<UploadAnswer>>
  /** Imports what somebody of the caller's account has uploaded. */
  import(caller: Caller, uploadId: string): Promise<Result<ImportAnswer>>
}

interface Parts {
  readonly database: Database
  readonly files: FileStore
  /** Folder of uploads; each has a folder of its own in it. */
  readonly uploadsDir: string
  readonly rateLimits: RateLimits
  /** ms since epoch. */
  readonly now: () => number
  /** Tests give them less than they need. */
  readonly workers?: PackageWorkers
}

/** Projects that come in through the administration. */
export function createProjectUploadsService(parts: Parts): ProjectUploadsService {
  const { uploadsDir, rateLimits, workers = createPackageWorkers() } = parts
  const busy = new Set<string>()

  /** One package of an account at a time. */
  async function alone<T>(accountId: string, work: () => Promise<T>): Promise<T | Result<never>> {
    if (busy.has(accountId)) return refuseBusy(BUSY_SECONDS)
    busy.add(accountId)
    try {
      return await work()
    } finally {
      busy.delete(accountId)
    }
  }

  async function takeIn(caller: Caller, archive: Readable): Promise<Result<UploadAnswer>> {
    const taken = await rateLimits.take([{ rule: UPLOAD_RULE, of: caller.account.id }])
    if (!taken.ok) return refuseBusy(taken.waitSeconds)
    await deleteOld(parts, null)
    const id = randomUUID()
    const folder = join(uploadsDir, id)
    await mkdir(packageIn(folder), { recursive: true })
    let isKept = false
    try {
      const refused = await store(archive, join(folder, 'package.zip'))
      if (refused !== null) return refused
      const report = await checkPackage(parts, workers, folder, caller)
      if (report === 'busy') return refuseBusy(BUSY_SECONDS)
      if (report === 'forbidden') return refuseProject()
      await rm(join(folder, 'package.zip'))
      if (report.errorCount > 0 || report.project === null) return passed({ ...report, id: null })
      await deleteOld(parts, caller)
      await writeFile(join(folder, OWNER_FILE), JSON.stringify(getOwnerFile(caller)))
      isKept = true
      return passed({ ...report, id })
    } finally {
      if (!isKept) await rm(folder, { recursive: true, force: true })
    }
  }

  return {
    receive: (caller, archive) => alone(caller.account.id, () => takeIn(caller, archive)),

    async import(caller, uploadId) {
      const folder = UPLOAD_ID.test(uploadId) ? join(uploadsDir, uploadId) : null
      if (folder === null || (await getOwner(folder, parts))?.accountId !== caller.account.id) {
        return failedWith('NOT_FOUND', 'There is no such upload any more.')
      }
      return alone(caller.account.id, async () => {
        const imported = await importPackage(parts, workers, folder, caller)
        if (imported === 'busy') return refuseBusy(BUSY_SECONDS)
        if (imported === 'forbidden') return refuseProject()
        await rm(folder, { recursive: true, force: true })
        return passed(imported)
      })
    },
  }
}

async function checkPackage(
  { database }: Parts,
  workers: PackageWorkers,
  folder: string,
  caller: Caller,
): Promise<Report | 'busy' | 'forbidden'> {
  const task = { archive: join(folder, 'package.zip'), folder: packageIn(folder) }
  const checked = await workers.run('check', task)
  if (checked.kind === 'busy') return 'busy'
  if (checked.kind === 'exhausted') return { project: null, ...told(checked.report) }
  return compared(checked.output, caller, database)
}

async function importPackage(
  { database, files }: Parts,
  workers: PackageWorkers,
  folder: string,
  caller: Caller,
): Promise<ImportAnswer | 'busy' | 'forbidden'> {
  const accountId = caller.account.id
  const known = await findPackageFingerprints(database.kysely, accountId)
  const task = { folder: packageIn(folder), store: files.place, accountId, known }
  const prepared = await workers.run('prepareImport', task)
  if (prepared.kind === 'busy') return 'busy'
  if (prepared.kind === 'exhausted') return { project: null, ...told(prepared.report), isImported: false }
  return finished(prepared.output, caller, database)
}

function packageIn(folder: string): string {
  return join(folder, 'package')
}

function refuseBusy(seconds: number): Result<never> {
  return failedWith('TOO_MANY_REQUESTS', 'Another package of the account is being checked. Try again later.', {
    retryAfterSeconds: seconds,
  })
}

/** Who has uploaded a package, as it is kept beside it. */
const OwnerSchema = z.object({ accountId: z.string(), userId: z.string() })
type Owner = z.infer<typeof OwnerSchema>

function getOwnerFile({ account, user }: Caller): Owner {
  return { accountId: account.id, userId: user.id }
}

/** null = the upload is gone, too old, or not there yet, or nobody's any more: its file cannot be read. */
async function getOwner(folder: string, parts: Parts): Promise<Owner | null> {
  if (await isOld(folder, parts)) return null
  const text = await readFile(join(folder, OWNER_FILE), 'utf8').catch(() => null)
  return text === null ? null : readOwner(text)
}

function readOwner(text: string): Owner | null {
  try {
    return z.parse(OwnerSchema, JSON.parse(text))
  } catch {
    // A disk that was full, or a hand: then it waits to be deleted with the old ones.
    return null
  }
}

async function isOld(folder: string, { now }: Parts): Promise<boolean> {
  const found = await stat(folder).catch(() => null)
  return found !== null && found.mtimeMs < now() - KEPT_MS
}

/** Uploads that nobody wants any more: old ones, and what the same person has uploaded before. */
async function deleteOld(parts: Parts, caller: Caller | null): Promise<void> {
  for (const id of await readdir(parts.uploadsDir).catch(() => [])) {
    const folder = join(parts.uploadsDir, id)
    const isOwn = caller !== null && (await getOwner(folder, parts))?.userId === caller.user.id
    if (isOwn || (await isOld(folder, parts))) await rm(folder, { recursive: true, force: true })
  }
}

/** Writes the archive to the disk; an error when it is too large or does not come to its end. */
async function store(archive: Readable, path: string): Promise<Result<never> | null> {
  const came = await writeBody(archive, path, MAX_ARCHIVE_BYTES)
  if (came === 'tooLarge') return failedWith('PAYLOAD_TOO_LARGE', 'The archive is larger than 256 MB.')
  return came === 'cutOff' ? failedWith('MALFORMED_REQUEST', 'The archive did not come in whole.') : null
}

/** What the check has found, and what the database has against it. */
async function compared(
  { outline, report }: CheckedArchive,
  caller: Caller,
  database: Database,
): Promise<Report | 'forbidden'> {
  if (outline === null) return { project: null, ...told(report) }
  if (!(await mayImport(outline, caller, database))) return 'forbidden'
  const clashes = await findClashes(database.kysely, outline, caller.account.id)
  const project = await describeProject(outline, caller, database)
  const kept = await findKeptSales(database.kysely, outline, caller.account.id)
  return { project, ...told(joinReports(report, reportFaults([...clashes, ...kept]))) }
}

async function finished(
  prepared: PreparedImport,
  caller: Caller,
  database: Database,
): Promise<ImportAnswer | 'forbidden'> {
  const outline = prepared.kind === 'ready' ? prepared.content.outline : prepared.outline
  if (outline !== null && !(await mayImport(outline, caller, database))) return 'forbidden'
  // Before it is there.
  const project = outline && (await describeProject(outline, caller, database))
  const target = { database, accountId: caller.account.id, userId: caller.user.id }
  const result = await finishImport(prepared, target)
  return { project, ...told(result), isImported: result.ok }
}

/** A new project is for those who manage all of them. */
async function mayImport({ id }: ProjectOutline, caller: Caller, database: Database): Promise<boolean> {
  const known = await findProject(database.kysely, id, caller.account.id)
  return known?.packageId === id ? mayIn(caller, 'manageProjects', known.id) : mayEverywhere(caller, 'manageProjects')
}

function refuseProject(): Result<never> {
  return failedWith('FORBIDDEN', 'This needs the right manageProjects in that project.')
}

function told({ errorCount, warningCount, faults }: FaultReport): Omit<Report, 'project'> {
  return { errorCount, warningCount, faults: faults.map((fault) => ({ ...fault })) }
}

async function describeProject({ id, name, town, unitCount }: ProjectOutline, { account }: Caller, database: Database) {
  const known = await findProject(database.kysely, id, account.id)
  return { id, name, town, unitCount, isKnown: known?.packageId === id }
}
