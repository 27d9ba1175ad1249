import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rm, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { MAX_ATTACHMENT_BYTES } from '#shared/contracts/entities/upload.schema.ts'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { createUnitUpload } from '#shared/contracts/http/uploads.contract.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { type FileStore, getPrivateName, urlOfFile } from '#server/platform/files/file-store.ts'
import { decideFileType, SIGNATURE_LENGTH } from '#server/platform/files/file-types.ts'
import type { SignedAddress, SignedAddresses } from '#server/platform/files/signed-addresses.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import { addUpload, deleteUnused, listUploads, markUsed, type Upload } from './uploads.repository.ts'

/** What others are told of a file. */
export type DescribedFile = AnswerOf<typeof createUnitUpload>

/** Who sends a file, and for what: buyers for a unit, staff (`unit` null) for any of their projects. */
export interface Sending {
  readonly caller: Caller
  readonly unit: Unit | null
  readonly fileName: string
}

export interface UploadsService {
  /** Takes a file in, whole or not at all. */
  receive(sending: Sending, bytes: Readable): Promise<Result<DescribedFile>>
  /** The same of a file that is in memory already, as it came inside another body. */
  receiveBytes(sending: Sending, bytes: Uint8Array): Promise<Result<DescribedFile>>
  /** Takes back what nothing names yet. */
  takeBack(caller: Caller, id: string): Promise<Result<Record<string, never>>>
  /**
   * The caller's files that something names from now on, in the order of the ids; within the transaction that stores the
   * naming. Refused (`UPLOAD_UNKNOWN`) when one is not the caller's, sent for another unit, or gone.
   */
  use(
    db: Db,
    by: { readonly caller: Caller; readonly unitId: string },
    ids: readonly string[],
  ): Promise<Result<readonly Upload[]>>
  /** By id, whatever names them. */
  find(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Upload>>
  describe(upload: Upload): DescribedFile
  /** An address that downloads it for some minutes. Whoever asks has been found to have a right to it. */
  sign(upload: Upload): Result<SignedAddress>
}

interface Parts {
  readonly database: Database
  readonly files: FileStore
  readonly addresses: SignedAddresses
  /** Folder of what is still coming in. */
  readonly uploadsDir: string
  /** ms since epoch. */
  readonly now: () => number
}

/** Files that come in before a message or a document names them. */
export function createUploadsService(parts: Parts): UploadsService {
  const { database, files, addresses, now } = parts
  const folder = join(parts.uploadsDir, 'files')

  async function keep({ caller, unit, fileName }: Sending, path: string): Promise<Result<DescribedFile>> {
    const { size } = await stat(path)
    if (size === 0) return failedWith('FILE_EMPTY', 'The file is empty.')
    if (size >= MAX_ATTACHMENT_BYTES) return tooLarge()
    const type = decideFileType(fileName)
    if (type === null || !type.matches(await readStart(path))) {
      return failedWith('FILE_TYPE_REFUSED', 'Files of this type are not taken.')
    }
    const fileKey = await files.putFile(path, extname(fileName).slice(1).toLowerCase(), 'private')
    const upload: Upload = {
      id: randomUUID(),
      accountId: caller.account.id,
      unitId: unit?.id ?? null,
      ownerId: caller.user.id,
      name: fileName,
      contentType: type.contentType,
      size,
      fileKey,
      scan: 'clean',
      createdAt: isoTime(now()),
      usedAt: null,
    }
    await database.transaction((within) => addUpload(within, upload))
    return passed(describe(upload))
  }

  return {
    async receive(sending, bytes) {
      await mkdir(folder, { recursive: true })
      const path = join(folder, `${randomUUID()}.part`)
      try {
        const whole = await store(bytes, path)
        return whole ? await keep(sending, path) : tooLarge()
      } finally {
        await rm(path, { force: true })
      }
    },

    receiveBytes(sending, bytes) {
      // In one piece: a stream made of bytes would come one number at a time.
      return this.receive(sending, Readable.from([Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)]))
    },

    async takeBack(caller, id) {
      const done = await database.transaction((within) => deleteUnused(within, id, caller.user.id))
      return done ? passed({}) : failedWith('NOT_FOUND', 'There is no such upload any more.')
    },

    async use(within, { caller, unitId }, ids) {
      const found = await this.find(within, ids)
      const used = ids.flatMap((id) => found.get(id) ?? [])
      const isTheirs = ({ ownerId, unitId: sentFor }: Upload) =>
        ownerId === caller.user.id && (sentFor === null || sentFor === unitId)
      if (used.length < ids.length || !used.every(isTheirs)) {
        return failedWith('UPLOAD_UNKNOWN', 'One of the files is not there any more.')
      }
      await markUsed(within, ids, isoTime(now()))
      return passed(used)
    },

    find: async (within, ids) => new Map((await listUploads(within, ids)).map((upload) => [upload.id, upload])),

    describe,

    sign(upload) {
      if (upload.scan === 'waiting') return failedWith('FILE_HELD', 'The file is still being checked.')
      if (upload.scan === 'infected') return failedWith('FILE_INFECTED', 'The file is infected.')
      const name = getPrivateName(urlOfFile(upload.fileKey))
      if (name === null) throw new Error(`Upload ${upload.id} has no private file`)
      return passed(addresses.sign(name))
    },
  }

  async function store(bytes: Readable, path: string): Promise<boolean> {
    let size = 0
    let isTooLarge = false
    await pipeline(
      bytes,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          size += chunk.length
          if (size >= MAX_ATTACHMENT_BYTES) {
            isTooLarge = true
            return
          }
          yield chunk
        }
      },
      createWriteStream(path, { flags: 'wx' }),
    )
    return !isTooLarge
  }

  function describe({ id, name, size, contentType, scan }: Upload): DescribedFile {
    const state = scan === 'clean' ? 'ready' : scan === 'waiting' ? 'held' : 'infected'
    return { id, name, size, contentType, state }
  }
}

function tooLarge(): Result<never> {
  return failedWith('PAYLOAD_TOO_LARGE', 'The file is larger than 40 MiB.')
}

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SIGNATURE_LENGTH), 0, SIGNATURE_LENGTH, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
