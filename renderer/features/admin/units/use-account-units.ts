import { useQuery } from '@tanstack/react-query'
import { listAccountUnits } from '#shared/contracts/http/account-units.contract.ts'
import { callOrThrow } from '#renderer/api/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { makeRows } from './unit-rows.ts'

export const ACCOUNT_UNITS_KEY = ['admin', 'account-units'] as const
/** ms until the list is asked for again while figures are still being worked out, and for who leaves the page open. */
const SOON = 1_500
const ASK_AGAIN = 60_000
/** ms; a large list may come over a slow line. */
const PATIENCE = 30_000

/** Every unit of the account, as rows of the team's table (UNT-1). */
export function useAccountUnits() {
  const locale = useLocale()
  return useQuery({
    queryKey: [...ACCOUNT_UNITS_KEY, locale],
    queryFn: async ({ signal }) => {
      const list = await callOrThrow(listAccountUnits, { query: { locale }, signal, silent: true, timeout: PATIENCE })
      return { ...list, rows: makeRows(list) }
    },
    refetchInterval: ({ state }) => ((state.data?.missingCount ?? 0) > 0 ? SOON : ASK_AGAIN),
    // Comparing thousands of units with those of before costs more than drawing the few that one sees.
    structuralSharing: false,
    staleTime: 0,
    retry: false,
  })
}
