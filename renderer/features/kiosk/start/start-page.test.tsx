import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { getSampleUnit } from '#shared/contracts/http/units.contract.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import * as session from '#renderer/session/index.ts'
import { answeringServer, noAnswer } from '#renderer/testing/answering-server.ts'
import type { UnitData } from '#renderer/unit/data/unit-data.types.ts'
import { projectConfig, unitData } from '#renderer/unit/testing/unit-data.ts'
import { useKiosk } from '../state/kiosk.store.ts'
import { READY } from '../testing/kiosk-state.ts'
import { useVisit } from '../visit/visit.store.ts'
import { StartPage } from './StartPage.tsx'

vi.mock('#renderer/session/index.ts', async (original) => ({
  ...(await original<typeof session>()),
  useKnownConfig: vi.fn(),
}))

const server = answeringServer()
const user = userEvent.setup()
const HOME: UnitData = {
  ...unitData,
  slug: 'drei',
  displayName: 'Musterwohnung 3 Zimmer',
  price: 543_000_00,
  floorSpace: 83.2,
  roomCount: 3,
  attachments: [{ id: 'p', role: 'floor_plan_sales', url: '/files/plan.svg', createdAt: '2026-01-01T00:00:00Z' }],
  unitFeatures: [
    { id: 'heating', title: 'Fußbodenheizung', marketingFeature: false },
    { id: 'balcony', title: 'Balkon nach Süden', marketingFeature: true },
  ],
}
const UNIT = { id: HOME.id, slug: HOME.slug, name: 'Drei Zimmer' }

function show({ units = [UNIT], returnUrl = null as string | null } = {}) {
  useKiosk.setState({ host: { ...READY, units, settings: { ...READY.settings, returnUrl } } })
  useVisit.setState({ phase: 'opening' })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <StartPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

const setFlags = (featureFlags: session.ProjectConfig['featureFlags']) =>
  vi.mocked(session.useKnownConfig).mockReturnValue({ ...projectConfig, featureFlags })

describe('where a visit begins', () => {
  beforeAll(async () => {
    await startI18n(['kiosk', 'units', 'session'])
    await changeLocale('de')
  })
  beforeEach(() => {
    setFlags({ showUnitPrices: true })
    server.answer(getSampleUnit, HOME)
  })
  afterEach(cleanup)

  it('KSK-26 shows each home with plan, size, price from and the way into it', async () => {
    show()
    expect(await screen.findByText('3 Zimmer · 83,2 m² · Balkon nach Süden', { normalizer: plain })).toBeTruthy()
    expect(screen.getByText('ab 543.000 €', { normalizer: plain })).toBeTruthy()
    const plan = screen.getByRole('img', { name: 'Grundriss: Musterwohnung 3 Zimmer' })
    expect(plan.getAttribute('src')).toBe('/files/plan.svg')
    const link = screen.getByRole('link', { name: 'Musterwohnung 3 Zimmer' })
    expect(link.getAttribute('href')).toBe('/mp/demo/lindenhof/drei/configurator')
  })

  it('KSK-26 shows no price where the project shows none, and says where it is on request', async () => {
    setFlags({ showUnitPrices: false })
    show()
    await screen.findByText(/83,2/)
    expect(screen.queryByText(/ab /)).toBeNull()
    cleanup()
    setFlags({ showUnitPrices: true })
    server.answer(getSampleUnit, { ...HOME, price: null })
    show()
    expect(await screen.findByText('Preis auf Anfrage')).toBeTruthy()
  })

  it('KSK-26 lets a home be opened while its figures are on their way, and the pictures wait for them', async () => {
    const held = Promise.withResolvers<UnitData>()
    server.answer(getSampleUnit, () => held.promise)
    show()
    const card = screen.getByRole('article')
    expect(card.getAttribute('aria-busy')).toBe('true')
    expect(screen.getByRole('link', { name: 'Drei Zimmer' })).toBeTruthy()
    expect(useVisit.getState().phase).toBe('opening')
    await act(async () => held.resolve(HOME))
    await waitFor(() => expect(card.getAttribute('aria-busy')).toBe('false'))
    expect(useVisit.getState().phase).toBe('open')
  })

  it('KSK-26 says that figures are missing, and asks again', async () => {
    server.answer(getSampleUnit, noAnswer())
    show()
    expect((await screen.findByRole('alert')).textContent).toContain('Die Angaben fehlen gerade.')
    expect(useVisit.getState().phase).toBe('open')
    expect(screen.getByRole('link', { name: 'Drei Zimmer' })).toBeTruthy()
    server.answer(getSampleUnit, HOME)
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
    expect(await screen.findByText(/83,2/)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('KSK-26 says so where there is no home', () => {
    show({ units: [] })
    expect(screen.getByText(/gibt es hier keine Wohnung zum Einrichten/)).toBeTruthy()
    expect(screen.queryByRole('list')).toBeNull()
    expect(useVisit.getState().phase).toBe('open')
  })

  it('KSK-18, KSK-27 has a way back only to what the device stands in, and always an end', async () => {
    show()
    expect(screen.queryByRole('button', { name: 'Zurück' })).toBeNull()
    cleanup()
    show({ returnUrl: 'https://center.example' })
    await user.click(screen.getByRole('button', { name: 'Zurück' }))
    expect(await screen.findByRole('dialog', { name: 'Möchten Sie Ihren Besuch beenden?' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Weiter auswählen' }))
    await user.click(screen.getByRole('button', { name: 'Beenden' }))
    expect(await screen.findByRole('dialog', { name: 'Möchten Sie Ihren Besuch beenden?' })).toBeTruthy()
  })
})

/** With a space for each of those that do not break. */
function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}
