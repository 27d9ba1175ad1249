import { join } from 'node:path'
import * as z from 'zod/mini'
import { readJson } from '../json-file.ts'
import type { Log } from '../log/log-file.ts'

/** No signature fits it. */
const OPENS_NOTHING = ''

/**
 * The build's own key, put into its `package.json` by `npm run package`.
 *
 * @param programFolder that `package.json` lies in
 * @returns SPKI DER, base64; null = the build was made without one and takes feeds without a signature. Where that
 * cannot be told, a key that opens nothing: a broken file must not open the program to everybody's versions
 */
export function readUpdateKey(programFolder: string, log: Log): string | null {
  const about = readJson(join(programFolder, 'package.json'), z.object({ update_key: z.optional(z.string()) }))
  if (about !== null) return about.updateKey ?? null
  log.note('UPDATE_KEY_UNREADABLE')
  return OPENS_NOTHING
}
