import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listAccountUnits } from '#shared/contracts/http/account-units.contract.ts'
import type { Role } from '#shared/domain/roles/roles.ts'
import { openStaffSearch } from '#renderer/parts/staff-search/staff-search.store.ts'
import { useSession } from '#renderer/session/index.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { answeringServer } from '#renderer/testing/answering-server.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { aUnit } from '#renderer/features/admin/units/testing/unit-rows.ts'
import { queryClient } from './DataLayout.tsx'
import { LaterDialog } from './LaterDialog.tsx'
import { StaffSearch } from './StaffSearch.tsx'

const server = answeringServer()

const ORDERS = '/bp/demo/admin/orders'

function Address() {
  return <output data-testid="address">{useLocation().pathname}</output>
}

function logInAs(role: Role) {
  const person = { email: 'jonas@example.com', firstName: 'Jonas', lastName: 'Berg', mobile: null, role: 'operator' }
  useSession.setState({
    user: { id: 'jonas', ...person, group: 'user', roles: [{ role, projectId: null }] },
    account: { id: 'demo', name: 'Muster Bau' },
  })
}

async function show(address: string) {
  render(
    <AppTheme>
      <MemoryRouter initialEntries={[address]}>
        <StaffSearch Later={LaterDialog} />
        <Address />
      </MemoryRouter>
    </AppTheme>,
  )
  return screen.findByTestId('address')
}

describe('the search of the team', () => {
  beforeEach(async () => {
    await startI18n()
    await changeLocale('de')
    queryClient.clear()
    logInAs('siteManager')
    server.answer(listAccountUnits, {
      today: '2026-11-24',
      missingCount: 0,
      projects: [{ id: 'lindenhof', slug: 'lindenhof', name: 'Lindenhof', showsPrices: true }],
      units: [aUnit({ unitNumber: 'A 12', buyers: ['Anna Groß'], state: 'choosing' }), aUnit({ unitNumber: 'A 1' })],
    })
  })
  afterEach(() => {
    cleanup()
    useSession.setState({ user: null, account: null })
  })

  it('UNT-10: opens by Ctrl+K, finds units, people and orders at once, and leads there by the keys', async () => {
    await show(ORDERS)
    await userEvent.keyboard('{Control>}k{/Control}')
    const field = await screen.findByRole('combobox')
    expect(screen.queryAllByRole('option')).toEqual([])
    expect(document.activeElement).toBe(field)
    await userEvent.keyboard('gross')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/A 12 · Anna Groß.*Lindenhof · Haus A · EG · KV-12.*In Auswahl/),
      expect.stringMatching(/Anna Groß.*A 12.*anna@example.com/),
    ])
    await userEvent.clear(field)
    await userEvent.type(field, 'lh-2026-12')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/bp/demo/admin/orders/order-a-12'))
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('UNT-10: leads to the sections of the administration that the caller may open, by their names', async () => {
    await show('/bp/demo/admin/units')
    await userEvent.keyboard('{Control>}k{/Control}')
    const field = await screen.findByRole('combobox')
    await userEvent.type(field, 'benutz')
    expect(screen.queryAllByRole('option')).toEqual([])
    await userEvent.clear(field)
    await userEvent.type(field, 'bestellungen')
    expect(screen.getByRole('option').textContent).toBe('BestellungenBereich der Verwaltung')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(ORDERS))
  })

  it('UNT-10: opens on the pages of homes, and when the button of the administration asks for it', async () => {
    await show('/bp/demo/lindenhof/a-12/configurator/bad')
    await userEvent.keyboard('{Meta>}K{/Meta}')
    expect(await screen.findByRole('combobox')).toBeTruthy()
    cleanup()
    await show(ORDERS)
    act(openStaffSearch)
    expect(await screen.findByRole('combobox')).toBeTruthy()
  })

  it.each([
    ['a trade', 'trade', ORDERS],
    ['an agent', 'agent', '/bp/demo/outbox'],
    ['whoever presents a home', 'lead', '/bp/demo/lindenhof/a-02/present/dashboard'],
  ] as const)('UNT-10: stays shut for %s', async (_who, role, address) => {
    logInAs(role)
    await show(address)
    // The browser's own meaning of the keys stays.
    expect(fireEvent.keyDown(window, { key: 'k', ctrlKey: true })).toBe(true)
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(server.asked(listAccountUnits)).toEqual([])
  })
})
