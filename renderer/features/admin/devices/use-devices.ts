import { useQuery } from '@tanstack/react-query'
import { listDevices } from '#shared/contracts/http/devices.contract.ts'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { getMarketingProject } from '#shared/contracts/http/marketing.contract.ts'
import { call, callOrThrow } from '#renderer/api/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'

export type Kiosk = AnswerOf<typeof listDevices>[number]
export type KioskReport = NonNullable<Kiosk['report']>

export const DEVICES_KEY = ['admin', 'devices'] as const
/** ms; devices report about every half minute. */
const POLL_MS = 15_000

/** The kiosks of the account, looked at again and again while the page is open. */
export function useDevices() {
  return useQuery({
    queryKey: DEVICES_KEY,
    queryFn: async ({ signal }) => ({ rows: await callOrThrow(listDevices, { signal, silent: true }) }),
    refetchInterval: POLL_MS,
    staleTime: 0,
    retry: false,
  })
}

/** The units that a kiosk can show of a project; none while they are on their way, and for a project without any. */
export function useShownUnits(accountId: string, projectId: string) {
  const locale = useLocale()
  const units = useQuery({
    queryKey: ['admin', 'shown-units', accountId, projectId, locale],
    queryFn: async ({ signal }) => {
      const query = { accountId, deep: 'true', locale } as const
      const result = await call(getMarketingProject, { params: { projectId }, query, signal, silent: true })
      return result.ok ? result.value.sampleUnits : []
    },
    enabled: projectId !== '',
    retry: false,
  })
  return units.data
}
