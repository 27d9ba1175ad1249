import * as z from 'zod/mini'
import { ErrorAnswerSchema } from '#shared/contracts/errors.ts'
import { pairDevice } from '#shared/contracts/http/devices.contract.ts'
import type { pairKiosk } from '#shared/contracts/kiosk/host.contract.ts'
import { parseJson } from '../disk/document.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import { portalOrigin } from '../portal/portal-origin.ts'
import { parseAnswer } from '../synchronising/believed.ts'
import type { Identity } from './identity.ts'

export type PairingOutcome = z.infer<typeof pairKiosk.answer>['outcome']

interface Parts {
  readonly identity: Identity
  readonly portal: PortalClient
  readonly programVersion: string
  /** ms that the portal may take. */
  readonly limitMs: number
}

/** Makes this kiosk a device of a portal, with a code from its administration. @param address as staff typed it */
export async function pair(parts: Parts, address: string, code: string): Promise<PairingOutcome> {
  const { identity, portal, programVersion, limitMs } = parts
  if (identity.token() !== null) return 'alreadyPaired'
  const origin = portalOrigin(address)
  if (origin === null) return 'address'
  const outcome = await portal.ask(pairDevice.path, {
    method: 'POST',
    origin,
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ code, program_version: programVersion }),
    limitMs,
  })
  if (outcome.kind === 'silence') return outcome.why === 'stranger' ? 'address' : 'unreachable'
  if (outcome.status === 429) return 'tooMany'
  if (outcome.status >= 200 && outcome.status < 300) {
    const answer = parseAnswer(pairDevice.answer, outcome.body)
    if (answer === null) return 'address'
    const { device_id: deviceId, name, account_id: accountId, token } = answer
    await identity.pair({ deviceId, name, accountId, portal: origin }, token)
    return 'paired'
  }
  const refusal = z.safeParse(ErrorAnswerSchema, parseJson(outcome.body.toString('utf8')))
  if (!refusal.success) return outcome.status >= 500 ? 'unreachable' : 'address'
  return refusal.data.errors.some((error) => error.code === 'TOKEN_INVALID') ? 'code' : 'unreachable'
}
