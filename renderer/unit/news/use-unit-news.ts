import { useQuery } from '@tanstack/react-query'
import { getUnitNews } from '#shared/contracts/http/news.contract.ts'
import { callOrThrow } from '#renderer/api/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { useOpenUnit } from '../state/unit.context.ts'

/** What the news of a unit are kept under. */
export function newsKey(unitId: string) {
  return ['unit-news', unitId] as const
}

/** What is new for the user in the open unit (SHL-70), as far as it is known: `KeepNews` asks. */
export function useUnitNews({ isAsking = false }: { readonly isAsking?: boolean } = {}) {
  const locale = useLocale()
  const { unit } = useOpenUnit()
  const { data } = useQuery({
    queryKey: [...newsKey(unit.id), locale],
    queryFn: ({ signal }) =>
      callOrThrow(getUnitNews, { params: { unitId: unit.id }, query: { locale }, signal, silent: true }),
    enabled: isAsking,
    staleTime: 0,
    refetchOnWindowFocus: true,
    retry: false,
  })
  return data
}
