import { Component, type ErrorInfo, type ReactNode } from 'react'
import { ApplicationError } from './ApplicationError.tsx'
import { isMissingPart } from './missing-part.ts'

interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** In the place of a part of the page; the application error screen without one. */
  readonly fallback?: ReactNode
}

interface Failure {
  readonly isCrash: boolean
}

/**
 * Shows the application error screen when something below it throws while rendering (SHL-2); for a part that could not
 * be fetched, the one that speaks of the connection.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: Failure | null }> {
  override state: { failure: Failure | null } = { failure: null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { isCrash: !isMissingPart(error) } }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('rendering failed', error, info.componentStack)
  }

  override render() {
    const { failure } = this.state
    if (failure === null) return this.props.children
    return this.props.fallback ?? <ApplicationError isCrash={failure.isCrash} />
  }
}
