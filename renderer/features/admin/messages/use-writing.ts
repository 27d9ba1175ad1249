import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import { writeToUnits } from '#shared/contracts/http/staff-messages.contract.ts'
import { call, isOutOfReach } from '#renderer/api/index.ts'
import { MESSAGES_KEY } from './messages-key.ts'

export type Written = AnswerOf<typeof writeToUnits>
export type Letter = BodyOf<typeof writeToUnits>

/** Writes to the buyers of units. A second try after a failure sends the same letter, never a second one (MSG-5). */
export function useWriting() {
  const queryClient = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<'unreachable' | 'file' | 'other' | null>(null)
  const once = useRef<{ readonly text: string; readonly key: string } | null>(null)

  /** null = it was not sent; `failure` says why. */
  async function write(letter: Letter): Promise<Written | null> {
    const text = JSON.stringify(letter)
    if (once.current?.text !== text) once.current = { text, key: crypto.randomUUID() }
    setIsBusy(true)
    const result = await call(writeToUnits, { body: letter, idempotencyKey: once.current.key, silent: true })
    setIsBusy(false)
    if (result.ok) {
      setFailure(null)
      void queryClient.invalidateQueries({ queryKey: MESSAGES_KEY })
      return result.value
    }
    const isFile = result.error.errors.some(({ code }) => code === 'UPLOAD_UNKNOWN')
    setFailure(isOutOfReach(result.error) ? 'unreachable' : isFile ? 'file' : 'other')
    return null
  }

  return { write, isBusy, failure }
}
