import type { ApiError } from '#renderer/api/index.ts'

/** Key of `failure.*`: why nothing was sent. */
export function failureKey(error: ApiError): 'conflict' | 'tooMany' | 'unreachable' | 'other' {
  if (error.kind === 'network' || error.kind === 'timeout') return 'unreachable'
  if (error.status === 422) return 'conflict'
  return error.status === 429 ? 'tooMany' : 'other'
}
