import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import { writeToUnits } from '#shared/contracts/http/staff-messages.contract.ts'
import { checkToken } from '#shared/contracts/http/tokens.contract.ts'
import { type ApiError, call, isKeyReused, isOutOfReach } from '#renderer/api/index.ts'
import { MESSAGES_KEY } from './messages-key.ts'

export type Written = AnswerOf<typeof writeToUnits>
export type Letter = BodyOf<typeof writeToUnits>
export type WritingFailure = 'arrived' | 'unreachable' | 'file' | 'other'

/** Writes to the buyers of units: once for each key, however often it is tried (MSG-5). */
export function useWriting() {
  const queryClient = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<WritingFailure | null>(null)

  async function write(letter: Letter, idempotencyKey: string): Promise<Written | WritingFailure> {
    setIsBusy(true)
    const result = await call(writeToUnits, { body: letter, idempotencyKey, silent: true })
    setIsBusy(false)
    void queryClient.invalidateQueries({ queryKey: MESSAGES_KEY })
    if (!result.ok && result.error.status === 401) void call(checkToken)
    const answer = result.ok ? result.value : getReason(result.error)
    setFailure(typeof answer === 'string' ? answer : null)
    return answer
  }

  return { write, isBusy, failure }
}

function getReason(error: ApiError): WritingFailure {
  if (isOutOfReach(error)) return 'unreachable'
  if (isKeyReused(error)) return 'arrived'
  return error.errors.some(({ code }) => code === 'UPLOAD_UNKNOWN') ? 'file' : 'other'
}
