import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { listPresentations } from '#shared/contracts/http/presentations.contract.ts'
import { callOrThrow } from '#renderer/api/index.ts'

export type Presentation = AnswerOf<typeof listPresentations>[number]

const KEY = ['admin', 'unit-file'] as const

/** What was handed over of a unit, the latest first; belongs to the unit's file, and is read anew with it. */
export function usePresentations(unitId: string) {
  return useQuery({
    queryKey: [...KEY, unitId, 'presentations'],
    queryFn: ({ signal }) => callOrThrow(listPresentations, { params: { unitId }, signal, silent: true }),
    staleTime: 0,
    retry: false,
  })
}

/** Reads the unit's file anew, after something was done to it. */
export function useReread(): () => void {
  const queryClient = useQueryClient()
  return useCallback(() => void queryClient.invalidateQueries({ queryKey: KEY }), [queryClient])
}
