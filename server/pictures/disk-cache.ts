import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface DiskCache {
  read(name: string): Promise<Buffer | null>
  /** A cache that cannot be written to costs time, not the picture. */
  write(name: string, bytes: Buffer): Promise<void>
}

/**
 * A folder of WebP pictures that may be lost at any time, kept below a size (bytes); the longest unused go first. What
 * is not whole counts as missing.
 */
export function createDiskCache(folder: string, maxBytes: number): DiskCache {
  let bytesSincePruned = Number.POSITIVE_INFINITY

  async function prune(): Promise<void> {
    const names = await readdir(folder)
    const entries = await Promise.all(names.map(async (name) => ({ name, ...(await statOrNull(join(folder, name))) })))
    const oldestFirst = entries.toSorted((a, b) => (a.mtimeMs ?? 0) - (b.mtimeMs ?? 0))
    let total = entries.reduce((sum, { size }) => sum + (size ?? 0), 0)
    for (const { name, size } of oldestFirst) {
      if (total <= maxBytes) break
      await rm(join(folder, name), { force: true })
      total -= size ?? 0
    }
  }

  return {
    async read(name: string): Promise<Buffer | null> {
      const path = join(folder, name)
      const bytes = await readFile(path).catch(() => null)
      if (bytes === null || !isWholeWebp(bytes)) return null
      // Its time is the time of its last use.
      await utimes(path, new Date(), new Date()).catch(() => {})
      return bytes
    },

    async write(name: string, bytes: Buffer): Promise<void> {
      try {
        await mkdir(folder, { recursive: true })
        const temporary = join(folder, `${name}.${process.pid}.tmp`)
        await writeFile(temporary, bytes)
        await rename(temporary, join(folder, name))
        bytesSincePruned += bytes.length
        if (bytesSincePruned < maxBytes / 10) return
        bytesSincePruned = 0
        await prune()
      } catch {
        // Full or read-only disk.
      }
    },
  }
}

async function statOrNull(path: string): Promise<{ size: number; mtimeMs: number } | null> {
  const found = await stat(path).catch(() => null)
  return found && { size: found.size, mtimeMs: found.mtimeMs }
}

/** A power cut may leave a file empty or cut off; WebP says in its head how long it is. */
function isWholeWebp(bytes: Buffer): boolean {
  return (
    bytes.length > 12 &&
    bytes.toString('latin1', 0, 4) === 'RIFF' &&
    bytes.toString('latin1', 8, 12) === 'WEBP' &&
    bytes.readUInt32LE(4) + 8 === bytes.length
  )
}
