import { useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { useSession } from '#renderer/session/index.ts'
import { DataLayout } from './DataLayout.tsx'
import { queryClient } from './query-client.ts'

const BEN = {
  id: 'u1',
  email: 'ben@example.com',
  firstName: 'Ben',
  lastName: 'Berg',
  mobile: null,
  group: 'buyer',
  role: 'buyer',
} as const
const ANNA = { ...BEN, id: 'u2', firstName: 'Anna' } as const

let reads = 0

function Page() {
  const { data } = useQuery({
    queryKey: ['unit'],
    queryFn: () => {
      reads += 1
      return `read for ${useSession.getState().user?.firstName}`
    },
  })
  return <output>{data}</output>
}

function open() {
  render(
    <MemoryRouter>
      <Routes>
        <Route element={<DataLayout />}>
          <Route path="*" element={<Page />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  )
}

describe('cache of answers', () => {
  afterEach(() => {
    cleanup()
    useSession.setState({ status: 'anonymous', user: null })
  })

  it('begins anew when another user logs in from another tab', async () => {
    useSession.setState({ status: 'loggedIn', user: BEN })
    open()
    expect(await screen.findByText('read for Ben')).toBeDefined()
    act(() => useSession.setState({ user: ANNA }))
    expect(screen.queryByText('read for Ben')).toBeNull()
    expect(await screen.findByText('read for Anna')).toBeDefined()
  })

  it('keeps what was asked for with the stored token before it was known whose it is', () => {
    queryClient.setQueryData(['unit', 'early'], 'read early')
    useSession.setState({ status: 'loggedIn', user: BEN })
    expect(queryClient.getQueryData(['unit', 'early'])).toBe('read early')
  })

  it('keeps nothing of it when somebody logs in with another token', () => {
    queryClient.setQueryData(['unit', 'early'], 'read early')
    window.localStorage.setItem('token', 'of-anna')
    useSession.setState({ status: 'loggedIn', user: ANNA })
    window.localStorage.removeItem('token')
    expect(queryClient.getQueryData(['unit', 'early'])).toBeUndefined()
  })

  it('keeps nothing of who logs out', async () => {
    useSession.setState({ status: 'loggedIn', user: BEN })
    open()
    await screen.findByText('read for Ben')
    cleanup()
    useSession.getState().expire('untold')
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })

  it('stays when the same user is checked again', async () => {
    useSession.setState({ status: 'loggedIn', user: BEN })
    open()
    await screen.findByText('read for Ben')
    const before = reads
    act(() => useSession.setState({ user: { ...BEN } }))
    expect(screen.getByText('read for Ben')).toBeDefined()
    expect(reads).toBe(before)
  })
})
