import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { listUnitOrders } from '#shared/contracts/http/orders.contract.ts'
import { getStaffFile, listUnitHistory, noteStaffVisit } from '#shared/contracts/http/staff-files.contract.ts'
import { isEnded } from '#shared/domain/index.ts'
import { ApiFailure, call, callOrThrow } from '#renderer/api/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { PAGE_SIZE } from '../use-people.ts'

export type StaffFile = AnswerOf<typeof getStaffFile>
export type Buyer = StaffFile['buyers'][number]
export type HistoryEntry = AnswerOf<typeof listUnitHistory>[number]

export const FILE_TABS = [
  'overview',
  'choices',
  'orders',
  'documents',
  'proposals',
  'sale',
  'people',
  'deadlines',
  'history',
] as const
export type FileTab = (typeof FILE_TABS)[number]

/** Everything is refused that would choose: the choices are completed, and their order stands. */
export function isClosed({ state }: Pick<StaffFile, 'state'>): boolean {
  return state !== 'untouched' && state !== 'choosing' && !isEnded({ state })
}

/** Of everything that is read for units' files. */
export const UNIT_FILE_KEY = ['admin', 'unit-file'] as const

/** The tab that is open, and how to get to another: kept in the address. */
export function useFileTab(): { readonly tab: FileTab; readonly linkTo: (tab: FileTab) => string } {
  const [params] = useSearchParams()
  const tab = FILE_TABS.find((name) => name === params.get('tab')) ?? 'overview'
  return { tab, linkTo: (name) => (name === 'overview' ? '?' : `?tab=${name}`) }
}

/** The unit's file. Once it is read the visit is noted, so that next time only what is new then is new (FIL-3). */
export function useUnitFile(unitId: string) {
  const locale = useLocale()
  const file = useQuery({
    queryKey: [...UNIT_FILE_KEY, unitId, locale],
    queryFn: ({ signal }) => callOrThrow(getStaffFile, { params: { unitId }, query: { locale }, signal, silent: true }),
    staleTime: 0,
    retry: false,
  })
  const isRead = file.data !== undefined
  useEffect(() => {
    if (isRead) void call(noteStaffVisit, { params: { unitId }, silent: true })
  }, [isRead, unitId])
  return file
}

/** Reads everything about units anew, after something was done to one. */
export function useReread(): () => void {
  const queryClient = useQueryClient()
  return useCallback(() => void queryClient.invalidateQueries({ queryKey: UNIT_FILE_KEY }), [queryClient])
}

/** The unit's orders, the newest first. */
export function useFileOrders(unitId: string) {
  const locale = useLocale()
  return useQuery({
    queryKey: [...UNIT_FILE_KEY, unitId, 'orders', locale],
    queryFn: async ({ signal }) => ({
      rows: await callOrThrow(listUnitOrders, { params: { unitId }, query: { locale }, signal, silent: true }),
    }),
    staleTime: 0,
    retry: false,
  })
}

/** What was done to the unit, the latest first; `page`: from 1. */
export function useHistory(unitId: string, page: number) {
  const locale = useLocale()
  return useQuery({
    queryKey: [...UNIT_FILE_KEY, unitId, 'history', locale, page],
    queryFn: async ({ signal }) => {
      const query = { locale, page: String(page), perPage: String(PAGE_SIZE) }
      const result = await call(listUnitHistory, { params: { unitId }, query, signal, silent: true })
      if (!result.ok) throw new ApiFailure(result.error)
      return { rows: result.value, total: result.totalCount ?? result.value.length }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  })
}
