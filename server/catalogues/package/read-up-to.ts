import { open } from 'node:fs/promises'

/**
 * The whole file, if it is not too large to be held in memory.
 * @throws when it cannot be read
 */
export async function readUpTo(path: string, maxBytes: number): Promise<Buffer | 'too large'> {
  const file = await open(path, 'r')
  try {
    if ((await file.stat()).size > maxBytes) return 'too large'
    return await file.readFile()
  } finally {
    await file.close()
  }
}

/** For people. */
export function inMegabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024)
}
