import { Suspense } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { FailureNotices, Notifications } from '#renderer/features/notifications/index.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { ErrorBoundary } from '#renderer/ui/ErrorBoundary.tsx'
import { LoaderScreen } from '#renderer/ui/LoaderScreen.tsx'
import { AppRoutes } from './AppRoutes.tsx'

/** The application: theme, routes, notifications, and a net below them. */
export function App() {
  return (
    <AppTheme>
      <ErrorBoundary>
        {/* A room is painted in the frame that answers the touch, so no update waits for a quiet moment. */}
        <BrowserRouter useTransitions={false}>
          <Suspense fallback={<LoaderScreen />}>
            <AppRoutes />
          </Suspense>
        </BrowserRouter>
        <FailureNotices />
        <Notifications />
      </ErrorBoundary>
    </AppTheme>
  )
}
