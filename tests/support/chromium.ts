import { existsSync } from 'node:fs'

const DEBIAN = '/usr/bin/chromium'
const DEBIAN_WITHOUT_WINDOWS = '/usr/lib/chromium/chromium-headless-shell'

/** Chromium's program: the one the scripts found, else Debian's, else Playwright's own (undefined). */
export function chromiumPath(): string | undefined {
  return process.env['CHROMIUM_PATH'] || (existsSync(DEBIAN) ? DEBIAN : undefined)
}

/** The one without windows, which does less for the same pages, where it is there; else as above. */
export function headlessShellPath(): string | undefined {
  const named = process.env['HEADLESS_SHELL_PATH']
  if (named) return named
  const isWanted = !process.env['CHROMIUM_PATH'] && existsSync(DEBIAN_WITHOUT_WINDOWS)
  return isWanted ? DEBIAN_WITHOUT_WINDOWS : chromiumPath()
}

/** What Chromium needs as root in a container, and to leave the network alone. */
export const CHROMIUM_ARGUMENTS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

/** What Playwright switches off in Chromium: of several such arguments only the last one counts, so ours repeats it. */
export const OFF_BY_PLAYWRIGHT: readonly string[] = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/**
 * Two pages behind the address bar that nobody ever sees in a test, though each new browser context loads them: half of
 * what a context costs.
 */
const ADDRESS_BAR_PAGES: readonly string[] = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** For tests of behaviour, which open many contexts; what is measured runs as visitors have it. */
export const QUICK_CONTEXTS = `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...ADDRESS_BAR_PAGES].join(',')}`

/** How the browser tests start Chromium; `executablePath` is the one they want. */
export function launchOptions(executablePath: string | undefined) {
  return { args: [...CHROMIUM_ARGUMENTS, QUICK_CONTEXTS], ...(executablePath ? { executablePath } : {}) }
}
