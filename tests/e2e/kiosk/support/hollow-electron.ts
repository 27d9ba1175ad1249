import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPackage } from '@electron/asar'
import { PROJECT_FOLDER } from '#tests/support/project-folder.ts'

/** Where the fuses stand in Electron's program: this text, their version, their number, and one sign for each. */
const FUSE_PLACE = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
const FUSES_AS_DELIVERED = '101100011'

/**
 * A folder like the one that Electron is delivered as, with nothing in it that runs: packaging copies, renames, seals and
 * sets fuses in it as in the real one.
 */
export async function hollowElectron(version: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'hollow-electron-'))
  const fuses = Buffer.concat([
    Buffer.from(FUSE_PLACE),
    Buffer.from([1, FUSES_AS_DELIVERED.length]),
    Buffer.from(FUSES_AS_DELIVERED),
  ])
  const padding = Buffer.alloc(1_000, 'x')
  writeFileSync(join(folder, 'electron'), Buffer.concat([padding, fuses, padding]))
  chmodSync(join(folder, 'electron'), 0o755)
  for (const name of ['LICENSE', 'LICENSES.chromium.html', 'chrome_crashpad_handler', 'chrome-sandbox'])
    writeFileSync(join(folder, name), name)
  writeFileSync(join(folder, 'version'), version)
  mkdirSync(join(folder, 'locales'))
  for (const language of ['de', 'en-US', 'fr']) writeFileSync(join(folder, 'locales', `${language}.pak`), language)
  mkdirSync(join(folder, 'resources'))
  await createPackage(join(PROJECT_FOLDER, 'build', 'mac'), join(folder, 'resources', 'default_app.asar'))
  return folder
}
