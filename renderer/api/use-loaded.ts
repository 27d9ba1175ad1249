import { useCallback, useEffect, useState } from 'react'
import type { ApiError, ApiResult } from './api-error.ts'

/** What a one-off read has come to; `retry` asks again. */
export type Loaded<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: ApiError; readonly retry: () => void }
  | { readonly status: 'ready'; readonly value: Value }

/** Reads something once for a page that only leads on; pages with data to keep use the query cache. */
export function useLoaded<Value>(read: (signal: AbortSignal) => Promise<ApiResult<Value>>): Loaded<Value> {
  const [attempt, setAttempt] = useState(0)
  const [result, setResult] = useState<{ of: typeof read; attempt: number; value: ApiResult<Value> } | null>(null)
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  useEffect(() => {
    const controller = new AbortController()
    void read(controller.signal).then((value) => {
      if (!controller.signal.aborted) setResult({ of: read, attempt, value })
    })
    return () => controller.abort()
  }, [read, attempt])
  if (result === null || result.of !== read || result.attempt !== attempt) return { status: 'loading' }
  return result.value.ok
    ? { status: 'ready', value: result.value.value }
    : { status: 'failed', error: result.value.error, retry }
}
