import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { listProposals } from '#shared/contracts/http/proposals.contract.ts'
import { callOrThrow } from '#renderer/api/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'

export type Proposal = AnswerOf<typeof listProposals>[number]

const KEY = 'proposals'

/** What was proposed for a unit, the latest first. */
export function useProposals(unitId: string) {
  const locale = useLocale()
  return useQuery({
    queryKey: [KEY, unitId, locale],
    queryFn: ({ signal }) =>
      callOrThrow(listProposals, { params: { unitId }, query: { locale }, signal, silent: true }),
    staleTime: 0,
    retry: false,
  })
}

/** Reads all of them anew, after something was done with one. */
export function useRereadProposals(): () => Promise<void> {
  const queryClient = useQueryClient()
  return useCallback(() => queryClient.invalidateQueries({ queryKey: [KEY] }), [queryClient])
}
