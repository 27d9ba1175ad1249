import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listAccountUnits } from '#shared/contracts/http/account-units.contract.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { answeringServer } from '#renderer/testing/answering-server.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { aUnit } from '../units/testing/unit-rows.ts'
import { StaffSearch } from './StaffSearch.tsx'

const server = answeringServer()

function Address() {
  return <output data-testid="address">{useLocation().pathname}</output>
}

describe('the search of the team', () => {
  beforeEach(async () => {
    await startI18n()
    await changeLocale('de')
    server.answer(listAccountUnits, {
      today: '2026-11-24',
      missingCount: 0,
      projects: [{ id: 'lindenhof', slug: 'lindenhof', name: 'Lindenhof', showsPrices: true }],
      units: [aUnit({ unitNumber: 'A 12', buyers: ['Anna Groß'], state: 'choosing' }), aUnit({ unitNumber: 'A 1' })],
    })
  })
  afterEach(cleanup)

  it('UNT-10: opens by Ctrl+K, finds units, people and orders at once, and leads there by the keys', async () => {
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <AppTheme>
          <MemoryRouter initialEntries={['/bp/demo/admin/orders']}>
            <Routes>
              <Route path="/bp/:accountId/admin/*" element={<StaffSearch />} />
            </Routes>
            <Address />
          </MemoryRouter>
        </AppTheme>
      </QueryClientProvider>,
    )
    await screen.findByRole('button', { name: 'Suchen' })
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
})
