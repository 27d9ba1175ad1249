import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { ByteRange } from '#shared/contracts/http/byte-range.ts'
import { type Disk, isLeftover, type WriteOutcome, writeWhole } from '../disk/disk.ts'
import type { FaultLog } from '../kernel/faults.ts'

/**
 * Content on the disk under names that begin with the SHA-256 of what they hold. What is read is checked against its
 * name, so that no fault of disk, memory or network ever shows; what is wrong is removed and counts as absent.
 */
export interface ContentStore {
  /** Learns what is there and removes what writes that were cut short have left. */
  open(): Promise<void>
  /** As far as can be told without reading. */
  has(name: string): boolean
  read(name: string): Promise<Buffer | null>
  /**
   * For parts of it: read whole and checked once, and again only when the file on the disk is no longer the same. null =
   * it is absent, or just being changed; `read` says which.
   */
  checked(name: string): Promise<CheckedFile | null>
  /** `wrong`: the content does not belong to the name. Makes room first when the disk or the limit is reached. */
  keep(name: string, content: Uint8Array): Promise<WriteOutcome | 'wrong'>
  /** Removes what was used longest ago and is not needed, until so many bytes are free of it; answers how many are. */
  makeRoom(bytes: number): Promise<number>
  /** Removes all but these. */
  retain(names: ReadonlySet<string>): Promise<void>
  /** In all. */
  bytes(): number
}

export interface CheckedFile {
  readonly bytes: number
  /** null = it is no longer what was checked. */
  part(range: ByteRange): Promise<Buffer | null>
}

interface Parts {
  readonly disk: Disk
  readonly folder: string
  readonly faults: FaultLog
  /** ms since epoch. */
  readonly now: () => number
  /** Beyond it, what was used longest ago makes room; null = no limit. */
  readonly limitBytes: number | null
  /** Never removed to make room. */
  readonly isProtected: (name: string) => boolean
}

interface Entry {
  readonly bytes: number
  /** ms since epoch. */
  usedAt: number
  /** The time that is on the disk. */
  touchedAt: number
}

const NAME = /^[0-9a-f]{64}(\.[a-z0-9]{1,8})?$/
/** ms: how exactly the disk knows when a file was last used. */
const TOUCH_STEP = 3_600_000

/** SHA-256, hex. */
export function sha256(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex')
}

export function createContentStore(parts: Parts): ContentStore {
  return new DiskContentStore(parts)
}

class DiskContentStore implements ContentStore {
  readonly #parts: Parts
  readonly #entries = new Map<string, Entry>()
  /** Versions that were read whole and found right. */
  readonly #checked = new Map<string, string>()
  #bytes = 0

  constructor(parts: Parts) {
    this.#parts = parts
  }

  async open(): Promise<void> {
    const { disk, folder } = this.#parts
    for (let start = 0; start < 256; start++) {
      const subFolder = join(folder, start.toString(16).padStart(2, '0'))
      const files = await disk.list(subFolder).catch(() => [])
      for (const file of files) {
        if (NAME.test(file.name)) this.#remember(file.name, file.bytes, file.usedAt)
        else if (isLeftover(file.name)) await disk.remove(join(subFolder, file.name)).catch(() => undefined)
      }
    }
  }

  has(name: string): boolean {
    return this.#entries.has(name)
  }

  async read(name: string): Promise<Buffer | null> {
    if (!NAME.test(name)) return null
    const { disk, faults, now } = this.#parts
    const path = this.#makePath(name)
    const entry = this.#entries.get(name)
    if (entry !== undefined) await this.#markUsed(name, entry)
    const before = await disk.version(path).catch(() => null)
    const content = await disk.read(path).catch(() => {
      faults.note('CACHE_READ_FAILED')
      return null
    })
    if (content === null) {
      this.#forget(name)
      return null
    }
    if (sha256(content) !== name.slice(0, 64)) {
      faults.note('CACHE_ENTRY_WRONG')
      await this.#remove(name)
      return null
    }
    if (!this.#entries.has(name)) this.#remember(name, content.byteLength, now())
    const after = await disk.version(path).catch(() => null)
    if (after !== null && after.id !== null && after.id === before?.id) this.#checked.set(name, after.id)
    return content
  }

  async checked(name: string): Promise<CheckedFile | null> {
    if (!NAME.test(name)) return null
    const { disk } = this.#parts
    const path = this.#makePath(name)
    const look = () => disk.version(path).catch(() => null)
    let version = await look()
    if (version?.id !== this.#checked.get(name)) {
      if ((await this.read(name)) === null) return null
      version = await look()
    }
    if (version === null || version.id === null || version.id !== this.#checked.get(name)) return null
    const { bytes, id } = version
    const entry = this.#entries.get(name)
    if (entry !== undefined) entry.usedAt = this.#parts.now()
    return { bytes, part: (range) => disk.readPart(path, range, id).catch(() => null) }
  }

  async keep(name: string, content: Uint8Array): Promise<WriteOutcome | 'wrong'> {
    if (!NAME.test(name) || sha256(content) !== name.slice(0, 64)) return 'wrong'
    const { disk, faults, now, limitBytes, isProtected } = this.#parts
    const over = limitBytes === null ? 0 : this.#bytes + content.byteLength - limitBytes
    if (over > 0 && (await this.makeRoom(over)) < over) {
      if (!isProtected(name)) return 'full'
      faults.note('CACHE_OVER_LIMIT')
    }
    const path = this.#makePath(name)
    let outcome = await writeWhole(disk, path, content)
    // Twice as much: file systems count in blocks, and want some room of their own.
    if (outcome === 'full' && (await this.makeRoom(2 * content.byteLength)) > 0) {
      outcome = await writeWhole(disk, path, content)
    }
    if (outcome === 'kept') this.#remember(name, content.byteLength, now())
    else faults.note(outcome === 'full' ? 'DISK_FULL' : 'CACHE_WRITE_FAILED')
    return outcome
  }

  async retain(names: ReadonlySet<string>): Promise<void> {
    for (const name of this.#entries.keys()) if (!names.has(name)) await this.#remove(name)
  }

  async makeRoom(wanted: number): Promise<number> {
    const { isProtected } = this.#parts
    const byAge = [...this.#entries].filter(([name]) => !isProtected(name)).sort(([, a], [, b]) => a.usedAt - b.usedAt)
    let freed = 0
    for (const [name, entry] of byAge) {
      if (freed >= wanted) break
      freed += entry.bytes
      await this.#remove(name)
    }
    return freed
  }

  bytes(): number {
    return this.#bytes
  }

  #makePath(name: string): string {
    return join(this.#parts.folder, name.slice(0, 2), name)
  }

  #remember(name: string, size: number, usedAt: number): void {
    this.#forget(name)
    this.#entries.set(name, { bytes: size, usedAt, touchedAt: usedAt })
    this.#bytes += size
  }

  #forget(name: string): void {
    this.#bytes -= this.#entries.get(name)?.bytes ?? 0
    this.#entries.delete(name)
    this.#checked.delete(name)
  }

  async #remove(name: string): Promise<void> {
    const { disk, faults } = this.#parts
    this.#forget(name)
    await disk.remove(this.#makePath(name)).catch(() => faults.note('CACHE_REMOVE_FAILED'))
  }

  async #markUsed(name: string, entry: Entry): Promise<void> {
    const { disk, now } = this.#parts
    entry.usedAt = now()
    // Either way: a clock that was set back must not make what is used now look like the oldest.
    if (Math.abs(entry.usedAt - entry.touchedAt) < TOUCH_STEP) return
    entry.touchedAt = entry.usedAt
    await disk.touch(this.#makePath(name), entry.usedAt).catch(() => undefined)
  }
}
