import type { Endpoint } from '#shared/contracts/http/endpoint.ts'
import { ENDPOINTS } from '#shared/contracts/http/index.ts'
import type { EndpointName } from '#server/gateway/handlers.types.ts'
import { makeBody, makeParams, makeQuery } from './isolation-calls.ts'
import type { IsolationWorld } from './isolation-world.ts'
import type { Target } from './isolation-table.ts'

/** Fits the contract; the call is refused before it is looked at, or answers that it is stale. */
const REVISION = '"0"'
/** After these the caller's session is over; others' calls need theirs. */
export const ENDS_SESSION: readonly EndpointName[] = ['revokeToken', 'revokeOtherSessions']

interface Sent {
  readonly status: number
  readonly text: string
}

/** Calls an endpoint about something of the world, with what fits its contract. `login`: the caller's header. */
export async function sendCall(
  world: IsolationWorld,
  name: EndpointName,
  login: Readonly<Record<string, string>>,
  target: Target,
): Promise<Sent> {
  const endpoint: Endpoint = ENDPOINTS[name]
  const params = makeParams(name, world, target)
  const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? 'unknown')
  const { accepts } = endpoint
  // No archive: access alone is asked about.
  const body = accepts === undefined ? makeBody(name, target, world) : 'no archive'
  const headers: Record<string, string> = {
    ...login,
    ...(endpoint.write === 'revisioned' ? { 'if-match': REVISION } : {}),
    ...(body === undefined ? {} : { 'content-type': accepts ?? 'application/json' }),
  }
  const answer = await fetch(`${world.portal.url}${path}${makeQuery(name)}`, {
    method: endpoint.method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') === true
  if (isStream) await answer.body?.cancel()
  return { status: answer.status, text: isStream ? '' : await answer.text() }
}
