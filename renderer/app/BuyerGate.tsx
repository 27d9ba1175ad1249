import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation, useParams } from 'react-router-dom'
import { onFailure } from '#renderer/api/index.ts'
import { isInGroup, STAFF, useSession } from '#renderer/session/index.ts'
import { isAccessPath } from '#renderer/platform/access-paths.ts'
import type { Audience } from '#renderer/platform/page.types.ts'
import { clearRedirectPath, readRedirectPath, rememberRedirectPath } from '#renderer/platform/redirect-path.ts'
import { ApplicationError } from '#renderer/ui/ApplicationError.tsx'
import { LoaderScreen } from '#renderer/ui/LoaderScreen.tsx'
import { preloadHome } from './pages.ts'
import { onOtherTab } from '#renderer/platform/storage.ts'
import { linkTo } from '#renderer/platform/routes.ts'

/** NAV-31: remembers where the user wanted to go, then shows the login of that project. */
function ToLogin() {
  const location = useLocation()
  const { accountId = '', projectId } = useParams()
  const wanted = location.pathname + location.search + location.hash
  const hasLoggedOut = useSession((state) => state.hasLoggedOut)
  useEffect(() => {
    // Who logs out wants to leave, not to come back to the same page.
    if (!hasLoggedOut) rememberRedirectPath(wanted)
  }, [wanted, hasLoggedOut])
  const login =
    projectId === undefined ? linkTo('login', { accountId }) : linkTo('projectLogin', { accountId, projectId })
  return <Navigate to={login} replace />
}

const INVITATION = /\/(registration|invitation)\b/

/** NAV-32, NAV-33: back to where the user wanted to go, else to the first project. `isNew`: the login happened here. */
function FromLogin({ isNew }: { isNew: boolean }) {
  const { accountId = '', projectId } = useParams()
  // Read once: clearing it must not change where this leads.
  const [remembered] = useState(readRedirectPath)
  useEffect(clearRedirectPath, [])
  const { pathname } = useLocation()
  const [isUnexpected] = useState(!isNew && INVITATION.test(pathname))
  useEffect(() => {
    // Without these words it would seem that the invitation has been opened.
    if (isUnexpected) void import('./tell-logged-in.ts').then(({ tellLoggedIn }) => tellLoggedIn())
  }, [isUnexpected])
  const isStaff = useSession(({ user }) => isInGroup(user, STAFF))
  // Another login would lead here again.
  const isPlace = remembered !== null && !isAccessPath(remembered)
  if (isPlace) return <Navigate to={remembered} replace />
  // Whoever is invited into the team begins where the team works (KNW-6).
  if (isStaff && INVITATION.test(pathname)) return <Navigate to={linkTo('admin', { accountId })} replace />
  const project =
    projectId === undefined ? linkTo('account', { accountId }) : linkTo('project', { accountId, projectId })
  return <Navigate to={project} replace />
}

/** AUT-38: pages of the team lead everybody else to their own home. */
function ForStaff() {
  const { accountId = '', projectId } = useParams()
  const isStaff = useSession(({ user }) => isInGroup(user, STAFF))
  const home = projectId === undefined ? linkTo('account', { accountId }) : linkTo('project', { accountId, projectId })
  return isStaff ? <Outlet /> : <Navigate to={home} replace />
}

/**
 * The door of the buyer portal: checks the stored token once (AUT-10), sends the logged-out to the login (NAV-31)
 * and the logged-in away from it (NAV-33), lets in either, or the team alone. A token the server refuses later ends the session (SHL-9).
 */
export function BuyerGate({ access }: { access: Audience }) {
  const status = useSession((state) => state.status)
  const start = useSession((state) => state.start)
  const expire = useSession((state) => state.expire)
  const [hasBeenOut, setHasBeenOut] = useState(false)
  if (status === 'anonymous' && !hasBeenOut) setHasBeenOut(true)
  const isAuthenticating = useSession((state) => state.isAuthenticating)

  useEffect(() => {
    if (status === 'unknown') void start()
  }, [status, start])
  useEffect(() => {
    // The server takes its time to check a password: the next page's code comes meanwhile.
    if (isAuthenticating) preloadHome()
  }, [isAuthenticating])
  useEffect(() => onOtherTab('token', (token) => (token === null ? expire('untold') : void start())), [expire, start])
  useEffect(
    () =>
      onFailure((notice) => {
        if (notice.kind !== 'unauthorized') return
        console.info('the session has ended: to the login')
        expire('told')
      }),
    [expire],
  )

  switch (status) {
    case 'unknown':
    case 'leaving':
      return <LoaderScreen />
    case 'unreachable':
      return <ApplicationError onRetry={() => void start()} />
    case 'anonymous':
      return access === 'loggedIn' || access === 'staff' ? <ToLogin /> : <Outlet />
    case 'loggedIn':
      if (access === 'loggedOut') return <FromLogin isNew={hasBeenOut} />
      return access === 'staff' ? <ForStaff /> : <Outlet />
  }
}
