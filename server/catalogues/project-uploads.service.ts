import { randomUUID } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  type createProjectUpload,
  type importProjectUpload,
  MAX_ARCHIVE_BYTES,
} from '#shared/contracts/http/admin-projects.contract.ts'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { findProject } from '#server/projects/projects.repository.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { putNamed, removeUnnamed } from '#server/platform/db/named-files.ts'
import { type FileStore, keyOfFileName } from '#server/platform/files/file-store.ts'
import { writeBody } from '#server/platform/files/write-body.ts'
import { findPackageFingerprints } from '#server/projects/packages.repository.ts'
import { findClashes, findKept, finishImport } from '#server/catalogues/package/import-package.ts'
import { type FaultReport, joinReports, reportFaults } from '#server/catalogues/package/package-faults.ts'
import type { ProjectOutline } from '#server/catalogues/package/package-outline.ts'
import type { CheckedArchive } from '#server/catalogues/package/package-tasks.ts'
import { createPackageWorkers, type PackageWorkers } from '#server/catalogues/package/package-workers.ts'
import type { PreparedImport } from '#server/catalogues/package/prepare-import.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import { mayEverywhere, mayIn } from '#server/identity/rights.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import {
  addProjectUpload,
  deleteProjectUpload,
  findProjectUpload,
  isUploadedArchive,
  listUnwanted,
  type ProjectUpload,
} from './project-uploads.repository.ts'
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
const ARCHIVE = 'package.zip'
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
      const refused = await store(archive, join(folder, ARCHIVE))
      if (refused !== null) return refused
      const report = await checkPackage(parts, workers, folder, caller)
      if (report === 'busy') return refuseBusy(BUSY_SECONDS)
      if (report === 'forbidden') return refuseProject()
      if (report.errorCount > 0 || report.project === null) return passed({ ...report, id: null })
      await deleteOld(parts, caller)
      await share(parts, { id, caller, archive: join(folder, ARCHIVE) })
      await rm(join(folder, ARCHIVE))
      isKept = true
      return passed({ ...report, id })
    } finally {
      if (!isKept) await rm(folder, { recursive: true, force: true })
    }
  }

  return {
    receive: (caller, archive) => alone(caller.account.id, () => takeIn(caller, archive)),

    async import(caller, uploadId) {
      const upload = await findProjectUpload(parts.database.kysely, uploadId, getLimit(parts))
      if (upload?.accountId !== caller.account.id) return refuseGone()
      return alone(caller.account.id, async () => {
        const folder = join(uploadsDir, upload.id)
        const fetched = await fetchHere(parts, workers, upload)
        if (fetched !== 'there') return fetched === 'gone' ? refuseGone() : refuseBusy(BUSY_SECONDS)
        const imported = await importPackage(parts, workers, folder, caller)
        if (imported === 'busy') return refuseBusy(BUSY_SECONDS)
        if (imported === 'forbidden') return refuseProject()
        await discard(parts, upload)
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
  const task = { archive: join(folder, ARCHIVE), folder: packageIn(folder) }
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

function refuseGone(): Result<never> {
  return failedWith('NOT_FOUND', 'There is no such upload any more.')
}

/** ISO time; what was uploaded before is no longer valid. */
function getLimit({ now }: Parts): string {
  return isoTime(now() - KEPT_MS)
}

/** Puts an archive that was found to be whole where every machine of the portal may fetch it. */
async function share(
  parts: Parts,
  { id, caller, archive }: { readonly id: string; readonly caller: Caller; readonly archive: string },
): Promise<void> {
  const facts = { id, accountId: caller.account.id, userId: caller.user.id, createdAt: isoTime(parts.now()) }
  await putNamed(parts, { path: archive, extension: 'zip', area: 'private' }, (within, key) =>
    addProjectUpload(within, { ...facts, fileName: key.slice(key.indexOf('/') + 1) }),
  )
}

/** Unpacks it here once more, if another machine has taken it in. */
async function fetchHere(
  { uploadsDir, files }: Parts,
  workers: PackageWorkers,
  upload: ProjectUpload,
): Promise<'there' | 'gone' | 'busy'> {
  const folder = join(uploadsDir, upload.id)
  if (existsSync(packageIn(folder))) return 'there'
  const archive = await files.open(getKey(upload))
  if (archive === null) return 'gone'
  // Under another name until it is whole.
  const draft = join(uploadsDir, randomUUID())
  try {
    await mkdir(packageIn(draft), { recursive: true })
    await pipeline(archive.stream(), createWriteStream(join(draft, ARCHIVE), { flags: 'wx' }))
    const task = { archive: join(draft, ARCHIVE), folder: packageIn(draft) }
    if ((await workers.run('check', task)).kind !== 'done') return 'busy'
    await rename(draft, folder)
    return 'there'
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

function getKey({ fileName }: ProjectUpload): string {
  return keyOfFileName(fileName, 'private') ?? ''
}

/** Row, archive and folder. */
async function discard(parts: Parts, upload: ProjectUpload): Promise<void> {
  await removeUnnamed(parts, getKey(upload), async (within) => {
    await deleteProjectUpload(within, upload.id)
    return isUploadedArchive(within, upload.fileName)
  })
  await rm(join(parts.uploadsDir, upload.id), { recursive: true, force: true })
}

/** Uploads that nobody wants any more: old ones, and what the same person has uploaded before. */
async function deleteOld(parts: Parts, caller: Caller | null): Promise<void> {
  const { database, uploadsDir, now } = parts
  const unwanted = { before: getLimit(parts), userId: caller?.user.id ?? null }
  for (const upload of await listUnwanted(database.kysely, unwanted)) await discard(parts, upload)
  // What other machines have discarded, and what was broken off.
  for (const id of (await readdir(uploadsDir).catch(() => [])).filter((name) => UPLOAD_ID.test(name))) {
    const found = await stat(join(uploadsDir, id)).catch(() => null)
    if (found === null || found.mtimeMs >= now() - KEPT_MS) continue
    await rm(join(uploadsDir, id), { recursive: true, force: true })
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
  const kept = await findKept(database.kysely, outline, caller.account.id)
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
