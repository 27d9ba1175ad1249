import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'

const SKIPPED = new Set(['node_modules', '.git', 'out', 'data'])

/**
 * One hash over the contents of files and folders of the project (names count, times do not).
 * @param {string[]} paths relative to the project; missing ones are allowed
 * @param {(path: string) => boolean} [isWanted]
 */
export function computeHash(paths, isWanted = () => true) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((entry) => [...filesBelow(entry)]).filter(isWanted)) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(ROOT, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

function* filesBelow(path) {
  const full = join(ROOT, path)
  if (!existsSync(full)) return
  if (!statSync(full).isDirectory()) {
    yield path
    return
  }
  for (const entry of readdirSync(full, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (SKIPPED.has(entry.name)) continue
    if (entry.isDirectory()) yield* filesBelow(`${path}/${entry.name}`)
    else if (entry.isFile()) yield `${path}/${entry.name}`
  }
}
