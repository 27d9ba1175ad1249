import type { Portal } from '#shared/contracts/primitives.ts'
import { pageAt } from './routes.ts'

/** Whose page it is. */
export interface Place {
  readonly portal: Portal
  readonly accountId: string
  /** null = the page belongs to no project. */
  readonly projectId: string | null
}

/** The portal, account and project that a path names; null = it names none. */
export function getPlace(pathname: string): Place | null {
  const { accountId, projectId = null } = pageAt(pathname)?.params ?? {}
  if (accountId === undefined) return null
  return { portal: pathname.startsWith('/mp/') ? 'mp' : 'bp', accountId, projectId }
}
