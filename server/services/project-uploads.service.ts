import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import * as z from 'zod/mini'
import {
  type createProjectUpload,
  type importProjectUpload,
  MAX_ARCHIVE_BYTES,
  MAX_REPORTED_FAULTS,
} from '#shared/contracts/http/admin-projects.contract.ts'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { ProjectFile } from '#shared/contracts/project-package.ts'
import type { Database } from '../db/database.ts'
import { findProject } from '../db/repositories/projects.repository.ts'
import type { FileStore } from '../files/file-store.ts'
import { checkPackage, hasErrors } from '../project-package/check-package.ts'
import { findClashes, importPackage } from '../project-package/import-package.ts'
import { readPackage } from '../project-package/package-documents.ts'
import type { PackageFault } from '../project-package/package-faults.ts'
import { unpackArchive } from '../project-package/unpack-archive.ts'
import { type Answer, answer, refuse, type Refusal } from './answers.ts'
import type { Caller } from './sessions.service.ts'
import { WindowLimit } from './window-limit.ts'

type UploadAnswer = AnswerOf<typeof createProjectUpload>
type ImportAnswer = AnswerOf<typeof importProjectUpload>
type Report = Omit<UploadAnswer, 'id'>

/** An upload that nobody imports is no longer valid then, and deleted when the next one comes. */
const KEPT_MS = 3_600_000
/** Of each account, so that its own people cannot keep the server busy with checking. */
const UPLOAD_LIMIT = { limit: 30, windowMs: 10 * 60_000 }
/** Seconds after which somebody tries again while another package of the account is being checked. */
const BUSY_SECONDS = 5
/** Beside the package: whose upload it is. */
const OWNER_FILE = 'owner.json'
const UPLOAD_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export interface ProjectUploadsService {
  /** Takes an archive in, checks it, and keeps it if it can be imported. The caller is one of the account's own people. */
  receive(caller: Caller, archive: Readable): Promise<Answer<UploadAnswer>>
  /** Imports what somebody of the caller's account has uploaded. */
  import(caller: Caller, uploadId: string): Promise<Answer<ImportAnswer>>
}

interface Parts {
  readonly database: Database
  readonly files: FileStore
  /** Folder of uploads; each has a folder of its own in it. */
  readonly uploadsDir: string
  /** ms since epoch. */
  readonly now: () => number
}

/** Projects that come in through the administration. */
export function createProjectUploadsService(parts: Parts): ProjectUploadsService {
  const { uploadsDir } = parts
  const limit = new WindowLimit({ ...UPLOAD_LIMIT, now: parts.now })
  const busy = new Set<string>()

  /** One package of an account at a time. */
  async function alone<T>(accountId: string, work: () => Promise<T>): Promise<T | Refusal> {
    if (busy.has(accountId)) return refuseBusy(BUSY_SECONDS)
    busy.add(accountId)
    try {
      return await work()
    } finally {
      busy.delete(accountId)
    }
  }

  return {
    async receive(caller, archive) {
      const wait = limit.wait(caller.account.id)
      if (wait > 0) return refuseBusy(wait)
      return alone(caller.account.id, async () => {
        limit.count(caller.account.id)
        await deleteOld(parts, null)
        const id = randomUUID()
        const folder = join(uploadsDir, id)
        await mkdir(packageIn(folder), { recursive: true })
        let isKept = false
        try {
          const refusal = await store(archive, join(folder, 'package.zip'))
          if (refusal !== null) return refusal
          const report = await check(folder, caller, parts)
          await rm(join(folder, 'package.zip'))
          if (report.errorCount > 0 || report.project === null) return answer({ ...report, id: null }, {}, 201)
          await deleteOld(parts, caller)
          await writeFile(join(folder, OWNER_FILE), JSON.stringify(ownerFileOf(caller)))
          isKept = true
          return answer({ ...report, id }, {}, 201)
        } finally {
          if (!isKept) await rm(folder, { recursive: true, force: true })
        }
      })
    },

    async import(caller, uploadId) {
      const folder = UPLOAD_ID.test(uploadId) ? join(uploadsDir, uploadId) : null
      if (folder === null || (await ownerOf(folder, parts))?.accountId !== caller.account.id) {
        return refuse('NOT_FOUND', 'There is no such upload any more.')
      }
      return alone(caller.account.id, async () => {
        const target = { ...parts, accountId: caller.account.id, userId: caller.user.id }
        const known = await projectOf(packageIn(folder), caller, parts)
        const result = await importPackage(packageIn(folder), target)
        await rm(folder, { recursive: true, force: true })
        return answer({ ...reportOf(known, result.faults), isImported: result.ok }, {}, 201)
      })
    },
  }
}

function packageIn(folder: string): string {
  return join(folder, 'package')
}

function refuseBusy(seconds: number): Refusal {
  return refuse('TOO_MANY_REQUESTS', 'Another package of the account is being checked. Try again later.', {
    headers: { 'Retry-After': String(seconds) },
  })
}

/** Who has uploaded a package, as it is kept beside it. */
const OwnerSchema = z.object({ accountId: z.string(), userId: z.string() })
type Owner = z.infer<typeof OwnerSchema>

function ownerFileOf({ account, user }: Caller): Owner {
  return { accountId: account.id, userId: user.id }
}

/** null = the upload is gone, too old, or not there yet, or nobody's any more: its file cannot be read. */
async function ownerOf(folder: string, parts: Parts): Promise<Owner | null> {
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
    const isOwn = caller !== null && (await ownerOf(folder, parts))?.userId === caller.user.id
    if (isOwn || (await isOld(folder, parts))) await rm(folder, { recursive: true, force: true })
  }
}

/** Writes the archive to the disk; a refusal when it is too large or does not come to its end. */
async function store(archive: Readable, path: string): Promise<Refusal | null> {
  const file = await open(path, 'wx')
  let size = 0
  try {
    // Who sends too much is to read why, so the line stays open.
    for await (const chunk of archive.iterator({ destroyOnReturn: false })) {
      if (!Buffer.isBuffer(chunk)) throw new TypeError('An archive comes in as bytes')
      size += chunk.length
      if (size > MAX_ARCHIVE_BYTES) return refuse('PAYLOAD_TOO_LARGE', 'The archive is larger than 256 MB.')
      await file.appendFile(chunk)
    }
    return null
  } catch (error) {
    if (archive.errored !== null) return refuse('MALFORMED_REQUEST', 'The archive did not come in whole.')
    throw error
  } finally {
    await file.close()
  }
}

async function check(folder: string, caller: Caller, parts: Parts): Promise<Report> {
  const faults: PackageFault[] = await unpackArchive(join(folder, 'package.zip'), packageIn(folder))
  if (hasErrors(faults)) return reportOf(null, faults)
  const { pack, faults: found } = await checkPackage(packageIn(folder))
  faults.push(...found)
  if (pack === null) return reportOf(null, faults)
  faults.push(...(await findClashes(parts.database.kysely, pack, caller.account.id)))
  return reportOf(await describeProject(pack.project, caller, parts), faults)
}

async function projectOf(folder: string, caller: Caller, parts: Parts): Promise<Report['project']> {
  const { pack } = await readPackage(folder)
  return pack === null ? null : describeProject(pack.project, caller, parts)
}

async function describeProject(project: ProjectFile, { account }: Caller, { database }: Parts) {
  const known = await findProject(database.kysely, project.id, account.id)
  const { id, name, town } = project
  const unitCount = project.units.filter((unit) => !unit.is_sample).length
  return { id, name, town, unitCount, isKnown: known?.id === id }
}

/** Errors first; as many as anybody reads. */
function reportOf(project: Report['project'], faults: readonly PackageFault[]): Report {
  const errors = faults.filter(({ severity }) => severity === 'error')
  const warnings = faults.filter(({ severity }) => severity === 'warning')
  return {
    project,
    errorCount: errors.length,
    warningCount: warnings.length,
    faults: [...errors, ...warnings].slice(0, MAX_REPORTED_FAULTS).map((fault) => ({ ...fault })),
  }
}
