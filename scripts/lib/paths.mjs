import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

const IS_WINDOWS = process.platform === 'win32'

/** The Node 24 of the `node` dev dependency; everything but these scripts runs on it. */
export const PROJECT_NODE = join(ROOT, 'node_modules', 'node', 'bin', IS_WINDOWS ? 'node.exe' : 'node')

/** @param {...string} parts path inside the project */
export function inProject(...parts) {
  return join(ROOT, ...parts)
}

/** The JavaScript entry of an installed command, so that it can be run on the project's Node.
 * @param {string} packageName @param {string} entry path inside the package */
export function packageEntry(packageName, entry) {
  return join(ROOT, 'node_modules', packageName, entry)
}

/** The environment for children: `node` and every installed command are found first. */
export function childEnvironment(extra = {}) {
  return { ...process.env, PATH: [join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter), ...extra }
}

export function hasProjectNode() {
  return existsSync(PROJECT_NODE)
}
