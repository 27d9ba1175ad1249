import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ensureDataFolder } from './data-folder.ts'

const FILE = 'server.lock'
/** ms that a server which is just stopping is waited for. */
const PATIENCE_MS = 3_000
/** Of SQLite: somebody else has the lock. */
const BUSY = 5

/** Kept as long as the process: one that nobody holds any more is closed by itself, and the lock goes with it. */
const held: DatabaseSync[] = []

/** Another server works on the folder. */
export class DataFolderTakenError extends Error {
  constructor(folder: string) {
    super(`Another server works on the data folder ${folder}.`)
  }
}

/**
 * Takes the data folder for this process, so that no second server works on it: SQLite takes two writers, but only one
 * process hears of its own writes. Commands beside a server (`npm run user`) do without.
 *
 * It is a lock of SQLite's on an empty file, which the system lets go with the process, however that ends: nothing has
 * to be removed after kill -9 or a power cut.
 *
 * @throws DataFolderTakenError; else the error of the file system
 */
export function lockDataFolder(folder: string): void {
  ensureDataFolder(folder)
  const lock = new DatabaseSync(join(folder, FILE), { timeout: PATIENCE_MS })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) throw new DataFolderTakenError(folder)
    throw error
  }
  held.push(lock)
}
