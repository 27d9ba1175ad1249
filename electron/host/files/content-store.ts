import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { type Disk, isLeftover, type WriteOutcome, writeWhole } from '../disk/disk.ts'
import type { FaultLog } from '../faults.ts'

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
  /** `wrong`: the content does not belong to the name. Makes room first when the disk or the limit is reached. */
  keep(name: string, content: Uint8Array): Promise<WriteOutcome | 'wrong'>
  /** Removes all but these. */
  retain(names: ReadonlySet<string>): Promise<void>
  /** In all. */
  bytes(): number
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
  const { disk, folder, faults, now, limitBytes, isProtected } = parts
  const entries = new Map<string, Entry>()
  let bytes = 0
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name)

  const remember = (name: string, size: number, usedAt: number) => {
    forget(name)
    entries.set(name, { bytes: size, usedAt, touchedAt: usedAt })
    bytes += size
  }
  const forget = (name: string) => {
    bytes -= entries.get(name)?.bytes ?? 0
    entries.delete(name)
  }
  const remove = async (name: string) => {
    forget(name)
    await disk.remove(pathOf(name)).catch(() => faults.note('CACHE_REMOVE_FAILED'))
  }
  /** Removes what was used longest ago until `wanted` bytes are free of the limit; answers how many were removed. */
  const makeRoom = async (wanted: number) => {
    const byAge = [...entries].filter(([name]) => !isProtected(name)).sort(([, a], [, b]) => a.usedAt - b.usedAt)
    let freed = 0
    for (const [name, entry] of byAge) {
      if (freed >= wanted) break
      freed += entry.bytes
      await remove(name)
    }
    return freed
  }
  const markUsed = async (name: string, entry: Entry) => {
    entry.usedAt = now()
    if (entry.usedAt - entry.touchedAt < TOUCH_STEP) return
    entry.touchedAt = entry.usedAt
    await disk.touch(pathOf(name), entry.usedAt).catch(() => undefined)
  }

  return {
    async open() {
      for (let start = 0; start < 256; start++) {
        const subFolder = join(folder, start.toString(16).padStart(2, '0'))
        const files = await disk.list(subFolder).catch(() => [])
        for (const file of files) {
          if (NAME.test(file.name)) remember(file.name, file.bytes, file.usedAt)
          else if (isLeftover(file.name)) await disk.remove(join(subFolder, file.name)).catch(() => undefined)
        }
      }
    },
    has: (name) => entries.has(name),
    async read(name) {
      if (!NAME.test(name)) return null
      const content = await disk.read(pathOf(name)).catch(() => {
        faults.note('CACHE_READ_FAILED')
        return null
      })
      if (content === null) {
        forget(name)
        return null
      }
      if (sha256(content) !== name.slice(0, 64)) {
        faults.note('CACHE_ENTRY_WRONG')
        await remove(name)
        return null
      }
      const entry = entries.get(name)
      if (entry === undefined) remember(name, content.byteLength, now())
      else await markUsed(name, entry)
      return content
    },
    async keep(name, content) {
      if (!NAME.test(name) || sha256(content) !== name.slice(0, 64)) return 'wrong'
      const over = limitBytes === null ? 0 : bytes + content.byteLength - limitBytes
      if (over > 0 && (await makeRoom(over)) < over) {
        if (!isProtected(name)) return 'full'
        faults.note('CACHE_OVER_LIMIT')
      }
      let outcome = await writeWhole(disk, pathOf(name), content)
      // Twice as much: file systems count in blocks, and want some room of their own.
      if (outcome === 'full' && (await makeRoom(2 * content.byteLength)) > 0) {
        outcome = await writeWhole(disk, pathOf(name), content)
      }
      if (outcome === 'kept') remember(name, content.byteLength, now())
      else faults.note(outcome === 'full' ? 'DISK_FULL' : 'CACHE_WRITE_FAILED')
      return outcome
    },
    async retain(names) {
      for (const name of entries.keys()) if (!names.has(name)) await remove(name)
    },
    bytes: () => bytes,
  }
}
