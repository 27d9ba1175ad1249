import type { BigIntStats } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ByteRange } from '#shared/contracts/http/byte-range.ts'

export interface FileFacts {
  readonly name: string
  readonly bytes: number
  /** ms since epoch: when it was last written or touched. */
  readonly usedAt: number
}

/** What a file is like at one moment. */
export interface FileVersion {
  readonly bytes: number
  /** Another one as soon as anything about the file changes; null = it has just changed, and the next would not show. */
  readonly id: string | null
}

/** The disk, as far as the host needs it; tests put faults in between. Every function may reject with Node's errors. */
export interface Disk {
  /** null = there is no such file. */
  read(path: string): Promise<Buffer | null>
  /** null = there is no such file. */
  version(path: string): Promise<FileVersion | null>
  /** A part of the file, if it is still of that version before and after it is read; null = it is not. */
  readPart(path: string, range: ByteRange, id: string): Promise<Buffer | null>
  /** Writes a new file and waits until the device has it. A crash may leave a part of it. */
  write(path: string, bytes: Uint8Array): Promise<void>
  /** Also in the folder's own entry when it is done. Replaces what is there. */
  rename(from: string, to: string): Promise<void>
  /** Nothing happens when it is not there. */
  remove(path: string): Promise<void>
  /** Files of one folder, without its sub-folders; none when it does not exist. */
  list(folder: string): Promise<FileFacts[]>
  touch(path: string, at: number): Promise<void>
  makeFolder(path: string): Promise<void>
}

export const nodeDisk: Disk = {
  read: (path) => readFile(path).catch(nullIfAbsent),
  version: (path) => stat(path, { bigint: true }).then(identifyVersion, nullIfAbsent),
  async readPart(path, { start, end }, id) {
    const handle = await open(path, 'r').catch(nullIfAbsent)
    if (handle === null) return null
    try {
      const isSame = async () => identifyVersion(await handle.stat({ bigint: true })).id === id
      if (!(await isSame())) return null
      const bytes = Buffer.alloc(end - start + 1)
      const { bytesRead } = await handle.read(bytes, 0, bytes.byteLength, start)
      return bytesRead === bytes.byteLength && (await isSame()) ? bytes : null
    } finally {
      await handle.close()
    }
  },
  async write(path, bytes) {
    const handle = await open(path, 'w')
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
  },
  async rename(from, to) {
    await rename(from, to)
    await syncFolder(dirname(to))
  },
  remove: (path) => rm(path, { force: true }),
  async list(folder) {
    const entries = (await readdir(folder, { withFileTypes: true }).catch(nullIfAbsent)) ?? []
    const facts = entries
      .filter((entry) => entry.isFile())
      .map(async ({ name }) => {
        const found = await stat(join(folder, name)).catch(nullIfAbsent)
        return found === null ? null : { name, bytes: found.size, usedAt: found.mtimeMs }
      })
    return (await Promise.all(facts)).filter((fact) => fact !== null)
  },
  touch: (path, at) => utimes(path, at / 1_000, at / 1_000),
  async makeFolder(path) {
    await mkdir(path, { recursive: true })
  },
}

/** Why a file could not be written. */
export type WriteOutcome = 'kept' | 'full' | 'failed'

const TEMPORARY = '.part'
let counter = 0

/** Whether a name is that of a write that was never finished. */
export function isLeftover(name: string): boolean {
  return name.endsWith(TEMPORARY)
}

/** Whole or not at all, also after a power cut: temporary name, fsync, rename, fsync of the folder. */
export async function writeWhole(disk: Disk, path: string, bytes: Uint8Array): Promise<WriteOutcome> {
  for (const pause of PAUSES) {
    const outcome = await writeOnce(disk, path, bytes)
    if (outcome !== null) return outcome
    await wait(pause)
  }
  return (await writeOnce(disk, path, bytes)) ?? 'failed'
}

/** ms before each further try. */
const PAUSES = [20, 100, 400]
/** What passes: another program on the same folder has taken the temporary file for a leftover. */
const PASSING = ['ENOENT']
/** Also where one of the two is open for a moment, as checkers for viruses do; elsewhere that stands for what stays. */
const PASSING_ON_WINDOWS = [...PASSING, 'EPERM', 'EACCES', 'EBUSY']

/** null = it may work the next time. */
async function writeOnce(disk: Disk, path: string, bytes: Uint8Array): Promise<WriteOutcome | null> {
  counter += 1
  const temporary = `${path}.${process.pid}-${counter}${TEMPORARY}`
  try {
    await disk.makeFolder(dirname(path))
    await disk.write(temporary, bytes)
    await disk.rename(temporary, path)
    return 'kept'
  } catch (error) {
    await disk.remove(temporary).catch(() => undefined)
    if (hasCode(error, ...(process.platform === 'win32' ? PASSING_ON_WINDOWS : PASSING))) return null
    return hasCode(error, 'ENOSPC', 'EDQUOT') ? 'full' : 'failed'
  }
}

/** Removes what writes that were cut short have left in a folder. */
export async function removeLeftovers(disk: Disk, folder: string): Promise<void> {
  const files = await disk.list(folder).catch(() => [])
  const leftovers = files.filter(({ name }) => isLeftover(name))
  await Promise.all(leftovers.map(({ name }) => disk.remove(join(folder, name)).catch(() => undefined)))
}

function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code)
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder; there the rename is durable by itself.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** ms: file systems count time in steps, so that two changes within one look like one. */
const TIME_STEP = 100n

function identifyVersion({ ino, size, mtimeNs, ctimeNs, ctimeMs }: BigIntStats): FileVersion {
  const age = BigInt(Date.now()) - ctimeMs
  const isJustChanged = age < TIME_STEP && age > -TIME_STEP
  // `ctime` too: whoever sets the time back of a file changes that one.
  return { bytes: Number(size), id: isJustChanged ? null : [ino, size, mtimeNs, ctimeNs].join('-') }
}

function nullIfAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
