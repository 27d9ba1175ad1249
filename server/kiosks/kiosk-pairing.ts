import { randomUUID } from 'node:crypto'
import type { createPairingCode, pairDevice } from '#shared/contracts/http/devices.contract.ts'
import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import type { IdentityLimits } from '#server/identity/identity-limits.ts'
import { hashToken } from '#server/identity/session-tokens.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { failed, failedWith, passed, type Result } from '#server/platform/result.ts'
import { newKioskToken, newPairingCode, PAIRING_MS } from './kiosk-terms.ts'
import { addKiosk, addPairing, usePairing } from './kiosks.repository.ts'

interface Parts {
  readonly database: Database
  readonly limits: IdentityLimits
  /** ms since epoch. */
  readonly now: () => number
}

/** Makes a kiosk of whoever has the code. `ip`: for the limit. */
export async function pairKiosk(
  { database, limits, now }: Parts,
  { code, programVersion }: BodyOf<typeof pairDevice>,
  ip: string,
): Promise<Result<AnswerOf<typeof pairDevice>>> {
  const limited = await limits.take('kioskPairing', ip, code)
  if (limited !== null) return failed(limited)
  const token = newKioskToken()
  const id = randomUUID()
  const at = isoTime(now())
  return database.transaction(async (db): Promise<Result<AnswerOf<typeof pairDevice>>> => {
    const pairing = await usePairing(db, hashOfCode(code), at)
    if (pairing === null)
      return failedWith('TOKEN_INVALID', 'There is no such code, or not any more.', { field: 'code' })
    const { accountId, name, createdBy } = pairing
    await addKiosk(db, { id, accountId, name, createdAt: at }, hashToken(token))
    await addAuditEntry(db, {
      accountId,
      unitId: null,
      userId: createdBy,
      action: 'device.paired',
      subject: { kind: 'device', id },
      details: { programVersion },
      at,
    })
    return passed({ deviceId: id, name, accountId, token })
  })
}

/** A code that makes a kiosk of whoever has it, once, for as long as `PAIRING_MS`. */
export async function createKioskCode(
  { database, limits, now }: Parts,
  caller: Caller,
  name: string,
  ip: string,
): Promise<Result<AnswerOf<typeof createPairingCode>>> {
  const limited = await limits.take('kioskCode', ip, caller.account.id)
  if (limited !== null) return failed(limited)
  const code = newPairingCode()
  const at = now()
  const expiresAt = isoTime(at + PAIRING_MS)
  await database.transaction(async (db) => {
    await addPairing(db, {
      codeHash: hashOfCode(code),
      accountId: caller.account.id,
      name,
      createdBy: caller.user.id,
      createdAt: isoTime(at),
      expiresAt,
    })
    await addAuditEntry(db, {
      accountId: caller.account.id,
      unitId: null,
      userId: caller.user.id,
      action: 'device.code-created',
      details: {},
      at: isoTime(at),
    })
  })
  return passed({ code, expiresAt })
}

/** Apart from the hashes of tokens. */
function hashOfCode(code: string): string {
  return hashToken(`pairing ${code}`)
}
