import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchAccountNews } from '#shared/contracts/http/news.contract.ts'
import { checkedAnswer } from '#shared/testing/checked-answer.ts'
import { useAccountNews } from './use-account-news.ts'

const KEY = ['something'] as const
const NEWS = checkedAnswer(watchAccountNews, 200, { type: 'news', topics: ['messages'] }).body

function Listener() {
  useAccountNews('messages', KEY)
  return null
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(async () => {
  cleanup()
  await vi.runOnlyPendingTimersAsync()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('MSG-11: listens again at once when the network is back, however long it was away', async () => {
  const fetched = vi.fn((): Promise<Response> => Promise.reject(new TypeError('Nobody answers')))
  vi.stubGlobal('fetch', fetched)
  const queryClient = new QueryClient()
  queryClient.setQueryData(KEY, 'as it was')
  render(
    <QueryClientProvider client={queryClient}>
      <Listener />
    </QueryClientProvider>,
  )
  // The pauses are half a minute long by now.
  await vi.advanceTimersByTimeAsync(120_000)
  const before = fetched.mock.calls.length
  fetched.mockImplementationOnce(() => Promise.resolve(new Response(`event: news\ndata: ${NEWS}\n\n`)))
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(fetched).toHaveBeenCalledTimes(before + 1)
  expect(queryClient.getQueryState(KEY)?.isInvalidated).toBe(true)
})
