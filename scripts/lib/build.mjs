import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { computeHash } from './hash.mjs'
import { say, seconds } from './output.mjs'
import { inProject, packageEntry } from './paths.mjs'
import { runNode } from './run.mjs'

const STAMP = inProject('out', '.built-from')
const PAGE = inProject('out', 'renderer', 'index.html')
const SOURCES = [
  'renderer',
  'electron',
  'shared',
  'electron.vite.config.ts',
  'scripts/lib/lighter-libraries-plugin.ts',
  'scripts/lib/page-hints-plugin.ts',
  'scripts/lib/read-pages.ts',
  'scripts/lib/service-worker-plugin.ts',
  'scripts/lib/theme-sheet-plugin.ts',
  'package-lock.json',
  'tsconfig.base.json',
]

const isBuilt = (path) => !/\.test\.tsx?$/.test(path) && !path.startsWith('shared/testing/')

/**
 * Builds the renderer into `out/` when its sources have changed since the last build.
 * @param {{ force?: boolean }} [options]
 * @returns {Promise<boolean>} whether there is now a build to use
 */
export async function ensureBuilt({ force = false } = {}) {
  const wanted = computeHash(SOURCES, isBuilt)
  if (!force && existsSync(PAGE) && readStamp() === wanted) return true
  const start = Date.now()
  say('Building …')
  rmSync(STAMP, { force: true })
  const { code, output } = await runNode(
    [packageEntry('electron-vite', 'bin/electron-vite.js'), 'build', '--logLevel', 'warn'],
    {
      quiet: true,
      // Electron is not needed to build; its version is set in the configuration.
      env: { NODE_ENV: 'production' },
    },
  )
  if (code !== 0 || !existsSync(PAGE)) {
    process.stderr.write(output)
    process.stderr.write('The build failed, see above.\n')
    return false
  }
  writeFileSync(STAMP, wanted)
  say(`Built in ${seconds(Date.now() - start)}.`)
  return true
}

function readStamp() {
  return existsSync(STAMP) ? readFileSync(STAMP, 'utf8').trim() : ''
}
