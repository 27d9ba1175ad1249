import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { extname, join } from 'node:path'
import { writeJson } from '../json-file.ts'

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

interface InstallersOptions {
  readonly folder: string
  /** Path of the running AppImage; null = another kind of installation. */
  readonly appImage: string | null
  /** Starts what was put in place. */
  readonly relaunch: () => void
}

/**
 * An AppImage is its own installer: the kept file takes the running one's place. On Windows the program may not install
 * anything itself, since its user is nobody there; it leaves an order, and a task of the system installs what is signed
 * (`build/windows/install-update.ps1`).
 */
export function createInstallers({ folder, appImage, relaunch }: InstallersOptions): Installers {
  const find = (version: string) => list(folder).find((name) => versionOf(name) === version) ?? null
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
        if (!versions.includes(versionOf(name))) tried(() => rmSync(join(folder, name), { force: true }))
    },
    install(version) {
      const name = find(version)
      if (name === null) return 'failed'
      if (appImage === null)
        return writeJson(join(folder, 'order.json'), { version, file: name }) ? 'ordered' : 'failed'
      const isDone = tried(() => {
        // Beside the running one, so that taking its place is one step.
        copyFileSync(join(folder, name), `${appImage}.new`)
        chmodSync(`${appImage}.new`, 0o755)
        renameSync(`${appImage}.new`, appImage)
      })
      if (isDone) relaunch()
      return isDone ? 'done' : 'failed'
    },
  }
}

function list(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).filter((name) => /\.(exe|AppImage)$/.test(name))
}

function versionOf(name: string): string {
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
