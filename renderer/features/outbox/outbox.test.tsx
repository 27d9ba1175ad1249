import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useSession } from '#renderer/session/index.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { ROUTES } from '#renderer/platform/routes.ts'
import { standInForServer } from '#renderer/testing/stand-in-server.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { OutboxPage } from './OutboxPage.tsx'

const MAIL = {
  id: 'm1',
  recipient: 'nora@example.com',
  subject: 'Neues Passwort für Demo',
  created_at: '2026-11-20T10:00:00.000Z',
  sent_at: '2026-11-20T10:00:01.000Z',
  state: 'sent',
}
let list: { readonly status: number; readonly body: unknown }
let isWithheld: boolean

function open(group: 'user' | 'admin' | 'buyer', search = '') {
  const person = { id: 'u1', email: 'o@example.com', firstName: 'O', lastName: 'P', mobile: null, role: 'x' }
  useSession.setState({ status: 'loggedIn', user: { ...person, group }, account: { id: 'demo', name: 'Demo' } })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AppTheme>
        <MemoryRouter initialEntries={[`/bp/demo/outbox${search}`]}>
          <Routes>
            <Route path={ROUTES.outbox} element={<OutboxPage />} />
          </Routes>
        </MemoryRouter>
      </AppTheme>
    </QueryClientProvider>,
  )
}

describe('the outbox', () => {
  beforeEach(async () => {
    await startI18n()
    await changeLocale('de')
    list = { status: 200, body: [MAIL] }
    isWithheld = false
    standInForServer(async (config) => {
      const content = {
        text: isWithheld ? '' : 'Der Link: https://portal.example/x',
        html: isWithheld ? '' : '<p>Der Link</p>',
      }
      const mail = { ...MAIL, sender: 'Portal', reply_to: null, ...content, is_withheld: isWithheld }
      const { status, body } = config.url?.endsWith('/m1') === true ? { status: 200, body: mail } : list
      return { data: JSON.stringify(body), status, statusText: '', headers: { 'x-total-count': '1' }, config }
    })
  })
  afterEach(() => {
    cleanup()
  })

  it('FOUND-13: says that a mail whose link opens an account is for admins, and shows nothing of it', async () => {
    isWithheld = true
    open('user', '?mail=m1')
    expect(await screen.findByText(/^Der Link in dieser E-Mail führt in das Konto/)).toBeDefined()
    expect(screen.queryByTitle(/^Inhalt der E-Mail/)).toBeNull()
    expect(screen.queryByText('Nur Text')).toBeNull()
    expect(screen.getByText(/lesen nur Admins/)).toBeDefined()
  })

  it('FOUND-13: shows a mail that is not withheld', async () => {
    open('admin', '?mail=m1')
    expect(await screen.findByTitle(/^Inhalt der E-Mail/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'https://portal.example/x' })).toBeDefined()
  })

  it.each([
    ['user', 'Nur für Admins'],
    ['buyer', 'Nur für das Projektteam'],
  ] as const)('FOUND-13: tells %s why there is nothing to see', async (group, title) => {
    list = { status: 403, body: { errors: [{ field: null, code: 'FORBIDDEN', message: 'no' }] } }
    open(group)
    expect(await screen.findByRole('heading', { name: title })).toBeDefined()
  })
})
