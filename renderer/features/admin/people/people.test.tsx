import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listUsers } from '#shared/contracts/http/account.contract.ts'
import { listAdminProjects } from '#shared/contracts/http/admin-projects.contract.ts'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import {
  deletePerson,
  getPersonDeletion,
  setPersonAccess,
  updatePerson,
} from '#shared/contracts/http/people.contract.ts'
import { listUnits } from '#shared/contracts/http/units.contract.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { useNotifications } from '#renderer/notifications/index.ts'
import { useSession } from '#renderer/session/index.ts'
import { answeringServer, refusal } from '#renderer/testing/answering-server.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { UsersPanel } from '../UsersPanel.tsx'

type Person = AnswerOf<typeof listUsers>[number]

const OLGA: Person = {
  id: 'olga',
  email: 'olga@example.com',
  firstName: 'Olga',
  lastName: 'Ost',
  mobile: null,
  group: 'user',
  role: 'operator',
  roles: [{ role: 'sales', projectId: 'p1' }],
  unitIds: [],
  createdAt: '2026-11-20T12:00:00.000Z',
  deletionRequestedAt: null,
  disabledAt: null,
}
const PROJECT = {
  id: 'p1',
  slug: 'lindenhof',
  name: 'Lindenhof',
  town: 'Freiburg',
  variant: 'default',
  unitCount: 1,
  sampleUnitCount: 0,
  importedAt: null,
} as const
const PROTOCOL: AnswerOf<typeof getPersonDeletion> = {
  deleted: [{ thing: 'login', count: 1 }],
  kept: [{ thing: 'orders', count: 2 }],
}

const server = answeringServer()

function open(group: 'admin' | 'user' = 'admin') {
  const roles = group === 'user' ? ([{ role: 'lead', projectId: null }] as const) : []
  const me = { id: 'me', email: 'me@example.com', firstName: 'Mia', lastName: 'Mai', mobile: null, role: group }
  useSession.setState({
    status: 'loggedIn',
    user: { ...me, group, roles: [...roles] },
    account: { id: 'demo', name: 'Demo' },
  })
  render(
    <AppTheme>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={['/bp/demo/admin/people']}>
          <Routes>
            <Route path="*" element={<UsersPanel />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  )
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const lastBody = (endpoint: typeof updatePerson | typeof setPersonAccess) => server.asked(endpoint).at(-1)?.body

describe('people of an account', () => {
  beforeEach(async () => {
    useNotifications.setState({ notices: [] })
    server.answer(listUsers, [OLGA])
    server.answer(listAdminProjects, [PROJECT])
    server.answer(listUnits, [])
    server.answer(updatePerson, OLGA)
    server.answer(setPersonAccess, { ...OLGA, disabledAt: OLGA.createdAt })
    server.answer(getPersonDeletion, PROTOCOL)
    server.answer(deletePerson, PROTOCOL)
    await startI18n(['admin', 'admin-people'])
    await changeLocale('de')
  })
  afterEach(cleanup)

  it('USR-8 says the roles of somebody with their project, and offers changes to those alone who manage people', async () => {
    open('user')
    expect(await screen.findByText('Vertrieb in Lindenhof')).toBeDefined()
    expect(screen.queryByRole('button', { name: /bearbeiten/ })).toBeNull()
    cleanup()
    open()
    expect(await screen.findByRole('button', { name: 'Olga Ost bearbeiten' })).toBeDefined()
  })

  it('USR-8 narrows the list to a group, and to those who are kept out', async () => {
    open()
    await userEvent.selectOptions(await screen.findByLabelText('Nach Personen filtern'), 'disabled')
    await vi.waitFor(() => expect(server.asked(listUsers).at(-1)?.query).toMatchObject({ filter: 'disabled' }))
  })

  it('USR-4 changes name and roles, and says at the field what is wrong', async () => {
    open()
    await press('Olga Ost bearbeiten')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.clear(dialog.getByLabelText('Nachname'))
    await press('Speichern')
    expect(server.asked(updatePerson)).toHaveLength(0)
    await userEvent.type(dialog.getByLabelText('Nachname'), 'West')
    await userEvent.selectOptions(dialog.getByLabelText('Rolle'), 'siteManager')
    await userEvent.selectOptions(dialog.getByLabelText('Gilt für'), 'Alle Projekte, auch künftige')
    server.answer(updatePerson, refusal('EMAIL_TAKEN'))
    await press('Speichern')
    expect(await dialog.findByText(/bereits einen Zugang/)).toBeDefined()
    server.answer(updatePerson, OLGA)
    await userEvent.type(dialog.getByLabelText('E-Mail-Adresse'), 'x')
    await press('Speichern')
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(lastBody(updatePerson)).toEqual({
      firstName: 'Olga',
      lastName: 'West',
      email: 'olga@example.comx',
      group: 'user',
      roles: [{ role: 'siteManager', projectId: null }],
    })
  })

  it('USR-4 keeps the project of a role while the projects cannot be loaded, and shows no ids', async () => {
    server.answer(listAdminProjects, refusal('UNAVAILABLE'))
    open()
    expect(await screen.findByText('Vertrieb in einem Projekt, das nicht geladen ist')).toBeDefined()
    await press('Olga Ost bearbeiten')
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText(/Projekte konnten nicht geladen werden/)).toBeDefined()
    expect(dialog.getByLabelText('Gilt für')).toHaveProperty('value', 'p1')
    await press('Speichern')
    await vi.waitFor(() => expect(lastBody(updatePerson)).toMatchObject({ roles: OLGA.roles }))
  })

  it('USR-5 keeps somebody out after a question, and says when the last admin has to stay', async () => {
    open()
    await press('Olga Ost sperren')
    expect(server.asked(setPersonAccess)).toHaveLength(0)
    server.answer(setPersonAccess, refusal('LAST_ADMIN'))
    await press('Sperren')
    expect(await screen.findByText(/muss bleiben/)).toBeDefined()
    server.answer(setPersonAccess, { ...OLGA, disabledAt: OLGA.createdAt })
    await press('Sperren')
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(lastBody(setPersonAccess)).toEqual({ isDisabled: true })
  })

  it('USR-7 says what goes and what stays before somebody is deleted', async () => {
    open()
    await press('Olga Ost löschen')
    expect(await screen.findByText(/Bestellungen: 2/)).toBeDefined()
    expect(screen.getByText(/nicht um die Löschung gebeten/)).toBeDefined()
    expect(server.asked(deletePerson)).toHaveLength(0)
    await press('Endgültig löschen')
    await vi.waitFor(() => expect(server.asked(deletePerson)).toHaveLength(1))
    expect(useNotifications.getState().notices).toHaveLength(1)
  })
})
