import { Navigate, useLocation } from 'react-router-dom'
import { type TokenState, withoutTokens } from '#renderer/platform/url-tokens.ts'
import { NotFoundPage } from '../not-found/NotFoundPage.tsx'

/** NAV-30, and a link with a token that was followed within the application: the page, its token kept aside. */
export function InvitationPage() {
  const { pathname, search } = useLocation()
  const { url, pageToken } = withoutTokens(new URL(window.location.origin + pathname + search))
  if (url.pathname === pathname) return <NotFoundPage />
  const state: TokenState | null = pageToken === null ? null : { token: pageToken }
  return <Navigate to={url.pathname + url.search} state={state} replace />
}
