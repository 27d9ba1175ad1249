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

/**
 * Finds a Chromium for the browser tests: one named by CHROMIUM_PATH, one that is installed,
 * Playwright's, or Debian's package (installed when we may).
 * @returns {Promise<string | null>} path of the program; null, after a clear line, if there is none
 */
export async function ensureBrowser() {
  const found = findBrowser() ?? (await playwrightBrowser()) ?? (await installDebianPackage())
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

async function installDebianPackage() {
  if (!isDebianRoot()) return null
  say('Installing Debian’s chromium …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], { env })
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { env })
  return findBrowser()
}

function isDebianRoot() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  return existsSync('/etc/debian_version') || /debian/i.test(readFileSync('/etc/os-release', 'utf8'))
}
