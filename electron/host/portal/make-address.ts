import type { Endpoint, ParamsOf, QueryOf } from '#shared/contracts/http/endpoint.ts'
import { fillPath } from '#shared/contracts/http/endpoint-paths.ts'
import { snakeKey } from '#shared/contracts/wire.ts'

/** Path and query of a call of the portal; what is undefined is left out. */
export function makeAddress<E extends Endpoint>(endpoint: E, params: ParamsOf<E>, query: QueryOf<E>): string {
  const path = fillPath(endpoint.path, Object.fromEntries(listTexts(params)))
  const search = new URLSearchParams(listTexts(query)).toString()
  return search === '' ? path : `${path}?${search}`
}

function listTexts(values: object): [string, string][] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[snakeKey(name), String(value)] satisfies [string, string]],
  )
}
