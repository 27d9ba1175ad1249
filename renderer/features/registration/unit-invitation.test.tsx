import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useNotifications } from '#renderer/notifications/index.ts'
import { useSession } from '#renderer/session/index.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { ROUTES } from '#renderer/platform/routes.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { RegistrationPage } from './RegistrationPage.tsx'
import { UnitInvitationPage } from './UnitInvitationPage.tsx'
import { standInForServer } from '#renderer/testing/stand-in-server.ts'

const ACCOUNT = { id: 'demo', name: 'Demo GmbH' }
const MIRA = {
  id: 'u1',
  email: 'mira@example.com',
  firstName: 'Mira',
  lastName: 'Vogt',
  mobile: null,
  group: 'buyer',
  role: 'buyer',
} as const
const UNIT = { id: 'u-1', slug: 'a-01', project_id: 'p1', display_name: 'Wohnung A 01' }
const INVITATION = {
  id: 'i1',
  email: 'mira@example.com',
  token: 't1',
  first_name: 'Mira',
  last_name: 'Vogt',
  group: 'buyer',
  account: ACCOUNT,
  project: { id: 'p1', slug: 'lindenhof', name: 'Wohnen am Lindenhof' },
  units: [UNIT],
  expires_at: '2026-12-20T12:00:00.000Z',
  has_account: true,
}
const refusal = (status: number, code: string) => ({
  status,
  body: { errors: [{ field: null, code, message: 'no' }] },
})

interface Answer {
  readonly status: number
  readonly body: unknown
}
let invitation: Answer
let acceptance: Answer | 'offline'
let sent: string[]

function Here() {
  return <output>{useLocation().pathname}</output>
}

function open(path = '/bp/demo/users/units', state: unknown = { token: 't1' }) {
  render(
    <AppTheme>
      <MemoryRouter initialEntries={[{ pathname: path, state }]}>
        <Routes>
          <Route path={ROUTES.unitInvitation} element={<UnitInvitationPage />} />
          <Route path={ROUTES.registration} element={<RegistrationPage />} />
          <Route path="*" element={<Here />} />
        </Routes>
      </MemoryRouter>
    </AppTheme>,
  )
}
const accept = async () => userEvent.click(await screen.findByRole('button', { name: 'Einladung annehmen' }))

describe('invitation to a further unit', () => {
  beforeEach(async () => {
    localStorage.clear()
    sent = []
    invitation = { status: 200, body: INVITATION }
    acceptance = { status: 200, body: { unit_ids: ['u-1'] } }
    standInForServer((config) => {
      const url = config.url ?? ''
      const isAcceptance = url.endsWith('/acceptances')
      if (config.method !== 'get') sent.push(url)
      // The project's picture is of no matter here.
      if (!isAcceptance && !url.includes('/invitations/')) return Promise.reject(new Error('offline'))
      const answer = isAcceptance ? acceptance : invitation
      if (answer === 'offline') return Promise.reject(new Error('offline'))
      return Promise.resolve({
        status: answer.status,
        statusText: '',
        headers: {},
        data: JSON.stringify(answer.body),
        config,
      })
    })
    useSession.setState({ status: 'loggedIn', user: MIRA, account: ACCOUNT })
    useNotifications.setState({ notices: [] })
    await startI18n()
    await changeLocale('de')
  })
  afterEach(() => {
    cleanup()
  })

  it('decision 9 shows unit and project, takes nothing by itself, and leads to the unit once accepted', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Eine weitere Einheit für Sie' })).toBeDefined()
    expect(screen.getByRole('heading', { level: 2, name: 'Wohnen am Lindenhof' })).toBeDefined()
    expect(screen.getByText('Wohnung A 01')).toBeDefined()
    expect(sent).toEqual([])
    await accept()
    expect((await screen.findByText('/bp/demo/lindenhof/a-01')).tagName).toBe('OUTPUT')
    expect(sent).toEqual(['/bp/api/v1/invitations/t1/acceptances'])
    expect(useNotifications.getState().notices).toMatchObject([{ title: 'Die Einheit gehört jetzt zu Ihrem Zugang.' }])
  })

  it('leads to the choice of a unit where there are several', async () => {
    invitation = { status: 200, body: { ...INVITATION, units: [UNIT, { ...UNIT, id: 'u-2', slug: 'a-02' }] } }
    open()
    await accept()
    expect(await screen.findByText('/bp/demo/lindenhof')).toBeDefined()
  })

  it('decision 11 asks whoever is logged out for the login of the e-mail that was invited', async () => {
    useSession.setState({ status: 'anonymous', user: null, account: null })
    open()
    expect(await screen.findByLabelText('E-Mail-Adresse')).toHaveProperty('value', 'mira@example.com')
    expect(screen.queryByRole('button', { name: 'Einladung annehmen' })).toBeNull()
  })

  it.each([
    ['e-mail', { ...MIRA, email: 'ben@example.com' }, ACCOUNT],
    ['account', MIRA, { id: 'partner', name: 'Partner' }],
  ])('decision 11 offers nothing to somebody with another %s but to log in anew', async (_, user, account) => {
    useSession.setState({ status: 'loggedIn', user, account })
    open()
    expect(await screen.findByText(/Diese Einladung ist für mira@example.com/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Einladung annehmen' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Abmelden und neu anmelden' }))
    expect(await screen.findByLabelText('E-Mail-Adresse')).toBeDefined()
  })

  it('says that it is over, before and while accepting', async () => {
    invitation = refusal(404, 'NOT_FOUND')
    open()
    expect(await screen.findByRole('heading', { name: 'Diese Einladung gilt nicht mehr' })).toBeDefined()
    cleanup()
    invitation = { status: 200, body: INVITATION }
    acceptance = refusal(422, 'TOKEN_INVALID')
    open()
    await accept()
    expect(await screen.findByRole('heading', { name: 'Diese Einladung gilt nicht mehr' })).toBeDefined()
  })

  it.each([
    ['offline' as const, /nicht erreichbar/],
    [refusal(403, 'FORBIDDEN'), /nicht angenommen werden/],
    [refusal(429, 'TOO_MANY_REQUESTS'), /Zu viele Versuche/],
  ])('stays and says why it failed (%#)', async (answer, text) => {
    acceptance = answer
    open()
    await accept()
    expect((await screen.findByRole('alert')).textContent).toMatch(text)
    expect(screen.getByRole('button', { name: 'Einladung annehmen' })).toBeDefined()
  })

  it('asks for the login again when the session has ended meanwhile', async () => {
    acceptance = refusal(401, 'UNAUTHORIZED')
    open()
    await accept()
    expect(await screen.findByLabelText('E-Mail-Adresse')).toHaveProperty('value', 'mira@example.com')
  })

  it('AUT-22 leads from the registration here and back, as the account is there or not', async () => {
    open('/bp/demo/registration')
    expect(await screen.findByRole('button', { name: 'Einladung annehmen' })).toBeDefined()
    cleanup()
    invitation = { status: 200, body: { ...INVITATION, has_account: false } }
    open()
    expect(await screen.findByRole('button', { name: 'Registrieren' })).toBeDefined()
  })

  it('AUT-22 asks somebody else who is logged in to leave before a registration', async () => {
    invitation = { status: 200, body: { ...INVITATION, has_account: false } }
    useSession.setState({
      status: 'loggedIn',
      user: { ...MIRA, id: 'u9', email: 'other@example.com' },
      account: ACCOUNT,
    })
    open()
    expect(await screen.findByRole('button', { name: 'Abmelden und neu anmelden' })).toBeDefined()
  })

  it('NAV-28 without a token says how to get an invitation', async () => {
    open('/bp/demo/users/units', null)
    expect(await screen.findByRole('heading', { name: 'Sie brauchen eine Einladung' })).toBeDefined()
  })
})
