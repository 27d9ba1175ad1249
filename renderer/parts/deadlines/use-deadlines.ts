import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { listDeadlines } from '#shared/contracts/http/deadlines.contract.ts'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { callOrThrow } from '#renderer/api/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { DEADLINES_KEY } from './deadlines-key.ts'

export type Deadline = AnswerOf<typeof listDeadlines>[number]

/** The deadlines of a unit, the first first. `isWanted`: false where a unit has none, as a sample unit. */
export function useDeadlines(unitId: string, isWanted = true) {
  const locale = useLocale()
  return useQuery({
    queryKey: [DEADLINES_KEY, unitId, locale],
    queryFn: ({ signal }) =>
      callOrThrow(listDeadlines, { params: { unitId }, query: { locale }, signal, silent: true }),
    enabled: isWanted,
    retry: false,
  })
}

/** Reads them anew, after something was done with one. */
export function useRereadDeadlines(): () => Promise<void> {
  const queryClient = useQueryClient()
  return useCallback(() => queryClient.invalidateQueries({ queryKey: [DEADLINES_KEY] }), [queryClient])
}

/** The first that is not completed; null = there is none. */
export function getNextDeadline(deadlines: readonly Deadline[]): Deadline | null {
  return deadlines.find(({ status }) => status !== 'completed') ?? null
}
