import { beforeEach, describe, expect, it, vi } from 'vitest'
import { checkToken, createToken, revokeToken } from '#shared/contracts/http/tokens.contract.ts'
import { DRAFTS_KEY, stepsKey } from '#renderer/platform/tab-owner.ts'
import { answeringServer, noAnswer, ofProxy, refusal } from '#renderer/testing/answering-server.ts'
import { beforeLogout } from './before-logout.ts'
import { type TokenAnswer, useSession } from './session.store.ts'

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

const OTHER = { ...USER, id: 'u2', firstName: 'Anna' } as const

function readToken(user: typeof USER | typeof OTHER, authToken?: string): TokenAnswer {
  return { token: { user, account: ACCOUNT, ...(authToken === undefined ? {} : { authToken }) } }
}

const server = answeringServer()
beforeEach(() => server.answer(revokeToken, {}))

/** The endpoint’s next request is answered when the test says so, and those after it as before. */
function waits(endpoint: typeof checkToken | typeof createToken, later: TokenAnswer = readToken(USER)) {
  const { promise, resolve } = Promise.withResolvers<TokenAnswer | ReturnType<typeof refusal>>()
  let isFirst = true
  server.answer(endpoint, () => {
    const said = isFirst ? promise : later
    isFirst = false
    return said
  })
  return resolve
}

describe('session', () => {
  beforeEach(() => {
    localStorage.clear()
    vi.restoreAllMocks()
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
    const answer = waits(checkToken)
    const both = Promise.all([useSession.getState().start(), useSession.getState().start()])
    answer(readToken(USER))
    await both
    expect(server.names()).toEqual(['checkToken'])
    expect(useSession.getState()).toMatchObject({ status: 'loggedIn', user: USER })
    await useSession.getState().start()
    expect(server.names()).toHaveLength(2)
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

  it('GUI-4: leaves the steps to undo to the same user, and removes them at a logout and for another user', async () => {
    const kept = () => Object.keys(sessionStorage).filter((key) => key.startsWith('history_'))
    sessionStorage.setItem('history_u1_a', '{}')
    sessionStorage.setItem('history_u10_a', '{}')
    useSession.getState().enter(readToken(USER, 'mine'))
    expect(kept()).toEqual(['history_u1_a'])
    useSession.getState().expire('told')
    useSession.getState().enter(readToken(USER, 'again'))
    expect(kept()).toEqual(['history_u1_a'])
    useSession.getState().enter(readToken(OTHER, 'other'))
    expect(kept()).toEqual([])
    sessionStorage.setItem('history_u2_a', '{}')
    await useSession.getState().logout()
    expect(kept()).toEqual([])
  })

  it('GUI-4: a session that ends in another tab takes the steps of this one along, and leaves what was typed', () => {
    useSession.getState().enter(readToken(USER, 't1'))
    sessionStorage.setItem(stepsKey('u1', 'a-12'), 'steps')
    sessionStorage.setItem(DRAFTS_KEY, 'u1\n{}')
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 't2' }))
    expect(sessionStorage.getItem(stepsKey('u1', 'a-12'))).toBe('steps')
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }))
    expect(sessionStorage.getItem(stepsKey('u1', 'a-12'))).toBeNull()
    expect(sessionStorage.getItem(DRAFTS_KEY)).toBe('u1\n{}')
  })

  it('GUI-4: a page that is loaded after the session has ended elsewhere begins without steps', async () => {
    sessionStorage.setItem(stepsKey('u1', 'a-12'), 'steps')
    localStorage.setItem('token', 't1')
    vi.resetModules()
    await import('./session.store.ts')
    expect(sessionStorage.getItem(stepsKey('u1', 'a-12'))).toBe('steps')
    localStorage.removeItem('token')
    vi.resetModules()
    await import('./session.store.ts')
    expect(sessionStorage.getItem(stepsKey('u1', 'a-12'))).toBeNull()
  })

  it('leaves what was typed in forms to the same user, and removes it at a logout and for another user', async () => {
    const drafts = () => sessionStorage.getItem(DRAFTS_KEY)
    sessionStorage.setItem(DRAFTS_KEY, 'u1\n{}')
    useSession.getState().enter(readToken(USER, 'mine'))
    useSession.getState().expire('told')
    useSession.getState().enter(readToken(USER, 'again'))
    expect(drafts()).not.toBeNull()
    useSession.getState().enter(readToken(OTHER, 'other'))
    expect(drafts()).toBeNull()
    sessionStorage.setItem(DRAFTS_KEY, 'u2\n{}')
    await useSession.getState().logout()
    expect(drafts()).toBeNull()
  })

  it('AUT-10 asks for nothing when no token is stored', async () => {
    await useSession.getState().start()
    expect(server.names()).toEqual([])
    expect(useSession.getState().status).toBe('anonymous')
  })

  it('AUT-10 checks the stored token at the start', async () => {
    localStorage.setItem('token', 't1')
    server.answer(checkToken, readToken(USER))
    await useSession.getState().start()
    expect(useSession.getState()).toMatchObject({ status: 'loggedIn', user: USER, account: ACCOUNT })
    expect(localStorage.getItem('token')).toBe('t1')
  })

  it('AUT-10 clears a token that is refused', async () => {
    localStorage.setItem('token', 't1')
    server.answer(checkToken, refusal('UNAUTHORIZED'))
    await useSession.getState().start()
    expect(useSession.getState().status).toBe('anonymous')
    expect(localStorage.getItem('token')).toBeNull()
  })

  it('AUT-10 knows that a session was ended from elsewhere, until somebody tries to log in', async () => {
    await useSession.getState().start()
    expect(useSession.getState().ended).toBeNull()
    localStorage.setItem('token', 't1')
    server.answer(checkToken, refusal('UNAUTHORIZED'))
    server.answer(createToken, refusal('LOGIN_DENIED'))
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
    ['network', noAnswer('network')],
    ['timeout', noAnswer('timeout')],
    ['503', refusal('UNAVAILABLE')],
    ['429', ofProxy(429)],
  ])('AUT-10 keeps the token when the check had no answer (%s)', async (_, answer) => {
    localStorage.setItem('token', 't1')
    server.answer(checkToken, answer)
    await useSession.getState().start()
    expect(useSession.getState().status).toBe('unreachable')
    expect(localStorage.getItem('token')).toBe('t1')
  })

  it('AUT-4 says that a login is under way, API-2 and stores its token', async () => {
    server.answer(createToken, readToken(USER, 't2'))
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
    server.answer(createToken, refusal('LOGIN_DENIED'))
    expect(await useSession.getState().login('x@y', 'z', 'demo')).toMatchObject({ status: 401 })
    expect(localStorage.getItem('token')).toBeNull()
    expect([info.mock.calls.length, error.mock.calls.length]).toEqual([1, 0])
  })

  it('AUT-7 logs any other failure as error', async () => {
    const info = vi.spyOn(console, 'info').mockReturnValue(undefined)
    const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
    server.answer(createToken, refusal('INTERNAL_ERROR'))
    await useSession.getState().login('x@y', 'z', 'demo')
    expect([info.mock.calls.length, error.mock.calls.length]).toEqual([0, 1])
  })

  it('forgets the token at once when logging out, whatever the server says', async () => {
    localStorage.setItem('token', 't1')
    server.answer(revokeToken, noAnswer())
    const done = useSession.getState().logout()
    expect(localStorage.getItem('token')).toBeNull()
    expect(useSession.getState()).toMatchObject({ status: 'anonymous', hasLoggedOut: true })
    await done
  })

  it('lets a late refusal of an old token not end a new session', async () => {
    localStorage.setItem('token', 'old')
    const answer = waits(checkToken)
    const started = useSession.getState().start()
    server.answer(createToken, readToken(USER, 'new'))
    await useSession.getState().login('ben@example.com', 'secret', 'demo')
    answer(refusal('UNAUTHORIZED'))
    await started
    expect(useSession.getState()).toMatchObject({ status: 'loggedIn', user: USER })
    expect(localStorage.getItem('token')).toBe('new')
  })

  it('lets a late answer about an old token not say who is logged in', async () => {
    localStorage.setItem('token', 'old')
    const answer = waits(checkToken, readToken(OTHER))
    const started = useSession.getState().start()
    // Another tab: a new user logs in, and this one hears of it later.
    localStorage.setItem('token', 'new')
    answer(readToken(USER))
    await started
    expect(useSession.getState()).toMatchObject({ status: 'loggedIn', user: OTHER })
  })

  it('lets a late answer not log in again who has logged out', async () => {
    localStorage.setItem('token', 'old')
    const answer = waits(checkToken)
    const started = useSession.getState().start()
    await useSession.getState().logout()
    answer(readToken(USER))
    await started
    expect(useSession.getState()).toMatchObject({ status: 'anonymous', user: null })
  })

  it('AUT-8 leaves the token of who has logged in from another tab meanwhile', async () => {
    vi.spyOn(console, 'info').mockReturnValue(undefined)
    const answer = waits(createToken)
    const login = useSession.getState().login('x@y', 'z', 'demo')
    localStorage.setItem('token', 'theirs')
    answer(refusal('LOGIN_DENIED'))
    expect(await login).toMatchObject({ status: 401 })
    expect(localStorage.getItem('token')).toBe('theirs')
  })
})

describe('logout with choices that are not stored yet', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    localStorage.setItem('token', 't1')
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
    expect(server.names()).toEqual([])
    resolve()
    await done
    stop()
    expect(localStorage.getItem('token')).toBeNull()
    expect(useSession.getState()).toMatchObject({ status: 'anonymous', hasLoggedOut: true })
    expect(server.names()).toEqual(['revokeToken'])
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
    server.answer(checkToken, readToken(OTHER))
    resolve()
    await done
    stop()
    expect(localStorage.getItem('token')).toBe('theirs')
    expect(useSession.getState()).toMatchObject({ status: 'loggedIn', user: OTHER, hasLoggedOut: false })
  })
})
