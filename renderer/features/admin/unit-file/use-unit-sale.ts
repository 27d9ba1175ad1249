import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import { getUnitSale, saveUnitSale } from '#shared/contracts/http/unit-sales.contract.ts'
import { call, callOrThrow } from '#renderer/api/index.ts'
import { UNIT_FILE_KEY, useReread } from './use-unit-file.ts'

export type UnitSale = AnswerOf<typeof getUnitSale>
export type SaleEvent = UnitSale['events'][number]
export type SaleWish = Omit<BodyOf<typeof saveUnitSale>, 'revision'>

/** How the unit is sold. Older than the file: both are read anew together. */
export function useUnitSale(unitId: string) {
  return useQuery({
    queryKey: [...UNIT_FILE_KEY, unitId, 'sale'],
    queryFn: ({ signal }) => callOrThrow(getUnitSale, { params: { unitId }, signal, silent: true }),
    staleTime: 0,
    retry: false,
  })
}

/** Why nothing was stored: somebody was faster, or anything else. */
export type SaleFailure = 'conflict' | 'failed'

/** Says how the unit is sold; all of its file is read anew then, also when somebody else was faster. */
export function useSaveSale(unitId: string) {
  const queryClient = useQueryClient()
  const reread = useReread()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<SaleFailure | null>(null)

  async function save(revision: number, wish: SaleWish): Promise<boolean> {
    setIsBusy(true)
    setFailure(null)
    const result = await call(saveUnitSale, { params: { unitId }, body: { ...wish, revision }, silent: true })
    setIsBusy(false)
    if (result.ok) queryClient.setQueryData([...UNIT_FILE_KEY, unitId, 'sale'], result.value)
    else setFailure(result.error.errors.some(({ code }) => code === 'REVISION_CONFLICT') ? 'conflict' : 'failed')
    reread()
    return result.ok
  }

  return { save, isBusy, failure }
}
