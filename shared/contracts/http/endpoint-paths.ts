import type { Endpoint } from './endpoint.ts'

/** What stands in a path where the contract has a parameter, by the parameter's name on the wire. */
export type PathParams = Readonly<Record<string, string>>

/** What stands in a path for each parameter of `template` (`/a/:b`), decoded; null = the path is another one's. */
export function matchPath(template: string, path: string): PathParams | null {
  const wanted = template.split('/')
  const found = path.split('/')
  if (wanted.length !== found.length) return null
  const params: [string, string][] = []
  for (const [place, part] of wanted.entries()) {
    const text = found[place] ?? ''
    if (!part.startsWith(':')) {
      if (part !== text) return null
    } else if (text === '') return null
    else params.push([part.slice(1), decoded(text)])
  }
  return Object.fromEntries(params)
}

/** The path with its parameters in place. */
export function fillPath(template: string, params: PathParams): string {
  return template.replace(/:([a-z_]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

/** An endpoint with what stands in the path for its parameters. */
export interface FoundEndpoint {
  readonly endpoint: Endpoint
  readonly params: PathParams
}

/** Those of some endpoints that have this path, whatever their method. */
export function endpointsAt(endpoints: readonly Endpoint[], path: string): FoundEndpoint[] {
  return endpoints.flatMap((endpoint) => {
    const params = matchPath(endpoint.path, path)
    return params === null ? [] : [{ endpoint, params }]
  })
}

/** The one of some endpoints that has this method and path; null = none has. */
export function endpointAt(endpoints: readonly Endpoint[], method: string, path: string): FoundEndpoint | null {
  return endpointsAt(endpoints, path).find(({ endpoint }) => endpoint.method === method) ?? null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
