export { type ApiError, ApiFailure, type ApiResult } from './api-error.ts'
export { call, callOrThrow } from './call.ts'
export { type FailureNotice, onFailure } from './failures.ts'
export { useLoaded } from './use-loaded.ts'
