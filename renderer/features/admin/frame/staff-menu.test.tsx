import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listAdminProjects } from '#shared/contracts/http/admin-projects.contract.ts'
import { listOrders } from '#shared/contracts/http/orders.contract.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { ROUTES } from '#renderer/platform/routes.ts'
import { answeringServer } from '#renderer/testing/answering-server.ts'
import { OPERATOR_ROLES, type Role } from '#shared/domain/roles/roles.ts'
import { useSession } from '#renderer/session/index.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { SECTIONS } from '../sections.ts'
import { StaffMenu } from './StaffMenu.tsx'

const server = answeringServer()
const COUNTS = { all: 5, completed: 2, confirmed: 1, ordered: 1, returned: 0, reopened: 1, waiting: 3, replaced: 0 }
const [ORDERS] = SECTIONS.filter(({ name }) => name === 'orders')

const PROJECT = { importedAt: null, sampleUnitCount: 1, unitCount: 3, town: '', variant: 'default' as const }
const PROJECTS = [
  { ...PROJECT, id: 'p1', slug: 'lindenhof', name: 'Lindenhof' },
  { ...PROJECT, id: 'p2', slug: 'kirschgarten', name: 'Am Kirschgarten' },
]

function logInWith(...roles: readonly { readonly role: Role; readonly projectId: string | null }[]) {
  const person = { email: 'jonas@example.com', firstName: 'Jonas', lastName: 'Berg', mobile: null, role: 'operator' }
  useSession.setState({
    user: { id: 'jonas', ...person, group: 'user', roles: [...roles] },
    account: { id: 'demo', name: 'Muster Bau' },
  })
}

function show() {
  if (ORDERS === undefined) throw new Error('The administration has no orders')
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AppTheme>
        <MemoryRouter initialEntries={['/bp/demo/admin/orders']}>
          <Routes>
            <Route
              path={ROUTES.adminOrders}
              element={<StaffMenu sections={[ORDERS]} open={ORDERS} onFollow={() => undefined} />}
            />
          </Routes>
        </MemoryRouter>
      </AppTheme>
    </QueryClientProvider>,
  )
}

describe('the menu of the administration', () => {
  beforeEach(async () => {
    await startI18n()
    await changeLocale('de')
    server.answer(listAdminProjects, PROJECTS)
    logInWith({ role: 'lead', projectId: null })
  })
  afterEach(cleanup)

  it('ORD-2: says how many orders wait for the team, and nothing where none does', async () => {
    server.answer(listOrders, { orders: [], counts: COUNTS })
    show()
    expect(await screen.findByRole('link', { name: 'Bestellungen 3 warten' })).toBeTruthy()
    cleanup()
    server.answer(listOrders, { orders: [], counts: { ...COUNTS, waiting: 0 } })
    show()
    expect(await screen.findByRole('link', { name: 'Bestellungen' })).toBeTruthy()
  })

  it('ORD-2: leads to the pages of each project', async () => {
    server.answer(listOrders, { orders: [], counts: COUNTS })
    show()
    await userEvent.click(await screen.findByRole('button', { name: /Zum Projekt/ }))
    expect((await screen.findByRole('menuitem', { name: 'Am Kirschgarten' })).getAttribute('href')).toBe(
      '/bp/demo/kirschgarten/configurator/unitSelector',
    )
  })

  it.each(OPERATOR_ROLES)('ROL-10: has a section for a %s, so that the login leads somewhere', (role) => {
    const user = { group: 'user', roles: [{ role, projectId: 'p1' }] } as const
    expect(SECTIONS.filter(({ mayOpen }) => mayOpen({ ...user, roles: [...user.roles] }))).not.toEqual([])
  })

  it('ROL-10: leads to no project whose homes one does not see', async () => {
    server.answer(listOrders, { orders: [], counts: COUNTS })
    logInWith({ role: 'siteManager', projectId: 'p2' }, { role: 'trade', projectId: 'p1' })
    show()
    await userEvent.click(await screen.findByRole('button', { name: /Zum Projekt/ }))
    await screen.findByRole('menuitem', { name: 'Am Kirschgarten' })
    expect(screen.queryByRole('menuitem', { name: 'Lindenhof' })).toBeNull()
    cleanup()
    logInWith({ role: 'trade', projectId: null })
    show()
    expect(await screen.findByText('Muster Bau')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
