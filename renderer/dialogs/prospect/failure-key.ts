import { type ApiError, isOutOfReach } from '#renderer/api/index.ts'

/** Key of `failure.*`: why nothing was sent. */
export function failureKey(error: ApiError): 'conflict' | 'tooMany' | 'unreachable' | 'other' {
  if (isOutOfReach(error)) return 'unreachable'
  if (error.status === 422) return 'conflict'
  return error.status === 429 ? 'tooMany' : 'other'
}
