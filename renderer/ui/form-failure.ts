import { type ApiError, isOutOfReach } from '#renderer/api/index.ts'

/**
 * Key of `failure.*` in the texts of access: why a form could not be sent, where that has nothing to do with what was
 * typed; null = it has, or nobody knows.
 */
export function getFailure(error: ApiError): 'unreachable' | 'tooManyRequests' | null {
  if (isOutOfReach(error)) return 'unreachable'
  return error.status === 429 ? 'tooManyRequests' : null
}
