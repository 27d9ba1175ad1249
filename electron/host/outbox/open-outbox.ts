import { join } from 'node:path'
import type { Disk } from '../disk/disk.ts'
import type { FaultLog } from '../faults.ts'
import type { Limits, SecretBox } from '../host.types.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import { openOutboxKey } from './outbox-key.ts'
import { createOutboxStore } from './outbox-store.ts'
import { createOutbox, type Outbox } from './outbox.ts'

interface Parts {
  readonly disk: Disk
  readonly dataDir: string
  readonly secretBox: SecretBox
  readonly portal: PortalClient
  readonly limits: Limits
  readonly faults: FaultLog
  /** ms since epoch. */
  readonly now: () => number
}

/** The outbox with what the last run of the program has left in it. */
export async function openOutbox(parts: Parts): Promise<Outbox> {
  const { disk, dataDir, portal, limits, faults, now } = parts
  const folder = join(dataDir, 'outbox')
  const key = await openOutboxKey({ ...parts, folder })
  const store = key === null ? null : createOutboxStore({ disk, folder, key, faults, now })
  await store?.open()
  return createOutbox({ store, portal, limits, faults })
}
