import { autoUpdater } from 'electron-updater'
import { signedFeed } from './signed-provider.ts'
import type { Updater } from './updates.ts'

export interface OpenUpdater extends Updater {
  /** macOS: ends the program and has Squirrel install what was fetched. */
  quitAndInstall(): void
}

/**
 * electron-updater as this program wants it: it fetches what it is told to and installs nothing by itself.
 *
 * @param publicKey whose signature a feed needs; null = none
 */
export function openUpdater(publicKey: string | null): OpenUpdater {
  // It would write to the console; what went wrong is told by what rejects.
  autoUpdater.logger = null
  autoUpdater.autoDownload = false
  autoUpdater.autoInstallOnAppQuit = false
  autoUpdater.allowDowngrade = false
  return {
    setFeed: (url) => autoUpdater.setFeedURL(signedFeed({ url, publicKey })),
    checkForUpdates: () => autoUpdater.checkForUpdates(),
    downloadUpdate: () => autoUpdater.downloadUpdate(),
    quitAndInstall: () => autoUpdater.quitAndInstall(true, true),
  }
}
