import type * as z from 'zod/mini'
import { pairDevice } from '#shared/contracts/http/devices.contract.ts'
import type { pairKiosk } from '#shared/contracts/kiosk/host.contract.ts'
import { toWire } from '#shared/contracts/wire.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import { readPortalErrors } from '../portal/portal-errors.ts'
import { portalOrigin } from '../portal/portal-origin.ts'
import { parseAnswer } from '../portal/parse-answer.ts'
import type { Identity } from './identity.ts'

export type PairingOutcome = z.infer<typeof pairKiosk.answer>['outcome']

interface Parts {
  readonly identity: Identity
  readonly portal: PortalClient
  /** Origin that the device's own file sets; null = staff are free to choose. */
  readonly ownPortal: string | null
  readonly programVersion: string
  /** ms that the portal may take. */
  readonly limitMs: number
}

/** Makes this kiosk a device of a portal, with a code from its administration. @param address as staff typed it */
export async function pair(parts: Parts, address: string, code: string): Promise<PairingOutcome> {
  const { identity, portal, ownPortal, programVersion, limitMs } = parts
  if (identity.token() !== null && !identity.needsPairing()) return 'alreadyPaired'
  const origin = portalOrigin(address)
  // The file would send the token of one portal to the other.
  if (origin === null || (ownPortal !== null && ownPortal !== origin)) return 'address'
  const outcome = await portal.ask(pairDevice.path, {
    method: 'POST',
    origin,
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(toWire({ code, programVersion })),
    limitMs,
  })
  if (outcome.kind === 'silence') return outcome.why === 'stranger' ? 'address' : 'unreachable'
  if (outcome.status === 429) return 'tooMany'
  if (outcome.status >= 200 && outcome.status < 300) {
    const answer = parseAnswer(pairDevice.answer, outcome.body)
    if (answer === null) return 'address'
    const { deviceId, name, accountId, token } = answer
    await identity.pair({ deviceId, name, accountId, portal: origin }, token)
    return 'paired'
  }
  const errors = readPortalErrors(outcome.body)
  if (errors === null) return outcome.status >= 500 ? 'unreachable' : 'address'
  return errors.some((error) => error.code === 'TOKEN_INVALID') ? 'code' : 'unreachable'
}
