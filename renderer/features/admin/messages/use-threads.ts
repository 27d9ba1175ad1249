import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { getStaffThread, listStaffThreads, THREAD_BOXES } from '#shared/contracts/http/staff-messages.contract.ts'
import { ApiFailure, call, callOrThrow } from '#renderer/api/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { PAGE_SIZE } from '../use-people.ts'
import { askAgain, MESSAGES_KEY } from './messages-key.ts'

export type ThreadBox = (typeof THREAD_BOXES)[number]
export type ThreadRow = AnswerOf<typeof listStaffThreads>['threads'][number]
export type StaffThread = AnswerOf<typeof getStaffThread>
export type StaffMessage = StaffThread['messages'][number]

/** What of the inbox is shown: kept in the address, so that it survives a reload and the way back (MSG-1). */
export interface InboxView {
  readonly box: ThreadBox
  /** null = of any. */
  readonly projectId: string | null
  readonly unitId: string | null
  readonly search: string
  /** From 1. */
  readonly page: number
}

/** What the team has to answer. */
export const FIRST_BOX = 'ours'

/** Reads the view from the address and writes it there; anything but another page begins at the first one. */
export function useInboxView(): [InboxView, (part: Partial<InboxView>) => void] {
  const [params, setParams] = useSearchParams()
  const view: InboxView = {
    box: THREAD_BOXES.find((box) => box === params.get('box')) ?? FIRST_BOX,
    projectId: params.get('project'),
    unitId: params.get('unit'),
    search: params.get('search') ?? '',
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
  }
  const change = (part: Partial<InboxView>) =>
    setParams(writeView({ ...view, page: 1, ...part }), { replace: part.page === undefined })
  return [view, change]
}

/** The view as the address has it: without what goes without saying. */
export function writeView({ box, projectId, unitId, search, page }: InboxView): URLSearchParams {
  const params = new URLSearchParams()
  if (box !== FIRST_BOX) params.set('box', box)
  if (projectId !== null) params.set('project', projectId)
  if (unitId !== null) params.set('unit', unitId)
  if (search !== '') params.set('search', search)
  if (page > 1) params.set('page', String(page))
  return params
}

/** One page of threads, and how many there are in each box; asked for again whenever something is new (`useAccountNews`). */
export function useThreads({ box, projectId, unitId, search, page }: InboxView) {
  const locale = useLocale()
  return useQuery({
    queryKey: [...MESSAGES_KEY, 'list', { box, projectId, unitId, search, page }, locale],
    queryFn: async ({ signal }) => {
      const query = {
        locale,
        box,
        page: String(page),
        perPage: String(PAGE_SIZE),
        ...(projectId === null ? {} : { projectId }),
        ...(unitId === null ? {} : { unitId }),
        ...(search === '' ? {} : { search }),
      }
      const result = await call(listStaffThreads, { query, signal, silent: true })
      if (!result.ok) throw new ApiFailure(result.error)
      const { threads, counts } = result.value
      return { rows: threads, counts, total: result.totalCount ?? threads.length }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
    retry: askAgain,
  })
}

/** Where a thread is kept once it was read. */
export function threadKey(threadId: string, locale: string) {
  return [...MESSAGES_KEY, 'one', threadId, locale] as const
}

/** One of them, whole. */
export function useThread(threadId: string) {
  const locale = useLocale()
  return useQuery({
    queryKey: threadKey(threadId, locale),
    queryFn: ({ signal }) =>
      callOrThrow(getStaffThread, { params: { threadId }, query: { locale }, signal, silent: true }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    retry: askAgain,
  })
}
