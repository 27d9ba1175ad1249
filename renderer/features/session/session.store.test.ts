import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApiError } from '#renderer/api/index.ts'
import * as api from '#renderer/api/index.ts'
import { DRAFTS_KEY } from '#renderer/platform/draft-owner.ts'
import { beforeLogout } from './before-logout.ts'
import { useSession } from './session.store.ts'

const USER = {
  id: 'u1',
  email: 'ben@example.com',
  firstName: 'Ben',
  lastName: 'Berg',
  mobile: null,
  group: 'buyer',
  role: 'buyer',
} as const
const ACCOUNT = { id: 'demo', name: 'Demo' }

vi.mock('#renderer/api/index.ts')
const call = vi.mocked(api.call)

function succeeds(authToken?: string) {
  const token = { user: USER, account: ACCOUNT, ...(authToken === undefined ? {} : { authToken }) }
  call.mockResolvedValue({ ok: true, value: { token }, status: 200, etag: null, revision: null, totalCount: null })
}

function fails(kind: ApiError['kind'], status: number) {
  call.mockResolvedValue({ ok: false, error: { kind, status, errors: [], revision: null } })
}

/** The next call is answered when the test says so. */
function waits() {
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof api.call>>>()
  call.mockReturnValueOnce(promise)
  return resolve
}

const OTHER = { ...USER, id: 'u2', firstName: 'Anna' } as const

function tokenOf(user: typeof USER | typeof OTHER, authToken?: string) {
  const token = { user, account: ACCOUNT, ...(authToken === undefined ? {} : { authToken }) }
  return { ok: true, value: { token }, status: 200, etag: null, revision: null, totalCount: null } as const
}

const REFUSED = { ok: false, error: { kind: 'http', status: 401, errors: [], revision: null } } as const

describe('session', () => {
  beforeEach(() => {
    localStorage.clear()
    vi.restoreAllMocks()
    call.mockReset()
    useSession.setState({
      status: 'unknown',
      user: null,
      account: null,
      isAuthenticating: false,
      hasLoggedOut: false,
      ended: null,
    })
  })

  it('AUT-10 checks a token once for all who ask at the same time, and again later', async () => {
    localStorage.setItem('token', 't1')
    const answer = waits()
    const both = Promise.all([useSession.getState().start(), useSession.getState().start()])
    answer(tokenOf(USER))
    await both
    expect(call).toHaveBeenCalledOnce()
    expect(useSession.getState()).toMatchObject({ status: 'loggedIn', user: USER })
    succeeds()
    await useSession.getState().start()
    expect(call).toHaveBeenCalledTimes(2)
  })

  it('AUT-21 AUT-37 takes over a session that was just made, and keeps its token', () => {
    useSession.setState({ status: 'anonymous', hasLoggedOut: true })
    useSession.getState().enter({ token: { user: USER, account: ACCOUNT, authToken: 't1' } })
    expect(localStorage.getItem('token')).toBe('t1')
    expect(useSession.getState()).toMatchObject({ status: 'loggedIn', user: USER, hasLoggedOut: false })
    expect(useSession.getState().user).toMatchObject({ group: USER.group, role: USER.role })
    useSession.getState().enter({ token: { user: OTHER, account: ACCOUNT } })
    expect(localStorage.getItem('token')).toBe('t1')
  })

  it('SET-1 shows a changed name at once', () => {
    useSession.setState({ status: 'loggedIn', user: USER })
    useSession.getState().rename({ firstName: 'Benno', lastName: 'Berg', mobile: null })
    expect(useSession.getState().user).toEqual({ ...USER, firstName: 'Benno' })
  })

  it('leaves what was typed in forms to the same user, and removes it at a logout and for another user', async () => {
    const drafts = () => sessionStorage.getItem(DRAFTS_KEY)
    sessionStorage.setItem(DRAFTS_KEY, 'u1\n{}')
    useSession.getState().enter(tokenOf(USER, 'mine').value)
    useSession.getState().expire('told')
    useSession.getState().enter(tokenOf(USER, 'again').value)
    expect(drafts()).not.toBeNull()
    useSession.getState().enter(tokenOf(OTHER, 'other').value)
    expect(drafts()).toBeNull()
    sessionStorage.setItem(DRAFTS_KEY, 'u2\n{}')
    succeeds()
    await useSession.getState().logout()
    expect(drafts()).toBeNull()
  })

  it('AUT-10 asks for nothing when no token is stored', async () => {
    await useSession.getState().start()
    expect(call).not.toHaveBeenCalled()
    expect(useSession.getState().status).toBe('anonymous')
  })

  it('AUT-10 checks the stored token at the start', async () => {
    localStorage.setItem('token', 't1')
    succeeds()
    await useSession.getState().start()
    expect(useSession.getState()).toMatchObject({ status: 'loggedIn', user: USER, account: ACCOUNT })
    expect(localStorage.getItem('token')).toBe('t1')
  })

  it('AUT-10 clears a token that is refused', async () => {
    localStorage.setItem('token', 't1')
    fails('http', 401)
    await useSession.getState().start()
    expect(useSession.getState().status).toBe('anonymous')
    expect(localStorage.getItem('token')).toBeNull()
  })

  it('AUT-10 knows that a session was ended from elsewhere, until somebody tries to log in', async () => {
    await useSession.getState().start()
    expect(useSession.getState().ended).toBeNull()
    localStorage.setItem('token', 't1')
    fails('http', 401)
    await useSession.getState().start()
    expect(useSession.getState().ended).toBe('untold')
    vi.spyOn(console, 'info').mockReturnValue(undefined)
    await useSession.getState().login('ben@example.com', 'wrong', 'demo')
    expect(useSession.getState().ended).toBeNull()
    useSession.getState().expire('told')
    expect(useSession.getState().ended).toBe('told')
    useSession.getState().enter({ token: { user: USER, account: ACCOUNT, authToken: 't2' } })
    expect(useSession.getState().ended).toBeNull()
    await useSession.getState().logout()
    expect(useSession.getState()).toMatchObject({ status: 'anonymous', ended: null })
  })

  it.each([
    ['network', 0],
    ['timeout', 0],
    ['http', 503],
    ['http', 429],
  ] as const)('AUT-10 keeps the token when the check had no answer (%s %d)', async (kind, status) => {
    localStorage.setItem('token', 't1')
    fails(kind, status)
    await useSession.getState().start()
    expect(useSession.getState().status).toBe('unreachable')
    expect(localStorage.getItem('token')).toBe('t1')
  })

  it('AUT-4 says that a login is under way, API-2 and stores its token', async () => {
    succeeds('t2')
    const login = useSession.getState().login('ben@example.com', 'secret', 'demo')
    expect(useSession.getState().isAuthenticating).toBe(true)
    expect(await login).toBeNull()
    expect(useSession.getState()).toMatchObject({ status: 'loggedIn', isAuthenticating: false })
    expect(localStorage.getItem('token')).toBe('t2')
  })

  it('AUT-7 AUT-8 removes the token of a refused login and logs 401 as info', async () => {
    const info = vi.spyOn(console, 'info').mockReturnValue(undefined)
    const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
    localStorage.setItem('token', 'old')
    fails('http', 401)
    expect(await useSession.getState().login('x@y', 'z', 'demo')).toMatchObject({ status: 401 })
    expect(localStorage.getItem('token')).toBeNull()
    expect([info.mock.calls.length, error.mock.calls.length]).toEqual([1, 0])
  })

  it('AUT-7 logs any other failure as error', async () => {
    const info = vi.spyOn(console, 'info').mockReturnValue(undefined)
    const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
    fails('http', 500)
    await useSession.getState().login('x@y', 'z', 'demo')
    expect([info.mock.calls.length, error.mock.calls.length]).toEqual([0, 1])
  })

  it('forgets the token at once when logging out, whatever the server says', async () => {
    localStorage.setItem('token', 't1')
    fails('network', 0)
    const done = useSession.getState().logout()
    expect(localStorage.getItem('token')).toBeNull()
    expect(useSession.getState()).toMatchObject({ status: 'anonymous', hasLoggedOut: true })
    await done
  })

  it('lets a late refusal of an old token not end a new session', async () => {
    localStorage.setItem('token', 'old')
    const answer = waits()
    const started = useSession.getState().start()
    succeeds('new')
    await useSession.getState().login('ben@example.com', 'secret', 'demo')
    answer(REFUSED)
    await started
    expect(useSession.getState()).toMatchObject({ status: 'loggedIn', user: USER })
    expect(localStorage.getItem('token')).toBe('new')
  })

  it('lets a late answer about an old token not say who is logged in', async () => {
    localStorage.setItem('token', 'old')
    const answer = waits()
    const started = useSession.getState().start()
    // Another tab: a new user logs in, and this one hears of it later.
    localStorage.setItem('token', 'new')
    call.mockResolvedValue(tokenOf(OTHER))
    answer(tokenOf(USER))
    await started
    expect(useSession.getState()).toMatchObject({ status: 'loggedIn', user: OTHER })
  })

  it('lets a late answer not log in again who has logged out', async () => {
    localStorage.setItem('token', 'old')
    const answer = waits()
    const started = useSession.getState().start()
    succeeds()
    await useSession.getState().logout()
    answer(tokenOf(USER))
    await started
    expect(useSession.getState()).toMatchObject({ status: 'anonymous', user: null })
  })

  it('AUT-8 leaves the token of who has logged in from another tab meanwhile', async () => {
    vi.spyOn(console, 'info').mockReturnValue(undefined)
    const answer = waits()
    const login = useSession.getState().login('x@y', 'z', 'demo')
    localStorage.setItem('token', 'theirs')
    answer(REFUSED)
    expect(await login).toMatchObject({ status: 401 })
    expect(localStorage.getItem('token')).toBe('theirs')
  })
})

describe('logout with choices that are not stored yet', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    localStorage.setItem('token', 't1')
    call.mockReset()
    succeeds()
    useSession.setState({ status: 'loggedIn', user: USER, account: ACCOUNT, hasLoggedOut: false })
    return () => vi.useRealTimers()
  })

  it('keeps the token until they are stored', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const stop = beforeLogout(() => promise)
    const done = useSession.getState().logout()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(localStorage.getItem('token')).toBe('t1')
    expect(useSession.getState().status).toBe('leaving')
    expect(call).not.toHaveBeenCalled()
    resolve()
    await done
    stop()
    expect(localStorage.getItem('token')).toBeNull()
    expect(useSession.getState()).toMatchObject({ status: 'anonymous', hasLoggedOut: true })
    expect(call).toHaveBeenCalledTimes(1)
  })

  it('waits no longer than three seconds, and for nothing that fails', async () => {
    const stops = [beforeLogout(() => new Promise(() => undefined)), beforeLogout(() => Promise.reject(new Error()))]
    const done = useSession.getState().logout()
    await vi.advanceTimersByTimeAsync(2_900)
    expect(localStorage.getItem('token')).toBe('t1')
    await vi.advanceTimersByTimeAsync(200)
    await done
    for (const stop of stops) stop()
    expect(localStorage.getItem('token')).toBeNull()
  })

  it('does not log out who has logged in from another tab meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const stop = beforeLogout(() => promise)
    const done = useSession.getState().logout()
    localStorage.setItem('token', 'theirs')
    call.mockResolvedValue(tokenOf(OTHER))
    resolve()
    await done
    stop()
    expect(localStorage.getItem('token')).toBe('theirs')
    expect(useSession.getState()).toMatchObject({ status: 'loggedIn', user: OTHER, hasLoggedOut: false })
  })
})
