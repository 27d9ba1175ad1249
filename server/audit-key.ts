import { randomBytes } from 'node:crypto'
import { link, open, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const FILE = 'audit.key'
const KEY_BYTES = 32
const KEY = /^[0-9a-f]{64}$/

/**
 * The key of the hashes in the audit log: the one of the settings, else the data folder's own, which is made when it
 * is missing and which nobody else on the machine can read. Processes that share a data folder share the key.
 *
 * @param setting the text of `AUDIT_HASH_KEY`; null = none
 * @throws when the file cannot be read or written, or holds something else
 */
export async function openAuditKey(dataDir: string, setting: string | null): Promise<Buffer> {
  if (setting !== null) return Buffer.from(setting, 'utf8')
  const path = join(dataDir, FILE)
  const stored = (await readStored(path)) ?? (await makeKey(path))
  if (!KEY.test(stored)) throw new Error(`${path} holds no key. Remove it, then a new one is made.`)
  return Buffer.from(stored, 'hex')
}

async function readStored(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if (isFileError(error, 'ENOENT')) return null
    throw error
  }
}

/** Whole or not at all, also when the power goes; of two processes that make one at the same time the first wins. */
async function makeKey(path: string): Promise<string> {
  const key = randomBytes(KEY_BYTES).toString('hex')
  const draft = `${path}.${randomBytes(8).toString('hex')}`
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(`${key}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  try {
    await link(draft, path)
    return key
  } catch (error) {
    if (isFileError(error, 'EPERM') || isFileError(error, 'ENOTSUP')) return copyKey(key, path)
    const first = isFileError(error, 'EEXIST') ? await readStored(path) : null
    if (first === null) throw error
    return first
  } finally {
    await unlink(draft)
  }
}

/** For file systems without hard links: one process alone, and not across a loss of power in this very moment. */
async function copyKey(key: string, path: string): Promise<string> {
  await writeFile(path, `${key}\n`, { mode: 0o600, flag: 'wx' })
  return key
}

function isFileError(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
