import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { BrowserRouter, useLocation, useSearchParams } from 'react-router-dom'
import { FailureNotices, Notifications } from '#renderer/notifications/index.ts'
import { isInGroup, STAFF, useSession } from '#renderer/session/index.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { ErrorBoundary } from '#renderer/ui/ErrorBoundary.tsx'
import { LoaderScreen } from '#renderer/ui/LoaderScreen.tsx'
import { readStored } from '#renderer/platform/storage.ts'
import type { UrlLogin as Login } from '#renderer/platform/url-tokens.ts'
import { AppRoutes } from './AppRoutes.tsx'
import { LaterDialog } from './LaterDialog.tsx'
import { readCookie } from '#renderer/platform/cookies.ts'
import { DesignGate, ShellDialogs, StaffSearch, UrlLogin } from './pages.ts'

interface AppProps {
  /** The login that came with the address; null = none. */
  readonly urlLogin: Login | null
}

/** The application: theme, routes, notifications, and a net below them. */
export function App({ urlLogin }: AppProps) {
  return (
    <Frame>
      {/* A room is painted in the frame that answers the touch, so no update waits for a quiet moment. */}
      <BrowserRouter useTransitions={false}>
        <Pages urlLogin={urlLogin} />
      </BrowserRouter>
    </Frame>
  )
}

/** Theme and notifications around the pages, and a net below them. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <AppTheme>
      <ErrorBoundary>
        {children}
        <FailureNotices />
        <Notifications />
      </ErrorBoundary>
    </AppTheme>
  )
}

/** Parameters that `ShellDialogs` is loaded for. */
const DIALOG_PARAMETERS = ['privacyPolicy', 'imprint', 'pdfViewer', 'document', 'cookieSettings']

/** Dialogs above any page, loaded when the address asks for one (NAV-57, NAV-60), a visitor has to be asked (CNS-4), or the team is there. */
function DialogsAbove() {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const isUnasked = pathname.startsWith('/mp/') && readStored('cookie_consent_statistics') === null
  const isAsked = isUnasked || DIALOG_PARAMETERS.some((name) => search.has(name))
  // Others load nothing of the team's search (UNT-10).
  const isStaff = useSession(({ user }) => isInGroup(user, STAFF))
  // Visitors load nothing of the editor (EDT-1): not even what decides about it.
  const mayDesign = isStaff || search.has('design') || readCookie('FEATURE_CONFIGURATOR_EDITOR') !== null
  return (
    <>
      {isAsked ? (
        <LaterDialog>
          <ShellDialogs />
        </LaterDialog>
      ) : null}
      {isStaff ? (
        <LaterDialog>
          <StaffSearch Later={LaterDialog} />
        </LaterDialog>
      ) : null}
      {mayDesign ? (
        <LaterDialog>
          <DesignGate />
        </LaterDialog>
      ) : null}
    </>
  )
}

/** NAV-51: as long as somebody is being logged in by the address, no page is there. */
function Pages({ urlLogin }: AppProps) {
  const [login, setLogin] = useState(urlLogin)
  const done = useCallback(() => setLogin(null), [])
  return login === null ? (
    <>
      <Suspense fallback={<LoaderScreen />}>
        <AppRoutes />
      </Suspense>
      <DialogsAbove />
    </>
  ) : (
    <Suspense>
      <UrlLogin login={login} onDone={done} />
    </Suspense>
  )
}
