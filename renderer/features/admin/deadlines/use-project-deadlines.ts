import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { listProjectDeadlines } from '#shared/contracts/http/deadlines.contract.ts'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { callOrThrow } from '#renderer/api/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { useRereadDeadlines } from '#renderer/parts/deadlines/use-deadlines.ts'
import { useAccountNews } from '../use-account-news.ts'

export type ProjectDeadlines = AnswerOf<typeof listProjectDeadlines>[number]
export type StaffDeadline = ProjectDeadlines['deadlines'][number]
export type Standing = StaffDeadline['units'][number]

const KEY = ['admin', 'deadlines']

/** The deadlines of every project in which the caller may set them (DDL-29). */
export function useProjectDeadlines() {
  const locale = useLocale()
  useAccountNews('deadlines', KEY)
  return useQuery({
    queryKey: [...KEY, locale],
    queryFn: async ({ signal }) => ({
      rows: await callOrThrow(listProjectDeadlines, { query: { locale }, signal, silent: true }),
    }),
    staleTime: 0,
    retry: false,
  })
}

/** Reads everything about deadlines anew, after one was set. */
export function useRereadAllDeadlines(): () => Promise<void> {
  const queryClient = useQueryClient()
  const rereadUnits = useRereadDeadlines()
  return useCallback(async () => {
    await Promise.all([queryClient.invalidateQueries({ queryKey: ['admin'] }), rereadUnits()])
  }, [queryClient, rereadUnits])
}
