import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  app,
  BrowserWindow,
  clipboard,
  Menu,
  powerMonitor,
  powerSaveBlocker,
  protocol,
  safeStorage,
  screen,
  session,
} from 'electron'
import { createHost } from '../host/host.ts'
import { createLog } from './log/log-file.ts'
import { PAGE_PARTITION } from './policy/window-options.ts'
import { PORTAL_PARTITION } from './portal-fetch.ts'
import { type ElectronParts, prepare, type ProgramOptions, type Running, start } from './program.ts'
import { type ProgramSettings, readProgramSettings } from './program-settings.ts'
import {
  appImageInstallers,
  type Installation,
  decideInstallation,
  type Installers,
  macInstallers,
  windowsInstallers,
} from './updates/installers.ts'
import type { OpenUpdater } from './updates/open-updater.ts'
import { readUpdateKey } from './updates/update-key.ts'
import { createUpdates, type Updates } from './updates/updates.ts'

/** The kiosk program: hands Electron to what decides, and nothing more. */
const electron: ElectronParts = {
  app,
  protocol,
  safeStorage,
  pageSession: () => session.fromPartition(PAGE_PARTITION),
  makeWindow: (options) => new BrowserWindow(options),
  displays: () => screen,
  removeMenu: () => Menu.setApplicationMenu(null),
  clearClipboard: () => clipboard.clear(),
  keepAwake: () => void powerSaveBlocker.start('prevent-display-sleep'),
  portalSession: () => session.fromPartition(PORTAL_PARTITION),
  systemIdle: () => powerMonitor.getSystemIdleTime(),
  isSecretStoreWeak: () => process.platform === 'linux' && safeStorage.getSelectedStorageBackend() === 'basic_text',
}

/** Once it has been looked for a version. */
let autoUpdater: OpenUpdater | null = null

const appImage = process.env['APPIMAGE'] ?? null
// Only where nothing is locked anyway: a packaged program takes no orders from its environment.
const chosenFolder = app.isPackaged ? undefined : process.env['KIOSK_DATA_DIR']
if (chosenFolder !== undefined) app.setPath('userData', chosenFolder)
const dataFolder = app.getPath('userData')
const log = createLog({ folder: join(dataFolder, 'logs'), now: () => new Date() })

function relaunch(): void {
  // An AppImage is mounted anew at every start; its own path is that of the file, not of the mounted program.
  app.relaunch(appImage === null ? {} : { execPath: appImage, args: process.argv.slice(1) })
  app.exit(0)
}

function settingsOfProgram(): ProgramSettings {
  const settings = readProgramSettings(dataFolder)
  const wantsWindow = !app.isPackaged && process.argv.includes('--window')
  return wantsWindow ? { ...settings, window: 'window' } : settings
}

/** The Windows installer leaves itself here (build/windows/installer.nsh). */
function keptByInstaller(): string | null {
  const programs = process.env['ProgramFiles']
  if (process.platform !== 'win32' || programs === undefined) return null
  const path = join(programs, 'Wohnwahl Kiosk Versions', `${app.getVersion()}.exe`)
  return existsSync(path) ? path : null
}

function installersFor(installation: Installation): Installers {
  const folder = join(dataFolder, 'installers')
  if (appImage !== null) return appImageInstallers(folder, appImage, relaunch)
  return installation === 'mac' ? macInstallers(() => autoUpdater?.quitAndInstall()) : windowsInstallers(folder)
}

function updatesFor(source: string | null): Updates {
  const publicKey = readUpdateKey(app.getAppPath(), log)
  const installation = decideInstallation(process.platform, appImage)
  const isByHand = installation === 'byHand'
  if (isByHand && source !== null) log.note('UPDATES_BY_HAND')
  return createUpdates({
    folder: dataFolder,
    version: app.getVersion(),
    installers: installersFor(installation),
    log,
    // Without a package there is nothing that could be replaced.
    source: app.isPackaged && !isByHand ? source : null,
    isFeedSigned: publicKey !== null,
    hour: () => new Date().getHours(),
    ownInstaller: () => appImage ?? keptByInstaller(),
    async updater() {
      const { openUpdater } = await import('./updates/open-updater.ts')
      autoUpdater = openUpdater(publicKey)
      return autoUpdater
    },
  })
}

async function main(): Promise<void> {
  const settings = settingsOfProgram()
  const options: ProgramOptions = {
    electron,
    settings,
    dataFolder,
    rendererFolder: join(import.meta.dirname, '../renderer'),
    createHost,
    updates: updatesFor(settings.updates),
    log,
    words: process.argv.slice(1),
    environment: process.env,
    now: () => Date.now(),
    elapsed: () => performance.now(),
    after(ms, what) {
      const timer = setTimeout(what, ms)
      return () => clearTimeout(timer)
    },
    every: (ms, what) => void setInterval(what, ms),
    relaunch,
  }
  // Electron would show the visitor a box with the error in it.
  process.on('uncaughtException', (error) => log.note('UNCAUGHT', error.stack ?? error.message))
  process.on('unhandledRejection', (reason) => log.note('UNHANDLED', String(reason)))
  if (!prepare(options)) return app.exit(0)
  await app.whenReady()
  let running: Running | null = null
  // Also while it is still starting.
  process.on('SIGTERM', () => void Promise.resolve(running?.stop()).finally(() => app.exit(0)))
  running = await start(options)
}

// Not awaited: Electron is ready only once this module has been run to its end.
main().catch((error: unknown) => {
  log.note('START_BROKE_OFF', String(error))
  app.exit(1)
})
