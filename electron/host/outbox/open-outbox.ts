import { join } from 'node:path'
import type { Disk } from '../disk/disk.ts'
import type { FaultLog } from '../kernel/faults.ts'
import type { Limits } from '../kernel/limits.ts'
import type { SecretBox } from '../kernel/program.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import { openOutboxKeys } from './outbox-key.ts'
import { createOutboxStore } from './outbox-store.ts'
import { createOutbox, type Outbox } from './outbox.ts'

interface Parts {
  readonly disk: Disk
  readonly dataDir: string
  readonly secretBox: SecretBox
  readonly portal: PortalClient
  readonly credentials?: (portal: string) => Readonly<Record<string, string>>
  readonly limits: Limits
  /** Gives up bytes that can be had again; answers how many. */
  readonly makeRoom: (bytes: number) => Promise<number>
  readonly faults: FaultLog
  /** ms since epoch. */
  readonly now: () => number
}

/** The outbox with what the last run of the program has left in it. */
export async function openOutbox(parts: Parts): Promise<Outbox> {
  const { disk, dataDir, portal, credentials, limits, makeRoom, faults, now } = parts
  const folder = join(dataDir, 'outbox')
  const openStore = async () => {
    const keys = await openOutboxKeys({ ...parts, folder })
    if (keys === null) return null
    const store = createOutboxStore({ disk, folder, keys, makeRoom, faults, now })
    return (await store.open()) ? store : null
  }
  const outbox = createOutbox({
    openStore,
    portal,
    limits,
    faults,
    ...(credentials === undefined ? {} : { credentials }),
  })
  await outbox.open()
  return outbox
}
