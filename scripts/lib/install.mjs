import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fail, say } from './output.mjs'
import { hasProjectNode, inProject, PROJECT_NODE } from './paths.mjs'
import { run } from './run.mjs'

const NODE_MODULES = inProject('node_modules')
const STAMP = inProject('node_modules', '.installed-from')
const OLDEST_NODE = 20

/**
 * Installs what is missing: runs `npm install` when node_modules is not there or was installed from
 * another package-lock.json, and makes sure that the project's own Node is really on disk.
 * Ends the process with a clear line when that fails.
 */
export async function ensureInstalled() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < OLDEST_NODE) fail(`Node ${OLDEST_NODE} or newer is needed; this is ${process.versions.node}.`)
  if (readStamp() !== wantedDependencies()) {
    await install()
    // npm may have written the lock file anew.
    writeFileSync(STAMP, wantedDependencies())
  }
  await ensureProjectNode()
}

async function install() {
  say(existsSync(NODE_MODULES) ? 'Installing: the dependencies have changed …' : 'Installing the dependencies …')
  if (await npmInstall()) return
  // A half-finished installation would break the next one in ways that are hard to read.
  rmSync(NODE_MODULES, { recursive: true, force: true })
  say('The installation failed; node_modules was removed. Trying once more from scratch …')
  if (await npmInstall()) return
  rmSync(NODE_MODULES, { recursive: true, force: true })
  fail('The dependencies could not be installed (see above); node_modules was removed. Is the npm registry reachable?')
}

async function npmInstall() {
  mkdirSync(NODE_MODULES, { recursive: true })
  // `npm ci` insists on every platform's optional packages, which not every registry has.
  const { code } = await run(
    'npm',
    ['install', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      shell: process.platform === 'win32',
      env: { NODE_ENV: undefined },
    },
  )
  return code === 0
}

/** npm may refuse to run the script of the `node` package that fetches its binary; then we run it. */
async function ensureProjectNode() {
  if (hasProjectNode()) return
  say('Fetching the project’s own Node …')
  await run(process.execPath, ['installArchSpecificPackage.js'], { cwd: inProject('node_modules', 'node') })
  if (!hasProjectNode())
    fail(`The Node of the \`node\` package is missing (${PROJECT_NODE}); its installer failed, see above.`)
}

/** Changes when a dependency does, not when another part of package.json does. */
function wantedDependencies() {
  const { dependencies, devDependencies, overrides } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
  const lock = inProject('package-lock.json')
  return createHash('sha256')
    .update(JSON.stringify([dependencies, devDependencies, overrides]))
    .update(existsSync(lock) ? readFileSync(lock) : '')
    .digest('hex')
}

function readStamp() {
  return existsSync(STAMP) ? readFileSync(STAMP, 'utf8').trim() : ''
}
