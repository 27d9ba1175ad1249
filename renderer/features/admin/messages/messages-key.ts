import { ApiFailure, isOutOfReach } from '#renderer/api/index.ts'

/** Of everything that is read for the team's inbox. */
export const MESSAGES_KEY = ['admin', 'messages'] as const

/**
 * What is live and could not be had once is asked for again: nobody else would ask before the next message, and until then
 * the list would say what is not so.
 */
export function askAgain(count: number, error: Error): boolean {
  return count < 2 && error instanceof ApiFailure && isOutOfReach(error.error)
}
