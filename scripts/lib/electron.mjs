import { existsSync, readFileSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { inProject } from './paths.mjs'

/**
 * Electron's program: `ELECTRON_PATH`, a folder named by `ELECTRON_OVERRIDE_DIST_PATH`, or what the package `electron`
 * has fetched. null = it is not on this machine.
 * @param {Record<string, string | undefined>} [env]
 * @param {string} [folder] the package's
 * @returns {string | null}
 */
export function electronBinary(env = process.env, folder = inProject('node_modules', 'electron')) {
  const named = env.ELECTRON_PATH
  if (named) return isAbsolute(named) && existsSync(named) ? named : null
  const note = join(folder, 'path.txt')
  if (!existsSync(note)) return null
  const path = join(env.ELECTRON_OVERRIDE_DIST_PATH ?? join(folder, 'dist'), readFileSync(note, 'utf8').trim())
  return existsSync(path) ? path : null
}

/** What to do where Electron's program is missing. */
export const WITHOUT_ELECTRON = `Electron’s own program is not on this machine: npm fetches only the package, not the binary.

  With a line to github.com:      npx install-electron
  Without one:                    copy the folder dist and the file path.txt of node_modules/electron from a machine
                                  of the same system, or name the program: ELECTRON_PATH=/path/to/electron

The same pages, host and offline storage can be tried in any browser, without the locks that only Electron has:

  npm start                                                       in one terminal: the portal
  node scripts/kiosk-host.mjs --portal http://127.0.0.1:3000      in another one: then open the address it prints`
