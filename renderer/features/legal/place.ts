import { matchRoutes } from 'react-router-dom'
import type { Portal } from '#shared/contracts/primitives.ts'
import { ROUTES } from '#renderer/platform/routes.ts'

/** Whose page it is. */
export interface Place {
  readonly portal: Portal
  readonly accountId: string
  /** null = the page belongs to no project. */
  readonly projectId: string | null
}

const PATTERNS = Object.values(ROUTES).map((path) => ({ path }))

/** The place that a link brought along, where the address of its page does not say it; null = it brought none. */
export function placeOfState(state: unknown): Place | null {
  if (typeof state !== 'object' || state === null || !('legalPlace' in state)) return null
  const { legalPlace: path } = state
  return typeof path === 'string' ? placeOf(path) : null
}

/** An address that names the place: what a link brings along. */
export function pathOfPlace({ portal, accountId, projectId }: Place): string {
  return `/${portal}/${[accountId, ...(projectId === null ? [] : [projectId])].map(encodeURIComponent).join('/')}`
}

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
