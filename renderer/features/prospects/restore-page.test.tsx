import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { getProspectConfiguration } from '#shared/contracts/http/prospects.contract.ts'
import * as saved from '#renderer/unit/saving/restore-locally.ts'
import { projectConfig } from '#renderer/unit/testing/unit-data.ts'
import * as session from '#renderer/session/index.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { browserKeep } from '#renderer/platform/storage.ts'
import { answeringServer } from '#renderer/testing/answering-server.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { createLocalFavorites } from '#renderer/unit/favorites/favorite-storage.ts'
import { RestorePage } from './RestorePage.tsx'

vi.mock('#renderer/unit/saving/restore-locally.ts', async (original) => ({
  ...(await original<typeof saved>()),
  hasOtherChoices: vi.fn(),
  restoreLocally: vi.fn(),
}))
vi.mock('#renderer/session/index.ts', async (original) => ({
  ...(await original<typeof session>()),
  useProjectConfig: vi.fn(),
}))

const server = answeringServer()
const hasOtherChoices = vi.mocked(saved.hasOtherChoices)
const restoreLocally = vi.mocked(saved.restoreLocally)
const ADDRESS = { accountId: 'demo', projectId: 'lindenhof', unitId: 'a-12' }
const CHANGED = 'Der Katalog hat sich geändert'
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeAll(async () => {
  await startI18n()
  await changeLocale('de')
  await i18next.loadNamespaces(['prospects'])
})
beforeEach(() => {
  vi.resetAllMocks()
  hasOtherChoices.mockResolvedValue(false)
  restoreLocally.mockResolvedValue(undefined)
  vi.mocked(session.useProjectConfig).mockReturnValue({ config: projectConfig, error: null })
})
afterEach(cleanup)

/** Opens one that was saved at 100 €. `total`: cents on the catalogue of now. */
function open(total: number, wishes: { roomBookSubLineItemId: string; productId: string }[] = []) {
  server.answer(getProspectConfiguration, {
    unitId: 'unit-a-12',
    buyerSelections: {},
    buyerLineItemActivations: {},
    buyerDesignLineSelections: [],
    previewImageUrls: [],
    catalogueRevision: 'r1',
    currentCatalogueRevision: 'r2',
    total,
    totalOnRequest: 0,
    savedTotal: 100_00,
    savedTotalOnRequest: 0,
    droppedCount: 0,
    wishes,
    createdAt: '2026-11-01T10:00:00.000Z',
    expiresAt: '2027-01-30T10:00:00.000Z',
  })
  render(
    <AppTheme>
      <MemoryRouter initialEntries={['/demo/lindenhof/a-12/token']}>
        <Routes>
          <Route path="/:accountId/:projectId/:unitId/:configurationToken" element={<RestorePage />} />
          <Route path={linkTo('dashboard', { portalId: 'mp', ...ADDRESS })} element={<h1>dashboard</h1>} />
        </Routes>
      </MemoryRouter>
    </AppTheme>,
  )
}

it('PRO-25 stores nothing before the difference in price has been shown', async () => {
  open(120_00)
  await screen.findByRole('heading', { name: CHANGED })
  expect(restoreLocally).not.toHaveBeenCalled()
  await press('Weiter zur Konfiguration')
  await screen.findByRole('heading', { name: 'dashboard' })
  expect(restoreLocally).toHaveBeenCalledOnce()
})

it('PRO-25, decision 58: shows both totals and what they differ by with cents, so that they add up', async () => {
  open(120_49)
  await screen.findByRole('heading', { name: CHANGED })
  const amounts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(amounts).toEqual(['+100,00 €', '+120,49 €', '+20,49 €'].map((text) => text.replace(' ', '\u00a0')))
})

it('PRO-26 asks first, then shows the difference, then stores', async () => {
  hasOtherChoices.mockResolvedValue(true)
  open(120_00)
  await screen.findByRole('button', { name: 'Gespeicherte öffnen' })
  await press('Gespeicherte öffnen')
  await screen.findByRole('heading', { name: CHANGED })
  expect(restoreLocally).not.toHaveBeenCalled()
})

it('PRO-25 opens at once when nothing has changed', async () => {
  open(100_00)
  await screen.findByRole('heading', { name: 'dashboard' })
  expect(restoreLocally).toHaveBeenCalledOnce()
})

it('TAKE-11: brings the hearts of a saved configuration along', async () => {
  open(100_00, [{ roomBookSubLineItemId: 'bodenbelag', productId: 'stein' }])
  await screen.findByRole('heading', { name: 'dashboard' })
  expect(await createLocalFavorites('unit-a-12', browserKeep).load()).toEqual([
    { itemId: 'bodenbelag', productId: 'stein' },
  ])
  browserKeep.removeItem('favorites')
})
