import { Component, type ErrorInfo, type ReactNode } from 'react'
import { ApplicationError } from './ApplicationError.tsx'

interface ErrorBoundaryProps {
  readonly children: ReactNode
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
    return this.state.hasFailed ? <ApplicationError isCrash /> : this.props.children
  }
}
