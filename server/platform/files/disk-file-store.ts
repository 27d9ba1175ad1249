import { createHash, randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { chmod, copyFile, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hashOfFile } from './content.ts'
import { FILE_AREAS, type FileArea, type FileStore, keyOfFileName, keyOfHash } from './file-store.ts'

/** The owner's alone, whoever could read what it was copied from. */
const FILE_MODE = 0o600
/** What is being written has a name that ends so. */
const TEMPORARY = '.tmp'
/** Start of the hash. */
const SUB_FOLDER = /^[0-9a-f]{2}$/

/** Keeps files in `folder`, spread over sub-folders by the start of their hash. */
export function openDiskFileStore(folder: string): FileStore {
  const makePath = (key: string) => pathIn(folder, key)

  /** @param write makes a file at a path, with the content */
  async function keep(key: string, size: number, write: (path: string) => Promise<void>) {
    const path = makePath(key)
    if (!path) throw new TypeError(`"${key}" ends in no file extension`)
    // A file appears under its name only when it is whole, so the size is enough to know it.
    if ((await measureSize(path)) !== size) await writeDurably(path, write)
    return key
  }

  return {
    place: { folder },

    put(bytes, extension, area) {
      const hash = createHash('sha256').update(bytes).digest('hex')
      return keep(keyOfHash(hash, extension, area), bytes.length, (to) => writeFile(to, bytes, { flag: 'wx' }))
    },

    async putFile(path, extension, area) {
      const [hash, { size }] = await Promise.all([hashOfFile(path), stat(path)])
      return keep(keyOfHash(hash, extension, area), size, async (to) => {
        // The system copies, and nothing of it comes through our memory.
        await copyFile(path, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
        await chmod(to, FILE_MODE)
      })
    },

    async hide(key) {
      const hidden = keyOfFileName(key.slice(key.indexOf('/') + 1), 'private')
      const [from, to] = [makePath(key), hidden === null ? null : makePath(hidden)]
      if (hidden === null || from === null || to === null) throw new TypeError(`"${key}" is no key of a file`)
      if (from === to) return hidden
      await mkdir(dirname(to), { recursive: true })
      // Another process may have done it already.
      await rename(from, to).catch(nullIfAbsent)
      await syncFolder(dirname(to))
      return hidden
    },

    async read(key) {
      const path = makePath(key)
      if (!path) return null
      return readFile(path).catch(nullIfAbsent)
    },

    async open(key) {
      const path = makePath(key)
      const handle = path ? await open(path, 'r').catch(nullIfAbsent) : null
      if (!handle) return null
      const { size } = await handle.stat()
      return { size, stream: (part) => handle.createReadStream(part), close: () => handle.close() }
    },

    async has(key) {
      const path = makePath(key)
      return path !== null && (await measureSize(path)) !== null
    },

    async size(key) {
      const path = makePath(key)
      return path === null ? null : measureSize(path)
    },

    list: (area) => keysIn(getRoot(folder, area), area),

    async removeRemains(before) {
      for (const area of FILE_AREAS) await removeOldTemporaries(getRoot(folder, area), before)
    },

    async remove(key) {
      const path = makePath(key)
      if (path !== null) await rm(path, { force: true })
    },

    async tryWriting() {
      await mkdir(folder, { recursive: true })
      const probe = join(folder, `.${randomBytes(6).toString('hex')}.tmp`)
      await writeFile(probe, 'probe', { flag: 'wx' })
      await rm(probe, { force: true })
    },
  }
}

/** null = that is no key. */
function pathIn(folder: string, key: string): string | null {
  const fileName = key.slice(key.indexOf('/') + 1)
  const place = join(fileName.slice(0, 2), fileName)
  const area = FILE_AREAS.find((one) => keyOfFileName(fileName, one) === key)
  return area === undefined ? null : join(getRoot(folder, area), place)
}

function getRoot(folder: string, area: FileArea): string {
  return area === 'public' ? folder : join(folder, area)
}

async function keysIn(root: string, area: FileArea): Promise<string[]> {
  const keys: string[] = []
  for (const sub of await listSubFolders(root)) {
    // What is being written has another name as yet.
    keys.push(...(await namesIn(sub)).flatMap((file) => keyOfFileName(file, area) ?? []))
  }
  return keys
}

async function removeOldTemporaries(root: string, before: number): Promise<void> {
  for (const sub of await listSubFolders(root)) {
    const temporaries = (await namesIn(sub)).filter((name) => name.endsWith(TEMPORARY))
    for (const path of temporaries.map((name) => join(sub, name))) {
      const found = await stat(path).catch(nullIfAbsent)
      if (found !== null && found.mtimeMs < before) await rm(path, { force: true })
    }
  }
}

async function listSubFolders(root: string): Promise<string[]> {
  return (await namesIn(root)).filter((name) => SUB_FOLDER.test(name)).map((name) => join(root, name))
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(nullIfAbsent)) ?? []
}

async function measureSize(path: string): Promise<number | null> {
  const found = await stat(path).catch(nullIfAbsent)
  return found ? found.size : null
}

/** Whole or not at all, also after a power cut: temporary file, fsync, rename, fsync of the folder. */
async function writeDurably(path: string, write: (path: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const temporary = `${path}.${randomBytes(6).toString('hex')}${TEMPORARY}`
  try {
    await write(temporary)
    const handle = await open(temporary, 'r+')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await syncFolder(dirname(path))
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

function nullIfAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
