import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { standInForServer } from '#renderer/testing/stand-in-server.ts'
import { useNotifications } from '#renderer/notifications/index.ts'
import { useSession } from '#renderer/session/index.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import type { UrlLogin as Login } from '#renderer/platform/url-tokens.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { UrlLogin } from './UrlLogin.tsx'

const ANSWER = {
  token: {
    auth_token: 'new',
    user: { id: 'u1', email: 'b@x.de', first_name: 'B', last_name: 'B', mobile: null, group: 'buyer', role: 'buyer' },
    account: { id: 'demo', name: 'Demo' },
  },
}
const ROOM = '/lindenhof/a-12/configurator/bathroom'
let answer: { readonly status: number; readonly body: unknown } | 'offline'
let sent: { readonly url: string; readonly body: unknown }[]

function Here() {
  const location = useLocation()
  return <output>{location.pathname + location.search}</output>
}

function Page({ login }: { login: Login }) {
  const [isDone, setIsDone] = useState(false)
  return isDone ? <Here /> : <UrlLogin login={login} onDone={() => setIsDone(true)} />
}

function open(login: Login, path: string) {
  render(
    <StrictMode>
      <AppTheme>
        <MemoryRouter initialEntries={[path]}>
          <Page login={login} />
        </MemoryRouter>
      </AppTheme>
    </StrictMode>,
  )
}

const here = async () => (await screen.findByText(/^\/bp/)).textContent

describe('login by the address', () => {
  beforeEach(async () => {
    localStorage.clear()
    sent = []
    answer = { status: 200, body: ANSWER }
    standInForServer((config) => {
      sent.push({ url: config.url ?? '', body: JSON.parse(String(config.data)) })
      if (answer === 'offline') return Promise.reject(new Error('offline'))
      const data = JSON.stringify(answer.body)
      return Promise.resolve({ status: answer.status, statusText: '', headers: {}, data, config })
    })
    useSession.setState({ status: 'anonymous', user: null })
    useNotifications.setState({ notices: [] })
    await startI18n(['access'])
    await changeLocale('de')
  })
  afterEach(() => {
    cleanup()
  })

  it('AUT-11 NAV-48 NAV-51 logs in by auth_token, once, and stays on the same path', async () => {
    open({ kind: 'authToken', token: 't1', deepLink: null }, '/bp/demo/lindenhof?x=1')
    expect(screen.queryByRole('status')).toBeNull()
    expect(await here()).toBe('/bp/demo/lindenhof?x=1')
    expect(sent).toEqual([{ url: '/bp/api/v1/access_tokens', body: { auth_token: 't1' } }])
    expect(useSession.getState()).toMatchObject({ status: 'loggedIn', user: { id: 'u1' } })
    expect(localStorage.getItem('token')).toBe('new')
  })

  it('AUT-12 NAV-49 logs in by login_token and its account, and follows the deep_link', async () => {
    open({ kind: 'loginToken', token: 'demo.t1', deepLink: ROOM }, '/bp/demo/login')
    expect(await here()).toBe(`/bp/demo${ROOM}`)
    expect(sent).toEqual([{ url: '/bp/api/v1/tokens', body: { login_token: 'demo.t1', account_id: 'demo' } }])
  })

  it('NAV-50 stays on the same path without a deep_link, or with one that leads elsewhere', async () => {
    open({ kind: 'loginToken', token: 'demo.t1', deepLink: '/../../partner' }, '/bp/demo/lindenhof')
    expect(await here()).toBe('/bp/demo/lindenhof')
  })

  it('AUT-8 goes on logged out when the link is over, to where it leads', async () => {
    localStorage.setItem('token', 'old')
    answer = { status: 401, body: { errors: [{ field: null, code: 'LOGIN_DENIED', message: 'no' }] } }
    open({ kind: 'loginToken', token: 'demo.t1', deepLink: ROOM }, '/bp/demo')
    expect(await here()).toBe(`/bp/demo${ROOM}`)
    expect(useSession.getState().status).toBe('anonymous')
    expect(localStorage.getItem('token')).toBeNull()
    expect(useNotifications.getState().notices).toMatchObject([{ title: 'Anmeldung nicht möglich' }])
  })

  it('offers to try again when the server cannot be asked', async () => {
    answer = 'offline'
    open({ kind: 'authToken', token: 't1', deepLink: null }, '/bp/demo')
    const retry = await screen.findByRole('button', { name: 'Erneut versuchen' })
    answer = { status: 200, body: ANSWER }
    retry.click()
    expect(await here()).toBe('/bp/demo')
    await waitFor(() => expect(useSession.getState().status).toBe('loggedIn'))
  })
})
