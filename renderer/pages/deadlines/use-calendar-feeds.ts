import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createCalendarFeed, deleteCalendarFeed, listCalendarFeeds } from '#shared/contracts/http/deadlines.contract.ts'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { call, callOrThrow } from '#renderer/api/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'

export type Feed = AnswerOf<typeof listCalendarFeeds>[number]

const KEY = ['calendar-feeds']

/** The caller's addresses; a new one is known until the dialog is closed, and nowhere after that. */
export function useCalendarFeeds() {
  const { t } = useTranslation('deadlines')
  const queryClient = useQueryClient()
  const notify = useNotify()
  const [made, setMade] = useState<AnswerOf<typeof createCalendarFeed> | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const { data = [], isError } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callOrThrow(listCalendarFeeds, { signal, silent: true }),
    staleTime: 0,
    retry: false,
  })

  async function work(task: () => Promise<boolean>): Promise<void> {
    setIsBusy(true)
    setHasFailed(!(await task()))
    await queryClient.invalidateQueries({ queryKey: KEY })
    setIsBusy(false)
  }

  return {
    list: data,
    made,
    isBusy,
    hasFailed: hasFailed || isError,
    make: (unitId: string | null) =>
      void work(async () => {
        const result = await call(createCalendarFeed, { body: { unitId }, silent: true })
        if (result.ok) setMade(result.value)
        return result.ok
      }),
    revoke: (feedId: string) =>
      void work(async () => {
        const result = await call(deleteCalendarFeed, { params: { feedId }, silent: true })
        if (result.ok) notify({ severity: 'success', title: t('calendar.revoked') })
        return result.ok
      }),
  }
}
