import * as z from 'zod/mini'
import { canonicalJson } from '#shared/domain/kernel/canonical-json.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { endpointAt } from '../http/endpoint-paths.ts'
import { ENDPOINTS } from '../http/index.ts'

/** How a kiosk handles a call of its page (`Endpoint.kiosk`). */
export type KioskCall =
  /** `key`: the same for two spellings of one call. */
  { readonly kind: 'keeps'; readonly key: string } | { readonly kind: 'forwards' | 'queues' | 'refuses' }

/**
 * How a kiosk handles a call, as its endpoint says; one that the contract does not know is refused. A call of a kept
 * endpoint with parameters that the contract does not have is the portal's to refuse.
 *
 * @param address path and query
 * @param endpoints those of the server when left out
 */
export function kioskCallAt(method: string, address: string, endpoints: readonly Endpoint[] = ALL): KioskCall {
  const { pathname, searchParams } = new URL(address, 'http://portal.invalid')
  const found = endpointAt(endpoints, method, pathname)
  const kind = found?.endpoint.kiosk
  if (found === null || kind === undefined) return { kind: 'refuses' }
  if (kind !== 'keeps') return { kind }
  const pairs = [...searchParams]
  const params = z.safeParse(found.endpoint.params, found.params)
  const query = z.safeParse(found.endpoint.query, Object.fromEntries(pairs))
  const isOnce = new Set(pairs.map(([name]) => name)).size === pairs.length
  if (!params.success || !query.success || !isOnce) return { kind: 'forwards' }
  return { kind, key: canonicalJson([found.endpoint.name, params.data, query.data]) }
}

const ALL = Object.values<Endpoint>(ENDPOINTS)

/** What identifies the answer to a GET on a kiosk's disk; null = a kiosk keeps no answer to it. */
export function keyOfKeptCall(address: string): string | null {
  const call = kioskCallAt('GET', address)
  return call.kind === 'keeps' ? call.key : null
}
