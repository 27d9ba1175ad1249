import type { ErrorCode } from '../errors.ts'
import type { Endpoint } from './endpoint.ts'

/** All codes that an endpoint may answer with, its own and those of every endpoint of its kind. */
export function listErrorCodes(endpoint: Endpoint): readonly ErrorCode[] {
  const codes: ErrorCode[] = ['INVALID_VALUE', 'UNKNOWN_FIELD', 'UNAVAILABLE', ...endpoint.errors]
  if (endpoint.method !== 'GET') codes.push('STORAGE_FULL')
  if (endpoint.body !== null) codes.push('MALFORMED_REQUEST', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE')
  if (endpoint.audience !== 'public') codes.push('UNAUTHORIZED')
  if (endpoint.audience === 'device') codes.push('DEVICE_REVOKED')
  if (endpoint.path.includes(':')) codes.push('NOT_FOUND')
  return codes
}
