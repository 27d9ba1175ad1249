import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useAccountNews } from './use-account-news.ts'

const KEY = ['something'] as const

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
  const asked = vi.fn(() => Promise.reject(new TypeError('Nobody answers')))
  vi.stubGlobal('fetch', asked)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Listener />
    </QueryClientProvider>,
  )
  // The pauses are half a minute long by now.
  await vi.advanceTimersByTimeAsync(120_000)
  const before = asked.mock.calls.length
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toHaveBeenCalledTimes(before)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toHaveBeenCalledTimes(before + 1)
})
