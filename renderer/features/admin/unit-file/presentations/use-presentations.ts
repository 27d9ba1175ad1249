import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { listPresentations } from '#shared/contracts/http/presentations.contract.ts'
import { callOrThrow } from '#renderer/api/index.ts'
import { UNIT_FILE_KEY } from '../use-unit-file.ts'

export type Presentation = AnswerOf<typeof listPresentations>[number]

/** What was handed over of a unit, the latest first; belongs to the unit's file, and is read anew with it. */
export function usePresentations(unitId: string) {
  return useQuery({
    queryKey: [...UNIT_FILE_KEY, unitId, 'presentations'],
    queryFn: ({ signal }) => callOrThrow(listPresentations, { params: { unitId }, signal, silent: true }),
    staleTime: 0,
    retry: false,
  })
}
