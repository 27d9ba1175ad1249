import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fail, say } from './output.mjs'
import { packageEntry } from './paths.mjs'
import { run, runNode } from './run.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const FIXED_PLACES = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Debian's Chromium without windows. Not the script of that name beside the other programs: it would outlive a signal. */
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell'
const INSTALL_LIMIT_MS = 300_000

/**
 * Finds Debian's Chromium without windows, which does a sixth less work for the same pages. Whoever names a browser means
 * that one.
 * @returns {Promise<string | null>} path of the program; null where it cannot be had: the other one does as well
 */
export async function ensureHeadlessShell() {
  if (process.env.CHROMIUM_PATH) return null
  if (!existsSync(HEADLESS_SHELL)) await installDebianPackage('chromium-headless-shell')
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : null
}

/**
 * Finds a Chromium for the browser tests: one named by CHROMIUM_PATH, one that is installed,
 * Playwright's, or Debian's package (installed when we may).
 * @returns {Promise<string | null>} path of the program; null, after a clear line, if there is none
 */
export async function ensureBrowser() {
  const found = findBrowser() ?? (await playwrightBrowser()) ?? (await installDebianChromium())
  if (found) return found
  process.stderr.write(
    'No Chromium was found for the browser tests. Install one (Debian: apt-get install chromium; elsewhere: ' +
      'npx playwright install chromium) or name it: CHROMIUM_PATH=/path/to/chromium npm test\n',
  )
  return null
}

/** @returns {string | null} an installed Chromium or Chrome */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : fail(`CHROMIUM_PATH names ${named}, which does not exist.`)
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...onPath, ...FIXED_PLACES].find((path) => existsSync(path)) ?? null
}

async function playwrightBrowser() {
  const script = "import('playwright').then((p) => console.log(p.chromium.executablePath()))"
  const { output } = await runNode(['-e', script], { quiet: true })
  const path = output.trim()
  if (path && existsSync(path)) return path
  if (isDebianRoot()) return null
  say('Fetching Playwright’s Chromium …')
  await runNode([packageEntry('playwright', 'cli.js'), 'install', 'chromium-headless-shell'], { timeoutMs: 300_000 })
  return path && existsSync(path) ? path : null
}

async function installDebianChromium() {
  await installDebianPackage('chromium')
  return findBrowser()
}

/** Where we may; without network nothing comes of it. */
async function installDebianPackage(name) {
  if (!isDebianRoot()) return
  say(`Installing Debian’s ${name} …`)
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeoutMs: INSTALL_LIMIT_MS }
  await run('apt-get', ['update', '-q'], options)
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], options)
}

function isDebianRoot() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  return existsSync('/etc/debian_version') || /debian/i.test(readFileSync('/etc/os-release', 'utf8'))
}
