import { randomUUID } from 'node:crypto'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { MAX_ATTACHMENT_BYTES } from '#shared/contracts/entities/upload.schema.ts'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { createUnitUpload } from '#shared/contracts/http/uploads.contract.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import type { News } from '#server/news/news.types.ts'
import { again } from '#server/platform/again.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { deleteLeftover } from '#server/platform/db/file-leftovers.ts'
import { putNamed } from '#server/platform/db/named-files.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { type FileStore, getPrivateName, urlOfFile } from '#server/platform/files/file-store.ts'
import { writeBody } from '#server/platform/files/write-body.ts'
import type { SignedAddress, SignedAddresses } from '#server/platform/files/signed-addresses.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import type { Log } from '#server/platform/log.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import { getFileState } from './file-state.ts'
import { receiveBody, type SentBody } from './receive-body.ts'
import { type HearScan, scanWaiting } from './scan-uploads.ts'
import type { Scanner } from './scanner.ts'
import { decideSentType } from './sent-file-types.ts'
import { PART, tidyUploads } from './tidy-uploads.ts'
import { createTurnstile } from './turnstile.ts'
import { createTurns } from './turns.ts'
import {
  addUpload,
  deleteUnused,
  holdUploads,
  listUploads,
  markUnused,
  markUsed,
  type Upload,
} from './uploads.repository.ts'

/** Of each person, so that nobody can fill the disk. */
const UPLOAD_RULE = { name: 'upload', limit: 120, windowMs: 10 * 60_000 } as const
/** Of each person and process: each holds a connection and a file. */
const MAX_AT_ONCE = 10
/** Seconds after which one may be sent while others are coming in. */
const BUSY_SECONDS = 5
/** ms between two looks for what nothing names. */
const TIDY_MS = 6 * 3_600_000
/** ms between two attempts to have scanned what waits; what has just come in does not wait for it. */
const SCAN_MS = 30_000

/** What others are told of a file. */
export type DescribedFile = AnswerOf<typeof createUnitUpload>

/** Whose files these are. */
export type Sender = Pick<Caller, 'user' | 'account'>

/** Who sends a file, and for what: buyers for a unit, staff (`unit` null) for any of their projects. */
export interface Sending {
  readonly caller: Sender
  readonly unit: Unit | null
  readonly fileName: string
}

export interface UploadsService {
  /** Takes a file in, whole or not at all. */
  receive(sending: Sending, bytes: Readable): Promise<Result<DescribedFile>>
  /** The same of a file that is in memory already, as it came inside a mail. */
  receiveBytes(sending: Sending, bytes: Uint8Array): Promise<Result<DescribedFile>>
  /** Reads a JSON body of the person's in which files come along. `onFile`: the first of them begins. */
  receiveBody(userId: string, body: Readable, onFile: () => void): Promise<Result<SentBody>>
  /** The same of a file that came along in a body, and is on the disk already. */
  receivePart(sending: Sending, path: string): Promise<Result<DescribedFile>>
  /** Takes back what nothing names yet. */
  takeBack(caller: Caller, id: string): Promise<Result<Record<string, never>>>
  /**
   * The caller's files that something names from now on, in the order of the ids; within the transaction that stores the
   * naming. Refused (`UPLOAD_UNKNOWN`) when one is not the caller's, sent for another unit, or gone.
   */
  use(
    db: Db,
    by: { readonly caller: Sender; readonly unitId: string | null },
    ids: readonly string[],
  ): Promise<Result<readonly Upload[]>>
  /** A document names these no more: what nothing else names goes as if nothing ever had. Within the transaction that ends it. */
  release(db: Db, ids: readonly string[], documentId: string): Promise<void>
  /** By id, whatever names them. */
  find(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Upload>>
  describe(upload: Upload): DescribedFile
  /** An address that downloads it, by its own name, for some minutes. Whoever asks has been found to have a right to it. */
  sign(upload: Upload): Result<SignedAddress>
  /** Deletes what nothing has named in time, and the bytes that nothing names any more. A fault is noted, not thrown. */
  tidy(): Promise<void>
  /** Has scanned what waits for it. A fault is noted, not thrown. */
  scan(): Promise<void>
  /** Whose files these may be: they hear of each that was scanned. */
  onScanned(hear: HearScan): void
  /** Tidies and scans from now on, again and again. */
  start(): void
  /** Ends after the file that is under way; what is being scanned stays waiting. */
  stop(): Promise<void>
}

interface Parts {
  readonly database: Database
  readonly files: FileStore
  readonly addresses: SignedAddresses
  readonly rateLimits: RateLimits
  /** null = every file is clean. */
  readonly scanner: Scanner | null
  readonly news: News
  readonly log: Log
  /** Folder of what is still coming in. */
  readonly uploadsDir: string
  /** ms since epoch. */
  readonly now: () => number
}

/** Files that come in before a message or a document names them. */
export function createUploadsService(parts: Parts): UploadsService {
  const { database, addresses, rateLimits, scanner, log, now } = parts
  const folder = join(parts.uploadsDir, 'files')
  const coming = createTurnstile(MAX_AT_ONCE)
  const hearers: HearScan[] = []
  const late = new Set<string>()
  let ends: readonly (() => void)[] = []

  /** Counts a file, and takes it in. `write` puts it on the disk first; it answers why that was not to be. */
  async function takeIn(
    sending: Sending,
    path: string,
    write: () => Promise<Result<never> | null>,
  ): Promise<Result<DescribedFile>> {
    const taken = await rateLimits.take([{ rule: UPLOAD_RULE, of: sending.caller.user.id }])
    if (!taken.ok) return refuseMore(taken.waitSeconds)
    const refused = await write()
    if (refused !== null) return refused
    const kept = await keep(parts, sending, path)
    if (kept.ok && ends.length > 0) void scan.run()
    return kept
  }

  async function receive(sending: Sending, bytes: Readable): Promise<Result<DescribedFile>> {
    await mkdir(folder, { recursive: true })
    const path = join(folder, `${randomUUID()}${PART}`)
    try {
      return await takeIn(sending, path, () => store(bytes, path))
    } finally {
      await rm(path, { force: true })
    }
  }

  const tidy = createTurns(
    () => tidyUploads({ ...parts, folder }),
    (error) => log.fault('files that nothing names', error),
  )
  const scan = createTurns(
    async (ending) => (scanner === null ? undefined : scanWaiting({ ...parts, scanner, hearers, late, ending })),
    (error) => log.fault('files that wait for their scan', error),
  )

  return {
    async receive(sending, bytes) {
      const leave = coming.enter(sending.caller.user.id)
      if (leave === null) return refuseMore(BUSY_SECONDS)
      try {
        return await receive(sending, bytes)
      } finally {
        leave()
      }
    },

    receiveBytes(sending, bytes) {
      // In one piece: a stream made of bytes would come one number at a time.
      return this.receive(sending, Readable.from([Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)]))
    },

    receiveBody: (userId, body, onFile) =>
      receiveBody(body, {
        folder,
        begin() {
          onFile()
          const leave = coming.enter(userId)
          return leave === null ? refuseMore(BUSY_SECONDS) : passed(leave)
        },
      }),

    receivePart: (sending, path) => takeIn(sending, path, async () => null),

    async takeBack(caller, id) {
      const done = await database.transaction((within) => deleteUnused(within, id, caller.user.id))
      return done ? passed({}) : failedWith('NOT_FOUND', 'There is no such upload any more.')
    },

    async use(within, { caller, unitId }, ids) {
      const held = await holdUploads(within, ids, caller.user.id)
      const found = new Map(held.map((upload) => [upload.id, upload]))
      const used = ids.flatMap((id) => found.get(id) ?? [])
      if (used.length < ids.length || !used.every(({ unitId: sentFor }) => sentFor === null || sentFor === unitId)) {
        return failedWith('UPLOAD_UNKNOWN', 'One of the files is not there any more.')
      }
      await markUsed(within, ids, isoTime(now()))
      return passed(used)
    },

    release: markUnused,

    find: async (within, ids) => new Map((await listUploads(within, ids)).map((upload) => [upload.id, upload])),

    describe,

    sign(upload) {
      if (upload.scan === 'waiting') return failedWith('FILE_HELD', 'The file is still being checked.')
      if (upload.scan === 'infected') return failedWith('FILE_INFECTED', 'The file is infected.')
      const name = getPrivateName(urlOfFile(upload.fileKey))
      if (name === null) throw new Error(`Upload ${upload.id} has no private file`)
      return passed(addresses.sign(name, { downloadName: upload.name }))
    },

    tidy: tidy.run,
    scan: scan.run,
    onScanned: (hear) => void hearers.push(hear),
    start() {
      if (ends.length > 0) return
      ends = [again(tidy.run, TIDY_MS), ...(scanner === null ? [] : [again(scan.run, SCAN_MS)])]
    },
    async stop() {
      for (const end of ends) end()
      ends = []
      await Promise.all([tidy.stop(), scan.stop()])
    },
  }
}

/** Keeps what has come in whole, if it is of a type that is taken. */
async function keep(parts: Parts, sending: Sending, path: string): Promise<Result<DescribedFile>> {
  const { size } = await stat(path)
  if (size === 0) return failedWith('FILE_EMPTY', 'The file is empty.', { field: 'file_name' })
  const type = await decideSentType(path, sending.fileName)
  if (!type.ok) return type
  const { contentType, extension } = type.value
  const { caller, unit } = sending
  const upload: Omit<Upload, 'fileKey'> = {
    id: randomUUID(),
    accountId: caller.account.id,
    unitId: unit?.id ?? null,
    ownerId: caller.user.id,
    name: sending.fileName,
    contentType,
    size,
    scan: parts.scanner === null ? 'clean' : 'waiting',
    createdAt: isoTime(parts.now()),
    usedAt: null,
  }
  const fileKey = await putNamed(parts, { path, extension, area: 'sent' }, async (within, key) => {
    await addUpload(within, { ...upload, fileKey: key })
    await deleteLeftover(within, key)
  })
  return passed(describe({ ...upload, fileKey }))
}

/** Writes what comes in to the disk; an error when it is too large or does not come to its end. */
async function store(bytes: Readable, path: string): Promise<Result<never> | null> {
  const came = await writeBody(bytes, path, MAX_ATTACHMENT_BYTES - 1)
  if (came === 'tooLarge') return failedWith('PAYLOAD_TOO_LARGE', 'The file is larger than 40 MiB.')
  return came === 'cutOff' ? failedWith('MALFORMED_REQUEST', 'The file did not come in whole.') : null
}

function describe({ id, name, size, contentType, scan }: Upload): DescribedFile {
  return { id, name, size, contentType, state: getFileState({ scan }) }
}

function refuseMore(seconds: number): Result<never> {
  return failedWith('TOO_MANY_REQUESTS', 'Too many files are being sent. Try again later.', {
    retryAfterSeconds: seconds,
  })
}
