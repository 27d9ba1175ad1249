import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Disk } from '../disk/disk.ts'
import { openDocument } from '../disk/document.ts'
import type { FaultLog } from '../kernel/faults.ts'
import type { SecretBox } from '../kernel/program.ts'
import { KEY_BYTES } from './sealing.ts'

interface Parts {
  readonly disk: Disk
  readonly folder: string
  readonly secretBox: SecretBox
  readonly faults: FaultLog
  /** ms since epoch. */
  readonly now: () => number
}

/** Keys of the outbox. */
export interface OutboxKeys {
  /** What is written now is sealed with it. */
  readonly current: Buffer
  /** Those of before that open again. */
  readonly former: readonly Buffer[]
}

const SealedKeySchema = z.object({ sealed: z.base64() })
const FILE = 'key.json'
const LOST = 'key.json.lost-'

/**
 * The key of the outbox: made once, on the disk only as the operating system seals it. One that cannot be opened any
 * more is set aside, not removed, and tried again at each start: entries it belongs to can be read once its system is
 * back. One that the disk cannot read for a moment is left alone.
 *
 * @returns null = nothing can be sealed here now; then nothing of a visitor is written to the disk at all
 */
export async function openOutboxKeys(parts: Parts): Promise<OutboxKeys | null> {
  const { faults } = parts
  const document = keyDocument(parts, FILE)
  const kept = await document.look()
  if (kept.kind === 'busy') return null
  const former = await formerKeys(parts)
  if (former === null) return null
  const opened = kept.kind === 'found' ? await unsealed(parts, kept.value.sealed) : null
  if (opened !== null) return { current: opened, former }
  const current = randomBytes(KEY_BYTES)
  const sealed = await parts.secretBox.encrypt(current).catch(() => null)
  if (sealed === null) {
    faults.note('OUTBOX_KEY_NOT_KEPT')
    return null
  }
  if (kept.kind === 'found' && !(await setAside(parts))) return null
  const outcome = await document.write({ sealed: Buffer.from(sealed).toString('base64') })
  if (outcome === 'kept') return { current, former }
  faults.note('OUTBOX_KEY_NOT_KEPT')
  return null
}

/** Whether it lies out of the way now; where it does not, no other may take its place. */
async function setAside({ disk, folder, faults, now }: Parts): Promise<boolean> {
  faults.note('OUTBOX_KEY_LOST')
  return disk.rename(join(folder, FILE), join(folder, `${LOST}${now()}`)).then(
    () => true,
    () => false,
  )
}

/** null = the disk does not say just now which there are. */
async function formerKeys(parts: Parts): Promise<Buffer[] | null> {
  const files = await parts.disk.list(parts.folder).catch(() => null)
  if (files === null) return null
  const keys: Buffer[] = []
  for (const { name } of files.filter((file) => file.name.startsWith(LOST))) {
    const kept = await keyDocument(parts, name).look()
    const key = kept.kind === 'found' ? await unsealed(parts, kept.value.sealed) : null
    if (key !== null) keys.push(key)
  }
  return keys
}

function keyDocument({ disk, folder, faults, now }: Parts, name: string) {
  return openDocument({
    disk,
    path: join(folder, name),
    schema: SealedKeySchema,
    faults,
    now,
    brokenCode: 'OUTBOX_KEY_BROKEN',
  })
}

/** null = the operating system does not open it. */
async function unsealed({ secretBox }: Parts, sealed: string): Promise<Buffer | null> {
  const key = await secretBox.decrypt(Buffer.from(sealed, 'base64')).catch(() => null)
  return key === null || key.byteLength !== KEY_BYTES ? null : Buffer.from(key)
}
