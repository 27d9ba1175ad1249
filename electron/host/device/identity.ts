import { join } from 'node:path'
import * as z from 'zod/mini'
import { IdSchema } from '#shared/contracts/primitives.ts'
import type { Disk, WriteOutcome } from '../disk/disk.ts'
import { openDocument } from '../disk/document.ts'
import type { FaultLog } from '../faults.ts'
import type { SecretBox } from '../host.types.ts'

const IdentityOnDiskSchema = z.object({
  device_id: z.string(),
  name: z.string(),
  account_id: IdSchema,
  /** Origin. */
  portal: z.string(),
  /** As the operating system seals it; null = it no longer holds. */
  sealed_token: z.nullable(z.base64()),
})

interface IdentityFacts {
  readonly deviceId: string
  readonly name: string
  readonly accountId: string
  /** Origin. */
  readonly portal: string
}

/** Which device of which portal this is. */
export interface Identity {
  open(): Promise<void>
  /** null = never paired. Stays when the token no longer holds: what is on the disk is still shown. */
  facts(): IdentityFacts | null
  /** null = not paired (any more). */
  token(): string | null
  pair(facts: IdentityFacts, token: string): Promise<WriteOutcome>
  /** The portal no longer knows the token. */
  unpair(): Promise<void>
}

interface Parts {
  readonly disk: Disk
  readonly dataDir: string
  readonly secretBox: SecretBox
  readonly faults: FaultLog
  /** ms since epoch. */
  readonly now: () => number
}

export function createIdentity({ disk, dataDir, secretBox, faults, now }: Parts): Identity {
  const path = join(dataDir, 'device.json')
  const document = openDocument({ disk, path, schema: IdentityOnDiskSchema, faults, now, brokenCode: 'DEVICE_BROKEN' })
  let facts: IdentityFacts | null = null
  let token: string | null = null
  const write = (next: IdentityFacts, sealed: Uint8Array | null) =>
    document.write({
      device_id: next.deviceId,
      name: next.name,
      account_id: next.accountId,
      portal: next.portal,
      sealed_token: sealed === null ? null : Buffer.from(sealed).toString('base64'),
    })
  return {
    async open() {
      const kept = await document.read()
      if (kept === null) return
      facts = { deviceId: kept.device_id, name: kept.name, accountId: kept.account_id, portal: kept.portal }
      if (kept.sealed_token === null) return
      const opened = await secretBox.decrypt(Buffer.from(kept.sealed_token, 'base64')).catch(() => null)
      if (opened === null) faults.note('DEVICE_TOKEN_LOST')
      else token = Buffer.from(opened).toString('utf8')
    },
    facts: () => facts,
    token: () => token,
    async pair(next, nextToken) {
      facts = next
      token = nextToken
      const sealed = await secretBox.encrypt(Buffer.from(nextToken)).catch(() => null)
      if (sealed === null) faults.note('DEVICE_TOKEN_NOT_KEPT')
      return write(next, sealed)
    },
    async unpair() {
      token = null
      faults.note('DEVICE_REVOKED')
      if (facts !== null) await write(facts, null)
    },
  }
}
