import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { useSession } from '#renderer/session/index.ts'
import { notFound, standInForServer } from '#renderer/testing/stand-in-server.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { SetupPage } from './SetupPage.tsx'

const LINK = {
  expires_at: '2026-11-21T10:00:00.000Z',
  mail_sender: 'Wohnwahl <no-reply@wohnwahl.example>',
  has_mail_server: false,
  has_sample: true,
}
const USER = {
  id: 'u1',
  email: 'miriam@example.com',
  first_name: 'Miriam',
  last_name: 'Vogt',
  mobile: null,
  group: 'admin',
  role: 'admin',
  roles: [],
}
const DONE = { token: { auth_token: 'new', user: USER, account: { id: 'lindenhof-bau', name: 'Lindenhof Bau GmbH' } } }

let isLinkGood: boolean
let isDone: boolean
let refusal: { readonly field: string | null; readonly code: string } | null
let isHeard: boolean
let sent: unknown[]
/** ms that each end was waited for. */
let patience: number[]

function answer(config: InternalAxiosRequestConfig, status: number, body: unknown): Promise<AxiosResponse> {
  return Promise.resolve({ status, statusText: '', headers: {}, data: JSON.stringify(body), config })
}

function open(state: unknown = { token: 't1' }) {
  render(
    <AppTheme>
      <MemoryRouter initialEntries={[{ pathname: '/setup', state }]}>
        <Routes>
          <Route path="/setup" element={<SetupPage />} />
          <Route path="/bp/lindenhof-bau/admin" element="arrived" />
          <Route path="/bp/lindenhof-bau/login" element="login" />
        </Routes>
      </MemoryRouter>
    </AppTheme>,
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)

async function fillToProject(password: string) {
  await screen.findByRole('heading', { name: 'Wer betreibt dieses Portal?' })
  await type('Name des Unternehmens', 'Lindenhof Bau GmbH')
  await type('Postanschrift', 'Seestraße 1')
  await press('Weiter')
  await type('Vorname', 'Miriam')
  await type('Nachname', 'Vogt')
  await type('E-Mail', 'miriam@example.com')
  await type('Passwort', password)
  await press('Weiter')
  await press('Weiter')
  await press('Später ergänzen, weiter')
}

describe('first steps', () => {
  beforeEach(async () => {
    localStorage.clear()
    isLinkGood = true
    isDone = false
    refusal = null
    isHeard = true
    sent = []
    patience = []
    standInForServer((config) => {
      const path = config.url ?? ''
      if (config.method === 'get' && path.endsWith('/setup')) return answer(config, 200, { is_done: isDone })
      if (config.method === 'get') return isLinkGood ? answer(config, 200, LINK) : notFound(config)
      sent.push(JSON.parse(String(config.data)))
      if (path.endsWith('/mails')) return answer(config, 200, { outcome: 'kept', milliseconds: 12, failure: null })
      patience.push(config.timeout ?? 0)
      if (!isHeard) throw new AxiosError('no answer', AxiosError.ETIMEDOUT)
      if (refusal === null) return answer(config, 200, DONE)
      return answer(config, 422, { errors: [{ ...refusal, message: 'No.' }] })
    })
    useSession.setState({ status: 'anonymous', user: null })
    await startI18n(['setup', 'access', 'login', 'session'])
    await changeLocale('de')
  })
  afterEach(() => {
    cleanup()
  })

  it('STP-3 names each field that is wrong, goes to the first one, and goes no further', async () => {
    open()
    await screen.findByRole('heading', { name: 'Wer betreibt dieses Portal?' })
    await type('Name des Unternehmens', 'Lindenhof Bau GmbH')
    expect(screen.getByLabelText('Kurzname in der Adresse')).toHaveProperty('value', 'lindenhof-bau')
    await userEvent.clear(screen.getByLabelText('Kurzname in der Adresse'))
    await type('Kurzname in der Adresse', 'linden_hof')
    await press('Weiter')
    expect(await screen.findByText(/^Bitte nur Kleinbuchstaben/)).toBeDefined()
    expect(screen.getByLabelText('Postanschrift').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByLabelText('Name des Unternehmens').getAttribute('aria-invalid')).toBe('false')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Kurzname in der Adresse')))
    expect(sent).toEqual([])
  })

  it('STP-3 STP-4 keeps what was typed when the server refuses a field, and leads to the projects in the end', async () => {
    open()
    await fillToProject('lindenhof-bau')
    refusal = { field: 'password', code: 'PASSWORD_GUESSABLE' }
    await press('Einrichtung abschließen')
    expect(await screen.findByText(/^Dieses Passwort ist zu leicht zu erraten/)).toBeDefined()
    expect(screen.getByLabelText('Vorname')).toHaveProperty('value', 'Miriam')
    refusal = null
    await userEvent.clear(screen.getByLabelText('Passwort'))
    await type('Passwort', 'blaue Treppe im Regen')
    await userEvent.click(screen.getByRole('tab', { name: /Erstes Projekt/ }))
    await userEvent.click(screen.getByRole('radio', { name: /Beispielprojekt/ }))
    await press('Einrichtung abschließen')
    expect(await screen.findByText('arrived')).toBeDefined()
    expect(sent.at(-1)).toMatchObject({
      account_name: 'Lindenhof Bau GmbH',
      account_id: 'lindenhof-bau',
      postal_address: 'Seestraße 1',
      password: 'blaue Treppe im Regen',
      project: 'sample',
    })
    expect(useSession.getState().user?.email).toBe('miriam@example.com')
  })

  it('STP-9 asks what became of an end that nothing was heard of, before it says anything', async () => {
    open()
    await fillToProject('blaue Treppe im Regen')
    isHeard = false
    await press('Einrichtung abschließen')
    expect(await screen.findByText(/^Der Server ist gerade nicht erreichbar/)).toBeDefined()
    isDone = true
    await press('Einrichtung abschließen')
    expect(await screen.findByRole('heading', { name: 'Dieses Portal ist eingerichtet' })).toBeDefined()
    await userEvent.click(screen.getByRole('link', { name: 'Zur Anmeldung' }))
    expect(await screen.findByText('login')).toBeDefined()
    expect(patience).toEqual([180_000, 180_000])
  })

  it('STP-5 says what to do with a link that was used meanwhile, with none, and with one after the set-up', async () => {
    open()
    await fillToProject('blaue Treppe im Regen')
    refusal = { field: null, code: 'TOKEN_INVALID' }
    await press('Einrichtung abschließen')
    expect(await screen.findByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeDefined()
    cleanup()
    open(null)
    expect(await screen.findByRole('heading', { name: 'Noch nicht eingerichtet' })).toBeDefined()
    cleanup()
    isLinkGood = false
    isDone = true
    open()
    expect(await screen.findByRole('heading', { name: 'Dieses Portal ist eingerichtet' })).toBeDefined()
  })
})
