import { useEffect, useState } from 'react'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { createDeadline } from '#shared/contracts/http/deadlines.contract.ts'
import type { ApiResult } from '#renderer/api/api-error.ts'

export type Told = AnswerOf<typeof createDeadline>

/** ms without another change after which it is asked whom something would reach. */
const PAUSE_MS = 300

/**
 * Whom something would be told, asked anew with every change of it. `wish`: what is to be saved, as text; null = it
 * cannot be saved as it is. `ask`: the same call on trial. null = it is being asked, 'unknown' = nobody could say.
 */
export function useTold(
  wish: string | null,
  ask: (signal: AbortSignal) => Promise<ApiResult<Told>>,
): Told | 'unknown' | null {
  const [told, setTold] = useState<{ readonly of: string; readonly value: Told | 'unknown' } | null>(null)
  useEffect(() => {
    if (wish === null) return undefined
    const controller = new AbortController()
    const timer = setTimeout(() => {
      void ask(controller.signal).then((result) => {
        if (!controller.signal.aborted) setTold({ of: wish, value: result.ok ? result.value : 'unknown' })
      })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
    // What is asked is said by the wish alone.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wish])
  return told !== null && told.of === wish ? told.value : null
}
