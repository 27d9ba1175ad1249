import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listInvitations, listUsers } from '#shared/contracts/http/account.contract.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { ROUTES } from '#renderer/platform/routes.ts'
import { useSession } from '#renderer/session/index.ts'
import { answeringServer } from '#renderer/testing/answering-server.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { aUnit } from '../units/testing/unit-rows.ts'
import type { AccountUnits } from '../units/unit-rows.ts'
import { NextSteps } from './NextSteps.tsx'
import { useNextSteps } from './use-next-steps.ts'

const server = answeringServer()
const PROJECTS = [{ id: 'p1', slug: 'lindenhof', name: 'Lindenhof', showsPrices: true }]
const ME = {
  id: 'me',
  email: 'me@example.com',
  firstName: 'Mia',
  lastName: 'Mai',
  mobile: null,
  group: 'admin',
  role: 'admin',
} as const
const LISTED = {
  ...ME,
  unitIds: [],
  createdAt: '2026-11-20T12:00:00.000Z',
  deletionRequestedAt: null,
  disabledAt: null,
}

function Shown({ list }: { list: Pick<AccountUnits, 'projects' | 'units'> }) {
  const steps = useNextSteps(list)
  return steps.length === 0 ? <p>No steps</p> : <NextSteps steps={steps} />
}

function show(list: Pick<AccountUnits, 'projects' | 'units'>, role?: 'lead' | 'siteManager') {
  const user = role === undefined ? ME : { ...ME, group: 'user' as const, roles: [{ role, projectId: null }] }
  useSession.setState({ user, account: { id: 'demo', name: 'Demo' } })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AppTheme>
        <MemoryRouter initialEntries={['/bp/demo/admin/units']}>
          <Routes>
            <Route path={ROUTES.adminUnits} element={<Shown list={list} />} />
          </Routes>
        </MemoryRouter>
      </AppTheme>
    </QueryClientProvider>,
  )
}
const getSteps = async () => (await screen.findAllByRole('listitem')).map((item) => item.textContent).join('\n')

describe('what comes next in an account that has only been set up', () => {
  beforeEach(async () => {
    server.answer(listUsers, [LISTED])
    server.answer(listInvitations, [])
    await startI18n(['admin-units'])
    await changeLocale('de')
  })
  afterEach(cleanup)

  it('STP-10: leads to the project, then to colleagues and buyers, and ticks what is there', async () => {
    show({ projects: [], units: [] })
    expect(await getSteps()).toMatch(/^Offen:Projekt einlesen.*\nOffen:Kollegen.*\nOffen:Käufer/)
    expect(screen.getByRole('link', { name: 'Zu den Projekten' }).getAttribute('href')).toBe('/bp/demo/admin/projects')
    cleanup()
    server.answer(listUsers, [LISTED, { ...LISTED, id: 'olga', group: 'user' }])
    show({ projects: PROJECTS, units: [aUnit()] })
    expect(await getSteps()).toMatch(/^Erledigt:Projekt.*\nErledigt:Kollegen.*\nOffen:Käufer/)
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })

  it('STP-10: goes away when somebody has a unit or is invited to one, and asks nothing more then', async () => {
    const invited = { ...aUnit(), invited: [{ name: 'Nora Neu', email: 'nora@example.com' }] }
    show({ projects: PROJECTS, units: [invited] })
    expect(await screen.findByText('No steps')).toBeTruthy()
    expect(server.asked(listUsers)).toHaveLength(0)
  })

  it('STP-10: shows what the caller may do, and nothing to those who may do none of it', async () => {
    show({ projects: PROJECTS, units: [aUnit()] }, 'lead')
    expect(await getSteps()).toMatch(/Projekt einlesen.*\nOffen:Käufer einladen/)
    cleanup()
    show({ projects: PROJECTS, units: [aUnit()] }, 'siteManager')
    expect(await screen.findByText('No steps')).toBeTruthy()
  })
})
