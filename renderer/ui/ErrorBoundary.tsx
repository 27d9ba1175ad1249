import { Component, type ErrorInfo, type ReactNode } from 'react'
import { ApplicationError } from './ApplicationError.tsx'

interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** In the place of a part of the page; the application error screen without one. */
  readonly fallback?: ReactNode
}

/** Shows the application error screen when something below it throws while rendering (SHL-2). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('rendering failed', error, info.componentStack)
  }

  override render() {
    const { children, fallback = <ApplicationError isCrash /> } = this.props
    return this.state.hasFailed ? fallback : children
  }
}
