import { accessSync, chmodSync, constants, existsSync, lstatSync, mkdirSync, readdirSync, realpathSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** What the portal keeps in its data folder; whatever else lies there is not its affair. */
const OWN = [
  'wohnwahl.db',
  'wohnwahl.db-wal',
  'wohnwahl.db-shm',
  'server.lock',
  'audit.key',
  'files',
  'cache',
  'uploads',
  'outbox',
]
const FOLDER_MODE = 0o700
const FILE_MODE = 0o600
/** Rights of anybody but the owner. */
const OTHERS = 0o077
/** A folder that everybody puts something into, as `/tmp`: closing it would break the machine. */
const SHARED = 0o1000
/** Entries that are looked at: a start is not to wait for a large file store, whose folder is closed anyway. */
const MAX_LOOKS = 5_000

/** Files and folders that this process makes from now on are its user's alone. */
export function keepNewFilesPrivate(): void {
  process.umask(OTHERS)
}

/**
 * Makes the data folder, checks that it can be written, and takes from others on the machine what an older version
 * let them read. What belongs to another user of the machine stays as it is.
 *
 * Folder by folder: `mkdirSync` with `recursive` never returns below some special folders (`/proc`).
 *
 * @throws the error of the file system when it cannot
 */
export function ensureDataFolder(folder: string): void {
  const missing: string[] = []
  for (let current = resolve(folder); !existsSync(current); current = dirname(current)) missing.unshift(current)
  for (const path of missing) mkdirSync(path, { mode: FOLDER_MODE })
  accessSync(folder, constants.W_OK | constants.X_OK)
  const real = realpathSync(folder)
  if ((lstatSync(real).mode & SHARED) === 0) close(real)
  closeOwn(real)
}

/** Folders before what is in them, so that the bound leaves out what is closed from above. */
function closeOwn(folder: string): void {
  const waiting = OWN.map((name) => join(folder, name)).filter((path) => existsSync(path))
  let looks = 0
  for (let path = waiting.shift(); path !== undefined && looks < MAX_LOOKS; path = waiting.shift(), looks += 1) {
    close(path)
    for (const name of readEntries(path)) waiting.push(join(path, name))
  }
}

function readEntries(path: string): string[] {
  try {
    return lstatSync(path).isDirectory() ? readdirSync(path) : []
  } catch {
    // Gone meanwhile, or closed by another user.
    return []
  }
}

function close(path: string): void {
  try {
    const found = lstatSync(path)
    if (found.isSymbolicLink() || (found.mode & OTHERS) === 0) return
    chmodSync(path, found.isDirectory() ? FOLDER_MODE : FILE_MODE)
  } catch {
    // Another user's, or a file system without rights.
  }
}
