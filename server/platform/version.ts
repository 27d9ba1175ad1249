import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'

const FOLDER = resolve(import.meta.dirname, '../..')
const PackageSchema = z.object({ version: z.string() })
const COMMIT = /^[0-9a-f]{7,64}$/
/** Characters of a commit that are told. */
const SHORT = 12

/** Which program this is. */
export interface ProgramVersion {
  readonly version: string
  /** The beginning of the commit's hash; null = not known. */
  readonly commit: string | null
}

/**
 * The program's version, and its commit where that is known: from the setting, which an image has, else from a clone.
 * @param commit as it was set; null = not set
 */
export function readProgramVersion(commit: string | null): ProgramVersion {
  const { version } = z.parse(PackageSchema, JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8')))
  const known = commit ?? readCommit(join(FOLDER, '.git'))
  return { version, commit: known !== null && COMMIT.test(known) ? known.slice(0, SHORT) : null }
}

/** `0.1.0 (1f2e3d4c5b6a)` */
export function versionText({ version, commit }: ProgramVersion): string {
  return commit === null ? version : `${version} (${commit})`
}

/** The commit that a clone is at, without git's own program; null = it is none. */
function readCommit(folder: string): string | null {
  const head = readText(join(folder, 'HEAD'))
  const ref = /^ref: (?<ref>\S+)/.exec(head)?.groups?.['ref']
  if (ref === undefined) return head.trim() || null
  const loose = readText(join(folder, ref)).trim()
  if (loose !== '') return loose
  const packed = readText(join(folder, 'packed-refs')).split('\n')
  return packed.find((line) => line.endsWith(` ${ref}`))?.split(' ')[0] ?? null
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
