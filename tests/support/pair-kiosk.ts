import * as z from 'zod/mini'
import { createPairingCode, pairDevice } from '#shared/contracts/http/devices.contract.ts'
import { BUYERS, bearer, logIn } from './api-client.ts'

/** Turns a code into a kiosk of its account and answers the kiosk's token. @throws when it is refused */
export async function pairWithCode(url: string, code: string): Promise<string> {
  const answer = await post(`${url}${pairDevice.path}`, { code, program_version: '1.0.0' })
  return z.parse(pairDevice.answer, answer).token
}

/** A new kiosk of the sample account; answers its token. @throws when it is refused */
export async function pairKiosk(url: string, name = 'Foyer'): Promise<string> {
  const admin = bearer(await logIn(url, BUYERS.admin.email))
  const answer = await post(`${url}${createPairingCode.path}`, { name }, admin)
  return pairWithCode(url, z.parse(createPairingCode.answer, answer).code)
}

async function post(address: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}
