import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Disk } from '../disk/disk.ts'
import { openDocument } from '../disk/document.ts'
import type { FaultLog } from '../faults.ts'
import type { SecretBox } from '../host.types.ts'
import { KEY_BYTES } from './sealing.ts'

interface Parts {
  readonly disk: Disk
  readonly folder: string
  readonly secretBox: SecretBox
  readonly faults: FaultLog
  /** ms since epoch. */
  readonly now: () => number
}

const SealedKeySchema = z.object({ sealed: z.base64() })

/**
 * The key of the outbox: made once, on the disk only as the operating system seals it. One that cannot be opened any
 * more is set aside, not removed: entries it belongs to may still be read once its system is back.
 *
 * @returns null = nothing can be sealed here; then nothing of a visitor is written to the disk at all
 */
export async function openOutboxKey({ disk, folder, secretBox, faults, now }: Parts): Promise<Buffer | null> {
  const path = join(folder, 'key.json')
  const document = openDocument({ disk, path, schema: SealedKeySchema, faults, now, brokenCode: 'OUTBOX_KEY_BROKEN' })
  const kept = await document.read()
  if (kept !== null) {
    const key = await secretBox.decrypt(Buffer.from(kept.sealed, 'base64')).catch(() => null)
    if (key !== null && key.byteLength === KEY_BYTES) return Buffer.from(key)
    faults.note('OUTBOX_KEY_LOST')
    await disk.rename(path, `${path}.lost-${now()}`).catch(() => undefined)
  }
  const key = randomBytes(KEY_BYTES)
  const sealed = await secretBox.encrypt(key).catch(() => null)
  const outcome = sealed === null ? 'failed' : await document.write({ sealed: Buffer.from(sealed).toString('base64') })
  if (outcome === 'kept') return key
  faults.note('OUTBOX_KEY_NOT_KEPT')
  return null
}
