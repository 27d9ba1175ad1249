// npm run kiosk: the kiosk program from this folder.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureBuilt } from './lib/build.mjs'
import { electronBinary, WITHOUT_ELECTRON } from './lib/electron.mjs'
import { hasOwnPortal, lastPort, putEmbedded, takeAwayEmbedded } from './lib/embedded-portal.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { readOptions } from './lib/options.mjs'
import { fail, say } from './lib/output.mjs'
import { childEnvironment, inProject, PROJECT_NODE, ROOT } from './lib/paths.mjs'

const PORTAL_START_MS = 180_000
const USAGE = `Usage: npm run kiosk [-- --full]

The kiosk program from this folder, in a window.

  --full  fills the screen and is locked; end it then by the staff mode, or with Ctrl+C here

KIOSK_DATA_DIR (data/kiosk-program) is the program's own folder. Until another portal is set there (by pairing, or as
portal_url in host/settings.json) the portal of this folder is started beside it and shown (DATA_DIR, PORT), and leaves
nothing of its address behind.`

const { values } = readOptions(USAGE, { full: { type: 'boolean' } })
await ensureInstalled()
const binary = electronBinary()
if (binary === null) fail(WITHOUT_ELECTRON)
if (!(await ensureBuilt())) process.exit(1)

const dataDir = resolve(process.env.KIOSK_DATA_DIR ?? inProject('data', 'kiosk-program'))
const children = []
try {
  takeAwayEmbedded(dataDir)
  if (!hasOwnPortal(dataDir)) await startPortal()
} catch (error) {
  stop(1)
  fail(error.message)
}
const mode = values.full === true ? [] : ['--window']
// Electron as a plain Node would show nothing.
const program = start(binary, [ROOT, ...mode], { KIOSK_DATA_DIR: dataDir, ELECTRON_RUN_AS_NODE: undefined })
program.on('exit', (code) => stop(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0))

async function startPortal() {
  const port = process.env.PORT ?? String(await freePort(Number(lastPort(dataDir) ?? 0)))
  const url = `http://127.0.0.1:${port}`
  say(`No portal is set; starting the one of this folder at ${url} …`)
  const portal = start(PROJECT_NODE, ['server/main.ts'], { PORT: port })
  portal.on('exit', (code) => stop(code ?? 1))
  await answering(`${url}/api/v1/accounts/demo/projects/lindenhof/config`)
  putEmbedded(dataDir, url)
}

async function answering(url) {
  const until = Date.now() + PORTAL_START_MS
  while (Date.now() < until) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await wait(300)
  }
  stop(1)
  fail('The portal of this folder did not start, see above.')
}

/** @param {number} wanted 0 = any */
function freePort(wanted) {
  return new Promise((found, failed) => {
    const server = createServer()
    server.once('error', (error) => (wanted === 0 ? failed(error) : found(freePort(0))))
    server.listen(wanted, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => found(port))
    })
  })
}

function start(command, args, env) {
  const child = spawn(command, args, { cwd: ROOT, env: childEnvironment(env), stdio: 'inherit' })
  child.on('error', (error) => {
    process.stderr.write(`${command}: ${error.message}\n`)
    stop(1)
  })
  children.push(child)
  return child
}

/** One gone, all gone. */
function stop(code) {
  process.exitCode ??= code
  for (const child of children) child.kill('SIGTERM')
  try {
    takeAwayEmbedded(dataDir)
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
  }
}
