import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import { DeepLinkSchema } from '#shared/contracts/entities/login.schema.ts'
import { isAccessPath } from '#renderer/platform/access-paths.ts'
import { deepLinkPath } from '#renderer/platform/deep-link.ts'
import { getPlace } from '#renderer/platform/place.ts'

const PARAMETER = 'deep_link'

/** Where a page of access leads in the end. */
export interface AccessTarget {
  /** For other pages of access and the mail for a new password: below the account, for example `/lindenhof`. */
  readonly deepLink: string
  /** The same as an address of this application. */
  readonly path: string
  /** null = it is a page of no project. */
  readonly projectId: string | null
}

/**
 * The project that a page of access was reached from: the one of its own address, else what its `deep_link` says, by
 * the rules that hold for every `deep_link` (decision 13); null = none, or one that may not be followed.
 */
export function useAccessTarget(): AccessTarget | null {
  const { projectId } = useParams()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const asked = projectId === undefined ? search.get(PARAMETER) : `/${projectId}`
  const deepLink = DeepLinkSchema.safeParse(asked)
  if (!deepLink.success) return null
  const path = deepLinkPath(deepLink.data, pathname, window.location.origin)
  return path === null || isAccessPath(path)
    ? null
    : { deepLink: deepLink.data, path, projectId: getPlace(path)?.projectId ?? null }
}

/** The address of another page of access, which leads to the same target. `path` may have a query. */
export function withTarget(path: string, target: AccessTarget | null): string {
  if (target === null) return path
  // What a deep link is made of needs no escaping in a query.
  return `${path}${path.includes('?') ? '&' : '?'}${PARAMETER}=${target.deepLink}`
}
