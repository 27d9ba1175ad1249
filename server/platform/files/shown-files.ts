import { type FileStore, keyOfFileName, type OpenFile } from './file-store.ts'

/** What whoever knows an address `/files/<name>` may have, by its name. */
export interface ShownFiles {
  /** Open for reading, or null when there is no such file. */
  open(name: string): Promise<OpenFile | null>
  /** The whole file, or null when there is none. */
  read(name: string): Promise<Buffer | null>
  has(name: string): Promise<boolean>
  /** Bytes, or null when there is no such file. */
  size(name: string): Promise<number | null>
}

/**
 * The public area, and the pictures of media libraries. Of those the bytes stay for a while when the picture has been
 * deleted; `isInLibrary` tells by its key whether one still is what somebody shows.
 */
export function createShownFiles(
  files: Pick<FileStore, 'open' | 'read' | 'has' | 'size'>,
  isInLibrary: (key: string) => Promise<boolean>,
): ShownFiles {
  async function ask<Found>(name: string, find: (key: string) => Promise<Found | null>): Promise<Found | null> {
    const [shown, ofLibrary] = [keyOfFileName(name), keyOfFileName(name, 'library')]
    const found = shown === null ? null : await find(shown)
    if (found !== null || ofLibrary === null) return found
    return (await isInLibrary(ofLibrary)) ? find(ofLibrary) : null
  }

  return {
    open: (name) => ask(name, (key) => files.open(key)),
    read: (name) => ask(name, (key) => files.read(key)),
    has: async (name) => (await ask(name, async (key) => (await files.has(key)) || null)) !== null,
    size: (name) => ask(name, (key) => files.size(key)),
  }
}
