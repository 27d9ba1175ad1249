import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useNotifications } from '#renderer/notifications/index.ts'
import { useSession } from '#renderer/session/index.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { ROUTES } from '#renderer/platform/routes.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { AdminPage } from './AdminPage.tsx'
import { standInForServer } from '#renderer/testing/stand-in-server.ts'

const TIME = '2026-11-20T12:00:00.000Z'
const ACCOUNT = { id: 'demo', name: 'Demo' }
const PERSON = {
  id: 'u1',
  email: 'ben@example.com',
  first_name: 'Ben',
  last_name: 'Berg',
  mobile: null,
  group: 'buyer',
  role: 'buyer',
  unit_ids: ['a-12'],
  created_at: TIME,
  deletion_requested_at: null,
  disabled_at: null,
}
const INVITATION = {
  id: 'i1',
  email: 'nora@example.com',
  first_name: 'Nora',
  last_name: 'Neu',
  group: 'buyer',
  project_id: 'p1',
  unit_ids: ['a-12'],
  state: 'open',
  created_at: TIME,
  sent_at: TIME,
  expires_at: TIME,
  accepted_at: null,
  mail: null,
}
function unit(id: string, isSample = false) {
  return {
    id,
    slug: id,
    display_name: `Wohnung ${id}`,
    description: '',
    project_id: 'p1',
    project_slug: 'lindenhof',
    account_id: 'demo',
    unit_number: id.toUpperCase(),
    price: null,
    floor_space: 80,
    room_count: 3,
    floor: 1,
    sales_status: 'SOLD',
    featured: false,
    storey_name: null,
    is_sample: isSample,
  }
}

interface Sent {
  readonly method: string
  readonly path: string
  readonly query: unknown
  readonly body: unknown
}
let people: readonly object[]
let invitations: readonly object[]
let sent: Sent[]
/** What writing an invitation is answered with instead. */
let refusal: { readonly status: number; readonly body: unknown } | null
let isOffline: boolean

function answerTo({ method, path }: Sent): { status: number; body: unknown; total?: number } {
  if (path === '/bp/api/v1/account/projects') return { status: 200, body: [] }
  if (path === '/bp/api/v1/account/users') return { status: 200, body: people, total: people.length }
  if (path === '/bp/api/v1/account/invitations') {
    if (method === 'post') return refusal ?? { status: 201, body: INVITATION }
    return { status: 200, body: invitations, total: invitations.length }
  }
  if (path.startsWith('/bp/api/v1/account/invitations/')) return refusal ?? { status: 200, body: INVITATION }
  if (path === '/bp/api/v1/units') return { status: 200, body: [unit('a-12'), unit('a-13'), unit('show', true)] }
  return { status: 404, body: {} }
}

function open(path: string) {
  render(
    <AppTheme>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path={ROUTES.admin} element={<AdminPage address="admin" />} />
            <Route path={ROUTES.adminPeople} element={<AdminPage address="adminPeople" />} />
            <Route path={ROUTES.adminInvitations} element={<AdminPage address="adminInvitations" />} />
            <Route path={ROUTES.adminUnits} element={<p>The first section</p>} />
            <Route path={ROUTES.adminOrders} element={<p>The first section</p>} />
            <Route path={ROUTES.account} element={<p>The account’s own page</p>} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  )
}
const USERS = '/bp/demo/admin/people'
const INVITATIONS = '/bp/demo/admin/invitations'

function logIn(group: 'admin' | 'user' | 'buyer') {
  useSession.setState({
    status: 'loggedIn',
    user: {
      id: 'me',
      email: 'me@example.com',
      firstName: 'Mia',
      lastName: 'Mai',
      mobile: null,
      group,
      role: group,
      ...(group === 'user' ? { roles: [{ role: 'lead', projectId: null }] } : {}),
    },
    account: ACCOUNT,
  })
}

describe('the administration', () => {
  beforeEach(async () => {
    people = [PERSON]
    invitations = [INVITATION]
    sent = []
    refusal = null
    isOffline = false
    standInForServer((config) => {
      const body: unknown = config.data === undefined ? undefined : JSON.parse(String(config.data))
      const query: unknown = config.params
      const call = { method: config.method ?? '', path: config.url ?? '', query, body }
      sent.push(call)
      if (isOffline) return Promise.reject(new Error('offline'))
      const answer = answerTo(call)
      const headers = answer.total === undefined ? {} : { 'x-total-count': String(answer.total) }
      return Promise.resolve({
        status: answer.status,
        statusText: '',
        headers,
        data: JSON.stringify(answer.body),
        config,
      })
    })
    sessionStorage.clear()
    useNotifications.setState({ notices: [] })
    logIn('admin')
    await startI18n(['admin', 'admin-people', 'drafts', 'session'])
    await changeLocale('de')
  })
  afterEach(() => {
    cleanup()
  })

  it('decision 11 leads buyers away, and others to their own account', async () => {
    logIn('buyer')
    open(USERS)
    expect(await screen.findByText('The account’s own page')).toBeDefined()
    expect(sent).toEqual([])
    cleanup()
    logIn('user')
    open('/bp/other/admin')
    expect(await screen.findByText('The first section')).toBeDefined()
    cleanup()
    open('/bp/other/admin/people')
    expect(await screen.findByText('The first section')).toBeDefined()
    cleanup()
    open(USERS)
    expect(await screen.findByRole('heading', { level: 1, name: 'Benutzer' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Bereiche der Verwaltung' }))
    expect(screen.getByRole('link', { name: 'Einladungen' }).getAttribute('href')).toBe(INVITATIONS)
  })

  it('decision 34 shows the people with their units, and finds by a word', async () => {
    open(USERS)
    const table = within(await screen.findByRole('table', { name: 'Benutzer' }))
    expect(await table.findByText('Wohnung a-12')).toBeDefined()
    expect(await table.findByText('Käufer')).toBeDefined()
    expect(screen.getByText('1 Person')).toBeDefined()
    people = []
    await userEvent.type(screen.getByRole('searchbox', { name: 'Suchen' }), 'zora')
    expect(await screen.findByText('Nichts gefunden')).toBeDefined()
    const last = sent.findLast(({ path }) => path.endsWith('/users'))
    expect(last?.query).toEqual({ page: '1', per_page: '20', search: 'zora' })
    people = [PERSON]
    await userEvent.click(screen.getByRole('button', { name: 'Alle anzeigen' }))
    expect(await screen.findByRole('table')).toBeDefined()
    expect(screen.getByRole('searchbox', { name: 'Suchen' })).toHaveProperty('value', '')
  })

  it('says that a list could not be loaded, and tries again', async () => {
    isOffline = true
    open(USERS)
    expect(await screen.findByRole('alert')).toBeDefined()
    isOffline = false
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }))
    expect(await screen.findByRole('table')).toBeDefined()
  })

  it('decision 51 invites a buyer to units, and says at the field what is wrong', async () => {
    invitations = []
    open(INVITATIONS)
    expect(await screen.findByText('Noch keine Einladungen')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Einladen' }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByRole('checkbox', { name: /a-12/ })
    expect(dialog.queryByRole('checkbox', { name: /show/ })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Einladung senden' }))
    expect(await dialog.findAllByText('Bitte füllen Sie dieses Feld aus.')).toHaveLength(3)
    expect(dialog.getByText('Bitte wählen Sie mindestens eine Einheit.')).toBeDefined()

    await userEvent.type(dialog.getByLabelText('E-Mail-Adresse'), 'nora@example.com')
    await userEvent.type(dialog.getByLabelText('Vorname'), 'Nora')
    await userEvent.type(dialog.getByLabelText('Nachname'), 'Neu')
    await userEvent.click(dialog.getByRole('checkbox', { name: /a-13/ }))
    await userEvent.click(dialog.getByRole('radio', { name: 'English' }))
    refusal = { status: 422, body: { errors: [{ field: 'email', code: 'EMAIL_TAKEN', message: 'taken' }] } }
    await userEvent.click(dialog.getByRole('button', { name: 'Einladung senden' }))
    expect(await dialog.findByText(/^Diese Person hat bereits einen Zugang\./)).toBeDefined()
    expect(dialog.getByLabelText('E-Mail-Adresse')).toHaveProperty('value', 'nora@example.com')

    refusal = null
    await userEvent.click(dialog.getByRole('button', { name: 'Einladung senden' }))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent.findLast(({ method }) => method === 'post')?.body).toEqual({
      email: 'nora@example.com',
      first_name: 'Nora',
      last_name: 'Neu',
      group: 'buyer',
      unit_ids: ['a-13'],
      project_id: 'p1',
      locale: 'en',
    })
    expect(useNotifications.getState().notices).toMatchObject([
      { severity: 'success', title: 'Die Einladung an nora@example.com ist unterwegs.' },
    ])
  })

  it('marks units that somebody has, and asks before somebody else is invited to them', async () => {
    open(INVITATIONS)
    await userEvent.click(await screen.findByRole('button', { name: 'Einladen' }))
    const form = within(await screen.findByRole('dialog', { name: 'Zum Portal einladen' }))
    const taken = await form.findByRole('checkbox', { name: /a-12.*Käufer: Ben Berg.*Eingeladen: Nora Neu/ })
    expect(form.getByRole('checkbox', { name: /a-13/ }).closest('label')?.textContent).toBe('Wohnung a-13A-13')
    await userEvent.click(taken)
    await userEvent.type(form.getByLabelText('E-Mail-Adresse'), 'zora@example.com')
    await userEvent.type(form.getByLabelText('Vorname'), 'Zora')
    await userEvent.type(form.getByLabelText('Nachname'), 'Zahn')
    const send = () => userEvent.click(form.getByRole('button', { name: 'Einladung senden' }))
    await send()
    const question = () => screen.findByRole('dialog', { name: 'Diese Einheit ist schon vergeben' })
    await userEvent.click(within(await question()).getByRole('button', { name: 'Zurück zum Formular' }))
    expect(sent.some(({ method }) => method === 'post')).toBe(false)
    await send()
    await userEvent.click(within(await question()).getByRole('button', { name: 'Trotzdem einladen' }))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent.findLast(({ method }) => method === 'post')?.body).toMatchObject({ unit_ids: ['a-12'] })
  })

  it('asks nothing when somebody is invited once more to what is theirs', async () => {
    people = []
    open(INVITATIONS)
    await userEvent.click(await screen.findByRole('button', { name: 'Einladen' }))
    const form = within(await screen.findByRole('dialog'))
    await userEvent.click(await form.findByRole('checkbox', { name: /Eingeladen: Nora Neu/ }))
    await userEvent.type(form.getByLabelText('E-Mail-Adresse'), 'Nora@Example.com')
    await userEvent.type(form.getByLabelText('Vorname'), 'Nora')
    await userEvent.type(form.getByLabelText('Nachname'), 'Neu')
    await userEvent.click(form.getByRole('button', { name: 'Einladung senden' }))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent.some(({ method }) => method === 'post')).toBe(true)
  })

  it('brings back an invitation that was being written, with its units', async () => {
    open(INVITATIONS)
    await userEvent.click(await screen.findByRole('button', { name: 'Einladen' }))
    await userEvent.type(screen.getByLabelText('Vorname'), 'Zora')
    await userEvent.click(await screen.findByRole('checkbox', { name: /a-13/ }))
    cleanup()
    open(INVITATIONS)
    await userEvent.click(await screen.findByRole('button', { name: 'Einladen' }))
    expect(await screen.findByText('Was Sie zuletzt eingegeben hatten, ist wieder da.')).toBeDefined()
    expect(screen.getByLabelText('Vorname')).toHaveProperty('value', 'Zora')
    expect(await screen.findByRole('checkbox', { name: /a-13/ })).toHaveProperty('checked', true)
    await userEvent.click(screen.getByRole('button', { name: 'Verwerfen' }))
    expect(screen.getByLabelText('Vorname')).toHaveProperty('value', '')
    expect(screen.getByRole('checkbox', { name: /a-13/ })).toHaveProperty('checked', false)
  })

  it('AUT-36 offers only admins to invite the project team', async () => {
    logIn('user')
    open(INVITATIONS)
    await userEvent.click(await screen.findByRole('button', { name: 'Einladen' }))
    expect(screen.queryByRole('radio', { name: 'Projektteam' })).toBeNull()
    cleanup()
    logIn('admin')
    open(INVITATIONS)
    await userEvent.click(await screen.findByRole('button', { name: 'Einladen' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Projektteam' }))
    expect(screen.queryByRole('group', { name: 'Einheiten' })).toBeNull()
  })

  it('USR-3: gives an operator no role and no project that nobody has chosen', async () => {
    open(USERS)
    await userEvent.click(await screen.findByRole('button', { name: 'Einladen' }))
    const form = within(await screen.findByRole('dialog'))
    await userEvent.click(form.getByRole('radio', { name: 'Projektteam' }))
    await userEvent.type(form.getByLabelText('E-Mail-Adresse'), 'olga@example.com')
    await userEvent.type(form.getByLabelText('Vorname'), 'Olga')
    await userEvent.type(form.getByLabelText('Nachname'), 'Ost')
    // One field alone speaks of projects: where the role holds.
    expect(form.queryByLabelText('Projekt')).toBeNull()
    await userEvent.click(form.getByRole('button', { name: 'Einladung senden' }))
    expect(await form.findAllByText('Bitte auswählen.')).toHaveLength(2)
    expect(document.activeElement).toBe(form.getByRole('group', { name: 'Was die Person darf' }))
    await userEvent.selectOptions(form.getByLabelText('Rolle'), 'Gewerk')
    expect(await form.findAllByText('Bitte auswählen.')).toHaveLength(1)
    expect(sent.some(({ method }) => method === 'post')).toBe(false)
    await userEvent.selectOptions(form.getByLabelText('Gilt für'), 'Alle Projekte, auch künftige')
    await userEvent.click(form.getByRole('button', { name: 'Einladung senden' }))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent.findLast(({ method }) => method === 'post')?.body).toEqual({
      email: 'olga@example.com',
      first_name: 'Olga',
      last_name: 'Ost',
      group: 'user',
      unit_ids: [],
      roles: [{ role: 'trade', project_id: null }],
      locale: 'de',
    })
  })

  it.each([
    ['on its way', false, 'Die Einladung an nora@example.com ist mit einem neuen Link unterwegs.'],
    [
      'in the outbox where there is no mail server',
      true,
      'Die Einladung an nora@example.com liegt mit einem neuen Link im Postausgang (kein Mailserver eingerichtet).',
    ],
  ])('KNW-1 says where an invitation is that was sent again: %s', async (_where, keepsMails, title) => {
    open(INVITATIONS)
    act(() => useSession.setState({ keepsMails }))
    await userEvent.click(await screen.findByRole('button', { name: /erneut senden/ }))
    await vi.waitFor(() => expect(useNotifications.getState().notices.at(-1)?.title).toBe(title))
    act(() => useSession.setState({ keepsMails: false }))
  })

  it('sends an invitation again, and takes it back after a question', async () => {
    open(INVITATIONS)
    await userEvent.click(await screen.findByRole('button', { name: /erneut senden/ }))
    await vi.waitFor(() => expect(useNotifications.getState().notices).toHaveLength(1))
    expect(sent.some(({ path }) => path.endsWith('/i1/deliveries'))).toBe(true)

    refusal = { status: 422, body: { errors: [{ field: null, code: 'INVITATION_CLOSED', message: 'closed' }] } }
    await userEvent.click(screen.getByRole('button', { name: /zurückziehen/ }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(sent.some(({ method }) => method === 'delete')).toBe(false)
    await userEvent.click(dialog.getByRole('button', { name: 'Zurückziehen' }))
    await vi.waitFor(() =>
      expect(useNotifications.getState().notices).toContainEqual(
        expect.objectContaining({
          severity: 'error',
          title: 'Diese Einladung ist inzwischen angenommen oder zurückgezogen.',
        }),
      ),
    )
    expect(sent.some(({ method }) => method === 'delete')).toBe(true)
  })

  it('leaves what is settled alone', async () => {
    invitations = [{ ...INVITATION, state: 'accepted', accepted_at: TIME }]
    open(INVITATIONS)
    const table = within(await screen.findByRole('table'))
    expect(table.getByText('Angenommen')).toBeDefined()
    expect(table.queryByRole('button')).toBeNull()
  })

  it('MLG-5: says of an open invitation that its mail was not delivered', async () => {
    const tried = {
      attempts: 3,
      sent_at: null,
      next_attempt_at: null,
      failure: { kind: 'recipient', answer: '550 no' },
    }
    invitations = [
      { ...INVITATION, mail: { ...tried, state: 'given_up' } },
      { ...INVITATION, id: 'i2', mail: { ...tried, state: 'failed' } },
      { ...INVITATION, id: 'i3', mail: { ...tried, state: 'sent', sent_at: TIME, failure: null } },
    ]
    open(INVITATIONS)
    const [, lost, late, sent] = await screen.findAllByRole('row')
    expect(lost?.textContent).toContain('E-Mail nicht zugestellt')
    expect(late?.textContent).toContain('E-Mail noch nicht zugestellt, wird erneut versucht')
    expect(sent?.textContent).not.toContain('zugestellt')
  })
})
