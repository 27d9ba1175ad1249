import { Suspense, useCallback, useState } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { FailureNotices, Notifications } from '#renderer/features/notifications/index.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { ErrorBoundary } from '#renderer/ui/ErrorBoundary.tsx'
import { LoaderScreen } from '#renderer/ui/LoaderScreen.tsx'
import type { UrlLogin as Login } from '#renderer/platform/url-tokens.ts'
import { AppRoutes } from './AppRoutes.tsx'
import { UrlLogin } from './pages.ts'

interface AppProps {
  /** The login that came with the address; null = none. */
  readonly urlLogin: Login | null
}

/** The application: theme, routes, notifications, and a net below them. */
export function App({ urlLogin }: AppProps) {
  return (
    <AppTheme>
      <ErrorBoundary>
        {/* A room is painted in the frame that answers the touch, so no update waits for a quiet moment. */}
        <BrowserRouter useTransitions={false}>
          <Pages urlLogin={urlLogin} />
        </BrowserRouter>
        <FailureNotices />
        <Notifications />
      </ErrorBoundary>
    </AppTheme>
  )
}

/** NAV-51: as long as somebody is being logged in by the address, no page is there. */
function Pages({ urlLogin }: AppProps) {
  const [login, setLogin] = useState(urlLogin)
  const done = useCallback(() => setLogin(null), [])
  return login === null ? (
    <Suspense fallback={<LoaderScreen />}>
      <AppRoutes />
    </Suspense>
  ) : (
    <Suspense>
      <UrlLogin login={login} onDone={done} />
    </Suspense>
  )
}
