import { join } from 'node:path'
import * as z from 'zod/mini'
import { IdSchema } from '#shared/contracts/primitives.ts'
import type { Disk, WriteOutcome } from '../disk/disk.ts'
import { openDocument } from '../disk/document.ts'
import type { FaultLog } from '../kernel/faults.ts'
import type { SecretBox } from '../kernel/program.ts'

const IdentityOnDiskSchema = z.object({
  device_id: z.string(),
  name: z.string(),
  account_id: IdSchema,
  /** Origin. */
  portal: z.string(),
  /** As the operating system seals it; null = it no longer holds, or the system could not seal it. */
  sealed_token: z.nullable(z.base64()),
  /** The portal has taken the device out; a program of before did not write it. */
  revoked: z.optional(z.boolean()),
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
  /** Reads it from the disk; once more does so only as long as disk or system did not give it. */
  open(): Promise<void>
  /** null = never paired. Stays when the token no longer holds. */
  facts(): IdentityFacts | null
  /** null = not paired (any more), or the system does not give the token. */
  token(): string | null
  /** Whether the portal has taken the device out of its account; a token that is merely lost does not say so. */
  isRevoked(): boolean
  /**
   * Whether only pairing anew helps: never paired, revoked, a token that the system will not give any more, or one that
   * the portal does not know.
   */
  needsPairing(): boolean
  pair(facts: IdentityFacts, token: string): Promise<WriteOutcome>
  /** The portal says that it has taken the device out. */
  revoke(): Promise<void>
  /**
   * Whether the portal knows the token. One that does not may have been restored from a time before the device: what is
   * there goes on being shown, and the token stays, for the day on which it holds again.
   */
  setKnown(isKnown: boolean): void
}

interface Parts {
  readonly disk: Disk
  readonly dataDir: string
  readonly secretBox: SecretBox
  readonly faults: FaultLog
  /** ms since epoch. */
  readonly now: () => number
}

/** A key ring may take its time after a start; after so many tries it will not come any more. */
const TRIES_FOR_TOKEN = 5

export function createIdentity({ disk, dataDir, secretBox, faults, now }: Parts): Identity {
  const file = identityFile({ disk, dataDir, faults, now })
  let facts: IdentityFacts | null = null
  let token: string | null = null
  let sealedToken: string | null = null
  let wasRevoked = false
  let isUnknown = false
  let failedTries = 0
  let isRead = false
  const read = async () => {
    const found = await file.read()
    isRead = found !== 'busy'
    if (found === 'busy' || found === null) return
    facts = found.facts
    sealedToken = found.sealedToken
    wasRevoked = found.isRevoked
  }
  return {
    async open() {
      if (!isRead) await read()
      const wanted = sealedToken
      if (token !== null) return
      if (wanted === null) {
        // It was never kept: the staff learn why nothing new comes.
        if (facts !== null && !wasRevoked) faults.note('DEVICE_TOKEN_LOST')
        return
      }
      const opened = await secretBox.decrypt(Buffer.from(wanted, 'base64')).catch(() => null)
      // Paired anew meanwhile.
      if (wanted !== sealedToken) return
      if (opened === null) {
        failedTries += 1
        faults.note('DEVICE_TOKEN_LOST')
      } else token = Buffer.from(opened).toString('utf8')
    },
    facts: () => facts,
    token: () => token,
    isRevoked: () => wasRevoked,
    needsPairing: () =>
      token === null ? facts === null || sealedToken === null || failedTries >= TRIES_FOR_TOKEN : isUnknown,
    async pair(next, nextToken) {
      facts = next
      token = nextToken
      sealedToken = null
      wasRevoked = false
      isUnknown = false
      isRead = true
      const sealed = await sealedBy(secretBox, nextToken)
      if (sealed === null) faults.note('DEVICE_TOKEN_NOT_KEPT')
      const outcome = await file.write({ facts: next, sealedToken: sealed, isRevoked: wasRevoked })
      // It works until the next start, which will know nothing of it.
      if (outcome !== 'kept') faults.note('DEVICE_NOT_KEPT')
      return outcome
    },
    async revoke() {
      token = null
      sealedToken = null
      wasRevoked = true
      faults.note('DEVICE_REVOKED')
      if (facts !== null) await file.write({ facts, sealedToken: null, isRevoked: true })
    },
    setKnown(isKnown) {
      isUnknown = !isKnown
      if (isUnknown) faults.note('DEVICE_UNKNOWN')
      else faults.forget('DEVICE_UNKNOWN')
    },
  }
}

interface KeptIdentity {
  readonly facts: IdentityFacts
  /** As the operating system seals it, in base64; null = it no longer holds, or was never kept. */
  readonly sealedToken: string | null
  readonly isRevoked: boolean
}

/** Where it lies between two starts. */
function identityFile({ disk, dataDir, faults, now }: Omit<Parts, 'secretBox'>) {
  const path = join(dataDir, 'device.json')
  const document = openDocument({ disk, path, schema: IdentityOnDiskSchema, faults, now, brokenCode: 'DEVICE_BROKEN' })
  return {
    /** null = there is none that holds; `busy` = the disk cannot read it just now. */
    async read(): Promise<KeptIdentity | 'busy' | null> {
      const state = await document.look()
      if (state.kind === 'busy') return 'busy'
      if (state.kind !== 'found') return null
      const { deviceId, name, accountId, portal, sealedToken } = state.value
      return { facts: { deviceId, name, accountId, portal }, sealedToken, isRevoked: state.value.revoked === true }
    },
    write: ({ facts, sealedToken, isRevoked }: KeptIdentity): Promise<WriteOutcome> =>
      document.write({
        deviceId: facts.deviceId,
        name: facts.name,
        accountId: facts.accountId,
        portal: facts.portal,
        sealedToken,
        revoked: isRevoked,
      }),
  }
}

/** In base64; null = the system does not seal it. */
async function sealedBy(box: SecretBox, token: string): Promise<string | null> {
  const sealed = await box.encrypt(Buffer.from(token)).catch(() => null)
  return sealed === null ? null : Buffer.from(sealed).toString('base64')
}
