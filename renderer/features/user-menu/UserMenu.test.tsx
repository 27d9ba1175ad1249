import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { client } from '#renderer/api/client.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { isSwitching } from '#renderer/features/own-units/index.ts'
import { ROUTES } from '#renderer/platform/routes.ts'
import { useSession } from '#renderer/features/session/index.ts'
import { UserMenu } from './UserMenu.tsx'

const USER = {
  id: 'u',
  email: 'b@x.de',
  firstName: 'B',
  lastName: 'B',
  mobile: null,
  group: 'buyer',
  role: 'buyer',
} as const
const unit = (id: string) => ({
  id,
  slug: id,
  display_name: id,
  description: '',
  project_id: 'p',
  project_slug: 'lindenhof',
  account_id: 'demo',
  unit_number: id,
  price: null,
  floor_space: 80,
  room_count: 3,
  floor: 1,
  sales_status: 'SOLD',
  featured: false,
  storey_name: null,
  is_sample: false,
})
const networkAdapter = client.defaults.adapter
let units: readonly string[]
let asked: number

function Selector() {
  return <p>{isSwitching(useLocation().state) ? 'from a unit' : 'first choice'}</p>
}

/** Opens the menu on a page of unit a-12. */
async function openMenu(userId: string) {
  useSession.setState({ status: 'loggedIn', user: { ...USER, id: userId } })
  render(
    <AppTheme>
      <MemoryRouter initialEntries={['/bp/demo/lindenhof/a-12/dashboard']}>
        <Routes>
          <Route path="/bp/:accountId/:projectId/:unitId/dashboard" element={<UserMenu />} />
          <Route path={ROUTES.unitSelector} element={<Selector />} />
        </Routes>
      </MemoryRouter>
    </AppTheme>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Menü: Konto und Einstellungen' }))
  await waitFor(() => expect(asked).toBe(1))
  // The answer is in.
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
}

describe('menu of the user', () => {
  beforeEach(async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addListener: () => {}, removeListener: () => {} }))
    asked = 0
    client.defaults.adapter = (config) => {
      asked += 1
      const data = JSON.stringify(units.map(unit))
      return Promise.resolve({ status: 200, statusText: '', headers: {}, data, config })
    }
    await startI18n(['session'])
    await changeLocale('de')
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
    if (networkAdapter !== undefined) client.defaults.adapter = networkAdapter
  })

  it('SHL-69 USL-1 leads to the other units of who has several, as a switch', async () => {
    units = ['a-11', 'b-07']
    await openMenu('anna')
    expect(screen.getByText('Wohneinheit wechseln').closest('a')?.getAttribute('href')).toBe(
      '/bp/demo/lindenhof/configurator/unitSelector',
    )
    fireEvent.click(screen.getByText('Wohneinheit wechseln'))
    expect(screen.getByText('from a unit')).toBeTruthy()
  })

  it('SHL-69 offers no other unit to who has one', async () => {
    units = ['a-12']
    await openMenu('ben')
    expect(screen.queryByText('Wohneinheit wechseln')).toBeNull()
  })
})
