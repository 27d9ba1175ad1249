import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { listUnitDocuments } from '#shared/contracts/http/documents.contract.ts'
import { callOrThrow } from '#renderer/api/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { useOpenUnit } from '../state/unit.context.ts'
import { DOCUMENTS_KEY } from './documents-key.ts'

export type UnitDocument = AnswerOf<typeof listUnitDocuments>['documents'][number]

/** ms; whoever comes back to the page sees it at once, and anew soon after. */
const FRESH_MS = 30_000

/** The documents of the open unit (decision 54); who only tries a sample has none. */
export function useDocuments() {
  const locale = useLocale()
  const { unit, portal, isLocal } = useOpenUnit()
  return useQuery({
    queryKey: [DOCUMENTS_KEY, unit.id, locale],
    queryFn: ({ signal }) =>
      callOrThrow(listUnitDocuments, { params: { unitId: unit.id }, query: { locale }, signal, silent: true }),
    staleTime: FRESH_MS,
    retry: false,
    enabled: portal === 'bp' && !isLocal,
  })
}

/** Reads them anew, after one was opened, or when somebody says that there is something new. */
export function useRereadDocuments(): () => Promise<void> {
  const queryClient = useQueryClient()
  return useCallback(() => queryClient.invalidateQueries({ queryKey: [DOCUMENTS_KEY] }), [queryClient])
}
