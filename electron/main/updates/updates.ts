import { join } from 'node:path'
import { UPDATES_PATH } from '#shared/contracts/http/kiosk-updates.ts'
import { readJson, writeJson } from '../json-file.ts'
import type { Log } from '../log/log-file.ts'
import {
  countHealthy,
  countStart,
  isWanted,
  mayInstallNow,
  type VersionState,
  VersionStateSchema,
} from '../policy/updates.ts'
import { type FolderFeed, openFolderFeed } from './folder-feed.ts'
import type { Installers } from './installers.ts'

/** In the program's own file: versions come from the portal that the kiosk is paired with. */
export const FROM_PORTAL = 'portal'

/** As much of electron-updater as is used. It heeds `stagingPercentage` of the feed and checks hash and signature. */
export interface Updater {
  /** @param url folder of the feed */
  setFeed(url: string): void
  checkForUpdates(): Promise<{ readonly isUpdateAvailable: boolean; readonly updateInfo: { version: string } } | null>
  downloadUpdate(): Promise<string[]>
}

export interface UpdatesOptions {
  readonly folder: string
  readonly version: string
  readonly installers: Installers
  readonly log: Log
  /** Address of a feed, a folder, or `FROM_PORTAL`; null = this machine is looked after by hand. */
  readonly source: string | null
  /** Whether the build believes signed feeds only. Without that, feeds come by https or from a folder. */
  readonly isFeedSigned: boolean
  readonly updater: () => Promise<Updater>
  /** 0–23, local. */
  readonly hour: () => number
  /** This version's own installer where the machine has it: what going back to it needs later. */
  readonly ownInstaller: () => string | null
}

export interface Updates {
  /** To be called first of all at a start. True = another version takes over, so nothing else may be started. */
  begin(): boolean
  /** The program has run well for a while. */
  healthy(): void
  /**
   * Looks for a version, and fetches it. Never rejects.
   *
   * @param portal address of the portal that the kiosk is paired with; null = none
   */
  look(portal: string | null): Promise<void>
  /** Puts in place what was fetched, if nobody is at the device. */
  installIfQuiet(secondsIdle: number): void
}

/** Brings new versions, and goes back to the last good one when a new one does not run well. */
export function createUpdates(options: UpdatesOptions): Updates {
  const { installers, log, version } = options
  const versions = createVersionFile(options)
  /** The version that is ready to be put in place. */
  let fetched: string | null = null
  /** A download over a slow line takes longer than the time between two looks. */
  let isLooking = false
  /** Copying an installer that finds no room is not tried again at every look. */
  let isTidied = false

  return {
    begin() {
      const decision = countStart(versions.read(), version, (one) => installers.has(one))
      versions.store(decision.state)
      if (decision.goBackTo === null) return false
      log.note('GOING_BACK', `${version} to ${decision.goBackTo}`)
      return installers.install(decision.goBackTo) === 'done'
    },
    healthy() {
      const state = versions.current()
      if (!state) return
      if (!state.isHealthy || state.starts !== 0) versions.store(countHealthy(state))
      if (isTidied) return
      isTidied = true
      const own = options.ownInstaller()
      if (!installers.has(version) && own !== null) installers.keep(version, own)
      installers.keepOnly([version, ...(fetched === null ? [] : [fetched])])
    },
    async look(portal) {
      const source = options.source === FROM_PORTAL ? portal && portal + UPDATES_PATH : options.source
      const state = versions.current()
      if (source === null || !state || fetched !== null || isLooking) return
      isLooking = true
      try {
        fetched = await fetchVersion(options, source, state)
      } catch {
        // Nothing has come, whatever broke; the next look tries again.
      } finally {
        isLooking = false
      }
    },
    installIfQuiet(secondsIdle) {
      if (fetched === null || !mayInstallNow({ hour: options.hour(), secondsIdle })) return
      log.note('UPDATE_INSTALLED', fetched)
      const wanted = fetched
      fetched = null
      if (installers.install(wanted) === 'failed') log.note('UPDATE_NOT_INSTALLED', wanted)
    },
  }
}

/** What is known of this machine's versions, between two starts. */
function createVersionFile({ folder, log }: UpdatesOptions) {
  const path = join(folder, 'versions.json')
  let state: VersionState | null = null
  return {
    read: () => readJson(path, VersionStateSchema),
    /** null = the program has not begun yet. */
    current: () => state,
    store(next: VersionState): void {
      state = next
      if (!writeJson(path, next)) log.note('VERSIONS_NOT_STORED')
    },
  }
}

/** Asks a feed, and fetches what is wanted of it; null = nothing. Rejects only where log or feed break too. */
async function fetchVersion(options: UpdatesOptions, source: string, known: VersionState): Promise<string | null> {
  const { log } = options
  let feed: FolderFeed | null = null
  try {
    if (!isAddress(source)) feed = await openFolderFeed(source)
    else if (!options.isFeedSigned && !/^https:/i.test(source)) {
      log.note('UPDATE_SOURCE_OPEN', source)
      return null
    }
    const updater = await options.updater()
    updater.setFeed(feed?.url ?? source)
    return await fetchFrom(updater, options, known)
  } catch (error) {
    log.note('UPDATE_FAILED', error instanceof Error ? error.message : '')
    return null
  } finally {
    feed?.close()
  }
}

async function fetchFrom(updater: Updater, options: UpdatesOptions, known: VersionState): Promise<string | null> {
  const { installers, log } = options
  const found = await updater.checkForUpdates()
  const offered = found?.updateInfo.version
  if (!found?.isUpdateAvailable || offered === undefined || !isWanted(known, offered)) return null
  const file = (await updater.downloadUpdate()).at(0)
  if (file === undefined || !installers.keep(offered, file)) {
    log.note('UPDATE_NOT_KEPT', offered)
    return null
  }
  log.note('UPDATE_READY', offered)
  return offered
}

function isAddress(source: string): boolean {
  return /^https?:\/\//i.test(source)
}
