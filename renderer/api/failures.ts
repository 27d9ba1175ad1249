import type { ApiError, ErrorReason } from './api-error.ts'

/** What the user is told about a failed call; the shell turns it into a notification. */
export type FailureNotice =
  | { readonly kind: 'unauthorized' | 'load' | 'save' | 'delete' }
  | { readonly kind: 'updateReasons' | 'deleteReasons'; readonly reasons: readonly ErrorReason[] }

/**
 * The general error catalogue (SHL-8 to SHL-18): which notice a failed call gives, or null for none. Network
 * failures, time-outs (SHL-15) and given-up calls give none.
 */
export function noticeFor(method: string, error: ApiError): FailureNotice | null {
  if (error.kind === 'network' || error.kind === 'timeout' || error.kind === 'aborted') return null
  if (error.status === 401) return { kind: 'unauthorized' }
  const hasReasons = error.errors.length > 0
  switch (method) {
    case 'GET':
      return { kind: 'load' }
    case 'DELETE':
      return hasReasons ? { kind: 'deleteReasons', reasons: error.errors } : { kind: 'delete' }
    default:
      return error.status === 422 && hasReasons ? { kind: 'updateReasons', reasons: error.errors } : { kind: 'save' }
  }
}

type FailureListener = (notice: FailureNotice, error: ApiError) => void
const listeners = new Set<FailureListener>()

/** Hears of every failed call that was not silent. Returns the function that stops it. */
export function onFailure(listener: FailureListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells the listeners about a failed call. */
export function reportFailure(method: string, error: ApiError): void {
  const notice = noticeFor(method, error)
  if (notice === null) return
  for (const listener of listeners) listener(notice, error)
}
