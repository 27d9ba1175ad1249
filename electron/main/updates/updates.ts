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
  const path = join(options.folder, 'versions.json')
  let state: VersionState | null = null
  let fetched: string | null = null
  /** Copying an installer that finds no room is not tried again at every look. */
  let isTidied = false

  function store(next: VersionState): void {
    state = next
    if (!writeJson(path, next)) log.note('VERSIONS_NOT_STORED')
  }

  async function fetchFrom(updater: Updater, known: VersionState): Promise<void> {
    const found = await updater.checkForUpdates()
    const offered = found?.updateInfo.version
    if (!found?.isUpdateAvailable || offered === undefined || !isWanted(known, offered)) return
    const file = (await updater.downloadUpdate()).at(0)
    if (file === undefined || !installers.keep(offered, file)) return log.note('UPDATE_NOT_KEPT', offered)
    fetched = offered
    log.note('UPDATE_READY', offered)
  }

  return {
    begin() {
      const decision = countStart(readJson(path, VersionStateSchema), version, (one) => installers.has(one))
      store(decision.state)
      if (decision.goBackTo === null) return false
      log.note('GOING_BACK', `${version} to ${decision.goBackTo}`)
      return installers.install(decision.goBackTo) === 'done'
    },
    healthy() {
      if (!state) return
      if (!state.is_healthy || state.starts !== 0) store(countHealthy(state))
      if (isTidied) return
      isTidied = true
      const own = options.ownInstaller()
      if (!installers.has(version) && own !== null) installers.keep(version, own)
      installers.keepOnly([version, ...(fetched === null ? [] : [fetched])])
    },
    async look(portal) {
      const source = options.source === FROM_PORTAL ? portal && portal + UPDATES_PATH : options.source
      if (source === null || !state || fetched !== null) return
      let feed: FolderFeed | null = null
      try {
        if (!isAddress(source)) feed = await openFolderFeed(source)
        else if (!options.isFeedSigned && !/^https:/i.test(source)) return log.note('UPDATE_SOURCE_OPEN', source)
        const updater = await options.updater()
        updater.setFeed(feed?.url ?? source)
        await fetchFrom(updater, state)
      } catch (error) {
        log.note('UPDATE_FAILED', error instanceof Error ? error.message : '')
      } finally {
        feed?.close()
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

function isAddress(source: string): boolean {
  return /^https?:\/\//i.test(source)
}
