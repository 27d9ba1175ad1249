import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listActedChanges, putActedAside } from '#shared/contracts/http/acting.contract.ts'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { call, callOrThrow } from '#renderer/api/index.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'

export type ActedPeriod = AnswerOf<typeof listActedChanges>[number]

const NONE: readonly ActedPeriod[] = []

/** What staff chose in the buyers' name and nobody has put aside; none while it is not known. */
export function usePeriods() {
  const { unit } = useOpenUnit()
  const queryClient = useQueryClient()
  const key = ['acted', unit.id]
  const { data = NONE } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callOrThrow(listActedChanges, { params: { unitId: unit.id }, signal, silent: true }),
    staleTime: 0,
    retry: false,
  })
  const putAside = (id: string) => {
    queryClient.setQueryData(
      key,
      data.filter((period) => period.id !== id),
    )
    void call(putActedAside, { params: { unitId: unit.id, periodId: id }, silent: true })
  }
  return { periods: data, putAside }
}
