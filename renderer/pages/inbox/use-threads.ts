import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { createBuyerLabel, getMessageThread, listMessageThreads } from '#shared/contracts/http/messages.contract.ts'
import { ApiFailure, call, callOrThrow } from '#renderer/api/index.ts'
import { onNews } from '#renderer/unit/news/news-signals.ts'
import { newsKey } from '#renderer/unit/news/use-unit-news.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'

export type Thread = AnswerOf<typeof getMessageThread>
interface ThreadPage {
  readonly threads: readonly Thread[]
  /** Of all pages. */
  readonly count: number
}

/** Threads of one page of the list. */
export const THREADS_PER_PAGE = 50

function threadsKey(unitId: string) {
  return ['message-threads', unitId] as const
}
function threadKey(unitId: string, threadId: string) {
  return ['message-thread', unitId, threadId] as const
}

interface Shown {
  readonly search: string
  readonly page: number
  /** AUT-45: only for the logged-in, in the buyer portal. */
  readonly isNeeded: boolean
}

/** A page of the unit's threads, the newest first (API-30). */
export function useThreads({ search, page, isNeeded }: Shown) {
  const { unit } = useOpenUnit()
  return useQuery({
    queryKey: [...threadsKey(unit.id), search, page],
    queryFn: async ({ signal }): Promise<ThreadPage> => {
      const query = {
        page: String(page),
        perPage: String(THREADS_PER_PAGE),
        ...(search === '' ? {} : { search }),
      }
      const result = await call(listMessageThreads, { params: { unitId: unit.id }, query, signal, silent: true })
      if (!result.ok) throw new ApiFailure(result.error)
      return { threads: result.value, count: result.totalCount ?? result.value.length }
    },
    enabled: isNeeded,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}

/** One of them with its messages, the newest first (INB-11). */
export function useThread(threadId: string) {
  const { unit } = useOpenUnit()
  return useQuery({
    queryKey: threadKey(unit.id, threadId),
    queryFn: ({ signal }) =>
      callOrThrow(getMessageThread, { params: { unitId: unit.id, threadId }, query: {}, signal, silent: true }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}

/** Reads lists and threads anew when something was written, here or elsewhere. */
export function useLiveThreads(): void {
  const { unit } = useOpenUnit()
  const queryClient = useQueryClient()
  useEffect(
    () =>
      onNews((topics) => {
        if (!topics.includes('messages')) return
        void queryClient.invalidateQueries({ queryKey: threadsKey(unit.id) })
        void queryClient.invalidateQueries({ queryKey: ['message-thread', unit.id] })
      }),
    [queryClient, unit.id],
  )
}

/**
 * Marks an open thread as read, once for each message that comes, while somebody looks at it (INB-20, INB-21); without
 * network as soon as there is one.
 */
export function useMarkRead({ id, read, messages }: Pick<Thread, 'id' | 'read' | 'messages'>, mayMark: boolean): void {
  const { unit } = useOpenUnit()
  const queryClient = useQueryClient()
  const newest = messages[0]?.id
  useEffect(() => {
    if (read || !mayMark) return
    const mark = async () => {
      if (document.visibilityState !== 'visible') return
      const buyerLabel = { itemType: 'message_thread', itemId: id, label: 'read' } as const
      const result = await call(createBuyerLabel, { body: { buyerLabel }, silent: true })
      if (result.ok) noteRead(queryClient, unit.id, id)
    }
    const look = () => void mark()
    look()
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', look)
    }
  }, [id, read, newest, mayMark, unit.id, queryClient])
}

/** What is known of it, without asking again. */
function noteRead(queryClient: QueryClient, unitId: string, threadId: string): void {
  const asRead = (thread: Thread): Thread => (thread.id === threadId ? { ...thread, read: true } : thread)
  queryClient.setQueryData<Thread>(threadKey(unitId, threadId), (thread) => thread && asRead(thread))
  queryClient.setQueriesData<ThreadPage>(
    { queryKey: threadsKey(unitId) },
    (page) => page && { ...page, threads: page.threads.map(asRead) },
  )
  void queryClient.invalidateQueries({ queryKey: newsKey(unitId) })
}
