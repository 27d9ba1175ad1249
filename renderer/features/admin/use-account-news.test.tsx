import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchAccountNews } from '#shared/contracts/http/news.contract.ts'
import { checkToken } from '#shared/contracts/http/tokens.contract.ts'
import { checkedAnswer } from '#shared/testing/checked-answer.ts'
import { answeringServer, refusal } from '#renderer/testing/answering-server.ts'
import { useAccountNews } from './use-account-news.ts'

const server = answeringServer()
const KEY = ['messages']
const NEWS = checkedAnswer(watchAccountNews, 200, { type: 'news', topics: ['messages'] }).body

function Listener() {
  useAccountNews('messages', KEY)
  return null
}

/** Listens; gives what is read anew. */
function listen() {
  const client = new QueryClient()
  const rereads = vi.spyOn(client, 'invalidateQueries')
  render(
    <QueryClientProvider client={client}>
      <Listener />
    </QueryClientProvider>,
  )
  return rereads
}

describe('what is new in the account', () => {
  let streams: Response[] = []
  beforeEach(() => {
    streams = []
    vi.stubGlobal('fetch', async () => streams.shift() ?? new Promise<Response>(() => undefined))
  })
  afterEach(async () => {
    cleanup()
    vi.unstubAllGlobals()
    // The last listener's stream ends in a moment.
    await new Promise((resolve) => setTimeout(resolve, 5))
  })

  it('MSG-11: is read anew once a stream is there again, since nobody has told what happened meanwhile', async () => {
    streams = [new Response(''), new Response('')]
    const rereads = listen()
    await waitFor(() => expect(rereads).toHaveBeenCalledWith({ queryKey: KEY }), { timeout: 4_000 })
  })

  it('MSG-11 AUT-45: leads to the login when the session is over, and is heard again by who logs in then', async () => {
    server.answer(checkToken, refusal('UNAUTHORIZED'))
    streams = [new Response('', { status: 401 })]
    listen()
    await waitFor(() => expect(server.asked(checkToken)).toHaveLength(1))
    streams = [new Response(`data: ${NEWS}\n\n`)]
    const rereads = listen()
    await waitFor(() => expect(rereads).toHaveBeenCalledWith({ queryKey: KEY }))
  })

  it('MSG-11: listens again at once when the network is back, however long it was away', async () => {
    vi.useFakeTimers()
    const asked = vi.fn(() => Promise.reject(new TypeError('Nobody answers')))
    vi.stubGlobal('fetch', asked)
    listen()
    // The pauses are half a minute long by now.
    await vi.advanceTimersByTimeAsync(120_000)
    const before = asked.mock.calls.length
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toHaveBeenCalledTimes(before)
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toHaveBeenCalledTimes(before + 1)
    cleanup()
    await vi.runOnlyPendingTimersAsync()
    vi.useRealTimers()
  })
})
