import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Makes the data folder and checks that it can be written.
 *
 * Folder by folder: `mkdirSync` with `recursive` never returns below some special folders (`/proc`).
 *
 * @throws the error of the file system when it cannot
 */
export function ensureDataFolder(folder: string): void {
  const missing: string[] = []
  for (let current = resolve(folder); !existsSync(current); current = dirname(current)) missing.unshift(current)
  for (const path of missing) mkdirSync(path)
  accessSync(folder, constants.W_OK | constants.X_OK)
}
