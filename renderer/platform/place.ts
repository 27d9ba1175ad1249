import { matchRoutes } from 'react-router-dom'
import type { Portal } from '#shared/contracts/primitives.ts'
import { ROUTES } from './routes.ts'

/** Whose page it is. */
export interface Place {
  readonly portal: Portal
  readonly accountId: string
  /** null = the page belongs to no project. */
  readonly projectId: string | null
}

const PATTERNS = Object.values(ROUTES).map((path) => ({ path }))

/** The portal, account and project that a path names; null = it names none. */
export function placeOf(pathname: string): Place | null {
  const params = matchRoutes(PATTERNS, pathname)?.at(-1)?.params
  if (params?.['accountId'] === undefined) return null
  return {
    portal: pathname.startsWith('/mp/') ? 'mp' : 'bp',
    accountId: params['accountId'],
    projectId: params['projectId'] ?? null,
  }
}
