// What `npm run kiosk` puts into the kiosk's own file while it runs the portal of this folder beside it. It is taken away
// again afterwards: a later start with another portal, or another port, would go to an address where nobody answers.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is shown of a portal that the kiosk is not paired with. */
const SAMPLE = { account_id: 'demo', project_id: 'lindenhof' }
/** Addresses of before that are remembered: a kiosk may be paired with any of them. */
const KEPT = 20

/**
 * Takes away what the start that is running has put there, or one of before that was cut short.
 * @param {string} dataDir the program's own folder
 * @throws when the kiosk's own file is no JSON: nothing in it is thrown away
 */
export function takeAwayEmbedded(dataDir) {
  const { urls, running, added } = getNote(dataDir)
  const settings = getSettings(dataDir)
  if (running === null) return
  if (settings.portal_url === running) {
    const rest = Object.entries(settings).filter(([name, value]) => name !== 'portal_url' && added[name] !== value)
    if (rest.length === 0) rmSync(settingsPath(dataDir))
    else write(settingsPath(dataDir), Object.fromEntries(rest))
  }
  // What stands there from now on is somebody's own, also where it is the same address.
  write(notePath(dataDir), { urls, running: null, added: {} })
}

/**
 * Whether this kiosk gets its project elsewhere: its own file names a portal, or it is paired with another one than that
 * of this folder.
 * @param {string} dataDir @returns {boolean}
 */
export function hasOwnPortal(dataDir) {
  const { urls, running } = getNote(dataDir)
  const { portal_url: wanted } = getSettings(dataDir)
  if (typeof wanted === 'string') return wanted !== running
  const paired = pairedPortal(dataDir)
  return paired !== null && !urls.includes(paired)
}

/** The port of last time, so that a kiosk finds its portal again. @param {string} dataDir @returns {string | null} */
export function lastPort(dataDir) {
  const last = getNote(dataDir).urls.at(-1)
  return last === undefined ? null : new URL(last).port
}

/** Sends the kiosk to the portal of this folder, for as long as it runs. @param {string} dataDir @param {string} url */
export function putEmbedded(dataDir, url) {
  const before = getSettings(dataDir)
  // A paired kiosk shows what its portal says.
  const sample = pairedPortal(dataDir) === null ? SAMPLE : {}
  const added = Object.fromEntries(Object.entries(sample).filter(([name]) => !(name in before)))
  const urls = [...getNote(dataDir).urls.filter((other) => other !== url), url].slice(-KEPT)
  // First the note: what it does not know is never taken away.
  write(notePath(dataDir), { urls, running: url, added })
  write(settingsPath(dataDir), { ...added, ...before, portal_url: url })
}

function getNote(dataDir) {
  const note = read(notePath(dataDir), null)
  // A start of before kept its one address so, and put the sample there each time.
  const former = join(dataDir, 'embedded-portal.txt')
  const first = existsSync(former) ? [readFileSync(former, 'utf8').trim()] : []
  const urls = [...first, ...(note?.urls ?? [])]
  // A program of before did not note whether it was still running.
  const { running = urls.at(-1) ?? null, added = first.length > 0 ? SAMPLE : {} } = note ?? {}
  return { urls, running, added }
}

function notePath(dataDir) {
  return join(dataDir, 'embedded-portal.json')
}

/** Origin of the portal that the kiosk is paired with; null = none. */
function pairedPortal(dataDir) {
  return read(join(dataDir, 'host', 'device.json'), null)?.value?.portal ?? null
}

function settingsPath(dataDir) {
  return join(dataDir, 'host', 'settings.json')
}

function getSettings(dataDir) {
  const path = settingsPath(dataDir)
  const settings = existsSync(path) ? read(path, undefined) : {}
  if (typeof settings !== 'object' || settings === null)
    throw new Error(`${path} is not JSON: repair it, or remove it.`)
  return settings
}

function read(path, otherwise) {
  try {
    return JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''))
  } catch {
    return otherwise
  }
}

function write(path, value) {
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, JSON.stringify(value, null, 2))
}
