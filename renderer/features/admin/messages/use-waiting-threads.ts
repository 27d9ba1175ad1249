import { useQuery } from '@tanstack/react-query'
import { listStaffThreads } from '#shared/contracts/http/staff-messages.contract.ts'
import { callOrThrow } from '#renderer/api/index.ts'
import { useAccountNews } from '../use-account-news.ts'
import { askAgain, MESSAGES_KEY } from './messages-key.ts'

/** How many threads wait for the team's answer, as soon as there is one more; null = not known. */
export function useWaitingThreads(): number | null {
  useAccountNews('messages', MESSAGES_KEY)
  const { data } = useQuery({
    queryKey: [...MESSAGES_KEY, 'waiting'],
    queryFn: async ({ signal }) =>
      (await callOrThrow(listStaffThreads, { query: { box: 'ours', perPage: '1' }, signal, silent: true })).counts.ours,
    retry: askAgain,
  })
  return data ?? null
}
