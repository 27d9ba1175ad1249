import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { extname, join } from 'node:path'
import { writeJson } from '../json-file.ts'

/**
 * How this program is replaced. `appImage`: it owns its file. `windows`: a task of the system installs. `mac`: by
 * Squirrel, which checks Apple's signature. `byHand`: a package of the system's (deb), which its package manager looks
 * after, or an unpacked folder; nothing is looked for there.
 */
export type Installation = 'appImage' | 'windows' | 'mac' | 'byHand'

/** @param appImage path of the running AppImage; null = it is none */
export function decideInstallation(platform: NodeJS.Platform, appImage: string | null): Installation {
  if (appImage !== null) return 'appImage'
  if (platform === 'win32') return 'windows'
  return platform === 'darwin' ? 'mac' : 'byHand'
}

/** The installers of versions that are kept on this machine, and how one is put in place. */
export interface Installers {
  /** Keeps a copy of a version's installer. False = there is no room, or it is not there. */
  keep(version: string, file: string): boolean
  has(version: string): boolean
  /** Throws away all but those of the versions named. */
  keepOnly(versions: readonly string[]): void
  /**
   * Puts a version in place. `done`: the program is about to start anew with it. `ordered`: the system will; until then
   * this version runs on. `failed`: it is not kept here, or could not be put in place.
   */
  install(version: string): 'done' | 'ordered' | 'failed'
}

/** Puts a kept file in place. */
type Put = (version: string, name: string) => 'done' | 'ordered' | 'failed'

/** Installers in a folder of the program's own. */
function keptIn(folder: string, put: Put): Installers {
  const find = (version: string) => list(folder).find((name) => readVersion(name) === version) ?? null
  return {
    keep(version, file) {
      const path = join(folder, `${version}${extname(file)}`)
      return tried(() => {
        mkdirSync(folder, { recursive: true })
        copyFileSync(file, `${path}.new`)
        renameSync(`${path}.new`, path)
      })
    },
    has: (version) => find(version) !== null,
    keepOnly(versions) {
      for (const name of list(folder))
        if (!versions.includes(readVersion(name))) tried(() => rmSync(join(folder, name), { force: true }))
    },
    install(version) {
      const name = find(version)
      return name === null ? 'failed' : put(version, name)
    },
  }
}

/**
 * An AppImage is its own installer: the kept file takes the running one's place.
 *
 * @param relaunch starts what was put in place
 */
export function appImageInstallers(folder: string, appImage: string, relaunch: () => void): Installers {
  return keptIn(folder, (_version, name) => {
    const isDone = tried(() => {
      // Beside the running one, so that taking its place is one step.
      copyFileSync(join(folder, name), `${appImage}.new`)
      chmodSync(`${appImage}.new`, 0o755)
      renameSync(`${appImage}.new`, appImage)
    })
    if (isDone) relaunch()
    return isDone ? 'done' : 'failed'
  })
}

/**
 * On Windows the program may not install anything itself, since its user is nobody there; it leaves an order, and a task
 * of the system installs what is signed (`build/windows/install-update.ps1`).
 */
export function windowsInstallers(folder: string): Installers {
  return keptIn(folder, (version, name) =>
    writeJson(join(folder, 'order.json'), { version, file: name }) ? 'ordered' : 'failed',
  )
}

/**
 * On macOS electron-updater has the fetched version in its own keeping and installs that; no earlier one is kept, so
 * there is none to go back to.
 */
export function macInstallers(quitAndInstall: () => void): Installers {
  let fetched: string | null = null
  return {
    keep(version) {
      fetched = version
      return true
    },
    has: (version) => version === fetched,
    keepOnly: () => undefined,
    install(version) {
      if (version !== fetched) return 'failed'
      return tried(quitAndInstall) ? 'done' : 'failed'
    },
  }
}

function list(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).filter((name) => /\.(exe|AppImage)$/.test(name))
}

function readVersion(name: string): string {
  return name.slice(0, -extname(name).length)
}

function tried(what: () => void): boolean {
  try {
    what()
    return true
  } catch {
    return false
  }
}
