import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { listAccountUnits } from '#shared/contracts/http/account-units.contract.ts'
import { pickLocale } from '#shared/contracts/pick-locale.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import { callOrThrow } from '#renderer/api/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { readStored } from '#renderer/platform/storage.ts'
import { makeRows } from './unit-rows.ts'

export const ACCOUNT_UNITS_KEY = ['admin', 'account-units'] as const
/** ms until the list is asked for again while figures are still being worked out, and for who leaves the page open. */
const SOON = 1_500
const ASK_AGAIN = 60_000
/** ms; a large list may come over a slow line. */
const PATIENCE = 30_000

/** ms for which the table takes what was asked for before it was there. */
const ASKED_BEFORE = 2_000

function accountUnitsQuery(locale: Locale) {
  return queryOptions({
    queryKey: [...ACCOUNT_UNITS_KEY, locale],
    queryFn: async ({ signal }) => {
      const list = await callOrThrow(listAccountUnits, { query: { locale }, signal, silent: true, timeout: PATIENCE })
      return { ...list, rows: makeRows(list) }
    },
    refetchInterval: ({ state }) => ((state.data?.missingCount ?? 0) > 0 ? SOON : ASK_AGAIN),
    // Comparing thousands of units with those of before costs more than drawing the few that one sees.
    structuralSharing: false,
    staleTime: ({ state }) => (state.dataUpdateCount === 1 ? ASKED_BEFORE : 0),
    retry: false,
  })
}

/** Every unit of the account, as rows of the team's table (UNT-1). */
export function useAccountUnits() {
  return useQuery(accountUnitsQuery(useLocale()))
}

/** Asks for them before there is a table: reading thousands takes longer than all that comes before it. */
export async function askAccountUnits(client: QueryClient): Promise<void> {
  if (readStored('token') === null) return
  await client.prefetchQuery(accountUnitsQuery(pickLocale(readStored('locale'), navigator.languages)))
}
