export {
  type ApiError,
  ApiFailure,
  type ApiResult,
  type ErrorReason,
  isKeyReused,
  isOutOfReach,
  type WithoutAnswer,
  withoutAnswer,
} from './api-error.ts'
export { call, callOrThrow, type CallOptions } from './call.ts'
export { type FailureNotice, onFailure, reportFailure } from './failures.ts'
export { openStream } from './stream.ts'
export { type Loaded, useLoaded } from './use-loaded.ts'
export { type OnceKey, useOnceKey } from './use-once-key.ts'
